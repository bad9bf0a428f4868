walker_libwalker_a_SOURCES += \
	walker/symbols/binary.c \
	walker/symbols/elf_source.c \
	walker/symbols/names.c \
	walker/symbols/names.h \
	walker/symbols/places.c \
	walker/symbols/places.h \
	walker/symbols/private.h \
	walker/symbols/search.c \
	walker/symbols/symbols.c \
	walker/symbols/symbols.h
