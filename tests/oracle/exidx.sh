#!/bin/bash
# The records that ARM's exception tables become, against readelf's reading of the same tables: it names the instructions, and awk
# executes them.
. "$(dirname "$0")/../lib.sh"
cd "$scratch" || exit 1

READELF=${READELF:-readelf}
command -v "$READELF" >/dev/null || skip_all "there is no readelf"

# tables FILE: from readelf, each entry as "address rules", by address; without rules where it has none, "generic" where readelf does
# not read on.
tables()
{
	"$READELF" -uW "$1" 2>/dev/null | awk '
		function reset()
		{
			base = "sp"
			offset = 0
			delete basis
			delete where
		}
		function pop(register)
		{
			basis[register] = base
			where[register] = offset
			offset += 4
		}
		function value(register)
		{
			if (basis[register] == base)
				return ".cfa " where[register] - offset " + ^"
			return basis[register] " " where[register] " + ^"
		}
		function flush(  i, text)
		{
			if (address == "")
				return
			if (none || generic) {
				print address (generic ? " generic" : "")
				address = ""
				return
			}
			if ("r15" in where) {
				basis["r14"] = basis["r15"]
				where["r14"] = where["r15"]
			}
			text = address " .cfa: " base (offset || base !~ / / ? " " offset " +" : "") " .ra: " ("r14" in where ? value("r14") : "lr")
			for (i = 0; i <= 12; i++)
				if ("r" i in where)
					text = text " r" i ": " value("r" i)
			print text
			address = ""
		}
		/^0x[0-9a-f]+( <.*>)?: / {
			flush()
			sub(/^0x0*/, "")
			match($0, /^[0-9a-f]*/)
			address = RLENGTH ? substr($0, 1, RLENGTH) : "0"
			none = /cantunwind/
			generic = 0
			reset()
		}
		/ vsp = vsp \+ / { offset += $NF }
		/ vsp = vsp - / { offset -= $NF }
		/ vsp = r[0-9]+/ { base = $NF; offset = 0 }
		/ pop \{/ {
			sub(/.* pop \{/, "")
			sub(/\}.*/, "")
			n = split($0, list, /, /)
			for (i = 1; i <= n; i++)
				if (split(list[i], range, "-D") == 2)
					offset += 8 * (range[2] - substr(range[1], 2) + 1)
				else if (list[i] ~ /^D/)
					offset += 8
				else
					pop(list[i])
			if (/r13/) {
				base = basis["r13"] " " where["r13"] " + ^"
				offset = 0
			}
		}
		/[Rr]efuse to unwind/ { none = 1 }
		/Personality routine/ { generic = 1 }
		END { flush() }
	' | sort
}

# agrees FILE LEAST: every entry of the tables is a record, of the same rules, and there are so many.
agrees()
{
	"$dump_syms" -a "$1" >out.sym 2>log
	tables "$1" >all.txt
	grep ' ' all.txt >theirs.txt
	sed -n 's/^STACK CFI INIT \([0-9a-f]*\) [0-9a-f]* /\1 /p' out.sym | sort >ours.txt
	echo "$(wc -l <theirs.txt) entries"
	[ "$(wc -l <theirs.txt)" -ge "$2" ] && diff <(cut -d ' ' -f 1 theirs.txt) <(cut -d ' ' -f 1 ours.txt) &&
		diff <(grep -v generic theirs.txt) <(grep -v -F -f <(sed -n 's/generic//p' theirs.txt | sed '$!b; $a none') ours.txt)
}

# covers FILE: each record begins where an entry does and ends where the next one begins.
covers()
{
	sort <all.txt | awk 'function hex(s,  i, n) {
			n = 0
			for (i = 1; i <= length(s); i++)
				n = n * 16 + index("0123456789abcdef", substr(s, i, 1)) - 1
			return n
		}
		FILENAME == "all.txt" { starts[n++] = hex($1); next }
		/^STACK CFI INIT/ { ends[hex($4)] = hex($4) + hex($5) }
		END {
			for (i = 0; i < n; i++)
				known[starts[i]] = 1
			for (lo in ends) {
				for (i = 0; i < n; i++)
					if (starts[i] > lo && starts[i] < ends[lo])
						bad++
				if (!(ends[lo] in known) && missing++ > 1)
					bad++
			}
			exit bad > 0
		}' all.txt out.sym
}

