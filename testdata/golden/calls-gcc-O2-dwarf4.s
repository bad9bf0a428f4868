	.file	"calls.c"
	.text
.Ltext0:
	.file 1 "calls.c"
	.p2align 4
	.globl	f
	.type	f, @function
f:
.LVL0:
.LFB4:
	.file 2 "parts/generated.y"
	.loc 2 501 1 view -0
	.cfi_startproc
	.loc 2 502 2 view .LVU1
	.loc 2 502 11 is_stmt 0 view .LVU2
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rax
	shrq	$32, %rax
	addl	%edi, %eax
	sarl	$31, %edi
.LVL1:
	.loc 2 502 11 view .LVU3
	sarl	$2, %eax
	subl	%edi, %eax
	.loc 2 503 1 view .LVU4
	ret
	.cfi_endproc
.LFE4:
	.size	f, .-f
	.p2align 4
	.globl	float_
	.type	float_, @function
float_:
.LVL2:
.LFB3:
	.loc 1 23 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 2 view .LVU6
	.loc 1 25 2 view .LVU7
.LBB23:
	.loc 1 25 7 view .LVU8
	.loc 1 25 20 view .LVU9
.LBE23:
	.loc 1 23 1 is_stmt 0 view .LVU10
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	subq	$8, %rsp
	.cfi_def_cfa_offset 64
.LBB48:
	.loc 1 25 20 view .LVU11
	testl	%esi, %esi
	jle	.L8
	movslq	%esi, %rsi
	.loc 1 25 20 view .LVU12
	movq	%rdx, %r12
	movq	%rdi, %r14
.LBE48:
	.loc 1 24 6 view .LVU13
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
	.loc 1 19 2 is_stmt 1 view .LVU14
.LBB26:
.LBI26:
	.loc 1 9 50 view .LVU15
.LBB27:
	.loc 1 11 2 view .LVU16
	.loc 1 11 6 is_stmt 0 view .LVU17
	leal	3(%r15), %ebx
.LVL4:
	.loc 1 12 2 is_stmt 1 view .LVU18
.LBB28:
.LBI28:
	.loc 1 4 50 view .LVU19
.LBB29:
	.loc 1 6 2 view .LVU20
.LBE29:
.LBE28:
.LBE27:
.LBE26:
.LBE25:
.LBE24:
	.loc 1 25 20 is_stmt 0 view .LVU21
	addq	$4, %r14
.LVL5:
.LBB45:
.LBB42:
.LBB33:
.LBB32:
.LBB31:
.LBB30:
	.loc 1 6 9 view .LVU22
	movl	%ebx, %edi
	call	*%r12
.LVL6:
	.loc 1 6 17 view .LVU23
	imull	%eax, %ebx
.LBE30:
.LBE31:
	.loc 1 12 26 view .LVU24
	subl	%r15d, %ebx
.LBE32:
.LBE33:
	.loc 1 19 25 view .LVU25
	leal	7(%rbx), %eax
.LVL7:
	.loc 1 19 25 view .LVU26
.LBE42:
.LBE45:
	.loc 1 26 9 view .LVU27
	addl	%eax, %ebp
.LVL8:
	.loc 1 25 30 is_stmt 1 view .LVU28
	.loc 1 25 20 view .LVU29
	cmpq	%r13, %r14
	je	.L3
.LVL9:
.L7:
	.loc 1 26 3 discriminator 3 view .LVU30
	.loc 1 26 12 is_stmt 0 discriminator 3 view .LVU31
	movl	(%r14), %r15d
.LVL10:
.LBB46:
.LBI24:
	.loc 1 15 50 is_stmt 1 discriminator 3 view .LVU32
.LBB43:
	.loc 1 17 2 discriminator 3 view .LVU33
	.loc 1 17 5 is_stmt 0 discriminator 3 view .LVU34
	cmpl	$100, %r15d
	jle	.L5
	.loc 1 18 3 is_stmt 1 view .LVU35
