# SYMWALK_NEED(NAME, LIBRARY, HEADER, FUNCTION, PACKAGE)
# A library that the programs need: NAME_LIBS is set, or the library is noted for SYMWALK_NEED_REPORT.
AC_DEFUN([SYMWALK_NEED], [
symwalk_found=yes
AC_CHECK_HEADER([$3], [], [symwalk_found=no])
AS_IF([test $symwalk_found = yes], [AC_CHECK_LIB([$2], [$4], [:], [symwalk_found=no])])
AS_IF([test $symwalk_found = yes], [$1_LIBS=-l$2],
  [symwalk_missing="$symwalk_missing
  lib$2 with <$3>"
   symwalk_packages="$symwalk_packages $5"])
AC_SUBST([$1_LIBS])
])

AC_DEFUN([SYMWALK_NEED_REPORT], [
AS_IF([test -n "$symwalk_missing"], [AC_MSG_ERROR([these libraries are needed and were not found:$symwalk_missing

On Debian and Ubuntu: ./dev deps installs all that is used, or only
  apt-get install$symwalk_packages
Elsewhere, and where they lie in a place of their own: CPPFLAGS=-I... LDFLAGS=-L...
config.log says what was tried.])])
])

# SYMWALK_CHECK: the unit tests' library, which is linked differently from one system to the next.
AC_DEFUN([SYMWALK_CHECK], [
have_check=no
CHECK_LIBS=
AC_CHECK_HEADER([check.h], [
  AC_MSG_CHECKING([how to link Check])
  symwalk_libs=$LIBS
  for candidate in "-lcheck" "-lcheck -lsubunit -lrt -lm -lpthread" "-lcheck_pic -lsubunit -lrt -lm -lpthread" \
                   "-lcheck -lrt -lm -lpthread"; do
    LIBS="$candidate $symwalk_libs"
    AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <check.h>]], [[srunner_set_tap(srunner_create(NULL), "-")]])],
      [have_check=yes; CHECK_LIBS=$candidate; break])
  done
  LIBS=$symwalk_libs
  AC_MSG_RESULT([${CHECK_LIBS:-no way found}])
])
AC_SUBST([CHECK_LIBS])
AM_CONDITIONAL([HAVE_CHECK], [test $have_check = yes])
])

# SYMWALK_LIBDWARF: the second opinion. Its headers lie in <libdwarf/> on Debian, its dwarf_init changed its arguments
# and became dwarf_init_b in 2021.
AC_DEFUN([SYMWALK_LIBDWARF], [
have_libdwarf=no
LIBDWARF_LIBS=
AC_CHECK_HEADERS([libdwarf/libdwarf.h libdwarf.h], [have_libdwarf=yes; break])
AC_CHECK_HEADERS([libdwarf/dwarf.h dwarf.h], [break])
AS_IF([test $have_libdwarf = yes], [
  AC_CHECK_LIB([dwarf], [dwarf_init_b], [
    LIBDWARF_LIBS=-ldwarf
    AC_DEFINE([HAVE_DWARF_INIT_B], [1], [libdwarf's dwarf_init_b is there])
  ], [
    AC_CHECK_LIB([dwarf], [dwarf_init], [LIBDWARF_LIBS=-ldwarf], [have_libdwarf=no], [$ELF_LIBS $ZLIB_LIBS])
  ], [$ELF_LIBS $ZLIB_LIBS])
])
AC_SUBST([LIBDWARF_LIBS])
AM_CONDITIONAL([HAVE_LIBDWARF], [test $have_libdwarf = yes])
])