cat >program.c <<'END'
#define NOINLINE __attribute__((noinline))
int (*volatile other)(int *, int); /* it may throw */
NOINLINE int sink(int *at, int n) { return other(at, n) + at[n & 1]; }
NOINLINE int depth(int n) { int some[20]; for (int i = 0; i < 20; i++) some[i] = n ^ i; return n ? sink(some, n) + depth(n - 1) : some[3]; }
NOINLINE double floating(double a, double b, double c) { double x = depth((int)a), y = depth((int)b); return x * y * a + b * c + depth((int)c); }
NOINLINE void release(int *n) { sink(n, *n); }
#define GUARD __attribute__((cleanup(release)))
NOINLINE int guarded(int n) { GUARD int g = n; return depth(n + 1) + g; }
NOINLINE int many(int a, int b, int c, int d, int e) { GUARD int g = a; return sink(&b, c) + depth(d) * e + guarded(e) + a; }
NOINLINE int large(int n) { int some[3000]; sink(some, n); return some[n] + depth(n); }
NOINLINE int dynamic(int n) { int some[n]; sink(some, n); return some[n / 2] + depth(n); }
NOINLINE int leaf(int n) { __asm__ volatile(""); return n + 1; }
NOINLINE int variadic(int n, ...) { __builtin_va_list list; __builtin_va_start(list, n); int x = __builtin_va_arg(list, int); return sink(&x, n) + n; }
int _start(int n) { return many(n, 1, 2, 3, 4) + (int)floating(n, 2, 3) + large(n) + dynamic(n) + leaf(n) + variadic(n, 1); }
void __cxa_end_cleanup(void) {}
void _Unwind_Resume(void) {}
void abort(void) { for (;;) ; }
void __gcc_personality_v0(void) {}
void __aeabi_unwind_cpp_pr0(void) {}
void __aeabi_unwind_cpp_pr1(void) {}
END

# built TEXT COMPILER OPTION...
built()
{
	local text=$1
	shift
	if ! command -v "$1" >/dev/null || ! "$@" -fexceptions -nostdlib -nostartfiles program.c -o program 2>log; then
		skip "$text" "$1 does not build it: $(grep -m1 error log)"
		return
	fi
	check "$text: the rules are readelf's" agrees program 8
	check "$text: from one entry to the next" covers
}
for options in '-O2 -marm' '-O2 -mthumb' '-O0 -marm' '-Os -mthumb -fno-omit-frame-pointer' '-O2 -marm -mfpu=vfpv3'; do
	built "clang $options" clang --target=armv7a-linux-gnueabihf -fuse-ld=lld -static $options
	built "gcc $options" arm-linux-gnueabihf-gcc-12 -static $options
done

# An object: nothing lies anywhere yet, and each section of code has an index of its own.
if clang --target=armv7a-linux-gnueabihf -O2 -fexceptions -ffunction-sections -c program.c -o program.o 2>log &&
   clang --target=armv7a-linux-gnueabihf -fuse-ld=lld -static -nostdlib program.o -o program 2>>log; then
	"$dump_syms" program >linked.sym 2>log
	"$dump_syms" program.o >object.sym 2>>log
	for file in linked object; do
		sed -n 's/^STACK CFI INIT [^ ]* [^ ]* //p' $file.sym | sort -u >$file.txt
	done
	same "an object has the rules of the program" linked.txt object.txt
	check "an object has records" test "$(wc -l <object.txt)" -ge 5
else
	skip "an object has the rules of the program" "clang and lld do not build it"
fi

# Android's libraries have no section headers after some packers; a cross compiler's C library has thousands of entries.
if command -v llvm-strip >/dev/null && [ -f program ] && llvm-strip --strip-sections program -o bare 2>log; then
	"$dump_syms" bare 2>log | grep '^STACK' >bare.txt
	"$dump_syms" program 2>log | grep '^STACK' >whole.txt
	same "without section headers" whole.txt bare.txt
else
	skip "without section headers" "there is no llvm-strip"
fi
libc=/usr/arm-linux-gnueabihf/lib/libc.so.6
if [ -f $libc ]; then
	check "the cross compiler's C library" agrees $libc 500
else
	skip "the cross compiler's C library" "it is not installed"
fi
finish
