	.text
	.file	"calls.c"
	.globl	float_
	.p2align	4, 0x90
	.type	float_,@function
float_:
.Lfunc_begin0:
	.file	0 "/src" "calls.c" md5 0x2e190534ae0d505e7cfdb48a98a0fd88
	.loc	0 23 0
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
	.loc	0 25 20 prologue_end
	testl	%esi, %esi
.Ltmp1:
	.loc	0 25 2 is_stmt 0
	jle	.LBB0_1
.Ltmp2:
	.loc	0 0 2
	movq	%rdx, %r14
	movq	%rdi, %r15
.Ltmp3:
	.loc	0 25 20
	movl	%esi, %r12d
.Ltmp4:
	.loc	0 0 20
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
.Ltmp5:
	.p2align	4, 0x90
.LBB0_4:
	.loc	0 26 17 is_stmt 1
	movl	(%r15,%rbx,4), %eax
.Ltmp6:
	.loc	0 0 0 is_stmt 0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r13d
	subl	%eax, %ebp
.Ltmp7:
	leal	7(%rbp), %edx
	addl	$100, %ebp
.Ltmp8:
	.loc	0 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp9:
	.loc	0 0 0 is_stmt 0
	cmovll	%ecx, %r13d
	cmovll	%edx, %ebp
	movl	%r13d, %edi
	callq	*%r14
.Ltmp10:
	imull	%r13d, %eax
.Ltmp11:
	.loc	0 26 9 is_stmt 1
	addl	%ebp, %eax
.Ltmp12:
	.loc	0 25 30
	addq	$1, %rbx
.Ltmp13:
	.loc	0 0 30 is_stmt 0
	movl	%eax, %ebp
	.loc	0 25 20
	cmpq	%rbx, %r12
.Ltmp14:
	.loc	0 25 2
	jne	.LBB0_4
	jmp	.LBB0_2
.Ltmp15:
.LBB0_1:
	.loc	0 0 2
	xorl	%eax, %eax
.Ltmp16:
.LBB0_2:
	.loc	0 27 2 is_stmt 1
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
	.file	1 "parts" "generated.y"
	.loc	1 501 0
	.cfi_startproc
	.loc	1 502 11 prologue_end
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rcx
	shrq	$32, %rcx
	addl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	sarl	$2, %eax
	addl	%ecx, %eax
	.loc	1 502 2 is_stmt 0
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
	.loc	1 506 0 is_stmt 1
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
	.loc	0 25 20 prologue_end
	testl	%esi, %esi
.Ltmp20:
	.loc	0 25 2 is_stmt 0
	jle	.LBB2_1
.Ltmp21:
	.loc	0 25 20
	movl	%esi, %r15d
.Ltmp22:
	.loc	0 0 20
	xorl	%r13d, %r13d
	xorl	%ebx, %ebx
.Ltmp23:
	.p2align	4, 0x90
.LBB2_3:
	.loc	0 26 17 is_stmt 1
	movl	(%r14,%r13,4), %eax
.Ltmp24:
	.loc	0 0 0 is_stmt 0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r12d
	subl	%eax, %ebx
.Ltmp25:
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp26:
	.loc	0 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp27:
	.loc	0 0 0 is_stmt 0
	cmovll	%ecx, %r12d
	cmovll	%edx, %ebx
	movl	%r12d, %edi
	callq	f@PLT
.Ltmp28:
	movl	%eax, %ebp
.Ltmp29:
	imull	%r12d, %ebp
.Ltmp30:
	.loc	0 26 9 is_stmt 1
	addl	%ebx, %ebp
.Ltmp31:
	.loc	0 25 30
	addq	$1, %r13
.Ltmp32:
	.loc	0 0 30 is_stmt 0
	movl	%ebp, %ebx
	.loc	0 25 20
	cmpq	%r13, %r15
.Ltmp33:
	.loc	0 25 2
	jne	.LBB2_3
	jmp	.LBB2_4
.Ltmp34:
.LBB2_1:
	.loc	0 0 2
	xorl	%ebp, %ebp
.Ltmp35:
.LBB2_4:
	.loc	0 26 17 is_stmt 1
	movl	(%r14), %r12d
.Ltmp36:
	.loc	0 0 0 is_stmt 0
	leal	3(%r12), %eax
	leal	-97(%r12), %r15d
.Ltmp37:
	.loc	0 17 8 is_stmt 1
	cmpl	$101, %r12d
.Ltmp38:
	.loc	0 0 0 is_stmt 0
	cmovll	%eax, %r15d
	movl	%r15d, %edi
	callq	f@PLT
