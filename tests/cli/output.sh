#!/bin/bash
# Files appear whole or not at all; what was in standard output stays; a failed write is said.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
f=lib/liba.so
"$dump_syms" $f >plain || not_ok "standard output"

# A file of so many functions that its text does not fit a pipe or a block.
{
	for i in $(seq 3000); do
		echo "int function_$i(int n) { return n + $i; }"
	done
} >many.c
$CC -g1 -O1 -fPIC -shared -Wl,--build-id -o lib/many.so many.c || skip_all "$CC makes no large library"
"$dump_syms" lib/many.so >many || not_ok "a large file"
check "the large file is larger than a pipe" test "$(wc -c <many)" -gt 100000

# tidy TEXT: nothing but the output is in o/
tidy()
{
	ls -A o >actual
	printf '%s\n' "${@:2}" >expected
	same "$1" expected actual
}

mkdir o
expect 0 '' "--output" --output o/a.sym $f
same "--output: the text" plain o/a.sym
check "--output: nothing on standard output" test ! -s out
tidy "--output: no other file" a.sym
expect 0 '' "--output makes directories" --output o/p/q/a.sym $f
same "--output makes directories: the text" plain o/p/q/a.sym
rm -r o/p
echo old >o/a.sym
expect 0 '' "--output onto a file" --output o/a.sym $f
same "--output onto a file: the text" plain o/a.sym
expect 0 '' "--output -" --output - $f
same "--output -: standard output" plain out
expect 0 '' "another name of standard output" --output "$scratch/out" $f
same "another name of standard output: the text" plain out
ln -s a.sym o/link
echo old >o/a.sym
expect 0 '' "--output onto a symbolic link" --output o/link $f
same "--output onto a symbolic link: the text" plain o/a.sym
check "--output onto a symbolic link: it stays" test -L o/link
rm o/link

echo old >o/a.sym
expect 1 'nothing: error: no such file' "an input that gives nothing" --output o/a.sym nothing
check "an input that gives nothing: the old file is there" grep -qx old o/a.sym
tidy "an input that gives nothing: no other file" a.sym

(ulimit -f 16; exec "$dump_syms" --output o/a.sym lib/many.so >out 2>err)
judge 1 'lib/many.so: error: cannot be written: o/a.sym: File too large' "a file that does not fit" $?
check "a file that does not fit: the old one is there" grep -qx old o/a.sym
tidy "a file that does not fit: no other file" a.sym

expect 1 'error: cannot be written: o/a.sym/b' "a directory that is a file" --output o/a.sym/b $f
expect 1 'Is a directory' "a file that is a directory" --output o $f
tidy "a file that is a directory: it is as it was" a.sym

# Standard output
echo before >file
"$dump_syms" $f >>file 2>err
judge 0 '' "standard output is appended to" $?
(echo before; cat plain) >expected
same "standard output is appended to: the text" expected file
echo before >file
(ulimit -f 16; exec "$dump_syms" lib/many.so >>file 2>err)
judge 1 'lib/many.so: error: cannot be written: standard output: File too large' "standard output that does not fit" $?
echo before >expected
same "standard output that does not fit is cut back" expected file
(ulimit -f 16; "$dump_syms" lib/many.so 2>err; echo after) >file
printf 'after\n' >expected
same "what is written next follows what was there" expected file
echo before >file
"$dump_syms" nothing >>file 2>err
judge 1 'nothing: error: no such file' "nothing to write" $?
echo before >expected
same "nothing to write: standard output is as it was" expected file

if [ -w /dev/full ]; then
	"$dump_syms" $f >/dev/full 2>err
	judge 1 'cannot be written: standard output: No space left on device' "a full device" $?
	expect 1 'cannot be written: /dev/full: No space left on device' "--output to a full device" --output /dev/full $f
	check "--output to a device leaves it" test -c /dev/full
else
	skip "a full device" "there is no /dev/full"
fi
{ "$dump_syms" lib/many.so 2>err; echo $? >status; } | true
judge 1 'cannot be written: standard output: Broken pipe' "a reader that goes" "$(cat status)"
"$dump_syms" $f >&- 2>err
judge 1 'cannot be written: standard output: Bad file descriptor' "a closed standard output" $?
"$dump_syms" $f 2>&- >out
check "a closed standard error" test $? = 0
same "a closed standard error: the text" plain out

mkfifo pipe
cat pipe >actual &
expect 0 '' "--output to a pipe" --output pipe lib/many.so
wait
same "--output to a pipe: the text" many actual
check "--output to a pipe leaves it" test -p pipe
finish
