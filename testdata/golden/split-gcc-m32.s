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
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	.loc 1 7 11 is_stmt 0 view .LVU4
	movl	%eax, log_word@GOTOFF(%edx)
	.loc 1 8 2 is_stmt 1 view .LVU5
	.loc 1 8 13 is_stmt 0 view .LVU6
	negl	%eax
.LVL1:
	.loc 1 8 11 view .LVU7
	movl	%eax, log_word@GOTOFF(%edx)
.LVL2:
.L2:
	.loc 1 8 11 view .LVU8
.LBE16:
.LBE15:
	.loc 1 14 2 is_stmt 1 discriminator 1 view .LVU9
	.loc 1 15 3 discriminator 1 view .LVU10
	.loc 1 15 12 is_stmt 0 discriminator 1 view .LVU11
	xorl	%eax, %eax
	movl	%eax, log_word@GOTOFF(%edx)
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
.LBE17:
	.loc 1 30 1 is_stmt 0 view .LVU18
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset 5, -8
	pushl	%edi
	.cfi_def_cfa_offset 12
	.cfi_offset 7, -12
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	pushl	%ebx
	.cfi_def_cfa_offset 20
	.cfi_offset 3, -20
	.loc 1 30 1 view .LVU19
	movl	24(%esp), %ebx
	movl	20(%esp), %esi
.LBB26:
	.loc 1 32 20 view .LVU20
	testl	%ebx, %ebx
	jle	.L9
	.loc 1 32 11 view .LVU21
	xorl	%eax, %eax
.LBE26:
	.loc 1 31 6 view .LVU22
	xorl	%ecx, %ecx
.LVL4:
	.p2align 4,,10
	.p2align 3
.L8:
.LBB27:
	.loc 1 33 3 is_stmt 1 discriminator 3 view .LVU23
	.loc 1 33 10 is_stmt 0 discriminator 3 view .LVU24
	movl	(%esi,%eax,4), %edx
.LVL5:
.LBB18:
.LBI18:
	.loc 1 18 50 is_stmt 1 discriminator 3 view .LVU25
.LBB19:
	.loc 1 20 2 discriminator 3 view .LVU26
	.loc 1 20 5 is_stmt 0 discriminator 3 view .LVU27
	testl	%edx, %edx
	js	.L13
.L6:
	.loc 1 26 2 is_stmt 1 view .LVU28
.LVL6:
	.loc 1 26 2 is_stmt 0 view .LVU29
.LBE19:
.LBE18:
	.loc 1 32 30 view .LVU30
	addl	$1, %eax
.LVL7:
	.loc 1 33 7 view .LVU31
	leal	(%ecx,%edx,2), %ecx
.LVL8:
	.loc 1 32 30 is_stmt 1 view .LVU32
	.loc 1 32 20 view .LVU33
	cmpl	%eax, %ebx
	jne	.L8
.LBE27:
	.loc 1 35 1 is_stmt 0 view .LVU34
	popl	%ebx
	.cfi_remember_state
	.cfi_restore 3
	.cfi_def_cfa_offset 16
	movl	%ecx, %eax
.LVL9:
	.loc 1 35 1 view .LVU35
	popl	%esi
	.cfi_restore 6
	.cfi_def_cfa_offset 12
	popl	%edi
	.cfi_restore 7
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_restore 5
	.cfi_def_cfa_offset 4
	ret
.LVL10:
	.p2align 4,,10
	.p2align 3
.L13:
	.cfi_restore_state
.LBB28:
.LBB24:
.LBB22:
	.loc 1 21 3 is_stmt 1 view .LVU36
.LBB20:
.LBI20:
	.loc 1 5 51 view .LVU37
.LBB21:
	.loc 1 7 2 view .LVU38
	.loc 1 8 13 is_stmt 0 view .LVU39
	movl	%edx, %ebp
	.loc 1 7 11 view .LVU40
	movl	%edx, log_word@GOTOFF(%edi)
	.loc 1 8 2 is_stmt 1 view .LVU41
	.loc 1 8 13 is_stmt 0 view .LVU42
	negl	%ebp
	.loc 1 8 11 view .LVU43
	movl	%ebp, log_word@GOTOFF(%edi)
.LVL11:
	.loc 1 8 11 view .LVU44