.Ltmp39:
	movl	%eax, %ebx
.Ltmp40:
	imull	%r15d, %ebx
.Ltmp41:
	leal	7(%rbx), %eax
	addl	$100, %ebx
.Ltmp42:
	.loc	0 17 8
	cmpl	$101, %r12d
.Ltmp43:
	.loc	0 26 17 is_stmt 1
	movl	4(%r14), %ecx
.Ltmp44:
	.loc	0 0 0 is_stmt 0
	cmovll	%eax, %ebx
	leal	-97(%rcx), %eax
	leal	3(%rcx), %r14d
.Ltmp45:
	addl	%ecx, %r12d
	subl	%r12d, %ebx
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp46:
	.loc	0 17 8 is_stmt 1
	cmpl	$101, %ecx
.Ltmp47:
	.loc	0 0 0 is_stmt 0
	cmovgel	%eax, %r14d
	cmovll	%edx, %ebx
	movl	%r14d, %edi
	callq	f@PLT
.Ltmp48:
	imull	%r14d, %eax
.Ltmp49:
	.loc	0 26 9 is_stmt 1
	addl	%ebx, %eax
.Ltmp50:
	.loc	1 507 34
	addl	%ebp, %eax
.Ltmp51:
	.loc	1 507 2 is_stmt 0
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
.Ltmp52:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0
.Ldebug_list_header_start0:
	.short	5
	.byte	8
	.byte	0
	.long	18
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
	.long	.Ldebug_loc2-.Lloclists_table_base0
	.long	.Ldebug_loc3-.Lloclists_table_base0
	.long	.Ldebug_loc4-.Lloclists_table_base0
	.long	.Ldebug_loc5-.Lloclists_table_base0
	.long	.Ldebug_loc6-.Lloclists_table_base0
	.long	.Ldebug_loc7-.Lloclists_table_base0
	.long	.Ldebug_loc8-.Lloclists_table_base0
	.long	.Ldebug_loc9-.Lloclists_table_base0
	.long	.Ldebug_loc10-.Lloclists_table_base0
	.long	.Ldebug_loc11-.Lloclists_table_base0
	.long	.Ldebug_loc12-.Lloclists_table_base0
	.long	.Ldebug_loc13-.Lloclists_table_base0
	.long	.Ldebug_loc14-.Lloclists_table_base0
	.long	.Ldebug_loc15-.Lloclists_table_base0
	.long	.Ldebug_loc16-.Lloclists_table_base0
	.long	.Ldebug_loc17-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	95
	.byte	4
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp16-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp16-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc1:
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp4-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp4-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	92
	.byte	4
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp16-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp16-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	84
	.byte	159
	.byte	0
.Ldebug_loc2:
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	94
	.byte	4
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp16-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	4
	.uleb128 .Ltmp16-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	81
	.byte	159
	.byte	0
.Ldebug_loc3:
	.byte	4
	.uleb128 .Ltmp0-.Lfunc_begin0
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin0
	.uleb128 .Ltmp7-.Lfunc_begin0
	.byte	1
	.byte	86
	.byte	4
	.uleb128 .Ltmp12-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	4
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp16-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	0
.Ldebug_loc4:
	.byte	4
	.uleb128 .Ltmp0-.Lfunc_begin0
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	83
	.byte	0
.Ldebug_loc5:
	.byte	4
	.uleb128 .Ltmp6-.Lfunc_begin0
	.uleb128 .Ltmp10-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc6:
	.byte	4
	.uleb128 .Ltmp8-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	94
	.byte	0
.Ldebug_loc7:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp21-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp21-.Lfunc_begin0
	.uleb128 .Ltmp45-.Lfunc_begin0
	.byte	1
	.byte	94
	.byte	4
	.uleb128 .Ltmp45-.Lfunc_begin0
	.uleb128 .Lfunc_end2-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc8:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp22-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp22-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	1
	.byte	95
	.byte	4
	.uleb128 .Ltmp34-.Lfunc_begin0
	.uleb128 .Ltmp35-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp35-.Lfunc_begin0
	.uleb128 .Lfunc_end2-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	84
	.byte	159
	.byte	0
.Ldebug_loc9:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp21-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp21-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	1
	.byte	94
	.byte	0
.Ldebug_loc10:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp22-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp22-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	1
	.byte	95
	.byte	0
