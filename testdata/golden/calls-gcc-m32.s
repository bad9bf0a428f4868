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
	.loc 2 501 1 is_stmt 0 view .LVU2
	movl	4(%esp), %ecx
	.loc 2 502 11 view .LVU3
	movl	$-1840700269, %eax
	imull	%ecx
	leal	(%edx,%ecx), %eax
	sarl	$31, %ecx
	sarl	$2, %eax
	subl	%ecx, %eax
	.loc 2 503 1 view .LVU4
	ret
	.cfi_endproc
.LFE4:
	.size	f, .-f
	.p2align 4
	.globl	float_
	.type	float_, @function
float_:
.LVL1:
.LFB3:
	.loc 1 23 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 2 view .LVU6
	.loc 1 25 2 view .LVU7
.LBB34:
	.loc 1 25 7 view .LVU8
	.loc 1 25 20 view .LVU9
.LBE34:
	.loc 1 23 1 is_stmt 0 view .LVU10
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset 5, -8
	pushl	%edi
	.cfi_def_cfa_offset 12
	.cfi_offset 7, -12
	pushl	%esi
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	pushl	%ebx
	.cfi_def_cfa_offset 20
	.cfi_offset 3, -20
	subl	$12, %esp
	.cfi_def_cfa_offset 32
.LBB71:
	.loc 1 25 20 view .LVU11
	movl	36(%esp), %eax
	testl	%eax, %eax
	jle	.L8
	.loc 1 25 11 view .LVU12
	xorl	%edi, %edi
.LBE71:
	.loc 1 24 6 view .LVU13
	xorl	%ebp, %ebp
	jmp	.L7
.LVL2:
	.p2align 4,,10
	.p2align 3
.L5:
.LBB72:
.LBB35:
.LBB36:
	.loc 1 19 2 is_stmt 1 view .LVU14
.LBB37:
.LBI37:
	.loc 1 9 50 view .LVU15
.LBB38:
	.loc 1 11 2 view .LVU16
.LBB39:
.LBB40:
	.loc 1 6 9 is_stmt 0 view .LVU17
	subl	$12, %esp
	.cfi_def_cfa_offset 44
.LBE40:
.LBE39:
	.loc 1 11 6 view .LVU18
	leal	3(%esi), %ebx
.LVL3:
	.loc 1 12 2 is_stmt 1 view .LVU19
.LBB43:
.LBI39:
	.loc 1 4 50 view .LVU20
.LBB41:
	.loc 1 6 2 view .LVU21
.LBE41:
.LBE43:
.LBE38:
.LBE37:
.LBE36:
.LBE35:
	.loc 1 25 30 is_stmt 0 view .LVU22
	addl	$1, %edi
.LVL4:
.LBB68:
.LBB65:
.LBB47:
.LBB45:
.LBB44:
.LBB42:
	.loc 1 6 9 view .LVU23
	pushl	%ebx
	.cfi_def_cfa_offset 48
	call	*56(%esp)
.LVL5:
	.loc 1 6 17 view .LVU24
	imull	%eax, %ebx
.LBE42:
.LBE44:
.LBE45:
.LBE47:
	.loc 1 19 25 view .LVU25
	addl	$16, %esp
	.cfi_def_cfa_offset 32
.LVL6:
.LBB48:
.LBB46:
	.loc 1 12 26 view .LVU26
	subl	%esi, %ebx
.LBE46:
.LBE48:
	.loc 1 19 25 view .LVU27
	addl	$7, %ebx
.LBE65:
.LBE68:
	.loc 1 26 9 view .LVU28
	addl	%ebx, %ebp
.LVL7:
	.loc 1 25 30 is_stmt 1 view .LVU29
	.loc 1 25 20 view .LVU30
	cmpl	%edi, 36(%esp)
	je	.L3
.LVL8:
.L7:
	.loc 1 26 3 discriminator 3 view .LVU31
	.loc 1 26 12 is_stmt 0 discriminator 3 view .LVU32
	movl	32(%esp), %eax
	movl	(%eax,%edi,4), %esi
.LVL9:
.LBB69:
.LBI35:
	.loc 1 15 50 is_stmt 1 discriminator 3 view .LVU33
.LBB66:
	.loc 1 17 2 discriminator 3 view .LVU34
	.loc 1 17 5 is_stmt 0 discriminator 3 view .LVU35
	cmpl	$100, %esi
	jle	.L5
	.loc 1 18 3 is_stmt 1 view .LVU36
.LVL10:
.LBB49:
.LBI49:
	.loc 1 9 50 view .LVU37
.LBB50:
	.loc 1 11 2 view .LVU38
.LBB51:
.LBB52:
	.loc 1 6 9 is_stmt 0 view .LVU39
	subl	$12, %esp
	.cfi_def_cfa_offset 44
