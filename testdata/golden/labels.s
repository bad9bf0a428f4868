# Assembler by hand: functions with and without a size, with and without frame information, a label within a function.
	.text
	.globl	sized
	.type	sized, @function
sized:
	.cfi_startproc
	pushq	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %rbx, 0
	movl	%edi, %ebx
	leal	(%rbx,%rbx), %eax
	popq	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore %rbx
	ret
	.cfi_endproc
	.size	sized, . - sized

	.globl	unsized
	.type	unsized, @function
unsized:
	xorl	%eax, %eax
	ret

	.type	quiet, @function
quiet:
	nop
within:
	ret
	.size	quiet, . - quiet

	.globl	untyped
untyped:
	ud2

# The word at 16(%rsp) is where the caller's stack pointer lies: a CFA that takes an expression.
	.globl	switches
	.type	switches, @function
switches:
	.cfi_startproc
	.cfi_escape 0x0f, 0x05, 0x77, 0x10, 0x06, 0x23, 0x08
	nop
	.cfi_undefined %rip
	hlt
	.cfi_endproc
	.size	switches, . - switches