.Ldebug_loc11:
	.byte	4
	.uleb128 .Ltmp19-.Lfunc_begin0
	.uleb128 .Ltmp23-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp23-.Lfunc_begin0
	.uleb128 .Ltmp25-.Lfunc_begin0
	.byte	1
	.byte	83
	.byte	4
	.uleb128 .Ltmp31-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	1
	.byte	86
	.byte	0
.Ldebug_loc12:
	.byte	4
	.uleb128 .Ltmp19-.Lfunc_begin0
	.uleb128 .Ltmp23-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp23-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	1
	.byte	93
	.byte	0
.Ldebug_loc13:
	.byte	4
	.uleb128 .Ltmp24-.Lfunc_begin0
	.uleb128 .Ltmp28-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc14:
	.byte	4
	.uleb128 .Ltmp35-.Lfunc_begin0
	.uleb128 .Ltmp45-.Lfunc_begin0
	.byte	1
	.byte	94
	.byte	0
.Ldebug_loc15:
	.byte	4
	.uleb128 .Ltmp35-.Lfunc_begin0
	.uleb128 .Ltmp43-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp43-.Lfunc_begin0
	.uleb128 .Ltmp50-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	1
	.byte	159
	.byte	4
	.uleb128 .Ltmp50-.Lfunc_begin0
	.uleb128 .Lfunc_end2-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	2
	.byte	159
	.byte	0
