#!/bin/bash
# Texts with obfuscated Dart traces: lines in, lines out.
. "$(dirname "$0")/../lib.sh"
walker=$BUILD/walker/walker
dartfile=$BUILD/tests/trace/dartfile
I=_kDartIsolateSnapshotInstructions
ID=101112131415161718191a1b1c1d1e1f
cd "$scratch" || exit 1

for arch in arm arm64 x64; do
	"$dartfile" app.$arch.symbols 2 $arch
done
"$dartfile" other.symbols 5 arm64 id=40
"$dartfile" one.symbols 4 arm64 one id=80
"$dump_syms" -q app.arm64.symbols >app.sym
"$dump_syms" -q --store store app.arm64.symbols

# Each line, and behind `=> ` what it becomes; what nothing follows is the same.
cat >table <<E2
E/flutter (12345): Unhandled exception: boom
os: android arch: arm64 comp: yes sim: no
build_id: '$ID'
isolate_dso_base: 7a0000, vm_dso_base: 7a0000
isolate_instructions: 8667c0, vm_instructions: 800000
    #00 abs 00000000009a862b virt 000000000020862b $I+0x141e6b
=>     #0 chargeCard (package:shop/main.dart:20:3)
    #01 abs 00000000009a855b virt 000000000020855b $I+0x141d9b <asynchronous suspension>
=>     #1 applyTax (package:shop/main.dart:30:10) <asynchronous suspension>
E/flutter (1):     #02 abs 0 $I+0x141d63
=> E/flutter (1):     #2 checkout (package:shop/main.dart:35:10)
    #03 abs 00000000009a81b3
=>     #3 main.<anonymous closure> (package:shop/main.dart:47:7)
<asynchronous suspension>
    #04 virt 00000000001c6808 /data/app/libapp.so
=>     #4 num.clamp (dart:core/list.dart:301:9)
=>     #4 Point.scale (file:///home/me/point.dart)
=>     #4 List.forEach (dart:core/list.dart:100:7)
=>     #4 Runner.run (package:shop/main.dart:60:5)
at .    #05 abs 0 virt 60110 _kDartVmSnapshotInstructions+0x110(.java)
=> at .    #5 AllocateArray
0  ???   0x0 (null).    #06 abs 9a862b $I+0x130008
=> 0  ???   0x0 (null).    #6 partly (package:shop/main.dart)
    #07 pc 0000000000020862b  /data/app/lib/arm64/libapp.so (BuildId: $ID)
=>     #7 chargeCard (package:shop/main.dart:20:3)
    #08  pc 0x20862b  /data/app/base.apk!libapp.so
=>     #8 chargeCard (package:shop/main.dart:20:3)
    #09 pc 1234 /data/app/base.apk (offset 0xF000) ($I+1318507) (BuildId: $ID)
=>     #9 chargeCard (package:shop/main.dart:20:3)
    #10 pc 00001234  /system/lib64/libc.so (abort+12) (BuildId: ffff)
    #11 abs 0 virt 1e67d0 $I+0x120010
=> none
    #12 abs 0 virt 1e67d0 $I+0x1000d8
=>     #12 Runner.run (package:shop/main.dart:62:11)
    #13 <invalid Dart instruction address>
    #14 abs 0 virt 250000 $I+0x240000
  pc 0x9a862b fp 0x1 Unknown symbol
=>   #15 chargeCard (package:shop/main.dart:20:3)
  pc 0x9a862b fp 0x1 $I+0x141e6b
=>   #16 chargeCard (package:shop/main.dart:20:3)
7  App  0x9a862b kDartIsolateSnapshotInstructions + 1318512
=> #7 chargeCard (package:shop/main.dart:20:3)
	at java.lang.Thread.run(Thread.java:1012)
E2
grep -v '^=>' table >in
awk '/^=> none$/ { have = 0; next } /^=> / { have = 0; print substr($0, 4); next }
     { if (have) print line; line = $0; have = 1 } END { if (have) print line }' table >out

"$walker" in app.arm64.symbols >actual 2>said
check "the exit status where frames were resolved" test $? = 0
same "every form" out actual
echo 'in: 1 traces, 18 frames: 14 resolved, 1 hidden, 2 not resolved' >expected
same "the summary" expected said
"$walker" - app.arm64.symbols <in >actual 2>said
same "standard input" out actual
sed 's/$/\r/' in >in.crlf
sed 's/$/\r/' out >out.crlf
"$walker" -q in.crlf app.arm64.symbols >actual
same "CR LF stays" out.crlf actual
head -c -1 in >in.cut
head -c -1 out >out.cut
"$walker" -q in.cut app.arm64.symbols >actual
same "a last line without an end" out.cut actual
"$walker" -q in other.symbols app.x64.symbols one.symbols app.arm64.symbols app.arm.symbols >actual
same "of several files the one of the build and the architecture" out actual

# The Breakpad format has no columns, and code of line 0 has no file in it; nothing tells what the compiler made.
sed -E 's/:([0-9]+):[0-9]+\)/:\1)/; s/#6 partly .*/#6 partly/' out >out.sym
"$walker" -q in app.sym | grep -v '#11 \|#12 ' >actual
grep -v '#12 ' out.sym >expected
same "a symbol file" expected actual
"$walker" -q in store | grep -v '#11 \|#12 ' >actual
same "a store" expected actual

