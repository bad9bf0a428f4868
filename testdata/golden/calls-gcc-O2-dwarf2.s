	.file	"calls.c"
	.text
.Ltext0:
	.file 1 "calls.c"
	.p2align 4
	.globl	f
	.type	f, @function
f:
.LFB4:
	.file 2 "parts/generated.y"
	.loc 2 501 1
	.cfi_startproc
.LVL0:
	.loc 2 502 2
	.loc 2 502 11 is_stmt 0
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rax
	shrq	$32, %rax
	addl	%edi, %eax
	sarl	$31, %edi
.LVL1:
	sarl	$2, %eax
	subl	%edi, %eax
	.loc 2 503 1
	ret
	.cfi_endproc
.LFE4:
	.size	f, .-f
	.p2align 4
	.globl	float_
	.type	float_, @function
float_:
.LFB3:
	.loc 1 23 1 is_stmt 1
	.cfi_startproc
.LVL2:
	.loc 1 24 2
	.loc 1 25 2
.LBB23:
	.loc 1 25 7
	.loc 1 25 20
.LBE23:
	.loc 1 23 1 is_stmt 0
	pushq	%r15
.LCFI0:
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
.LCFI1:
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
.LCFI2:
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
.LCFI3:
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
.LCFI4:
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
.LCFI5:
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	subq	$8, %rsp
.LCFI6:
	.cfi_def_cfa_offset 64
.LBB48:
	.loc 1 25 20
	testl	%esi, %esi
	jle	.L8
	movslq	%esi, %rsi
	movq	%rdx, %r12
	movq	%rdi, %r14
.LBE48:
	.loc 1 24 6
	xorl	%ebp, %ebp
	leaq	(%rdi,%rsi,4), %r13
	jmp	.L7
.LVL3:
	.p2align 4,,10
	.p2align 3
.L5:
.LBB49:
.LBB24:
.LBB25:
	.loc 1 19 2 is_stmt 1
.LBB26:
.LBB27:
	.loc 1 11 2
	.loc 1 11 6 is_stmt 0
	leal	3(%r15), %ebx
.LVL4:
	.loc 1 12 2 is_stmt 1
.LBB28:
.LBB29:
	.loc 1 6 2
.LBE29:
.LBE28:
.LBE27:
.LBE26:
.LBE25:
.LBE24:
	.loc 1 25 20 is_stmt 0
	addq	$4, %r14
.LVL5:
.LBB45:
.LBB42:
.LBB33:
.LBB32:
.LBB31:
.LBB30:
	.loc 1 6 9
	movl	%ebx, %edi
	call	*%r12
.LVL6:
	.loc 1 6 17
	imull	%eax, %ebx
.LBE30:
.LBE31:
	.loc 1 12 26
	subl	%r15d, %ebx
.LBE32:
.LBE33:
	.loc 1 19 25
	leal	7(%rbx), %eax
.LVL7:
.LBE42:
.LBE45:
	.loc 1 26 9
	addl	%eax, %ebp
.LVL8:
	.loc 1 25 30 is_stmt 1
	.loc 1 25 20
	cmpq	%r13, %r14
	je	.L3
.LVL9:
.L7:
	.loc 1 26 3
	.loc 1 26 12 is_stmt 0
	movl	(%r14), %r15d
.LVL10:
.LBB46:
.LBB43:
	.loc 1 17 2 is_stmt 1
	.loc 1 17 5 is_stmt 0
	cmpl	$100, %r15d
	jle	.L5
	.loc 1 18 3 is_stmt 1
.LVL11:
.LBB34:
.LBB35:
	.loc 1 11 2
	.loc 1 11 6 is_stmt 0
	leal	-97(%r15), %ebx
.LVL12:
	.loc 1 12 2 is_stmt 1
.LBB36:
.LBB37:
	.loc 1 6 2
.LBE37:
.LBE36:
.LBE35:
.LBE34:
	.loc 1 18 10 is_stmt 0
	subl	$100, %r15d
.LVL13:
.LBE43:
.LBE46:
	.loc 1 25 20
	addq	$4, %r14
.LVL14:
.LBB47:
.LBB44:
.LBB41:
.LBB40:
.LBB39:
.LBB38:
	.loc 1 6 9
	movl	%ebx, %edi
	call	*%r12
.LVL15:
	.loc 1 6 17
	imull	%ebx, %eax
.LBE38:
.LBE39:
	.loc 1 12 26
	subl	%r15d, %eax
.LVL16:
.LBE40:
.LBE41:
.LBE44:
.LBE47:
	.loc 1 26 9
	addl	%eax, %ebp
