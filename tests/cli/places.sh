#!/bin/bash
# Code and debug information in places of their own: debug files that know less or other things of where the code is, the
# kernel's shared object, core files.
. "$(dirname "$0")/common.sh"

id=0102030405060708090a0b0c0d0e0f1011121314
library liba.so $id
split liba.so
"$dump_syms" lib/liba.so >whole.sym 2>err

# put FILE OFFSET BYTES: overwrites bytes, as printf writes them.
put()
{
	printf "$3" | dd of="$1" bs=1 seek="$2" conv=notrunc status=none
}

# same_module TEXT FILE...: the files give what the whole library gives.
same_module()
{
	local text=$1
	shift
	expect 0 '' "$text" "$@" && same "$text: the same module" whole.sym out
}

if [ "$(od -An -tx1 -N5 lib/liba.so | tr -d ' ')" = 7f454c4602 ] && [ "$(od -An -tx1 -j5 -N1 lib/liba.so | tr -d ' ')" = 01 ]; then
	cp split/liba.so.debug bare.debug
	put bare.debug 32 '\0\0\0\0\0\0\0\0' # e_phoff
	put bare.debug 56 '\0\0'             # e_phnum
	same_module "a debug file without program headers" split/liba.so bare.debug
	cp split/liba.so.debug stale.debug
	headers=$(od -An -td8 -j32 -N8 stale.debug | tr -d ' ')
	count=$(od -An -td2 -j56 -N2 stale.debug | tr -d ' ')
	for ((i = 0; i < count; i++)); do
		put stale.debug $((headers + 56 * i + 8)) '\xf0\xff\xff\xff\0\0\0\0'              # p_offset
		put stale.debug $((headers + 56 * i + 32)) '\xf0\xff\xff\xff\xff\xff\xff\x7f' # p_filesz
	done
	same_module "a debug file with stale program headers" split/liba.so stale.debug
else
	skip "program headers of debug files" "this machine is not 64 bits little-endian"
fi

# Prelink moves a library after its debug file was made; so does the linker, here.
for options in '' '-m32' '-m32 -fno-asynchronous-unwind-tables' '-fno-asynchronous-unwind-tables -gdwarf-4'; do
	for base in 0 0x3000000; do
		if ! $CC -g -O1 -fPIC -shared $options -Wl,-soname,libm.so -Wl,-Ttext-segment=$base -Wl,--build-id=0x$id \
			-o moved.$base one.c two.c >cc.log 2>&1; then
			skip "moved, $options" "$CC does not build it"
			continue 2
		fi
		"$OBJCOPY" --only-keep-debug moved.$base debug.$base
		"$OBJCOPY" --strip-debug moved.$base stripped.$base
		"$OBJCOPY" --strip-all moved.$base bare.$base
		"$dump_syms" moved.$base >whole.sym 2>/dev/null
	done
	same_module "moved up, $options" stripped.0x3000000 debug.0
	same_module "moved down, $options" stripped.0 debug.0x3000000
	same_module "moved up, without symbols, $options" bare.0x3000000 debug.0
done

# A debug file of another layout has names for other places: none of them is said.
library liba.so $id
split liba.so
echo 'int before(int n) { volatile int m = n; return m * m * m + m; } int two(int n) { return before(n) + before(n - 1); }' >two.c
$CC -g -O1 -fPIC -shared -Wl,-soname,liba.so -Wl,--build-id=0x$id -Wl,-Ttext-segment=0x100000 -o lib/other.so one.c two.c
"$OBJCOPY" --only-keep-debug lib/other.so other.debug
"$dump_syms" split/liba.so other.debug >out 2>err
lacks "a debug file of another layout" out 'FUNC\|PUBLIC [0-9a-f]\{8,\}'

# Where the linker puts the code does not matter.
library liba.so $id
"$dump_syms" lib/liba.so | grep -c '^FUNC' >functions
for option in -z,separate-code -z,noseparate-code -z,max-page-size=65536 -Ttext=0x200000; do
	if $CC -g -O1 -fPIC -shared -Wl,$option -Wl,--build-id=0x$id -o lib/laid.so one.c two.c 2>cc.log; then
		"$dump_syms" --strict lib/laid.so >out 2>err
		check "-Wl,$option: has its functions" test "$(grep -c '^FUNC' out)" = "$(cat functions)"
		first=$(sed -n 's/^FUNC \([0-9a-f]*\) .* one$/\1/p' out)
		base=$(readelf -lW lib/laid.so | awk '$1 == "LOAD" { print $3; exit }')
		want=$("$NM" lib/laid.so | sed -n 's/ T one$//p')
		check "-Wl,$option: they count from the first segment" test $((0x$first + base)) = $((0x$want))
	else
		skip "-Wl,$option" "it does not link"
	fi
done

# The kernel's shared object is complete in memory.
cat >vdso.c <<'END'
#include <stdio.h>
#include <sys/auxv.h>
#include <elf.h>
int main(void)
{
	const char *at = (const char *)getauxval(AT_SYSINFO_EHDR);
	if (!at)
		return 1;
	const Elf64_Ehdr *header = (const Elf64_Ehdr *)at;
	return fwrite(at, header->e_shoff + (size_t)header->e_shnum * header->e_shentsize, 1, stdout) != 1;
}
END
if $CC -o vdso vdso.c 2>cc.log && ./vdso >vdso.so 2>/dev/null; then
	expect 0 'no DWARF' "the kernel's shared object" vdso.so
	holds "it has its name" out '^MODULE Linux [^ ]* [0-9A-F]*0 linux-\(vdso\|gate\).so.1$'
	holds "it has its symbols" out '^PUBLIC [0-9a-f]* 0 __\(vdso\|kernel\)_'
else
	skip "the kernel's shared object" "there is none to be read"
fi

# A core file, as far as it matters: its ELF header.
cp lib/liba.so core
put core 16 '\4\0'
expect 1 'a core file: walker reads those' "a core file" core
check "a core file: nothing is written" test ! -s out
finish
