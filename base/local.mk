noinst_LIBRARIES += base/libbase.a
base_libbase_a_SOURCES = \
	base/arena.c \
	base/arena.h \
	base/buf.c \
	base/buf.h \
	base/bytes.c \
	base/bytes.h \
	base/cli.c \
	base/cli.h \
	base/cursor.c \
	base/cursor.h \
	base/demangle.c \
	base/demangle.h \
	base/diag.c \
	base/diag.h \
	base/file.c \
	base/file.h \
	base/intern.c \
	base/intern.h \
	base/mem.c \
	base/mem.h \
	base/parallel.c \
	base/parallel.h \
	base/range.c \
	base/range.h \
	base/status.h \
	base/utf16.c \
	base/utf16.h