.LBE52:
.LBE51:
	.loc 1 11 6 view .LVU40
	leal	-97(%esi), %ebx
.LVL11:
	.loc 1 12 2 is_stmt 1 view .LVU41
.LBB56:
.LBI51:
	.loc 1 4 50 view .LVU42
.LBB53:
	.loc 1 6 2 view .LVU43
.LBE53:
.LBE56:
.LBE50:
.LBE49:
.LBE66:
.LBE69:
	.loc 1 25 30 is_stmt 0 view .LVU44
	addl	$1, %edi
.LVL12:
.LBB70:
.LBB67:
.LBB62:
.LBB59:
.LBB57:
.LBB54:
	.loc 1 6 9 view .LVU45
	pushl	%ebx
	.cfi_def_cfa_offset 48
	call	*56(%esp)
.LVL13:
	.loc 1 6 9 view .LVU46
.LBE54:
.LBE57:
.LBE59:
.LBE62:
	.loc 1 18 10 view .LVU47
	leal	-100(%esi), %edx
.LVL14:
.LBB63:
.LBB60:
.LBB58:
.LBB55:
	.loc 1 6 17 view .LVU48
	imull	%eax, %ebx
.LVL15:
	.loc 1 6 17 view .LVU49
.LBE55:
.LBE58:
.LBE60:
.LBE63:
	.loc 1 18 10 view .LVU50
	addl	$16, %esp
	.cfi_def_cfa_offset 32
.LBB64:
.LBB61:
	.loc 1 12 26 view .LVU51
	subl	%edx, %ebx
.LVL16:
	.loc 1 12 26 view .LVU52
.LBE61:
.LBE64:
.LBE67:
.LBE70:
	.loc 1 26 9 view .LVU53
	addl	%ebx, %ebp
.LVL17:
	.loc 1 25 30 is_stmt 1 view .LVU54
	.loc 1 25 20 view .LVU55
	cmpl	%edi, 36(%esp)
	jne	.L7
.L3:
	.loc 1 25 20 is_stmt 0 view .LVU56
.LBE72:
	.loc 1 28 1 view .LVU57
	addl	$12, %esp
	.cfi_remember_state
	.cfi_def_cfa_offset 20
	movl	%ebp, %eax
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 16
	popl	%esi
	.cfi_restore 6
	.cfi_def_cfa_offset 12
	popl	%edi
	.cfi_restore 7
	.cfi_def_cfa_offset 8
.LVL18:
	.loc 1 28 1 view .LVU58
	popl	%ebp
	.cfi_restore 5
	.cfi_def_cfa_offset 4
.LVL19:
	.loc 1 28 1 view .LVU59
	ret
.LVL20:
	.p2align 4,,10
	.p2align 3
.L8:
	.cfi_restore_state
	.loc 1 28 1 view .LVU60
	addl	$12, %esp
	.cfi_def_cfa_offset 20
	.loc 1 24 6 view .LVU61
	xorl	%ebp, %ebp
	.loc 1 27 2 is_stmt 1 view .LVU62
	.loc 1 28 1 is_stmt 0 view .LVU63
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 16
	movl	%ebp, %eax
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
	.cfi_endproc
.LFE3:
	.size	float_, .-float_
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LVL21:
.LFB5:
	.loc 2 506 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 2 507 2 view .LVU65
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	.loc 2 506 1 is_stmt 0 view .LVU66
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset 5, -8
	pushl	%edi
	.cfi_def_cfa_offset 12
	.cfi_offset 7, -12
.LBB86:
.LBB87:
.LBB88:
	.loc 1 25 11 view .LVU67
	xorl	%edi, %edi
.LBE88:
.LBE87:
.LBE86:
	.loc 2 506 1 view .LVU68
	pushl	%esi
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	pushl	%ebx
	.cfi_def_cfa_offset 20
	.cfi_offset 3, -20
.LBB114:
.LBB111:
	.loc 1 24 6 view .LVU69
	xorl	%ebx, %ebx
.LBE111:
.LBE114:
	.loc 2 506 1 view .LVU70
	subl	$32, %esp
	.cfi_def_cfa_offset 52
	.loc 2 507 9 view .LVU71
	leal	f@GOTOFF(%eax), %eax
	pushl	%eax
	.cfi_def_cfa_offset 56
	pushl	60(%esp)
	.cfi_def_cfa_offset 60
	pushl	60(%esp)
	.cfi_def_cfa_offset 64
	call	float_
.LVL22:
	movl	%eax, 28(%esp)
.LVL23:
.LBB115:
.LBI86:
	.loc 1 22 5 is_stmt 1 view .LVU72
