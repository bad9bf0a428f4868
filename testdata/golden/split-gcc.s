	.file	"split.c"
	.text
.Ltext0:
	.file 0 "/src" "split.c"
	.section	.text.unlikely,"ax",@progbits
	.type	fail, @function
fail:
.LVL0:
.LFB1:
	.file 1 "split.c"
	.loc 1 12 1 view -0
	.cfi_startproc
	.loc 1 13 2 view .LVU1
.LBB15:
.LBI15:
	.loc 1 5 51 view .LVU2
.LBB16:
	.loc 1 7 2 view .LVU3
	.loc 1 7 11 is_stmt 0 view .LVU4
	movq	log_word@GOTPCREL(%rip), %rax
	movl	%edi, (%rax)
	.loc 1 8 2 is_stmt 1 view .LVU5
	.loc 1 8 13 is_stmt 0 view .LVU6
	negl	%edi
.LVL1:
	.loc 1 8 11 view .LVU7
	movl	%edi, (%rax)
.LVL2:
.L2:
	.loc 1 8 11 view .LVU8
.LBE16:
.LBE15:
	.loc 1 14 2 is_stmt 1 discriminator 1 view .LVU9
	.loc 1 15 3 discriminator 1 view .LVU10
	.loc 1 15 12 is_stmt 0 discriminator 1 view .LVU11
	xorl	%edx, %edx
	movl	%edx, (%rax)
	.loc 1 14 2 is_stmt 1 discriminator 1 view .LVU12
	jmp	.L2
	.cfi_endproc
.LFE1:
	.size	fail, .-fail
.LCOLDB0:
	.text
.LHOTB0:
	.p2align 4
	.section	.text.unlikely
.Ltext_cold0:
	.text
	.globl	hot
	.type	hot, @function
hot:
.LVL3:
.LFB3:
	.loc 1 30 1 view -0
	.cfi_startproc
	.loc 1 31 2 view .LVU14
	.loc 1 32 2 view .LVU15
.LBB17:
	.loc 1 32 7 view .LVU16
	.loc 1 32 20 view .LVU17
	testl	%esi, %esi
	jle	.L9
	movslq	%esi, %rsi
	.loc 1 32 20 is_stmt 0 view .LVU18
.LBE17:
	.loc 1 31 6 view .LVU19
	xorl	%edx, %edx
	leaq	(%rdi,%rsi,4), %rcx
.LVL4:
	.p2align 4,,10
	.p2align 3
.L8:
.LBB26:
	.loc 1 33 3 is_stmt 1 discriminator 3 view .LVU20
	.loc 1 33 10 is_stmt 0 discriminator 3 view .LVU21
	movl	(%rdi), %eax
.LVL5:
.LBB18:
.LBI18:
	.loc 1 18 50 is_stmt 1 discriminator 3 view .LVU22
.LBB19:
	.loc 1 20 2 discriminator 3 view .LVU23
	.loc 1 20 5 is_stmt 0 discriminator 3 view .LVU24
	testl	%eax, %eax
	js	.L12
.L6:
	.loc 1 26 2 is_stmt 1 view .LVU25
.LVL6:
	.loc 1 26 2 is_stmt 0 view .LVU26
.LBE19:
.LBE18:
	.loc 1 32 20 view .LVU27
	addq	$4, %rdi
.LVL7:
	.loc 1 33 7 view .LVU28
	leal	(%rdx,%rax,2), %edx
.LVL8:
	.loc 1 32 30 is_stmt 1 view .LVU29
	.loc 1 32 20 view .LVU30
	cmpq	%rcx, %rdi
	jne	.L8
.LBE26:
	.loc 1 35 1 is_stmt 0 view .LVU31
	movl	%edx, %eax
	ret
.LVL9:
	.p2align 4,,10
	.p2align 3
.L12:
.LBB27:
.LBB24:
.LBB22:
	.loc 1 21 3 is_stmt 1 view .LVU32
.LBB20:
.LBI20:
	.loc 1 5 51 view .LVU33
