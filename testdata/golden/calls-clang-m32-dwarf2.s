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
	pushl	%ebp
	.cfi_def_cfa_offset 8
	pushl	%ebx
	.cfi_def_cfa_offset 12
	pushl	%edi
	.cfi_def_cfa_offset 16
	pushl	%esi
	.cfi_def_cfa_offset 20
	subl	$12, %esp
	.cfi_def_cfa_offset 32
	.cfi_offset %esi, -20
	.cfi_offset %edi, -16
	.cfi_offset %ebx, -12
	.cfi_offset %ebp, -8
	calll	.L0$pb
	.cfi_adjust_cfa_offset 4
.L0$pb:
	popl	%ebx
	.cfi_adjust_cfa_offset -4
.Ltmp0:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb), %ebx
.Ltmp1:
	movl	36(%esp), %eax
.Ltmp2:
	.loc	1 25 20 prologue_end
	testl	%eax, %eax
.Ltmp3:
	.loc	1 25 2 is_stmt 0
	jle	.LBB0_1
.Ltmp4:
	.loc	1 0 2
	xorl	%edi, %edi
	xorl	%esi, %esi
.Ltmp5:
	.p2align	4, 0x90
.LBB0_4:
	.loc	1 26 17 is_stmt 1
	movl	32(%esp), %eax
	movl	(%eax,%edi,4), %eax
.Ltmp6:
	.loc	1 0 0 is_stmt 0
	leal	3(%eax), %ebp
	leal	-97(%eax), %ecx
	subl	%eax, %esi
.Ltmp7:
	leal	7(%esi), %edx
	addl	$100, %esi
.Ltmp8:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp9:
	.loc	1 0 0 is_stmt 0
	cmovgel	%ecx, %ebp
	movl	%ebp, (%esp)
	cmovll	%edx, %esi
	calll	*40(%esp)
.Ltmp10:
	movl	36(%esp), %ecx
	imull	%ebp, %eax
.Ltmp11:
	.loc	1 26 9 is_stmt 1
	addl	%esi, %eax
.Ltmp12:
	.loc	1 25 30
	addl	$1, %edi
.Ltmp13:
	.loc	1 0 30 is_stmt 0
	movl	%eax, %esi
	.loc	1 25 20
	cmpl	%edi, %ecx
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
	addl	$12, %esp
	.cfi_def_cfa_offset 20
	popl	%esi
	.cfi_def_cfa_offset 16
	popl	%edi
	.cfi_def_cfa_offset 12
	popl	%ebx
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_def_cfa_offset 4
	retl
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
	movl	4(%esp), %ecx
	movl	$-1840700269, %edx
.Ltmp18:
	.loc	2 502 11 prologue_end
	movl	%ecx, %eax
	imull	%edx
	addl	%edx, %ecx
	movl	%ecx, %eax
	shrl	$31, %eax
	sarl	$2, %ecx
	addl	%eax, %ecx
	.loc	2 502 2 is_stmt 0
	movl	%ecx, %eax
	retl
.Ltmp19:
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
	pushl	%ebp
	.cfi_def_cfa_offset 8
	pushl	%ebx
	.cfi_def_cfa_offset 12
	pushl	%edi
	.cfi_def_cfa_offset 16
	pushl	%esi
	.cfi_def_cfa_offset 20
	subl	$12, %esp
	.cfi_def_cfa_offset 32
	.cfi_offset %esi, -20
	.cfi_offset %edi, -16
	.cfi_offset %ebx, -12
	.cfi_offset %ebp, -8
	calll	.L2$pb
	.cfi_adjust_cfa_offset 4
.L2$pb:
	popl	%ebx
	.cfi_adjust_cfa_offset -4
.Ltmp20:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp20-.L2$pb), %ebx
.Ltmp21:
	movl	36(%esp), %ecx
	movl	32(%esp), %eax
.Ltmp22:
	.loc	1 25 20 prologue_end
	testl	%ecx, %ecx
