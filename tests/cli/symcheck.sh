#!/bin/bash
# symcheck as a user meets it.
. "$(dirname "$0")/common.sh"
symcheck=$BUILD/symcheck/symcheck
id=000102030405060708090A0B0C0D0E0F0

# said STATUS OUT ERR TEXT ARGUMENT...: as expect, of symcheck; OUT must stand in what it writes, '' means nothing.
said()
{
	local wanted=$1 output=$2 message=$3 text=$4 status good=yes
	shift 4
	"$symcheck" "$@" >out 2>err </dev/null
	status=$?
	if [ -n "$output" ]; then grep -qF -e "$output" out || good=; else [ ! -s out ] || good=; fi
	if [ -n "$message" ]; then grep -qF -e "$message" err || good=; else [ ! -s err ] || good=; fi
	if [ $good ] && [ $status -eq "$wanted" ]; then
		ok "$text"
	else
		not_ok "$text"
		echo "# exit status $status, not $wanted; or not: $output$message"
		comment <out
		comment <err
	fi
}

printf 'MODULE Linux x86_64 %s a.so\nFUNC 1000 10 0 f\n' $id >good.sym
printf 'MODULE Linux x86_64 %s a.so\nFUNC 1000 10 0 f\nFUNC 1008 10 0 g\n' $id >bad.sym
printf 'MODULE Linux x86_64 %s a.so\nFUNC 1000 10 0 f' $id >warned.sym
printf 'MODULE Linux x86_64 %s a.so\nFUNC 1000 10 0 f\nFUNC 10 10 0 g\n' $id >noted.sym
printf 'MODULE Linux x86_64 %s a.so\nFUNC 1000 10 0 \033[1m\xff\n' $id >terminal.sym

said 0 "good.sym: good: 0 errors, 0 warnings, 0 notes" "" "a good file" good.sym
said 1 "bad.sym:3: error S041: " "" "an overlap" bad.sym
said 1 "bad.sym: bad: 1 errors" "" "and the verdict" bad.sym
said 0 "warned.sym:2: warning S015: " "" "a warning" warned.sym
said 1 "warned.sym: bad: 0 errors, 1 warnings" "" "a warning, --werror" --werror warned.sym
said 0 "noted.sym:3: note S042: " "" "a note, --werror" --werror noted.sym
said 0 "noted.sym: good" "" "--quiet" -q noted.sym
lacks "--quiet: only errors and the verdict" out S042
said 1 'S013' "" "control characters do not reach the terminal" terminal.sym
check "none of them" sh -c '! LC_ALL=C grep -q "[^ -~]" out'
gzip -c bad.sym >bad.sym.gz
said 1 "bad.sym.gz:3: error S041: " "" "compressed" bad.sym.gz
said 2 "" "none.sym: No such file" "no file" none.sym
said 2 "" "Is a directory" "a directory" .
said 2 "" "no FILE.sym" "nothing to do"
said 2 "" "there is no option --what" "an unknown option" --what
said 0 "usage: symcheck" "" "--help" --help
said 0 "symcheck (symwalk) " "" "--version" --version

said 1 '"good": false' "" "--json" --json bad.sym
if command -v python3 >/dev/null; then
	check "is JSON" python3 -c '
import json
d = json.load(open("out"))
assert d["errors"] == 1 and d["totals"]["functions"] == 2
assert d["findings"] == [{"code": "S041", "severity": "error", "text": d["findings"][0]["text"], "count": 1,
	"consumers": [], "first": [{"line": 3, "detail": "1008 in 1000+10 of line 2"}]}]'
else
	skip "is JSON" "there is no python3"
fi
if [ -w /dev/full ]; then
	"$symcheck" good.sym >/dev/full 2>err
	check "a full disk" test $? -eq 2 -a -s err
else
	skip "a full disk" "there is no /dev/full"
fi

sed -n 's/.*= {"\([SAD][0-9]*\)", .*/\1/p' "$SRC/symcheck/finding.c" | sort >codes
sed -n 's/^\.B \([SAD][0-9]*\) .*/\1/p' "$SRC/docs/symcheck.1" | sort >documented
same "the manual has every code" codes documented