.LBB112:
.LBB109:
	.loc 1 25 20 view .LVU73
.LBE109:
.LBE112:
.LBE115:
	.loc 2 507 9 is_stmt 0 view .LVU74
	addl	$16, %esp
	.cfi_def_cfa_offset 48
	jmp	.L14
.LVL24:
	.p2align 4,,10
	.p2align 3
.L12:
.LBB116:
.LBB113:
.LBB110:
.LBB89:
.LBB90:
	.loc 1 19 2 is_stmt 1 view .LVU75
.LBB91:
.LBI91:
	.loc 1 9 50 view .LVU76
.LBB92:
	.loc 1 11 2 view .LVU77
.LBB93:
.LBB94:
	.loc 1 6 9 is_stmt 0 view .LVU78
	subl	$12, %esp
	.cfi_def_cfa_offset 60
.LBE94:
.LBE93:
	.loc 1 11 6 view .LVU79
	leal	3(%esi), %ebp
.LVL25:
	.loc 1 12 2 is_stmt 1 view .LVU80
.LBB96:
.LBI93:
	.loc 1 4 50 view .LVU81
.LBB95:
	.loc 1 6 2 view .LVU82
	.loc 1 6 9 is_stmt 0 view .LVU83
	pushl	%ebp
	.cfi_def_cfa_offset 64
	call	f
.LVL26:
	.loc 1 6 9 view .LVU84
	addl	$16, %esp
	.cfi_def_cfa_offset 48
	.loc 1 6 17 view .LVU85
	imull	%eax, %ebp
.LBE95:
.LBE96:
	.loc 1 12 26 view .LVU86
	subl	%esi, %ebp
.LBE92:
.LBE91:
	.loc 1 19 25 view .LVU87
	leal	7(%ebp), %eax
.LVL27:
	.loc 1 19 25 view .LVU88
.LBE90:
.LBE89:
	.loc 1 26 9 view .LVU89
	addl	%eax, %ebx
.LVL28:
	.loc 1 25 30 is_stmt 1 view .LVU90
	.loc 1 25 20 view .LVU91
	testl	%edi, %edi
	jne	.L17
.LVL29:
.L15:
	.loc 1 25 30 is_stmt 0 view .LVU92
	movl	$1, %edi
.LVL30:
.L14:
	.loc 1 26 3 is_stmt 1 view .LVU93
	.loc 1 26 12 is_stmt 0 view .LVU94
	movl	48(%esp), %eax
	movl	(%eax,%edi,4), %esi
.LVL31:
.LBB108:
.LBI89:
	.loc 1 15 50 is_stmt 1 view .LVU95
.LBB107:
	.loc 1 17 2 view .LVU96
	.loc 1 17 5 is_stmt 0 view .LVU97
	cmpl	$100, %esi
	jle	.L12
	.loc 1 18 3 is_stmt 1 view .LVU98
.LVL32:
.LBB97:
.LBI97:
	.loc 1 9 50 view .LVU99
.LBB98:
	.loc 1 11 2 view .LVU100
.LBB99:
.LBB100:
	.loc 1 6 9 is_stmt 0 view .LVU101
	subl	$12, %esp
	.cfi_def_cfa_offset 60
.LBE100:
.LBE99:
	.loc 1 11 6 view .LVU102
	leal	-97(%esi), %ebp
.LVL33:
	.loc 1 12 2 is_stmt 1 view .LVU103
.LBB103:
.LBI99:
	.loc 1 4 50 view .LVU104
.LBB101:
	.loc 1 6 2 view .LVU105
	.loc 1 6 9 is_stmt 0 view .LVU106
	pushl	%ebp
	.cfi_def_cfa_offset 64
	call	f
.LVL34:
	.loc 1 6 9 view .LVU107
.LBE101:
.LBE103:
.LBE98:
.LBE97:
	.loc 1 18 10 view .LVU108
	leal	-100(%esi), %ecx
.LVL35:
.LBB106:
.LBB105:
.LBB104:
.LBB102:
	.loc 1 6 9 view .LVU109
	addl	$16, %esp
	.cfi_def_cfa_offset 48
	.loc 1 6 17 view .LVU110
	imull	%ebp, %eax
.LBE102:
.LBE104:
	.loc 1 12 26 view .LVU111
	subl	%ecx, %eax
.LVL36:
	.loc 1 12 26 view .LVU112
.LBE105:
.LBE106:
.LBE107:
.LBE108:
	.loc 1 26 9 view .LVU113
	addl	%eax, %ebx
.LVL37:
	.loc 1 25 30 is_stmt 1 view .LVU114
	.loc 1 25 20 view .LVU115
	testl	%edi, %edi
	je	.L15
