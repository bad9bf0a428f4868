#!/bin/bash
# A small C++ program, damaged at random (the seeds are fixed): dump_syms ends by itself, soon, in little memory, with a
# status that it documents; a status of 1 comes with an empty output; and damage costs what it touches.
. "$(dirname "$0")/../lib.sh"

mutate=$BUILD/tests/hostile/mutate
[ -n "${CXX:=$(command -v g++ || command -v clang++)}" ] || skip_all "there is no C++ compiler"

cat >"$scratch/program.cc" <<'END'
#include <cstdio>
#include <map>
#include <string>
#include <vector>
struct Shape { virtual ~Shape() {} virtual double area() const = 0; };
struct Square : Shape { double s; explicit Square(double x) : s(x) {} double area() const override { return s * s; } };
struct Circle : Shape { double r; explicit Circle(double x) : r(x) {} double area() const override { return 3 * r * r; } };
static double total(const std::vector<Shape *> &v) { double t = 0; for (auto *s : v) t += s->area(); return t; }
int main(int argc, char **argv)
{
	std::map<std::string, int> names;
	std::vector<Shape *> shapes;
	for (int i = 0; i < argc; i++) {
		names[argv[i]]++;
		shapes.push_back(i & 1 ? (Shape *)new Square(i) : new Circle(i));
	}
	printf("%f %zu\n", total(shapes), names.size());
	for (auto *s : shapes)
		delete s;
}
END

# The records of standard input, one a line, with the texts that their numbers stand for.
records()
{
	awk '/^FILE / { n = $2; sub(/^FILE [0-9]+ /, ""); file[n] = $0; print "FILE " $0; next }
	     /^INLINE_ORIGIN / { n = $2; sub(/^INLINE_ORIGIN [0-9]+ /, ""); origin[n] = $0; print "INLINE_ORIGIN " $0; next }
	     /^INLINE / { $4 = file[$4]; $5 = origin[$5] }
	     /^MODULE / { NF = 4 }
	     /^[0-9a-f]/ { $4 = file[$4] }
	     { print }' | sort
}

# The sanitizers need address space beyond measure, and time.
memory=${SANITIZED:+unlimited} seconds=10
[ -z "$SANITIZED" ] || seconds=60

# damaged SEED HOW: what dump_syms makes of one damaged program, in $scratch/out; status, kept and whole are set.
damaged()
{
	"$mutate" "$1" "$2" "$scratch/program" >"$scratch/damaged"
	(
		ulimit -v "${memory:-$((65536 + 20 * $(stat -c %s "$scratch/program") / 1024))}"
		exec timeout "$seconds" "$dump_syms" -q -j1 "$scratch/damaged" >"$scratch/out" 2>"$scratch/err"
	)
	status=$?
	kept=$(records <"$scratch/out" | comm -12 "$scratch/whole" - | wc -l)
}

# try TEXT COUNT HOW: COUNT programs, each damaged in another way; adds up what was kept.
try()
{
	local text=$1 count=$2 how=$3 seed failures=''
	sum=0
	for ((seed = 1; seed <= count; seed++)); do
		damaged $seed "$how"
		sum=$((sum + kept))
		case $status in
		0) ;;
		1) [ ! -s "$scratch/out" ] || failures+="seed $seed: status 1 with output"$'\n' ;;
		*) failures+="seed $seed: status $status: $(head -c 300 "$scratch/err")"$'\n' ;;
		esac
	done
	if [ -z "$failures" ]; then
		ok "$text: $count programs"
	else
		not_ok "$text: $count programs"
		comment <<<"$failures"
	fi
}

for version in 4 5; do
	if ! "$CXX" -g -O1 "-gdwarf-$version" "$scratch/program.cc" -o "$scratch/program" 2>"$scratch/log"; then
		skip "DWARF $version" "$CXX does not make it"
		continue
	fi
	"$dump_syms" -q "$scratch/program" | records >"$scratch/whole"
	whole=$(wc -l <"$scratch/whole")
	check "DWARF $version: there are records to lose" [ "$whole" -gt 300 ]
	try "DWARF $version, three bytes changed" 100 bytes=3
	share=$((100 * sum / (100 * whole)))
	echo "# $share % of $whole records kept"
	check "DWARF $version: four of five records are kept" [ $share -ge 80 ]
	try "DWARF $version, 200 bytes changed" 60 bytes=200
	try "DWARF $version, cut" 60 cut
	try "DWARF $version, runs swapped" 40 swap
	try "DWARF $version, a run of zeros" 40 zero
done
finish