"$walker" -q --verbose in app.arm64.symbols >actual
sed 's/^    #12.*/    #11 [tear-off] run (package:shop\/main.dart)\n    #12 [invoke-field] helper (package:shop\/main.dart:60:2)\n&/' out >expected
same "--verbose shows what the compiler made" expected actual

# Wrong files: the text stays as it is.
for symbols in other.symbols app.x64.symbols missing.symbols ''; do
	"$walker" in $symbols >actual 2>said
	check "nothing is resolved with '$symbols'" test $? = 1
	same "the text is as it was with '$symbols'" in actual
	check "it is said with '$symbols'" grep -q 'is of the build of a trace.*, arm64' said
done
"$walker" --force in other.symbols >actual 2>said
same "--force" out actual
check "--force is said" grep -q 'of another build' said
echo 'Nothing of the kind.' >text
"$walker" - app.sym <text >actual 2>said
check "a text without frames fails" test $? = 1
same "and is written" text actual
check "and it is said" grep -q 'no frame of obfuscated Dart' said

# A text that does not say its build.
echo "#00 abs 0 $I+0x141e6b" >bare
echo "#0 chargeCard (package:shop/main.dart:20:3)" >expected
"$walker" -q bare app.arm.symbols >actual
same "without an id, the only file is used" expected actual
"$walker" bare app.arm.symbols other.symbols >actual 2>said
same "and of two none" bare actual
check "which is said" grep -q 'several are given' said

# Two apps in one text, a section for all code in one of them, and an image of Apple's.
{
	cat in
	echo "build_id: '808182838485868788898a8b8c8d8e8f'"
	echo "#00 abs 0 _kDartSnapshotText+0x1a862b"
	echo "build_id: '404142434445464748494a4b4c4d4e4f'"
	echo "#00 abs 0 $I+0x141e6b"
} >two
{
	cat out
	echo "build_id: '808182838485868788898a8b8c8d8e8f'"
	cat expected
	echo "build_id: '404142434445464748494a4b4c4d4e4f'"
	cat expected
} >two.out
"$walker" -q two app.arm64.symbols other.symbols one.symbols >actual
same "several apps in one text" two.out actual
{
	echo "3   App   0x104 kDartIsolateSnapshotInstructions + 1318508"
	echo "0x100 - 0x2ff App arm64  <40414243-4445-4647-4849-4A4B4C4D4E4F> /var/App.framework/App"
} >apple
sed '1s/.*/#3 chargeCard (package:shop\/main.dart:20:3)/' apple >expected
"$walker" -q apple app.arm64.symbols other.symbols >actual
same "a UUID in a report of Apple's" expected actual

# JSON
"$walker" -q --json bare app.arm.symbols >actual
cat >expected <<E2
{"traces":[{"build_id":null,"symbols":"app.arm.symbols","frames":[{"raw":"#00 abs 0 $I+0x141e6b","offset":"0x141e6b","section":"isolate","functions":[{"function":"chargeCard","file":"package:shop/main.dart","line":20,"column":3}]}]}]}
E2
same "--json" expected actual
echo bare | "$walker" -q --batch app.arm.symbols >actual
same "--batch" expected actual
"$walker" -q --json in app.arm64.symbols | grep -q '"file":"file:///home/me/point.dart","line":null,"column":null'
check "line 0 is null" test $? = 0

# What llvm-symbolizer says at the same addresses, for every row of the table.
if command -v llvm-symbolizer-14 >/dev/null || command -v llvm-symbolizer >/dev/null; then
	symbolizer=$(command -v llvm-symbolizer-14 || command -v llvm-symbolizer)
	for version in 2 3 4 5; do
		for arch in arm arm64 x64; do
			"$dartfile" v.symbols $version $arch
			for offset in 100000 100012 100024 100048 100084 1000c4 1000d4 1000f8 120008 130024 130034 1419c4 1419f3 \
				141a10 141d04 141d63 141d78 141d84 141d9b 141da4 141e04 141e6b 141e80; do
				echo "#00 abs 0 $I+0x$offset"
			done >v.txt
			# The symbol table's name of chargeCard is the obfuscated one, which llvm-symbolizer prefers.
			sed 's/.*0x/0xc67c0 0x/' v.txt | while read -r base offset; do
				printf '0x%x\n' $((base + offset))
			done | "$symbolizer" -e v.symbols | sed '/^$/d' | paste -d ' ' - - | sed 's/^a() /chargeCard /' >expected
			"$walker" -q --verbose v.txt v.symbols |
				sed -E 's/^#0 (.*) \((.*)\)$/\1 \2/; s/(.*[a-z])$/\1:0:0/' >actual
			same "llvm-symbolizer, DWARF $version, $arch" expected actual
		done
	done
else
	skip "llvm-symbolizer at the same addresses" "it is not installed"
fi

# Many traces, one index; a text that is hostile.
for ((i = 0; i < 2000; i++)); do cat bare; done >many
"$walker" - app.arm.symbols <many >actual 2>said
check "many traces" grep -q '^-: 2000 traces, 2000 frames: 2000 resolved' said
python3 -c '
import sys
for word in "#", "#0", "#00 abs ", "pc 0x", "(", "#00 pc 1 x (", "build_id:", " ", "7 App 0x1 ":
    print(word * (1 << 17))' >hostile 2>/dev/null || : >hostile
timeout 60 "$walker" -q - app.arm.symbols <hostile >actual 2>&1
check "a hostile text ends soon" test $? != 124
finish