.LVL38:
.L17:
	.loc 1 25 20 is_stmt 0 view .LVU116
.LBE110:
	.loc 1 27 2 is_stmt 1 view .LVU117
	.loc 1 27 2 is_stmt 0 view .LVU118
.LBE113:
.LBE116:
	.loc 2 507 34 view .LVU119
	movl	12(%esp), %eax
	.loc 2 508 1 view .LVU120
	addl	$28, %esp
	.cfi_def_cfa_offset 20
	.loc 2 507 34 view .LVU121
	addl	%ebx, %eax
	.loc 2 508 1 view .LVU122
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 16
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
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
.LFB7:
	.cfi_startproc
	movl	(%esp), %eax
	ret
	.cfi_endproc
.LFE7:
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x45f
	.value	0x4
	.long	.Ldebug_abbrev0
	.byte	0x4
	.uleb128 0x1
	.long	.LASF8
	.byte	0xc
	.long	.LASF9
	.long	.LASF10
	.long	.Ltext0
	.long	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1
	.byte	0x2
	.byte	0xf
	.long	0x31
	.uleb128 0x3
	.byte	0x4
	.long	0x37
	.uleb128 0x4
	.long	0x46
	.long	0x46
	.uleb128 0x5
	.long	0x46
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
	.long	0x46
	.long	.LFB5
	.long	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x210
	.uleb128 0x8
	.long	.LASF0
	.byte	0x2
	.value	0x1f9
	.byte	0x10
	.long	0x210
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.uleb128 0x8
	.long	.LASF1
	.byte	0x2
	.value	0x1f9
	.byte	0x1c
	.long	0x46
	.uleb128 0x2
	.byte	0x91
	.sleb128 4
	.uleb128 0x9
	.long	0x23e
	.long	.LBI86
	.byte	.LVU72
	.long	.Ldebug_ranges0+0xd8
	.byte	0x2
	.value	0x1fb
	.byte	0x24
	.long	0x206
	.uleb128 0xa
	.long	0x267
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0xa
	.long	0x25b
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0xa
	.long	0x24f
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0xb
	.long	.Ldebug_ranges0+0xd8
	.uleb128 0xc
	.long	0x273
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0xd
	.long	0x27f
	.long	.Ldebug_ranges0+0x100
	.uleb128 0xc
	.long	0x280
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0xe
	.long	0x28c
	.long	.LBI89
	.byte	.LVU95
	.long	.Ldebug_ranges0+0x120
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.uleb128 0xa
	.long	0x2a7
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0xa
	.long	0x29d
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0xf
	.long	0x2b4
	.long	.LBI91
	.byte	.LVU76
	.long	.LBB91
	.long	.LBE91-.LBB91
	.byte	0x1
	.byte	0x13
	.byte	0x9
	.long	0x18e
	.uleb128 0xa
	.long	0x2cf
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0xa
	.long	0x2c5
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0xc
	.long	0x2db
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0xe
	.long	0x2e6
	.long	.LBI93
	.byte	.LVU81
	.long	.Ldebug_ranges0+0x138
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0xa
	.long	0x301
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0xa
	.long	0x2f7
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x10
	.long	.LVL26
	.long	0x216
	.byte	0
	.byte	0
	.uleb128 0xe
	.long	0x2b4
	.long	.LBI97
	.byte	.LVU99
	.long	.Ldebug_ranges0+0x150
	.byte	0x1
	.byte	0x12
	.byte	0xa
	.uleb128 0xa
	.long	0x2cf
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0xa
	.long	0x2c5
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0xb
	.long	.Ldebug_ranges0+0x150
	.uleb128 0xc
	.long	0x2db
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0xe
	.long	0x2e6
	.long	.LBI99
	.byte	.LVU104
	.long	.Ldebug_ranges0+0x168
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0xa
	.long	0x301
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0xa
	.long	0x2f7
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x10
	.long	.LVL34
	.long	0x216
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x10
	.long	.LVL22
	.long	0x23e
	.byte	0
	.uleb128 0x3
	.byte	0x4
	.long	0x46
	.uleb128 0x11
	.string	"f"
	.byte	0x2
	.value	0x1f4
	.byte	0x1f
	.long	0x46
	.long	.LFB4
	.long	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x23e
	.uleb128 0x12
	.string	"x"
	.byte	0x2
	.value	0x1f4
	.byte	0x25
	.long	0x46
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.long	.LASF12
	.byte	0x1
	.byte	0x16
	.byte	0x5
	.long	0x46
	.byte	0x1
	.long	0x28c
	.uleb128 0x14
	.long	.LASF0
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0x210
	.uleb128 0x14
	.long	.LASF1
	.byte	0x1
	.byte	0x16
	.byte	0x1d
	.long	0x46
	.uleb128 0x14
	.long	.LASF3
	.byte	0x1
	.byte	0x16
	.byte	0x29
	.long	0x25
	.uleb128 0x15
	.long	.LASF4
	.byte	0x1
	.byte	0x18
	.byte	0x6
	.long	0x46
	.uleb128 0x16
	.uleb128 0x17
	.string	"i"
	.byte	0x1
	.byte	0x19
	.byte	0xb
	.long	0x46
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF5
	.byte	0x1
	.byte	0xf
	.byte	0x32
	.long	0x46
	.byte	0x3
	.long	0x2b4
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0xf
	.byte	0x3b
	.long	0x46
	.uleb128 0x14
	.long	.LASF3
	.byte	0x1
	.byte	0xf
	.byte	0x43
	.long	0x25
	.byte	0
	.uleb128 0x18
	.long	.LASF6
	.byte	0x1
	.byte	0x9
	.byte	0x32
	.long	0x46
	.byte	0x3
	.long	0x2e6
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0x9
	.byte	0x3d
	.long	0x46
	.uleb128 0x14
	.long	.LASF3
	.byte	0x1
	.byte	0x9
	.byte	0x45
	.long	0x25
	.uleb128 0x17
	.string	"y"
	.byte	0x1
	.byte	0xb
	.byte	0x6
	.long	0x46
	.byte	0
	.uleb128 0x18
	.long	.LASF7
	.byte	0x1
	.byte	0x4
	.byte	0x32
	.long	0x46
	.byte	0x3
	.long	0x30e
	.uleb128 0x19
	.string	"x"
	.byte	0x1
	.byte	0x4
	.byte	0x3e
	.long	0x46
	.uleb128 0x14
	.long	.LASF3
	.byte	0x1
	.byte	0x4
	.byte	0x46
	.long	0x25
	.byte	0
	.uleb128 0x1a
	.long	0x23e
	.long	.LFB3
	.long	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x1b
	.long	0x24f
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.uleb128 0x1b
	.long	0x25b
	.uleb128 0x2
	.byte	0x91
	.sleb128 4
	.uleb128 0x1b
	.long	0x267
	.uleb128 0x2
	.byte	0x91
	.sleb128 8
	.uleb128 0xc
	.long	0x273
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xd
	.long	0x27f
	.long	.Ldebug_ranges0+0
	.uleb128 0xc
	.long	0x280
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xe
	.long	0x28c
	.long	.LBI35
	.byte	.LVU33
	.long	.Ldebug_ranges0+0x20
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.uleb128 0xa
	.long	0x2a7
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xa
	.long	0x29d
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x1c
	.long	0x2b4
	.long	.LBI37
	.byte	.LVU15
	.long	.Ldebug_ranges0+0x48
	.byte	0x1
	.byte	0x13
	.byte	0x9
	.long	0x3f3
	.uleb128 0xa
	.long	0x2cf
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0xa
	.long	0x2c5
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0xb
	.long	.Ldebug_ranges0+0x48
	.uleb128 0xc
	.long	0x2db
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0xe
	.long	0x2e6
	.long	.LBI39
	.byte	.LVU20
	.long	.Ldebug_ranges0+0x68
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0x1d
	.long	0x301
	.uleb128 0xa
	.long	0x2f7
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x1e
	.long	.LVL5
	.uleb128 0x3
	.byte	0x91
	.sleb128 8
	.byte	0x6
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xe
	.long	0x2b4
	.long	.LBI49
	.byte	.LVU37
	.long	.Ldebug_ranges0+0x88
	.byte	0x1
	.byte	0x12
	.byte	0xa
	.uleb128 0xa
	.long	0x2cf
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0xa
	.long	0x2c5
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xb
	.long	.Ldebug_ranges0+0x88
	.uleb128 0xc
	.long	0x2db
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0xe
	.long	0x2e6
	.long	.LBI51
	.byte	.LVU42
	.long	.Ldebug_ranges0+0xb0
	.byte	0x1
	.byte	0xc
	.byte	0x9
	.uleb128 0x1d
	.long	0x301
	.uleb128 0xa
	.long	0x2f7
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x1e
	.long	.LVL13
	.uleb128 0x3
	.byte	0x91
	.sleb128 8
	.byte	0x6
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
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
	.uleb128 0x6
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
	.uleb128 0x6
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0x5
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
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
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x4109
	.byte	0
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x31
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
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x13
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
	.uleb128 0x15
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
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0xb
	.byte	0x1
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
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x1b
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x1c
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
	.uleb128 0x1d
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1e
	.uleb128 0x4109
	.byte	0
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x2113
	.uleb128 0x18
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
.LVUS12:
	.uleb128 .LVU72
	.uleb128 .LVU118
