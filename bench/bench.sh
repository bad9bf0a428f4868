#!/bin/bash
# dump_syms beside the peers that are found, in one run: time, memory, bytes written and, on request, accuracy.
#
# DUMP_SYMS names our program; bench/measure and tests/oracle/chaincmp are made in its build tree. Peers: $SYMWALK_MOZILLA, or
# a dump_syms of cargo's or in PATH that is Mozilla's; $SYMWALK_BREAKPAD, or that of the npm package `minidump` below
# ./, $HOME or npm's global folder. Packages are downloaded and unpacked in $SYMWALK_BENCH_DIR (default: bench/cache of the
# build tree), and used from there the next time.
set -u
export LC_ALL=C

usage()
{
	cat <<END
usage: bench/bench.sh [OPTION...] [WHAT...]

WHAT is a debug file, BINARY,DEBUG-FILE, or a Debian package of debug files, which stands for its largest one together
with the binary of the same build-id (default: librados2-dbg openjdk-17-dbg ceph-osd-dbg).

  --runs R       how often each is run, in turns; the median counts (3)
  --jobs N       the other number of threads beside 1 (the cores)
  --accuracy     also hold the output to llvm-symbolizer
  --addresses N  at so many addresses (6000)
END
	exit "$1"
}

die()
{
	echo "bench: $*" >&2
	exit 1
}

# ---- what to measure

# cached DEB-PACKAGE: its directory in the cache; downloaded and unpacked where it is not there.
cached()
{
	local dir=$cache/$1
	if [ ! -d "$dir" ]; then
		echo "bench: unpacking $1" >&2
		mkdir -p "$cache/deb" || return
		rm -f "$cache/deb/$1"_*.deb
		(cd "$cache/deb" && apt-get -q download "$1") >/dev/null 2>"$cache/apt.log" || {
			tail -n 3 "$cache/apt.log" >&2
			return 1
		}
		rm -rf "$dir.new"
		dpkg -x "$cache/deb/$1"_*.deb "$dir.new" && mv "$dir.new" "$dir" || return
	fi
	echo "$dir"
}

# The packages that a debug package needs in exactly its own version: those of its binaries.
binary_packages()
{
	dpkg-deb -f "$cache/deb/$1"_*.deb Depends | tr ',' '\n' | sed -n 's/^ *\([^ :]*\)[^ ]* (= .*/\1/p'
}

build_id()
{
	readelf -nW "$1" 2>/dev/null | sed -n 's/.*Build ID: *//p' | head -n 1
}

# binary_of DEBUG-FILE DIRECTORY...: the ELF file of the same build-id.
binary_of()
{
	local id file
	id=$(build_id "$1")
	[ -n "$id" ] || return
	shift
	find "$@" -type f ! -name '*.debug' -size +8k -print0 | while IFS= read -r -d '' file; do
		[ "$(head -c 4 "$file" | tail -c 3 | tr -d '\0')" = ELF ] && [ "$(build_id "$file")" = "$id" ] &&
			echo "$file" && break
	done
}

largest_file()
{
	find "$1" -type f \( -name '*.debug' -o -name 'vmlinux*' \) -printf '%s %p\n' | sort -rn | sed -n '1s/^[0-9]* //p'
}

