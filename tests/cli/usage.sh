#!/bin/bash
# What is said of wrong usage, and that it leaves with 2 before anything is written.
. "$(dirname "$0")/common.sh"

library liba.so 0102030405060708090a0b0c0d0e0f1011121314
library libb.so 1102030405060708090a0b0c0d0e0f1011121314

# wrong MESSAGE TEXT ARGUMENT...: a usage error, which writes nothing.
wrong()
{
	local message=$1 text=$2
	shift 2
	expect 2 "dump_syms: $message" "$text" "$@" && [ -s out ] && not_ok "$text: nothing on standard output"
}

expect 0 '' "--help" --help
holds "--help is on standard output" out '^usage: dump_syms'
grep -oE -e '--[a-z-]+|^  -[a-z]' out | sed 's/^  //; s/-/\\-/g' >options
check "--help has options" test "$(wc -l <options)" -gt 30
while read -r option; do
	grep -qF -e "$option" "$SRC/docs/dump_syms.1" || echo "$option"
done <options >missing
: >expected
same "each is in the man page" expected missing
expect 0 '' "--version" --version
holds "--version is on standard output" out '^dump_syms (symwalk) [0-9]'
wrong "no FILE" "no argument"
wrong "no FILE, only directories" "directories only" lib
wrong "there is no option -x" "an unknown option" -x lib/liba.so
wrong "there is no option --frobnicate" "an unknown long option" lib/liba.so --frobnicate
wrong "--jobs: '0' is not a number" "no threads" -j0 lib/liba.so
wrong "-o is MODULE's operating system; to write to a file: --output liba.sym" "-o as in Mozilla's" -o liba.sym lib/liba.so
wrong "-o is MODULE's operating system; to write to a file: --output -" "-o - as in Mozilla's" -o - lib/liba.so
wrong "-n needs its NAME" "an option without its argument" lib/liba.so -n
wrong "--store and --output exclude each other" "two places to write to" lib/liba.so -s st --output o
wrong "--quiet and --verbose exclude each other" "quiet and verbose" lib/liba.so -qv
wrong "'lib/liba.so' and 'lib/libb.so' are of different builds: more than one module needs --store" \
	"two modules, one output" lib/liba.so lib/libb.so
wrong "'no/dir': No such file or directory" "a debug directory that is not there" lib/liba.so no/dir
wrong "'lib/liba.so' and 'one.c' are of different builds" "a module and a file that is none" lib/liba.so one.c
wrong "--name and --id are for one module" "one name for two modules" -s st -n x lib/liba.so lib/libb.so
wrong "--name and --id are for one module" "one id for two modules" -s st -b ABC0 lib/liba.so lib/libb.so
check "a usage error leaves nothing in the store" test ! -e st

if [ -w /dev/full ]; then
	"$dump_syms" --help >/dev/full 2>err
	judge 1 "standard output: No space left on device" "--help that cannot be written" $?
else
	skip "--help that cannot be written" "there is no /dev/full"
fi
finish