.LLST12:
	.long	.LVL23-.Ltext0
	.long	.LVL38-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS13:
	.uleb128 .LVU72
	.uleb128 .LVU118
.LLST13:
	.long	.LVL23-.Ltext0
	.long	.LVL38-.Ltext0
	.value	0x2
	.byte	0x32
	.byte	0x9f
	.long	0
	.long	0
.LVUS14:
	.uleb128 .LVU72
	.uleb128 .LVU118
.LLST14:
	.long	.LVL23-.Ltext0
	.long	.LVL38-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 0
	.long	0
	.long	0
.LVUS15:
	.uleb128 .LVU73
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 .LVU118
.LLST15:
	.long	.LVL23-.Ltext0
	.long	.LVL24-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	.LVL24-.Ltext0
	.long	.LVL38-.Ltext0
	.value	0x1
	.byte	0x53
	.long	0
	.long	0
.LVUS16:
	.uleb128 .LVU73
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 .LVU92
	.uleb128 .LVU93
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 .LVU116
.LLST16:
	.long	.LVL23-.Ltext0
	.long	.LVL24-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	.LVL24-.Ltext0
	.long	.LVL28-.Ltext0
	.value	0x1
	.byte	0x57
	.long	.LVL28-.Ltext0
	.long	.LVL29-.Ltext0
	.value	0xc
	.byte	0x31
	.byte	0x32
	.byte	0x77
	.sleb128 0
	.byte	0x30
	.byte	0x29
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.long	.LVL30-.Ltext0
	.long	.LVL37-.Ltext0
	.value	0x1
	.byte	0x57
	.long	.LVL37-.Ltext0
	.long	.LVL38-.Ltext0
	.value	0xc
	.byte	0x31
	.byte	0x32
	.byte	0x77
	.sleb128 0
	.byte	0x30
	.byte	0x29
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.long	0
	.long	0
