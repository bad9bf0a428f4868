#!/bin/bash
# Line spans and paths against libdwarf's rows: small programs of every DWARF version, and the machine's own C library.
. "$(dirname "$0")/../lib.sh"

judge=$BUILD/tests/oracle/lines_libdwarf
[ -x "$judge" ] || skip_all "libdwarf is not installed"

mkdir -p "$scratch/src/inc"
cat >"$scratch/src/inc/square.h" <<'END'
static inline int square(int x)
{
	if (x > 3)
		return x * x;
	return x + 2;
}
END
cat >"$scratch/src/main.c" <<'END'
#include "square.h"
__attribute__((noinline)) static int sum(int x)
{
	return square(x) +
	       square(x + 1);
}
#line 77 "generated.y"
int main(int argc, char **argv)
{
	int total = 0;
	for (int i = 0; argv[i] && i < argc; i++)
		total += sum(i);
	return total;
}
END

# judged TEXT COMPILER OPTION...: builds the program and holds it to libdwarf.
judged()
{
	local text=$1 compiler=$2
	shift 2
	if ! command -v "$compiler" >/dev/null; then
		skip "$text" "there is no $compiler"
	elif ! (cd "$scratch/src" && "$compiler" -g -O2 -Iinc "$@" main.c -o "$scratch/program") >"$scratch/log" 2>&1; then
		skip "$text" "$compiler $* does not build it"
	else
		check "$text" "$judge" "$scratch/program"
	fi
}

for compiler in gcc clang; do
	for version in 2 3 4 5; do
		judged "$compiler, DWARF $version" $compiler -gdwarf-$version
	done
	judged "$compiler, sections" $compiler -ffunction-sections -Wl,--gc-sections
	judged "$compiler, compressed" $compiler -gz=zlib
	judged "$compiler, 32 bits" $compiler -m32
	judged "$compiler, 64-bit DWARF" $compiler -gdwarf64
done
judged "gcc, line tables by the compiler itself" gcc -gno-as-locview-support -gno-as-loc-support
judged "ARM64" aarch64-linux-gnu-gcc-12

libc=$(readlink -f "$("$CC" -print-file-name=libc.so.6)")
id=$(readelf -nW "${libc:-/nonexistent}" 2>/dev/null | sed -n 's/.*Build ID: *//p' | head -n 1)
debug=/usr/lib/debug/.build-id/${id:0:2}/${id:2}.debug
if [ -n "$id" ] && [ -f "$debug" ]; then
	check "the machine's C library" "$judge" "$debug"
else
	skip "the machine's C library" "its debug file is not installed"
fi
finish