.Ltmp23:
	.loc	1 25 2 is_stmt 0
	jle	.LBB2_1
.Ltmp24:
	.loc	1 0 2
	xorl	%ebp, %ebp
	xorl	%edi, %edi
.Ltmp25:
	.p2align	4, 0x90
.LBB2_3:
	.loc	1 26 17 is_stmt 1
	movl	32(%esp), %eax
	movl	(%eax,%ebp,4), %eax
.Ltmp26:
	.loc	1 0 0 is_stmt 0
	leal	3(%eax), %esi
	leal	-97(%eax), %ecx
	subl	%eax, %edi
.Ltmp27:
	leal	7(%edi), %edx
	addl	$100, %edi
.Ltmp28:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %eax
.Ltmp29:
	.loc	1 0 0 is_stmt 0
	cmovgel	%ecx, %esi
	movl	%esi, (%esp)
	cmovll	%edx, %edi
	calll	f
.Ltmp30:
	movl	36(%esp), %ecx
.Ltmp31:
	imull	%esi, %eax
.Ltmp32:
	.loc	1 26 9 is_stmt 1
	addl	%eax, %edi
.Ltmp33:
	.loc	1 0 9 is_stmt 0
	movl	32(%esp), %eax
	.loc	1 25 30 is_stmt 1
	addl	$1, %ebp
.Ltmp34:
	.loc	1 25 20 is_stmt 0
	cmpl	%ebp, %ecx
.Ltmp35:
	.loc	1 25 2
	jne	.LBB2_3
	jmp	.LBB2_4
.Ltmp36:
.LBB2_1:
	.loc	1 0 2
	xorl	%edi, %edi
.Ltmp37:
.LBB2_4:
	.loc	1 26 17 is_stmt 1
	movl	(%eax), %ebp
.Ltmp38:
	.loc	1 0 0 is_stmt 0
	leal	3(%ebp), %ecx
.Ltmp39:
	leal	-97(%ebp), %eax
.Ltmp40:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %ebp
.Ltmp41:
	.loc	1 0 0 is_stmt 0
	cmovgel	%eax, %ecx
	movl	%ecx, 8(%esp)
	movl	%ecx, (%esp)
	calll	f
	movl	%eax, %esi
.Ltmp42:
	imull	8(%esp), %esi
.Ltmp43:
	leal	7(%esi), %eax
	addl	$100, %esi
.Ltmp44:
	.loc	1 17 8
	cmpl	$101, %ebp
.Ltmp45:
	.loc	1 26 17 is_stmt 1
	movl	32(%esp), %ecx
.Ltmp46:
	movl	4(%ecx), %ecx
.Ltmp47:
	.loc	1 0 0 is_stmt 0
	cmovll	%eax, %esi
	leal	-97(%ecx), %eax
	movl	%eax, 8(%esp)
	leal	3(%ecx), %eax
	addl	%ecx, %ebp
	subl	%ebp, %esi
	leal	7(%esi), %edx
	addl	$100, %esi
.Ltmp48:
	.loc	1 17 8 is_stmt 1
	cmpl	$101, %ecx
