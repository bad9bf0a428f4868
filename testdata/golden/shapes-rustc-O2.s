	.file	"shapes.4bc5fe593225f43-cgu.0"
	.section	.text._RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_,"ax",@progbits
	.p2align	4
	.type	_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_,@function
_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_:
.Lfunc_begin0:
	.cfi_startproc
	.file	1 "/src" "shapes.rs"
	.loc	1 46 37 prologue_end
	movl	(%rdi), %ecx
.Ltmp0:
	.file	2 "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860" "library/core/src/num/uint_macros.rs"
	.loc	2 2494 13
	movl	%esi, %eax
.Ltmp1:
	.file	3 "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860" "library/core/src/intrinsics/mod.rs"
	.loc	3 2029 14
	roll	$3, %esi
.Ltmp2:
	.loc	2 2494 13
	subl	%ecx, %eax
.Ltmp3:
	.loc	2 2494 13 is_stmt 0
	subl	%ecx, %esi
.Ltmp4:
	.loc	1 38 9 is_stmt 1
	xorl	%esi, %eax
	.loc	1 39 6
	retq
.Ltmp5:
.Lfunc_end0:
	.size	_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_, .Lfunc_end0-_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_
	.cfi_endproc

	.section	.text._RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,"ax",@progbits
	.hidden	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.globl	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.p2align	4
	.type	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,@function
_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind:
.Lfunc_begin1:
	.cfi_startproc
	.loc	1 0 6 is_stmt 0
.Ltmp6:
	.p2align	4
.LBB1_1:
	.loc	1 6 5 prologue_end is_stmt 1
	jmp	.LBB1_1
.Ltmp7:
.Lfunc_end1:
	.size	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind, .Lfunc_end1-_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.cfi_endproc

	.section	.text._RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow,"ax",@progbits
	.p2align	4
	.type	_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow,@function
_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow:
.Lfunc_begin2:
	.cfi_startproc
	.loc	1 27 9 prologue_end
	addl	%esi, (%rdi)
	.loc	1 28 6
	retq
.Ltmp8:
.Lfunc_end2:
	.size	_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow, .Lfunc_end2-_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow
	.cfi_endproc

	.section	.text._RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area,"ax",@progbits
	.p2align	4
	.type	_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area,@function
_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area:
.Lfunc_begin3:
	.cfi_startproc
	.loc	1 20 9 prologue_end
	movl	(%rdi), %eax
.Ltmp9:
	.loc	2 2533 13
	imull	%eax, %eax
.Ltmp10:
	.loc	1 21 6
	retq
.Ltmp11:
.Lfunc_end3:
	.size	_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area, .Lfunc_end3-_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area
	.cfi_endproc

	.section	.text.entry,"ax",@progbits
	.globl	entry
	.p2align	4
	.type	entry,@function
entry:
.Lfunc_begin4:
	.loc	1 43 0
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movl	%esi, %ebx
	movq	%rdi, %r14
.Ltmp12:
	.loc	1 44 12 prologue_end
	callq	_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow
.Ltmp13:
	.loc	1 45 16
	movl	(%r14), %eax
	movl	%eax, 4(%rsp)
	leaq	4(%rsp), %rdi
.Ltmp14:
	.loc	1 46 5
	movl	%ebx, %esi
	callq	_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_
	movl	%eax, %ebx
.Ltmp15:
	.loc	1 31 14
	movq	%r14, %rdi
	callq	_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area
.Ltmp16:
	.loc	2 2533 13
	addl	%eax, %eax
.Ltmp17:
	.loc	1 46 5
	orl	%ebx, %eax
.Ltmp18:
	.loc	1 47 2 epilogue_begin
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
.Ltmp19:
	.cfi_def_cfa_offset 8
	retq
