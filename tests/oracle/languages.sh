#!/bin/bash
# Programs in other languages than C and C++, and in several at once: function names as their users write them; lines and inlined
# calls against llvm-symbolizer; call frame information against libdwarf.
. "$(dirname "$0")/../lib.sh"

full_ring
command -v "${LLVM_SYMBOLIZER:-llvm-symbolizer}" >/dev/null || skip_all "there is no llvm-symbolizer"
judge=$BUILD/tests/oracle/cfi_libdwarf
export ASAN_OPTIONS=detect_leaks=0
cd "$scratch" || exit 1

# agrees FILE: what dump_syms makes of it is right at every address. GNAT's and gfortran's names are not compared: they say more.
agrees()
{
	"$BUILD/tests/oracle/chaincmp" --addresses 3000 --list 4 --min-chain 100 --min-name "${names:-100}" program.sym "$1"
}

# dumped TEXT FILE NAME...: it has functions of these names, or inlined ones.
dumped()
{
	local text=$1 file=$2 name
	shift 2
	"$dump_syms" --strict "$file" >program.sym 2>log || { not_ok "$text"; comment <log; return; }
	sed -n 's/^FUNC \(m \)\?[0-9a-f]* [0-9a-f]* 0 //p; s/^INLINE_ORIGIN [0-9]* //p' program.sym >names
	for name; do
		check "$text: $name" grep -qxF -e "$name" names
	done
	lacks=$(grep -c -E '^_(R|D|Z)[0-9A-Z]' names)
	check "$text: no name is mangled" test "$lacks" = 0
	check "$text: lines, calls and names" agrees "$file"
	if grep -q 'no names for this machine' log; then
		check "$text: there is no call frame information" not grep -q '^STACK' program.sym
	elif [ -x "$judge" ]; then
		check "$text: call frame information" "$judge" "$file"
	else
		skip "$text: call frame information" "libdwarf is not installed"
	fi
}

not()
{
	! "$@"
}

# built TEXT COMPILER OPTION...: whether it builds; a skip where it does not.
built()
{
	local text=$1
	shift
	command -v "$1" >/dev/null || { skip "$text" "there is no $1"; return 1; }
	"$@" >log 2>&1 || { skip "$text" "$1 does not build it: $(grep -m 1 -i error log)"; return 1; }
}

cat >main.go <<'END'
package main

import "os"

type square struct{ side int }

func (s square) area() int    { return s.side * s.side }
func (s *square) grow(by int) { s.side += by }
func double(x int) int        { return x + x }

//go:noinline
func sum(all []square) int {
	total := 0
	for i := range all {
		all[i].grow(1)
		total += double(all[i].area())
	}
	return total
}

func main() {
	f := func(x int) int { return sum([]square{{x}, {3}}) }
	println(f(len(os.Args)) + f(2))
}
END
# Go compiles all of its runtime, for each machine: once in a build directory.
export GO111MODULE=off GOCACHE=$BUILD/tests/go-cache GOFLAGS='' GOTOOLCHAIN=local GOPATH=$scratch/go
go=$(command -v go)
for arch in amd64 loong64; do
	if built "Go for $arch" env GOOS=linux GOARCH=$arch CGO_ENABLED=0 ${go:-go} build -o go.$arch main.go; then
		dumped "Go for $arch" go.$arch main.main main.sum main.double 'main.(*square).grow'
	fi
done

cat >small.go <<'END'
package main

import "os"

type square struct{ side int }

func (s square) area() int     { return s.side * s.side }
func (s *square) grow(by int)  { s.side += by }
func double(x int) int         { return x + x }
func main() {
	s := square{len(os.Args)}
	f := func(x int) int { s.grow(x); return double(x) }
	println(s.area() + f(3))
}
END
built "gccgo" gccgo-12 -g -O2 small.go -o gccgo &&
	dumped "gccgo" gccgo main.main main.square.area main.square.grow main.double

