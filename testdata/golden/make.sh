#!/bin/bash
# How the .s files here were made: each line names a golden, the compiler, the options and the source.
#
#	testdata/golden/make.sh [NAME...]	makes those anew, or all; then RECORD=1 tests/golden.sh, and read what changes
#
# Made on Debian 12: gcc, g++, gnat, gfortran 12.2.0, clang 14.0.6, rustc 1.95.0. The directory of compilation is
# recorded as /src. labels*.s are written by hand.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
cp "$here"/*.c "$here"/*.cc "$here"/*.rs "$here"/*.ad[bs] "$here"/*.f90 .
wanted=" $* "

gnu="-fno-ident -gno-record-gcc-switches -fdebug-prefix-map=$scratch=/src"
llvm='-fno-ident -fno-addrsig -fno-verbose-asm -fdebug-compilation-dir=/src'

want()
{
	[ "$wanted" = "  " ] || [[ $wanted == *" $1 "* ]]
}

# gnu, llvm NAME COMPILER OPTION... SOURCE; rust NAME OPTION... SOURCE
gnu()
{
	local name=$1 compiler=$2
	shift 2
	! want "$name" || "$compiler" -S -o "$here/$name.s" $gnu "$@"
}
llvm()
{
	local name=$1 compiler=$2
	shift 2
	! want "$name" || "$compiler" -S -o "$here/$name.s" $llvm "$@"
}
rust()
{
	local name=$1
	shift
	! want "$name" || rustc --emit asm -o "$here/$name.s" --crate-type cdylib --edition 2021 -C panic=abort \
		-C metadata=golden --remap-path-prefix "$scratch=/src" "$@"
}

x=gcc-12
a=aarch64-linux-gnu-gcc-12
gnu calls-gcc-O0 $x -fPIC -O0 -gdwarf-5 calls.c
gnu calls-gcc-O2 $x -fPIC -O2 -gdwarf-5 calls.c
gnu calls-gcc-O2-dwarf4 $x -fPIC -O2 -gdwarf-4 calls.c
gnu calls-gcc-O2-dwarf3 $x -fPIC -O2 -gdwarf-3 calls.c
gnu calls-gcc-O2-dwarf2 $x -fPIC -O2 -gdwarf-2 -gstrict-dwarf calls.c
gnu calls-gcc-O2-dwarf64 $x -fPIC -O2 -gdwarf-5 -gdwarf64 calls.c
gnu calls-gcc-m32 $x -m32 -O2 -gdwarf-4 calls.c
gnu calls-gcc-arm64 $a -fPIC -O2 -gdwarf-5 calls.c
llvm calls-clang-O0-dwarf4 clang-14 -fPIC -O0 -gdwarf-4 calls.c
llvm calls-clang-O2 clang-14 -fPIC -O2 -gdwarf-5 calls.c
llvm calls-clang-O2-dwarf3 clang-14 -fPIC -O2 -gdwarf-3 calls.c
llvm calls-clang-m32-dwarf2 clang-14 -m32 -O2 -gdwarf-2 calls.c
llvm calls-clang-arm64 clang-14 --target=aarch64-linux-gnu -fPIC -O2 -gdwarf-5 calls.c

gnu split-gcc $x -fPIC -O2 -gdwarf-5 split.c
gnu split-gcc-dwarf4 $x -fPIC -O2 -gdwarf-4 split.c
gnu split-gcc-m32 $x -m32 -O2 -gdwarf-5 split.c
gnu split-gcc-arm64 $a -fPIC -O2 -gdwarf-5 -mbranch-protection=pac-ret split.c
gnu nested-gcc-O0 $x -O0 -gdwarf-5 nested.c
gnu nested-gcc-m32 $x -m32 -O2 -gdwarf-4 nested.c
gnu dead-gcc $x -fPIC -O2 -gdwarf-5 -ffunction-sections dead.c
llvm dead-clang clang-14 -fPIC -O2 -gdwarf-4 -ffunction-sections dead.c

s='-fPIC -fvisibility=hidden -fno-exceptions -fno-rtti'
gnu scopes-gcc-O0 $x $s -O0 -gdwarf-4 scopes.cc
gnu scopes-gcc-O2 $x $s -O2 -gdwarf-5 scopes.cc
llvm scopes-clang-O2 clang-14 $s -O2 -gdwarf-5 scopes.cc
llvm folded-clang clang-14 $s -O2 -gdwarf-5 -ffunction-sections folded.cc
gnu ifunc-gcc $x -fPIC -fvisibility=hidden -O1 -gdwarf-5 ifunc.c
gnu nesting-gnat $x -fPIC -O1 -gdwarf-5 -gnatp nesting.adb
gnu fields-gfortran gfortran-12 -fPIC -O0 -gdwarf-5 fields.f90
rust shapes-rustc-O0 -C opt-level=0 -C debuginfo=2 shapes.rs
rust shapes-rustc-O2 -C opt-level=2 -C debuginfo=2 -C symbol-mangling-version=v0 shapes.rs

# Optimized when linked. GCC's own is no golden: its early debug information is in objects beside the assembler text; it
# is tested as a program (tests/oracle/chains.sh).
if want lto-clang; then
	clang-14 -c -O1 -gdwarf-5 -flto -fPIC -fvisibility=hidden $llvm lto_one.c lto_two.c
	ld.lld-14 -shared --lto-O1 --lto-emit-asm -u entry -o "$here/lto-clang.s" lto_one.o lto_two.o
fi