.LVUS17:
	.uleb128 .LVU75
	.uleb128 .LVU88
	.uleb128 .LVU95
	.uleb128 .LVU112
.LLST17:
	.long	.LVL24-.Ltext0
	.long	.LVL27-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	.LVL31-.Ltext0
	.long	.LVL36-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS18:
	.uleb128 .LVU75
	.uleb128 .LVU88
	.uleb128 .LVU95
	.uleb128 .LVU112
.LLST18:
	.long	.LVL24-.Ltext0
	.long	.LVL27-.Ltext0
	.value	0x1
	.byte	0x56
	.long	.LVL31-.Ltext0
	.long	.LVL36-.Ltext0
	.value	0x1
	.byte	0x56
	.long	0
	.long	0
.LVUS19:
	.uleb128 .LVU76
	.uleb128 .LVU84
.LLST19:
	.long	.LVL24-.Ltext0
	.long	.LVL26-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS20:
	.uleb128 .LVU76
	.uleb128 .LVU84
.LLST20:
	.long	.LVL24-.Ltext0
	.long	.LVL26-.Ltext0
	.value	0x1
	.byte	0x56
	.long	0
	.long	0
.LVUS21:
	.uleb128 .LVU80
	.uleb128 .LVU84
.LLST21:
	.long	.LVL25-.Ltext0
	.long	.LVL26-.Ltext0
	.value	0x1
	.byte	0x55
	.long	0
	.long	0
.LVUS22:
	.uleb128 .LVU81
	.uleb128 .LVU84
.LLST22:
	.long	.LVL25-.Ltext0
	.long	.LVL26-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS23:
	.uleb128 .LVU81
	.uleb128 .LVU84
.LLST23:
	.long	.LVL25-.Ltext0
	.long	.LVL26-.Ltext0
	.value	0x1
	.byte	0x55
	.long	0
	.long	0
.LVUS24:
	.uleb128 .LVU99
	.uleb128 .LVU112
.LLST24:
	.long	.LVL32-.Ltext0
	.long	.LVL36-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS25:
	.uleb128 .LVU99
	.uleb128 .LVU109
	.uleb128 .LVU109
	.uleb128 .LVU112
.LLST25:
	.long	.LVL32-.Ltext0
	.long	.LVL35-.Ltext0
	.value	0x4
	.byte	0x76
	.sleb128 -100
	.byte	0x9f
	.long	.LVL35-.Ltext0
	.long	.LVL36-.Ltext0
	.value	0x1
	.byte	0x51
	.long	0
	.long	0
.LVUS26:
	.uleb128 .LVU103
	.uleb128 .LVU112
.LLST26:
	.long	.LVL33-.Ltext0
	.long	.LVL36-.Ltext0
	.value	0x1
	.byte	0x55
	.long	0
	.long	0