cat >prog.cc <<'END'
#include <vector>
#include <string>
struct S { std::vector<int> v; std::string s; int sum() const { int t = 0; for (int i : v) t += i; return t; } };
int main(int argc, char **argv) { S s; for (int i = 0; i < argc; i++) s.v.push_back(argv[i][0]), s.s += argv[i]; return s.sum() + (int)s.s.size(); }
END
for options in '-O0' '-O2' '-O2 -gdwarf-4' '-O3 -m32' '-O2 -ffunction-sections -gz'; do
	# shellcheck disable=SC2086 # options are words
	if g++ -g $options -o prog prog.cc 2>log; then
		"$dump_syms" prog >prog.sym
		said 0 "prog.sym: good: 0 errors, 0 warnings" "" "what dump_syms makes of g++ $options" --werror prog.sym prog
	else
		skip "what dump_syms makes of g++ $options" "it is not built"
	fi
done

# One fact changed against the binary. changed CODE TEXT SED-SCRIPT
changed()
{
	sed -e "$3" prog.sym >changed.sym
	cmp -s prog.sym changed.sym && echo "# nothing was changed by $3"
	said "${wanted:-1}" " $1: " "" "$2" changed.sym prog
}
g++ -g -O2 -o prog prog.cc && "$dump_syms" prog >prog.sym
main=$(sed -n 's/^FUNC \([0-9a-f]*\) .* main$/\1/p' prog.sym | tail -n 1)
sum=$(sed -n "/^FUNC $main /,/^FUNC/p" prog.sym | sed -n 's/^\([0-9a-f]\+ [0-9a-f]\+\) [0-9]* [0-9]*$/\1/p' | head -n 1)
changed S101 "another id" '1s/ [0-9A-F]\{33\} / 000102030405060708090A0B0C0D0E0F0 /'
changed S103 "another architecture" '1s/ x86_64 / arm64 /'
changed S110 "a function is missing" "/^FUNC $main /,/^FUNC/{/^FUNC $main /d;/^FUNC/!d}"
changed S111 "another range" "s/^FUNC $main \([0-9a-f]*\)\([0-9a-f]\) /FUNC $main \1\20 /"
changed S112 "another name" "s/^\(FUNC $main .*\) main$/\1 niam/"
wanted=0 changed S113 "a line is missing" "/^$sum /d"
changed S114 "another line" "s/^\($sum\) [0-9]* /\1 4711 /"
wanted=0 changed S116 "inlined calls are missing" '/^INLINE /d'
changed S117 "another call" 's/^\(INLINE 0\) [0-9]* /\1 4711 /'
changed S120 "another offset" "s/^\(STACK CFI INIT $main .*rsp\) 8 /\1 16 /"
changed S121 "a record of unwinding is missing" "/^STACK CFI INIT $main /d"
wanted=0 changed S122 "a record of unwinding too many" '$aSTACK CFI INIT fffff0 4 .cfa: $rsp 8 + .ra: .cfa -8 + ^'
wanted=0 changed S130 "a symbol is missing" '/^PUBLIC .* _init$/d'
wanted=0 changed S131 "a symbol too many" '$aPUBLIC fffff0 0 what'
changed S132 "a symbol of another name" 's/^\(PUBLIC .*\) _init$/\1 tini_/'
said 1 " S140: " "" "--min-coverage" --min-coverage lines=99.9 prog.sym prog
said 0 "prog.sym: good" "" "--min-coverage that is met" --min-coverage lines=1 --min-coverage cfi=1 prog.sym prog
said 2 "" "needs the BINARY" "--min-coverage without a binary" --min-coverage lines=1 prog.sym
said 2 "" "is not KIND=PERCENT" "--min-coverage without a number" --min-coverage lines=x prog.sym prog
said 2 "" "prog.cc" "no binary" prog.sym prog.cc
objcopy --only-keep-debug prog prog.debug && strip -o prog.stripped prog
"$dump_syms" prog.stripped prog.debug >split.sym
said 0 "split.sym: good: 0 errors, 0 warnings" "" "a debug file" --werror split.sym prog.stripped prog.debug
said 1 " S104: " "" "no DWARF at all" --min-coverage inlines=100 prog.sym prog.stripped
said 0 '"coverage"' "" "--json" --json prog.sym prog
finish
