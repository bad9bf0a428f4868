#!/bin/bash
# Several files, and what each of them is good for.
. "$(dirname "$0")/common.sh"

id=0102030405060708090a0b0c0d0e0f1011121314
library liba.so $id
split liba.so
"$dump_syms" lib/liba.so >whole.sym 2>err

# of TEXT FILE...: the files give what the whole library gives.
of()
{
	local text=$1
	shift
	expect 0 '' "$text" "$@" && same "$text: the same module" whole.sym out
}
of "binary and debug file" split/liba.so split/liba.so.debug
of "debug file and binary" split/liba.so.debug split/liba.so
of "stripped and whole" split/liba.so lib/liba.so

cp lib/liba.so lib/copy.so
expect 0 'warning: adds nothing to the files before it: lib/copy.so' "a copy is said to add nothing" lib/liba.so lib/copy.so
same "a copy: the same module" whole.sym out

expect 0 'warning: no call frame information in a debug file alone' "a debug file alone" split/liba.so.debug
expect 3 'error: no call frame information in a debug file alone' "a debug file alone, strict" --strict split/liba.so.debug

# Another program under the same build-id.
cat >other.c <<-'END'
int other(int n) { volatile int m = n; return m + m * 7 + m * m; }
int many(int n) { return other(n) + other(n + 1) + other(n + 2); }
END
$CC -g -O1 -fPIC -shared -Wl,-soname,libo.so -Wl,--build-id=0x$id -o lib/libo.so other.c
expect 1 'error: not of the same build as the file before it: lib/libo.so and lib/liba.so' "one build-id, two programs" \
	lib/liba.so lib/libo.so
check "one build-id, two programs: nothing is written" test ! -s out
# A file of another kind is called what it is.
: >empty
printf '!<arch>\n' >liba.a
printf '#!/bin/sh\n' >script
printf 'MZ\220' >a.exe
printf 'MODULE Linux x86_64 0 a\n' >a.sym
expect 1 'empty: error: not a usable ELF file: ELF header+0x0: the file is empty' "an empty file" empty
expect 1 'an archive: its members are dumped one by one' "an archive" liba.a
expect 1 'ELF header+0x0: a script' "a script" script
expect 1 'a program or library of Windows' "a file of Windows" a.exe
expect 1 'a symbol file already' "a symbol file" a.sym
mkfifo pipe
expect 1 'pipe: error: is no regular file' "a pipe" pipe
finish
