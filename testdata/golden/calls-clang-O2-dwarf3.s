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
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
.Ltmp0:
	.loc	1 25 20 prologue_end
	testl	%esi, %esi
.Ltmp1:
	.loc	1 25 2 is_stmt 0
	jle	.LBB0_1
.Ltmp2:
	.loc	1 0 2
	movq	%rdx, %r14
	movq	%rdi, %r15
.Ltmp3:
	.loc	1 25 20
	movl	%esi, %r12d
.Ltmp4:
	.loc	1 0 20
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
.Ltmp5:
	.p2align	4, 0x90
.LBB0_4:
	.loc	1 26 17 is_stmt 1
	movl	(%r15,%rbx,4), %eax
.Ltmp6:
	.loc	1 0 0 is_stmt 0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r13d
	subl	%eax, %ebp
.Ltmp7:
	leal	7(%rbp), %edx
	addl	$100, %ebp
.Ltmp8:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp9:
	.loc	1 0 0 is_stmt 0
	cmovll	%ecx, %r13d
	cmovll	%edx, %ebp
	movl	%r13d, %edi
	callq	*%r14
.Ltmp10:
	imull	%r13d, %eax
.Ltmp11:
	.loc	1 26 9 is_stmt 1
	addl	%ebp, %eax
.Ltmp12:
	.loc	1 25 30
	addq	$1, %rbx
.Ltmp13:
	.loc	1 0 30 is_stmt 0
	movl	%eax, %ebp
	.loc	1 25 20
	cmpq	%rbx, %r12
.Ltmp14:
	.loc	1 25 2
	jne	.LBB0_4
	jmp	.LBB0_2
.Ltmp15:
.LBB0_1:
	.loc	1 0 2
	xorl	%eax, %eax
.Ltmp16:
.LBB0_2:
	.loc	1 27 2 is_stmt 1
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp17:
.Lfunc_end0:
	.size	float_, .Lfunc_end0-float_
	.cfi_endproc

	.globl	f
	.p2align	4, 0x90
	.type	f,@function
f:
.Lfunc_begin1:
	.file	2 "/src" "parts/generated.y"
	.loc	2 501 0
	.cfi_startproc
	.loc	2 502 11 prologue_end
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rcx
	shrq	$32, %rcx
	addl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	sarl	$2, %eax
	addl	%ecx, %eax
	.loc	2 502 2 is_stmt 0
	retq
.Ltmp18:
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
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %r14
.Ltmp19:
	.loc	1 25 20 prologue_end
	testl	%esi, %esi
.Ltmp20:
	.loc	1 25 2 is_stmt 0
	jle	.LBB2_1
.Ltmp21:
	.loc	1 25 20
	movl	%esi, %r15d
.Ltmp22:
	.loc	1 0 20
	xorl	%r13d, %r13d
	xorl	%ebx, %ebx
.Ltmp23:
	.p2align	4, 0x90
.LBB2_3:
	.loc	1 26 17 is_stmt 1
	movl	(%r14,%r13,4), %eax
.Ltmp24:
	.loc	1 0 0 is_stmt 0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r12d
	subl	%eax, %ebx
.Ltmp25:
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp26:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp27:
	.loc	1 0 0 is_stmt 0
	cmovll	%ecx, %r12d
	cmovll	%edx, %ebx
	movl	%r12d, %edi
	callq	f@PLT
.Ltmp28:
	movl	%eax, %ebp
.Ltmp29:
	imull	%r12d, %ebp
.Ltmp30:
	.loc	1 26 9 is_stmt 1
	addl	%ebx, %ebp
.Ltmp31:
	.loc	1 25 30
	addq	$1, %r13
.Ltmp32:
	.loc	1 0 30 is_stmt 0
	movl	%ebp, %ebx
	.loc	1 25 20
	cmpq	%r13, %r15
.Ltmp33:
	.loc	1 25 2
	jne	.LBB2_3
	jmp	.LBB2_4
.Ltmp34:
.LBB2_1:
	.loc	1 0 2
	xorl	%ebp, %ebp
.Ltmp35:
.LBB2_4:
	.loc	1 26 17 is_stmt 1
	movl	(%r14), %r12d
.Ltmp36:
	.loc	1 0 0 is_stmt 0
	leal	3(%r12), %eax
	leal	-97(%r12), %r15d
.Ltmp37:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %r12d
.Ltmp38:
	.loc	1 0 0 is_stmt 0
	cmovll	%eax, %r15d
	movl	%r15d, %edi
	callq	f@PLT
	movl	%eax, %ebx
.Ltmp39:
	imull	%r15d, %ebx