.LVUS27:
	.uleb128 .LVU104
	.uleb128 .LVU107
.LLST27:
	.long	.LVL33-.Ltext0
	.long	.LVL34-.Ltext0
	.value	0x6
	.byte	0x3
	.long	f
	.byte	0x9f
	.long	0
	.long	0
.LVUS28:
	.uleb128 .LVU104
	.uleb128 .LVU107
.LLST28:
	.long	.LVL33-.Ltext0
	.long	.LVL34-.Ltext0
	.value	0x1
	.byte	0x55
	.long	0
	.long	0
.LVUS0:
	.uleb128 .LVU7
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 0
.LLST0:
	.long	.LVL1-.Ltext0
	.long	.LVL2-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	.LVL2-.Ltext0
	.long	.LVL19-.Ltext0
	.value	0x1
	.byte	0x55
	.long	.LVL19-.Ltext0
	.long	.LVL20-.Ltext0
	.value	0x1
	.byte	0x50
	.long	.LVL20-.Ltext0
	.long	.LFE3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	0
	.long	0
.LVUS1:
	.uleb128 .LVU9
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 .LVU58
	.uleb128 .LVU60
	.uleb128 0
.LLST1:
	.long	.LVL1-.Ltext0
	.long	.LVL2-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	.LVL2-.Ltext0
	.long	.LVL4-.Ltext0
	.value	0x1
	.byte	0x57
	.long	.LVL4-.Ltext0
	.long	.LVL7-.Ltext0
	.value	0x3
	.byte	0x77
	.sleb128 -1
	.byte	0x9f
	.long	.LVL7-.Ltext0
	.long	.LVL12-.Ltext0
	.value	0x1
	.byte	0x57
	.long	.LVL12-.Ltext0
	.long	.LVL17-.Ltext0
	.value	0x3
	.byte	0x77
	.sleb128 -1
	.byte	0x9f
	.long	.LVL17-.Ltext0
	.long	.LVL18-.Ltext0
	.value	0x1
	.byte	0x57
	.long	.LVL20-.Ltext0
	.long	.LFE3-.Ltext0
	.value	0x2
	.byte	0x30
	.byte	0x9f
	.long	0
	.long	0
.LVUS2:
	.uleb128 .LVU14
	.uleb128 .LVU26
	.uleb128 .LVU33
	.uleb128 .LVU52
.LLST2:
	.long	.LVL2-.Ltext0
	.long	.LVL6-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 8
	.long	.LVL9-.Ltext0
	.long	.LVL16-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 8
	.long	0
	.long	0
.LVUS3:
	.uleb128 .LVU14
	.uleb128 .LVU26
	.uleb128 .LVU33
	.uleb128 .LVU52
.LLST3:
	.long	.LVL2-.Ltext0
	.long	.LVL6-.Ltext0
	.value	0x1
	.byte	0x56
	.long	.LVL9-.Ltext0
	.long	.LVL16-.Ltext0
	.value	0x1
	.byte	0x56
	.long	0
	.long	0
.LVUS4:
	.uleb128 .LVU15
	.uleb128 .LVU24
.LLST4:
	.long	.LVL2-.Ltext0
	.long	.LVL5-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 8
	.long	0
	.long	0
.LVUS5:
	.uleb128 .LVU15
	.uleb128 .LVU24
.LLST5:
	.long	.LVL2-.Ltext0
	.long	.LVL5-.Ltext0
	.value	0x1
	.byte	0x56
	.long	0
	.long	0
.LVUS6:
	.uleb128 .LVU19
	.uleb128 .LVU24
.LLST6:
	.long	.LVL3-.Ltext0
	.long	.LVL5-.Ltext0
	.value	0x1
	.byte	0x53
	.long	0
	.long	0
.LVUS7:
	.uleb128 .LVU20
	.uleb128 .LVU24
.LLST7:
	.long	.LVL3-.Ltext0
	.long	.LVL5-.Ltext0
	.value	0x1
	.byte	0x53
	.long	0
	.long	0
.LVUS8:
	.uleb128 .LVU37
	.uleb128 .LVU52
.LLST8:
	.long	.LVL10-.Ltext0
	.long	.LVL16-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 8
	.long	0
	.long	0
.LVUS9:
	.uleb128 .LVU37
	.uleb128 .LVU48
	.uleb128 .LVU48
	.uleb128 .LVU52
.LLST9:
	.long	.LVL10-.Ltext0
	.long	.LVL14-.Ltext0
	.value	0x4
	.byte	0x76
	.sleb128 -100
	.byte	0x9f
	.long	.LVL14-.Ltext0
	.long	.LVL16-.Ltext0
	.value	0x1
	.byte	0x52
	.long	0
	.long	0
