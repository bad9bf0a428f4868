# Every test speaks TAP: `make check` counts the cases, not the programs.

# Unit tests: one line each, NAME for tests/unit/NAME.c, which includes "tests/unit/check_main.h" and is linked with
# everything.
unit_tests = \
	tests/unit/test_abbrev \
	tests/unit/test_alt \
	tests/unit/test_arch \
	tests/unit/test_arena \
	tests/unit/test_assemble \
	tests/unit/test_buf \
	tests/unit/test_calls \
	tests/unit/test_cfi \
	tests/unit/test_cfi_expression \
	tests/unit/test_cfi_frame \
	tests/unit/test_cfi_random \
	tests/unit/test_cfi_rows \
	tests/unit/test_claims \
	tests/unit/test_core \
	tests/unit/test_cursor \
	tests/unit/test_debugfile \
	tests/unit/test_demangle \
	tests/unit/test_diag \
	tests/unit/test_dwarf_damage \
	tests/unit/test_elf_damage \
	tests/unit/test_exidx \
	tests/unit/test_file \
	tests/unit/test_form \
	tests/unit/test_functions \
	tests/unit/test_hex_text \
	tests/unit/test_identity \
	tests/unit/test_ids \
	tests/unit/test_image \
	tests/unit/test_image_code \
	tests/unit/test_info_stream \
	tests/unit/test_intern \
	tests/unit/test_line \
	tests/unit/test_line_header \
	tests/unit/test_lint \
	tests/unit/test_lint_stack \
	tests/unit/test_load \
	tests/unit/test_mapped_elf \
	tests/unit/test_maps \
	tests/unit/test_microdump \
	tests/unit/test_minidump \
	tests/unit/test_module \
	tests/unit/test_namer \
	tests/unit/test_options \
	tests/unit/test_oracle \
	tests/unit/test_outline \
	tests/unit/test_package \
	tests/unit/test_parallel \
	tests/unit/test_plt \
	tests/unit/test_postfix \
	tests/unit/test_process \
	tests/unit/test_range \
	tests/unit/test_ranges \
	tests/unit/test_raw \
	tests/unit/test_reason \
	tests/unit/test_register_text \
	tests/unit/test_relocatable \
	tests/unit/test_report_html \
	tests/unit/test_report_json \
	tests/unit/test_report_text \
	tests/unit/test_split \
	tests/unit/test_stack_rules \
	tests/unit/test_stackdump \
	tests/unit/test_symbol_search \
	tests/unit/test_stream \
	tests/unit/test_supplement \
	tests/unit/test_symbols \
	tests/unit/test_symfile \
	tests/unit/test_symfile_corpus \
	tests/unit/test_symfile_forms \
	tests/unit/test_symfile_naive \
	tests/unit/test_text \
	tests/unit/test_trace_text \
	tests/unit/test_types \
	tests/unit/test_unit \
	tests/unit/test_unit_lines \
	tests/unit/test_utf16 \
	tests/unit/test_walk \
	tests/unit/test_walk_cfi \
	tests/unit/test_walk_frame_pointer \
	tests/unit/test_walk_leaf \
	tests/unit/test_walk_signal \
	tests/unit/test_walk_win \
	tests/unit/test_walker_options \
	tests/unit/test_writer

# What unit tests share.
EXTRA_DIST += \
	tests/unit/cfi_fixture.h \
	tests/unit/check_main.h \
	tests/unit/dump_fixture.h \
	tests/unit/dwarf_fixture.h \
	tests/unit/elf_fixture.h \
	tests/unit/fragment_check.h \
	tests/unit/line_fixture.h \
	tests/unit/lint_fixture.h \
	tests/unit/split_fixture.h \
	tests/unit/symfile_fixture.h \
	tests/unit/report_fixture.h \
	tests/unit/walk_fixture.h

tests_unit_test_elf_damage_SOURCES = tests/unit/test_elf_damage.c tests/fuzz/fuzz_elf.c

# The makers of inputs, for every unit test to use.
check_LIBRARIES = tests/libmake.a
tests_libmake_a_SOURCES = \
	tests/make/bytes.c \
	tests/make/bytes.h \
	tests/make/cfi.c \
	tests/make/cfi.h \
	tests/make/core.c \
	tests/make/core.h \
	tests/make/dart.c \
	tests/make/dart.h \
	tests/make/dwarf.c \
	tests/make/dwarf.h \
	tests/make/elf.c \
	tests/make/elf.h \
	tests/make/line.c \
	tests/make/line.h \
	tests/make/minidump.c \
	tests/make/minidump.h \
	tests/make/package.c \
	tests/make/package.h

