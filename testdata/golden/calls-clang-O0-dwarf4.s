	.text
	.file	"calls.c"
	.globl	float_
	.p2align	4, 0x90
	.type	float_,@function
float_:
.Lfunc_begin0:
	.file	1 "/src" "calls.c"
	.loc	1 23 0
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$128, %rsp
	movq	%rdi, -96(%rbp)
	movl	%esi, -100(%rbp)
	movq	%rdx, -112(%rbp)
.Ltmp0:
	.loc	1 24 6 prologue_end
	movl	$0, -116(%rbp)
.Ltmp1:
	.loc	1 25 11
	movl	$0, -120(%rbp)
.LBB0_1:
.Ltmp2:
	.loc	1 25 18 is_stmt 0
	movl	-120(%rbp), %eax
	.loc	1 25 20
	cmpl	-100(%rbp), %eax
.Ltmp3:
	.loc	1 25 2
	jge	.LBB0_7
.Ltmp4:
	.loc	1 26 17 is_stmt 1
	movq	-96(%rbp), %rax
	movslq	-120(%rbp), %rcx
	movl	(%rax,%rcx,4), %ecx
	.loc	1 26 28 is_stmt 0
	movq	-112(%rbp), %rax
	movl	%ecx, -76(%rbp)
	movq	%rax, -88(%rbp)
.Ltmp5:
	.loc	1 17 8 is_stmt 1
	cmpl	$100, -76(%rbp)
.Ltmp6:
	.loc	1 17 6 is_stmt 0
	jle	.LBB0_4
.Ltmp7:
	.loc	1 18 17 is_stmt 1
	movl	-76(%rbp), %ecx
	.loc	1 18 19 is_stmt 0
	subl	$100, %ecx
	.loc	1 18 26
	movq	-88(%rbp), %rax
	movl	%ecx, -56(%rbp)
	movq	%rax, -64(%rbp)
.Ltmp8:
	.loc	1 11 10 is_stmt 1
	movl	-56(%rbp), %eax
	.loc	1 11 12 is_stmt 0
	addl	$3, %eax
	.loc	1 11 6
	movl	%eax, -68(%rbp)
	.loc	1 12 17 is_stmt 1
	movl	-68(%rbp), %ecx
	.loc	1 12 20 is_stmt 0
	movq	-64(%rbp), %rax
	movl	%ecx, -4(%rbp)
	movq	%rax, -16(%rbp)
.Ltmp9:
	.loc	1 6 9 is_stmt 1
	movq	-16(%rbp), %rax
	.loc	1 6 14 is_stmt 0
	movl	-4(%rbp), %edi
	.loc	1 6 9
	callq	*%rax
	.loc	1 6 17
	imull	-4(%rbp), %eax
.Ltmp10:
	.loc	1 12 26 is_stmt 1
	subl	-56(%rbp), %eax
.Ltmp11:
	.loc	1 18 3
	movl	%eax, -72(%rbp)
	jmp	.LBB0_5
.Ltmp12:
.LBB0_4:
	.loc	1 19 16
	movl	-76(%rbp), %ecx
	.loc	1 19 19 is_stmt 0
	movq	-88(%rbp), %rax
	movl	%ecx, -36(%rbp)
	movq	%rax, -48(%rbp)
.Ltmp13:
	.loc	1 11 10 is_stmt 1
	movl	-36(%rbp), %eax
	.loc	1 11 12 is_stmt 0
	addl	$3, %eax
	.loc	1 11 6
	movl	%eax, -52(%rbp)
	.loc	1 12 17 is_stmt 1
	movl	-52(%rbp), %ecx
	.loc	1 12 20 is_stmt 0
	movq	-48(%rbp), %rax
	movl	%ecx, -20(%rbp)
	movq	%rax, -32(%rbp)
.Ltmp14:
	.loc	1 6 9 is_stmt 1
	movq	-32(%rbp), %rax
	.loc	1 6 14 is_stmt 0
	movl	-20(%rbp), %edi
	.loc	1 6 9
	callq	*%rax
	.loc	1 6 17
	imull	-20(%rbp), %eax
.Ltmp15:
	.loc	1 12 26 is_stmt 1
	subl	-36(%rbp), %eax
.Ltmp16:
	.loc	1 19 25
	addl	$7, %eax
	.loc	1 19 2 is_stmt 0
	movl	%eax, -72(%rbp)
.LBB0_5:
	.loc	1 20 1 is_stmt 1
	movl	-72(%rbp), %eax