.Ltmp20:
.Lfunc_end4:
	.size	entry, .Lfunc_end4-entry
	.cfi_endproc

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	-1
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	4
	.byte	243
	.byte	1
	.byte	84
	.byte	159
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	-1
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	-1
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.short	1
	.byte	84
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.short	1
	.byte	80
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	-1
	.quad	.Lfunc_begin4
	.quad	.Lfunc_begin4-.Lfunc_begin4
	.quad	.Ltmp13-.Lfunc_begin4
	.short	1
	.byte	85
	.quad	.Ltmp13-.Lfunc_begin4
	.quad	.Ltmp19-.Lfunc_begin4
	.short	1
	.byte	94
	.quad	.Ltmp19-.Lfunc_begin4
	.quad	.Lfunc_end4-.Lfunc_begin4
	.short	4
	.byte	243
	.byte	1
	.byte	85
	.byte	159
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	-1
	.quad	.Lfunc_begin4
	.quad	.Lfunc_begin4-.Lfunc_begin4
	.quad	.Ltmp13-.Lfunc_begin4
	.short	1
	.byte	84
	.quad	.Ltmp13-.Lfunc_begin4
	.quad	.Ltmp15-.Lfunc_begin4
	.short	1
	.byte	83
	.quad	.Ltmp15-.Lfunc_begin4
	.quad	.Lfunc_end4-.Lfunc_begin4
	.short	4
	.byte	243
	.byte	1
	.byte	84
	.byte	159
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
	.byte	23
	.byte	27
	.byte	14
	.byte	17
	.byte	1
	.byte	85
	.byte	23
	.byte	0
	.byte	0
	.byte	2
	.byte	57
	.byte	1
	.byte	3
	.byte	14
	.byte	0
	.byte	0
	.byte	3
	.byte	46
	.byte	1
	.byte	110
	.byte	14
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	4
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
	.byte	5
	.byte	52
	.byte	0
	.byte	3
	.byte	14
	.ascii	"\210\001"
	.byte	15
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	6
	.byte	19
	.byte	1
	.byte	3
	.byte	14
	.byte	11
	.byte	11
	.ascii	"\210\001"
	.byte	15
	.byte	0
	.byte	0
	.byte	7
	.byte	13
	.byte	0
	.byte	3
	.byte	14
	.byte	73
	.byte	19
	.ascii	"\210\001"
	.byte	15
	.byte	56
	.byte	11
	.byte	0
	.byte	0
	.byte	8
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	110
	.byte	14
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
	.byte	9
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
	.byte	10
	.byte	5
	.byte	0
	.byte	2
	.byte	23
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
	.byte	11
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	23
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	12
	.byte	5
	.byte	0
	.byte	2
	.byte	23
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	13
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
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
	.byte	52
	.byte	0
	.byte	28
	.byte	15
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	16
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
	.byte	5
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	17
	.byte	5
	.byte	0
	.byte	28
	.byte	15
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	18
	.byte	47
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	14
	.byte	0
	.byte	0
	.byte	19
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	110
	.byte	14
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.ascii	"\207\001"
	.byte	25
	.byte	0
	.byte	0
	.byte	20
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	21
	.byte	19
	.byte	1
	.byte	3
	.byte	14
	.byte	11
	.byte	11
	.byte	50
	.byte	11
	.ascii	"\210\001"
	.byte	15
	.byte	0
	.byte	0
	.byte	22
	.byte	13
	.byte	0
	.byte	3
	.byte	14
	.byte	73
	.byte	19
	.ascii	"\210\001"
	.byte	15
	.byte	56
	.byte	11
	.byte	50
	.byte	11
	.byte	0
	.byte	0
	.byte	23
	.byte	46
	.byte	1
	.byte	110
	.byte	14
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	60
	.byte	25
	.byte	0
	.byte	0
	.byte	24
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	25
	.byte	46
	.byte	1
	.byte	110
	.byte	14
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	60
	.byte	25
	.byte	0
	.byte	0
	.byte	26
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
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	27
	.byte	11
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	28
	.byte	52
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	14
	.ascii	"\210\001"
	.byte	15
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	29
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
	.byte	30
	.byte	46
	.byte	1
	.byte	110
	.byte	14
	.byte	3
	.byte	14
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	31
	.byte	5
	.byte	0
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
	.byte	32
	.byte	52
	.byte	0
	.byte	3
	.byte	14
	.ascii	"\210\001"
	.byte	15
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	33
	.byte	51
	.byte	1
	.byte	21
	.byte	19
	.byte	0
	.byte	0
	.byte	34
	.byte	13
	.byte	0
	.byte	73
	.byte	19
	.ascii	"\210\001"
	.byte	15
	.byte	56
	.byte	11
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	35
	.byte	25
	.byte	1
	.byte	0
	.byte	0
	.byte	36
	.byte	25
	.byte	1
	.byte	22
	.byte	11
	.byte	0
	.byte	0
	.byte	37
	.byte	19
	.byte	0
	.byte	3
	.byte	14
	.byte	11
	.byte	11
	.byte	50
	.byte	11
	.ascii	"\210\001"
	.byte	15
	.byte	0
	.byte	0
	.byte	38
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	14
	.byte	51
	.byte	6
	.byte	0
	.byte	0
	.byte	39
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	40
	.byte	46
	.byte	1
	.byte	71
	.byte	19
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	41
	.byte	21
	.byte	1
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	42
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	51
	.byte	6
	.byte	0
	.byte	0
	.byte	43
	.byte	19
	.byte	0
	.byte	3
	.byte	14
	.byte	11
	.byte	11
	.ascii	"\210\001"
	.byte	15
	.byte	0
	.byte	0
	.byte	44
	.byte	1
	.byte	1
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	45
	.byte	33
	.byte	0
	.byte	73
	.byte	19
	.byte	34
	.byte	13
	.byte	55
	.byte	11
	.byte	0
	.byte	0
	.byte	46
	.byte	36
	.byte	0
	.byte	3
	.byte	14
	.byte	11
	.byte	11
	.byte	62
	.byte	11
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
	.short	28
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.quad	0
	.long	.Ldebug_ranges2
	.byte	2
	.long	.Linfo_string3
	.byte	2
	.long	.Linfo_string4
	.byte	3
	.long	.Linfo_string5
	.long	.Linfo_string6
	.byte	1
	.byte	46
	.long	699
	.byte	1
	.byte	4
	.long	.Linfo_string8
	.byte	1
	.byte	46
	.long	699
	.byte	5
	.long	.Linfo_string9
	.byte	4
	.byte	1
	.byte	45
	.long	699
	.byte	0
	.byte	6
	.long	.Linfo_string39
	.byte	8
	.byte	8
	.byte	7
	.long	.Linfo_string37
	.long	1748
	.byte	8
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string26
	.byte	8
	.quad	.Lfunc_begin0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87
	.long	.Linfo_string41
	.long	.Linfo_string42
	.byte	1
	.byte	37
	.long	699
	.byte	9
	.byte	1
	.byte	85
	.long	.Linfo_string47
	.byte	1
	.byte	37
	.long	92
	.byte	10
	.long	.Ldebug_loc0
	.long	.Linfo_string21
	.byte	1
	.byte	37
	.long	699
	.byte	11
	.long	52
	.long	.Ldebug_ranges0
	.byte	1
	.byte	38
	.byte	9
	.byte	12
	.long	.Ldebug_loc1
	.long	68
	.byte	11
	.long	721
	.long	.Ldebug_ranges1
	.byte	1
	.byte	46
	.byte	24
	.byte	12
	.long	.Ldebug_loc2
	.long	738
	.byte	13
	.byte	1
	.byte	82
	.long	750
	.byte	0
	.byte	0
	.byte	14
	.long	763
	.quad	.Ltmp1
	.long	.Ltmp2-.Ltmp1
	.byte	1
	.byte	38
	.byte	26
	.byte	13
	.byte	1
	.byte	84
	.long	780
	.byte	15
	.byte	3
	.long	792
	.byte	16
	.long	898
	.quad	.Ltmp1
	.long	.Ltmp2-.Ltmp1
	.byte	2
	.short	386
	.byte	20
	.byte	13
	.byte	1
	.byte	84
	.long	924
	.byte	17
	.byte	3
	.long	936
	.byte	0
	.byte	0
	.byte	14
	.long	52
	.quad	.Ltmp3
	.long	.Ltmp4-.Ltmp3
	.byte	1
	.byte	38
	.byte	19
	.byte	13
	.byte	1
	.byte	84
	.long	68
	.byte	14
	.long	721
	.quad	.Ltmp3
	.long	.Ltmp4-.Ltmp3
	.byte	1
	.byte	46
	.byte	24
	.byte	13
	.byte	1
	.byte	84
	.long	738
	.byte	13
	.byte	1
	.byte	82
	.long	750
	.byte	0
	.byte	0
	.byte	18
	.long	92
	.long	.Linfo_string40
	.byte	0
	.byte	0
	.byte	19
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87
	.long	.Linfo_string43
	.long	.Linfo_string44
	.byte	1
	.byte	5

	.byte	20
	.byte	1
	.byte	85
	.byte	1
	.byte	5
	.long	1761
	.byte	0
	.byte	21
	.long	.Linfo_string27
	.byte	4
	.byte	1
	.byte	4
	.byte	22
	.long	.Linfo_string9
	.long	699
	.byte	4
	.byte	0
	.byte	3
	.byte	23
	.long	.Linfo_string28
	.long	.Linfo_string29
	.byte	1
	.byte	26

	.byte	24
	.long	1658
	.byte	24
	.long	699
	.byte	0
	.byte	25
	.long	.Linfo_string34
	.long	.Linfo_string35
	.byte	1
	.byte	30
	.long	699

	.byte	24
	.long	1717
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string33
	.byte	8
	.quad	.Lfunc_begin3
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87
	.long	.Linfo_string45
	.long	.Linfo_string46
	.byte	1
	.byte	19
	.long	699
	.byte	9
	.byte	1
	.byte	85
	.long	.Linfo_string15
	.byte	1
	.byte	19
	.long	1717
	.byte	14
	.long	806
	.quad	.Ltmp9
	.long	.Ltmp10-.Ltmp9
	.byte	1
	.byte	20
	.byte	19
	.byte	13
	.byte	1
	.byte	80
	.long	823
	.byte	13
	.byte	1
	.byte	80
	.long	835
	.byte	0
	.byte	0
	.byte	0
	.byte	26
	.quad	.Lfunc_begin4
	.long	.Lfunc_end4-.Lfunc_begin4
	.byte	1
	.byte	87
	.long	.Linfo_string4
	.byte	1
	.byte	43
	.long	699

	.byte	10
	.long	.Ldebug_loc3
	.long	.Linfo_string121
	.byte	1
	.byte	43
	.long	1658
	.byte	10
	.long	.Ldebug_loc4
	.long	.Linfo_string21
	.byte	1
	.byte	43
	.long	699
	.byte	27
	.quad	.Ltmp14
	.long	.Ltmp18-.Ltmp14
	.byte	28
	.byte	2
	.byte	145
	.byte	4
	.long	.Linfo_string9
	.byte	4
	.byte	1
	.byte	45
	.long	699
	.byte	14
	.long	1730
	.quad	.Ltmp15
	.long	.Ltmp17-.Ltmp15
	.byte	1
	.byte	46
	.byte	56
	.byte	13
	.byte	1
	.byte	94
	.long	1736
	.byte	14
	.long	848
	.quad	.Ltmp16
	.long	.Ltmp17-.Ltmp16
	.byte	1
	.byte	31
	.byte	21
	.byte	13
	.byte	1
	.byte	80
	.long	865
	.byte	15
	.byte	2
	.long	877
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	29
	.long	.Linfo_string7
	.byte	7
	.byte	4
	.byte	2
	.long	.Linfo_string10
	.byte	2
	.long	.Linfo_string11
	.byte	2
	.long	.Linfo_string12
	.byte	30
	.long	.Linfo_string13
	.long	.Linfo_string14
	.byte	2
	.short	2493
	.long	699
	.byte	1
	.byte	31
	.long	.Linfo_string15
	.byte	2
	.short	2493
	.long	699
	.byte	31
	.long	.Linfo_string16
	.byte	2
	.short	2493
	.long	699
	.byte	0
	.byte	30
	.long	.Linfo_string23
	.long	.Linfo_string24
	.byte	2
	.short	385
	.long	699
	.byte	1
	.byte	31
	.long	.Linfo_string15
	.byte	2
	.short	385
	.long	699
	.byte	32
	.long	.Linfo_string25
	.byte	4
	.byte	2
	.short	385
	.long	699
	.byte	0
	.byte	30
	.long	.Linfo_string31
	.long	.Linfo_string32
	.byte	2
	.short	2532
	.long	699
	.byte	1
	.byte	31
	.long	.Linfo_string15
	.byte	2
	.short	2532
	.long	699
	.byte	31
	.long	.Linfo_string16
	.byte	2
	.short	2532
	.long	699
	.byte	0
	.byte	30
	.long	.Linfo_string31
	.long	.Linfo_string32
	.byte	2
	.short	2532
	.long	699
	.byte	1
	.byte	31
	.long	.Linfo_string15
	.byte	2
	.short	2532
	.long	699
	.byte	32
	.long	.Linfo_string16
	.byte	4
	.byte	2
	.short	2532
	.long	699
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string17
	.byte	30
	.long	.Linfo_string19
	.long	.Linfo_string20
	.byte	3
	.short	2025
	.long	699
	.byte	1
	.byte	18
	.long	699
	.long	.Linfo_string18
	.byte	31
	.long	.Linfo_string21
	.byte	3
	.short	2025
	.long	699
	.byte	31
	.long	.Linfo_string22
	.byte	3
	.short	2025
	.long	699
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string44
	.byte	2
	.long	.Linfo_string48
	.byte	21
	.long	.Linfo_string118
	.byte	24
	.byte	1
	.byte	8
	.byte	22
	.long	.Linfo_string49
	.long	1774
	.byte	8
	.byte	0
	.byte	3
	.byte	22
	.long	.Linfo_string102
	.long	1995
	.byte	8
	.byte	8
	.byte	3
	.byte	22
	.long	.Linfo_string115
	.long	2077
	.byte	1
	.byte	16
	.byte	3
	.byte	22
	.long	.Linfo_string117
	.long	2077
	.byte	1
	.byte	17
	.byte	3
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string102
	.byte	21
	.long	.Linfo_string113
	.byte	24
	.byte	1
	.byte	8
	.byte	22
	.long	.Linfo_string103
	.long	1449
	.byte	8
	.byte	0
	.byte	3
	.byte	22
	.long	.Linfo_string108
	.long	699
	.byte	4
	.byte	16
	.byte	3
	.byte	22
	.long	.Linfo_string109
	.long	699
	.byte	4
	.byte	20
	.byte	3
	.byte	22
	.long	.Linfo_string110
	.long	1638
	.byte	1
	.byte	24
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string50
	.byte	21
	.long	.Linfo_string100
	.byte	16
	.byte	1
	.byte	8
	.byte	22
	.long	.Linfo_string51
	.long	1359
	.byte	8
	.byte	0
	.byte	3
	.byte	22
	.long	.Linfo_string58
	.long	1389
	.byte	8
	.byte	8
	.byte	3
	.byte	0
	.byte	2
	.long	.Linfo_string59
	.byte	21
	.long	.Linfo_string97
	.byte	16
	.byte	1
	.byte	8
	.byte	22
	.long	.Linfo_string60
	.long	1146
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string96
	.byte	16
	.byte	3
	.byte	8
	.byte	33
	.long	1159
	.byte	34
	.long	1807
	.byte	8
	.byte	0

	.byte	35
	.byte	7
	.long	.Linfo_string62
	.long	1194
	.byte	8
	.byte	0
	.byte	0
	.byte	36
	.byte	0
	.byte	7
	.long	.Linfo_string95
	.long	1239
	.byte	8
	.byte	0
	.byte	0
	.byte	0
	.byte	21
	.long	.Linfo_string62
	.byte	16
	.byte	3
	.byte	8
	.byte	22
	.long	.Linfo_string63
	.long	1419
	.byte	8
	.byte	0
	.byte	3
	.byte	22
	.long	.Linfo_string67
	.long	1834
	.byte	8
	.byte	8
	.byte	3
	.byte	22
	.long	.Linfo_string91
	.long	1620
	.byte	1
	.byte	16
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string95
	.byte	16
	.byte	3
	.byte	8
	.byte	22
	.long	.Linfo_string72
	.long	1876
	.byte	2
	.byte	8
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	37
	.long	.Linfo_string70
	.byte	0
	.byte	1
	.byte	1
	.byte	21
	.long	.Linfo_string88
	.byte	24
	.byte	1
	.byte	8
	.byte	22
	.long	.Linfo_string75
	.long	1303
	.byte	4
	.byte	16
	.byte	3
	.byte	22
	.long	.Linfo_string81
	.long	1883
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string80
	.byte	8
	.byte	1
	.byte	4
	.byte	22
	.long	.Linfo_string76
	.long	699
	.byte	4
	.byte	0
	.byte	3
	.byte	22
	.long	.Linfo_string77
	.long	1876
	.byte	2
	.byte	4
	.byte	3
	.byte	22
	.long	.Linfo_string79
	.long	1876
	.byte	2
	.byte	6
	.byte	3
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string52
	.byte	2
	.long	.Linfo_string53
	.byte	21
	.long	.Linfo_string57
	.byte	8
	.byte	1
	.byte	8
	.byte	18
	.long	1787
	.long	.Linfo_string18
	.byte	22
	.long	.Linfo_string55
	.long	1794
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string99
	.byte	8
	.byte	1
	.byte	8
	.byte	18
	.long	1125
	.long	.Linfo_string18
	.byte	22
	.long	.Linfo_string55
	.long	1982
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string66
	.byte	8
	.byte	1
	.byte	8
	.byte	18
	.long	1814
	.long	.Linfo_string18
	.byte	22
	.long	.Linfo_string55
	.long	1821
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	21
	.long	.Linfo_string107
	.byte	16
	.byte	1
	.byte	8
	.byte	18
	.long	1787
	.long	.Linfo_string18
	.byte	22
	.long	.Linfo_string55
	.long	2008
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string68
	.byte	21
	.long	.Linfo_string74
	.byte	1
	.byte	1
	.byte	1
	.byte	33
	.long	1499
	.byte	34
	.long	1787
	.byte	1
	.byte	0

	.byte	36
	.byte	0
	.byte	7
	.long	.Linfo_string69
	.long	1535
	.byte	1
	.byte	0
	.byte	0
	.byte	36
	.byte	1
	.byte	7
	.long	.Linfo_string73
	.long	1574
	.byte	1
	.byte	0
	.byte	0
	.byte	0
	.byte	21
	.long	.Linfo_string69
	.byte	1
	.byte	1
	.byte	1
	.byte	18
	.long	1814
	.long	.Linfo_string18
	.byte	18
	.long	1262
	.long	.Linfo_string71
	.byte	22
	.long	.Linfo_string72
	.long	1814
	.byte	1
	.byte	1
	.byte	1
	.byte	0
	.byte	21
	.long	.Linfo_string73
	.byte	1
	.byte	1
	.byte	1
	.byte	18
	.long	1814
	.long	.Linfo_string18
	.byte	18
	.long	1262
	.long	.Linfo_string71
	.byte	22
	.long	.Linfo_string72
	.long	1262
	.byte	1
	.byte	1
	.byte	1
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string92
	.byte	21
	.long	.Linfo_string94
	.byte	0
	.byte	1
	.byte	1
	.byte	18
	.long	1969
	.long	.Linfo_string18
	.byte	0
	.byte	21
	.long	.Linfo_string112
	.byte	0
	.byte	1
	.byte	1
	.byte	18
	.long	2047
	.long	.Linfo_string18
	.byte	0
	.byte	0
	.byte	0
	.byte	38
	.long	403
	.long	.Linfo_string30
	.long	0
	.byte	39
	.quad	.Lfunc_begin2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87
	.long	423
	.byte	9
	.byte	1
	.byte	85
	.long	.Linfo_string15
	.byte	1
	.byte	26
	.long	1658
	.byte	9
	.byte	1
	.byte	84
	.long	.Linfo_string120
	.byte	1
	.byte	26
	.long	699
	.byte	0
	.byte	38
	.long	403
	.long	.Linfo_string36
	.long	0
	.byte	40
	.long	445
	.byte	1
	.byte	4
	.long	.Linfo_string15
	.byte	1
	.byte	30
	.long	1658
	.byte	0
	.byte	38
	.long	699
	.long	.Linfo_string38
	.long	0
	.byte	38
	.long	960
	.long	.Linfo_string119
	.long	0
	.byte	38
	.long	1087
	.long	.Linfo_string101
	.long	0
	.byte	29
	.long	.Linfo_string54
	.byte	7
	.byte	1
	.byte	38
	.long	1787
	.long	.Linfo_string56
	.long	0
	.byte	29
	.long	.Linfo_string61
	.byte	7
	.byte	8
	.byte	29
	.long	.Linfo_string64
	.byte	7
	.byte	0
	.byte	38
	.long	1814
	.long	.Linfo_string65
	.long	0
	.byte	38
	.long	1847
	.long	.Linfo_string90
	.long	0
	.byte	41
	.long	1486
	.byte	24
	.long	1419
	.byte	24
	.long	1863
	.byte	0
	.byte	38
	.long	1270
	.long	.Linfo_string89
	.long	0
	.byte	29
	.long	.Linfo_string78
	.byte	7
	.byte	2
	.byte	6
	.long	.Linfo_string87
	.byte	16
	.byte	8
	.byte	7
	.long	.Linfo_string55
	.long	1913
	.byte	8
	.byte	0
	.byte	7
	.long	.Linfo_string83
	.long	1929
	.byte	8
	.byte	8
	.byte	0
	.byte	42
	.long	1922
	.long	0
	.byte	43
	.long	.Linfo_string82
	.byte	0
	.byte	1
	.byte	38
	.long	1942
	.long	.Linfo_string86
	.long	0
	.byte	44
	.long	1955
	.byte	45
	.long	1962
	.byte	0
	.byte	6
	.byte	0
	.byte	29
	.long	.Linfo_string84
	.byte	7
	.byte	8
	.byte	46
	.long	.Linfo_string85
	.byte	8
	.byte	7
	.byte	38
	.long	1814
	.long	.Linfo_string93
	.long	0
	.byte	38
	.long	1125
	.long	.Linfo_string98
	.long	0
	.byte	38
	.long	1023
	.long	.Linfo_string114
	.long	0
	.byte	6
	.long	.Linfo_string106
	.byte	16
	.byte	8
	.byte	7
	.long	.Linfo_string104
	.long	2038
	.byte	8
	.byte	0
	.byte	7
	.long	.Linfo_string105
	.long	1955
	.byte	8
	.byte	8
	.byte	0
	.byte	42
	.long	1787
	.long	0
	.byte	6
	.long	.Linfo_string111
	.byte	16
	.byte	8
	.byte	7
	.long	.Linfo_string104
	.long	2038
	.byte	8
	.byte	0
	.byte	7
	.long	.Linfo_string105
	.long	1955
	.byte	8
	.byte	8
	.byte	0
	.byte	29
	.long	.Linfo_string116
	.byte	2
	.byte	1
	.byte	0
