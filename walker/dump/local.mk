walker_libwalker_a_SOURCES += \
	walker/dump/core.c \
	walker/dump/core_kinds.h \
	walker/dump/core_layout.c \
	walker/dump/core_layout.h \
	walker/dump/gather.c \
	walker/dump/gather.h \
	walker/dump/hex_text.c \
	walker/dump/hex_text.h \
	walker/dump/mapped_elf.c \
	walker/dump/mapped_elf.h \
	walker/dump/maps.c \
	walker/dump/maps.h \
	walker/dump/open.h \
	walker/dump/process.c \
	walker/dump/process.h \
	walker/dump/raw.c \
	walker/dump/raw.h \
	walker/dump/raw_kinds.h \
	walker/dump/register_text.c \
	walker/dump/register_text.h \
	walker/dump/registers.h \
	walker/dump/stackdump.c \
	walker/dump/stackdump_kinds.h \
	walker/dump/stackdump_text.c \
	walker/dump/stackdump_text.h \
	walker/dump/words.c \
	walker/dump/words.h
