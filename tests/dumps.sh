#!/bin/bash
# Dumps that this project did not make, with what another tool says of them: $SYMWALK_CORPUS, or ../shared/corpus beside the
# checkout. Equal must be what the dump itself says, which no unwinder touches: system, processor, crash, modules with their
# identities, and the registers of the frame where the walk of each thread begins.
. "$(dirname "$0")/lib.sh"

walker=$BUILD/walker/walker
corpus=${SYMWALK_CORPUS:-$SRC/../shared/corpus}/breakpad
[ -d "$corpus" ] || skip_all "there is no corpus (\$SYMWALK_CORPUS)"

facts()
{
	grep -aE '^(OS|CPU|GPU|Crash|Module)\|' "$1"
}

# What comes before the threads, and each thread's first registers.
beginning()
{
	awk '/^Thread / { print; count = 0; inside = 1; next }
	     !inside { print; next }
	     / = 0x/ && !/Found by/ && count == 1 { print }
	     /Found by:/ { count = 2 }
	     /^ *[0-9]+  / { if (!count) count = 1 }' "$1"
}

for dump in ascii_read_av linux_divide_by_zero linux_overflow minidump2 stack_exhaustion tiny-exe-with-cet-xsave microdump-arm64; do
	out=$corpus/$dump.stackwalk
	[ $dump = microdump-arm64 ] && out=$corpus/microdump.stackwalk
	suffix=
	[ $dump = microdump-arm64 ] && suffix=-arm64
	facts "$out.machine_readable$suffix.out" >"$scratch/facts.expected"
	"$walker" -m "$corpus/$dump.dmp" 2>/dev/null >"$scratch/machine"
	facts "$scratch/machine" >"$scratch/facts"
	same "$dump: what the dump says" "$scratch/facts.expected" "$scratch/facts"
	beginning "$out$suffix.out" >"$scratch/beginning.expected"
	"$walker" "$corpus/$dump.dmp" 2>/dev/null >"$scratch/human"
	beginning "$scratch/human" >"$scratch/beginning"
	same "$dump: the registers that the walks begin with" "$scratch/beginning.expected" "$scratch/beginning"
done
finish
