# SYMWALK_NEED(NAME, LIBRARY, HEADER, FUNCTION, PACKAGE)
# A library that the programs need: NAME_LIBS is set, or the library is noted for SYMWALK_NEED_REPORT.
AC_DEFUN([SYMWALK_NEED], [
symwalk_found=yes
AC_CHECK_HEADER([$3], [], [symwalk_found=no])
AS_IF([test $symwalk_found = yes], [AC_CHECK_LIB([$2], [$4], [:], [symwalk_found=no])])
AS_IF([test $symwalk_found = yes], [$1_LIBS=-l$2], [SYMWALK_MISSING([lib$2 with <$3>], [$5])])
AC_SUBST([$1_LIBS])
])

# SYMWALK_MISSING(WHAT, PACKAGE)
AC_DEFUN([SYMWALK_MISSING], [
symwalk_missing="$symwalk_missing
  $1"
symwalk_packages="$symwalk_packages $2"
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

# SYMWALK_DWARF_H: <dwarf.h> with the constants of DWARF, from libdwarf or from elfutils. libdwarf's lies in a folder of
# its own on most systems: DWARF_CPPFLAGS makes <dwarf.h> and <libdwarf.h> of it.
AC_DEFUN([SYMWALK_DWARF_H], [
AC_MSG_CHECKING([for dwarf.h])
symwalk_dwarf_h=no
DWARF_CPPFLAGS=
for header in libdwarf/dwarf.h libdwarf-0/dwarf.h dwarf.h; do
  AC_PREPROC_IFELSE([AC_LANG_SOURCE([[#include <$header>]])], [
    # The preprocessor says in its line markers where it found the header.
    symwalk_dwarf_h=`$CC -E $CPPFLAGS conftest.$ac_ext | sed -n 's|^# [[0-9]]* "\(.*/dwarf\.h\)".*|\1|p' | sed 1q`
    AS_IF([test $header != dwarf.h], [DWARF_CPPFLAGS=-I`AS_DIRNAME(["$symwalk_dwarf_h"])`])
    break])
done
AC_MSG_RESULT([$symwalk_dwarf_h])
AS_IF([test "$symwalk_dwarf_h" = no], [SYMWALK_MISSING([<dwarf.h> of libdwarf or elfutils], [libdwarf-dev])])
AC_SUBST([DWARF_CPPFLAGS])
])

# SYMWALK_LIBDWARF: the second opinion. Its dwarf_init became dwarf_init_b; for a while it had both, the latter with other
# arguments than now.
AC_DEFUN([SYMWALK_LIBDWARF], [
have_libdwarf=no
LIBDWARF_LIBS=
symwalk_cppflags=$CPPFLAGS
CPPFLAGS="$CPPFLAGS $DWARF_CPPFLAGS"
AC_CHECK_HEADER([libdwarf.h], [
  AC_CHECK_LIB([dwarf], [dwarf_init], [have_libdwarf=yes], [
    AC_CHECK_LIB([dwarf], [dwarf_init_b], [
      have_libdwarf=yes
      AC_DEFINE([HAVE_DWARF_INIT_B], [1], [libdwarf has dwarf_init_b in place of dwarf_init])
    ], [], [$ELF_LIBS $ZLIB_LIBS])
  ], [$ELF_LIBS $ZLIB_LIBS])
])
CPPFLAGS=$symwalk_cppflags
AS_IF([test $have_libdwarf = yes], [LIBDWARF_LIBS=-ldwarf], [SYMWALK_MISSING([libdwarf with <libdwarf.h>], [libdwarf-dev])])
AC_SUBST([LIBDWARF_LIBS])
])
