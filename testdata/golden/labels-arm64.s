// As labels.s, for ARM64, and a return address that is signed.
	.text
	.globl	sized
	.type	sized, %function
sized:
	.cfi_startproc
	paciasp
	.cfi_negate_ra_state
	stp	x29, x30, [sp, -16]!
	.cfi_def_cfa_offset 16
	.cfi_offset x29, -16
	.cfi_offset x30, -8
	add	w0, w0, w0
	ldp	x29, x30, [sp], 16
	.cfi_restore x30
	.cfi_restore x29
	.cfi_def_cfa_offset 0
	autiasp
	.cfi_negate_ra_state
	ret
	.cfi_endproc
	.size	sized, . - sized

	.globl	unsized
	.type	unsized, %function
unsized:
	mov	w0, 0
	ret

	.globl	untyped
untyped:
	brk	0
	.word	0x12345678