.LVL17:
	.loc 1 25 30 is_stmt 1
	.loc 1 25 20
	cmpq	%r13, %r14
	jne	.L7
.LVL18:
.L3:
.LBE49:
	.loc 1 28 1 is_stmt 0
	addq	$8, %rsp
.LCFI7:
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	movl	%ebp, %eax
	popq	%rbx
.LCFI8:
	.cfi_def_cfa_offset 48
	popq	%rbp
.LCFI9:
	.cfi_def_cfa_offset 40
	popq	%r12
.LCFI10:
	.cfi_def_cfa_offset 32
	popq	%r13
.LCFI11:
	.cfi_def_cfa_offset 24
	popq	%r14
.LCFI12:
	.cfi_def_cfa_offset 16
	popq	%r15
.LCFI13:
	.cfi_def_cfa_offset 8
	ret
.LVL19:
	.p2align 4,,10
	.p2align 3
.L8:
.LCFI14:
	.cfi_restore_state
	.loc 1 24 6
	xorl	%ebp, %ebp
	.loc 1 27 2 is_stmt 1
	.loc 1 27 9 is_stmt 0
	jmp	.L3
	.cfi_endproc
.LFE3:
	.size	float_, .-float_
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LFB5:
	.loc 2 506 1 is_stmt 1
	.cfi_startproc
.LVL20:
	.loc 2 507 2
	.loc 2 506 1 is_stmt 0
	pushq	%r12
.LCFI15:
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	.loc 2 507 9
	movq	f@GOTPCREL(%rip), %r12
	.loc 2 506 1
	pushq	%rbp
.LCFI16:
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	movq	%rdi, %rbp
	pushq	%rbx
.LCFI17:
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	.loc 2 507 9
	movq	%r12, %rdx
	call	float_@PLT
.LVL21:
	.loc 2 507 36
	movq	%r12, %rdx
	movq	%rbp, %rdi
	movl	$2, %esi
	.loc 2 507 9
	movl	%eax, %ebx
	.loc 2 507 36
	call	float_@PLT
.LVL22:
	.loc 2 507 34
	addl	%ebx, %eax
	.loc 2 508 1
	popq	%rbx
.LCFI18:
	.cfi_def_cfa_offset 24
	popq	%rbp
.LCFI19:
	.cfi_def_cfa_offset 16
.LVL23:
	popq	%r12