.Ltmp49:
	.loc	1 0 0 is_stmt 0
	cmovgel	8(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, %ebp
	cmovll	%edx, %esi
	calll	f
.Ltmp50:
	imull	%ebp, %eax
.Ltmp51:
	.loc	1 26 9 is_stmt 1
	addl	%esi, %eax
.Ltmp52:
	.loc	2 507 34
	addl	%edi, %eax
.Ltmp53:
	.loc	2 507 2 is_stmt 0
	addl	$12, %esp
	.cfi_def_cfa_offset 20
	popl	%esi
	.cfi_def_cfa_offset 16
	popl	%edi
	.cfi_def_cfa_offset 12
	popl	%ebx
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_def_cfa_offset 4
	retl
.Ltmp54:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.long	.Ltmp2-.Lfunc_begin0
	.long	.Ltmp5-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp5-.Lfunc_begin0
	.long	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	87
	.long	0
	.long	0
.Ldebug_loc1:
	.long	.Ltmp2-.Lfunc_begin0
	.long	.Ltmp5-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp5-.Lfunc_begin0
	.long	.Ltmp7-.Lfunc_begin0
	.short	1
	.byte	86
	.long	.Ltmp12-.Lfunc_begin0
	.long	.Ltmp15-.Lfunc_begin0
	.short	1
	.byte	80
	.long	.Ltmp15-.Lfunc_begin0
	.long	.Ltmp16-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	0
	.long	0
.Ldebug_loc2:
	.long	.Ltmp6-.Lfunc_begin0
	.long	.Ltmp10-.Lfunc_begin0
	.short	1
	.byte	80
	.long	0
	.long	0
.Ldebug_loc3:
	.long	.Ltmp22-.Lfunc_begin0
	.long	.Ltmp25-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp25-.Lfunc_begin0
	.long	.Ltmp36-.Lfunc_begin0
	.short	1
	.byte	85
	.long	0
	.long	0
.Ldebug_loc4:
	.long	.Ltmp22-.Lfunc_begin0
	.long	.Ltmp25-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp25-.Lfunc_begin0
	.long	.Ltmp27-.Lfunc_begin0
	.short	1
	.byte	87
	.long	.Ltmp33-.Lfunc_begin0
	.long	.Ltmp36-.Lfunc_begin0
	.short	1
	.byte	87
	.long	0
	.long	0
.Ldebug_loc5:
	.long	.Ltmp26-.Lfunc_begin0
	.long	.Ltmp30-.Lfunc_begin0
	.short	1
	.byte	80
	.long	0
	.long	0
.Ldebug_loc6:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp39-.Lfunc_begin0
	.short	1
	.byte	80
	.long	.Ltmp46-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.short	1
	.byte	81
	.long	0
	.long	0
.Ldebug_loc7:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp45-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp45-.Lfunc_begin0
	.long	.Ltmp52-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	1
	.long	.Ltmp52-.Lfunc_begin0
	.long	.Lfunc_end2-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	2
	.long	0
	.long	0
.Ldebug_loc8:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp43-.Lfunc_begin0
	.short	2
	.byte	17
	.byte	0
	.long	.Ltmp52-.Lfunc_begin0
	.long	.Ltmp53-.Lfunc_begin0
	.short	1
	.byte	80
	.long	0
	.long	0
.Ldebug_loc9:
	.long	.Ltmp38-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.short	1
	.byte	85
	.long	.Ltmp47-.Lfunc_begin0
	.long	.Ltmp50-.Lfunc_begin0
	.short	1
	.byte	81
	.long	0
	.long	0
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
	.byte	10
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
	.byte	5
	.byte	0
	.byte	2
	.byte	6
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	15
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
	.byte	16
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
	.byte	17
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
	.byte	18
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
	.byte	19
	.byte	11
	.byte	1
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
	.short	2
	.long	.debug_abbrev
	.byte	4
	.byte	1
	.long	.Linfo_string0
	.short	12
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.long	.Lfunc_begin0
	.long	.Lfunc_end2
	.byte	2
	.long	.Linfo_string3
	.byte	1
	.byte	15
	.byte	1
	.long	74
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	15
	.long	74
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	15
	.long	81
	.byte	0
	.byte	4
	.long	.Linfo_string4
	.byte	5
	.byte	4
	.byte	5
	.long	92
	.long	.Linfo_string7
	.byte	1
	.byte	2
	.byte	6
	.long	97
	.byte	7
	.long	74
	.byte	1
	.byte	8
	.long	74
	.byte	0
	.byte	9
	.long	.Lfunc_begin0
	.long	.Lfunc_end0
	.byte	1
	.byte	84
	.long	243
	.byte	10
	.byte	2
	.byte	145
	.byte	32
	.long	257
	.byte	10
	.byte	2
	.byte	145
	.byte	36
	.long	268
	.byte	10
	.byte	2
	.byte	145
	.byte	40
	.long	279
	.byte	11
	.long	.Ldebug_loc1
	.long	290
	.byte	12
	.long	.Ltmp2
	.long	.Ltmp15
	.byte	11
	.long	.Ldebug_loc0
	.long	302
	.byte	13
	.long	38
	.long	.Ltmp6
	.long	.Ltmp11
	.byte	1
	.byte	26
	.byte	12
	.byte	14
	.long	.Ldebug_loc2
	.long	51
	.byte	0
	.byte	0
	.byte	0
	.byte	15
	.long	.Lfunc_begin1
	.long	.Lfunc_end1
	.byte	1
	.byte	84
	.long	.Linfo_string13
	.byte	2
	.short	500
	.byte	1
	.long	74
	.byte	1
	.byte	16
	.byte	2
	.byte	145
	.byte	4
	.long	.Linfo_string5
	.byte	2
	.short	500
	.long	74
	.byte	0
	.byte	17
	.long	.Linfo_string8
	.byte	1
	.byte	22
	.byte	1
	.long	74
	.byte	1
	.byte	1
	.byte	3
	.long	.Linfo_string9
	.byte	1
	.byte	22
	.long	315
	.byte	3
	.long	.Linfo_string10
	.byte	1
	.byte	22
	.long	74
	.byte	3
	.long	.Linfo_string6
	.byte	1
	.byte	22
	.long	81
	.byte	18
	.long	.Linfo_string11
	.byte	1
	.byte	24
	.long	74
	.byte	19
	.byte	18
	.long	.Linfo_string12
	.byte	1
	.byte	25
	.long	74
	.byte	0
	.byte	0
	.byte	6
	.long	74
	.byte	15
	.long	.Lfunc_begin2
	.long	.Lfunc_end2
	.byte	1
	.byte	84
	.long	.Linfo_string14
	.byte	2
	.short	505
	.byte	1
	.long	74
	.byte	1
	.byte	16
	.byte	2
	.byte	145
	.byte	32
	.long	.Linfo_string9
	.byte	2
	.short	505
	.long	315
	.byte	16
	.byte	2
	.byte	145
	.byte	36
	.long	.Linfo_string10
	.byte	2
	.short	505
	.long	74
	.byte	20
	.long	243
	.long	.Ltmp22
	.long	.Ltmp36
	.byte	2
	.short	507
	.byte	9
	.byte	10
	.byte	2
	.byte	145
	.byte	32
	.long	257
	.byte	10
	.byte	2
	.byte	145
	.byte	36
	.long	268
	.byte	11
	.long	.Ldebug_loc4
	.long	290
	.byte	12
	.long	.Ltmp22
	.long	.Ltmp36
	.byte	11
	.long	.Ldebug_loc3
	.long	302
	.byte	13
	.long	38
	.long	.Ltmp26
	.long	.Ltmp32
	.byte	1
	.byte	26
	.byte	12
	.byte	14
	.long	.Ldebug_loc5
	.long	51
	.byte	0
	.byte	0
	.byte	0
	.byte	20
	.long	243
	.long	.Ltmp37
	.long	.Ltmp52
	.byte	2
	.short	507
	.byte	36
	.byte	14
	.long	.Ldebug_loc6
	.long	257
	.byte	21
	.byte	2
	.long	268
	.byte	11
	.long	.Ldebug_loc8
	.long	290
	.byte	12
	.long	.Ltmp37
	.long	.Ltmp52
	.byte	11
	.long	.Ldebug_loc7
	.long	302
	.byte	22
	.long	38
	.long	.Ldebug_ranges0
	.byte	1
	.byte	26
	.byte	12
	.byte	14
	.long	.Ldebug_loc9
	.long	51
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.long	.Ltmp38-.Lfunc_begin0
	.long	.Ltmp45-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.long	.Ltmp51-.Lfunc_begin0
	.long	0
	.long	0
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