.Ldebug_info_end0:
	.section	.text._RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_,"ax",@progbits
.Lsec_end0:
	.section	.text._RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,"ax",@progbits
.Lsec_end1:
	.section	.text._RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow,"ax",@progbits
.Lsec_end2:
	.section	.text._RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area,"ax",@progbits
.Lsec_end3:
	.section	.text.entry,"ax",@progbits
.Lsec_end4:
	.section	.debug_aranges,"",@progbits
	.long	108
	.short	2
	.long	.Lcu_begin0
	.byte	8
	.byte	0
	.zero	4,255
	.quad	.Lfunc_begin0
	.quad	.Lsec_end0-.Lfunc_begin0
	.quad	.Lfunc_begin1
	.quad	.Lsec_end1-.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Lsec_end2-.Lfunc_begin2
	.quad	.Lfunc_begin3
	.quad	.Lsec_end3-.Lfunc_begin3
	.quad	.Lfunc_begin4
	.quad	.Lsec_end4-.Lfunc_begin4
	.quad	0
	.quad	0
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp1
	.quad	.Ltmp2
	.quad	.Ltmp3
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp0
	.quad	.Ltmp1
	.quad	.Ltmp2
	.quad	.Ltmp3
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Lfunc_begin0
	.quad	.Lfunc_end0
	.quad	.Lfunc_begin1
	.quad	.Lfunc_end1
	.quad	.Lfunc_begin2
	.quad	.Lfunc_end2
	.quad	.Lfunc_begin3
	.quad	.Lfunc_end3
	.quad	.Lfunc_begin4
	.quad	.Lfunc_end4
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))"
.Linfo_string1:
	.asciz	"shapes.rs/@/shapes.4bc5fe593225f43-cgu.0"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"shapes"
