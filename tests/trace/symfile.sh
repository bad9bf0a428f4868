#!/bin/bash
# Files like those of Dart's compiler: what dump_syms makes of them, whatever their DWARF, machine and sections.
. "$(dirname "$0")/../lib.sh"
dartfile=$BUILD/tests/trace/dartfile

# dump FILE: its symbol file, without what depends on the machine.
dump()
{
	"$dump_syms" -q --name app.symbols "$1" | sed '1s/Linux [a-z0-9_]* /Linux ARCH /' >"$1.sym"
}

cat >"$scratch/expected" <<'E2'
MODULE Linux ARCH 131211101514171618191A1B1C1D1E1F0 app.symbols
INFO CODE_ID 101112131415161718191A1B1C1D1E1F
INFO SYMBOL _kDartVmSnapshotInstructions 60000
INFO SYMBOL _kDartIsolateSnapshotInstructions c67c0
FILE 0 dart:core/list.dart
FILE 1 file:///home/me/point.dart
FILE 2 package:shop/main.dart
INLINE_ORIGIN 0 List.forEach
INLINE_ORIGIN 1 Point.scale
INLINE_ORIGIN 2 [invoke-field] helper
INLINE_ORIGIN 3 num.clamp
FUNC 1c67c0 100 0 Runner.run
INLINE 0 60 2 0 1c67d0 c0
INLINE 1 100 0 1 1c67e0 a0
INLINE 2 0 1 3 1c6800 40
INLINE 0 62 2 2 1c6890 20
1c67c0 10 58 2
1c67d0 10 91 0
1c67e0 20 5 1
1c6800 40 301 0
1c6840 40 6 1
1c6880 10 92 0
1c6890 20 60 2
1c68b0 10 61 2
FUNC 1e67c0 40 0 [tear-off] run
FUNC 1f67c0 40 0 partly
1f67e0 20 71 2
FUNC 208180 80 0 main.<anonymous closure>
208180 30 46 2
2081b0 10 47 2
2081c0 40 48 2
FUNC 2084c0 80 0 checkout
2084c0 60 34 2
208520 10 35 2
208530 10 36 2
FUNC 208540 80 0 applyTax
208540 18 29 2
208558 8 30 2
208560 60 31 2
FUNC 2085c0 c0 0 chargeCard
2085c0 68 19 2
208628 8 20 2
208630 50 21 2
PUBLIC 60100 0 AllocateArray
PUBLIC c6800 0 _iso_stub_BuildMethodExtractor
E2

for version in 2 3 4 5; do
	for arch in arm arm64 x64; do
		"$dartfile" "$scratch/$version.$arch" $version $arch
		dump "$scratch/$version.$arch"
		grep -v GENERATOR "$scratch/$version.$arch.sym" >"$scratch/actual"
		same "DWARF $version, $arch" "$scratch/expected" "$scratch/actual"
	done
done
"$dartfile" "$scratch/sized" 2 arm64 sized
dump "$scratch/sized"
grep -v GENERATOR "$scratch/sized.sym" >"$scratch/actual"
same "a section of the code's size" "$scratch/expected" "$scratch/actual"
"$dartfile" "$scratch/one" 2 arm64 one
dump "$scratch/one"
grep -v GENERATOR "$scratch/one.sym" >"$scratch/actual"
grep -v Isolate "$scratch/expected" | sed 's/_kDartVmSnapshotInstructions/_kDartSnapshotText/' >"$scratch/expected.one"
same "one section for all code" "$scratch/expected.one" "$scratch/actual"
finish
