walker_libwalker_a_SOURCES += \
	walker/unwind/abi.c \
	walker/unwind/abi.h \
	walker/unwind/cfi.c \
	walker/unwind/cfi_rules.c \
	walker/unwind/cfi_rules.h \
	walker/unwind/frame.c \
	walker/unwind/frame.h \
	walker/unwind/frame_pointer.c \
	walker/unwind/leaf.c \
	walker/unwind/place.c \
	walker/unwind/place.h \
	walker/unwind/refusal.c \
	walker/unwind/refusal.h \
	walker/unwind/scan.c \
	walker/unwind/signal.c \
	walker/unwind/step.c \
	walker/unwind/step.h \
	walker/unwind/trace.c \
	walker/unwind/trace.h \
	walker/unwind/walk.c \
	walker/unwind/walk.h \
	walker/unwind/win.c \
	walker/unwind/win_rules.c \
	walker/unwind/win_rules.h
