# A line for each file of the converter; main.c makes the program.
noinst_LIBRARIES += dump_syms/libdumpsyms.a
dump_syms_libdumpsyms_a_SOURCES = \
	dump_syms/assemble.c \
	dump_syms/assemble.h \
	dump_syms/cfi/cfi.c \
	dump_syms/cfi/cfi.h \
	dump_syms/cfi/expression.c \
	dump_syms/cfi/expression.h \
	dump_syms/cfi/frame.c \
	dump_syms/cfi/frame.h \
	dump_syms/cfi/pointer.c \
	dump_syms/cfi/pointer.h \
	dump_syms/cfi/records.c \
	dump_syms/cfi/records.h \
	dump_syms/cfi/rows.c \
	dump_syms/cfi/rows.h \
	dump_syms/cfi/rules.c \
	dump_syms/cfi/rules.h \
	dump_syms/cfi/state.c \
	dump_syms/cfi/state.h \
	dump_syms/claims.c \
	dump_syms/claims.h \
	dump_syms/debug_data.c \
	dump_syms/debug_data.h \
	dump_syms/dump.c \
	dump_syms/dump.h \
	dump_syms/dwarf/abbrev.c \
	dump_syms/dwarf/abbrev.h \
	dump_syms/dwarf/call_pieces.c \
	dump_syms/dwarf/calls.c \
	dump_syms/dwarf/calls.h \
	dump_syms/dwarf/constants.h \
	dump_syms/dwarf/die.c \
	dump_syms/dwarf/die.h \
	dump_syms/dwarf/dwarf.c \
	dump_syms/dwarf/dwarf.h \
	dump_syms/dwarf/form.c \
	dump_syms/dwarf/form.h \
	dump_syms/dwarf/fragment.c \
	dump_syms/dwarf/fragment.h \
	dump_syms/dwarf/functions.c \
	dump_syms/dwarf/keys.c \
	dump_syms/dwarf/keys.h \
	dump_syms/dwarf/language.c \
	dump_syms/dwarf/language.h \
	dump_syms/dwarf/line.c \
	dump_syms/dwarf/line.h \
	dump_syms/dwarf/line_header.c \
	dump_syms/dwarf/line_path.c \
	dump_syms/dwarf/line_private.h \
	dump_syms/dwarf/line_spans.c \
	dump_syms/dwarf/namer.c \
	dump_syms/dwarf/namer.h \
	dump_syms/dwarf/offset_map.c \
	dump_syms/dwarf/offset_map.h \
	dump_syms/dwarf/outline.c \
	dump_syms/dwarf/outline.h \
	dump_syms/dwarf/ranges.c \
	dump_syms/dwarf/ranges.h \
	dump_syms/dwarf/read.c \
	dump_syms/dwarf/reader.h \
	dump_syms/dwarf/shared.c \
	dump_syms/dwarf/shared.h \
	dump_syms/dwarf/tables.c \
	dump_syms/dwarf/tables.h \
	dump_syms/dwarf/types.c \
	dump_syms/dwarf/types.h \
	dump_syms/dwarf/unit.c \
	dump_syms/dwarf/unit.h \
	dump_syms/dwarf/unit_lines.c \
	dump_syms/dwarf/unit_lines.h \
	dump_syms/group.c \
	dump_syms/group.h \
	dump_syms/identify.c \
	dump_syms/identify.h \
	dump_syms/inputs.c \
	dump_syms/inputs.h \
	dump_syms/load.c \
	dump_syms/load.h \
	dump_syms/loose.c \
	dump_syms/names.c \
	dump_syms/names.h \
	dump_syms/number.c \
	dump_syms/options.c \
	dump_syms/options.h \
	dump_syms/output.c \
	dump_syms/output.h \
	dump_syms/progress.c \
	dump_syms/progress.h \
	dump_syms/publics.c \
	dump_syms/summary.c \
	dump_syms/summary.h

bin_PROGRAMS += dump_syms/dump_syms
dump_syms_dump_syms_SOURCES = dump_syms/main.c
dump_syms_dump_syms_LDADD = $(DUMP_SYMS_LIBS)
dist_man_MANS += docs/dump_syms.1
