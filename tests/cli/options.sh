#!/bin/bash
# What each option does to the text.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
f=lib/liba.so
id=0403020106050807090A0B0C0D0E0F100

expect 0 '' "no option" $f
cp out plain
cat >expected <<END
MODULE Linux $(sed -n '1s/MODULE Linux \([^ ]*\) .*/\1/p' plain) $id liba.so
INFO CODE_ID 0102030405060708090A0B0C0D0E0F1011121314
END
head -n 2 plain >actual
same "the first lines say which build it is" expected actual
holds "INFO GENERATOR" plain '^INFO GENERATOR symwalk/dump_syms [0-9]'
holds "FILE" plain '^FILE [0-9]* .*/one.c$'
holds "INLINE_ORIGIN" plain '^INLINE_ORIGIN 0 inlined$'
holds "FUNC" plain '^FUNC [0-9a-f]* [0-9a-f]* 0 one$'
holds "INLINE" plain '^INLINE 0 3 [0-9]* 0 [0-9a-f]* [0-9a-f]*'
holds "a line record" plain '^[0-9a-f]* [0-9a-f]* 3 [0-9]*$'
holds "STACK CFI INIT" plain '^STACK CFI INIT [0-9a-f]* [0-9a-f]* .*\.ra:'

# same_as TEXT EXPECTED ARGUMENT...: the same as that file
same_as()
{
	local text=$1 file=$2
	shift 2
	expect 0 '' "$text" "$@" $f && same "$text: the text" "$file" out
}
grep -v '^STACK CFI' plain >no-cfi
grep -v '^INLINE' plain >no-inlines
sed '1s/Linux/Android/' plain >os
sed '1s/liba.so$/other/' plain >name
sed "1s/$id/ABC0/" plain >id

same_as "-i" expected -i
same_as "--header" expected --header
same_as "-c" no-cfi -c
same_as "--no-cfi" no-cfi --no-cfi
same_as "-d" plain -d
same_as "--inlines" plain --inlines
same_as "-r" plain -r
expect 0 '' "--no-inlines" --no-inlines $f
check "--no-inlines: no INLINE" not grep -q ^INLINE out
expect 0 '' "-d does not undo --no-inlines" --no-inlines -d $f
check "-d does not undo --no-inlines: no INLINE" not grep -q ^INLINE out
check "--no-inlines: the functions are the same" diff <(grep ^FUNC plain) <(grep ^FUNC out)
same_as "-o" os -o Android
same_as "--os=" os --os=Android
same_as "-n" name -n other
same_as "--name takes the last part of a path" name --name /some/where/other
same_as "-b" id -b ABC0
same_as "-j1" plain -j1
same_as "-j7" plain -j7
same_as "-m" plain -m

expect 0 '' "options behind the file" $f -c -j 2
same "options behind the file: the text" no-cfi out
cp $f ./-c
expect 0 '' "a file whose name is an option's" -- -c
same "a file whose name is an option's: the text" plain out

expect 0 '' "--prefix-map" --prefix-map "$scratch=/mapped" $f
holds "--prefix-map: the paths" out '^FILE [0-9]* /mapped/one.c$'
expect 0 '' "--prefix-map twice" --prefix-map "$scratch=/mapped" --prefix-map "$scratch/one=/first" $f
holds "--prefix-map: the last that fits" out '^FILE [0-9]* /first.c$'
holds "--prefix-map: another for what it does not fit" out '^FILE [0-9]* /mapped/two.c$'

# An executable that is not loaded at 0.
if $CC -g -no-pie -Wl,--build-id -o at -x c - <<<'int main(void) { return 0; }' 2>cc.log; then
	expect 0 '' "addresses from the load base" at
	from_base=$(sed -n 's/^FUNC \([0-9a-f]*\) .* main$/\1/p' out)
	expect 0 '' "-a" -a at
	linked=$(sed -n 's/^FUNC \([0-9a-f]*\) .* main$/\1/p' out)
	want=$("$NM" at | sed -n 's/^0*\([0-9a-f]*\) T main$/\1/p')
	check "-a: addresses as linked" test "$linked" = "$want"
	check "without -a: from the load base" test $((0x$from_base)) -lt $((0x$linked))
else
	skip "-a" "$CC makes no executable with a fixed address"
fi
finish
