#!/bin/bash
# The report does not depend on the number of threads, and --batch says what one process each does.
. "$(dirname "$0")/../lib.sh"

walker=$BUILD/walker/walker
command -v g++ >/dev/null || skip_all "there is no g++"
g++ -O2 -g -o "$scratch/crash" "$SRC/docs/crash.cc" 2>"$scratch/err" || skip_all "docs/crash.cc cannot be compiled"
"$scratch/crash" >"$scratch/one.stackdump"
"$dump_syms" -q --store "$scratch/store" "$scratch/crash" "$(ldd "$scratch/crash" | awk '/libc.so/ { print $3 }')"

# Many threads of the same registers.
awk '
	/^\[thread 1\]/ { inside = 1; next }
	inside && /^\[/ { inside = 0; for (i = 1; i <= 40; i++) printf "[thread %d]\n%s", i, registers }
	inside { registers = registers $0 "\n"; next }
	{ print }' "$scratch/one.stackdump" >"$scratch/many.stackdump"

for format in human machine json; do
	"$walker" -j1 -f $format "$scratch/many.stackdump" "$scratch/store" >"$scratch/j1" 2>&1
	"$walker" -j7 -f $format "$scratch/many.stackdump" "$scratch/store" >"$scratch/j7" 2>&1
	same "$format, with 1 and with 7 threads" "$scratch/j1" "$scratch/j7"
done
check "40 threads were walked to their ends" test "$(grep -c '_start' "$scratch/j1")" -ge 1
grep -o '"function":"_start"' "$scratch/j1" | sort | uniq -c >"$scratch/starts"
check "each of them" grep -qE '^ *4[01] ' "$scratch/starts"

"$walker" --json "$scratch/one.stackdump" "$scratch/store" >"$scratch/single" 2>/dev/null
printf '%s\n%s\r\n\n%s\n' "$scratch/one.stackdump" "$scratch/missing" "$scratch/one.stackdump" |
	"$walker" --batch "$scratch/store" >"$scratch/batch" 2>"$scratch/err"
check "a dump of the batch that gives nothing is an error" test "${PIPESTATUS[1]}" -eq 1
check "a line for each" test "$(wc -l <"$scratch/batch")" -eq 3
sed -n 1p "$scratch/batch" >"$scratch/first"
sed -n 3p "$scratch/batch" >"$scratch/third"
same "the first is what a process of its own says" "$scratch/single" "$scratch/first"
same "the last, after a bad one, too" "$scratch/single" "$scratch/third"
check "the bad one says so" grep -q '"status": *"ERROR_UNUSABLE_DUMP"' <(sed -n 2p "$scratch/batch")
finish