.Linfo_string4:
	.asciz	"entry"
.Linfo_string5:
	.asciz	"_RNCNvCspcWsot3MIx_6shapes5entry0B3_"
.Linfo_string6:
	.asciz	"{closure#0}"
.Linfo_string7:
	.asciz	"u32"
.Linfo_string8:
	.asciz	"y"
.Linfo_string9:
	.asciz	"side"
.Linfo_string10:
	.asciz	"core"
.Linfo_string11:
	.asciz	"num"
.Linfo_string12:
	.asciz	"{impl#8}"
.Linfo_string13:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_sub"
.Linfo_string14:
	.asciz	"wrapping_sub"
.Linfo_string15:
	.asciz	"self"
.Linfo_string16:
	.asciz	"rhs"
.Linfo_string17:
	.asciz	"intrinsics"
.Linfo_string18:
	.asciz	"T"
.Linfo_string19:
	.asciz	"_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftmECspcWsot3MIx_6shapes"
.Linfo_string20:
	.asciz	"rotate_left<u32>"
.Linfo_string21:
	.asciz	"x"
.Linfo_string22:
	.asciz	"shift"
.Linfo_string23:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm11rotate_left"
.Linfo_string24:
	.asciz	"rotate_left"
.Linfo_string25:
	.asciz	"n"
