#!/bin/bash
# The human and the machine format against what minidump_stackwalk prints of the same dumps: what happened and the
# modules of all of them, the stacks too of those that both walk alike (docs/unwinding.md says why others differ).
. "$(dirname "$0")/../lib.sh"

walker=$BUILD/walker/walker
corpus=${SYMWALK_CORPUS:-$SRC/../shared/corpus}/breakpad
[ -d "$corpus" ] || skip_all "the dumps of the corpus are not there: SYMWALK_CORPUS names a folder that has them"
store=$scratch/inline/linux_inline/BBA6FA10B8AAB33D00000000000000000
mkdir -p "$store"
cp "$corpus"/symbols/linux_inline/*/*new*.sym "$store/linux_inline.sym" ||
	skip_all "the symbol files of the corpus are not there"

# walked FORMAT DUMP SYMBOLS: the report, without what stands behind the list of modules.
walked()
{
	(cd "$corpus" && "$walker" -f "$1" "$2" "$3") 2>"$scratch/stderr" | sed '/^Missing symbols:$/,$d' |
		sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
}

# All but the threads: of the human format their blocks, of the machine format the records that begin with a number.
# Which symbols are missing follows from the stacks.
without_threads()
{
	if [ "$1" = machine ]; then
		grep -v '^[0-9]'
	else
		awk '/^Thread [0-9]/ { off = 1 } /^Loaded modules:/ { off = 0 } !off' | sed 's/  (WARNING: No symbols.*//'
	fi
}

# compare DUMP OUTPUT SYMBOLS WHAT
compare()
{
	local format=human want
	case $2 in *machine*) format=machine ;; esac
	want=$corpus/$2
	walked $format "$1" "$3" >"$scratch/got"
	if [ "$4" = whole ]; then
		same "$1, $format: equal" <(sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' "$want") "$scratch/got"
	else
		same "$1, $format: equal but for the stacks" <(without_threads $format <"$want") \
			<(without_threads $format <"$scratch/got")
	fi
}

# Frame 3 and the calls that were inlined into it.
inlined()
{
	sed -n '/^Thread 0/,/^ 4 /{/^ 4 /!p}' "$1"
}

for name in minidump2 linux_overflow ascii_read_av; do
	compare $name.dmp $name.stackwalk.out symbols whole
	compare $name.dmp $name.stackwalk.machine_readable.out symbols whole
done
for name in linux_divide_by_zero stack_exhaustion tiny-exe-with-cet-xsave; do
	compare $name.dmp $name.stackwalk.out symbols rest
	compare $name.dmp $name.stackwalk.machine_readable.out symbols rest
done
compare linux_inline.dmp linux_inline.new.stackwalk.out "$scratch/inline" rest
same "linux_inline.dmp, human: inlined calls are numbered and told as there" \
	<(inlined "$corpus/linux_inline.new.stackwalk.out") <(inlined "$scratch/got")
finish
