# A line for each file of the converter; main.c makes the program.
noinst_LIBRARIES += dump_syms/libdumpsyms.a
dump_syms_libdumpsyms_a_SOURCES = \
	dump_syms/cfi/cfi.h \
	dump_syms/dump.h \
	dump_syms/dwarf/dwarf.h \
	dump_syms/dwarf/fragment.h \
	dump_syms/dwarf/line.c \
	dump_syms/dwarf/line.h \
	dump_syms/dwarf/line_header.c \
	dump_syms/dwarf/line_path.c \
	dump_syms/dwarf/line_private.h \
	dump_syms/dwarf/line_spans.c

# The program, once main.c is there:
#bin_PROGRAMS += dump_syms/dump_syms
#dump_syms_dump_syms_SOURCES = dump_syms/main.c