.LBB21:
	.loc 1 7 2 view .LVU34
	.loc 1 7 11 is_stmt 0 view .LVU35
	movq	log_word@GOTPCREL(%rip), %rsi
	.loc 1 8 13 view .LVU36
	movl	%eax, %r8d
	negl	%r8d
	.loc 1 7 11 view .LVU37
	movl	%eax, (%rsi)
	.loc 1 8 2 is_stmt 1 view .LVU38
	.loc 1 8 11 is_stmt 0 view .LVU39
	movl	%r8d, (%rsi)
.LVL10:
	.loc 1 8 11 view .LVU40
.LBE21:
.LBE20:
	.loc 1 22 3 is_stmt 1 view .LVU41
	.loc 1 22 6 is_stmt 0 view .LVU42
	cmpl	$-10, %eax
	jl	.L11
	.loc 1 24 3 is_stmt 1 view .LVU43
	.loc 1 24 12 is_stmt 0 view .LVU44
	movl	$1, (%rsi)
	jmp	.L6
.LVL11:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 24 12 view .LVU45
.LBE22:
.LBE24:
.LBE27:
	.loc 1 31 6 view .LVU46
	xorl	%edx, %edx
	.loc 1 34 2 is_stmt 1 view .LVU47
	.loc 1 35 1 is_stmt 0 view .LVU48
	movl	%edx, %eax
	ret
.LVL12:
	.loc 1 35 1 view .LVU49
	.cfi_endproc
	.section	.text.unlikely
	.cfi_startproc
	.type	hot.cold, @function
hot.cold:
.LFSB3:
.L11:
.LBB28:
.LBB25:
.LBB23:
	.loc 1 23 4 is_stmt 1 view -0
	movl	%eax, %edi
.LVL13:
	.loc 1 23 4 is_stmt 0 view .LVU51
	call	fail
.LVL14:
	.loc 1 23 4 view .LVU52
.LBE23:
.LBE25:
.LBE28:
	.cfi_endproc
.LFE3:
	.text
	.size	hot, .-hot
	.section	.text.unlikely
	.size	hot.cold, .-hot.cold
.LCOLDE0:
	.text
.LHOTE0:
	.section	.text.unlikely
.LCOLDB1:
	.text
.LHOTB1:
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LVL15:
.LFB4:
	.loc 1 38 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 2 view .LVU54
	.loc 1 38 1 is_stmt 0 view .LVU55
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 39 9 view .LVU56
	movl	$4, %esi
	.loc 1 38 1 view .LVU57
	movq	%rdi, %rbx
	.loc 1 39 9 view .LVU58
	call	hot@PLT
.LVL16:
	.loc 1 39 26 view .LVU59
	movl	20(%rbx), %edi
.LVL17:
.LBB29:
.LBI29:
	.loc 1 18 50 is_stmt 1 view .LVU60
.LBB30:
	.loc 1 20 2 view .LVU61
	.loc 1 20 5 is_stmt 0 view .LVU62
	testl	%edi, %edi
	js	.L18
	.loc 1 26 2 is_stmt 1 view .LVU63
.LVL18:
	.loc 1 26 2 is_stmt 0 view .LVU64
.LBE30:
.LBE29:
	.loc 1 39 24 view .LVU65
	leal	(%rax,%rdi,2), %eax
	.loc 1 40 1 view .LVU66
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
.LVL19:
	.loc 1 40 1 view .LVU67
	ret
.LVL20:
	.p2align 4,,10
	.p2align 3
.L18:
	.cfi_restore_state
.LBB35:
.LBB33:
	.loc 1 21 3 is_stmt 1 view .LVU68
.LBB31:
.LBI31:
	.loc 1 5 51 view .LVU69
.LBB32:
	.loc 1 7 2 view .LVU70
	.loc 1 7 11 is_stmt 0 view .LVU71
	movq	log_word@GOTPCREL(%rip), %rdx
	.loc 1 8 13 view .LVU72
	movl	%edi, %ecx
	negl	%ecx
	.loc 1 7 11 view .LVU73
	movl	%edi, (%rdx)
	.loc 1 8 2 is_stmt 1 view .LVU74
	.loc 1 8 11 is_stmt 0 view .LVU75
	movl	%ecx, (%rdx)
.LVL21:
	.loc 1 8 11 view .LVU76
