#!/bin/bash
# What dump_syms says of an address (function, file:line, inlined calls) against llvm-symbolizer: programs that compilers
# make in many ways, and the machine's own C library.
. "$(dirname "$0")/../lib.sh"

full_ring
command -v "${LLVM_SYMBOLIZER:-llvm-symbolizer}" >/dev/null || skip_all "there is no llvm-symbolizer"

mkdir -p "$scratch/src/inc"
cat >"$scratch/src/inc/shapes.h" <<'END'
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

namespace shapes {

struct Shape {
	virtual ~Shape() {}
	virtual long area() const = 0;
};
struct Named {
	std::string name = "a name that is too long for the string itself";
	virtual ~Named() {}
	virtual const std::string &title() const { return name; }
};

struct Square : Shape, Named {
	explicit Square(long side) : side(side) {}
	long area() const override { return side * side; }
	const std::string &title() const override
	{
		if (side < 0)
			throw std::domain_error(name);
		return name;
	}
	operator long() const { return area(); }
	bool operator<(const Square &other) const { return area() < other.area(); }
	long side;
};

template <typename T, int N> struct Adder {
	T sum{};
	void add(T value)
	{
		for (int i = 0; i < N; i++)
			sum += value ^ i;
	}
};

} // namespace shapes
END
cat >"$scratch/src/main.cc" <<'END'
#include "shapes.h"

namespace {

template <typename T> T largest(const std::vector<T> &all)
{
	T best = all.at(0);
	for (const T &one : all)
		if (best < one)
			best = one;
	return best;
}

struct Hidden {
	static long twice(long x)
	{
		auto more = [x](long y) { return x > y ? x + y : std::getchar(); };
		return more(x / 3) + more(x / 2);
	}
};

} // namespace

__attribute__((noinline)) static long use(const shapes::Named &named)
{
	return (long)named.title().size();
}

int main(int argc, char **argv)
{
	std::vector<shapes::Square> squares;
	shapes::Adder<long, 7> adder;
	for (int i = 0; i < argc; i++)
		squares.emplace_back(argv[i][0]);
	for (const auto &square : squares)
		adder.add(Hidden::twice(square));
	std::printf("%ld %ld\n", adder.sum + use(squares[0]), (long)largest(squares));
}
END
cat >"$scratch/src/main.c" <<'END'
#include <stdio.h>
#include <stdlib.h>

static inline int square(int x)
{
	return x * x;
}

static inline __attribute__((always_inline)) int cube(int x)
{
	if (x > 1000) {
		fprintf(stderr, "%d is too much\n", x);
		exit(1);
	}
	return x * square(x);
}

#line 500 "generated.y"
int sum(const int *at, int n)
{
	int total = 0;
	for (int i = 0; i < n; i++)
		total += cube(at[i]) - square(i);
	return total;
}

__attribute__((weak, alias("sum"))) int sum_alias(const int *at, int n);

int main(int argc, char **argv)
{
	int *all = calloc((size_t)argc, sizeof *all);
	for (int i = 0; i < argc; i++)
		all[i] = atoi(argv[i]);
	printf("%d\n", sum(all, argc) + sum_alias(all, argc / 2));
	return 0;
}
END

# agrees FILE [PERCENT]: what dump_syms makes of it is right at so many of the addresses (100).
agrees()
{
	"$dump_syms" "$1" >"$scratch/program.sym" 2>"$scratch/log" || { cat "$scratch/log"; return 1; }
	"$BUILD/tests/oracle/chaincmp" --addresses 3000 --list 4 --min-chain "${2:-100}" --min-name "${2:-100}" \
		"$scratch/program.sym" "$1"
}

# built TEXT SOURCE COMPILER OPTION...: builds the program and holds it to llvm-symbolizer.
built()
{
	local text=$1 source=$2 compiler=$3
	shift 3
	if ! command -v "$compiler" >/dev/null; then
		skip "$text" "there is no $compiler"
	elif ! (cd "$scratch/src" && "$compiler" -g -Iinc "$@" "$source" -o "$scratch/program") >"$scratch/log" 2>&1; then
		skip "$text" "$compiler does not build it"
	else
		check "$text" agrees "$scratch/program"
	fi
}

for compilers in 'gcc g++' 'clang clang++'; do
	set -- $compilers
	for options in '-O0' '-O2' '-O2 -gdwarf-4' '-O1 -gdwarf-3' '-Os -gdwarf-2' '-O3 -flto' '-O2 -ffunction-sections -Wl,--gc-sections' \
		'-O2 -gz=zlib' '-O2 -static' '-O2 -fdebug-types-section'; do
		built "$1 $options" main.c $1 $options
		built "$2 $options" main.cc $2 $options
	done
	built "$1 -m32" main.c $1 -O2 -m32
done
# llvm-symbolizer 14 leaves out the inlined calls of Clang's split units; tests/cli/kinds.sh holds those to the plain build.
for version in 4 5; do
	built "gcc split, DWARF $version" main.c gcc -O2 -gdwarf-$version -gsplit-dwarf
	built "g++ split, DWARF $version" main.cc g++ -O2 -gdwarf-$version -gsplit-dwarf
done
built "ARM64" main.c aarch64-linux-gnu-gcc-12 -O2

# Programs of their own, for machines whose C library may not be there.
cat >"$scratch/src/alone.c" <<'END'
static inline int square(int x)
{
	return x * x + 1;
}
static inline __attribute__((always_inline)) int cube(int x)
{
	volatile int kept = x * square(x);
	return kept + square(kept);
}
__attribute__((noinline)) long sum(const int *at, int n, double scale)
{
	long total = 0;
	for (int i = 0; i < n; i++)
		total += (long)(cube(at[i]) * scale) - square(i);
	return total;
}
#line 7 "inc/other.h"
__attribute__((noinline)) int choose(int n)
{
	switch (n) {
	case 1: return 55;
	case 2: return square(n) + 7;
	case 5: return cube(n);
	case 9: return 3;
	case 11: return n ^ 0x55;
	}
	return 0;
}
int main(int argc, char **argv)
{
	int some[4] = {argc, choose(argc), argc + 2, argv != 0};
	return (int)sum(some, 4, argc * 1.5) + choose(some[1]);
}
END
for options in -O0 -O2; do
	for machine in arm-linux-gnueabihf riscv64-linux-gnu mips-linux-gnu mips64-linux-gnuabi64 powerpc64-linux-gnu s390x-linux-gnu \
		sparc64-linux-gnu m68k-linux-gnu; do
		built "$machine $options" alone.c $machine-gcc-12 $options -nostdlib -nostartfiles -static -Wl,-e,main
	done
	for machine in riscv64 riscv32 mips mips64el powerpc ppc64le; do
		built "clang $machine $options" alone.c clang $options --target=$machine-linux-gnu -fuse-ld=lld -nostdlib -static -Wl,-e,main
	done
done

libc=$(readlink -f "$("$CC" -print-file-name=libc.so.6)")
id=$(readelf -nW "${libc:-/nonexistent}" 2>/dev/null | sed -n 's/.*Build ID: *//p' | head -n 1)
debug=/usr/lib/debug/.build-id/${id:0:2}/${id:2}.debug
if [ -n "$id" ] && [ -f "$debug" ]; then
	check "the machine's C library" agrees "$debug" 99.9
else
	skip "the machine's C library" "its debug file is not installed"
fi
finish
