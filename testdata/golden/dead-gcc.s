	.file	"dead.c"
	.text
.Ltext0:
	.file 0 "/src" "dead.c"
	.section	.text.dead,"ax",@progbits
	.p2align 4
	.globl	dead
	.type	dead, @function
dead:
.LVL0:
.LFB1:
	.file 1 "dead.c"
	.loc 1 8 1 view -0
	.cfi_startproc
	.loc 1 9 2 view .LVU1
.LBB8:
.LBI8:
	.loc 1 2 50 view .LVU2
.LBB9:
	.loc 1 4 2 view .LVU3
	.loc 1 4 11 is_stmt 0 view .LVU4
	imull	%edi, %edi
.LVL1:
	.loc 1 4 11 view .LVU5
.LBE9:
.LBE8:
	.loc 1 9 19 view .LVU6
	leal	-1(%rdi), %eax
	.loc 1 10 1 view .LVU7
	ret
	.cfi_endproc
.LFE1:
	.size	dead, .-dead
	.section	.text.alive,"ax",@progbits
	.p2align 4
	.globl	alive
	.type	alive, @function
alive:
.LVL2:
.LFB2:
	.loc 1 13 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 2 view .LVU9
.LBB10:
.LBI10:
	.loc 1 2 50 view .LVU10
.LBB11:
	.loc 1 4 2 view .LVU11
	.loc 1 4 11 is_stmt 0 view .LVU12
	imull	%edi, %edi
.LVL3:
	.loc 1 4 11 view .LVU13
.LBE11:
.LBE10:
	.loc 1 14 19 view .LVU14
	movl	$2863311531, %edx
	leal	1(%rdi), %eax
	imulq	%rdx, %rax
	shrq	$33, %rax
	.loc 1 15 1 view .LVU15
	ret
	.cfi_endproc
.LFE2:
	.size	alive, .-alive
	.section	.text.dead_too,"ax",@progbits
	.p2align 4
	.globl	dead_too
	.type	dead_too, @function
dead_too:
.LVL4:
.LFB3:
	.loc 1 18 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 19 2 view .LVU17
	.loc 1 18 1 is_stmt 0 view .LVU18
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movl	%edi, %ebp
	pushq	%rbx
	.cfi_def_cfa_offset 24
	.cfi_offset 3, -24
	subq	$8, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 19 9 view .LVU19
	call	dead@PLT
.LVL5:
	.loc 1 19 19 view .LVU20
	movl	%ebp, %edi
	.loc 1 19 9 view .LVU21
	movl	%eax, %ebx
	.loc 1 19 19 view .LVU22
	call	alive@PLT
.LVL6:
	.loc 1 20 1 view .LVU23
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	.loc 1 19 17 view .LVU24
	addl	%ebx, %eax
	.loc 1 20 1 view .LVU25
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
.LVL7:
	.loc 1 20 1 view .LVU26
	ret
	.cfi_endproc
.LFE3:
	.size	dead_too, .-dead_too
	.section	.text.entry,"ax",@progbits
	.p2align 4
	.globl	entry
	.type	entry, @function
entry:
.LVL8:
.LFB4:
	.loc 1 23 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 2 view .LVU28
	.loc 1 23 1 is_stmt 0 view .LVU29
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 23 1 view .LVU30
	movl	%edi, %ebx
	.loc 1 24 20 view .LVU31
	addl	$1, %ebx
.LBB12:
.LBB13:
	.loc 1 4 11 view .LVU32
	imull	%ebx, %ebx
.LBE13:
.LBE12:
	.loc 1 24 9 view .LVU33
	call	alive@PLT
.LVL9:
.LBB15:
.LBI12:
	.loc 1 2 50 is_stmt 1 view .LVU34
.LBB14:
	.loc 1 4 2 view .LVU35
