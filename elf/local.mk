noinst_LIBRARIES += elf/libelfimage.a
elf_libelfimage_a_SOURCES = \
	elf/debugdata.c \
	elf/debugfile.c \
	elf/debugfile.h \
	elf/dynamic.c \
	elf/dynamic.h \
	elf/exidx.c \
	elf/exidx.h \
	elf/headers.c \
	elf/headers.h \
	elf/identity.c \
	elf/identity.h \
	elf/image.c \
	elf/image.h \
	elf/inflate.c \
	elf/inflate.h \
	elf/kinds.h \
	elf/load.c \
	elf/note.c \
	elf/note.h \
	elf/packed.h \
	elf/plt.c \
	elf/plt_decode.c \
	elf/plt_decode.h \
	elf/relocatable.c \
	elf/relocatable.h \
	elf/relocation.c \
	elf/relocation.h \
	elf/stream.c \
	elf/stream.h \
	elf/supplement.c \
	elf/supplement.h \
	elf/symbols.c \
	elf/symbols.h \
	elf/symtab.c \
	elf/symtab.h