.LBE21:
.LBE20:
	.loc 1 22 3 is_stmt 1 view .LVU45
	.loc 1 22 6 is_stmt 0 view .LVU46
	cmpl	$-10, %edx
	jl	.L11
	.loc 1 24 3 is_stmt 1 view .LVU47
	.loc 1 24 12 is_stmt 0 view .LVU48
	movl	$1, log_word@GOTOFF(%edi)
	jmp	.L6
.LVL12:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 24 12 view .LVU49
.LBE22:
.LBE24:
.LBE28:
	.loc 1 31 6 view .LVU50
	xorl	%ecx, %ecx
	.loc 1 34 2 is_stmt 1 view .LVU51
	.loc 1 35 1 is_stmt 0 view .LVU52
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 16
.LVL13:
	.loc 1 35 1 view .LVU53
	popl	%esi
	.cfi_restore 6
	.cfi_def_cfa_offset 12
.LVL14:
	.loc 1 35 1 view .LVU54
	movl	%ecx, %eax
	popl	%edi
	.cfi_restore 7
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_restore 5
	.cfi_def_cfa_offset 4
	ret
.LVL15:
	.loc 1 35 1 view .LVU55
	.cfi_endproc
	.section	.text.unlikely
	.cfi_startproc
	.type	hot.cold, @function
hot.cold:
.LFSB3:
.L11:
	.cfi_def_cfa_offset 20
	.cfi_offset 3, -20
	.cfi_offset 5, -8
	.cfi_offset 6, -16
	.cfi_offset 7, -12
.LBB29:
.LBB25:
.LBB23:
	.loc 1 23 4 is_stmt 1 view -0
	movl	%edx, %eax
.LVL16:
	.loc 1 23 4 is_stmt 0 view .LVU57
	call	fail
.LVL17:
	.loc 1 23 4 view .LVU58
.LBE23:
.LBE25:
.LBE29:
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
.LVL18:
.LFB4:
	.loc 1 38 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 2 view .LVU60
	.loc 1 38 1 is_stmt 0 view .LVU61
	pushl	%esi
	.cfi_def_cfa_offset 8
	.cfi_offset 6, -8
	pushl	%ebx
	.cfi_def_cfa_offset 12
	.cfi_offset 3, -12
	.loc 1 38 1 view .LVU62
	movl	12(%esp), %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	.loc 1 39 9 view .LVU63
	pushl	$4
	.cfi_def_cfa_offset 16
	pushl	%esi
	.cfi_def_cfa_offset 20
	call	hot
.LVL19:
	.loc 1 39 26 view .LVU64
	movl	20(%esi), %edx
.LVL20:
.LBB30:
.LBI30:
	.loc 1 18 50 is_stmt 1 view .LVU65
.LBB31:
	.loc 1 20 2 view .LVU66
	.loc 1 20 5 is_stmt 0 view .LVU67
	popl	%ecx
	.cfi_def_cfa_offset 16
	popl	%esi
	.cfi_def_cfa_offset 12
	testl	%edx, %edx
	js	.L19
	.loc 1 26 2 is_stmt 1 view .LVU68
.LVL21:
	.loc 1 26 2 is_stmt 0 view .LVU69
.LBE31:
.LBE30:
	.loc 1 39 24 view .LVU70
	leal	(%eax,%edx,2), %eax
	.loc 1 40 1 view .LVU71
	popl	%ebx
	.cfi_remember_state
	.cfi_restore 3
	.cfi_def_cfa_offset 8
	popl	%esi
	.cfi_restore 6
	.cfi_def_cfa_offset 4
	ret
.LVL22:
	.p2align 4,,10
	.p2align 3
.L19:
	.cfi_restore_state
.LBB36:
.LBB34:
	.loc 1 21 3 is_stmt 1 view .LVU72
.LBB32:
.LBI32:
	.loc 1 5 51 view .LVU73
.LBB33:
	.loc 1 7 2 view .LVU74
	.loc 1 8 13 is_stmt 0 view .LVU75
	movl	%edx, %ecx
	.loc 1 7 11 view .LVU76
	movl	%edx, log_word@GOTOFF(%ebx)
	.loc 1 8 2 is_stmt 1 view .LVU77
	.loc 1 8 13 is_stmt 0 view .LVU78
	negl	%ecx
	.loc 1 8 11 view .LVU79
	movl	%ecx, log_word@GOTOFF(%ebx)