.LCFI20:
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x2dd
	.value	0x2
	.long	.Ldebug_abbrev0
	.byte	0x8
	.uleb128 0x1
	.long	.LASF7
	.byte	0x1
	.long	.LASF8
	.long	.LASF9
	.quad	.Ltext0
	.quad	.Letext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF10
	.byte	0x1
	.byte	0x2
	.byte	0xf
	.long	0x39
	.uleb128 0x3
	.byte	0x8
	.long	0x3f
	.uleb128 0x4
	.byte	0x1
	.long	0x4f
	.long	0x4f
	.uleb128 0x5
	.long	0x4f
	.byte	0
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
	.byte	0x1
	.long	.LASF2
	.byte	0x2
	.value	0x1f9
	.byte	0x5
	.byte	0x1
	.long	0x4f
	.quad	.LFB5
	.quad	.LFE5
	.long	.LLST18
	.long	0xa0
	.uleb128 0x8
	.long	.LASF0
	.byte	0x2
	.value	0x1f9
	.byte	0x10
	.long	0xa0
	.long	.LLST19
	.uleb128 0x8
	.long	.LASF1
	.byte	0x2
	.value	0x1f9
	.byte	0x1c
	.long	0x4f
	.long	.LLST20
	.byte	0
	.uleb128 0x3
	.byte	0x8
	.long	0x4f
	.uleb128 0x9
	.byte	0x1
	.string	"f"
	.byte	0x2
	.value	0x1f4
	.byte	0x1f
	.byte	0x1
	.long	0x4f
	.quad	.LFB4
	.quad	.LFE4
	.byte	0x2
	.byte	0x77
	.sleb128 8
	.long	0xda
	.uleb128 0xa
	.string	"x"
	.byte	0x2
	.value	0x1f4
	.byte	0x25
	.long	0x4f
	.long	.LLST0
	.byte	0
	.uleb128 0xb
	.byte	0x1
	.long	.LASF3
	.byte	0x1
	.byte	0x16
	.byte	0x5
	.byte	0x1
	.long	0x4f
	.quad	.LFB3
	.quad	.LFE3
	.long	.LLST1
	.long	0x25f
	.uleb128 0xc
	.long	.LASF0
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0xa0
	.long	.LLST2
	.uleb128 0xc
	.long	.LASF1
	.byte	0x1
	.byte	0x16
	.byte	0x1d
	.long	0x4f
	.long	.LLST3
	.uleb128 0xc
	.long	.LASF4
	.byte	0x1
	.byte	0x16
	.byte	0x29
	.long	0x2d
	.long	.LLST4
	.uleb128 0xd
	.long	.LASF11
	.byte	0x1
	.byte	0x18
	.byte	0x6
	.long	0x4f
	.long	.LLST5
	.uleb128 0xe
	.quad	.LBB23
	.quad	.LBE23
	.uleb128 0xf
	.string	"i"
	.byte	0x1
	.byte	0x19
	.byte	0xb
	.long	0x4f
	.uleb128 0x10
	.long	0x25f
	.quad	.LBB24
	.quad	.LBE24
	.uleb128 0x11
	.long	0x27b
	.long	.LLST6
	.uleb128 0x11
	.long	0x271
	.long	.LLST7
	.uleb128 0x12
	.long	0x288
	.quad	.LBB26
	.quad	.LBE26
	.long	0x1f1
	.uleb128 0x11
	.long	0x2a4
	.long	.LLST8
	.uleb128 0x11
	.long	0x29a
	.long	.LLST9
	.uleb128 0xe
	.quad	.LBB27
	.quad	.LBE27
	.uleb128 0x13
	.long	0x2b0
	.long	.LLST10
	.uleb128 0x10
	.long	0x2bb
	.quad	.LBB28
	.quad	.LBE28
	.uleb128 0x11
	.long	0x2d3
	.long	.LLST11
	.uleb128 0x11
	.long	0x2c9
	.long	.LLST10
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x10
	.long	0x288
	.quad	.LBB34
	.quad	.LBE34
	.uleb128 0x11
	.long	0x2a4
	.long	.LLST13
	.uleb128 0x11
	.long	0x29a
	.long	.LLST14
	.uleb128 0xe
	.quad	.LBB35
	.quad	.LBE35
	.uleb128 0x13
	.long	0x2b0
	.long	.LLST15
	.uleb128 0x10
	.long	0x2bb
	.quad	.LBB36
	.quad	.LBE36
	.uleb128 0x11
	.long	0x2d3
	.long	.LLST16
	.uleb128 0x11
	.long	0x2c9
	.long	.LLST17
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x14
	.long	.LASF5
	.byte	0x1
	.byte	0xf
	.byte	0x32
	.byte	0x1
	.long	0x4f
	.byte	0x3
	.long	0x288
	.uleb128 0x15
	.string	"x"
	.byte	0x1
	.byte	0xf
	.byte	0x3b
	.long	0x4f
	.uleb128 0x16
	.long	.LASF4
	.byte	0x1
	.byte	0xf
	.byte	0x43
	.long	0x2d
	.byte	0
	.uleb128 0x14
	.long	.LASF6
	.byte	0x1
	.byte	0x9
	.byte	0x32
	.byte	0x1
	.long	0x4f
	.byte	0x3
	.long	0x2bb
	.uleb128 0x15
	.string	"x"
	.byte	0x1
	.byte	0x9
	.byte	0x3d
	.long	0x4f
	.uleb128 0x16
	.long	.LASF4
	.byte	0x1
	.byte	0x9
	.byte	0x45
	.long	0x2d
	.uleb128 0xf
	.string	"y"
	.byte	0x1
	.byte	0xb
	.byte	0x6
	.long	0x4f
	.byte	0
	.uleb128 0x17
	.long	.LASF12
	.byte	0x1
	.byte	0x4
	.byte	0x32
	.byte	0x1
	.long	0x4f
	.byte	0x3
	.uleb128 0x15
	.string	"x"
	.byte	0x1
	.byte	0x4
	.byte	0x3e
	.long	0x4f
	.uleb128 0x16
	.long	.LASF4
	.byte	0x1
	.byte	0x4
	.byte	0x46
	.long	0x2d
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1b
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0xc
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.uleb128 0x40
	.uleb128 0x6
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0xc
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.uleb128 0x40
	.uleb128 0xa
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0xc
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.uleb128 0x40
	.uleb128 0x6
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0x12
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x1
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0xc
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
.LLST18:
	.quad	.LFB5-.Ltext0
	.quad	.LCFI15-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 8
	.quad	.LCFI15-.Ltext0
	.quad	.LCFI16-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 16
	.quad	.LCFI16-.Ltext0
	.quad	.LCFI17-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 24
	.quad	.LCFI17-.Ltext0
	.quad	.LCFI18-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 32
	.quad	.LCFI18-.Ltext0
	.quad	.LCFI19-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 24
	.quad	.LCFI19-.Ltext0
	.quad	.LCFI20-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 16
	.quad	.LCFI20-.Ltext0
	.quad	.LFE5-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 8
	.quad	0
	.quad	0
