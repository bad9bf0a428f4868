#!/bin/bash
# The text does not depend on the number of threads, and a run can be repeated.
. "$(dirname "$0")/common.sh"

for i in $(seq 12); do
	cat >unit$i.c <<-END
	static inline __attribute__((always_inline)) int inner(int n) { return n * $i; }
	static inline __attribute__((always_inline)) int outer(int n) { return inner(n) + inner(n + 1); }
	static int local(int n) { volatile int m = n; return m; }
	int function_$i(int n) { return outer(n) + local(n); }
	int other_$i(int n) { return local(n) - $i; }
	END
done
$CC -g -O2 -fPIC -shared -Wl,--build-id -o many.so unit*.c || skip_all "$CC makes no shared library"

# Everything that has debug information here, and the largest library that every machine has.
libc=$(ldd "$dump_syms" | sed -n 's/.* => \(.*libc\.so\.[0-9]*\) .*/\1/p')
for file in many.so "$dump_syms" ${libc:+"$libc"}; do
	"$dump_syms" -q -j1 "$file" >one || not_ok "$file with one thread"
	for jobs in 2 3 8; do
		"$dump_syms" -q -j$jobs "$file" >several
		same "$(basename "$file") with $jobs threads is as with one" one several
	done
	"$dump_syms" -q -j8 -m --store st "$file" && "$dump_syms" -q -j1 -m --store st1 "$file"
	check "$(basename "$file") in a store is as with one thread" diff -r st st1
	rm -r st st1
done
finish
