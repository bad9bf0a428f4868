# shellcheck shell=bash
# For the tests of the command line, sourced first: what tests/lib.sh has, a way to run dump_syms, and libraries to run
# it on. The working directory is the scratch directory.
. "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"
cd "$scratch" || exit 1
OBJCOPY=${OBJCOPY:-objcopy}

[ -x "$dump_syms" ] || { echo "Bail out! there is no $dump_syms"; exit 1; }

# expect STATUS MESSAGE TEXT ARGUMENT...: passes where dump_syms ends with STATUS and MESSAGE stands in what it says on
# standard error; '' means that it says nothing. The outputs are in ./out and ./err.
expect()
{
	local wanted=$1 message=$2 text=$3 status
	shift 3
	"$dump_syms" "$@" >out 2>err </dev/null
	status=$?
	judge "$wanted" "$message" "$text" "$status"
}

# judge STATUS MESSAGE TEXT ACTUAL-STATUS: as expect, for a command that was run already.
judge()
{
	local good=yes
	[ "$4" = "$1" ] || good=
	if [ -n "$2" ]; then
		grep -qF -e "$2" err || good=
	else
		[ ! -s err ] || good=
	fi
	if [ $good ]; then
		ok "$3"
		return
	fi
	not_ok "$3"
	echo "# exit status $4, not $1, or standard error is not: $2"
	comment <err
	return 1
}

# holds TEXT FILE PATTERN, lacks TEXT FILE PATTERN: whether a line of the file matches.
holds()
{
	check "$1" grep -q -e "$3" "$2"
}
lacks()
{
	check "$1" not grep -q -e "$3" "$2"
}
not()
{
	! "$@"
}

# library NAME BUILD-ID: makes lib/NAME, its SONAME, of two units with an inlined call; BUILD-ID is hexadecimal or none.
library()
{
	local id=--build-id=0x$2
	[ "$2" != none ] || id=--build-id=none
	mkdir -p lib
	cat >one.c <<-'END'
	int two(int n);
	static inline __attribute__((always_inline)) int inlined(int n) { return two(n + 1) * 3; }
	int one(int n) { return inlined(n) + two(n); }
	END
	cat >two.c <<-'END'
	int two(int n) { volatile int m = n; return m * 2; }
	END
	$CC -g -O1 -fPIC -shared -Wl,-soname,"$1" -Wl,$id -o "lib/$1" one.c two.c >cc.log 2>&1 ||
		skip_all "$CC makes no shared library: $(head -n 1 cc.log)"
}

# split NAME: lib/NAME becomes split/NAME without DWARF, and split/NAME.debug.
split()
{
	mkdir -p split
	"$OBJCOPY" --only-keep-debug "lib/$1" "split/$1.debug" && "$OBJCOPY" --strip-debug "lib/$1" "split/$1" ||
		skip_all "there is no objcopy"
}
