#!/bin/bash
# STACK CFI records against the frame sections that they come from: small programs of several compilers and machines, and
# the C libraries that are installed.
. "$(dirname "$0")/../lib.sh"

judge=$BUILD/tests/oracle/cfi_libdwarf
[ -x "$judge" ] || skip_all "libdwarf is not installed"
# The judge ends without giving memory back.
export ASAN_OPTIONS=detect_leaks=0

cat >"$scratch/main.c" <<'END'
int put(const char *text);
int take(int *, int);
typedef int wide __attribute__((vector_size(32), aligned(64)));
wide spread(wide);
__attribute__((noinline)) int variable(int n)
{
	int a[n];
	return take(a, n) + take(a + 1, n - 1);
}
__attribute__((noinline)) int aligned(int n)
{
	_Alignas(64) int a[64];
	int b[n];
	return take(a, 64) + take(b, n) + a[n & 63];
}
__attribute__((noinline)) int realigned(int n, int a, int b, int c, int d, int e, int f, int g)
{
	wide w = {n, a, b, c, d, e, f, g};
	int room[n];
	w = spread(w) + w;
	return take(room, w[2]) + take(room, w[3] + n + g);
}
__attribute__((noinline)) int large(int n)
{
	char room[1 << 20];
	return put(room) + put(room + n);
}
__attribute__((noinline)) double early(int n, double x)
{
	if (n < 2)
		return x;
	if (n == 7)
		return early(n - 1, x) * early(n - 2, x) + put("seven");
	for (int i = 0; i < n; i++)
		x += early(i, x) / take(&n, i);
	return x;
}
int main(int argc, char **argv)
{
	put(argv[0]);
	return variable(argc) + aligned(argc) + realigned(argc, 1, 2, 3, 4, 5, 6, 7) + large(argc) + (int)early(argc, 1.5);
}
END
cat >"$scratch/other.c" <<'END'
typedef int wide __attribute__((vector_size(32), aligned(64)));
int put(const char *text) { return text[0]; }
int take(int *a, int n) { return a[n - 1]; }
wide spread(wide w) { return w + 1; }
END

# What hand-written code says in expressions: a PLT of its own, registers in other places, every byte of which is judged.
cat >"$scratch/hand.s" <<'END'
	.text
	.globl	main
	.type	main, @function
main:
	.cfi_startproc
	push	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	mov	%rsp, %rbp
	.cfi_escape 0x0f, 3, 0x76, 16, 0x96			# def_cfa_expression: breg6 16, nop
	nop
	.cfi_escape 0x10, 3, 8, 0x38, 0x1c, 0x09, 0xe0, 0x1a, 0x08, 80, 0x1c	# rbx at ((CFA - 8) & -32) - 80
	nop
	.cfi_escape 0x16, 12, 4, 0x76, 8, 0x12, 0x1e		# r12 is (rbp + 8) squared
	nop
	.cfi_escape 0x16, 16, 8, 0x80, 5, 0x0d, 0xb3, 0xff, 0xff, 0xff, 0x22	# rip is rip + 5 - 77
	.cfi_escape 0x2e, 16					# GNU_args_size
	nop
	.cfi_remember_state
	.cfi_undefined %r13
	.cfi_undefined %rip
	.cfi_same_value %rbx
	.cfi_register %r14, %r11
	.cfi_restore %r12
	.cfi_val_offset %r15, -32
	.cfi_def_cfa %rsp, 24
	nop
	.cfi_restore_state
	pop	%rbp
	ret
	.cfi_endproc
	.size	main, .-main
	.p2align 4
	.type	slots, @function
slots:
	.cfi_startproc
	.cfi_def_cfa_offset 16
	.nops	6
	.cfi_def_cfa_offset 24
	.nops	10
	.cfi_escape 0x0f, 11, 0x77, 8, 0x80, 0, 0x3f, 0x1a, 0x3b, 0x2a, 0x33, 0x24, 0x22
	.nops	75
	.cfi_endproc
	.size	slots, .-slots
	.section .note.GNU-stack, "", @progbits
END

# judged TEXT COMPILER OPTION...: builds the program and holds its records to its frame sections.
judged()
{
	local text=$1 compiler=$2
	shift 2
	if ! command -v "$compiler" >/dev/null; then
		skip "$text" "there is no $compiler"
	elif ! (cd "$scratch" && "$compiler" -g "$@" -o program) >"$scratch/log" 2>&1; then
		skip "$text" "$compiler $* does not build it"
	elif [ -n "${truth:-}" ]; then
		# libdwarf may not know the letter B, key B of signed return addresses; S means nothing to it either.
		sed 's/\(z[PLR]*\)B\x00/\1S\x00/g' "$scratch/program" >"$scratch/truth"
		check "$text" "$judge" --truth "$scratch/truth" "$scratch/program"
	else
		check "$text" "$judge" "$scratch/program"
	fi
}

files='main.c other.c'
for compiler in gcc clang; do
	for level in 0 2 s; do
		judged "$compiler, -O$level" $compiler -O$level $files
	done
	judged "$compiler, no frame pointers, 256-bit vectors" $compiler -O2 -mavx2 -fomit-frame-pointer $files
	judged "$compiler, .debug_frame" $compiler -O2 -fno-asynchronous-unwind-tables -fno-unwind-tables $files
	judged "$compiler, .debug_frame of 64 bits" $compiler -O2 -gdwarf64 -fno-asynchronous-unwind-tables $files
	judged "$compiler, 32 bits" $compiler -O2 -m32 $files
	judged "$compiler, 32 bits, position independent" $compiler -O2 -m32 -fPIC -shared $files
done
judged "by hand" gcc hand.s
arm64='aarch64-linux-gnu-gcc-12 -O2 -shared -fPIC'
judged "ARM64" $arm64 $files
judged "ARM64, signed return addresses" $arm64 -mbranch-protection=standard $files
judged "ARM64, signed even in leaves" $arm64 -mbranch-protection=pac-ret+leaf $files
truth=yes judged "ARM64, signed with key B" $arm64 -mbranch-protection=pac-ret+leaf+b-key $files

# Programs of their own, for machines whose C library may not be there.
for options in -O0 -O2 '-O2 -fno-asynchronous-unwind-tables'; do
	for machine in arm-linux-gnueabihf riscv64-linux-gnu mips-linux-gnu mips64-linux-gnuabi64; do
		judged "$machine $options" $machine-gcc-12 $options -nostdlib -static -Wl,-e,main $files
	done
	for machine in riscv64 riscv32 mips mips64el; do
		judged "clang $machine $options" clang $options --target=$machine-linux-gnu -fuse-ld=lld -nostdlib -static -Wl,-e,main \
			$files
	done
done

# library TEXT COMPILER OPTION: the C library that this compiler links with.
library()
{
	local text=$1 file
	shift
	file=$("$@" -print-file-name=libc.so.6 2>/dev/null)
	if [ -f "${file:-/nonexistent}" ]; then
		check "$text" "$judge" "$file"
	else
		skip "$text" "it is not installed"
	fi
}

library "the machine's C library" "$CC"
library "the C library of i386" gcc -m32
library "the C library of ARM64" aarch64-linux-gnu-gcc-12
finish