.LVL11:
.LBB34:
.LBI34:
	.loc 1 9 50 view .LVU36
.LBB35:
	.loc 1 11 2 view .LVU37
	.loc 1 11 6 is_stmt 0 view .LVU38
	leal	-97(%r15), %ebx
.LVL12:
	.loc 1 12 2 is_stmt 1 view .LVU39
.LBB36:
.LBI36:
	.loc 1 4 50 view .LVU40
.LBB37:
	.loc 1 6 2 view .LVU41
.LBE37:
.LBE36:
.LBE35:
.LBE34:
	.loc 1 18 10 is_stmt 0 view .LVU42
	subl	$100, %r15d
.LVL13:
	.loc 1 18 10 view .LVU43
.LBE43:
.LBE46:
	.loc 1 25 20 view .LVU44
	addq	$4, %r14
.LVL14:
.LBB47:
.LBB44:
.LBB41:
.LBB40:
.LBB39:
.LBB38:
	.loc 1 6 9 view .LVU45
	movl	%ebx, %edi
	call	*%r12
.LVL15:
	.loc 1 6 17 view .LVU46
	imull	%ebx, %eax
.LBE38:
.LBE39:
	.loc 1 12 26 view .LVU47
	subl	%r15d, %eax
.LVL16:
	.loc 1 12 26 view .LVU48
.LBE40:
.LBE41:
.LBE44:
.LBE47:
	.loc 1 26 9 view .LVU49
	addl	%eax, %ebp
.LVL17:
	.loc 1 25 30 is_stmt 1 view .LVU50
	.loc 1 25 20 view .LVU51
	cmpq	%r13, %r14
	jne	.L7
.LVL18:
.L3:
	.loc 1 25 20 is_stmt 0 view .LVU52
.LBE49:
	.loc 1 28 1 view .LVU53
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	movl	%ebp, %eax
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL19:
	.p2align 4,,10
	.p2align 3
.L8:
	.cfi_restore_state
	.loc 1 24 6 view .LVU54
	xorl	%ebp, %ebp
	.loc 1 27 2 is_stmt 1 view .LVU55
	.loc 1 27 9 is_stmt 0 view .LVU56
	jmp	.L3
	.cfi_endproc
.LFE3:
	.size	float_, .-float_
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LVL20:
.LFB5:
	.loc 2 506 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 2 507 2 view .LVU58
	.loc 2 506 1 is_stmt 0 view .LVU59
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	.loc 2 507 9 view .LVU60
	movq	f@GOTPCREL(%rip), %r12
	.loc 2 506 1 view .LVU61
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	movq	%rdi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	.loc 2 507 9 view .LVU62
	movq	%r12, %rdx
	call	float_@PLT
.LVL21:
	.loc 2 507 36 view .LVU63
	movq	%r12, %rdx
	movq	%rbp, %rdi
	movl	$2, %esi
	.loc 2 507 9 view .LVU64
	movl	%eax, %ebx
	.loc 2 507 36 view .LVU65
	call	float_@PLT
