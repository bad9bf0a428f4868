#!/bin/bash
# Real cores, made here and now by a program that crashes: registers, modules and frames as gdb and elfutils see them. Kernels that
# give cores to another program leave it to gdb's gcore.
. "$(dirname "$0")/../lib.sh"

walker=$BUILD/walker/walker
source=$SRC/tests/walker/crash.c
command -v python3 >/dev/null || skip_all "there is no python3"
for tool in gdb eu-stack eu-unstrip; do
	command -v $tool >/dev/null || skip_all "there is no $tool"
done

# core_make PROGRAM: its core as PROGRAM.core.
core_make()
{
	mkdir -p "$1.d"
	(cd "$1.d" && ulimit -c unlimited && exec "$1") >/dev/null 2>&1
	mv "$1.d"/core* "$1.core" 2>/dev/null ||
		gdb -batch -ex run -ex "gcore $1.core" "$1" >/dev/null 2>&1
	[ -s "$1.core" ]
}

# vdso_save PROGRAM: the vDSO as it lies in the core, as PROGRAM.vdso.
vdso_save()
{
	local range
	range=$(python3 -c 'import json, sys
for m in json.load(open(sys.argv[1]))["modules"]:
	if m["path"].startswith("linux-"):
		print(m["base_addr"], m["end_addr"])' "$1.core.first")
	[ -z "$range" ] || gdb -batch -ex "dump memory $1.vdso $range" "$1" "$1.core" >/dev/null 2>&1
}

# symbols_make CORE DIR: symbol files for every module that the core names and this machine has.
symbols_make()
{
	"$walker" --json "$1" >"$1.first" 2>/dev/null
	python3 -c 'import json, sys
for m in json.load(open(sys.argv[1]))["modules"]:
	print(m["path"])' "$1.first" |
		while read -r file; do
			[ ! -f "$file" ] || "$dump_syms" --store "$2" "$file" >/dev/null 2>&1
		done
}

# try NAME CFLAGS...
try()
{
	local name=$1 program=$scratch/$1
	shift
	if ! "$CC" -g -O1 "$@" "$source" -o "$program" -lpthread 2>/dev/null; then
		skip "$name" "it cannot be compiled"
		return
	fi
	if ! core_make "$program" 2>/dev/null; then
		skip "$name" "no core can be made"
		return
	fi
	symbols_make "$program.core" "$program.symbols"
	vdso_save "$program"
	[ ! -f "$program.vdso" ] || "$dump_syms" --store "$program.symbols" "$program.vdso" >/dev/null 2>&1
	check "$name: the core is read" "$walker" --json --output-file "$program.json" "$program.core" "$program.symbols"

	eu-unstrip -n --core "$program.core" | sed -n 's/^0x\([0-9a-f]*\)+[^ ]* \([0-9a-f]*\)@.*/\1 \2/p' | sort >"$program.modules"
	python3 "$SRC/tests/walker/core.py" modules "$program.json" >"$program.modules.found"
	same "$name: modules and build-ids as eu-unstrip has them" "$program.modules" "$program.modules.found"

	gdb -batch -ex 'info registers' "$program" "$program.core" 2>/dev/null |
		sed -n 's/^\(r[a-z0-9]*\|e[a-ds][a-z]\|e[a-z]p\|eflags\) *0x\([0-9a-f]*\) .*/\1 \2/p' | sort >"$program.registers"
	case $name in
	*32*) ;;
	*) sed -i '/^eflags/d' "$program.registers" ;; # kept of 32-bit x86 alone, where STACK WIN can ask for it
	esac
	python3 "$SRC/tests/walker/core.py" registers "$program.json" >"$program.registers.found"
	same "$name: registers as gdb has them" "$program.registers" "$program.registers.found"

	eu-stack --core "$program.core" -e "$program" 2>/dev/null |
		sed -n 's/^TID \([0-9]*\):/thread \1/p; s/^#[0-9]* *0x0*\([0-9a-f]*\).*/\1/p' | sort_threads >"$program.frames"
	python3 "$SRC/tests/walker/core.py" frames "$program.json" >"$program.frames.found"
	same "$name: frames as eu-stack has them" "$program.frames" "$program.frames.found"
}

# Threads in the order of their ids, each with its frames.
sort_threads()
{
	awk '/^thread/ { id = $2 } { printf "%d\t%d\t%s\n", id, NR, $0 }' | sort -n -k1,1 -k2,2 | cut -f3
}

# A core that qemu wrote: without a list of files, and without the program's text.
try_arm64()
{
	local name=arm64-static program=$scratch/arm64-static compiler
	compiler=$(compgen -c aarch64-linux-gnu-gcc | grep -E -- '-gcc(-[0-9]+)?$' | head -n 1)
	if [ -z "$compiler" ] || ! "$compiler" -g -O1 -static -DALONE "$source" -o "$program" 2>/dev/null ||
		! command -v qemu-aarch64 >/dev/null; then
		skip "$name" "there is no compiler for ARM64, or no qemu-aarch64"
		return
	fi
	mkdir -p "$program.d"
	(cd "$program.d" && ulimit -c unlimited && exec qemu-aarch64 "$program") >/dev/null 2>&1
	mv "$program.d"/qemu_*.core "$program.core" 2>/dev/null
	if [ ! -s "$program.core" ]; then
		skip "$name" "qemu-aarch64 writes no core"
		return
	fi
	"$dump_syms" "$program" >"$program.sym" 2>/dev/null
	check "$name: the core is read" "$walker" --json --output-file "$program.json" "$program.core" "$program.sym"
	# eu-stack, which has no use for the program's CFI here, begins with LR, and so counts a frame twice.
	printf '%s\n' deep deep deep deep deep deep main >"$program.functions"
	python3 "$SRC/tests/walker/core.py" functions "$program.json" | head -n 7 >"$program.functions.found"
	same "$name: functions as they were called" "$program.functions" "$program.functions.found"
}

try x86_64
try x86_64-static -static
try x86_64-pie-frame-pointers -pie -fPIE -fno-omit-frame-pointer
try_arm64 2>/dev/null
case $(uname -m) in
x86_64) try x86-32 -m32 ;;
*) skip x86-32 "this machine is no x86-64" ;;
esac
finish
