	.file	"split.c"
	.text
.Ltext0:
	.file 1 "split.c"
	.section	.text.unlikely,"ax",@progbits
	.type	fail, @function
fail:
.LVL0:
.LFB1:
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
	.long	0x26a
	.value	0x4
	.long	.Ldebug_abbrev0
	.byte	0x8
	.uleb128 0x1
	.long	.LASF5
	.byte	0xc
	.long	.LASF6
	.long	.LASF7
	.long	.Ldebug_ranges0+0x130
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF3
	.byte	0x1
	.byte	0x2
	.byte	0x15
	.long	0x3c
	.uleb128 0x3
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x4
	.long	0x35
	.uleb128 0x5
	.long	0x29
	.byte	0x3
	.byte	0xe
	.uleb128 0x9
	.byte	0x3
	.quad	log_word
	.uleb128 0x6
	.long	.LASF0
	.byte	0x1
	.byte	0x25
	.byte	0x5
	.long	0x35
	.long	.Ldebug_ranges0+0xc0
	.uleb128 0x1
	.byte	0x9c
	.long	0xfd
	.uleb128 0x7
	.long	.LASF1
	.byte	0x1
	.byte	0x25
	.byte	0x10
	.long	0xfd
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x8
	.long	0x1d9
	.quad	.LBI29
	.byte	.LVU60
	.long	.Ldebug_ranges0+0xf0
	.byte	0x1
	.byte	0x27
	.byte	0x1a
	.long	0xe3
	.uleb128 0x9
	.long	0x1ea
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xa
	.long	0x257
	.quad	.LBI31
	.byte	.LVU69
	.quad	.LBB31
	.quad	.LBE31-.LBB31
	.byte	0x1
	.byte	0x15
	.byte	0x3
	.long	0xd5
	.uleb128 0x9
	.long	0x260
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.uleb128 0xb
	.quad	.LVL25
	.long	0x1f5
	.byte	0
	.uleb128 0xc
	.quad	.LVL16
	.long	0x103
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x34
	.byte	0
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.long	0x35
	.uleb128 0xf
	.string	"hot"
	.byte	0x1
	.byte	0x1d
	.byte	0x1f
	.long	0x35
	.long	.Ldebug_ranges0+0
	.uleb128 0x1
	.byte	0x9c
	.long	0x1d9
	.uleb128 0x7
	.long	.LASF1
	.byte	0x1
	.byte	0x1d
	.byte	0x28
	.long	0xfd
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x7
	.long	.LASF2
	.byte	0x1
	.byte	0x1d
	.byte	0x34
	.long	0x35
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x10
	.string	"sum"
	.byte	0x1
	.byte	0x1f
	.byte	0x6
	.long	0x35
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x11
	.long	.Ldebug_ranges0+0x30
	.uleb128 0x10
	.string	"i"
	.byte	0x1
	.byte	0x20
	.byte	0xb
	.long	0x35
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x12
	.long	0x1d9
	.quad	.LBI18
	.byte	.LVU22
	.long	.Ldebug_ranges0+0x80
	.byte	0x1
	.byte	0x21
	.byte	0xa
	.uleb128 0x9
	.long	0x1ea
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0xa
	.long	0x257
	.quad	.LBI20
	.byte	.LVU33
	.quad	.LBB20
	.quad	.LBE20-.LBB20
	.byte	0x1
	.byte	0x15
	.byte	0x3
	.long	0x1c1
	.uleb128 0x9
	.long	0x260
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.uleb128 0xc
	.quad	.LVL14
	.long	0x1f5
	.uleb128 0xd
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
	.long	0x35
	.byte	0x3
	.long	0x1f5
	.uleb128 0x14
	.string	"x"
	.byte	0x1
	.byte	0x12
	.byte	0x3e
	.long	0x35
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
	.long	0x257
	.uleb128 0x16
	.string	"why"
	.byte	0x1
	.byte	0xb
	.byte	0x40
	.long	0x35
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x17
	.long	0x257
	.quad	.LBI15
	.byte	.LVU2
	.quad	.LBB15
	.quad	.LBE15-.LBB15
	.byte	0x1
	.byte	0xd
	.byte	0x2
	.uleb128 0x9
	.long	0x260
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
	.long	.LASF4
	.byte	0x1
	.byte	0x5
	.byte	0x3b
	.long	0x35
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
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
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
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0x35
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x4109
	.byte	0
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x4109
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x410a
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x2111
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x2117
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
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
.LVUS8:
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
.LLST8:
	.quad	.LVL15
	.quad	.LVL16-1
	.value	0x1
	.byte	0x55
	.quad	.LVL16-1
	.quad	.LVL19
	.value	0x1
	.byte	0x53
	.quad	.LVL19
	.quad	.LVL20
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	.LVL20
	.quad	.LVL23
	.value	0x1
	.byte	0x53
	.quad	.LVL23
	.quad	.LVL24
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	.LVL24
	.quad	.LHOTE1
	.value	0x1
	.byte	0x53
	.quad	.LFSB4
	.quad	.LCOLDE1
	.value	0x1
	.byte	0x53
	.quad	0
	.quad	0