.Linfo_string26:
	.asciz	"inner"
.Linfo_string27:
	.asciz	"Square"
.Linfo_string28:
	.asciz	"_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square4grow"
.Linfo_string29:
	.asciz	"grow"
.Linfo_string30:
	.asciz	"&mut shapes::Square"
.Linfo_string31:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_mul"
.Linfo_string32:
	.asciz	"wrapping_mul"
.Linfo_string33:
	.asciz	"{impl#0}"
.Linfo_string34:
	.asciz	"_RNvMs_CspcWsot3MIx_6shapesNtB4_6Square7doubled"
.Linfo_string35:
	.asciz	"doubled"
.Linfo_string36:
	.asciz	"&shapes::Square"
.Linfo_string37:
	.asciz	"_ref__side"
.Linfo_string38:
	.asciz	"&u32"
.Linfo_string39:
	.asciz	"{closure_env#0}"
.Linfo_string40:
	.asciz	"F"
.Linfo_string41:
	.asciz	"_RINvNtCspcWsot3MIx_6shapes5inner5applyNCNvB4_5entry0EB4_"
.Linfo_string42:
	.asciz	"apply<shapes::entry::{closure_env#0}>"
.Linfo_string43:
	.asciz	"_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind"
.Linfo_string44:
	.asciz	"panic"
