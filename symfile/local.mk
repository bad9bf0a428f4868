noinst_LIBRARIES += symfile/libsymfile.a
symfile_libsymfile_a_SOURCES = \
	symfile/arch.c \
	symfile/arch.h \
	symfile/check.c \
	symfile/check.h \
	symfile/file.c \
	symfile/file.h \
	symfile/ids.c \
	symfile/ids.h \
	symfile/index.c \
	symfile/index.h \
	symfile/lookup.c \
	symfile/lookup_stack.c \
	symfile/module.c \
	symfile/module.h \
	symfile/numbers.c \
	symfile/numbers.h \
	symfile/packed.c \
	symfile/packed.h \
	symfile/records.c \
	symfile/records.h \
	symfile/scan.c \
	symfile/scan.h \
	symfile/source.c \
	symfile/source.h \
	symfile/spans.c \
	symfile/spans.h \
	symfile/stack_rules.c \
	symfile/stack_rules.h \
	symfile/text.c \
	symfile/text.h \
	symfile/writer.c \
	symfile/writer.h
