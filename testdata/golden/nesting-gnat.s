	.file	"nesting.adb"
	.text
.Ltext0:
	.file 0 "/src" "nesting.adb"
	.align 2
	.type	nesting__outer__inner.0, @function
nesting__outer__inner.0:
.LVL0:
.LFB5:
	.file 1 "nesting.adb"
	.loc 1 10 7 view -0
	.cfi_startproc
	.loc 1 12 29 view .LVU1
	imull	4(%r10), %edi
.LVL1:
	.loc 1 12 16 view .LVU2
	addl	%edi, (%r10)
	.loc 1 13 11 view .LVU3
	ret
	.cfi_endproc
.LFE5:
	.size	nesting__outer__inner.0, .-nesting__outer__inner.0
	.align 2
	.globl	nesting__deeper__pairIP
	.type	nesting__deeper__pairIP, @function
nesting__deeper__pairIP:
.LFB2:
	.cfi_startproc
	movl	$0, %eax
	ret
	.cfi_endproc
.LFE2:
	.size	nesting__deeper__pairIP, .-nesting__deeper__pairIP
	.align 2
	.globl	nesting__deeper__Oadd
	.type	nesting__deeper__Oadd, @function
nesting__deeper__Oadd:
.LVL2:
.LFB3:
	.loc 1 21 7 view -0
	.cfi_startproc
	.loc 1 23 33 view .LVU5
	movq	%rdi, %rdx
	sarq	$32, %rdx
	movq	%rsi, %rax
	sarq	$32, %rax
	.loc 1 23 10 view .LVU6
	leal	(%rdx,%rax), %edx
	salq	$32, %rdx
	leal	(%rdi,%rsi), %eax
	orq	%rdx, %rax
	.loc 1 24 11 view .LVU7
	ret
	.cfi_endproc
.LFE3:
	.size	nesting__deeper__Oadd, .-nesting__deeper__Oadd
	.align 2
	.globl	nesting__outer
	.type	nesting__outer, @function
nesting__outer:
.LVL3:
.LFB4:
	.loc 1 4 4 view -0
	.cfi_startproc
	.loc 1 4 4 is_stmt 0 view .LVU9
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	subq	$16, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 4 4 is_stmt 1 view .LVU10
	movl	%edi, 4(%rsp)
	.loc 1 5 7 view .LVU11
	movl	$0, (%rsp)
	.loc 1 15 7 view .LVU12
	movq	%rsp, %rbx
	movq	%rbx, %r10
	call	nesting__outer__inner.0
.LVL4:
	.loc 1 16 7 view .LVU13
	movq	%rbx, %r10
	movl	(%rsp), %edi
	call	nesting__outer__inner.0
.LVL5:
	.loc 1 18 8 view .LVU14
	movl	(%rsp), %eax
	addq	$16, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE4:
	.size	nesting__outer, .-nesting__outer
	.globl	nesting_E
	.data
	.align 2
	.type	nesting_E, @object
	.size	nesting_E, 2
nesting_E:
	.zero	2
	.text
.Letext0:
	.file 2 "nesting.ads"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x131
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
	.long	.LASF2
	.byte	0xd
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL2
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x6
	.long	.LASF3
	.byte	0x8
	.byte	0x2
	.byte	0x7
	.byte	0xc
	.long	0x4a
	.uleb128 0x1
	.string	"x"
	.byte	0xa
	.long	0x4f
	.byte	0
	.uleb128 0x1
	.string	"y"
	.byte	0xd
	.long	0x4f
	.byte	0x4
	.byte	0
	.uleb128 0x7
	.long	0x2a
	.uleb128 0x8
	.byte	0x4
	.byte	0x5
	.long	.LASF4
	.uleb128 0x2
	.long	0x4f
	.uleb128 0x2
	.long	0x4f
	.uleb128 0x9
	.long	.LASF5
	.byte	0x1
	.byte	0x4
	.byte	0x4
	.long	0x4f
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x101
	.uleb128 0x3
	.string	"x"
	.byte	0x2
	.byte	0x4
	.byte	0x14
	.long	0x5b
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xa
	.long	.LASF6
	.byte	0x1
	.byte	0x5
	.byte	0x7
	.long	0x4f
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0xb
	.long	.LASF7
	.byte	0x1
	.byte	0xa
	.byte	0x7
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x5
	.byte	0x7a
	.sleb128 0
	.byte	0x23
	.uleb128 0x8
	.byte	0x6
	.long	0xda
	.uleb128 0x3
	.string	"y"
	.byte	0x1
	.byte	0x7
	.byte	0x18
	.long	0x56
	.long	.LLST0
	.long	.LVUS0
	.byte	0
	.uleb128 0xc
	.quad	.LVL4
	.long	0xa3
	.long	0xf3
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0xe
	.quad	.LVL5
	.long	0xa3
	.byte	0
	.uleb128 0xf
	.long	.LASF8
	.byte	0x1
	.byte	0x15
	.byte	0x7
	.long	0x2a
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.string	"a"
	.byte	0x15
	.long	0x4a
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"b"
	.byte	0x18
	.long	0x4a
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 10
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x48
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
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
.LVUS1:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 0
.LLST1:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-1-.LVL3
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-1-.LVL3
	.uleb128 .LFE4-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU2
	.uleb128 .LVU2
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
	.uleb128 .LFE5-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x3c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.LFE5-.Ltext0
	.quad	.LFB3
	.quad	.Letext0-.LFB3
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
	.quad	.Ltext0
	.uleb128 .LFE5-.Ltext0
	.byte	0x7
	.quad	.LFB3
	.uleb128 .Letext0-.LFB3
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF3:
	.string	"nesting__deeper__pair"
.LASF4:
	.string	"integer"
.LASF5:
	.string	"nesting__outer"
.LASF8:
	.string	"nesting__deeper__Oadd"
.LASF2:
	.string	"GNU Ada 12.2.0"
.LASF6:
	.string	"count"
.LASF7:
	.string	"nesting__outer__inner"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"nesting.adb"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