.Ldebug_loc16:
	.byte	4
	.uleb128 .Ltmp35-.Lfunc_begin0
	.uleb128 .Ltmp41-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp50-.Lfunc_begin0
	.uleb128 .Ltmp51-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc17:
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp44-.Lfunc_begin0
	.byte	1
	.byte	92
	.byte	4
	.uleb128 .Ltmp44-.Lfunc_begin0
	.uleb128 .Ltmp48-.Lfunc_begin0
	.byte	1
	.byte	82
	.byte	0
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1
	.byte	17
	.byte	1
	.byte	37
	.byte	37
	.byte	19
	.byte	5
	.byte	3
	.byte	37
	.byte	114
	.byte	23
	.byte	16
	.byte	23
	.byte	27
	.byte	37
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	115
	.byte	23
	.byte	116
	.byte	23
	.ascii	"\214\001"
	.byte	23
	.byte	0
	.byte	0
	.byte	2
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	32
	.byte	33
	.byte	1
	.byte	0
	.byte	0
	.byte	3
	.byte	5
	.byte	0
	.byte	3
	.byte	37
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
	.byte	37
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
	.byte	37
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
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	122
	.byte	25
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	10
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	11
	.byte	52
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	12
	.byte	11
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	13
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	27
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
	.byte	14
	.byte	72
	.byte	1
	.ascii	"\203\001"
	.byte	24
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	15
	.byte	73
	.byte	0
	.byte	2
	.byte	24
	.byte	126
	.byte	24
	.byte	0
	.byte	0
	.byte	16
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	122
	.byte	25
	.byte	3
	.byte	37
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
	.byte	17
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	18
	.byte	46
	.byte	1
	.byte	3
	.byte	37
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
	.byte	32
	.byte	33
	.byte	1
	.byte	0
	.byte	0
	.byte	19
	.byte	52
	.byte	0
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	20
	.byte	11
	.byte	1
	.byte	0
	.byte	0
	.byte	21
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	22
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	5
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	23
	.byte	5
	.byte	0
	.byte	28
	.byte	13
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	24
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	35
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	25
	.byte	72
	.byte	1
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	5
	.byte	1
	.byte	8
	.long	.debug_abbrev
	.byte	1
	.byte	0
	.short	12
	.byte	1
	.long	.Lstr_offsets_base0
	.long	.Lline_table_start0
	.byte	2
	.byte	0
	.long	.Lfunc_end2-.Lfunc_begin0
	.long	.Laddr_table_base0
	.long	.Lrnglists_table_base0
	.long	.Lloclists_table_base0
	.byte	2
	.byte	3
	.byte	0
	.byte	15

	.long	68

	.byte	3
	.byte	5
	.byte	0
	.byte	15
	.long	68
	.byte	3
	.byte	6
	.byte	0
	.byte	15
	.long	72
	.byte	0
	.byte	4
	.byte	4
	.byte	5
	.byte	4
	.byte	5
	.long	80
	.byte	7
	.byte	0
	.byte	2
	.byte	6
	.long	85
	.byte	7
	.long	68

	.byte	8
	.long	68
	.byte	0
	.byte	9
	.byte	0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87

	.long	211
	.byte	10
	.byte	0
	.long	219
	.byte	10
	.byte	1
	.long	227
	.byte	10
	.byte	2
	.long	235
	.byte	11
	.byte	3
	.long	243
	.byte	12
	.byte	0
	.long	.Ltmp15-.Lfunc_begin0
	.byte	11
	.byte	4
	.long	252
	.byte	13
	.long	43
	.byte	1
	.long	.Ltmp11-.Ltmp6
	.byte	0
	.byte	26
	.byte	12
	.byte	10
	.byte	5
	.long	51
	.byte	10
	.byte	6
	.long	59
	.byte	0
	.byte	0
	.byte	14
	.byte	1
	.byte	94
	.byte	2
	.byte	15
	.byte	1
	.byte	85
	.byte	2
	.byte	125
	.byte	0
	.byte	0
	.byte	0
	.byte	16
	.byte	3
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87

	.byte	13
	.byte	1
	.short	500

	.long	68

	.byte	17
	.byte	1
	.byte	85
	.byte	5
	.byte	1
	.short	500
	.long	68
	.byte	0
	.byte	18
	.byte	8
	.byte	0
	.byte	22

	.long	68


	.byte	3
	.byte	9
	.byte	0
	.byte	22
	.long	262
	.byte	3
	.byte	10
	.byte	0
	.byte	22
	.long	68
	.byte	3
	.byte	6
	.byte	0
	.byte	22
	.long	72
	.byte	19
	.byte	11
	.byte	0
	.byte	24
	.long	68
	.byte	20
	.byte	19
	.byte	12
	.byte	0
	.byte	25
	.long	68
	.byte	0
	.byte	0
	.byte	6
	.long	68
	.byte	16
	.byte	4
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87

	.byte	14
	.byte	1
	.short	505

	.long	68

	.byte	21
	.byte	7
	.byte	9
	.byte	1
	.short	505
	.long	262
	.byte	21
	.byte	8
	.byte	10
	.byte	1
	.short	505
	.long	68
	.byte	22
	.long	211
	.byte	5
	.long	.Ltmp34-.Ltmp19
	.byte	1
	.short	507
	.byte	9
	.byte	10
	.byte	9
	.long	219
	.byte	10
	.byte	10
	.long	227
	.byte	11
	.byte	11
	.long	243
	.byte	12
	.byte	5
	.long	.Ltmp34-.Ltmp19
	.byte	11
	.byte	12
	.long	252
	.byte	13
	.long	43
	.byte	6
	.long	.Ltmp30-.Ltmp24
	.byte	0
	.byte	26
	.byte	12
	.byte	10
	.byte	13
	.long	51
	.byte	0
	.byte	0
	.byte	0
	.byte	22
	.long	211
	.byte	7
	.long	.Ltmp50-.Ltmp35
	.byte	1
	.short	507
	.byte	36
	.byte	10
	.byte	14
	.long	219
	.byte	23
	.byte	2
	.long	227
	.byte	11
	.byte	16
	.long	243
	.byte	12
	.byte	7
	.long	.Ltmp50-.Ltmp35
	.byte	11
	.byte	15
	.long	252
	.byte	24
	.long	43
	.byte	0
	.byte	0
	.byte	26
	.byte	12
	.byte	10
	.byte	17
	.long	51
	.byte	0
	.byte	0
	.byte	0
	.byte	25
	.long	183
	.byte	8
	.byte	15
	.byte	1
	.byte	85
	.byte	2
	.byte	124
	.byte	0
	.byte	0
	.byte	25
	.long	183
	.byte	9
	.byte	15
	.byte	1
	.byte	85
	.byte	2
	.byte	127
	.byte	0
	.byte	0
	.byte	25
	.long	183
	.byte	10
	.byte	15
	.byte	1
	.byte	85
	.byte	2
	.byte	126
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1
.Ldebug_list_header_start1:
	.short	5
	.byte	8
	.byte	0
	.long	1
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp43-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp44-.Lfunc_begin0
	.uleb128 .Ltmp49-.Lfunc_begin0
	.byte	0
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	64
	.short	5
	.short	0
.Lstr_offsets_base0:
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
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.long	.Linfo_string10
	.long	.Linfo_string11
	.long	.Linfo_string12
	.long	.Linfo_string13
	.long	.Linfo_string14
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.short	5
	.byte	8
	.byte	0
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp6
	.quad	.Ltmp10
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp19
	.quad	.Ltmp24
	.quad	.Ltmp35
	.quad	.Ltmp28
	.quad	.Ltmp39
	.quad	.Ltmp48
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
