	.file	"nested.c"
	.text
.Ltext0:
	.file 1 "nested.c"
	.p2align 4
	.type	apply, @function
apply:
.LVL0:
.LFB0:
	.loc 1 3 1 view -0
	.cfi_startproc
	.loc 1 4 2 view .LVU1
	.loc 1 3 1 is_stmt 0 view .LVU2
	subl	$24, %esp
	.cfi_def_cfa_offset 28
	.loc 1 4 9 view .LVU3
	pushl	%edx
	.cfi_def_cfa_offset 32
	call	*%eax
.LVL1:
	.loc 1 4 17 view .LVU4
	addl	$1, %eax
	.loc 1 5 1 view .LVU5
	addl	$28, %esp
	.cfi_def_cfa_offset 4
	ret
	.cfi_endproc
.LFE0:
	.size	apply, .-apply
	.p2align 4
	.type	add.0, @function
add.0:
.LVL2:
.LFB2:
	.loc 1 11 2 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 3 view .LVU7
	.loc 1 17 3 view .LVU8
.LBB6:
.LBI6:
	.loc 1 12 7 view .LVU9
.LBB7:
	.loc 1 14 4 view .LVU10
	.loc 1 15 4 view .LVU11
	.loc 1 15 13 is_stmt 0 view .LVU12
	movl	(%ecx), %eax
.LVL3:
	.loc 1 15 13 view .LVU13
.LBE7:
.LBE6:
.LBB10:
.LBI10:
	.loc 1 12 7 is_stmt 1 view .LVU14
.LBB11:
	.loc 1 14 4 view .LVU15
.LBE11:
.LBE10:
.LBB13:
.LBB8:
	.loc 1 15 13 is_stmt 0 view .LVU16
	movl	4(%esp), %edx
.LBE8:
.LBE13:
.LBB14:
.LBB12:
	.loc 1 14 9 view .LVU17
	addl	$2, 4(%ecx)
	.loc 1 15 4 is_stmt 1 view .LVU18
.LVL4:
	.loc 1 15 4 is_stmt 0 view .LVU19
.LBE12:
.LBE14:
.LBB15:
.LBB9:
	.loc 1 15 13 view .LVU20
	addl	%eax, %edx
.LBE9:
.LBE15:
	.loc 1 17 19 view .LVU21
	leal	(%edx,%eax,2), %eax
	.loc 1 18 2 view .LVU22
	ret
	.cfi_endproc
.LFE2:
	.size	add.0, .-add.0
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LVL5:
.LFB1:
	.loc 1 8 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 8 1 is_stmt 0 view .LVU24
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	.cfi_def_cfa_offset 8
	.cfi_offset 3, -8
	subl	$40, %esp
	.cfi_def_cfa_offset 48
	.loc 1 7 5 view .LVU25
	leal	4(%esp), %ebx
	leal	48(%esp), %ecx
.LVL6:
	.loc 1 8 1 view .LVU26
	movl	48(%esp), %edx
	.loc 1 7 5 view .LVU27
	movb	$-71, 12(%esp)
	movl	%ebx, 13(%esp)
	leal	32(%esp), %ebx
	subl	%ebx, %eax
	movl	%ecx, 28(%esp)
	leal	12(%esp), %ecx
.LVL7:
	.loc 1 7 5 view .LVU28
	leal	10+add.0@GOTOFF(%eax), %eax
	movl	%edx, 4(%esp)
	movl	%eax, 18(%esp)
	.loc 1 9 2 is_stmt 1 view .LVU29
	.loc 1 19 9 is_stmt 0 view .LVU30
	movl	%ecx, %eax
	.loc 1 7 5 view .LVU31
	movb	$-23, 17(%esp)
	.loc 1 9 6 view .LVU32
	movl	$0, 8(%esp)
	.loc 1 10 2 is_stmt 1 view .LVU33
	.loc 1 19 2 view .LVU34
	.loc 1 19 9 is_stmt 0 view .LVU35
	call	apply
.LVL8:
	.loc 1 19 26 view .LVU36
	addl	8(%esp), %eax
	.loc 1 20 1 view .LVU37
	addl	$40, %esp
	.cfi_def_cfa_offset 8
	popl	%ebx
	.cfi_restore 3
	.cfi_def_cfa_offset 4
	ret
	.cfi_endproc
.LFE1:
	.size	entry, .-entry
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
.LFB4:
	.cfi_startproc
	movl	(%esp), %eax
	ret
	.cfi_endproc
