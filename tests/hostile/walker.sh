#!/bin/bash
# Dumps and symbol files, damaged at random (the seeds are fixed): the walker ends by itself, soon, in little memory, with a status
# that it documents, and does not fail in silence. `walker.sh COUNT FILE...` tries COUNT damages of each kind on other dumps.
. "$(dirname "$0")/../lib.sh"

walker=$BUILD/walker/walker
mutate=$BUILD/tests/hostile/mutate

# The sanitizers need address space beyond measure, and time.
memory=${SANITIZED:+unlimited} seconds=10
[ -z "$SANITIZED" ] || seconds=60

# What the reports are asked for in turn: all of it is shown somewhere.
reports=('--json --explain' '-s -d' '-m' "--html $scratch/page.html -b")

# walked DUMP ARGUMENT...: what the walker makes of a dump; status is set.
walked()
{
	local size
	size=$(cat "$@" 2>/dev/null | wc -c)
	# shellcheck disable=SC2086 # words
	(
		ulimit -v "${memory:-$((262144 + 20 * size / 1024))}"
		exec timeout "$seconds" "$walker" -j2 $report "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
	)
	status=$?
}

# judge WHAT: appends to failures what is wrong with the last walk.
judge()
{
	case $status in
	0) ;;
	1) [ -s "$scratch/err" ] || failures+="$1: status 1, and nothing is said"$'\n' ;;
	*) failures+="$1: status $status: $(head -c 600 "$scratch/err")"$'\n' ;;
	esac
	[ "$(stat -c %s "$scratch/out")" -le 150000000 ] || failures+="$1: $(stat -c %s "$scratch/out") bytes of report"$'\n'
}

judged()
{
	if [ -z "$failures" ]; then
		ok "$1"
	else
		not_ok "$1"
		comment <<<"$failures"
	fi
}

# dump TEXT COUNT HOW FILE SYMBOLS...: COUNT damaged dumps.
dump()
{
	local text=$1 count=$2 how=$3 file=$4 seed failures=''
	shift 4
	for ((seed = 1; seed <= count; seed++)); do
		"$mutate" $seed "$how" "$file" >"$scratch/damaged"
		report=${reports[seed % ${#reports[@]}]}
		walked "$scratch/damaged" "$@"
		judge "seed $seed $how $report"
	done
	judged "$text, $how: $count times"
}

# symbols TEXT COUNT HOW DUMP MODULE SYMBOLS: COUNT damaged symbol files.
symbols()
{
	local text=$1 count=$2 how=$3 seed failures=''
	for ((seed = 1; seed <= count; seed++)); do
		"$mutate" $seed "$how" "$6" >"$scratch/damaged.sym"
		report=${reports[seed % ${#reports[@]}]}
		walked "$4" --symbols-for "$5=$scratch/damaged.sym"
		judge "seed $seed $how $report"
	done
	judged "$text, $how: $count times"
}

kinds='bytes=3 bytes=100 cut swap zero'

if [ $# -gt 1 ]; then
	count=$1
	shift
	for file; do
		for how in $kinds; do
			dump "$file" "$count" "$how" "$file"
		done
	done
	finish
	exit
fi

# A stackdump that a program wrote of itself, with its symbols.
count=${1:-12}
cxx=${CXX:-$(command -v g++ || command -v clang++)}
if [ -n "$cxx" ] && "$cxx" -O1 -g -o "$scratch/crash" "$SRC/docs/crash.cc" 2>"$scratch/log" &&
	"$scratch/crash" >"$scratch/crash.stackdump"; [ -s "$scratch/crash.stackdump" ]; then
	"$dump_syms" -q --output "$scratch/crash.sym" "$scratch/crash"
	for how in $kinds; do
		dump "a stackdump" "$count" "$how" "$scratch/crash.stackdump" "$scratch/crash.sym"
		symbols "its symbols" "$count" "$how" "$scratch/crash.stackdump" crash "$scratch/crash.sym"
	done
else
	skip "a stackdump" "docs/crash.cc cannot be compiled, or does not run here"
fi

# Minidumps, of which tests/hostile/minidump makes one of each hostile shape, too.
maker=$BUILD/tests/hostile/minidump
"$maker" plain 0 >"$scratch/plain.dmp"
"$maker" symbols 0 >"$scratch/plain.sym"
for how in $kinds; do
	dump "a minidump" "$count" "$how" "$scratch/plain.dmp" "$scratch/plain.sym"
done

# shape NAME SIZE: as large as it is, it is walked; with symbols that ask for much at each frame, too.
shape()
{
	local failures='' report
	"$maker" "$1" "$2" >"$scratch/shape.dmp"
	for report in -m '-s -d' "--html $scratch/page.html -b"; do
		walked "$scratch/shape.dmp"
		judge "$report"
	done
	judged "$1, $2"
}
shape threads-share-a-stack 20000
shape modules 100000
shape regions-overlap 200000
shape unloaded-overlap 100000
shape frame-records 100000
shape loop 2

# asks KIND SIZE: symbols that ask for much at every frame of a deep stack.
"$maker" frame-records 100000 >"$scratch/deep.dmp"
asks()
{
	local failures='' report=-m
	"$maker" "symbols-$1" "$2" >"$scratch/asks.sym"
	walked "$scratch/deep.dmp" "$scratch/asks.sym"
	judge "symbols-$1"
	grep -q 'warning: \(symbol files ask for too much\|.* number\)' "$scratch/err" || failures+="it is not said that something is left out"$'\n'
	judged "symbols, $1 $2"
}
asks inlines 30000
asks long-name 900000
asks bad-lines 300000
asks long-rule 400000
finish
