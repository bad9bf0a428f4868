#!/bin/bash
# Every input that is kept in testdata/corpus/NAME goes through fuzz target NAME, each in a process of its own, so that
# a crash costs only itself. FUZZ_TARGETS holds the names.
. "$(dirname "$0")/../lib.sh"

for name in $FUZZ_TARGETS; do
	replay=$BUILD/tests/fuzz/replay_$name
	check "$name: the empty input" timeout 60 "$replay"
	for input in "$SRC/testdata/corpus/$name"/*; do
		[ -f "$input" ] || continue
		check "$name: $(basename "$input")" timeout 60 "$replay" "$input"
	done
done
finish