.LVL23:
	.loc 1 8 11 view .LVU80
.LBE33:
.LBE32:
	.loc 1 22 3 is_stmt 1 view .LVU81
	.loc 1 22 6 is_stmt 0 view .LVU82
	cmpl	$-10, %edx
	jl	.L17
	.loc 1 24 3 is_stmt 1 view .LVU83
	.loc 1 24 12 is_stmt 0 view .LVU84
	movl	$1, log_word@GOTOFF(%ebx)
	.loc 1 26 2 is_stmt 1 view .LVU85
.LVL24:
	.loc 1 26 2 is_stmt 0 view .LVU86
.LBE34:
.LBE36:
	.loc 1 39 24 view .LVU87
	leal	(%eax,%edx,2), %eax
	.loc 1 40 1 view .LVU88
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 8
	popl	%esi
	.cfi_restore 6
	.cfi_def_cfa_offset 4
	ret
.LVL25:
	.loc 1 40 1 view .LVU89
	.cfi_endproc
	.section	.text.unlikely
	.cfi_startproc
	.type	entry.cold, @function
entry.cold:
.LFSB4:
.L17:
	.cfi_def_cfa_offset 12
	.cfi_offset 3, -12
	.cfi_offset 6, -8
.LBB37:
.LBB35:
	.loc 1 23 4 is_stmt 1 view .LVU59
	movl	%edx, %eax
	call	fail
.LVL26:
	.loc 1 23 4 is_stmt 0 view .LVU91
.LBE35:
.LBE37:
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
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
.LFB5:
	.cfi_startproc
	movl	(%esp), %edx
	ret
	.cfi_endproc
.LFE5:
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
.LFB6:
	.cfi_startproc
	movl	(%esp), %ebx
	ret
	.cfi_endproc
.LFE6:
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
.LFB7:
	.cfi_startproc
	movl	(%esp), %edi
	ret
	.cfi_endproc
.LFE7:
	.text
.Letext0:
	.section	.text.unlikely