# subject WHAT: sets debug and binary ("" where there is none).
subject()
{
	local dir package dirs=()
	binary=''
	case $1 in
	*,*)
		binary=${1%%,*} debug=${1#*,}
		;;
	*)
		debug=$1
		;;
	esac
	[ -f "$debug" ] && return
	[ -z "$binary" ] && [[ $1 != */* ]] || die "$1: no such file"
	command -v apt-get >/dev/null || die "$1: no such file, and packages need apt-get"
	dir=$(cached "$1") || die "$1: no such file, and no package that can be had"
	debug=$(largest_file "$dir")
	[ -n "$debug" ] || die "$1: no debug file in this package"
	for package in $(binary_packages "$1"); do
		dirs+=("$(cached "$package")") || unset 'dirs[-1]'
	done
	[ ${#dirs[@]} -eq 0 ] || binary=$(binary_of "$debug" "${dirs[@]}")
}

# ---- who is measured

is_mozilla()
{
	[ -x "$1" ] && "$1" --help 2>&1 | grep -q symbol-server
}

find_mozilla()
{
	local file
	for file in ${SYMWALK_MOZILLA:+"$SYMWALK_MOZILLA"} "${CARGO_HOME:-$HOME/.cargo}/bin/dump_syms" $(type -ap dump_syms); do
		is_mozilla "$file" && echo "$file" && return
	done
}

find_breakpad()
{
	local file root
	root=$(npm root -g 2>/dev/null)
	for file in "${SYMWALK_BREAKPAD:-}" {node_modules,"$HOME/node_modules",${root:-/nonexistent}}/minidump/bin/linux-x64/dump_syms; do
		[ -x "$file" ] && echo "$file" && return
	done
}

tools=() twin=-1
find_tools()
{
	[ -x "$DUMP_SYMS" ] || die "$DUMP_SYMS: no such program"
	tools=('symwalk -j1')
	[ "$jobs" -eq 1 ] || twin=1 tools+=("symwalk -j$jobs")
	mozilla=$(find_mozilla)
	breakpad=$(find_breakpad)
	[ -z "$mozilla" ] && echo "no dump_syms of Mozilla's found: cargo install dump_syms" || tools+=('Mozilla --inlines')
	[ -z "$breakpad" ] && echo "no dump_syms of Breakpad's found: npm install minidump" ||
		tools+=('Breakpad' ${with_accuracy:+'Breakpad -d'})
}

# command TOOL: sets argv.
command_of()
{
	# shellcheck disable=SC2206 # what follows Breakpad's name is an option or nothing
	case $1 in
	symwalk*) argv=("$DUMP_SYMS" "${1#symwalk }" ${binary:+"$binary"} "$debug") ;;
	Mozilla*) argv=("$mozilla" --inlines ${binary:+"$binary"} "$debug") ;;
	Breakpad*) argv=("$breakpad" ${1#Breakpad} "${binary:-$debug}" ${binary:+"$(dirname "$debug")"}) ;;
	esac
}

# ---- measuring

# median FIELD-EXPRESSION FILE
median()
{
	awk "{ print $1 }" "$2" | sort -n | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'
}

accuracy()
{
	"$build/tests/oracle/chaincmp" --brief --addresses "$addresses" "$1" "$debug" |
		awk '$1 { printf "%9.2f%8.2f", 100 * $2 / $1, 100 * $3 / $1 }'
}

run_all()
{
	local run i
	cat "$debug" ${binary:+"$binary"} >/dev/null
	for ((run = 0; run < runs; run++)); do
		for i in "${!tools[@]}"; do
			command_of "${tools[i]}"
			"$build/bench/measure" "$work/$i.sym" "${argv[@]}" >>"$work/$i" || exit 1
		done
	done
}

report()
{
	local i wall cpu memory bytes status
	printf '%-18s%8s%8s%10s%10s%6s%9s%7s%10s' '' 'wall s' 'cpu s' 'peak MB' 'out MB' exit 'wall x' 'cpu x' 'memory x'
	[ -z "$with_accuracy" ] || printf '%9s%8s' 'chain %' 'name %'
	echo
	for i in "${!tools[@]}"; do
		wall=$(median '$1' "$work/$i") cpu=$(median '$2 + $3' "$work/$i") memory=$(median '$4' "$work/$i")
		bytes=$(median '$5' "$work/$i") status=$(tail -n 1 "$work/$i" | cut -d' ' -f6)
		[ "$i" -gt 0 ] || base="$wall $cpu $memory"
		echo "$wall $cpu $memory $bytes $status $base" | awk -v tool="${tools[i]}" '{
			printf "%-18s%8.2f%8.2f%10.1f%10.1f%6d", tool, $1, $2, $3 / 1024, $4 / 1e6, $5
			printf "%9.2f%7.2f%10.2f", $1 / $6, $2 / $7, $3 / $8
		}'
		# The output does not depend on the number of threads.
		[ -n "$with_accuracy" ] && [ "$i" -ne "$twin" ] && accuracy "$work/$i.sym"
		echo
	done
}

runs=3 jobs=$(nproc) with_accuracy='' addresses=6000 what=()
while [ $# -gt 0 ]; do
	case $1 in
	--runs | --jobs | --addresses)
		[ $# -ge 2 ] && [[ $2 =~ ^[1-9][0-9]*$ ]] || usage 2
		declare "${1#--}=$2"
		shift
		;;
	--accuracy) with_accuracy=yes ;;
	-h | --help) usage 0 ;;
	-*) usage 2 ;;
	*) what+=("$1") ;;
	esac
	shift
done
[ ${#what[@]} -gt 0 ] || what=(librados2-dbg openjdk-17-dbg ceph-osd-dbg)

: "${DUMP_SYMS:=build/dump_syms/dump_syms}"
build=$(cd "$(dirname "$DUMP_SYMS")/.." && pwd) || exit 1
cache=${SYMWALK_BENCH_DIR:-$build/bench/cache}
make -s -C "$build" bench/measure ${with_accuracy:+tests/oracle/chaincmp} >/dev/null || die "cannot build the helpers"
find_tools
work=$(mktemp -d "${TMPDIR:-/tmp}/symwalk-bench.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

for subject in "${what[@]}"; do
	subject "$subject"
	echo
	[ "$subject" = "$debug" ] || echo "$subject:"
	printf '%s, %.1f MB%s; median of %d\n' "$debug" "$(stat -c %s "$debug" | awk '{ print $1 / 1e6 }')" \
		"${binary:+, with $binary}" "$runs"
	rm -f "$work"/*
	run_all
	report
done
