#!/bin/bash
# No writable globals: nothing in .data, .bss or common storage. Constants that hold pointers lie in .data.rel.ro, which
# is written only by the loader.
. "$(dirname "$0")/lib.sh"

# Symbols that may be there, as FILE:SYMBOL; each needs a reason.
allowed='
'

[ -z "$SANITIZED" ] || skip_all "the sanitizers put writable data into every object"

# globals ARCHIVE...: prints MEMBER:SYMBOL of each writable object.
globals()
{
	"$NM" -A -f sysv "$@" | awk -F'|' '
		NF >= 7 && $4 !~ /FUNC|SECTION|FILE/ {
			gsub(/ /, "", $3)
			gsub(/[ \t]/, "", $7)
			where = $1
			gsub(/ /, "", where)
			if ($3 ~ /^[DdBbCGgSs]$/ && $7 !~ /^\.data\.rel\.ro/)
				print where
		}' | sed 's|^.*/||'
}

libraries=$(cd "$BUILD" && find . -maxdepth 2 -name 'lib*.a' ! -path './tests/*' | cut -c3- | sort)
for library in $libraries; do
	globals "$BUILD/$library" >"$scratch/found"
	printf '%s' "$allowed" | grep -vxFf - "$scratch/found" >"$scratch/bad"
	if [ -s "$scratch/bad" ]; then
		not_ok "$library has no writable globals"
		comment <"$scratch/bad"
	else
		ok "$library has no writable globals"
	fi
done

# The same look at an object that has one of each kind.
cat >"$scratch/bad.c" <<'END'
#include <stddef.h>
int data = 1;
int bss;
_Thread_local int thread;
static const char *const words[] = { "constant", "pointers" };
const char *const *word(size_t i) { static int local; local++; return &words[i]; }
END
$CC -fPIE -c "$scratch/bad.c" -o "$scratch/bad.o" && ar cr "$scratch/libbad.a" "$scratch/bad.o"
globals "$scratch/libbad.a" | grep -o -w -e bss -e data -e local -e thread -e words | sort >"$scratch/actual"
printf '%s\n' bss data local thread >"$scratch/expected"
same "writable globals are found where there are some" "$scratch/expected" "$scratch/actual"
finish
