#!/bin/bash
# Symbol files of the programs in testdata/golden, byte for byte. Their assembler text is committed, so no compiler has a
# say; `.text` is put at a fixed address and addresses are written as linked, so no linker has one either.
#
# RECORD=1 writes what comes out to testdata/golden: read every difference before it is committed. Where llvm-symbolizer and
# libdwarf are at hand each golden is held to them, too.
. "$(dirname "$0")/lib.sh"

golden=$(cd "$SRC/testdata/golden" && pwd -P)
chaincmp=$BUILD/tests/oracle/chaincmp
export ASAN_OPTIONS=detect_leaks=0 # those that ask libdwarf end without giving memory back

# link NAME: makes $scratch/NAME of the golden's text by the tools of its machine; says why it cannot.
link()
{
	local name=$1 as='as --64' ld='ld.bfd -m elf_x86_64' options=''
	case $name in
	*arm64*) as=aarch64-linux-gnu-as ld=aarch64-linux-gnu-ld.bfd ;;
	*m32*) as='as --32' ld='ld.bfd -m elf_i386' ;;
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

# dumped NAME FILE...: what does not depend on the version: PLT slots are the linker's.
dumped()
{
	local name=$1
	shift
	"$dump_syms" -a "$@" 2>"$scratch/$name.err" | grep -v -e '^INFO GENERATOR' -e '@plt$'
}

# stored TEXT NAME OBJCOPY-OPTION...: the same text comes of sections that are stored in another way.
stored()
{
	local text="$2: $1" name=$2
	shift 2
	mkdir -p "$scratch/stored"
	if ! objcopy "$@" "$scratch/$name" "$scratch/stored/$name" 2>"$scratch/log"; then
		skip "$text" "objcopy $* fails: $(head -n 1 "$scratch/log")"
	elif cmp -s "$scratch/$name" "$scratch/stored/$name"; then
		skip "$text" "objcopy $* changes nothing"
	else
		dumped "$name" "$scratch/stored/$name" >"$scratch/stored.sym"
		same "$text" "$golden/$name.sym" "$scratch/stored.sym"
	fi
}

# apart NAME: the same text comes of a program and of its debug information in a file of its own.
apart()
{
	local text="$1: debug information apart"
	mkdir -p "$scratch/apart"
	if ! objcopy --only-keep-debug "$scratch/$1" "$scratch/apart/$1.debug" 2>"$scratch/log" ||
		! objcopy --strip-debug "$scratch/$1" "$scratch/apart/$1" 2>>"$scratch/log"; then
		skip "$text" "objcopy fails: $(head -n 1 "$scratch/log")"
	else
		dumped "$1" "$scratch/apart/$1" "$scratch/apart/$1.debug" >"$scratch/apart.sym"
		same "$text" "$golden/$1.sym" "$scratch/apart.sym"
	fi
}

# judged NAME WHAT: libdwarf reads the same lines, or the same frame information.
judged()
{
	local judge=$BUILD/tests/oracle/$2_libdwarf
	if [ -x "$judge" ]; then
		check "$1: libdwarf agrees ($2)" "$judge" "$scratch/$1"
	else
		skip "$1: libdwarf agrees ($2)" "libdwarf is not installed"
	fi
}

for text in "$golden"/*.s; do
	name=$(basename "$text" .s)
	if ! reason=$(link "$name"); then
		skip "$name" "$reason"
		continue
	fi
	dumped "$name" "$scratch/$name" >"$scratch/$name.sym"
	[ -z "${RECORD:-}" ] || cp "$scratch/$name.sym" "$golden/$name.sym"
	same "$name" "$golden/$name.sym" "$scratch/$name.sym"
	check "$name: nothing is said" [ ! -s "$scratch/$name.err" ]
	judged "$name" lines
	case $name in labels-aliases) ;; *) judged "$name" cfi ;; esac # no frame information there
	case $name in calls-gcc-O2 | scopes-clang-O2 | split-gcc | calls-gcc-O2-dwarf64)
		stored zlib "$name" --compress-debug-sections=zlib
		stored zlib-gnu "$name" --compress-debug-sections=zlib-gnu
		stored zstd "$name" --compress-debug-sections=zstd
		apart "$name"
		;;
	esac
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