.LBE14:
.LBE15:
	.loc 1 24 18 is_stmt 0 view .LVU36
	leal	1(%rbx,%rax), %eax
	.loc 1 25 1 view .LVU37
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE4:
	.size	entry, .-entry
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1cc
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x7
	.long	.LASF6
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL7
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x1
	.long	.LASF2
	.byte	0x16
	.byte	0x5
	.long	0x91
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x91
	.uleb128 0x2
	.string	"x"
	.byte	0x16
	.byte	0xf
	.long	0x91
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x8
	.long	0x1b7
	.quad	.LBI12
	.byte	.LVU34
	.long	.LLRL6
	.byte	0x1
	.byte	0x18
	.byte	0x14
	.long	0x7b
	.uleb128 0x9
	.long	0x1c4
	.byte	0
	.uleb128 0x4
	.quad	.LVL9
	.long	0xf7
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.byte	0
	.uleb128 0xa
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.long	.LASF3
	.byte	0x11
	.byte	0x5
	.long	0x91
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0xf7
	.uleb128 0x2
	.string	"x"
	.byte	0x11
	.byte	0x12
	.long	0x91
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0xb
	.quad	.LVL5
	.long	0x157
	.long	0xe2
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL6
	.long	0xf7
	.uleb128 0x3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x1
	.long	.LASF4
	.byte	0xc
	.byte	0x1f
	.long	0x91
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x157
	.uleb128 0x2
	.string	"x"
	.byte	0xc
	.byte	0x29
	.long	0x91
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x5
	.long	0x1b7
	.quad	.LBI10
	.byte	.LVU10
	.quad	.LBB10
	.quad	.LBE10-.LBB10
	.byte	0xe
	.uleb128 0x6
	.long	0x1c4
	.long	.LLST3
	.long	.LVUS3
	.byte	0
	.byte	0
	.uleb128 0x1
	.long	.LASF5
	.byte	0x7
	.byte	0x5
	.long	0x91
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x1b7
	.uleb128 0x2
	.string	"x"
	.byte	0x7
	.byte	0xe
	.long	0x91
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x5
	.long	0x1b7
	.quad	.LBI8
	.byte	.LVU2
	.quad	.LBB8
	.quad	.LBE8-.LBB8
	.byte	0x9
	.uleb128 0x6
	.long	0x1c4
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.byte	0
	.uleb128 0xc
	.long	.LASF7
	.byte	0x1
	.byte	0x2
	.byte	0x32
	.long	0x91
	.byte	0x3
	.uleb128 0xd
	.string	"x"
	.byte	0x1
	.byte	0x2
	.byte	0x3d
	.long	0x91
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x2
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
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 9
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0xd
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS5:
	.uleb128 0
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 0
.LLST5:
	.byte	0x6
	.quad	.LVL8
	.byte	0x4
	.uleb128 .LVL8-.LVL8
	.uleb128 .LVL9-1-.LVL8
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL9-1-.LVL8
	.uleb128 .LFE4-.LVL8
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
	.uleb128 .LVU26
	.uleb128 .LVU26
	.uleb128 0
.LLST4:
	.byte	0x6
	.quad	.LVL4
	.byte	0x4
	.uleb128 .LVL4-.LVL4
	.uleb128 .LVL5-1-.LVL4
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-1-.LVL4
	.uleb128 .LVL7-.LVL4
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL7-.LVL4
	.uleb128 .LFE3-.LVL4
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 0
.LLST2:
	.byte	0x6
	.quad	.LVL2
	.byte	0x4
	.uleb128 .LVL2-.LVL2
	.uleb128 .LVL3-.LVL2
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL3-.LVL2
	.uleb128 .LFE2-.LVL2
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU10
	.uleb128 .LVU12
.LLST3:
	.byte	0x8
	.quad	.LVL2
	.uleb128 .LVL2-.LVL2
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
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
	.uleb128 .LFE1-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU4
.LLST1:
	.byte	0x8
	.quad	.LVL0
	.uleb128 .LVL0-.LVL0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x5c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.quad	.LFB4
	.quad	.LFE4-.LFB4
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
.LLRL6:
	.byte	0x5
	.quad	.LBB12
	.byte	0x4
	.uleb128 .LBB12-.LBB12
	.uleb128 .LBE12-.LBB12
	.byte	0x4
	.uleb128 .LBB15-.LBB12
	.uleb128 .LBE15-.LBB12
	.byte	0
.LLRL7:
	.byte	0x7
	.quad	.LFB1
	.uleb128 .LFE1-.LFB1
	.byte	0x7
	.quad	.LFB2
	.uleb128 .LFE2-.LFB2
	.byte	0x7
	.quad	.LFB3
	.uleb128 .LFE3-.LFB3
	.byte	0x7
	.quad	.LFB4
	.uleb128 .LFE4-.LFB4
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF4:
	.string	"alive"
.LASF5:
	.string	"dead"
.LASF6:
	.string	"GNU C17 12.2.0"
.LASF2:
	.string	"entry"
.LASF7:
	.string	"shared"
.LASF3:
	.string	"dead_too"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"dead.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