.Linfo_string45:
	.asciz	"_RNvXCspcWsot3MIx_6shapesNtB2_6SquareNtB2_4Area4area"
.Linfo_string46:
	.asciz	"area"
.Linfo_string47:
	.asciz	"what"
.Linfo_string48:
	.asciz	"panic_info"
.Linfo_string49:
	.asciz	"message"
.Linfo_string50:
	.asciz	"fmt"
.Linfo_string51:
	.asciz	"template"
.Linfo_string52:
	.asciz	"ptr"
.Linfo_string53:
	.asciz	"non_null"
.Linfo_string54:
	.asciz	"u8"
.Linfo_string55:
	.asciz	"pointer"
.Linfo_string56:
	.asciz	"*const u8"
.Linfo_string57:
	.asciz	"NonNull<u8>"
.Linfo_string58:
	.asciz	"args"
.Linfo_string59:
	.asciz	"rt"
.Linfo_string60:
	.asciz	"ty"
.Linfo_string61:
	.asciz	"u64"
.Linfo_string62:
	.asciz	"Placeholder"
.Linfo_string63:
	.asciz	"value"
.Linfo_string64:
	.asciz	"()"
.Linfo_string65:
	.asciz	"*const ()"
.Linfo_string66:
	.asciz	"NonNull<()>"