.LBE32:
.LBE31:
	.loc 1 22 3 is_stmt 1 view .LVU77
	.loc 1 22 6 is_stmt 0 view .LVU78
	cmpl	$-10, %edi
	jl	.L16
	.loc 1 24 3 is_stmt 1 view .LVU79
	.loc 1 24 12 is_stmt 0 view .LVU80
	movl	$1, (%rdx)
	.loc 1 26 2 is_stmt 1 view .LVU81
.LVL22:
	.loc 1 26 2 is_stmt 0 view .LVU82
.LBE33:
.LBE35:
	.loc 1 39 24 view .LVU83
	leal	(%rax,%rdi,2), %eax
	.loc 1 40 1 view .LVU84
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL23:
	.loc 1 40 1 view .LVU85
	ret
.LVL24:
	.loc 1 40 1 view .LVU86
	.cfi_endproc
	.section	.text.unlikely
	.cfi_startproc
	.type	entry.cold, @function
entry.cold:
.LFSB4:
.L16:
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
.LBB36:
.LBB34:
	.loc 1 23 4 is_stmt 1 view .LVU53
	call	fail
.LVL25:
	.loc 1 23 4 is_stmt 0 view .LVU88
.LBE34:
.LBE36:
	.cfi_endproc
.LFE4:
	.text
	.size	entry, .-entry
	.section	.text.unlikely
	.size	entry.cold, .-entry.cold
.LCOLDE1:
	.text
.LHOTE1:
	.globl	log_word
	.bss
	.align 4
	.type	log_word, @object
	.size	log_word, 4
log_word:
	.zero	4
	.text
.Letext0:
	.section	.text.unlikely