# The oracles: programs that hold the output to what others say, and what they share. `make oracles` builds them alone.
check_LIBRARIES += tests/liboracle.a
tests_liboracle_a_SOURCES = \
	tests/oracle/chain.h \
	tests/oracle/symbolizer.c \
	tests/oracle/symbolizer.h \
	tests/oracle/symtext.c \
	tests/oracle/symtext.h \
	tests/oracle/target.c \
	tests/oracle/target.h
oracle_programs = \
	tests/oracle/cfi_libdwarf \
	tests/oracle/chaincmp \
	tests/oracle/lines_libdwarf \
	tests/oracle/symchain
check_PROGRAMS += $(oracle_programs)
oracles: $(oracle_programs)

# Live fixtures: programs that come to known places and say the truth of the moment, and what holds the walker to it.
check_PROGRAMS += \
	tests/live/stepper \
	tests/live/walkcheck
EXTRA_DIST += \
	tests/live/stackdump_out.h \
	tests/live/victim.c
tests_live_stepper_LDADD =
.PHONY: oracles

# Shell tests: one line each; see tests/lib.sh.
shell_tests = \
	tests/walker/cores.sh \
	tests/live/live.sh \
	tests/walker/jobs.sh \
	tests/walker/rawstack.sh \
	tests/cli/inputs.sh \
	tests/cli/jobs.sh \
	tests/cli/kinds.sh \
	tests/cli/messages.sh \
	tests/cli/options.sh \
	tests/cli/output.sh \
	tests/cli/places.sh \
	tests/cli/progress.sh \
	tests/cli/relocatable.sh \
	tests/cli/store.sh \
	tests/cli/symcheck.sh \
	tests/cli/usage.sh \
	tests/corpus.sh \
	tests/cppcheck.sh \
	tests/dumps.sh \
	tests/fuzz/replay.sh \
	tests/globals.sh \
	tests/golden.sh \
	tests/hostile/damage.sh \
	tests/hostile/walker.sh \
	tests/layers.sh \
	tests/oracle/cfi.sh \
	tests/oracle/chains.sh \
	tests/oracle/exidx.sh \
	tests/oracle/languages.sh \
	tests/oracle/lines.sh \
	tests/report/corpus.sh \
	tests/report/html.sh \
	tests/report/json.sh \
	tests/trace/symfile.sh \
	tests/trace/trace.sh \
	tests/shellcheck.sh \
	tests/tree.sh

# Files like Dart's.
check_PROGRAMS += tests/trace/dartfile
tests_trace_dartfile_LDADD = tests/libmake.a $(WALKER_LIBS)

# What damages inputs, and makes hostile ones.
check_PROGRAMS += \
	tests/hostile/minidump \
	tests/hostile/mutate
tests_hostile_minidump_LDADD = tests/libmake.a $(WALKER_LIBS)
tests_hostile_mutate_LDADD =

