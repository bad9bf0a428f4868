noinst_LIBRARIES += elf/libelfimage.a
elf_libelfimage_a_SOURCES = \
	elf/debugfile.h \
	elf/identity.h \
	elf/image.h \
	elf/symbols.h