.Linfo_string67:
	.asciz	"formatter"
.Linfo_string68:
	.asciz	"result"
.Linfo_string69:
	.asciz	"Ok"
.Linfo_string70:
	.asciz	"Error"
.Linfo_string71:
	.asciz	"E"
.Linfo_string72:
	.asciz	"__0"
.Linfo_string73:
	.asciz	"Err"
.Linfo_string74:
	.asciz	"Result<(), core::fmt::Error>"
.Linfo_string75:
	.asciz	"options"
.Linfo_string76:
	.asciz	"flags"
.Linfo_string77:
	.asciz	"width"
.Linfo_string78:
	.asciz	"u16"
.Linfo_string79:
	.asciz	"precision"
.Linfo_string80:
	.asciz	"FormattingOptions"
.Linfo_string81:
	.asciz	"buf"
.Linfo_string82:
	.asciz	"dyn core::fmt::Write"
.Linfo_string83:
	.asciz	"vtable"
.Linfo_string84:
	.asciz	"usize"
.Linfo_string85:
	.asciz	"__ARRAY_SIZE_TYPE__"
.Linfo_string86:
	.asciz	"&[usize; 6]"
.Linfo_string87:
	.asciz	"&mut dyn core::fmt::Write"
.Linfo_string88:
	.asciz	"Formatter"
