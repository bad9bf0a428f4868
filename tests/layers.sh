#!/bin/bash
# Who may include whom. Includes go down only; see docs/architecture.md.
. "$(dirname "$0")/lib.sh"

# A part, and what it may include besides itself: parts, or single headers of one.
rules='
base
postfix          base
symfile          base
elf              base
dump_syms/dwarf  base postfix symfile elf
dump_syms/cfi    base postfix symfile elf
dump_syms        base postfix symfile elf dump_syms/dwarf dump_syms/cfi
walker/dump      base symfile elf
walker/unwind    base postfix symfile walker/dump
walker/symbols   base symfile elf dump_syms/dump.h
walker/report    base symfile walker/dump walker/unwind walker/symbols
walker/trace     base symfile walker/symbols walker/report
walker           base symfile walker/dump walker/unwind walker/symbols walker/report walker/trace
symcheck         base postfix symfile
'
# A header of another library, and the parts that may include it.
libraries='
libdwarf.h    symcheck
gelf.h        elf symcheck
libelf.h      elf symcheck
elf.h         elf symcheck dump_syms dump_syms/dwarf dump_syms/cfi walker/dump
dwarf.h       symcheck dump_syms/dwarf dump_syms/cfi
zlib.h        elf symfile
igzip_lib.h   elf
libdeflate.h  elf
zstd.h        elf symfile
lzma.h        elf
demangle.h    base
jansson.h     walker/report walker/trace symcheck
'

# violations TREE: prints a line for each include that breaks a rule.
violations()
{
	(cd "$1" && find . -mindepth 2 -name '*.[ch]' | sed 's|^\./||' |
		grep -E '^(base|postfix|symfile|elf|dump_syms|walker|symcheck)/' | sort >"$scratch/files" &&
		[ -s "$scratch/files" ] &&
		RULES=$rules LIBRARIES=$libraries xargs awk "$program" <"$scratch/files")
}

program='
function learn(text, allowed,    lines, n, i, words, m, j) {
	n = split(text, lines, "\n")
	for (i = 1; i <= n; i++) {
		m = split(lines[i], words, " ")
		if (m)
			allowed[words[1]] = 1
		for (j = 2; j <= m; j++)
			allowed[words[1], words[j]] = 1
	}
}
# The longest folder of path that is a part.
function part(path) {
	while (sub("/[^/]*$", "", path))
		if (path in rule)
			return path
	return ""
}
function complain(why) {
	print FILENAME ":" FNR ": " why
}
BEGIN {
	learn(ENVIRON["RULES"], rule)
	learn(ENVIRON["LIBRARIES"], library)
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
	split($0, piece, "\"")
	from = part(FILENAME)
	to = part(piece[2])
	if (from == "")
		complain("no rule for this folder")
	else if (to == "")
		complain("\"" piece[2] "\" is no header of a part, named from the top")
	else if (from != to && !((from, to) in rule) && !((from, piece[2]) in rule))
		complain(from " must not include \"" piece[2] "\"")
}
/^[ \t]*#[ \t]*include[ \t]*</ {
	header = $0
	gsub(".*<|>.*", "", header)
	sub(".*/", "", header)
	if (header in library && !((header, part(FILENAME)) in library)) {
		complain(part(FILENAME) " must not include <" header ">")
	}
}'

# breaks TEXT FILE LINE: a tree with this one line in FILE must be complained about.
breaks()
{
	rm -rf "$scratch/tree"
	mkdir -p "$scratch/tree/$(dirname "$2")"
	printf '%s\n' "$3" >"$scratch/tree/$2"
	if violations "$scratch/tree" | grep -q "^$2:1: "; then
		ok "is found: $1"
	else
		not_ok "is found: $1"
	fi
}

# accepts TEXT FILE LINE: and with this one it must not.
accepts()
{
	rm -rf "$scratch/tree"
	mkdir -p "$scratch/tree/$(dirname "$2")"
	printf '%s\n' "$3" >"$scratch/tree/$2"
	check "is accepted: $1" test -z "$(violations "$scratch/tree" || echo failed)"
}

violations "$SRC" >"$scratch/found" || echo "the tree could not be read" >>"$scratch/found"
if [ -s "$scratch/found" ]; then
	not_ok "includes go down only"
	comment <"$scratch/found"
else
	ok "includes go down only ($(wc -l <"$scratch/files") files)"
fi

breaks "base looks up" base/a.c '#include "elf/image.h"'
breaks "strangers of one layer" symfile/a.c '#include "elf/image.h"'
breaks "postfix and symfile are strangers" postfix/a.h '#include "symfile/module.h"'
breaks "dwarf and cfi are strangers" dump_syms/dwarf/a.c '  #  include "dump_syms/cfi/cfi.h"'
breaks "cfi looks up" dump_syms/cfi/a.c '#include "dump_syms/dump.h"'
breaks "a tool includes a tool" walker/main.c '#include "dump_syms/dump.h"'
breaks "more of dump_syms than dump.h" walker/symbols/a.c '#include "dump_syms/output.h"'
breaks "symcheck through our own ELF reader" symcheck/a.c '#include "elf/image.h"'
breaks "an include not named from the top" elf/a.c '#include "image.h"'
breaks "libdwarf in dump_syms" dump_syms/dwarf/a.c '#include <libdwarf/libdwarf.h>'
breaks "libelf in dump_syms" dump_syms/a.c '#include <gelf.h>'
breaks "ELF in symfile" symfile/a.c '#include <elf.h>'
accepts "the one arrow that crosses" walker/symbols/a.c '#include "dump_syms/dump.h"'
accepts "down, over a layer" dump_syms/cfi/a.c '#include "base/cursor.h"'
accepts "its own part" dump_syms/dwarf/a.c '#include "dump_syms/dwarf/die.h"'
finish
