walker_libwalker_a_SOURCES += \
	walker/unwind/frame.c \
	walker/unwind/frame.h \
	walker/unwind/walk.h
