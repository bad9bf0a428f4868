#!/bin/bash
# The store's layout, which files are one module, and what one bad input costs the others.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
library libb.so 1102030405060708090a0b0c0d0e0f1011121314
split liba.so
split libb.so
a=liba.so/0403020106050807090A0B0C0D0E0F100/liba.so.sym
b=libb.so/0403021106050807090A0B0C0D0E0F100/libb.so.sym
"$dump_syms" lib/liba.so >a.sym && "$dump_syms" lib/libb.so >b.sym || not_ok "the libraries can be dumped"

# stored TEXT PATH...: exactly these files are in the store, and it is emptied
stored()
{
	(cd st 2>/dev/null && find . -type f | sed 's|^\./||' | sort) >actual
	printf '%s\n' "${@:2}" | sed '/^$/d' | sort >expected
	same "$1" expected actual
	rm -rf st
}

expect 0 '' "a library" -s st lib/liba.so
check "nothing on standard output" test ! -s out
same "a library: the text" a.sym st/$a
stored "a library: its place" $a
expect 0 '' "two libraries" --store=st/deep lib/liba.so lib/libb.so
same "two libraries: the first" a.sym st/deep/$a
same "two libraries: the second" b.sym st/deep/$b
stored "two libraries: their places" deep/$a deep/$b

# Files of one build-id are one module.
expect 0 '' "binary and debug file" split/liba.so split/liba.so.debug
same "binary and debug file are the library" a.sym out
expect 0 '' "debug file and binary" split/liba.so.debug split/liba.so
same "debug file and binary are the library" a.sym out
expect 0 '' "two pairs, mixed" -s st split/liba.so split/libb.so.debug split/libb.so split/liba.so.debug
same "two pairs: the first" a.sym st/$a
same "two pairs: the second" b.sym st/$b
stored "two pairs: their places" $a $b

# A debug directory, by build-id.
mkdir -p dir/.build-id/01
cp split/liba.so.debug dir/.build-id/01/02030405060708090a0b0c0d0e0f1011121314.debug
cp split/liba.so alone.so
expect 0 '' "a debug directory" alone.so dir
same "a debug directory: the library" a.sym out
expect 0 '' "a debug directory before the file" dir alone.so
same "a debug directory before the file: the library" a.sym out
expect 0 '' "--debug-dir" --debug-dir dir alone.so
same "--debug-dir: the library" a.sym out
expect 0 'alone.so: warning: no DWARF' "a debug file that is nowhere" alone.so lib
holds "a debug file that is nowhere: where it was looked for" err 'lib/.build-id/01/0203'

# One input that gives nothing costs nobody else.
echo "not ELF" >text
expect 1 'text: error: not a usable ELF file' "a bad input among others" -s st lib/liba.so text nothing lib/libb.so
holds "a bad input among others: and another" err '^nothing: error: no such file$'
check "a bad input among others: one line each" test "$(wc -l <err)" = 2
stored "a bad input among others: the good ones are there" $a $b

# The same place twice: two builds that only differ behind the part of the build-id that is the id.
mkdir -p other
library liba.so 0102030405060708090a0b0c0d0e0f10ff
mv lib/liba.so other/liba.so
library liba.so 0102030405060708090a0b0c0d0e0f1011121314
expect 1 "other/liba.so: error: its place in the store is taken by another input of this run: st/$a" \
	"two builds of one place" -s st lib/liba.so other/liba.so
same "two builds of one place: the first is there" a.sym st/$a
stored "two builds of one place: and nothing else" $a
expect 0 '' "in a later run it is replaced" -s st lib/liba.so
expect 0 '' "in a later run it is replaced: again" -s st other/liba.so
check "in a later run it is replaced: by the later one" not cmp -s a.sym st/$a
stored "in a later run it is replaced: one file" $a

# Names that are no names of files.
for name in . .. '' / $'a\nb' $'\x7f'; do
	expect 1 'error: has no place in a store' "the name $(printf %q "$name")" -s st -n "$name" lib/liba.so
	stored "the name $(printf %q "$name"): nothing is there" ''
done
expect 1 'error: has no place in a store' "an id with a slash" -s st -b ../x lib/liba.so
stored "an id with a slash: nothing is there" ''
expect 0 '' "a name of the user's" -s st -n other/app.pdb -b ABC0 lib/liba.so
stored "a name of the user's" app.pdb/ABC0/app.sym

expect 0 '' "a store that is a file: made ready" --output st lib/liba.so
expect 1 'error: cannot be written: st/' "a store that is a file" -s st lib/liba.so
finish
