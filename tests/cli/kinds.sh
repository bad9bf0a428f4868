#!/bin/bash
# Every way in which compilers and linkers leave debug information: what the program's code is must come out the same as of a
# plain build, the numbers of files and origins aside.
. "$(dirname "$0")/common.sh"

mkdir -p src
cat >src/shapes.h <<'END'
#include <vector>

namespace shapes {

struct Shape {
	virtual ~Shape() {}
	virtual long area() const = 0;
	struct Corner {
		int x, y;
		long far() const { return x * 3L + y; }
	};
};

struct Square : Shape {
	explicit Square(long side) : side(side) {}
	long area() const override { return side * side; }
	template <typename F> long apply(F f) const { return f(side) + area(); }
	long side;
};

enum class Way { up, down };

template <typename T, int N> struct Adder {
	T sum{};
	void add(T value)
	{
		for (int i = 0; i < N; i++)
			sum += value ^ i;
	}
};

static inline __attribute__((always_inline)) long cube(long x)
{
	if (x > 1000)
		__builtin_trap();
	return x * x * x;
}

long total(const std::vector<Square> &all, Way way);
long corner(const Shape::Corner &c);

} // namespace shapes
END
cat >src/main.cc <<'END'
#include "shapes.h"

#include <cstdio>

namespace {

struct Hidden {
	static long twice(long x)
	{
		auto more = [x](long y) { return x > y ? x + y : std::getchar(); };
		return more(x / 3) + more(x / 2);
	}
};

} // namespace

int main(int argc, char **argv)
{
	std::vector<shapes::Square> squares;
	shapes::Adder<long, 7> adder;
	for (int i = 0; i < argc; i++)
		squares.emplace_back(argv[i][0]);
	for (const auto &square : squares)
		adder.add(Hidden::twice(square.area()));
	std::printf("%ld %ld\n", adder.sum, shapes::total(squares, shapes::Way::up));
}
END
cat >src/total.cc <<'END'
#include "shapes.h"

namespace shapes {

static long sum_of(const std::vector<Square> &all)
{
	struct Local {
		long sum = 0;
		void add(const Square &s) { sum += cube(s.area()); }
	} local;
	for (const Square &s : all)
		local.add(s);
	return local.sum;
}

long total(const std::vector<Square> &all, Way way)
{
	Adder<long, 3> adder;
	adder.add(sum_of(all));
	if (way == Way::down)
		return -adder.sum;
	return all.empty() ? 0 : all[0].apply([&](long n) { return n + cube(adder.sum); });
}

} // namespace shapes
END
cat >src/corner.cc <<'END'
#include "shapes.h"

namespace shapes {

__attribute__((noinline)) static long twice(long n)
{
	return cube(n) + n;
}

long corner(const Shape::Corner &c)
{
	Adder<int, 2> adder;
	adder.add((int)c.far());
	return twice(c.far()) + adder.sum;
}

} // namespace shapes
END

# code SYM: its FUNC, line, INLINE and PUBLIC records, with the texts that the numbers stand for.
code()
{
	awk '
	$1 == "FILE" { n = $2; sub(/^FILE [0-9]+ /, ""); file[n] = $0; next }
	$1 == "INLINE_ORIGIN" { n = $2; sub(/^INLINE_ORIGIN [0-9]+ /, ""); origin[n] = $0; next }
	$1 == "INLINE" { $4 = file[$4]; $5 = origin[$5]; print; next }
	$1 ~ /^[0-9a-f]+$/ && NF == 4 { $4 = file[$4]; print; next }
	$1 == "FUNC" || $1 == "PUBLIC" { print }
	' "$1"
}

# built COMPILER OPTION...: compiles the program of src/ to work/program; false where that cannot be done. Always in the same
# directory, whose name comes out in the paths.
built()
{
	local compiler=$1 unit made="made/${*// /_}"
	shift
	command -v "$compiler" >/dev/null || return 1
	rm -rf work
	if [ -d "$made" ]; then
		cp -r "$made" work
		return
	fi
	mkdir -p work made
	(
		cd work || exit 1
		for unit in main total corner; do
			"$compiler" "$@" -c ../src/$unit.cc -o $unit.o || exit 1
		done
		"$compiler" main.o total.o corner.o -o program
	) 2>"$scratch/log" && cp -r work "$made"
}

# dumped FILE ARGUMENT...: `code` is what dump_syms says of it without a word of warning.
dumped()
{
	"$dump_syms" --strict "$@" >sym 2>err && [ ! -s err ] && code sym >code
}

# as_plain TEXT FILE ARGUMENT...: the file gives what the plainly built program did, and more than a few records.
as_plain()
{
	local text=$1
	shift
	if ! dumped "$@" || [ "$(wc -l <plain)" -lt 100 ]; then
		not_ok "$text"
		comment <err
	else
		same "$text" plain code
	fi
}

# misses TEXT WARNING FILE...: it comes out with status 0 and the warning, and with lines.
misses()
{
	local text=$1 pattern=$2
	shift 2
	expect 0 "$pattern" "$text" "$@"
	code out >code
	check "$text: lines are there" grep -q '^[0-9a-f]* [0-9a-f]* [0-9]* .*/corner.cc$' code
}

# plainly COMPILER OPTION...: `plain` is what the others of these options are to give.
plainly()
{
	built "$@" && dumped work/program && mv code plain
}