.Letext_cold0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x20e
	.value	0x5
	.byte	0x1
	.byte	0x4
	.long	.Ldebug_abbrev0
	.uleb128 0x7
	.long	.LASF7
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL15
	.long	0
	.long	.Ldebug_line0
	.uleb128 0x8
	.long	.LASF5
	.byte	0x1
	.byte	0x2
	.byte	0x15
	.long	0x39
	.uleb128 0x9
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xa
	.long	0x32
	.uleb128 0xb
	.long	0x26
	.byte	0x3
	.byte	0xe
	.uleb128 0x5
	.byte	0x3
	.long	log_word
	.uleb128 0xc
	.long	.LASF2
	.byte	0x1
	.byte	0x25
	.byte	0x5
	.long	0x32
	.long	.LLRL11
	.uleb128 0x1
	.byte	0x9c
	.long	0xd2
	.uleb128 0xd
	.long	.LASF3
	.byte	0x1
	.byte	0x25
	.byte	0x10
	.long	0xd2
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.uleb128 0xe
	.long	0x191
	.long	.LBI30
	.byte	.LVU65
	.long	.LLRL12
	.byte	0x1
	.byte	0x27
	.byte	0x1a
	.long	0xc8
	.uleb128 0x1
	.long	0x1a2
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x2
	.long	0x1fb
	.long	.LBI32
	.byte	.LVU73
	.long	.LBB32
	.long	.LBE32-.LBB32
	.long	0xb6
	.uleb128 0x1
	.long	0x204
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.uleb128 0x3
	.long	.LVL26
	.long	0x1ad
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x3
	.byte	0x71
	.sleb128 0
	.byte	0x1f
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	.LVL19
	.long	0xd8
	.byte	0
	.uleb128 0x10
	.byte	0x4
	.long	0x32
	.uleb128 0x11
	.string	"hot"
	.byte	0x1
	.byte	0x1d
	.byte	0x1f
	.long	0x32
	.long	.LLRL2
	.uleb128 0x1
	.byte	0x9c
	.long	0x191
	.uleb128 0x5
	.long	.LASF3
	.byte	0x28
	.long	0xd2
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x5
	.long	.LASF4
	.byte	0x34
	.long	0x32
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x6
	.string	"sum"
	.byte	0x1f
	.byte	0x6
	.long	0x32
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x12
	.long	.LLRL6
	.uleb128 0x6
	.string	"i"
	.byte	0x20
	.byte	0xb
	.long	0x32
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x13
	.long	0x191
	.long	.LBI18
	.byte	.LVU25
	.long	.LLRL8
	.byte	0x1
	.byte	0x21
	.byte	0xa
	.uleb128 0x1
	.long	0x1a2
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x2
	.long	0x1fb
	.long	.LBI20
	.byte	.LVU37
	.long	.LBB20
	.long	.LBE20-.LBB20
	.long	0x17d
	.uleb128 0x1
	.long	0x204
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.uleb128 0x3
	.long	.LVL17
	.long	0x1ad
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x3
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x14
	.long	.LASF8
	.byte	0x1
	.byte	0x12
	.byte	0x32
	.long	0x32
	.byte	0x3
	.long	0x1ad
	.uleb128 0x15
	.string	"x"
	.byte	0x1
	.byte	0x12
	.byte	0x3e
	.long	0x32
	.byte	0
	.uleb128 0x16
	.long	.LASF9
	.byte	0x1
	.byte	0xb
	.byte	0x37
	.long	.LFB1
	.long	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x1fb
	.uleb128 0x17
	.string	"why"
	.byte	0x1
	.byte	0xb
	.byte	0x40
	.long	0x32
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x18
	.long	0x1fb
	.long	.LBI15
	.byte	.LVU2
	.long	.LBB15
	.long	.LBE15-.LBB15
	.byte	0x1
	.byte	0xd
	.byte	0x2
	.uleb128 0x1
	.long	0x204
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.byte	0
	.uleb128 0x19
	.string	"say"
	.byte	0x1
	.byte	0x5
	.byte	0x33
	.byte	0x3
	.uleb128 0x1a
	.long	.LASF6
	.byte	0x1
	.byte	0x5
	.byte	0x3b
	.long	0x32
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
	.uleb128 0x6
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
	.uleb128 0x3
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
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
	.uleb128 0x21
	.sleb128 29
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
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
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
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
	.uleb128 0x18
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
	.uleb128 0x6
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x19
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x4
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS13:
	.uleb128 .LVU65
	.uleb128 .LVU69
	.uleb128 .LVU72
	.uleb128 .LVU86
	.uleb128 .LVU89
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 0
.LLST13:
	.byte	0x6
	.long	.LVL20
	.byte	0x4
	.uleb128 .LVL20-.LVL20
	.uleb128 .LVL21-.LVL20
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL22-.LVL20
	.uleb128 .LVL24-.LVL20
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL25-.LVL20
	.uleb128 .LHOTE1-.LVL20
	.uleb128 0x1
	.byte	0x52
	.byte	0x6
	.long	.LFSB4
	.byte	0x4
	.uleb128 .LFSB4-.LFSB4
	.uleb128 .LVL26-1-.LFSB4
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL26-1-.LFSB4
	.uleb128 .LFE4-.LFSB4
	.uleb128 0x4
	.byte	0x71
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS14:
	.uleb128 .LVU73
	.uleb128 .LVU80
.LLST14:
	.byte	0x8
	.long	.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST3:
	.byte	0x6
	.long	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL10-.LVL3
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL10-.LVL3
	.uleb128 .LVL14-.LVL3
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL14-.LVL3
	.uleb128 .LVL15-.LVL3
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL15-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x1
	.byte	0x56
	.byte	0x8
	.long	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU53
	.uleb128 .LVU53
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST4:
	.byte	0x6
	.long	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL10-.LVL3
	.uleb128 0x2
	.byte	0x91
	.sleb128 4
	.byte	0x4
	.uleb128 .LVL10-.LVL3
	.uleb128 .LVL13-.LVL3
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL13-.LVL3
	.uleb128 .LVL15-.LVL3
	.uleb128 0x2
	.byte	0x91
	.sleb128 4
	.byte	0x4
	.uleb128 .LVL15-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x1
	.byte	0x53
	.byte	0x8
	.long	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS5:
	.uleb128 .LVU15
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST5:
	.byte	0x6
	.long	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL15-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x8
	.long	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS7:
	.uleb128 .LVU17
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 .LVU35
	.uleb128 .LVU36
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU57
.LLST7:
	.byte	0x6
	.long	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL7-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.LVL3
	.uleb128 .LVL8-.LVL3
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.LVL3
	.uleb128 .LVL9-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL15-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.LVL3
	.uleb128 .LHOTE0-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x8
	.long	.LFSB3
	.uleb128 .LVL16-.LFSB3
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS9:
	.uleb128 .LVU25
	.uleb128 .LVU29
	.uleb128 .LVU36
	.uleb128 .LVU49
	.uleb128 .LVU55
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU58
	.uleb128 .LVU58
	.uleb128 0
