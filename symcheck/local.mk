noinst_LIBRARIES += symcheck/libsymcheck.a
symcheck_libsymcheck_a_SOURCES = \
	symcheck/audit.c \
	symcheck/audit.h \
	symcheck/audit_cfi.c \
	symcheck/audit_cfi.h \
	symcheck/binary.c \
	symcheck/binary.h \
	symcheck/cfi_judge.c \
	symcheck/cfi_judge.h \
	symcheck/finding.c \
	symcheck/finding.h \
	symcheck/frame_machine.c \
	symcheck/frame_machine.h \
	symcheck/ids.c \
	symcheck/ids.h \
	symcheck/lint.c \
	symcheck/lint.h \
	symcheck/lint_func.c \
	symcheck/lint_stack.c \
	symcheck/lint_state.h \
	symcheck/load.c \
	symcheck/load.h \
	symcheck/match.c \
	symcheck/match.h \
	symcheck/names.c \
	symcheck/names.h \
	symcheck/options.c \
	symcheck/options.h \
	symcheck/paths.c \
	symcheck/paths.h \
	symcheck/places.c \
	symcheck/places.h \
	symcheck/report.c \
	symcheck/report.h \
	symcheck/truth.c \
	symcheck/truth.h

bin_PROGRAMS += symcheck/symcheck
symcheck_symcheck_SOURCES = symcheck/main.c
symcheck_symcheck_LDADD = $(SYMCHECK_LIBS)
dist_man_MANS += docs/symcheck.1
