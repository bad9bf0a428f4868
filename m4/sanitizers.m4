# SYMWALK_SANITIZERS
# --enable-asan, --enable-ubsan, --enable-tsan: what the sanitizers find ends the program.
AC_DEFUN([SYMWALK_SANITIZERS], [
SANITIZER_CFLAGS=
SYMWALK_SANITIZER([asan], [address])
SYMWALK_SANITIZER([ubsan], [undefined])
SYMWALK_SANITIZER([tsan], [thread])
AS_IF([test -n "$SANITIZER_CFLAGS"],
  [SANITIZER_CFLAGS="$SANITIZER_CFLAGS -fno-sanitize-recover=all -fno-omit-frame-pointer"])
AC_SUBST([SANITIZER_CFLAGS])
AM_CONDITIONAL([SANITIZED], [test -n "$SANITIZER_CFLAGS"])
])

# SYMWALK_SANITIZER(SWITCH, NAME)
AC_DEFUN([SYMWALK_SANITIZER], [
AC_ARG_ENABLE([$1], [AS_HELP_STRING([--enable-$1], [build with -fsanitize=$2])], [], [enable_$1=no])
AS_IF([test "$enable_$1" != no], [
  SYMWALK_CC_FLAG([-fsanitize=$2], [SANITIZER_CFLAGS="$SANITIZER_CFLAGS -fsanitize=$2"],
    [AC_MSG_ERROR([--enable-$1: $CC cannot link with -fsanitize=$2])])
])
])