.Ltmp40:
	leal	7(%rbx), %eax
	addl	$100, %ebx
.Ltmp41:
	.loc	1 17 8
	cmpl	$101, %r12d
.Ltmp42:
	.loc	1 26 17 is_stmt 1
	movl	4(%r14), %ecx
.Ltmp43:
	.loc	1 0 0 is_stmt 0
	cmovll	%eax, %ebx
	leal	-97(%rcx), %eax
	leal	3(%rcx), %r14d
.Ltmp44:
	addl	%ecx, %r12d
	subl	%r12d, %ebx
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp45:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %ecx
.Ltmp46:
	.loc	1 0 0 is_stmt 0
	cmovgel	%eax, %r14d
	cmovll	%edx, %ebx
	movl	%r14d, %edi
	callq	f@PLT
.Ltmp47:
	imull	%r14d, %eax
.Ltmp48:
	.loc	1 26 9 is_stmt 1
	addl	%ebx, %eax
.Ltmp49:
	.loc	2 507 34
	addl	%ebp, %eax
.Ltmp50:
	.loc	2 507 2 is_stmt 0
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp51:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	1
	.byte	85
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	95
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1
	.byte	85
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3
	.byte	163
	.byte	1
	.byte	85
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	92
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3
	.byte	163
	.byte	1
	.byte	84
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	1
	.byte	81
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	94
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1
	.byte	81
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3
	.byte	163
	.byte	1
	.byte	81
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.short	1
	.byte	86
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	83
	.quad	0
	.quad	0
.Ldebug_loc5:
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	0
	.quad	0
.Ldebug_loc6:
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	94
	.quad	0
	.quad	0
.Ldebug_loc7:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.short	1
	.byte	85
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.short	1
	.byte	94
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	3
	.byte	163
	.byte	1
	.byte	85
	.quad	0
	.quad	0
.Ldebug_loc8:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1
	.byte	95
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	3
	.byte	163
	.byte	1
	.byte	84
	.quad	0
	.quad	0
.Ldebug_loc9:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.short	1
	.byte	85
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1
	.byte	94
	.quad	0
	.quad	0
.Ldebug_loc10:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1
	.byte	95
	.quad	0
	.quad	0
.Ldebug_loc11:
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.short	1
	.byte	83
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1
	.byte	86
	.quad	0
	.quad	0
.Ldebug_loc12:
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1
	.byte	93
	.quad	0
	.quad	0
.Ldebug_loc13:
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	0
	.quad	0
.Ldebug_loc14:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.short	1
	.byte	94
	.quad	0
	.quad	0
.Ldebug_loc15:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	1
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	2
	.quad	0
	.quad	0
.Ldebug_loc16:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	0
	.quad	0