# Fuzz targets: three lines each. The inputs that are kept lie in testdata/corpus/NAME; see tests/fuzz/replay.sh.
FUZZ_TARGETS = cfi core cursor demangle dump dwarf elf line maps microdump minidump postfix registers report stackdump symfile trace walk
check_PROGRAMS += tests/fuzz/replay_cfi
tests_fuzz_replay_cfi_SOURCES = tests/fuzz/fuzz_cfi.c $(replay)
check_PROGRAMS += tests/fuzz/replay_core
tests_fuzz_replay_core_SOURCES = tests/fuzz/fuzz_core.c tests/fuzz/process_check.h $(replay)
check_PROGRAMS += tests/fuzz/replay_cursor
tests_fuzz_replay_cursor_SOURCES = tests/fuzz/fuzz_cursor.c $(replay)
check_PROGRAMS += tests/fuzz/replay_demangle
tests_fuzz_replay_demangle_SOURCES = tests/fuzz/fuzz_demangle.c $(replay)
check_PROGRAMS += tests/fuzz/replay_dump
tests_fuzz_replay_dump_SOURCES = tests/fuzz/fuzz_dump.c $(replay)
check_PROGRAMS += tests/fuzz/replay_elf
tests_fuzz_replay_elf_SOURCES = tests/fuzz/fuzz_elf.c $(replay)
check_PROGRAMS += tests/fuzz/replay_line
tests_fuzz_replay_line_SOURCES = tests/fuzz/fuzz_line.c $(replay)
check_PROGRAMS += tests/fuzz/replay_maps
tests_fuzz_replay_maps_SOURCES = tests/fuzz/fuzz_maps.c tests/fuzz/process_check.h $(replay)
check_PROGRAMS += tests/fuzz/replay_microdump
tests_fuzz_replay_microdump_SOURCES = tests/fuzz/fuzz_microdump.c $(replay)
check_PROGRAMS += tests/fuzz/replay_minidump
tests_fuzz_replay_minidump_SOURCES = tests/fuzz/fuzz_minidump.c $(replay)
check_PROGRAMS += tests/fuzz/replay_postfix
tests_fuzz_replay_postfix_SOURCES = tests/fuzz/fuzz_postfix.c $(replay)
check_PROGRAMS += tests/fuzz/replay_symfile
tests_fuzz_replay_symfile_SOURCES = tests/fuzz/fuzz_symfile.c $(replay)
check_PROGRAMS += tests/fuzz/replay_dwarf
tests_fuzz_replay_dwarf_SOURCES = tests/fuzz/fuzz_dwarf.c $(replay)
check_PROGRAMS += tests/fuzz/replay_registers
tests_fuzz_replay_registers_SOURCES = tests/fuzz/fuzz_registers.c tests/fuzz/process_check.h $(replay)
check_PROGRAMS += tests/fuzz/replay_report
tests_fuzz_replay_report_SOURCES = tests/fuzz/fuzz_report.c $(replay)
check_PROGRAMS += tests/fuzz/replay_stackdump
tests_fuzz_replay_stackdump_SOURCES = tests/fuzz/fuzz_stackdump.c tests/fuzz/process_check.h $(replay)
check_PROGRAMS += tests/fuzz/replay_trace
tests_fuzz_replay_trace_SOURCES = tests/fuzz/fuzz_trace.c $(replay)
check_PROGRAMS += tests/fuzz/replay_walk
tests_fuzz_replay_walk_SOURCES = tests/fuzz/fuzz_walk.c $(replay)

replay = tests/fuzz/fuzz.h tests/fuzz/replay.c

LDADD = tests/libmake.a tests/liboracle.a symcheck/libsymcheck.a $(LIBDWARF_LIBS) $(WALKER_LIBS) $(CHECK_LIBS)

# `make fuzzer TARGET=NAME`, configured for clang and -fsanitize=fuzzer-no-link: see ./dev fuzz.
fuzzer: $(noinst_LIBRARIES) $(check_LIBRARIES)
	$(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) $(AM_CFLAGS) $(CFLAGS) -fsanitize=fuzzer \
		-o tests/fuzz/fuzz_$(TARGET) $(top_srcdir)/tests/fuzz/fuzz_$(TARGET).c $(LDADD)
.PHONY: fuzzer

if HAVE_CHECK
check_PROGRAMS += $(unit_tests) tests/report/sample
TESTS += $(unit_tests)
else
TESTS += tests/unit/none.sh
endif
TESTS += $(shell_tests)

TEST_EXTENSIONS = .sh
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_COMPILER = timeout 900 bash
AM_TESTS_ENVIRONMENT = TAP=yes SRC='$(abs_top_srcdir)' BUILD='$(abs_top_builddir)' CC='$(CC)' NM='$(NM)' \
	SANITIZED='$(SANITIZER_CFLAGS)' FUZZ_TARGETS='$(FUZZ_TARGETS)' CK_TIMEOUT_MULTIPLIER=10; \
	export TAP SRC BUILD CC NM SANITIZED FUZZ_TARGETS CK_TIMEOUT_MULTIPLIER;

EXTRA_DIST += $(shell_tests) tests/lib.sh tests/cli/common.sh tests/cppcheck.txt tests/report/page.py tests/report/schema.py \
	tests/unit/none.sh tests/walker/core.py tests/walker/crash.c testdata

clean-local:
	rm -rf tests/go-cache
