#!/bin/bash
# The line that says that the work goes on: on a terminal, after a second, and gone at the end.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
SHELL=/bin/sh script -qec true /dev/null >/dev/null 2>&1 </dev/null || skip_all "script(1) can make no terminal here"

# slowly TEXT COMMAND: runs it on a terminal while nobody reads the pipe for two and a half seconds; what the terminal
# saw is in ./seen.
slowly()
{
	rm -f pipe
	mkfifo pipe
	(sleep 2.5; cat pipe) >text &
	SHELL=/bin/sh script -qec "$2" seen >script.log 2>&1 </dev/null
	local status=$?
	wait
	check "$1" test $status = 0
}

slowly "a slow run" "$dump_syms --output pipe lib/liba.so"
tr '\r' '\n' <seen >lines
holds "after a second it is said" lines '^1 s: lib/liba.so'
holds "and after two" lines '^2 s: lib/liba.so'
check "at the end it is wiped away" test -z "$(grep -v '^Script' lines | tail -n 1 | tr -d ' ')"
"$dump_syms" lib/liba.so >expected
same "the text is the same" expected text
slowly "a quiet run" "$dump_syms -q --output pipe lib/liba.so"
check "a quiet one says nothing" not grep -q '^1 s' <(tr '\r' '\n' <seen)
slowly "a run without a terminal" "$dump_syms --output pipe lib/liba.so 2>err"
check "where there is no terminal nothing is said" test ! -s err
finish
