# SYMWALK_WARNINGS
# --enable-warnings=[no|yes|error]: the warnings this code is kept clean of, as far as the compiler knows them.
# Off unless asked for, so that a compiler of tomorrow cannot break somebody's build of a release.
AC_DEFUN([SYMWALK_WARNINGS], [
AC_ARG_ENABLE([warnings],
  [AS_HELP_STRING([--enable-warnings@<:@=error@:>@], [compile with many warnings; "error" makes them errors])],
  [AS_CASE([$enableval], [no|yes|error], [], [AC_MSG_ERROR([--enable-warnings takes no, yes or error])])],
  [enable_warnings=no])
WARNING_CFLAGS=
AS_IF([test "$enable_warnings" != no], [
  for flag in -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition -Wvla \
              -Wformat=2 -Wimplicit-fallthrough -Wpointer-arith -Wwrite-strings -Wundef -Wcast-qual; do
    SYMWALK_CC_FLAG([$flag], [WARNING_CFLAGS="$WARNING_CFLAGS $flag"])
  done
  AS_IF([test "$enable_warnings" = error], [WARNING_CFLAGS="$WARNING_CFLAGS -Werror"])
])
AC_SUBST([WARNING_CFLAGS])
])

# SYMWALK_CC_FLAG(FLAG, IF-KNOWN, [IF-NOT]): does the compiler know FLAG, and link with it?
# -Werror, because clang only warns of a flag that it does not know.
AC_DEFUN([SYMWALK_CC_FLAG], [
AC_MSG_CHECKING([whether $CC knows $1])
symwalk_cflags=$CFLAGS
CFLAGS="$CFLAGS -Werror $1"
AC_LINK_IFELSE([AC_LANG_SOURCE([[int main(void) { return 0; }]])],
  [symwalk_known=yes], [symwalk_known=no])
CFLAGS=$symwalk_cflags
AC_MSG_RESULT([$symwalk_known])
AS_IF([test $symwalk_known = yes], [$2], [$3])
])