.Ltmp17:
	.loc	1 26 9
	addl	-116(%rbp), %eax
	movl	%eax, -116(%rbp)
	.loc	1 25 30
	movl	-120(%rbp), %eax
	addl	$1, %eax
	movl	%eax, -120(%rbp)
	.loc	1 25 2 is_stmt 0
	jmp	.LBB0_1
.Ltmp18:
.LBB0_7:
	.loc	1 27 9 is_stmt 1
	movl	-116(%rbp), %eax
	.loc	1 27 2 is_stmt 0
	addq	$128, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp19:
.Lfunc_end0:
	.size	float_, .Lfunc_end0-float_
	.cfi_endproc

	.globl	f
	.p2align	4, 0x90
	.type	f,@function
f:
.Lfunc_begin1:
	.file	2 "/src" "parts/generated.y"
	.loc	2 501 0 is_stmt 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movl	%edi, -4(%rbp)
.Ltmp20:
	.loc	2 502 9 prologue_end
	movl	-4(%rbp), %eax
	.loc	2 502 11 is_stmt 0
	movl	$7, %ecx
	cltd
	idivl	%ecx
	.loc	2 502 2
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp21:
.Lfunc_end1:
	.size	f, .Lfunc_end1-f
	.cfi_endproc

	.globl	entry
	.p2align	4, 0x90
	.type	entry,@function
