#!/bin/bash
# What keeps the tree in order: each source file is in its folder's local.mk (or a release archive would lack it), none
# is longer than 600 lines.
. "$(dirname "$0")/lib.sh"

# sources TREE: its C files, named from its top.
sources()
{
	(cd "$1" && find base postfix symfile elf dump_syms walker symcheck tests -name '*.[ch]' 2>/dev/null | sort)
}

# unlisted TREE: its C files that no local.mk names. Unit tests are named without their .c.
unlisted()
{
	find "$1" -name local.mk -exec cat {} + | tr -s ' \t\\' '\n' >"$scratch/listed"
	sources "$1" | while read -r file; do
		grep -qxF -e "$file" -e "${file%.c}" "$scratch/listed" || echo "$file"
	done
}

# long TREE: its C files of more than 600 lines.
long()
{
	sources "$1" | while read -r file; do
		[ "$(wc -l <"$1/$file")" -le 600 ] || echo "$file"
	done
}

# none TEXT COMMAND...: passes where the command prints nothing.
none()
{
	local text=$1
	shift
	"$@" >"$scratch/found"
	if [ -s "$scratch/found" ]; then
		not_ok "$text"
		comment <"$scratch/found"
	else
		ok "$text"
	fi
}

check "there are sources" test -n "$(sources "$SRC")"
none "each source file is listed in a local.mk" unlisted "$SRC"
none "no source file has more than 600 lines" long "$SRC"

mkdir -p "$scratch/tree/base"
printf 'sources = \\\n\tbase/a.c base/b.h\n' >"$scratch/tree/base/local.mk"
touch "$scratch/tree/base/a.c" "$scratch/tree/base/b.h" "$scratch/tree/base/a.h"
seq 601 >"$scratch/tree/base/a.c"
seq 600 >"$scratch/tree/base/b.h"
unlisted "$scratch/tree" >"$scratch/actual"
long "$scratch/tree" >>"$scratch/actual"
printf 'base/a.h\nbase/a.c\n' >"$scratch/expected"
same "an unlisted file and a long one are found" "$scratch/expected" "$scratch/actual"
finish