.Letext_cold0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x260
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x7
	.long	.LASF7
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL16
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x8
	.long	.LASF5
	.byte	0x1
	.byte	0x2
	.byte	0x15
	.long	0x3d
	.uleb128 0x9
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xa
	.long	0x36
	.uleb128 0xb
	.long	0x2a
	.byte	0x3
	.byte	0xe
	.uleb128 0x9
	.byte	0x3
	.quad	log_word
	.uleb128 0xc
	.long	.LASF2
	.byte	0x1
	.byte	0x25
	.byte	0x5
	.long	0x36
	.long	.LLRL11
	.uleb128 0x1
	.byte	0x9c
	.long	0xfa
	.uleb128 0x2
	.long	.LASF3
	.byte	0x25
	.byte	0x10
	.long	0xfa
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0xd
	.long	0x1cf
	.quad	.LBI29
	.byte	.LVU60
	.long	.LLRL13
	.byte	0x1
	.byte	0x27
	.byte	0x1a
	.long	0xe0
	.uleb128 0x1
	.long	0x1e0
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x4
	.long	0x24d
	.quad	.LBI31
	.byte	.LVU69
	.quad	.LBB31
	.quad	.LBE31-.LBB31
	.long	0xd2
	.uleb128 0x1
	.long	0x256
	.long	.LLST15
	.long	.LVUS15
	.byte	0
	.uleb128 0xe
	.quad	.LVL25
	.long	0x1eb
	.byte	0
	.uleb128 0x5
	.quad	.LVL16
	.long	0x100
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x34
	.byte	0
	.byte	0
	.uleb128 0xf
	.byte	0x8
	.long	0x36
	.uleb128 0x10
	.string	"hot"
	.byte	0x1
	.byte	0x1d
	.byte	0x1f
	.long	0x36
	.long	.LLRL2
	.uleb128 0x1
	.byte	0x9c
	.long	0x1cf
	.uleb128 0x2
	.long	.LASF3
	.byte	0x1d
	.byte	0x28
	.long	0xfa
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x2
	.long	.LASF4
	.byte	0x1d
	.byte	0x34
	.long	0x36
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x6
	.string	"sum"
	.byte	0x1f
	.byte	0x6
	.long	0x36
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x11
	.long	.LLRL6
	.uleb128 0x6
	.string	"i"
	.byte	0x20
	.byte	0xb
	.long	0x36
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x12
	.long	0x1cf
	.quad	.LBI18
	.byte	.LVU22
	.long	.LLRL8
	.byte	0x1
	.byte	0x21
	.byte	0xa
	.uleb128 0x1
	.long	0x1e0
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x4
	.long	0x24d
	.quad	.LBI20
	.byte	.LVU33
	.quad	.LBB20
	.quad	.LBE20-.LBB20
	.long	0x1b7
	.uleb128 0x1
	.long	0x256
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.uleb128 0x5
	.quad	.LVL14
	.long	0x1eb
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.byte	0x78
	.sleb128 0
	.byte	0x1f
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x13
	.long	.LASF8
	.byte	0x1
	.byte	0x12
	.byte	0x32
	.long	0x36
	.byte	0x3
	.long	0x1eb
	.uleb128 0x14
	.string	"x"
	.byte	0x1
	.byte	0x12
	.byte	0x3e
	.long	0x36
	.byte	0
	.uleb128 0x15
	.long	.LASF9
	.byte	0x1
	.byte	0xb
	.byte	0x37
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x24d
	.uleb128 0x16
	.string	"why"
	.byte	0x1
	.byte	0xb
	.byte	0x40
	.long	0x36
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x17
	.long	0x24d
	.quad	.LBI15
	.byte	.LVU2
	.quad	.LBB15
	.quad	.LBE15-.LBB15
	.byte	0x1
	.byte	0xd
	.byte	0x2
	.uleb128 0x1
	.long	0x256
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.byte	0
	.uleb128 0x18
	.string	"say"
	.byte	0x1
	.byte	0x5
	.byte	0x33
	.byte	0x3
	.uleb128 0x19
	.long	.LASF6
	.byte	0x1
	.byte	0x5
	.byte	0x3b
	.long	0x36
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 21
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x34
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x8
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
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xa
	.uleb128 0x35
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x34
	.byte	0
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
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
	.uleb128 0xe
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
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
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
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
	.uleb128 0x13
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
	.uleb128 0x14
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
	.uleb128 0x15
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
	.uleb128 0x87
	.uleb128 0x19
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
	.uleb128 0x16
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
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
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x19
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS12:
	.uleb128 0
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 .LVU68
	.uleb128 .LVU68
	.uleb128 .LVU85
	.uleb128 .LVU85
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST12:
	.byte	0x6
	.quad	.LVL15
	.byte	0x4
	.uleb128 .LVL15-.LVL15
	.uleb128 .LVL16-1-.LVL15
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-1-.LVL15
	.uleb128 .LVL19-.LVL15
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL19-.LVL15
	.uleb128 .LVL20-.LVL15
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL20-.LVL15
	.uleb128 .LVL23-.LVL15
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL23-.LVL15
	.uleb128 .LVL24-.LVL15
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL24-.LVL15
	.uleb128 .LHOTE1-.LVL15
	.uleb128 0x1
	.byte	0x53
	.byte	0x8
	.quad	.LFSB4
	.uleb128 .LCOLDE1-.LFSB4
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS14:
	.uleb128 .LVU60
	.uleb128 .LVU64
	.uleb128 .LVU68
	.uleb128 .LVU82
	.uleb128 .LVU86
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU88
	.uleb128 .LVU88
	.uleb128 0
.LLST14:
	.byte	0x6
	.quad	.LVL17
	.byte	0x4
	.uleb128 .LVL17-.LVL17
	.uleb128 .LVL18-.LVL17
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL20-.LVL17
	.uleb128 .LVL22-.LVL17
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL24-.LVL17
	.uleb128 .LHOTE1-.LVL17
	.uleb128 0x1
	.byte	0x55
	.byte	0x6
	.quad	.LFSB4
	.byte	0x4
	.uleb128 .LFSB4-.LFSB4
	.uleb128 .LVL25-1-.LFSB4
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL25-1-.LFSB4
	.uleb128 .LFE4-.LFSB4
	.uleb128 0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU69
	.uleb128 .LVU76