split_files()
{
	local name=$1
	as_plain "$name: behind the compilation directory" work/program
	mkdir -p moved && rm -f moved/* && cp work/program moved/
	as_plain "$name: the program elsewhere" moved/program
	mv work/*.dwo moved/
	as_plain "$name: next to the binary" moved/program
	mkdir -p dirs && rm -rf dirs/* && mv moved/*.dwo dirs/
	as_plain "$name: in a debug directory" --debug-dir dirs moved/program
	dumped --prefix-map "$scratch/work=$scratch/dirs" moved/program && sed -i "s|$scratch/dirs/|$scratch/work/|" code
	same "$name: by a mapped path" plain code
	misses "$name: not there" "(3 times, first: main.dwo; looked at $scratch/work/main.dwo, moved/main.dwo)" moved/program
	expect 3 'error: a .dwo file is not there' "$name: not there, strict" --strict moved/program
	mkdir -p "dirs$scratch/work" && mv dirs/*.dwo "dirs$scratch/work/"
	as_plain "$name: in a debug directory, at its own path" --debug-dir dirs moved/program
	cp "dirs$scratch/work/"*.dwo moved/ && cp moved/main.dwo moved/total.dwo
	misses "$name: another's file" 'passed over: moved/total.dwo: it is not of this build (another id)' moved/program
	rm -rf moved dirs
}

# packed TOOL NAME: the program of work/, whose .dwo files the tool puts together and which are then gone.
packed()
{
	local tool=$1 name="$2: packed by $1"
	command -v "$tool" >/dev/null || { skip "$name" "there is no $tool"; return; }
	rm -rf moved dirs work/program.dwp && mkdir moved dirs
	{ (cd work && "$tool" -e program -o program.dwp); } >log 2>&1 || { skip "$name" "the tool fails"; return; }
	mkdir away && mv work/*.dwo away/
	as_plain "$name" work/program
	"$OBJCOPY" --only-keep-debug work/program moved/program.debug && "$OBJCOPY" --strip-debug work/program moved/program
	cp work/program.dwp moved/program.debug.dwp
	as_plain "$name: beside a debug file, with its name" moved/program moved/program.debug
	mv moved/program.debug.dwp moved/program.dwp
	as_plain "$name: beside a debug file, without .debug" moved/program.debug moved/program
	mv moved/program.dwp dirs/
	as_plain "$name: in a debug directory" --debug-dir dirs moved/program moved/program.debug
	mv work/program.dwp dirs/other.dwp && cp work/main.o work/program.dwp && mv away/*.dwo work/
	rmdir away
	dumped work/program
	same "$name: what has its name and is none" plain code
	check "$name: what has its name and is none, is said" \
		grep -qF 'warning: a .dwp file was passed over: work/program.dwp: it has no .debug_cu_index' err
	rm -rf moved dirs work/program.dwp
}

# supplemented NAME OPTION...: the program of work/, and another one that has entries in common with it.
supplemented()
{
	local name=$1
	shift
	command -v dwz >/dev/null || { skip "$name" "there is no dwz"; return; }
	rm -rf moved dirs && mkdir -p moved dirs/.dwz && cp work/program work/other
	dwz "$@" -m work/common -r work/program work/other >log 2>&1 && [ -f work/common ] || { skip "$name" "it cannot"; return; }
	as_plain "$name" work/program
	"$OBJCOPY" --only-keep-debug work/program moved/program.debug && "$OBJCOPY" --strip-debug work/program moved/program
	misses "$name: not there" 'warning: a supplementary file is not there: names are missing: common; looked at ' \
		moved/program moved/program.debug
	expect 3 'error: a supplementary file is not there' "$name: not there, strict" --strict moved/program moved/program.debug
	"$OBJCOPY" --compress-debug-sections=zlib work/common dirs/.dwz/common
	as_plain "$name: in a debug directory, compressed" --debug-dir dirs moved/program moved/program.debug
	cp work/program moved/common
	misses "$name: another file" 'a debug file was passed over: moved/common: it is another supplementary file' \
		moved/program moved/program.debug
	mv work/common moved/common
	as_plain "$name: next to the debug file" moved/program moved/program.debug
	rm -rf moved dirs
}

for compiler in g++ clang++; do
	for version in 4 5; do
		for level in -O2 -O0; do
			name="$compiler $level DWARF $version"
			set -- $compiler $level -gdwarf-$version
			if ! plainly "$@"; then
				skip "$name" "$compiler does not build it"
				continue
			fi
			built "$@" -fdebug-types-section && as_plain "$name: type units" work/program
			built "$@" -gsplit-dwarf && as_plain "$name: split" work/program
			built "$@" -gsplit-dwarf -fdebug-types-section && as_plain "$name: split, type units" work/program
			built "$@" -gsplit-dwarf -gz && as_plain "$name: split, compressed" work/program
			if command -v dwz >/dev/null && built "$@" && dwz work/program >log 2>&1; then
				as_plain "$name: dwz" work/program
			else
				skip "$name: dwz" "there is none, or it cannot"
			fi
		done
		name="$compiler DWARF $version"
		set -- $compiler -O2 -gdwarf-$version
		plainly "$@" || continue
		built "$@" -gsplit-dwarf && split_files "$name"
		built "$@" && supplemented "$name: dwz -m"
		built "$@" && supplemented "$name: dwz -m -5" -5
		built "$@" -fdebug-types-section && supplemented "$name: dwz -m, type units"
		for tool in dwp llvm-dwp; do
			built "$@" -gsplit-dwarf && packed $tool "$name"
			built "$@" -gsplit-dwarf -fdebug-types-section && packed $tool "$name, type units"
		done
		if built "$@" -gsplit-dwarf=single 2>/dev/null; then
			as_plain "$name: split in the object files" work/program
		else
			skip "$name: split in the object files" "$compiler has no -gsplit-dwarf=single"
		fi
	done
done
finish
