# Every test speaks TAP: `make check` counts the cases, not the programs.

# Unit tests: one line each, for tests/unit/NAME.c (include "tests/unit/check_main.h").
unit_tests =

# Shell tests (see tests/lib.sh).
shell_tests =

# The makers of inputs, for every unit test to use.
check_LIBRARIES = tests/libmake.a
tests_libmake_a_SOURCES =

LDADD += tests/libmake.a $(CHECK_LIBS)

if HAVE_CHECK
check_PROGRAMS += $(unit_tests)
TESTS += $(unit_tests)
endif
TESTS += $(shell_tests)

TEST_EXTENSIONS = .sh
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_COMPILER = $(SHELL)
AM_TESTS_ENVIRONMENT = TAP=yes SRC='$(abs_top_srcdir)' BUILD='$(abs_top_builddir)' CC='$(CC)' NM='$(NM)'; \
	export TAP SRC BUILD CC NM;

EXTRA_DIST += $(shell_tests) tests/unit/check_main.h
