# shellcheck shell=bash
# For the shell tests, in bash: sourced first, `. "$(dirname "$0")/../lib.sh"`. Each test is a line of TAP:
#
#	check "says its version" "$dump_syms" --version     passes where the command succeeds
#	same "FUNC records" expected.txt actual.txt         passes where the files are equal
#	ok TEXT, not_ok TEXT                                what was found out otherwise
#	skip TEXT REASON                                    could not be tried, and why; never a silent pass
#	skip_all REASON                                     ends the test: nothing can be tried
#	full_ring, in_full_ring                             what is left to the full ring: see below
#	finish                                              the last line: without it the test counts as broken
#
# `make check` sets SRC and BUILD, the tops of the two trees, CC, NM, and SANITIZED where the sanitizers are on. By hand,
# BUILD=build tests/cli/NAME.sh. $scratch is a directory of the test's own, gone when it ends, unless KEEP is set.

set -u
export LC_ALL=C

SRC=${SRC:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)}
BUILD=$(cd "${BUILD:-$SRC/build}" && pwd) || exit 1
CC=${CC:-cc}
NM=${NM:-nm}
SANITIZED=${SANITIZED:-}
# shellcheck disable=SC2034 # for those who source this
dump_syms=$BUILD/dump_syms/dump_syms

scratch=$(mktemp -d "${TMPDIR:-/tmp}/symwalk-test.XXXXXX") || exit 1
if [ -n "${KEEP:-}" ]; then
	echo "# scratch directory: $scratch"
else
	trap 'rm -rf "$scratch"' EXIT
fi

tests=0

ok()
{
	tests=$((tests + 1))
	echo "ok $tests - $1"
}

not_ok()
{
	tests=$((tests + 1))
	echo "not ok $tests - $1"
}

skip()
{
	tests=$((tests + 1))
	echo "ok $tests - $1 # SKIP $2"
}

skip_all()
{
	echo "1..0 # SKIP $1"
	exit 0
}

# SYMWALK_RING=full asks for what takes long, too: full_ring ends a test that is of that ring as a whole, in_full_ring says
# whether a part of one is wanted.
in_full_ring()
{
	[ "${SYMWALK_RING:-quick}" = full ]
}

full_ring()
{
	in_full_ring || skip_all "it takes long: SYMWALK_RING=full, or ./dev check, which runs it once"
}

finish()
{
	echo "# $SECONDS seconds"
	echo "1..$tests"
}

# Standard input as TAP comments, long output cut.
comment()
{
	head -n 60 | sed 's/^/# /'
}

check()
{
	local text=$1 status
	shift
	"$@" >"$scratch/.output" 2>&1 </dev/null
	status=$?
	if [ $status -eq 0 ]; then
		ok "$text"
	else
		not_ok "$text"
		echo "# exit status $status: $*"
		comment <"$scratch/.output"
	fi
	return $status
}

same()
{
	if diff -u "$2" "$3" >"$scratch/.output" 2>&1; then
		ok "$1"
	else
		not_ok "$1"
		comment <"$scratch/.output"
		return 1
	fi
}
