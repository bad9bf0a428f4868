#!/bin/bash
# walker beside the peers that are found, in one run: a minidump whose stack leads through the functions of a symbol file, and
# that file grown to other sizes; and many dumps, by one process each and by --batch.
#
# WALKER and DUMP_SYMS name our programs. Peers: $SYMWALK_RUST_MINIDUMP, or cargo's minidump-stackwalk; $SYMWALK_STACKWALK, or
# minidump_stackwalk of the npm package `minidump` below ./, $HOME or npm's global folder.
set -u
export LC_ALL=C

usage()
{
	cat <<END
usage: bench/walk.sh [OPTION...] [SYMBOL-FILE]

SYMBOL-FILE: one that dump_syms wrote (default: made of this machine's libc).

  --runs R      how often each is run, in turns; the median counts (5)
  --copies N    the large file: the same records N times over (12)
  --dumps N     for --batch (50)
END
	exit "$1"
}

die()
{
	echo "bench: $*" >&2
	exit 1
}

find_rust()
{
	local file
	for file in ${SYMWALK_RUST_MINIDUMP:+"$SYMWALK_RUST_MINIDUMP"} "${CARGO_HOME:-$HOME/.cargo}/bin/minidump-stackwalk"; do
		[ -x "$file" ] && echo "$file" && return
	done
}

find_breakpad()
{
	local file root
	root=$(npm root -g 2>/dev/null)
	for file in "${SYMWALK_STACKWALK:-}" \
		{node_modules,"$HOME/node_modules",${root:-/nonexistent}}/minidump/bin/linux-x64/minidump_stackwalk; do
		[ -x "$file" ] && echo "$file" && return
	done
}

median()
{
	awk "{ print $1 }" "$2" | sort -n | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'
}

# store SYMBOL-FILE DIRECTORY: puts it where walkers look.
store()
{
	local name id
	read -r _ _ _ id name <"$1"
	mkdir -p "$2/$name/$id"
	ln -f "$1" "$2/$name/$id/${name%.pdb}.sym" 2>/dev/null || cp "$1" "$2/$name/$id/${name%.pdb}.sym"
}

# command_of TOOL DUMP STORE: sets argv.
command_of()
{
	case $1 in
	symwalk*) argv=("$walker" "${1#symwalk }" -m "$2" "$3") ;;
	rust*) argv=("$rust" --json --symbols-path "$3" "$2") ;;
	Breakpad*) argv=("$breakpad" -m "$2" "$3") ;;
	cat) argv=(cat "$3"/*/*/*.sym) ;;
	esac
}

# measure_all DUMP STORE: a table.
measure_all()
{
	local run i base='' wall cpu memory
	rm -f "$work"/times.*
	for ((run = 0; run < runs; run++)); do
		for i in "${!tools[@]}"; do
			command_of "${tools[i]}" "$1" "$2"
			"$build/bench/measure" "$work/out" "${argv[@]}" >>"$work/times.$i" || exit 1
		done
	done
	printf '%-18s%9s%9s%10s%6s%9s%9s%10s\n' '' 'wall s' 'cpu s' 'peak MB' exit 'wall x' 'cpu x' 'memory x'
	for i in "${!tools[@]}"; do
		wall=$(median '$1' "$work/times.$i") cpu=$(median '$2 + $3' "$work/times.$i")
		memory=$(median '$4' "$work/times.$i")
		: "${base:=$wall $cpu $memory}"
		echo "$wall $cpu $memory $(tail -n 1 "$work/times.$i" | cut -d' ' -f6) $base" | awk -v tool="${tools[i]}" '{
			printf "%-18s%9.3f%9.3f%10.1f%6d", tool, $1, $2, $3 / 1024, $4
			printf "%9.2f%9.2f%10.2f\n", $1 / $5, $2 / ($6 ? $6 : 0.001), $3 / $7
		}'
	done
}

# batch DUMP STORE: a process a dump against one for all.
batch()
{
	local i one all
	for ((i = 0; i < dumps; i++)); do
		echo "$1"
	done >"$work/list"
	"$build/bench/measure" "$work/out" sh -c 'while read -r dump; do "$1" --json "$dump" "$2"; done <"$3"' - "$walker" "$2" \
		"$work/list" >"$work/one" || exit 1
	"$build/bench/measure" "$work/out" sh -c '"$1" --batch "$2" <"$3"' - "$walker" "$2" "$work/list" >"$work/all" || exit 1
	one=$(median '$1' "$work/one") all=$(median '$1' "$work/all")
	echo "$one $all" | awk -v n="$dumps" '{
		printf "%d dumps: %.1f a second by a process each, %.1f by --batch: %.1f times\n", n, n / $1, n / $2, $1 / $2
	}'
}

runs=5 copies=12 dumps=50 symbols=''
while [ $# -gt 0 ]; do
	case $1 in
	--runs | --copies | --dumps)
		[ $# -ge 2 ] && [[ $2 =~ ^[1-9][0-9]*$ ]] || usage 2
		declare "${1#--}=$2"
		shift
		;;
	-h | --help) usage 0 ;;
	-*) usage 2 ;;
	*) symbols=$1 ;;
	esac
	shift
done

: "${WALKER:=build/walker/walker}" "${DUMP_SYMS:=build/dump_syms/dump_syms}"
walker=$WALKER
[ -x "$walker" ] || die "$walker: no such program"
build=$(cd "$(dirname "$walker")/.." && pwd) || exit 1
make -s -C "$build" tests/libmake.a bench/measure bench/crash_of >/dev/null || die "cannot build the helpers"
rust=$(find_rust)
breakpad=$(find_breakpad)
tools=('symwalk -j1')
[ -z "$rust" ] && echo "no rust-minidump found: cargo install minidump-stackwalk" || tools+=('rust-minidump')
[ -z "$breakpad" ] && echo "no minidump_stackwalk found: npm install minidump" || tools+=('Breakpad')
tools+=('cat')
work=$(mktemp -d "${TMPDIR:-/tmp}/symwalk-bench.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

if [ -z "$symbols" ]; then
	symbols=$work/libc.sym
	"$DUMP_SYMS" -q --output "$symbols" "$(readlink -f "$(gcc -print-file-name=libc.so.6)")" || exit 1
fi
store "$symbols" "$work/small"
"$build/bench/crash_of" --grow "$symbols" "$copies" >"$work/large.sym" || exit 1
store "$work/large.sym" "$work/large"
for size in small large; do
	file=$(echo "$work/$size"/*/*/*.sym)
	"$build/bench/crash_of" "$file" "$work/$size.dmp" || exit 1
	echo
	printf '%s, %.1f MB; median of %d\n' "$(basename "$file")" "$(stat -c %s "$file" | awk '{ print $1 / 1e6 }')" "$runs"
	measure_all "$work/$size.dmp" "$work/$size"
done
echo
batch "$work/small.dmp" "$work/small"