.LLST9:
	.byte	0x6
	.long	.LVL5
	.byte	0x4
	.uleb128 .LVL5-.LVL5
	.uleb128 .LVL6-.LVL5
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL10-.LVL5
	.uleb128 .LVL12-.LVL5
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL15-.LVL5
	.uleb128 .LHOTE0-.LVL5
	.uleb128 0x1
	.byte	0x52
	.byte	0x6
	.long	.LFSB3
	.byte	0x4
	.uleb128 .LFSB3-.LFSB3
	.uleb128 .LVL17-1-.LFSB3
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL17-1-.LFSB3
	.uleb128 .LFE3-.LFSB3
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU37
	.uleb128 .LVU44
.LLST10:
	.byte	0x8
	.long	.LVL10
	.uleb128 .LVL11-.LVL10
	.uleb128 0x1
	.byte	0x52
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
	.long	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x5
	.byte	0x3
	.long	log_word
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LFE1-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
.LLST1:
	.byte	0x6
	.long	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x5
	.byte	0x3
	.long	log_word
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x2c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x4
	.byte	0
	.value	0
	.value	0
	.long	.Ltext0
	.long	.Letext0-.Ltext0
	.long	.Ltext_cold0
	.long	.Letext_cold0-.Ltext_cold0
	.long	.LFB1
	.long	.LFE1-.LFB1
	.long	0
	.long	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.long	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.value	0x5
	.byte	0x4
	.byte	0
	.long	0
.LLRL2:
	.byte	0x7
	.long	.LFB3
	.uleb128 .LHOTE0-.LFB3
	.byte	0x7
	.long	.LFSB3
	.uleb128 .LCOLDE0-.LFSB3
	.byte	0
.LLRL6:
	.byte	0x5
	.long	.LBB17
	.byte	0x4
	.uleb128 .LBB17-.LBB17
	.uleb128 .LBE17-.LBB17
	.byte	0x4
	.uleb128 .LBB26-.LBB17
	.uleb128 .LBE26-.LBB17
	.byte	0x4
	.uleb128 .LBB27-.LBB17
	.uleb128 .LBE27-.LBB17
	.byte	0x4
	.uleb128 .LBB28-.LBB17
	.uleb128 .LBE28-.LBB17
	.byte	0x7
	.long	.LBB29
	.uleb128 .LBE29-.LBB29
	.byte	0
.LLRL8:
	.byte	0x5
	.long	.LBB18
	.byte	0x4
	.uleb128 .LBB18-.LBB18
	.uleb128 .LBE18-.LBB18
	.byte	0x4
	.uleb128 .LBB24-.LBB18
	.uleb128 .LBE24-.LBB18
	.byte	0x7
	.long	.LBB25
	.uleb128 .LBE25-.LBB25
	.byte	0
.LLRL11:
	.byte	0x7
	.long	.LFB4
	.uleb128 .LHOTE1-.LFB4
	.byte	0x7
	.long	.LFSB4
	.uleb128 .LCOLDE1-.LFSB4
	.byte	0
.LLRL12:
	.byte	0x5
	.long	.LBB30
	.byte	0x4
	.uleb128 .LBB30-.LBB30
	.uleb128 .LBE30-.LBB30
	.byte	0x4
	.uleb128 .LBB36-.LBB30
	.uleb128 .LBE36-.LBB30
	.byte	0x7
	.long	.LBB37
	.uleb128 .LBE37-.LBB37
	.byte	0
.LLRL15:
	.byte	0x7
	.long	.Ltext0
	.uleb128 .Letext0-.Ltext0
	.byte	0x7
	.long	.Ltext_cold0
	.uleb128 .Letext_cold0-.Ltext_cold0
	.byte	0x7
	.long	.LFB1
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
