#!/bin/bash
# Warnings, losses, --strict, --quiet, --verbose, --summary and the exit status.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
library nobuildid.so none
split liba.so
f=lib/liba.so
stripped=split/liba.so
rm split/liba.so.debug

expect 0 '' "nothing to say" $f
expect 0 '' "nothing to say with --strict" --strict $f
expect 0 'split/liba.so: warning: no DWARF' "a loss is a warning" $stripped
check "a loss is a warning: of one line" test "$(wc -l <err)" = 1
check "a loss is a warning: the text is written" grep -q '^PUBLIC .* one$' out
cp out stripped.sym
expect 3 'split/liba.so: error: no DWARF' "--strict" --strict $stripped
same "--strict: the text is written all the same" stripped.sym out
expect 0 '' "--quiet" --quiet $stripped
expect 3 'split/liba.so: error: no DWARF' "--quiet --strict" --quiet --strict $stripped
expect 0 'warning: no build-id' "a warning" lib/nobuildid.so
expect 0 'warning: no build-id' "a warning is no loss" --strict lib/nobuildid.so
expect 0 '' "a warning, quiet" -q lib/nobuildid.so
expect 1 'nothing: error: no such file' "an error, quiet" -q nothing
expect 1 'nothing: error: no such file' "an error before a loss" --strict -s st nothing $stripped
holds "an error before a loss: both are said" err '^split/liba.so: error: no DWARF'

expect 0 'split/liba.so: warning: no DWARF' "--verbose" -v $stripped

expect 0 'liba.so ' "--summary" --summary $f
sed -E 's/ +/ /g' err >summary
holds "--summary: the module" summary '^liba.so [^ ]* 0403020106050807090A0B0C0D0E0F100$'
# count KIND: how many records of the kind the text has
count()
{
	grep -c "^$1 " out
}
holds "--summary: functions" summary "^ functions $(count FUNC) [0-9.]* % of the code$"
holds "--summary: lines" summary "^ lines $(grep -cE '^[0-9a-f]+ [0-9a-f]+ [0-9]+ [0-9]+$' out) [0-9.]* % of the code$"
holds "--summary: files" summary "^ files $(count FILE)$"
holds "--summary: inlined calls" summary "^ inlines $(count INLINE)$"
holds "--summary: who was inlined" summary "^ origins $(count INLINE_ORIGIN)$"
holds "--summary: publics" summary "^ publics $(count PUBLIC)$"
holds "--summary: CFI" summary "^ CFI $(count 'STACK CFI INIT') [0-9.]* % of the code$"
holds "--summary: CFI rows" summary "^ CFI rows $(grep -c '^STACK CFI [0-9a-f]' out)$"
holds "--summary: nothing lost" summary '^ lost 0$'
same_text=$("$dump_syms" $f | cksum)
check "--summary does not change the text" test "$(cksum <out)" = "$same_text"
expect 0 'lost' "--summary of a loss" --summary -q $stripped
holds "--summary of a loss: what" err '^  lost  *1  no DWARF'
expect 0 '' "--summary of a header" --summary -i $f
expect 0 '?[2J ' "a name with control characters is said without them" --summary -n $'\e[2J' $f
holds "a name with control characters is written without them" out '^MODULE .* ?\[2J$'
finish