entry:
.Lfunc_begin2:
	.loc	2 506 0 is_stmt 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$16, %rsp
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
.Ltmp22:
	.loc	2 507 16 prologue_end
	movq	-8(%rbp), %rdi
	.loc	2 507 24 is_stmt 0
	movl	-12(%rbp), %esi
	.loc	2 507 9
	movq	f@GOTPCREL(%rip), %rdx
	callq	float_@PLT
	movl	%eax, -16(%rbp)
	.loc	2 507 43
	movq	-8(%rbp), %rdi
	.loc	2 507 36
	movl	$2, %esi
	movq	f@GOTPCREL(%rip), %rdx
	callq	float_@PLT
	movl	%eax, %ecx
	movl	-16(%rbp), %eax
	.loc	2 507 34
	addl	%ecx, %eax
	.loc	2 507 2
	addq	$16, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp23:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.debug_abbrev,"",@progbits
	.byte	1
	.byte	17
	.byte	1
	.byte	37
	.byte	14
	.byte	19
	.byte	5
	.byte	3
	.byte	14
	.byte	16
	.byte	23
	.byte	27
	.byte	14
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	2
	.byte	46
	.byte	1
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	3
	.byte	5
	.byte	0
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	4
	.byte	36
	.byte	0
	.byte	3
	.byte	14
	.byte	62
	.byte	11
	.byte	11
	.byte	11
	.byte	0
	.byte	0
	.byte	5
	.byte	22
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	0
	.byte	0
	.byte	6
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	7
	.byte	21
	.byte	1
	.byte	73
	.byte	19
	.byte	39
	.byte	25
	.byte	0
	.byte	0
	.byte	8
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	9
	.byte	52
	.byte	0
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	10
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	11
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	12
	.byte	52
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	13
	.byte	11
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	14
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	15
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	16
	.byte	52
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	17
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	18
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	4
	.long	.debug_abbrev
	.byte	8
	.byte	1
	.long	.Linfo_string0
	.short	12
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.quad	.Lfunc_begin0
	.long	.Lfunc_end2-.Lfunc_begin0
	.byte	2
	.long	.Linfo_string3
	.byte	1
	.byte	15

	.long	77
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	15
	.long	77
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	15
	.long	84
	.byte	0
	.byte	4
	.long	.Linfo_string4
	.byte	5
	.byte	4
	.byte	5
	.long	95
	.long	.Linfo_string7
	.byte	1
	.byte	2
	.byte	6
	.long	100
	.byte	7
	.long	77

	.byte	8
	.long	77
	.byte	0
	.byte	2
	.long	.Linfo_string8
	.byte	1
	.byte	9

	.long	77
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	9
	.long	77
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	9
	.long	84
	.byte	9
	.long	.Linfo_string9
	.byte	1
	.byte	11
	.long	77
	.byte	0
	.byte	2
	.long	.Linfo_string10
	.byte	1
	.byte	4

	.long	77
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	4
	.long	77
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	4
	.long	84
	.byte	0
	.byte	10
	.quad	.Lfunc_begin0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	86
	.long	.Linfo_string11
	.byte	1
	.byte	22

	.long	77

	.byte	11
	.byte	3
	.byte	145
	.ascii	"\240\177"
	.long	.Linfo_string14
	.byte	1
	.byte	22
	.long	610
	.byte	11
	.byte	3
	.byte	145
	.ascii	"\234\177"
	.long	.Linfo_string15
	.byte	1
	.byte	22
	.long	77
	.byte	11
	.byte	3
	.byte	145
	.ascii	"\220\177"
	.long	.Linfo_string6
	.byte	1
	.byte	22
	.long	84
	.byte	12
	.byte	3
	.byte	145
	.ascii	"\214\177"
	.long	.Linfo_string16
	.byte	1
	.byte	24
	.long	77
	.byte	13
	.quad	.Ltmp1
	.long	.Ltmp18-.Ltmp1
	.byte	12
	.byte	3
	.byte	145
	.ascii	"\210\177"
	.long	.Linfo_string17
	.byte	1
	.byte	25
	.long	77
	.byte	14
	.long	42
	.quad	.Ltmp5
	.long	.Ltmp17-.Ltmp5
	.byte	1
	.byte	26
	.byte	12
	.byte	15
	.byte	3
	.byte	145
	.ascii	"\264\177"
	.long	54
	.byte	15
	.byte	3
	.byte	145
	.ascii	"\250\177"
	.long	65
	.byte	14
	.long	111
	.quad	.Ltmp8
	.long	.Ltmp11-.Ltmp8
	.byte	1
	.byte	18
	.byte	10
	.byte	15
	.byte	2
	.byte	145
	.byte	72
	.long	123
	.byte	15
	.byte	2
	.byte	145
	.byte	64
	.long	134
	.byte	16
	.byte	3
	.byte	145
	.ascii	"\274\177"
	.long	145
	.byte	14
	.long	157
	.quad	.Ltmp9
	.long	.Ltmp10-.Ltmp9
	.byte	1
	.byte	12
	.byte	9
	.byte	15
	.byte	2
	.byte	145
	.byte	124
	.long	169
	.byte	15
	.byte	2
	.byte	145
	.byte	112
	.long	180
	.byte	0
	.byte	0
	.byte	14
	.long	111
	.quad	.Ltmp13
	.long	.Ltmp16-.Ltmp13
	.byte	1
	.byte	19
	.byte	9
	.byte	15
	.byte	2
	.byte	145
	.byte	92
	.long	123
	.byte	15
	.byte	2
	.byte	145
	.byte	80
	.long	134
	.byte	16
	.byte	2
	.byte	145
	.byte	76
	.long	145
	.byte	14
	.long	157
	.quad	.Ltmp14
	.long	.Ltmp15-.Ltmp14
	.byte	1
	.byte	12
	.byte	9
	.byte	15
	.byte	2
	.byte	145
	.byte	108
	.long	169
	.byte	15
	.byte	2
	.byte	145
	.byte	96
	.long	180
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	17
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	86
	.long	.Linfo_string12
	.byte	2
	.short	500

	.long	77

	.byte	18
	.byte	2
	.byte	145
	.byte	124
	.long	.Linfo_string5
	.byte	2
	.short	500
	.long	77
	.byte	0
	.byte	17
	.quad	.Lfunc_begin2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	86
	.long	.Linfo_string13
	.byte	2
	.short	505

	.long	77

	.byte	18
	.byte	2
	.byte	145
	.byte	120
	.long	.Linfo_string14
	.byte	2
	.short	505
	.long	610
	.byte	18
	.byte	2
	.byte	145
	.byte	116
	.long	.Linfo_string15
	.byte	2
	.short	505
	.long	77
	.byte	0
	.byte	6
	.long	77
	.byte	0
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"calls.c"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"deep"
.Linfo_string4:
	.asciz	"int"
.Linfo_string5:
	.asciz	"x"
.Linfo_string6:
	.asciz	"next"
.Linfo_string7:
	.asciz	"step"
.Linfo_string8:
	.asciz	"deeper"
.Linfo_string9:
	.asciz	"y"
.Linfo_string10:
	.asciz	"deepest"
.Linfo_string11:
	.asciz	"float_"
.Linfo_string12:
	.asciz	"f"
.Linfo_string13:
	.asciz	"entry"
.Linfo_string14:
	.asciz	"values"
.Linfo_string15:
	.asciz	"count"
.Linfo_string16:
	.asciz	"total"
.Linfo_string17:
	.asciz	"i"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