.LVL22:
	.loc 2 507 34 view .LVU66
	addl	%ebx, %eax
	.loc 2 508 1 view .LVU67
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
.LVL23:
	.loc 2 508 1 view .LVU68
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x368
	.value	0x4
	.long	.Ldebug_abbrev0
	.byte	0x8
	.uleb128 0x1
	.long	.LASF8
	.byte	0xc
	.long	.LASF9
	.long	.LASF10
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1
	.byte	0x2
	.byte	0xf
	.long	0x39
	.uleb128 0x3
	.byte	0x8
	.long	0x3f
	.uleb128 0x4
	.long	0x4e
	.long	0x4e
	.uleb128 0x5
	.long	0x4e
	.byte	0
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
	.long	.LASF2
	.byte	0x2
	.value	0x1f9
	.byte	0x5
	.long	0x4e
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0xe7
	.uleb128 0x8
	.long	.LASF0
	.byte	0x2
	.value	0x1f9
	.byte	0x10
	.long	0xe7
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x8
	.long	.LASF1
	.byte	0x2
	.value	0x1f9
	.byte	0x1c
	.long	0x4e
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x9
	.quad	.LVL21
	.long	0x122
	.long	0xc7
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x3
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.uleb128 0xb
	.quad	.LVL22
	.long	0x122
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x32
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x3
	.byte	0x8
	.long	0x4e
	.uleb128 0xc
	.string	"f"
	.byte	0x2
	.value	0x1f4
	.byte	0x1f
	.long	0x4e
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x122
	.uleb128 0xd
	.string	"x"
	.byte	0x2
	.value	0x1f4
	.byte	0x25
	.long	0x4e
	.long	.LLST0
	.long	.LVUS0
	.byte	0
	.uleb128 0xe
	.long	.LASF3
	.byte	0x1
	.byte	0x16
	.byte	0x5
	.long	0x4e
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x2ed
	.uleb128 0xf
	.long	.LASF0
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0xe7
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xf
	.long	.LASF1
	.byte	0x1
	.byte	0x16
	.byte	0x1d
	.long	0x4e
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xf
	.long	.LASF4
	.byte	0x1
	.byte	0x16
	.byte	0x29
	.long	0x2d
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x10
	.long	.LASF5
	.byte	0x1
	.byte	0x18
	.byte	0x6
	.long	0x4e
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x11
	.long	.Ldebug_ranges0+0
	.uleb128 0x12
	.string	"i"
	.byte	0x1
	.byte	0x19
	.byte	0xb
	.long	0x4e
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x13
	.long	0x2ed
	.quad	.LBI24
	.byte	.LVU32
	.long	.Ldebug_ranges0+0x40
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.uleb128 0x14
	.long	0x308
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x14
	.long	0x2fe
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x15
	.long	0x315
	.quad	.LBI26
	.byte	.LVU15
	.long	.Ldebug_ranges0+0x90
	.byte	0x1
	.byte	0x13
	.byte	0x9
	.long	0x264
	.uleb128 0x14
	.long	0x330
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x14
	.long	0x326
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x11
	.long	.Ldebug_ranges0+0x90
	.uleb128 0x16
	.long	0x33c
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x13
	.long	0x347
	.quad	.LBI28
	.byte	.LVU19
	.long	.Ldebug_ranges0+0xc0
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0x14
	.long	0x35e
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x14
	.long	0x354
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x17
	.quad	.LVL6
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x13
	.long	0x315
	.quad	.LBI34
	.byte	.LVU36
	.long	.Ldebug_ranges0+0xf0
	.byte	0x1
	.byte	0x12
	.byte	0xa
	.uleb128 0x14
	.long	0x330
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x14
	.long	0x326
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x11
	.long	.Ldebug_ranges0+0xf0
	.uleb128 0x16
	.long	0x33c
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x13
	.long	0x347
	.quad	.LBI36
	.byte	.LVU40
	.long	.Ldebug_ranges0+0x120
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0x14
	.long	0x35e
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x14
	.long	0x354
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x17
	.quad	.LVL15
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.uleb128 0xa
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF6
	.byte	0x1
	.byte	0xf
	.byte	0x32
	.long	0x4e
	.byte	0x3
	.long	0x315
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0xf
	.byte	0x3b
	.long	0x4e
	.uleb128 0x1a
	.long	.LASF4
	.byte	0x1
	.byte	0xf
	.byte	0x43
	.long	0x2d
	.byte	0
	.uleb128 0x18
	.long	.LASF7
	.byte	0x1
	.byte	0x9
	.byte	0x32
	.long	0x4e
	.byte	0x3
	.long	0x347
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0x9
	.byte	0x3d
	.long	0x4e
	.uleb128 0x1a
	.long	.LASF4
	.byte	0x1
	.byte	0x9
	.byte	0x45
	.long	0x2d
	.uleb128 0x1b
	.string	"y"
	.byte	0x1
	.byte	0xb
	.byte	0x6
	.long	0x4e
	.byte	0
	.uleb128 0x1c
	.long	.LASF12
	.byte	0x1
	.byte	0x4
	.byte	0x32
	.long	0x4e
	.byte	0x3
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0x4
	.byte	0x3e
	.long	0x4e
	.uleb128 0x1a
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
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
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
	.uleb128 0x19
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
	.uleb128 0x2117
	.uleb128 0x19
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x4109
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x410a
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x2111
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x4109
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
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
	.uleb128 0x16
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x4109
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x2113
	.uleb128 0x18
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x19
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
	.uleb128 0x1a
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
	.uleb128 0x1b
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
	.uleb128 0x1c
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
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
.LVUS18:
	.uleb128 0
	.uleb128 .LVU63
	.uleb128 .LVU63
	.uleb128 .LVU68
	.uleb128 .LVU68
	.uleb128 0
