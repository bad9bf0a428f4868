#!/bin/bash
# Symbol files of the programs in testdata/golden, byte for byte. Their assembler text is committed, so no compiler has a
# say; `.text` is put at a fixed address and addresses are written as linked, so no linker has one either.
#
# RECORD=1 writes what comes out to testdata/golden: read every difference before it is committed. Where llvm-symbolizer is
# at hand each golden is held to it, too.
. "$(dirname "$0")/lib.sh"

golden=$(cd "$SRC/testdata/golden" && pwd -P)
chaincmp=$BUILD/tests/oracle/chaincmp

# link NAME: makes $scratch/NAME of the golden's text by the tools of its machine; says why it cannot.
link()
{
	local name=$1 as='as --64' ld='ld -m elf_x86_64' options=''
	case $name in
	*arm64*) as=aarch64-linux-gnu-as ld=aarch64-linux-gnu-ld ;;
	*m32*) as='as --32' ld='ld -m elf_i386' ;;
	esac
	case $name in
	*clang*arm64) as='clang --target=aarch64-linux-gnu -c' ;;
	*clang*m32*) as='clang --target=i386-linux-gnu -c' ;;
	*clang* | *rustc*) as='clang --target=x86_64-linux-gnu -c' ;; # directives that GNU as does not know
	esac
	case $name in
	labels*) as+=" -g --debug-prefix-map $golden=/src" ;;
	dead-*) options='--gc-sections -e entry' ;;
	folded-*) ld=ld.lld options='--icf=all -e entry --image-base=0x100000' ;;
	esac
	command -v ${as%% *} >/dev/null || { echo "there is no ${as%% *}"; return 1; }
	command -v ${ld%% *} >/dev/null || { echo "there is no ${ld%% *}"; return 1; }
	(cd "$golden" && $as -o "$scratch/$name.o" "$name.s") 2>"$scratch/log" &&
		$ld -o "$scratch/$name" -Ttext=0x200000 --build-id=0x00112233445566778899aabbccddeeff00112233 -e 0 $options \
			--unresolved-symbols=ignore-all "$scratch/$name.o" 2>"$scratch/log" ||
		{ echo "it cannot be linked: $(head -n 1 "$scratch/log")"; return 1; }
}

# What does not depend on the version: PLT slots are the linker's.
dumped()
{
	"$dump_syms" -a "$scratch/$1" 2>"$scratch/$1.err" | grep -v -e '^INFO GENERATOR' -e '@plt$'
}

for text in "$golden"/*.s; do
	name=$(basename "$text" .s)
	if ! reason=$(link "$name"); then
		skip "$name" "$reason"
		continue
	fi
	dumped "$name" >"$scratch/$name.sym"
	[ -z "${RECORD:-}" ] || cp "$scratch/$name.sym" "$golden/$name.sym"
	same "$name" "$golden/$name.sym" "$scratch/$name.sym"
	check "$name: nothing is said" [ ! -s "$scratch/$name.err" ]
	# On purpose not what llvm-symbolizer says: Ada's names are decoded; a label without a size is no function, so it has no
	# lines.
	case $name in nesting-gnat | labels*) continue ;; esac
	"$dump_syms" -q "$scratch/$name" >"$scratch/$name.based.sym"
	"$chaincmp" --addresses 2000 --min-chain 100 --min-name 100 --list 3 "$scratch/$name.based.sym" "$scratch/$name" \
		>"$scratch/log" 2>&1
	case $? in
	0) ok "$name: llvm-symbolizer agrees" ;;
	77) skip "$name: llvm-symbolizer agrees" "there is no llvm-symbolizer" ;;
	*)
		not_ok "$name: llvm-symbolizer agrees"
		comment <"$scratch/log"
		;;
	esac
done
finish
