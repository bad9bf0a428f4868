noinst_LIBRARIES += symcheck/libsymcheck.a
symcheck_libsymcheck_a_SOURCES = \
	symcheck/finding.c \
	symcheck/finding.h \
	symcheck/ids.c \
	symcheck/ids.h \
	symcheck/lint.c \
	symcheck/lint.h \
	symcheck/lint_func.c \
	symcheck/lint_stack.c \
	symcheck/lint_state.h \
	symcheck/options.c \
	symcheck/options.h \
	symcheck/report.c \
	symcheck/report.h

bin_PROGRAMS += symcheck/symcheck
symcheck_symcheck_SOURCES = symcheck/main.c
symcheck_symcheck_LDADD = $(SYMCHECK_LIBS)
dist_man_MANS += docs/symcheck.1