.LLST18:
	.quad	.LVL20-.Ltext0
	.quad	.LVL21-1-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	.LVL21-1-.Ltext0
	.quad	.LVL23-.Ltext0
	.value	0x1
	.byte	0x56
	.quad	.LVL23-.Ltext0
	.quad	.LFE5-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS19:
	.uleb128 0
	.uleb128 .LVU63
	.uleb128 .LVU63
	.uleb128 0
.LLST19:
	.quad	.LVL20-.Ltext0
	.quad	.LVL21-1-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	.LVL21-1-.Ltext0
	.quad	.LFE5-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU3
	.uleb128 .LVU3
	.uleb128 0
.LLST0:
	.quad	.LVL0-.Ltext0
	.quad	.LVL1-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	.LVL1-.Ltext0
	.quad	.LFE4-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 0
.LLST1:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	.LVL3-.Ltext0
	.quad	.LVL19-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x55
	.quad	0
	.quad	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 0
.LLST2:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	.LVL3-.Ltext0
	.quad	.LVL19-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x54
	.quad	0
	.quad	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU52
	.uleb128 .LVU52
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 0
.LLST3:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x1
	.byte	0x51
	.quad	.LVL3-.Ltext0
	.quad	.LVL18-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	.LVL18-.Ltext0
	.quad	.LVL19-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x1
	.byte	0x51
	.quad	0
	.quad	0
.LVUS4:
	.uleb128 .LVU7
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU52
	.uleb128 .LVU54
	.uleb128 0
.LLST4:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL3-.Ltext0
	.quad	.LVL18-.Ltext0
	.value	0x1
	.byte	0x56
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS5:
	.uleb128 .LVU9
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU29
	.uleb128 .LVU30
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU51
	.uleb128 .LVU54
	.uleb128 0
.LLST5:
	.quad	.LVL2-.Ltext0
	.quad	.LVL3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL3-.Ltext0
	.quad	.LVL5-.Ltext0
	.value	0x9
	.byte	0x7e
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL5-.Ltext0
	.quad	.LVL8-.Ltext0
	.value	0xb
	.byte	0x7e
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x34
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL9-.Ltext0
	.quad	.LVL14-.Ltext0
	.value	0x9
	.byte	0x7e
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL14-.Ltext0
	.quad	.LVL17-.Ltext0
	.value	0xb
	.byte	0x7e
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x34
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL19-.Ltext0
	.quad	.LFE3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS6:
	.uleb128 .LVU14
	.uleb128 .LVU26
	.uleb128 .LVU32
	.uleb128 .LVU48
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
.LVUS7:
	.uleb128 .LVU14
	.uleb128 .LVU26
	.uleb128 .LVU32
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU48
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
	.quad	.LVL15-1-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x4
	.byte	0x7f
	.sleb128 100
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS8:
	.uleb128 .LVU15
	.uleb128 .LVU23