.LLST19:
	.quad	.LVL20-.Ltext0
	.quad	.LVL21-1-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	.LVL21-1-.Ltext0
	.quad	.LVL23-.Ltext0
	.value	0x1
	.byte	0x56
	.quad	0
	.quad	0
.LLST20:
	.quad	.LVL20-.Ltext0
	.quad	.LVL21-1-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	0
	.quad	0
.LLST0:
	.quad	.LVL0-.Ltext0
	.quad	.LVL1-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	0
	.quad	0
.LLST1:
	.quad	.LFB3-.Ltext0
	.quad	.LCFI0-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 8
	.quad	.LCFI0-.Ltext0
	.quad	.LCFI1-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 16
	.quad	.LCFI1-.Ltext0
	.quad	.LCFI2-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 24
	.quad	.LCFI2-.Ltext0
	.quad	.LCFI3-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 32
	.quad	.LCFI3-.Ltext0
	.quad	.LCFI4-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 40
	.quad	.LCFI4-.Ltext0
	.quad	.LCFI5-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 48
	.quad	.LCFI5-.Ltext0
	.quad	.LCFI6-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 56
	.quad	.LCFI6-.Ltext0
	.quad	.LCFI7-.Ltext0
	.value	0x3
	.byte	0x77
	.sleb128 64
	.quad	.LCFI7-.Ltext0
	.quad	.LCFI8-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 56
	.quad	.LCFI8-.Ltext0
	.quad	.LCFI9-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 48
	.quad	.LCFI9-.Ltext0
	.quad	.LCFI10-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 40
	.quad	.LCFI10-.Ltext0
	.quad	.LCFI11-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 32
	.quad	.LCFI11-.Ltext0
	.quad	.LCFI12-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 24
	.quad	.LCFI12-.Ltext0
	.quad	.LCFI13-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 16
	.quad	.LCFI13-.Ltext0
	.quad	.LCFI14-.Ltext0
	.value	0x2
	.byte	0x77
	.sleb128 8
	.quad	.LCFI14-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x3
	.byte	0x77
	.sleb128 64
	.quad	0
	.quad	0
.LLST2:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	0
	.quad	0
.LLST3:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	0
	.quad	0
.LLST4:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x51
	.quad	.LVL3-.Ltext0
	.quad	.LVL18-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x51
	.quad	0
	.quad	0
.LLST5:
	.quad	.LVL3-.Ltext0
	.quad	.LVL18-.Ltext0
	.value	0x1
	.byte	0x56
	.quad	0
	.quad	0
.LLST6:
	.quad	.LVL3-.Ltext0
	.quad	.LVL7-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	.LVL10-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LLST7:
	.quad	.LVL3-.Ltext0
	.quad	.LVL7-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	.LVL10-.Ltext0
	.quad	.LVL13-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	.LVL13-.Ltext0
	.quad	.LVL14-.Ltext0
	.value	0x2
	.byte	0x7e
	.sleb128 0
	.quad	.LVL14-.Ltext0
	.quad	.LVL15-1-.Ltext0
	.value	0x2
	.byte	0x7e
	.sleb128 -4
	.quad	0
	.quad	0
.LLST8:
	.quad	.LVL3-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LLST9:
	.quad	.LVL3-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	0
	.quad	0
.LLST10:
	.quad	.LVL4-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LLST11:
	.quad	.LVL4-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LLST13:
	.quad	.LVL11-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LLST14:
	.quad	.LVL13-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	0
	.quad	0
.LLST15:
	.quad	.LVL12-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LLST16:
	.quad	.LVL12-.Ltext0
	.quad	.LVL15-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LLST17:
	.quad	.LVL12-.Ltext0
	.quad	.LVL15-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
	.section	.debug_aranges,"",@progbits
	.long	0x2c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	0
	.quad	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF5:
	.string	"deep"
.LASF11:
	.string	"total"
.LASF6:
	.string	"deeper"
.LASF9:
	.string	"/src"
.LASF10:
	.string	"step"
.LASF12:
	.string	"deepest"
.LASF4:
	.string	"next"
.LASF1:
	.string	"count"
.LASF3:
	.string	"float_"
.LASF8:
	.string	"calls.c"
.LASF0:
	.string	"values"
.LASF7:
	.string	"GNU C17 12.2.0"
.LASF2:
	.string	"entry"
	.section	.note.GNU-stack,"",@progbits
