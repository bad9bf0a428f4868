noinst_LIBRARIES += symfile/libsymfile.a
symfile_libsymfile_a_SOURCES = \
	symfile/arch.c \
	symfile/arch.h \
	symfile/check.c \
	symfile/check.h \
	symfile/file.h \
	symfile/ids.c \
	symfile/ids.h \
	symfile/module.c \
	symfile/module.h \
	symfile/stack_rules.c \
	symfile/stack_rules.h \
	symfile/text.c \
	symfile/text.h \
	symfile/writer.c \
	symfile/writer.h