.LLST8:
	.quad	.LVL3-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LVUS9:
	.uleb128 .LVU15
	.uleb128 .LVU23
.LLST9:
	.quad	.LVL3-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	0
	.quad	0
.LVUS10:
	.uleb128 .LVU18
	.uleb128 .LVU23
.LLST10:
	.quad	.LVL4-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LVUS11:
	.uleb128 .LVU19
	.uleb128 .LVU23
.LLST11:
	.quad	.LVL4-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LVUS12:
	.uleb128 .LVU19
	.uleb128 .LVU23
.LLST12:
	.quad	.LVL4-.Ltext0
	.quad	.LVL6-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LVUS13:
	.uleb128 .LVU36
	.uleb128 .LVU48
.LLST13:
	.quad	.LVL11-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LVUS14:
	.uleb128 .LVU36
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU48
.LLST14:
	.quad	.LVL11-.Ltext0
	.quad	.LVL13-.Ltext0
	.value	0x4
	.byte	0x7f
	.sleb128 -100
	.byte	0x9f
	.quad	.LVL13-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x5f
	.quad	0
	.quad	0
.LVUS15:
	.uleb128 .LVU39
	.uleb128 .LVU48
.LLST15:
	.quad	.LVL12-.Ltext0
	.quad	.LVL16-.Ltext0
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LVUS16:
	.uleb128 .LVU40
	.uleb128 .LVU46
.LLST16:
	.quad	.LVL12-.Ltext0
	.quad	.LVL15-.Ltext0
	.value	0x1
	.byte	0x5c
	.quad	0
	.quad	0
.LVUS17:
	.uleb128 .LVU40
	.uleb128 .LVU46
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
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.LBB23-.Ltext0
	.quad	.LBE23-.Ltext0
	.quad	.LBB48-.Ltext0
	.quad	.LBE48-.Ltext0
	.quad	.LBB49-.Ltext0
	.quad	.LBE49-.Ltext0
	.quad	0
	.quad	0
	.quad	.LBB24-.Ltext0
	.quad	.LBE24-.Ltext0
	.quad	.LBB45-.Ltext0
	.quad	.LBE45-.Ltext0
	.quad	.LBB46-.Ltext0
	.quad	.LBE46-.Ltext0
	.quad	.LBB47-.Ltext0
	.quad	.LBE47-.Ltext0
	.quad	0
	.quad	0
	.quad	.LBB26-.Ltext0
	.quad	.LBE26-.Ltext0
	.quad	.LBB33-.Ltext0
	.quad	.LBE33-.Ltext0
	.quad	0
	.quad	0
	.quad	.LBB28-.Ltext0
	.quad	.LBE28-.Ltext0
	.quad	.LBB31-.Ltext0
	.quad	.LBE31-.Ltext0
	.quad	0
	.quad	0
	.quad	.LBB34-.Ltext0
	.quad	.LBE34-.Ltext0
	.quad	.LBB41-.Ltext0
	.quad	.LBE41-.Ltext0
	.quad	0
	.quad	0
	.quad	.LBB36-.Ltext0
	.quad	.LBE36-.Ltext0
	.quad	.LBB39-.Ltext0
	.quad	.LBE39-.Ltext0
	.quad	0
	.quad	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF6:
	.string	"deep"
.LASF5:
	.string	"total"
.LASF7:
	.string	"deeper"
.LASF10:
	.string	"/src"
.LASF11:
	.string	"step"
.LASF12:
	.string	"deepest"
.LASF4:
	.string	"next"
.LASF1:
	.string	"count"
.LASF3:
	.string	"float_"
.LASF9:
	.string	"calls.c"
.LASF0:
	.string	"values"
.LASF8:
	.string	"GNU C17 12.2.0"
.LASF2:
	.string	"entry"
	.section	.note.GNU-stack,"",@progbits
