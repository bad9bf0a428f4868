	.file	"ifunc.c"
	.text
.Ltext0:
	.file 0 "/src" "ifunc.c"
#APP
	.symver versioned_code, versioned@@V1
#NO_APP
	.type	plain, @function
plain:
.LVL0:
.LFB0:
	.file 1 "ifunc.c"
	.loc 1 3 1 view -0
	.cfi_startproc
	.loc 1 4 2 view .LVU1
	.loc 1 4 11 is_stmt 0 view .LVU2
	leal	1(%rdi), %eax
	.loc 1 5 1 view .LVU3
	ret
	.cfi_endproc
.LFE0:
	.size	plain, .-plain
	.type	fast, @function
fast:
.LVL1:
.LFB1:
	.loc 1 8 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 9 2 view .LVU5
	.loc 1 9 11 is_stmt 0 view .LVU6
	leal	2(%rdi), %eax
	.loc 1 10 1 view .LVU7
	ret
	.cfi_endproc
.LFE1:
	.size	fast, .-fast
	.type	choose, @function
choose:
.LFB2:
	.loc 1 16 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 17 2 view .LVU9
	.loc 1 17 22 is_stmt 0 view .LVU10
	cmpl	$0, which(%rip)
	leaq	plain(%rip), %rax
	leaq	fast(%rip), %rdx
	cmovne	%rdx, %rax
	.loc 1 18 1 view .LVU11
	ret
	.cfi_endproc
.LFE2:
	.size	choose, .-choose
	.globl	chosen
	.hidden	chosen
	.type	chosen, @gnu_indirect_function
	.set	chosen,choose
	.weak	weakly
	.hidden	weakly
	.type	weakly, @function
weakly:
.LVL2:
.LFB3:
	.loc 1 23 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 2 view .LVU13
	.loc 1 24 11 is_stmt 0 view .LVU14
	leal	(%rdi,%rdi,2), %eax
	.loc 1 25 1 view .LVU15
	ret
	.cfi_endproc
.LFE3:
	.size	weakly, .-weakly
	.globl	alias
	.hidden	alias
	.set	alias,weakly
	.globl	versioned_code
	.hidden	versioned_code
	.type	versioned_code, @function
versioned_code:
.LVL3:
.LFB4:
	.loc 1 30 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 31 2 view .LVU17
	.loc 1 31 11 is_stmt 0 view .LVU18
	leal	(%rdi,%rdi,4), %eax
	.loc 1 32 1 view .LVU19
	ret
	.cfi_endproc
.LFE4:
	.size	versioned_code, .-versioned_code
	.globl	entry
	.hidden	entry
	.type	entry, @function
entry:
.LVL4:
.LFB5:
	.loc 1 35 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 36 2 view .LVU21
	.loc 1 36 11 is_stmt 0 view .LVU22
	movl	%edi, %eax
	subl	which(%rip), %eax
	.loc 1 37 1 view .LVU23
	ret
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
	.hidden	which
	.globl	which
	.bss
	.align 4
	.type	which, @object
	.size	which, 4
which:
	.zero	4
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x161
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x3
	.long	.LASF5
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x4
	.long	.LASF6
	.byte	0x1
	.byte	0xc
	.byte	0xc
	.long	0x3a
	.uleb128 0x5
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x6
	.long	0x2e
	.byte	0xd
	.byte	0x5
	.uleb128 0x9
	.byte	0x3
	.quad	which
	.uleb128 0x2
	.long	.LASF2
	.byte	0x22
	.byte	0x5
	.long	0x3a
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x7f
	.uleb128 0x1
	.string	"x"
	.byte	0x22
	.byte	0xf
	.long	0x3a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x2
	.long	.LASF3
	.byte	0x1d
	.byte	0x5
	.long	0x3a
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0xac
	.uleb128 0x1
	.string	"x"
	.byte	0x1d
	.byte	0x18
	.long	0x3a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x2
	.long	.LASF4
	.byte	0x16
	.byte	0x1b
	.long	0x3a
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0xd9
	.uleb128 0x1
	.string	"x"
	.byte	0x16
	.byte	0x26
	.long	0x3a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x7
	.long	0x3a
	.long	0xe8
	.uleb128 0x8
	.long	0x3a
	.byte	0
	.uleb128 0x9
	.long	.LASF7
	.byte	0x1
	.byte	0xf
	.byte	0xe
	.long	0x106
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xa
	.byte	0x8
	.long	0xd9
	.uleb128 0xb
	.long	.LASF8
	.byte	0x1
	.byte	0x7
	.byte	0xc
	.long	0x3a
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x13a
	.uleb128 0x1
	.string	"x"
	.byte	0x7
	.byte	0x15
	.long	0x3a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0xc
	.long	.LASF9
	.byte	0x1
	.byte	0x2
	.byte	0xc
	.long	0x3a
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x1
	.string	"x"
	.byte	0x2
	.byte	0x16
	.long	0x3a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x18
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
	.uleb128 0x3
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
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
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
	.uleb128 0x8
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x2e
	.byte	0
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
	.uleb128 0x7a
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
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
.LASF7:
	.string	"choose"
.LASF8:
	.string	"fast"
.LASF9:
	.string	"plain"
.LASF6:
	.string	"which"
.LASF3:
	.string	"versioned_code"
.LASF5:
	.string	"GNU C17 12.2.0"
.LASF4:
	.string	"weakly"
.LASF2:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"ifunc.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