.LFE4:
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x16b
	.value	0x4
	.long	.Ldebug_abbrev0
	.byte	0x4
	.uleb128 0x1
	.long	.LASF2
	.byte	0xc
	.long	.LASF3
	.long	.LASF4
	.long	.Ltext0
	.long	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF5
	.byte	0x1
	.byte	0x7
	.byte	0x5
	.long	0x108
	.long	.LFB1
	.long	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x108
	.uleb128 0x3
	.long	.LASF0
	.byte	0x1
	.byte	0x7
	.byte	0xf
	.long	0x108
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x4
	.long	.LASF6
	.byte	0x1
	.byte	0x9
	.byte	0x6
	.long	0x108
	.uleb128 0x4
	.byte	0x91
	.sleb128 -44
	.byte	0x23
	.uleb128 0x4
	.uleb128 0x5
	.string	"add"
	.byte	0x1
	.byte	0xa
	.byte	0x20
	.long	0x108
	.long	.LFB2
	.long	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x5
	.byte	0x71
	.sleb128 0
	.byte	0x23
	.uleb128 0x18
	.byte	0x6
	.long	0xf0
	.uleb128 0x6
	.string	"x"
	.byte	0x1
	.byte	0xa
	.byte	0x28
	.long	0x108
	.uleb128 0x2
	.byte	0x91
	.sleb128 0
	.uleb128 0x7
	.long	.LASF7
	.byte	0x1
	.byte	0xc
	.byte	0x7
	.long	0x108
	.byte	0x1
	.long	0xad
	.uleb128 0x8
	.string	"y"
	.byte	0x1
	.byte	0xc
	.byte	0x11
	.long	0x108
	.byte	0
	.uleb128 0x9
	.long	0x91
	.long	.LBI6
	.byte	.LVU9
	.long	.Ldebug_ranges0+0
	.byte	0x1
	.byte	0x11
	.byte	0xa
	.long	0xd0
	.uleb128 0xa
	.long	0xa2
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.uleb128 0xb
	.long	0x91
	.long	.LBI10
	.byte	.LVU14
	.long	.Ldebug_ranges0+0x20
	.byte	0x1
	.byte	0x11
	.byte	0x15
	.uleb128 0xa
	.long	0xa2
	.long	.LLST3
	.long	.LVUS3
	.byte	0
	.byte	0
	.uleb128 0xc
	.long	.LVL8
	.long	0x10f
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x91
	.sleb128 -36
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x52
	.uleb128 0x3
	.byte	0x91
	.sleb128 0
	.byte	0x6
	.byte	0
	.byte	0
	.uleb128 0xe
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xf
	.long	.LASF8
	.byte	0x1
	.byte	0x2
	.byte	0x26
	.long	0x108
	.long	.LFB0
	.long	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x159
	.uleb128 0x3
	.long	.LASF1
	.byte	0x1
	.byte	0x2
	.byte	0x32
	.long	0x168
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x10
	.string	"x"
	.byte	0x1
	.byte	0x2
	.byte	0x42
	.long	0x108
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x11
	.long	.LVL1
	.uleb128 0x3
	.byte	0xf3
	.uleb128 0x1
	.byte	0x50
	.byte	0
	.uleb128 0x12
	.long	0x108
	.long	0x168
	.uleb128 0x13
	.long	0x108
	.byte	0
	.uleb128 0x14
	.byte	0x4
	.long	0x159
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
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
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
	.uleb128 0x4
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
	.uleb128 0x5
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
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x48
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0xb
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
	.uleb128 0x6
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x11
	.uleb128 0x4109
	.byte	0
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x2113
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
.LVUS4:
	.uleb128 0
	.uleb128 .LVU26
	.uleb128 .LVU26
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 0
.LLST4:
	.long	.LVL5-.Ltext0
	.long	.LVL6-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 0
	.long	.LVL6-.Ltext0
	.long	.LVL7-.Ltext0
	.value	0x2
	.byte	0x71
	.sleb128 0
	.long	.LVL7-.Ltext0
	.long	.LFE1-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 0
	.long	0
	.long	0
.LVUS2:
	.uleb128 .LVU9
	.uleb128 .LVU13
.LLST2:
	.long	.LVL2-.Ltext0
	.long	.LVL3-.Ltext0
	.value	0x2
	.byte	0x91
	.sleb128 0
	.long	0
	.long	0
.LVUS3:
	.uleb128 .LVU13
	.uleb128 .LVU19
.LLST3:
	.long	.LVL3-.Ltext0
	.long	.LVL4-.Ltext0
	.value	0x1
	.byte	0x50
	.long	0
	.long	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU4
	.uleb128 .LVU4
	.uleb128 0
.LLST0:
	.long	.LVL0-.Ltext0
	.long	.LVL1-1-.Ltext0
	.value	0x1
	.byte	0x50
	.long	.LVL1-1-.Ltext0
	.long	.LFE0-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.long	0
	.long	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU4
	.uleb128 .LVU4
	.uleb128 0
.LLST1:
	.long	.LVL0-.Ltext0
	.long	.LVL1-1-.Ltext0
	.value	0x1
	.byte	0x52
	.long	.LVL1-1-.Ltext0
	.long	.LFE0-.Ltext0
	.value	0x4
	.byte	0xf3
	.uleb128 0x1
	.byte	0x52
	.byte	0x9f
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
	.long	.LBB6-.Ltext0
	.long	.LBE6-.Ltext0
	.long	.LBB13-.Ltext0
	.long	.LBE13-.Ltext0
	.long	.LBB15-.Ltext0
	.long	.LBE15-.Ltext0
	.long	0
	.long	0
	.long	.LBB10-.Ltext0
	.long	.LBE10-.Ltext0
	.long	.LBB14-.Ltext0
	.long	.LBE14-.Ltext0
	.long	0
	.long	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF7:
	.string	"twice"
.LASF5:
	.string	"entry"
.LASF4:
	.string	"/src"
.LASF1:
	.string	"what"
.LASF6:
	.string	"calls"
.LASF8:
	.string	"apply"
.LASF0:
	.string	"base"
.LASF2:
	.string	"GNU C17 12.2.0"
.LASF3:
	.string	"nested.c"
	.section	.note.GNU-stack,"x",@progbits
