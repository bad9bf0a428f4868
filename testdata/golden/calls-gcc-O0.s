	.file	"calls.c"
	.text
.Ltext0:
	.file 0 "/src" "calls.c"
	.globl	float_
	.type	float_, @function
float_:
.LFB3:
	.file 1 "calls.c"
	.loc 1 23 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	addq	$-128, %rsp
	movq	%rdi, -104(%rbp)
	movl	%esi, -108(%rbp)
	movq	%rdx, -120(%rbp)
	.loc 1 24 6
	movl	$0, -4(%rbp)
.LBB23:
	.loc 1 25 11
	movl	$0, -8(%rbp)
	.loc 1 25 2
	jmp	.L2
.L9:
	.loc 1 26 23 discriminator 3
	movl	-8(%rbp), %eax
	cltq
	leaq	0(,%rax,4), %rdx
	movq	-104(%rbp), %rax
	addq	%rdx, %rax
	.loc 1 26 12 discriminator 3
	movl	(%rax), %eax
	movl	%eax, -12(%rbp)
	movq	-120(%rbp), %rax
	movq	%rax, -24(%rbp)
.LBB24:
.LBB25:
	.loc 1 17 5 discriminator 3
	cmpl	$100, -12(%rbp)
	jle	.L3
	.loc 1 18 10
	movl	-12(%rbp), %eax
	subl	$100, %eax
	movl	%eax, -28(%rbp)
	movq	-24(%rbp), %rax
	movq	%rax, -40(%rbp)
.LBB26:
.LBB27:
	.loc 1 11 6
	movl	-28(%rbp), %eax
	addl	$3, %eax
	movl	%eax, -44(%rbp)
	movl	-44(%rbp), %eax
	movl	%eax, -48(%rbp)
	movq	-40(%rbp), %rax
	movq	%rax, -56(%rbp)
.LBB28:
.LBB29:
	.loc 1 6 9
	movl	-48(%rbp), %eax
	movq	-56(%rbp), %rdx
	movl	%eax, %edi
	call	*%rdx
.LVL0:
	.loc 1 6 17
	imull	-48(%rbp), %eax
.LBE29:
.LBE28:
	.loc 1 12 26
	subl	-28(%rbp), %eax
.LBE27:
.LBE26:
	.loc 1 18 10
	jmp	.L6
.L3:
	movl	-12(%rbp), %eax
	movl	%eax, -60(%rbp)
	movq	-24(%rbp), %rax
	movq	%rax, -72(%rbp)
.LBB30:
.LBB31:
	.loc 1 11 6
	movl	-60(%rbp), %eax
	addl	$3, %eax
	movl	%eax, -76(%rbp)
	movl	-76(%rbp), %eax
	movl	%eax, -80(%rbp)
	movq	-72(%rbp), %rax
	movq	%rax, -88(%rbp)
.LBB32:
.LBB33:
	.loc 1 6 9
	movl	-80(%rbp), %eax
	movq	-88(%rbp), %rdx
	movl	%eax, %edi
	call	*%rdx
.LVL1:
	.loc 1 6 17
	imull	-80(%rbp), %eax
.LBE33:
.LBE32:
	.loc 1 12 26
	subl	-60(%rbp), %eax
.LBE31:
.LBE30:
	.loc 1 19 25
	addl	$7, %eax
.L6:
.LBE25:
.LBE24:
	.loc 1 26 9
	addl	%eax, -4(%rbp)
	.loc 1 25 30
	addl	$1, -8(%rbp)
.L2:
	.loc 1 25 20 discriminator 1
	movl	-8(%rbp), %eax
	cmpl	-108(%rbp), %eax
	jl	.L9
.LBE23:
	.loc 1 27 9
	movl	-4(%rbp), %eax
	.loc 1 28 1
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE3:
	.size	float_, .-float_
	.globl	f
	.type	f, @function
