#!/bin/bash
# Programs that come to known places, or are stepped instruction by instruction, and say the truth of the moment: dump_syms makes
# their symbols, the walker walks their stackdumps, and every frame must be equal. A compiler or an emulator that is missing is
# a skip.
. "$(dirname "$0")/../lib.sh"

walkcheck=$BUILD/tests/live/walkcheck
stepper=$BUILD/tests/live/stepper
victim=$SRC/tests/live/victim.c
common="-D_GNU_SOURCE -w -g -pthread"

# A fixture a line: name, what runs it (- : the machine itself), truth's library (- : libgcc), compiler and its options.
fixtures='
x86-64-O2           -             unwind  gcc -O2 -Wl,-z,lazy
x86-64-O0           -             -       gcc -O0 -static
x86-64-frames       -             unwind  gcc -O2 -fno-omit-frame-pointer
x86-64-clang        -             -       clang -O2 -static
x86-O2              -             -       gcc -m32 -O2 -static
x86-O0              -             -       gcc -m32 -O0 -static
x86-frames          -             -       gcc -m32 -O2 -static -fno-omit-frame-pointer
arm64-O2            qemu-aarch64  -       aarch64-linux-gnu-gcc -O2 -static
arm64-O0            qemu-aarch64  -       aarch64-linux-gnu-gcc -O0 -static
arm64-no-frames     qemu-aarch64  -       aarch64-linux-gnu-gcc -O2 -static -fomit-frame-pointer
arm64-signed        qemu-aarch64  -       aarch64-linux-gnu-gcc -O2 -static -mbranch-protection=standard
'
# Those that the stepper steps.
stepped='x86-64-O2 x86-64-O0 x86-64-clang x86-O2 x86-O0'

# The compiler called NAME, or the newest NAME-VERSION; nothing where there is none.
compiler()
{
	command -v "$1" || compgen -c "$1-" | grep -xE "$1-[0-9]+" | sort -V | tail -n 1
}

# symbols PROGRAM: arguments that name the symbols of what it is made of.
symbols()
{
	local program=$1 file
	"$dump_syms" -q --output "$program.sym" "$program" || return 1
	symbol_arguments=(--symbols-for "$(basename "$program")=$program.sym")
	for file in $(ldd "$program" 2>/dev/null | grep -o '/[^ ]*'); do
		"$dump_syms" -q --store "$scratch/store" "$file" 2>/dev/null
	done
	mkdir -p "$scratch/store"
	symbol_arguments+=("$scratch/store")
}

# walk TEXT DIRECTORY PATTERN: holds the walker to the stackdumps.
walk()
{
	check "$1" "$walkcheck" "${symbol_arguments[@]}" -- "$2"/$3.stackdump
	tail -n 1 "$scratch/.output" | comment
}

step()
{
	local name=$1 dir=$2
	in_full_ring || { skip "$name: stepped" "it takes long: SYMWALK_RING=full"; return; }
	"$stepper" "$dir" "$dir/$name" steps >"$scratch/steps.out" 2>&1
	case $? in
	0) walk "$name: stepped" "$dir" 'step*' ;;
	77) skip "$name: stepped" "the machine lets nobody trace" ;;
	*)
		not_ok "$name: stepped"
		comment <"$scratch/steps.out"
		;;
	esac
}

fixture()
{
	local name=$1 runner=$2 truth=$3 cc
	local dir=$scratch/$name
	cc=$(compiler "$4")
	shift 4
	[ -n "$cc" ] || { skip "$name" "no such compiler"; return; }
	[ "$runner" = - ] && runner=
	[ -z "$runner" ] || command -v "$runner" >"$scratch/.found" || { skip "$name" "no $runner"; return; }
	mkdir -p "$dir"
	if [ "$truth" = unwind ]; then
		set -- "$@" -DTRUTH_LIBUNWIND -lunwind
	fi
	# shellcheck disable=SC2086 # words
	if ! "$cc" $common "$victim" -o "$dir/$name" "$@" >"$scratch/compile.out" 2>&1; then
		skip "$name" "it cannot be compiled: $(grep -m1 -i -E 'error|cannot' "$scratch/compile.out" | cut -c1-120)"
		return
	fi
	if ! $runner "$dir/$name" "$dir" >"$scratch/run.out" 2>&1; then
		skip "$name" "it cannot run here"
		return
	fi
	check "$name: its symbols are made" symbols "$dir/$name"
	symbols "$dir/$name"
	walk "$name: known places" "$dir" '*'
	case " $stepped " in *" $name "*) step "$name" "$dir" ;; esac
}

while read -r line; do
	# shellcheck disable=SC2086 # a table of words
	[ -z "$line" ] || fixture $line
done <<<"$fixtures"
finish