.LLST15:
	.byte	0x8
	.quad	.LVL20
	.uleb128 .LVL21-.LVL20
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST3:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL11-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST4:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL11-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU15
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU52
.LLST5:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL11-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL11-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x8
	.quad	.LFSB3
	.uleb128 .LVL14-1-.LFSB3
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS7:
	.uleb128 .LVU17
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU30
	.uleb128 .LVU32
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU51
.LLST7:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL7-.LVL3
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.LVL3
	.uleb128 .LVL8-.LVL3
	.uleb128 0xb
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x34
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.LVL3
	.uleb128 .LVL11-.LVL3
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB3
	.uleb128 .LVL13-.LFSB3
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU22
	.uleb128 .LVU26
	.uleb128 .LVU32
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU52
	.uleb128 .LVU52
	.uleb128 0
.LLST9:
	.byte	0x6
	.quad	.LVL5
	.byte	0x4
	.uleb128 .LVL5-.LVL5
	.uleb128 .LVL6-.LVL5
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL9-.LVL5
	.uleb128 .LVL11-.LVL5
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.LVL5
	.uleb128 .LHOTE0-.LVL5
	.uleb128 0x1
	.byte	0x50
	.byte	0x6
	.quad	.LFSB3
	.byte	0x4
	.uleb128 .LFSB3-.LFSB3
	.uleb128 .LVL14-1-.LFSB3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL14-1-.LFSB3
	.uleb128 .LFE3-.LFSB3
	.uleb128 0x4
	.byte	0x78
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU33
	.uleb128 .LVU40
.LLST10:
	.byte	0x8
	.quad	.LVL9
	.uleb128 .LVL10-.LVL9
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 0
.LLST0:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x9
	.byte	0x3
	.quad	log_word
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LFE1-.LVL0
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
.LLST1:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x9
	.byte	0x3
	.quad	log_word
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x4c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	.Ltext_cold0
	.quad	.Letext_cold0-.Ltext_cold0
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.quad	0
	.quad	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.long	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.LLRL2:
	.byte	0x7
	.quad	.LFB3
	.uleb128 .LHOTE0-.LFB3
	.byte	0x7
	.quad	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.byte	0
.LLRL6:
	.byte	0x5
	.quad	.LBB17
	.byte	0x4
	.uleb128 .LBB17-.LBB17
	.uleb128 .LBE17-.LBB17
	.byte	0x4
	.uleb128 .LBB26-.LBB17
	.uleb128 .LBE26-.LBB17
	.byte	0x4
	.uleb128 .LBB27-.LBB17
	.uleb128 .LBE27-.LBB17
	.byte	0x7
	.quad	.LBB28
	.uleb128 .LBE28-.LBB28
	.byte	0
.LLRL8:
	.byte	0x5
	.quad	.LBB18
	.byte	0x4
	.uleb128 .LBB18-.LBB18
	.uleb128 .LBE18-.LBB18
	.byte	0x4
	.uleb128 .LBB24-.LBB18
	.uleb128 .LBE24-.LBB18
	.byte	0x7
	.quad	.LBB25
	.uleb128 .LBE25-.LBB25
	.byte	0
.LLRL11:
	.byte	0x7
	.quad	.LFB4
	.uleb128 .LHOTE1-.LFB4
	.byte	0x7
	.quad	.LFSB4
	.uleb128 .LCOLDE1-.LFSB4
	.byte	0
.LLRL13:
	.byte	0x5
	.quad	.LBB29
	.byte	0x4
	.uleb128 .LBB29-.LBB29
	.uleb128 .LBE29-.LBB29
	.byte	0x4
	.uleb128 .LBB35-.LBB29
	.uleb128 .LBE35-.LBB29
	.byte	0x7
	.quad	.LBB36
	.uleb128 .LBE36-.LBB36
	.byte	0
.LLRL16:
	.byte	0x7
	.quad	.Ltext0
	.uleb128 .Letext0-.Ltext0
	.byte	0x7
	.quad	.Ltext_cold0
	.uleb128 .Letext_cold0-.Ltext_cold0
	.byte	0x7
	.quad	.LFB1
	.uleb128 .LFE1-.LFB1
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF8:
	.string	"checked"
.LASF9:
	.string	"fail"
.LASF6:
	.string	"what"
.LASF3:
	.string	"values"
.LASF5:
	.string	"log_word"
.LASF7:
	.string	"GNU C17 12.2.0"
.LASF4:
	.string	"count"
.LASF2:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"split.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