cat >main.rs <<'END'
trait Shape { fn area(&self) -> u64; }
struct Square(u64);
impl Shape for Square { #[inline(never)] fn area(&self) -> u64 { self.0 * self.0 } }
mod inner {
    pub struct Pair<T>(pub T, pub T);
    impl<T: Copy + Into<u64>> Pair<T> { #[inline(never)] pub fn sum(&self) -> u64 { self.0.into() + self.1.into() } }
}
#[inline(never)] fn apply<F: Fn(u64) -> u64>(f: F, x: u64) -> u64 { f(x) + f(x + 1) }
#[no_mangle] #[inline(never)] pub extern "C" fn plain(x: u64) -> u64 { x * 3 }
fn main() {
    let n = std::env::args().count() as u64;
    let shape: Box<dyn Shape> = Box::new(Square(n));
    println!("{}", shape.area() + inner::Pair(n as u32, 2).sum() + apply(|x| x * n, 3) + plain(n));
}
END
built "Rust" rustc --edition 2021 -g -O -C symbol-mangling-version=v0 main.rs -o rust &&
	dumped "Rust" rust main::main '<main::Square as main::Shape>::area' '<main::inner::Pair<u32>>::sum' main::plain \
		'main::apply::<main::main::{closure#0}>'

cat >main.d <<'END'
module app.shapes;
import core.stdc.stdio;
struct Square { int side; int area() { return side * side; } }
class Base { int n; this(int n) { this.n = n; } int get() const { return n; } }
T twice(T)(T x) { return cast(T)(x + x); }
extern(C) int plain(int x) { return x * 3; }
int main(string[] args)
{
	auto square = Square(cast(int)args.length);
	auto base = new Base(4);
	printf("%d\n", square.area() + base.get() + twice(3) + cast(int)twice(2.5) + plain(2));
	return 0;
}
END
built "D" gdc-12 -g -O1 main.d -o d &&
	dumped "D" d 'app.shapes.Square.area()' 'app.shapes.Base.get() const' 'app.shapes.twice!(int).twice(int)' plain 'D main'

cat >shapes.f90 <<'END'
module shapes
	implicit none
contains
	recursive integer function outer(n) result(r)
		integer, intent(in) :: n
		r = inner(n) + inner(n + 1)
		if (n > 100) r = r + outer(n - 1)
	contains
		integer function inner(m)
			integer, intent(in) :: m
			inner = m * n
		end function
	end function
end module
integer function bare(x)
	integer x
	bare = x + 1
end function
program prog
	use shapes
	integer, external :: bare
	print *, outer(3), bare(command_argument_count())
end program
END
names=0
built "Fortran" gfortran-12 -g -O1 shapes.f90 -o fortran &&
	dumped "Fortran" fortran prog bare shapes::outer shapes::outer::inner

mkdir ada
cat >ada/shapes.ads <<'END'
package Shapes is
   function "+" (A, B : Integer) return Integer;
   function Twice (A : Integer) return Integer;
   function Twice (A : Float) return Float;
end Shapes;
END
cat >ada/shapes.adb <<'END'
package body Shapes is
   function "+" (A, B : Integer) return Integer is begin return Standard."+" (A, B); end "+";
   function Twice (A : Integer) return Integer is begin return A * 2; end Twice;
   function Twice (A : Float) return Float is begin return A * 2.0; end Twice;
end Shapes;
END
cat >ada/prog.adb <<'END'
with Ada.Text_IO; with Shapes; use Shapes;
procedure Prog is
   function Local (N : Integer) return Integer is begin return Twice (N) + 1; end Local;
   pragma No_Inline (Local);
begin
   Ada.Text_IO.Put_Line (Integer'Image (Local (4)) & Float'Image (Twice (2.0)));
end Prog;
END
built "Ada" sh -c 'cd ada && gnatmake-12 -q -g -O1 prog.adb -o ../gnat --GCC=gcc-12' &&
	{ "$dump_syms" gnat >program.sym 2>log; sed -n 's/^FUNC [0-9a-f]* [0-9a-f]* 0 //p' program.sym >names
	  for name in 'shapes."+"' shapes.twice prog prog.local; do
		check "Ada: $name" grep -qxF -e "$name" names
	  done; }
names=100

# Free Pascal writes call frame information of a form that nobody can read: not strict.
cat >main.pas <<'END'
program main;
{$mode objfpc}
type
	TSquare = class
		Side: Integer;
		function Area: Integer;
	end;
function TSquare.Area: Integer;
begin
	Area := Side * Side;
end;
function Outer(a: Integer): Integer;
begin
	Outer := a + 1;
end;
var
	s: TSquare;
begin
	s := TSquare.Create;
	s.Side := ParamCount;
	writeln(s.Area + Outer(3));
end.
END
built "Pascal" fpc -gw3 -O1 main.pas -opascal &&
	{ "$dump_syms" pascal >program.sym 2>log; sed -n 's/^FUNC [0-9a-f]* [0-9a-f]* 0 //p' program.sym >names
	  for name in TSquare.Area Outer; do
		check "Pascal: $name" grep -qxF -e "$name" names
	  done; }

# Link-time optimization puts functions of several languages into one unit.
cat >one.c <<'END'
extern int second(int), third_(int *);
static inline int square(int x) { return x * x; }
__attribute__((noinline)) int first(int x) { int y = x; return square(x) + third_(&y); }
int main(int argc, char **argv) { return second(argc) + first(argc + (argv != 0)); }
END
cat >two.cc <<'END'
namespace ns {
struct S { int v; int get() const { return v * 3; } };
__attribute__((noinline)) int deep(const S &s, int k) { int t = 0; for (int i = 0; i < k; i++) t += s.get() ^ i; return t; }
}
extern "C" int first(int);
extern "C" int second(int x) { ns::S s{x}; return ns::deep(s, x) + first(x + 1); }
END
printf 'integer function third(x)\n\tinteger :: x\n\tthird = x * 7\nend function\n' >three.f90
built "C, C++ and Fortran in one" sh -c 'gcc-12 -g -O2 -flto -c one.c && g++-12 -g -O2 -flto -c two.cc &&
	gfortran-12 -g -O2 -flto -c three.f90 && g++-12 -g -O2 -flto one.o two.o three.o -o mixed' &&
	dumped "C, C++ and Fortran in one" mixed main first 'ns::deep(ns::S const&, int)' 'ns::S::get() const' third square
finish