.LVUS9:
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
.LLST9:
	.quad	.LVL17
	.quad	.LVL18
	.value	0x1
	.byte	0x55
	.quad	.LVL20
	.quad	.LVL22
	.value	0x1
	.byte	0x55
	.quad	.LVL24
	.quad	.LHOTE1
	.value	0x1
	.byte	0x55
	.quad	.LFSB4
	.quad	.LVL25-1
	.value	0x1
	.byte	0x55
	.quad	.LVL25-1
	.quad	.LFE4
	.value	0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS10:
	.uleb128 .LVU69
	.uleb128 .LVU76
.LLST10:
	.quad	.LVL20
	.quad	.LVL21
	.value	0x1
	.byte	0x55
	.quad	0
	.quad	0
.LVUS2:
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
.LLST2:
	.quad	.LVL3
	.quad	.LVL4
	.value	0x1
	.byte	0x55
	.quad	.LVL4
	.quad	.LVL11
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	.LVL11
	.quad	.LVL12
	.value	0x1
	.byte	0x55
	.quad	.LVL12
	.quad	.LHOTE0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	.LFSB3
	.quad	.LCOLDE0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.quad	0
	.quad	0
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
	.quad	.LVL3
	.quad	.LVL4
	.value	0x1
	.byte	0x54
	.quad	.LVL4
	.quad	.LVL11
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.quad	.LVL11
	.quad	.LVL12
	.value	0x1
	.byte	0x54
	.quad	.LVL12
	.quad	.LHOTE0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.quad	.LFSB3
	.quad	.LCOLDE0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS4:
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
.LLST4:
	.quad	.LVL3
	.quad	.LVL4
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL4
	.quad	.LVL11
	.value	0x1
	.byte	0x51
	.quad	.LVL11
	.quad	.LVL12
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL12
	.quad	.LHOTE0
	.value	0x1
	.byte	0x51
	.quad	.LFSB3
	.quad	.LVL14-1
	.value	0x1
	.byte	0x51
	.quad	0
	.quad	0
.LVUS5:
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
.LLST5:
	.quad	.LVL3
	.quad	.LVL4
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL4
	.quad	.LVL7
	.value	0x9
	.byte	0x75
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL7
	.quad	.LVL8
	.value	0xb
	.byte	0x75
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
	.quad	.LVL9
	.quad	.LVL11
	.value	0x9
	.byte	0x75
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LVL11
	.quad	.LVL12
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.quad	.LVL12
	.quad	.LHOTE0
	.value	0x9
	.byte	0x75
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	.LFSB3
	.quad	.LVL13
	.value	0x9
	.byte	0x75
	.sleb128 0
	.byte	0xf3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS6:
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
.LLST6:
	.quad	.LVL5
	.quad	.LVL6
	.value	0x1
	.byte	0x50
	.quad	.LVL9
	.quad	.LVL11
	.value	0x1
	.byte	0x50
	.quad	.LVL12
	.quad	.LHOTE0
	.value	0x1
	.byte	0x50
	.quad	.LFSB3
	.quad	.LVL14-1
	.value	0x1
	.byte	0x50
	.quad	.LVL14-1
	.quad	.LFE3
	.value	0x4
	.byte	0x78
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS7:
	.uleb128 .LVU33
	.uleb128 .LVU40
.LLST7:
	.quad	.LVL9
	.quad	.LVL10
	.value	0x1
	.byte	0x50
	.quad	0
	.quad	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 0
.LLST0:
	.quad	.LVL0
	.quad	.LVL1
	.value	0x1
	.byte	0x55
	.quad	.LVL1
	.quad	.LVL2
	.value	0x9
	.byte	0x3
	.quad	log_word
	.quad	.LVL2
	.quad	.LFE1
	.value	0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.quad	0
	.quad	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
.LLST1:
	.quad	.LVL0
	.quad	.LVL1
	.value	0x1
	.byte	0x55
	.quad	.LVL1
	.quad	.LVL2
	.value	0x9
	.byte	0x3
	.quad	log_word
	.quad	0
	.quad	0
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
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.LFB3
	.quad	.LHOTE0
	.quad	.LFSB3
	.quad	.LCOLDE0
	.quad	0
	.quad	0
	.quad	.LBB17
	.quad	.LBE17
	.quad	.LBB26
	.quad	.LBE26
	.quad	.LBB27
	.quad	.LBE27
	.quad	.LBB28
	.quad	.LBE28
	.quad	0
	.quad	0
	.quad	.LBB18
	.quad	.LBE18
	.quad	.LBB24
	.quad	.LBE24
	.quad	.LBB25
	.quad	.LBE25
	.quad	0
	.quad	0
	.quad	.LFB4
	.quad	.LHOTE1
	.quad	.LFSB4
	.quad	.LCOLDE1
	.quad	0
	.quad	0
	.quad	.LBB29
	.quad	.LBE29
	.quad	.LBB35
	.quad	.LBE35
	.quad	.LBB36
	.quad	.LBE36
	.quad	0
	.quad	0
	.quad	.Ltext0
	.quad	.Letext0
	.quad	.Ltext_cold0
	.quad	.Letext_cold0
	.quad	.LFB1
	.quad	.LFE1
	.quad	0
	.quad	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF6:
	.string	"split.c"
.LASF8:
	.string	"checked"
.LASF7:
	.string	"/src"
.LASF9:
	.string	"fail"
.LASF4:
	.string	"what"
.LASF1:
	.string	"values"
.LASF3:
	.string	"log_word"
.LASF5:
	.string	"GNU C17 12.2.0"
.LASF2:
	.string	"count"
.LASF0:
	.string	"entry"
	.section	.note.GNU-stack,"",@progbits