.Linfo_string89:
	.asciz	"&mut core::fmt::Formatter"
.Linfo_string90:
	.asciz	"unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>"
.Linfo_string91:
	.asciz	"_lifetime"
.Linfo_string92:
	.asciz	"marker"
.Linfo_string93:
	.asciz	"&()"
.Linfo_string94:
	.asciz	"PhantomData<&()>"
.Linfo_string95:
	.asciz	"Count"
.Linfo_string96:
	.asciz	"ArgumentType"
.Linfo_string97:
	.asciz	"Argument"
.Linfo_string98:
	.asciz	"*const core::fmt::rt::Argument"
.Linfo_string99:
	.asciz	"NonNull<core::fmt::rt::Argument>"
.Linfo_string100:
	.asciz	"Arguments"
.Linfo_string101:
	.asciz	"&core::fmt::Arguments"
.Linfo_string102:
	.asciz	"location"
.Linfo_string103:
	.asciz	"filename"
.Linfo_string104:
	.asciz	"data_ptr"
.Linfo_string105:
	.asciz	"length"
.Linfo_string106:
	.asciz	"*const str"
.Linfo_string107:
	.asciz	"NonNull<str>"
.Linfo_string108:
	.asciz	"line"
.Linfo_string109:
	.asciz	"col"
.Linfo_string110:
	.asciz	"_filename"
.Linfo_string111:
	.asciz	"&str"
.Linfo_string112:
	.asciz	"PhantomData<&str>"
.Linfo_string113:
	.asciz	"Location"
.Linfo_string114:
	.asciz	"&core::panic::location::Location"
.Linfo_string115:
	.asciz	"can_unwind"
.Linfo_string116:
	.asciz	"bool"
.Linfo_string117:
	.asciz	"force_no_backtrace"
.Linfo_string118:
	.asciz	"PanicInfo"
.Linfo_string119:
	.asciz	"&core::panic::panic_info::PanicInfo"
.Linfo_string120:
	.asciz	"by"
.Linfo_string121:
	.asciz	"square"
	.ident	"rustc version 1.95.0 (59807616e 2026-04-14)"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