f:
.LFB4:
	.file 2 "parts/generated.y"
	.loc 2 501 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movl	%edi, -4(%rbp)
	.loc 2 502 11
	movl	-4(%rbp), %eax
	movslq	%eax, %rdx
	imulq	$-1840700269, %rdx, %rdx
	shrq	$32, %rdx
	addl	%eax, %edx
	sarl	$2, %edx
	sarl	$31, %eax
	subl	%eax, %edx
	movl	%edx, %eax
	.loc 2 503 1
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE4:
	.size	f, .-f
	.globl	entry
	.type	entry, @function
entry:
.LFB5:
	.loc 2 506 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	subq	$24, %rsp
	.cfi_offset 3, -24
	movq	%rdi, -24(%rbp)
	movl	%esi, -28(%rbp)
	.loc 2 507 9
	movl	-28(%rbp), %ecx
	movq	-24(%rbp), %rax
	movq	f@GOTPCREL(%rip), %rdx
	movl	%ecx, %esi
	movq	%rax, %rdi
	call	float_@PLT
	movl	%eax, %ebx
	.loc 2 507 36
	movq	-24(%rbp), %rax
	movq	f@GOTPCREL(%rip), %rdx
	movl	$2, %esi
	movq	%rax, %rdi
	call	float_@PLT
	.loc 2 507 34
	addl	%ebx, %eax
	.loc 2 508 1
	movq	-8(%rbp), %rbx
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x295
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xa
	.long	.LASF10
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0xb
	.long	.LASF11
	.byte	0x1
	.byte	0x2
	.byte	0xf
	.long	0x3a
	.uleb128 0x6
	.long	0x3f
	.uleb128 0xc
	.long	0x4e
	.long	0x4e
	.uleb128 0xd
	.long	0x4e
	.byte	0
	.uleb128 0xe
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xf
	.long	.LASF4
	.byte	0x2
	.value	0x1f9
	.byte	0x5
	.long	0x4e
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x93
	.uleb128 0x7
	.long	.LASF2
	.byte	0x10
	.long	0x93
	.uleb128 0x2
	.byte	0x91
	.sleb128 -40
	.uleb128 0x7
	.long	.LASF3
	.byte	0x1c
	.long	0x4e
	.uleb128 0x2
	.byte	0x91
	.sleb128 -44
	.byte	0
	.uleb128 0x6
	.long	0x4e
	.uleb128 0x10
	.string	"f"
	.byte	0x2
	.value	0x1f4
	.byte	0x1f
	.long	0x4e
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0xc8
	.uleb128 0x11
	.string	"x"
	.byte	0x2
	.value	0x1f4
	.byte	0x25
	.long	0x4e
	.uleb128 0x2
	.byte	0x91
	.sleb128 -20
	.byte	0
	.uleb128 0x12
	.long	.LASF5
	.byte	0x1
	.byte	0x16
	.byte	0x5
	.long	0x4e
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x226
	.uleb128 0x3
	.long	.LASF2
	.byte	0x11
	.long	0x93
	.uleb128 0x3
	.byte	0x91
	.sleb128 -120
	.uleb128 0x3
	.long	.LASF3
	.byte	0x1d
	.long	0x4e
	.uleb128 0x3
	.byte	0x91
	.sleb128 -124
	.uleb128 0x3
	.long	.LASF6
	.byte	0x29
	.long	0x2e
	.uleb128 0x3
	.byte	0x91
	.sleb128 -136
	.uleb128 0x13
	.long	.LASF7
	.byte	0x1
	.byte	0x18
	.byte	0x6
	.long	0x4e
	.uleb128 0x2
	.byte	0x91
	.sleb128 -20
	.uleb128 0x14
	.quad	.LBB23
	.quad	.LBE23-.LBB23
	.uleb128 0x15
	.string	"i"
	.byte	0x1
	.byte	0x19
	.byte	0xb
	.long	0x4e
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x2
	.long	0x226
	.quad	.LBB24
	.quad	.LBE24-.LBB24
	.byte	0x1a
	.byte	0xc
	.uleb128 0x1
	.long	0x23d
	.uleb128 0x2
	.byte	0x91
	.sleb128 -40
	.uleb128 0x1
	.long	0x234
	.uleb128 0x2
	.byte	0x91
	.sleb128 -28
	.uleb128 0x16
	.long	0x249
	.quad	.LBB26
	.quad	.LBE26-.LBB26
	.byte	0x1
	.byte	0x12
	.byte	0xa
	.long	0x1c6
	.uleb128 0x1
	.long	0x260
	.uleb128 0x2
	.byte	0x91
	.sleb128 -56
	.uleb128 0x1
	.long	0x257
	.uleb128 0x2
	.byte	0x91
	.sleb128 -44
	.uleb128 0x8
	.long	0x26b
	.uleb128 0x2
	.byte	0x91
	.sleb128 -60
	.uleb128 0x2
	.long	0x276
	.quad	.LBB28
	.quad	.LBE28-.LBB28
	.byte	0xc
	.byte	0x9
	.uleb128 0x1
	.long	0x28c
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.uleb128 0x1
	.long	0x283
	.uleb128 0x2
	.byte	0x91
	.sleb128 -64
	.byte	0
	.byte	0
	.uleb128 0x2
	.long	0x249
	.quad	.LBB30
	.quad	.LBE30-.LBB30
	.byte	0x13
	.byte	0x9
	.uleb128 0x1
	.long	0x260
	.uleb128 0x3
	.byte	0x91
	.sleb128 -88
	.uleb128 0x1
	.long	0x257
	.uleb128 0x3
	.byte	0x91
	.sleb128 -76
	.uleb128 0x8
	.long	0x26b
	.uleb128 0x3
	.byte	0x91
	.sleb128 -92
	.uleb128 0x2
	.long	0x276
	.quad	.LBB32
	.quad	.LBE32-.LBB32
	.byte	0xc
	.byte	0x9
	.uleb128 0x1
	.long	0x28c
	.uleb128 0x3
	.byte	0x91
	.sleb128 -104
	.uleb128 0x1
	.long	0x283
	.uleb128 0x3
	.byte	0x91
	.sleb128 -96
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x9
	.long	.LASF8
	.byte	0xf
	.long	0x4e
	.long	0x249
	.uleb128 0x4
	.string	"x"
	.byte	0xf
	.byte	0x3b
	.long	0x4e
	.uleb128 0x5
	.long	.LASF6
	.byte	0xf
	.byte	0x43
	.long	0x2e
	.byte	0
	.uleb128 0x9
	.long	.LASF9
	.byte	0x9
	.long	0x4e
	.long	0x276
	.uleb128 0x4
	.string	"x"
	.byte	0x9
	.byte	0x3d
	.long	0x4e
	.uleb128 0x5
	.long	.LASF6
	.byte	0x9
	.byte	0x45
	.long	0x2e
	.uleb128 0x17
	.string	"y"
	.byte	0x1
	.byte	0xb
	.byte	0x6
	.long	0x4e
	.byte	0
	.uleb128 0x18
	.long	.LASF12
	.byte	0x1
	.byte	0x4
	.byte	0x32
	.long	0x4e
	.byte	0x3
	.uleb128 0x4
	.string	"x"
	.byte	0x4
	.byte	0x3e
	.long	0x4e
	.uleb128 0x5
	.long	.LASF6
	.byte	0x4
	.byte	0x46
	.long	0x2e
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 22
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 505
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 50
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x1f
	.uleb128 0x1b
	.uleb128 0x1f
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x12
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x15
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
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
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
	.uleb128 0x18
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
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.byte	0
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
.LASF8:
	.string	"deep"
.LASF7:
	.string	"total"
.LASF9:
	.string	"deeper"
.LASF11:
	.string	"step"
.LASF12:
	.string	"deepest"
.LASF6:
	.string	"next"
.LASF3:
	.string	"count"
.LASF5:
	.string	"float_"
.LASF2:
	.string	"values"
.LASF10:
	.string	"GNU C17 12.2.0"
.LASF4:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"calls.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