.LVUS10:
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU52
.LLST10:
	.long	.LVL11-.Ltext0
	.long	.LVL15-.Ltext0
	.value	0x1
	.byte	0x53
	.long	.LVL15-.Ltext0
	.long	.LVL16-.Ltext0
	.value	0x4
	.byte	0x76
	.sleb128 -97
	.byte	0x9f
	.long	0
	.long	0
.LVUS11:
	.uleb128 .LVU42
	.uleb128 .LVU46
.LLST11:
	.long	.LVL11-.Ltext0
	.long	.LVL13-.Ltext0
	.value	0x1
	.byte	0x53
	.long	0
	.long	0
	.section	.debug_aranges,"",@progbits
	.long	0x1c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x4
	.byte	0
	.value	0
	.value	0
	.long	.Ltext0
	.long	.Letext0-.Ltext0
	.long	0
	.long	0
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.long	.LBB34-.Ltext0
	.long	.LBE34-.Ltext0
	.long	.LBB71-.Ltext0
	.long	.LBE71-.Ltext0
	.long	.LBB72-.Ltext0
	.long	.LBE72-.Ltext0
	.long	0
	.long	0
	.long	.LBB35-.Ltext0
	.long	.LBE35-.Ltext0
	.long	.LBB68-.Ltext0
	.long	.LBE68-.Ltext0
	.long	.LBB69-.Ltext0
	.long	.LBE69-.Ltext0
	.long	.LBB70-.Ltext0
	.long	.LBE70-.Ltext0
	.long	0
	.long	0
	.long	.LBB37-.Ltext0
	.long	.LBE37-.Ltext0
	.long	.LBB47-.Ltext0
	.long	.LBE47-.Ltext0
	.long	.LBB48-.Ltext0
	.long	.LBE48-.Ltext0
	.long	0
	.long	0
	.long	.LBB39-.Ltext0
	.long	.LBE39-.Ltext0
	.long	.LBB43-.Ltext0
	.long	.LBE43-.Ltext0
	.long	.LBB44-.Ltext0
	.long	.LBE44-.Ltext0
	.long	0
	.long	0
	.long	.LBB49-.Ltext0
	.long	.LBE49-.Ltext0
	.long	.LBB62-.Ltext0
	.long	.LBE62-.Ltext0
	.long	.LBB63-.Ltext0
	.long	.LBE63-.Ltext0
	.long	.LBB64-.Ltext0
	.long	.LBE64-.Ltext0
	.long	0
	.long	0
	.long	.LBB51-.Ltext0
	.long	.LBE51-.Ltext0
	.long	.LBB56-.Ltext0
	.long	.LBE56-.Ltext0
	.long	.LBB57-.Ltext0
	.long	.LBE57-.Ltext0
	.long	.LBB58-.Ltext0
	.long	.LBE58-.Ltext0
	.long	0
	.long	0
	.long	.LBB86-.Ltext0
	.long	.LBE86-.Ltext0
	.long	.LBB114-.Ltext0
	.long	.LBE114-.Ltext0
	.long	.LBB115-.Ltext0
	.long	.LBE115-.Ltext0
	.long	.LBB116-.Ltext0
	.long	.LBE116-.Ltext0
	.long	0
	.long	0
	.long	.LBB88-.Ltext0
	.long	.LBE88-.Ltext0
	.long	.LBB109-.Ltext0
	.long	.LBE109-.Ltext0
	.long	.LBB110-.Ltext0
	.long	.LBE110-.Ltext0
	.long	0
	.long	0
	.long	.LBB89-.Ltext0
	.long	.LBE89-.Ltext0
	.long	.LBB108-.Ltext0
	.long	.LBE108-.Ltext0
	.long	0
	.long	0
	.long	.LBB93-.Ltext0
	.long	.LBE93-.Ltext0
	.long	.LBB96-.Ltext0
	.long	.LBE96-.Ltext0
	.long	0
	.long	0
	.long	.LBB97-.Ltext0
	.long	.LBE97-.Ltext0
	.long	.LBB106-.Ltext0
	.long	.LBE106-.Ltext0
	.long	0
	.long	0
	.long	.LBB99-.Ltext0
	.long	.LBE99-.Ltext0
	.long	.LBB103-.Ltext0
	.long	.LBE103-.Ltext0
	.long	.LBB104-.Ltext0
	.long	.LBE104-.Ltext0
	.long	0
	.long	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF5:
	.string	"deep"
.LASF4:
	.string	"total"
.LASF6:
	.string	"deeper"
.LASF10:
	.string	"/src"
.LASF11:
	.string	"step"
.LASF7:
	.string	"deepest"
.LASF3:
	.string	"next"
.LASF1:
	.string	"count"
.LASF12:
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
