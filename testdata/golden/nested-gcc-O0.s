	.file	"nested.c"
	.text
.Ltext0:
	.file 0 "/src" "nested.c"
	.type	apply, @function
apply:
.LFB0:
	.file 1 "nested.c"
	.loc 1 3 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$16, %rsp
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	.loc 1 4 9
	movl	-12(%rbp), %eax
	movq	-8(%rbp), %rdx
	movl	%eax, %edi
	call	*%rdx
.LVL0:
	.loc 1 4 17
	addl	$1, %eax
	.loc 1 5 1
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE0:
	.size	apply, .-apply
	.type	twice.1, @function
twice.1:
.LFB3:
	.loc 1 13 3
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movl	%edi, -4(%rbp)
	movq	%r10, %rax
	movq	%r10, -16(%rbp)
	.loc 1 14 9
	movq	(%rax), %rdx
	movl	4(%rdx), %ecx
	movq	(%rax), %rdx
	addl	$1, %ecx
	movl	%ecx, 4(%rdx)
	.loc 1 15 13
	movq	(%rax), %rax
	movl	(%rax), %edx
	movl	-4(%rbp), %eax
	addl	%edx, %eax
	.loc 1 16 3
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE3:
	.size	twice.1, .-twice.1
	.type	add.0, @function
add.0:
.LFB2:
	.loc 1 11 2
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r12
	pushq	%rbx
	subq	$32, %rsp
	.cfi_offset 12, -24
	.cfi_offset 3, -32
	movl	%edi, -36(%rbp)
	movq	%r10, %rbx
	movq	%r10, -48(%rbp)
	.loc 1 10 32
	leaq	16(%rbp), %rax
	movq	%rax, -24(%rbp)
	movq	%rbx, -32(%rbp)
	.loc 1 17 10
	movl	-36(%rbp), %eax
	leaq	-32(%rbp), %rdx
	movq	%rdx, %r10
	movl	%eax, %edi
	call	twice.1
	movl	%eax, %r12d
	.loc 1 17 21
	movl	(%rbx), %eax
	leaq	-32(%rbp), %rdx
	movq	%rdx, %r10
	movl	%eax, %edi
	call	twice.1
	.loc 1 17 19
	addl	%r12d, %eax
	.loc 1 18 2
	addq	$32, %rsp
	popq	%rbx
	popq	%r12
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE2:
	.size	add.0, .-add.0
	.globl	entry
	.type	entry, @function
entry:
.LFB1:
	.loc 1 8 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$64, %rsp
	movl	%edi, -52(%rbp)
	.loc 1 7 5
	leaq	16(%rbp), %rax
	movq	%rax, -8(%rbp)
	movl	-52(%rbp), %eax
	movl	%eax, -48(%rbp)
	leaq	-48(%rbp), %rax
	addq	$8, %rax
	leaq	-48(%rbp), %rdx
	movw	$-17591, (%rax)
	leaq	add.0(%rip), %rcx
	movq	%rcx, 2(%rax)
	movw	$-17847, 10(%rax)
	movq	%rdx, 12(%rax)
	movl	$-1864106167, 20(%rax)
	.loc 1 9 6
	movl	$0, %eax
	movl	%eax, -44(%rbp)
	.loc 1 19 9
	movl	-48(%rbp), %eax
	leaq	-48(%rbp), %rdx
	addq	$8, %rdx
	movl	%eax, %esi
	movq	%rdx, %rdi
	call	apply
	.loc 1 19 26
	movl	-44(%rbp), %edx
	addl	%edx, %eax
	.loc 1 20 1
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE1:
	.size	entry, .-entry
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x12a
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x3
	.long	.LASF6
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x4
	.long	.LASF7
	.byte	0x1
	.byte	0x7
	.byte	0x5
	.long	0xd4
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0xd4
	.uleb128 0x2
	.long	.LASF2
	.byte	0x7
	.byte	0xf
	.long	0xd4
	.uleb128 0x2
	.byte	0x91
	.sleb128 -64
	.uleb128 0x5
	.long	.LASF8
	.byte	0x1
	.byte	0x9
	.byte	0x6
	.long	0xd4
	.uleb128 0x4
	.byte	0x91
	.sleb128 -64
	.byte	0x23
	.uleb128 0x4
	.uleb128 0x6
	.string	"add"
	.byte	0x1
	.byte	0xa
	.byte	0x20
	.long	0xd4
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x6
	.byte	0x91
	.sleb128 -64
	.byte	0x6
	.byte	0x23
	.uleb128 0x28
	.byte	0x6
	.uleb128 0x1
	.string	"x"
	.byte	0xa
	.byte	0x28
	.long	0xd4
	.uleb128 0x2
	.byte	0x91
	.sleb128 -52
	.uleb128 0x7
	.long	.LASF3
	.byte	0x1
	.byte	0xc
	.byte	0x7
	.long	0xd4
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x6
	.byte	0x91
	.sleb128 -32
	.byte	0x6
	.byte	0x23
	.uleb128 0x8
	.byte	0x6
	.uleb128 0x1
	.string	"y"
	.byte	0xc
	.byte	0x11
	.long	0xd4
	.uleb128 0x2
	.byte	0x91
	.sleb128 -20
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x8
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x9
	.long	.LASF4
	.byte	0x1
	.byte	0x2
	.byte	0x26
	.long	0xd4
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x118
	.uleb128 0x2
	.long	.LASF5
	.byte	0x2
	.byte	0x32
	.long	0x127
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x1
	.string	"x"
	.byte	0x2
	.byte	0x42
	.long	0xd4
	.uleb128 0x2
	.byte	0x91
	.sleb128 -28
	.byte	0
	.uleb128 0xa
	.long	0xd4
	.long	0x127
	.uleb128 0xb
	.long	0xd4
	.byte	0
	.uleb128 0xc
	.byte	0x8
	.long	0x118
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
	.uleb128 0x18
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
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x48
	.uleb128 0x18
	.uleb128 0x7c
	.uleb128 0x19
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
	.uleb128 0x8
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
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
.LASF3:
	.string	"twice"
.LASF4:
	.string	"apply"
.LASF5:
	.string	"what"
.LASF8:
	.string	"calls"
.LASF2:
	.string	"base"
.LASF6:
	.string	"GNU C17 12.2.0"
.LASF7:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"/src"
.LASF0:
	.string	"nested.c"
	.section	.note.GNU-stack,"x",@progbits
