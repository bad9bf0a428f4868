#!/bin/bash
# Minidumps and a microdump that this project did not make, with what Breakpad's walker prints of them: $SYMWALK_CORPUS, or
# ../shared/corpus beside the checkout. Equal, in both formats, but for what docs/differences.md explains: Breakpad scans where a frame
# pointer or the code tell more, and takes words for return addresses that follow no call.
. "$(dirname "$0")/../lib.sh"

corpus=${SYMWALK_CORPUS:-$SRC/../shared/corpus}/breakpad
[ -d "$corpus" ] || skip_all "there is no corpus (\$SYMWALK_CORPUS)"
walker=$BUILD/walker/walker

# walk FORMAT DUMP SYMBOLS: the report, without the list of missing symbols, which Breakpad's has not.
walk()
{
	"$walker" -q -f "$1" "$2" "$3" | awk '/^Missing symbols:$/ { exit } { if (held) print ""; held = /^$/ } !held'
}

# equal NAME OUTPUT: both formats, to the last byte.
equal()
{
	local format suffix expected
	for format in human machine; do
		suffix=$([ $format = human ] || echo .machine_readable)
		expected=$corpus/$2.stackwalk$suffix$3.out
		[ -f "$expected" ] || continue
		walk $format "$corpus/$1.dmp" "$corpus/symbols" >"$scratch/actual"
		same "$1: $format" "$expected" "$scratch/actual"
	done
}

# begins NAME COUNT SYMBOLS OUTPUT: so many lines of the first thread's machine output, or of the human output's frames, are equal.
begins()
{
	local format=machine pattern='^[0-9]+\|'
	case $4 in *.machine_readable.out) ;; *) format=human pattern='^ ?[0-9]+  ' ;; esac
	walk $format "$corpus/$1.dmp" "$3" | grep -E "$pattern" >"$scratch/frames"
	head -n "$2" "$scratch/frames" >"$scratch/actual"
	grep -E "$pattern" "$corpus/$4" | head -n "$2" >"$scratch/expected"
	same "$1, $(basename "$3"): the first $2 frames" "$scratch/expected" "$scratch/actual"
}

for name in linux_overflow minidump2 ascii_read_av stack_exhaustion; do
	equal $name $name ''
done
equal microdump-arm64 microdump -arm64

begins linux_divide_by_zero 2 "$corpus/symbols" linux_divide_by_zero.stackwalk.machine_readable.out
begins tiny-exe-with-cet-xsave 4 "$corpus/symbols" tiny-exe-with-cet-xsave.stackwalk.machine_readable.out
for syntax in new old; do
	store=$scratch/$syntax
	place=$store/linux_inline/BBA6FA10B8AAB33D00000000000000000
	mkdir -p "$place"
	cp "$corpus"/symbols/linux_inline/*/linux_inline.$syntax.sym "$place/linux_inline.sym"
	begins linux_inline 4 "$store" linux_inline.$syntax.stackwalk.out
done
finish
