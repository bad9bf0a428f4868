#!/bin/bash
# Programs that this project did not make, with the symbol files of another tool: $SYMWALK_CORPUS, or ../shared/corpus
# beside the checkout.
#
# Equal must be: what identifies the build, FUNC records, the address and line of line records, and the pieces of inlined calls. On purpose
# different are the numbers and order of files and origins, the sizes of line records (theirs reach over gaps), an INLINE of
# several pieces (theirs repeat each piece's under each FUNC) and PUBLIC (theirs name a PLT as a whole).
. "$(dirname "$0")/lib.sh"

corpus=${SYMWALK_CORPUS:-$SRC/../shared/corpus}/mozilla
[ -d "$corpus" ] || skip_all "there is no corpus (\$SYMWALK_CORPUS)"

# The records of a symbol file that must be equal.
essence()
{
	awk '/^MODULE / { print $1, $2, $3, $4 }
	     /^INFO CODE_ID / || /^FUNC / { sub(/ m /, " "); print }
	     /^INLINE / { for (i = 6; i < NF; i += 2) print $1, $2, $3, $i, $(i + 1) }
	     /^[0-9a-f]+ / { print $1, $3 }' "$1" | sort -u
}

"$dump_syms" -q "$corpus/basic.full" >"$scratch/full.sym"
essence "$scratch/full.sym" >"$scratch/full"
essence "$corpus/basic.full.inlines.sym" >"$scratch/expected"
same "the whole program" "$scratch/expected" "$scratch/full"

# Their file was made without inlined calls, and gives inlined code to the line of the call.
"$dump_syms" -q "$corpus/basic.dbg" >"$scratch/dbg.sym"
essence "$scratch/dbg.sym" | grep -E '^(MODULE|INFO|FUNC)' >"$scratch/dbg"
essence "$corpus/basic.dbg.sym" | grep -E '^(MODULE|INFO|FUNC)' >"$scratch/expected.dbg"
same "its debug file alone" "$scratch/expected.dbg" "$scratch/dbg"

"$dump_syms" -q "$corpus/basic.stripped" "$corpus/basic.dbg" >"$scratch/both.sym"
essence "$scratch/both.sym" >"$scratch/both"
same "stripped and debug file together" "$scratch/full" "$scratch/both"
finish