.Ldebug_loc17:
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.short	1
	.byte	92
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.short	1
	.byte	82
	.quad	0
	.quad	0
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
	.byte	6
	.byte	27
	.byte	14
	.byte	17
	.byte	1
	.byte	18
	.byte	1
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
	.byte	12
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
	.byte	12
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
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	1
	.byte	64
	.byte	10
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	10
	.byte	5
	.byte	0
	.byte	2
	.byte	6
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	11
	.byte	52
	.byte	0
	.byte	2
	.byte	6
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	12
	.byte	11
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	1
	.byte	0
	.byte	0
	.byte	13
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	18
	.byte	1
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	14
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	1
	.byte	64
	.byte	10
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	39
	.byte	12
	.byte	73
	.byte	19
	.byte	63
	.byte	12
	.byte	0
	.byte	0
	.byte	15
	.byte	5
	.byte	0
	.byte	2
	.byte	10
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
	.byte	16
	.byte	46
	.byte	1
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	12
	.byte	73
	.byte	19
	.byte	63
	.byte	12
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	17
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
	.byte	18
	.byte	11
	.byte	1
	.byte	0
	.byte	0
	.byte	19
	.byte	5
	.byte	0
	.byte	2
	.byte	6
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
	.byte	20
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	18
	.byte	1
	.byte	88
	.byte	11
	.byte	89
	.byte	5
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	21
	.byte	5
	.byte	0
	.byte	28
	.byte	13
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	22
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	3
	.long	.debug_abbrev
	.byte	8
	.byte	1
	.long	.Linfo_string0
	.short	12
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.quad	.Lfunc_begin0
	.quad	.Lfunc_end2
	.byte	2
	.long	.Linfo_string3
	.byte	1
	.byte	15
	.byte	1
	.long	82
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	15
	.long	82
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	15
	.long	89
	.byte	0
	.byte	4
	.long	.Linfo_string4
	.byte	5
	.byte	4
	.byte	5
	.long	100
	.long	.Linfo_string7
	.byte	1
	.byte	2
	.byte	6
	.long	105
	.byte	7
	.long	82
	.byte	1
	.byte	8
	.long	82
	.byte	0
	.byte	9
	.quad	.Lfunc_begin0
	.quad	.Lfunc_end0
	.byte	1
	.byte	87
	.long	294
	.byte	10
	.long	.Ldebug_loc0
	.long	308
	.byte	10
	.long	.Ldebug_loc1
	.long	319
	.byte	10
	.long	.Ldebug_loc2
	.long	330
	.byte	11
	.long	.Ldebug_loc3
	.long	341
	.byte	12
	.quad	.Lfunc_begin0
	.quad	.Ltmp15
	.byte	11
	.long	.Ldebug_loc4
	.long	353
	.byte	13
	.long	46
	.quad	.Ltmp6
	.quad	.Ltmp11
	.byte	1
	.byte	26
	.byte	12
	.byte	10
	.long	.Ldebug_loc5
	.long	59
	.byte	10
	.long	.Ldebug_loc6
	.long	70
	.byte	0
	.byte	0
	.byte	0
	.byte	14
	.quad	.Lfunc_begin1
	.quad	.Lfunc_end1
	.byte	1
	.byte	87
	.long	.Linfo_string13
	.byte	2
	.short	500
	.byte	1
	.long	82
	.byte	1
	.byte	15
	.byte	1
	.byte	85
	.long	.Linfo_string5
	.byte	2
	.short	500
	.long	82
	.byte	0
	.byte	16
	.long	.Linfo_string8
	.byte	1
	.byte	22
	.byte	1
	.long	82
	.byte	1
	.byte	1
	.byte	3
	.long	.Linfo_string9
	.byte	1
	.byte	22
	.long	366
	.byte	3
	.long	.Linfo_string10
	.byte	1
	.byte	22
	.long	82
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	22
	.long	89
	.byte	17
	.long	.Linfo_string11
	.byte	1
	.byte	24
	.long	82
	.byte	18
	.byte	17
	.long	.Linfo_string12
	.byte	1
	.byte	25
	.long	82
	.byte	0
	.byte	0
	.byte	6
	.long	82
	.byte	14
	.quad	.Lfunc_begin2
	.quad	.Lfunc_end2
	.byte	1
	.byte	87
	.long	.Linfo_string14
	.byte	2
	.short	505
	.byte	1
	.long	82
	.byte	1
	.byte	19
	.long	.Ldebug_loc7
	.long	.Linfo_string9
	.byte	2
	.short	505
	.long	366
	.byte	19
	.long	.Ldebug_loc8
	.long	.Linfo_string10
	.byte	2
	.short	505
	.long	82
	.byte	20
	.long	294
	.quad	.Ltmp19
	.quad	.Ltmp34
	.byte	2
	.short	507
	.byte	9
	.byte	10
	.long	.Ldebug_loc9
	.long	308
	.byte	10
	.long	.Ldebug_loc10
	.long	319
	.byte	11
	.long	.Ldebug_loc11
	.long	341
	.byte	12
	.quad	.Ltmp19
	.quad	.Ltmp34
	.byte	11
	.long	.Ldebug_loc12
	.long	353
	.byte	13
	.long	46
	.quad	.Ltmp24
	.quad	.Ltmp30
	.byte	1
	.byte	26
	.byte	12
	.byte	10
	.long	.Ldebug_loc13
	.long	59
	.byte	0
	.byte	0
	.byte	0
	.byte	20
	.long	294
	.quad	.Ltmp35
	.quad	.Ltmp49
	.byte	2
	.short	507
	.byte	36
	.byte	10
	.long	.Ldebug_loc14
	.long	308
	.byte	21
	.byte	2
	.long	319
	.byte	11
	.long	.Ldebug_loc16
	.long	341
	.byte	12
	.quad	.Ltmp35
	.quad	.Ltmp49
	.byte	11
	.long	.Ldebug_loc15
	.long	353
	.byte	22
	.long	46
	.long	.Ldebug_ranges0
	.byte	1
	.byte	26
	.byte	12
	.byte	10
	.long	.Ldebug_loc17
	.long	59
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	0
	.quad	0
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
	.asciz	"float_"
.Linfo_string9:
	.asciz	"values"
.Linfo_string10:
	.asciz	"count"
.Linfo_string11:
	.asciz	"total"
.Linfo_string12:
	.asciz	"i"
.Linfo_string13:
	.asciz	"f"
.Linfo_string14:
	.asciz	"entry"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
