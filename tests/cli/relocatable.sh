#!/bin/bash
# Relocatable files: objects and partial links have the functions, lines and inlined calls of the linked program.
. "$(dirname "$0")/common.sh"

cat >one.c <<'END'
#include "common.h"
static inline int cube(int x) { return x * square(x); }
int sum(const int *at, int n)
{
	int total = 0;
	for (int i = 0; i < n; i++)
		total += cube(at[i]) - two(i);
	if (__builtin_expect(total < 0, 0))
		fail(total);
	return total;
}
int last(int x) { return x - 1; }
int main(int argc, char **argv)
{
	int some[3] = {argc, argc + 1, (int)(unsigned long)argv};
	return sum(some, 3);
}
END
cat >two.c <<'END'
#include "common.h"
int two(int n) { volatile int m = n; return m + square(m); }
__attribute__((cold, noreturn)) void fail(int n)
{
	volatile int m = square(n);
	for (;;)
		m++;
}
END
cat >common.h <<'END'
int two(int n);
__attribute__((cold, noreturn)) void fail(int n);
static inline int square(int x) { return x * x + 1; }
END

# described FILE: FUNC, lines and inlined calls, counted from the function's start, with names instead of numbers. Functions that
# the program has from elsewhere are left out.
described()
{
	"$dump_syms" --strict "$1" >described.sym 2>described.err || { cat described.err; return 1; }
	awk '
		function hex(s,  i, n) {
			n = 0
			for (i = 1; i <= length(s); i++)
				n = n * 16 + index("0123456789abcdef", substr(s, i, 1)) - 1
			return n
		}
		$1 == "FILE" { file[$2] = $3; next }
		$1 == "INLINE_ORIGIN" { origin[$2] = $3; next }
		$1 == "FUNC" { start = hex($2); name = $5; print name, "size", $3; next }
		$1 == "INLINE" {
			text = name " inline " $2 " " $3 " " file[$4] " " origin[$5]
			for (i = 6; i < NF; i += 2)
				text = text " " hex($i) - start "+" $(i + 1)
			print text; next
		}
		$1 ~ /^(MODULE|INFO|PUBLIC|STACK)$/ { next }
		{ print name, "line", hex($1) - start "+" $2, $3, file[$4] }
	' described.sym | grep -E '^(sum|last|main|two|fail|square|cube)[. ]' | sort
}

# built COMPILER OPTION...: the objects, a partial link of them and the program say the same.
built()
{
	local compiler=$1 text="$*"
	shift
	rm -f one.o two.o part.o program
	if ! command -v "$compiler" >/dev/null || ! "$compiler" -g "$@" -c one.c two.c 2>cc.log ||
	   ! "$compiler" -g "$@" -nostdlib -static -Wl,-e,main -Wl,-z,norelro one.o two.o -o program 2>cc.log ||
	   ! "$compiler" "$@" -nostdlib -r one.o two.o -o part.o 2>cc.log; then
		skip "$text" "it is not built: $(head -n 1 cc.log)"
		return
	fi
	described program >program.txt
	check "$text: the program has functions" grep -q '^sum inline 1 .* square' program.txt
	described part.o >part.txt
	same "$text: a partial link" program.txt part.txt
	{ described one.o; described two.o; } | sort >objects.txt
	same "$text: objects" program.txt objects.txt
}

for compiler in gcc clang; do
	for options in -O2 '-O2 -gdwarf-4' '-O2 -m32' '-O2 -m32 -gdwarf-2' '-O2 -ffunction-sections' '-O2 -gz=zlib' '-O3 -fPIC'; do
		built $compiler $options
	done
done
for machine in aarch64-linux-gnu arm-linux-gnueabihf m68k-linux-gnu mips-linux-gnu mips64-linux-gnuabi64 powerpc64-linux-gnu \
	s390x-linux-gnu sparc64-linux-gnu; do
	built $machine-gcc-12 -O2
done
built riscv64-linux-gnu-gcc-12 -O2 -mno-relax # which takes code out when it links
for machine in aarch64 aarch64_be armv7a ppc64le riscv64 mips mipsel mips64 mips64el powerpc; do
	built clang -O2 --target=$machine-linux-gnu -fuse-ld=lld
done

# elfutils, which lays sections out in the same way, says whose code an address is, and which line it has.
if command -v eu-addr2line >/dev/null && $CC -g -O2 -c -ffunction-sections one.c two.c && ld -r one.o two.o -o part.o; then
	for file in one.o part.o; do
		"$dump_syms" "$file" >out 2>err
		sed -n 's/^FUNC \([0-9a-f]*\) [^ ]* 0 \(.*\)/\1 \2/p' out >functions
		while read -r address _; do
			eu-addr2line -f -e "$file" "0x$address" | sed -n '1s/.* in //; 1p'
		done <functions >names.theirs
		sed 's/^[^ ]* //; s/\.cold$//' functions >names.ours
		sed -i 's/\.cold$//' names.theirs
		same "$file: functions are where elfutils has them" names.theirs names.ours
		check "$file: there are functions" test "$(wc -l <names.ours)" -ge 2
	done
else
	skip "places as elfutils has them" "there is no eu-addr2line"
fi

# There is no address "as linked" to keep.
$CC -g -O2 -c two.c -o two.o
"$dump_syms" two.o >plain.sym 2>/dev/null
"$dump_syms" -a two.o >kept.sym 2>/dev/null
same "-a changes nothing" plain.sym kept.sym
holds "the first section is at 0" plain.sym '^FUNC 0 '

# A partial link leaves functions of comdat groups out that it has already: nothing is said of 0.
cat >group.cc <<'END'
template <typename T> __attribute__((noinline)) T twice(T x) { volatile T y = x; return y + y; }
int NAME(int n) { return twice(n) + twice(n + 1); }
END
if g++ -g -O1 -c -DNAME=first group.cc -o first.o 2>cc.log && g++ -g -O1 -c -DNAME=second group.cc -o second.o &&
   ld -r first.o second.o -o group.o; then
	"$dump_syms" --strict group.o >out 2>err
	judge 0 'no build-id' "a group that is there twice" $?
	check "it has one function of the group" test "$(grep -c '^FUNC .* twice<int>' out)" -eq 1
	check "and the others" test "$(grep -c '^FUNC ' out)" -eq 3
else
	skip "a group that is there twice" "g++ makes no object"
fi
finish
