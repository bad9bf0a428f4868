	.file	"shapes.4bc5fe593225f43-cgu.0"
	.section	.text._RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,"ax",@progbits
	.hidden	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.globl	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.p2align	4
	.type	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,@function
_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind:
.Lfunc_begin0:
	.file	1 "/src" "shapes.rs"
	.loc	1 5 0
	.cfi_startproc
	movq	%rdi, -8(%rsp)
.LBB0_1:
.Ltmp0:
	.loc	1 6 5 prologue_end
	jmp	.LBB0_1
.Ltmp1:
.Lfunc_end0:
	.size	_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind, .Lfunc_end0-_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind
	.cfi_endproc

	.section	".text._ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E","ax",@progbits
	.p2align	4
	.type	_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E,@function
_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E:
.Lfunc_begin1:
	.loc	1 19 0
	.cfi_startproc
	movq	%rdi, -16(%rsp)
.Ltmp2:
	.loc	1 20 9 prologue_end
	movl	(%rdi), %eax
	.loc	1 20 32 is_stmt 0
	movl	(%rdi), %ecx
	movl	%eax, -8(%rsp)
	movl	%ecx, -4(%rsp)
.Ltmp3:
	.file	2 "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860" "library/core/src/num/uint_macros.rs"
	.loc	2 2533 13 is_stmt 1
	imull	%ecx, %eax
.Ltmp4:
	.loc	1 21 6
	retq
.Ltmp5:
.Lfunc_end1:
	.size	_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E, .Lfunc_end1-_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E
	.cfi_endproc

	.section	.text._ZN4core10intrinsics11rotate_left17hc5dad979441165abE,"ax",@progbits
	.p2align	4
	.type	_ZN4core10intrinsics11rotate_left17hc5dad979441165abE,@function
_ZN4core10intrinsics11rotate_left17hc5dad979441165abE:
.Lfunc_begin2:
	.file	3 "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860" "library/core/src/intrinsics/mod.rs"
	.loc	3 2025 0
	.cfi_startproc
	movl	%edi, -12(%rsp)
	movl	%esi, -8(%rsp)
.Ltmp6:
	.loc	3 2029 41 prologue_end
	andl	$31, %esi
	.loc	3 2029 14 is_stmt 0
	movb	%sil, %cl
	roll	%cl, %edi
	movl	%edi, -4(%rsp)
	movl	-4(%rsp), %eax
	.loc	3 2030 2 is_stmt 1
	retq
.Ltmp7:
.Lfunc_end2:
	.size	_ZN4core10intrinsics11rotate_left17hc5dad979441165abE, .Lfunc_end2-_ZN4core10intrinsics11rotate_left17hc5dad979441165abE
	.cfi_endproc

	.section	".text._ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E","ax",@progbits
	.p2align	4
	.type	_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E,@function
_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E:
.Lfunc_begin3:
	.loc	1 46 0
	.cfi_startproc
	movl	%esi, %eax
	movq	%rdi, -24(%rsp)
	movl	%eax, -12(%rsp)
.Ltmp8:
	.loc	1 46 37 prologue_end
	movq	(%rdi), %rcx
	movl	(%rcx), %ecx
	movl	%eax, -8(%rsp)
	movl	%ecx, -4(%rsp)
.Ltmp9:
	.loc	2 2494 13
	subl	%ecx, %eax
.Ltmp10:
	.loc	1 46 42
	retq
.Ltmp11:
.Lfunc_end3:
	.size	_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E, .Lfunc_end3-_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E
	.cfi_endproc

	.section	.text._ZN6shapes5inner5apply17hcb63b857f45006cbE,"ax",@progbits
	.p2align	4
	.type	_ZN6shapes5inner5apply17hcb63b857f45006cbE,@function
_ZN6shapes5inner5apply17hcb63b857f45006cbE:
.Lfunc_begin4:
	.loc	1 37 0
	.cfi_startproc
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movl	%esi, 8(%rsp)
	movq	%rdi, 16(%rsp)
	movl	%esi, 28(%rsp)
.Ltmp12:
	.loc	1 38 9 prologue_end
	leaq	16(%rsp), %rdi
	callq	_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E
	movl	8(%rsp), %edi
	movl	%eax, 12(%rsp)
	movl	%edi, 32(%rsp)
	movl	$3, 36(%rsp)
.Ltmp13:
	.loc	2 386 20
	movl	$3, %esi
	callq	_ZN4core10intrinsics11rotate_left17hc5dad979441165abE
	movl	%eax, %esi
.Ltmp14:
	.loc	1 38 19
	leaq	16(%rsp), %rdi
	callq	_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E
	movl	%eax, %ecx
	movl	12(%rsp), %eax
	.loc	1 38 9 is_stmt 0
	xorl	%ecx, %eax
	.loc	1 39 6 epilogue_begin is_stmt 1
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp15:
.Lfunc_end4:
	.size	_ZN6shapes5inner5apply17hcb63b857f45006cbE, .Lfunc_end4-_ZN6shapes5inner5apply17hcb63b857f45006cbE
	.cfi_endproc

	.section	.text._ZN6shapes6Square4grow17h12929b2a7cd95e0eE,"ax",@progbits
	.p2align	4
	.type	_ZN6shapes6Square4grow17h12929b2a7cd95e0eE,@function
_ZN6shapes6Square4grow17h12929b2a7cd95e0eE:
.Lfunc_begin5:
	.loc	1 26 0
	.cfi_startproc
	movq	%rdi, -24(%rsp)
	movl	%esi, -12(%rsp)
.Ltmp16:
	.loc	1 27 21 prologue_end
	movl	(%rdi), %eax
	movl	%eax, -8(%rsp)
	movl	%esi, -4(%rsp)
.Ltmp17:
	.loc	2 2457 13
	addl	%esi, %eax
.Ltmp18:
	.loc	1 27 9
	movl	%eax, (%rdi)
	.loc	1 28 6
	retq
.Ltmp19:
.Lfunc_end5:
	.size	_ZN6shapes6Square4grow17h12929b2a7cd95e0eE, .Lfunc_end5-_ZN6shapes6Square4grow17h12929b2a7cd95e0eE
	.cfi_endproc

	.section	.text._ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E,"ax",@progbits
	.p2align	4
	.type	_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E,@function
_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E:
.Lfunc_begin6:
	.loc	1 30 0
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	movq	%rdi, 8(%rsp)
.Ltmp20:
	.loc	1 31 14 prologue_end
	callq	_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E
	movl	%eax, 16(%rsp)
	movl	$2, 20(%rsp)
.Ltmp21:
	.loc	2 2533 13
	shll	%eax
.Ltmp22:
	.loc	1 32 6 epilogue_begin
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp23:
.Lfunc_end6:
	.size	_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E, .Lfunc_end6-_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E
	.cfi_endproc

	.section	.text.entry,"ax",@progbits
	.globl	entry
	.p2align	4
	.type	entry,@function
entry:
.Lfunc_begin7:
	.loc	1 43 0
	.cfi_startproc
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	%rdi, 8(%rsp)
	movl	%esi, 4(%rsp)
	movq	%rdi, 24(%rsp)
	movl	%esi, 36(%rsp)
.Ltmp24:
	.loc	1 44 12 prologue_end
	callq	_ZN6shapes6Square4grow17h12929b2a7cd95e0eE
	movl	4(%rsp), %esi
	movq	8(%rsp), %rdi
	.loc	1 45 16
	movl	(%rdi), %eax
	movl	%eax, 20(%rsp)
.Ltmp25:
	.loc	1 46 5
	leaq	20(%rsp), %rdi
	callq	_ZN6shapes5inner5apply17hcb63b857f45006cbE
	movq	8(%rsp), %rdi
	movl	%eax, 16(%rsp)
	.loc	1 46 56 is_stmt 0
	callq	_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E
	movl	%eax, %ecx
	movl	16(%rsp), %eax
	.loc	1 46 5
	orl	%ecx, %eax
.Ltmp26:
	.loc	1 47 2 epilogue_begin is_stmt 1
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp27:
.Lfunc_end7:
	.size	entry, .Lfunc_end7-entry
	.cfi_endproc

	.type	__rustc_debug_gdb_scripts_section__,@object
	.section	.debug_gdb_scripts,"aMS",@progbits,1,unique,1
	.weak	__rustc_debug_gdb_scripts_section__
__rustc_debug_gdb_scripts_section__:
	.asciz	"\001gdb_load_rust_pretty_printers.py"
	.size	__rustc_debug_gdb_scripts_section__, 34

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
	.byte	4
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
	.byte	5
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
	.byte	6
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
	.byte	7
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
	.byte	8
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	9
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
	.byte	10
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
	.byte	11
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
	.byte	12
	.byte	47
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	14
	.byte	0
	.byte	0
	.byte	13
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
	.byte	14
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
	.byte	15
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
	.byte	16
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	17
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
	.byte	18
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
	.byte	19
	.byte	11
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	20
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
	.byte	21
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
	.byte	22
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
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	23
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
	.byte	24
	.byte	51
	.byte	1
	.byte	21
	.byte	19
	.byte	0
	.byte	0
	.byte	25
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
	.byte	26
	.byte	25
	.byte	1
	.byte	0
	.byte	0
	.byte	27
	.byte	25
	.byte	1
	.byte	22
	.byte	11
	.byte	0
	.byte	0
	.byte	28
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
	.byte	31
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
	.byte	32
	.byte	21
	.byte	1
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	33
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	51
	.byte	6
	.byte	0
	.byte	0
	.byte	34
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
	.byte	35
	.byte	1
	.byte	1
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	36
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
	.byte	37
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
	.long	.Ldebug_ranges0
	.byte	2
	.long	.Linfo_string3
	.byte	3
	.quad	.Lfunc_begin0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87
	.long	.Linfo_string31
	.long	.Linfo_string32
	.byte	1
	.byte	5

	.byte	4
	.byte	2
	.byte	145
	.byte	120
	.byte	1
	.byte	5
	.long	1722
	.byte	0
	.byte	2
	.long	.Linfo_string12
	.byte	5
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87
	.long	.Linfo_string33
	.long	.Linfo_string34
	.byte	1
	.byte	19
	.long	1520
	.byte	6
	.byte	2
	.byte	145
	.byte	112
	.long	.Linfo_string10
	.byte	1
	.byte	19
	.long	1625
	.byte	7
	.long	566
	.quad	.Ltmp3
	.long	.Ltmp4-.Ltmp3
	.byte	1
	.byte	20
	.byte	19
	.byte	8
	.byte	2
	.byte	145
	.byte	120
	.long	583
	.byte	8
	.byte	2
	.byte	145
	.byte	124
	.long	595
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string16
	.byte	5
	.quad	.Lfunc_begin3
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87
	.long	.Linfo_string38
	.long	.Linfo_string39
	.byte	1
	.byte	46
	.long	1520
	.byte	6
	.byte	2
	.byte	145
	.byte	116
	.long	.Linfo_string120
	.byte	1
	.byte	46
	.long	1520
	.byte	9
	.byte	4
	.byte	145
	.byte	104
	.byte	6
	.byte	6
	.long	.Linfo_string23
	.byte	4
	.byte	1
	.byte	45
	.long	1520
	.byte	7
	.long	608
	.quad	.Ltmp9
	.long	.Ltmp10-.Ltmp9
	.byte	1
	.byte	46
	.byte	24
	.byte	8
	.byte	2
	.byte	145
	.byte	120
	.long	625
	.byte	8
	.byte	2
	.byte	145
	.byte	124
	.long	637
	.byte	0
	.byte	0
	.byte	10
	.long	.Linfo_string42
	.byte	8
	.byte	8
	.byte	11
	.long	.Linfo_string40
	.long	1709
	.byte	8
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string20
	.byte	5
	.quad	.Lfunc_begin4
	.long	.Lfunc_end4-.Lfunc_begin4
	.byte	1
	.byte	87
	.long	.Linfo_string44
	.long	.Linfo_string45
	.byte	1
	.byte	37
	.long	1520
	.byte	6
	.byte	2
	.byte	145
	.byte	16
	.long	.Linfo_string121
	.byte	1
	.byte	37
	.long	273
	.byte	6
	.byte	2
	.byte	145
	.byte	28
	.long	.Linfo_string118
	.byte	1
	.byte	37
	.long	1520
	.byte	7
	.long	650
	.quad	.Ltmp13
	.long	.Ltmp14-.Ltmp13
	.byte	1
	.byte	38
	.byte	26
	.byte	8
	.byte	2
	.byte	145
	.byte	32
	.long	667
	.byte	8
	.byte	2
	.byte	145
	.byte	36
	.long	679
	.byte	0
	.byte	12
	.long	273
	.long	.Linfo_string43
	.byte	0
	.byte	0
	.byte	13
	.long	.Linfo_string24
	.byte	4
	.byte	1
	.byte	4
	.byte	14
	.long	.Linfo_string23
	.long	1520
	.byte	4
	.byte	0
	.byte	3
	.byte	15
	.long	.Linfo_string25
	.long	.Linfo_string26
	.byte	1
	.byte	26

	.byte	16
	.long	1527
	.byte	16
	.long	1520
	.byte	0
	.byte	17
	.long	.Linfo_string28
	.long	.Linfo_string29
	.byte	1
	.byte	30
	.long	1520

	.byte	16
	.long	1625
	.byte	0
	.byte	0
	.byte	18
	.quad	.Lfunc_begin7
	.long	.Lfunc_end7-.Lfunc_begin7
	.byte	1
	.byte	87
	.long	.Linfo_string16
	.byte	1
	.byte	43
	.long	1520

	.byte	6
	.byte	2
	.byte	145
	.byte	24
	.long	.Linfo_string123
	.byte	1
	.byte	43
	.long	1527
	.byte	6
	.byte	2
	.byte	145
	.byte	36
	.long	.Linfo_string118
	.byte	1
	.byte	43
	.long	1520
	.byte	19
	.quad	.Ltmp25
	.long	.Ltmp26-.Ltmp25
	.byte	9
	.byte	2
	.byte	145
	.byte	20
	.long	.Linfo_string23
	.byte	4
	.byte	1
	.byte	45
	.long	1520
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string4
	.byte	2
	.long	.Linfo_string5
	.byte	2
	.long	.Linfo_string6
	.byte	20
	.long	.Linfo_string7
	.long	.Linfo_string8
	.byte	2
	.short	2532
	.long	1520
	.byte	1
	.byte	21
	.long	.Linfo_string10
	.byte	2
	.short	2532
	.long	1520
	.byte	21
	.long	.Linfo_string11
	.byte	2
	.short	2532
	.long	1520
	.byte	0
	.byte	20
	.long	.Linfo_string14
	.long	.Linfo_string15
	.byte	2
	.short	2493
	.long	1520
	.byte	1
	.byte	21
	.long	.Linfo_string10
	.byte	2
	.short	2493
	.long	1520
	.byte	21
	.long	.Linfo_string11
	.byte	2
	.short	2493
	.long	1520
	.byte	0
	.byte	20
	.long	.Linfo_string17
	.long	.Linfo_string18
	.byte	2
	.short	385
	.long	1520
	.byte	1
	.byte	21
	.long	.Linfo_string10
	.byte	2
	.short	385
	.long	1520
	.byte	21
	.long	.Linfo_string19
	.byte	2
	.short	385
	.long	1520
	.byte	0
	.byte	20
	.long	.Linfo_string21
	.long	.Linfo_string22
	.byte	2
	.short	2456
	.long	1520
	.byte	1
	.byte	21
	.long	.Linfo_string10
	.byte	2
	.short	2456
	.long	1520
	.byte	21
	.long	.Linfo_string11
	.byte	2
	.short	2456
	.long	1520
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string13
	.byte	22
	.quad	.Lfunc_begin2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87
	.long	.Linfo_string36
	.long	.Linfo_string37
	.byte	3
	.short	2025
	.long	1520
	.byte	23
	.byte	2
	.byte	145
	.byte	116
	.long	.Linfo_string118
	.byte	3
	.short	2025
	.long	1520
	.byte	23
	.byte	2
	.byte	145
	.byte	120
	.long	.Linfo_string119
	.byte	3
	.short	2025
	.long	1520
	.byte	12
	.long	1520
	.long	.Linfo_string35
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string32
	.byte	2
	.long	.Linfo_string46
	.byte	13
	.long	.Linfo_string116
	.byte	24
	.byte	1
	.byte	8
	.byte	14
	.long	.Linfo_string47
	.long	1735
	.byte	8
	.byte	0
	.byte	3
	.byte	14
	.long	.Linfo_string100
	.long	1956
	.byte	8
	.byte	8
	.byte	3
	.byte	14
	.long	.Linfo_string113
	.long	2038
	.byte	1
	.byte	16
	.byte	3
	.byte	14
	.long	.Linfo_string115
	.long	2038
	.byte	1
	.byte	17
	.byte	3
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string100
	.byte	13
	.long	.Linfo_string111
	.byte	24
	.byte	1
	.byte	8
	.byte	14
	.long	.Linfo_string101
	.long	1311
	.byte	8
	.byte	0
	.byte	3
	.byte	14
	.long	.Linfo_string106
	.long	1520
	.byte	4
	.byte	16
	.byte	3
	.byte	14
	.long	.Linfo_string107
	.long	1520
	.byte	4
	.byte	20
	.byte	3
	.byte	14
	.long	.Linfo_string108
	.long	1500
	.byte	1
	.byte	24
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string48
	.byte	13
	.long	.Linfo_string98
	.byte	16
	.byte	1
	.byte	8
	.byte	14
	.long	.Linfo_string49
	.long	1221
	.byte	8
	.byte	0
	.byte	3
	.byte	14
	.long	.Linfo_string56
	.long	1251
	.byte	8
	.byte	8
	.byte	3
	.byte	0
	.byte	2
	.long	.Linfo_string57
	.byte	13
	.long	.Linfo_string95
	.byte	16
	.byte	1
	.byte	8
	.byte	14
	.long	.Linfo_string58
	.long	1008
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string94
	.byte	16
	.byte	3
	.byte	8
	.byte	24
	.long	1021
	.byte	25
	.long	1768
	.byte	8
	.byte	0

	.byte	26
	.byte	11
	.long	.Linfo_string60
	.long	1056
	.byte	8
	.byte	0
	.byte	0
	.byte	27
	.byte	0
	.byte	11
	.long	.Linfo_string93
	.long	1101
	.byte	8
	.byte	0
	.byte	0
	.byte	0
	.byte	13
	.long	.Linfo_string60
	.byte	16
	.byte	3
	.byte	8
	.byte	14
	.long	.Linfo_string61
	.long	1281
	.byte	8
	.byte	0
	.byte	3
	.byte	14
	.long	.Linfo_string65
	.long	1795
	.byte	8
	.byte	8
	.byte	3
	.byte	14
	.long	.Linfo_string89
	.long	1482
	.byte	1
	.byte	16
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string93
	.byte	16
	.byte	3
	.byte	8
	.byte	14
	.long	.Linfo_string70
	.long	1837
	.byte	2
	.byte	8
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	28
	.long	.Linfo_string68
	.byte	0
	.byte	1
	.byte	1
	.byte	13
	.long	.Linfo_string86
	.byte	24
	.byte	1
	.byte	8
	.byte	14
	.long	.Linfo_string73
	.long	1165
	.byte	4
	.byte	16
	.byte	3
	.byte	14
	.long	.Linfo_string79
	.long	1844
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string78
	.byte	8
	.byte	1
	.byte	4
	.byte	14
	.long	.Linfo_string74
	.long	1520
	.byte	4
	.byte	0
	.byte	3
	.byte	14
	.long	.Linfo_string75
	.long	1837
	.byte	2
	.byte	4
	.byte	3
	.byte	14
	.long	.Linfo_string77
	.long	1837
	.byte	2
	.byte	6
	.byte	3
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string50
	.byte	2
	.long	.Linfo_string51
	.byte	13
	.long	.Linfo_string55
	.byte	8
	.byte	1
	.byte	8
	.byte	12
	.long	1748
	.long	.Linfo_string35
	.byte	14
	.long	.Linfo_string53
	.long	1755
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string97
	.byte	8
	.byte	1
	.byte	8
	.byte	12
	.long	987
	.long	.Linfo_string35
	.byte	14
	.long	.Linfo_string53
	.long	1943
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string64
	.byte	8
	.byte	1
	.byte	8
	.byte	12
	.long	1775
	.long	.Linfo_string35
	.byte	14
	.long	.Linfo_string53
	.long	1782
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	13
	.long	.Linfo_string105
	.byte	16
	.byte	1
	.byte	8
	.byte	12
	.long	1748
	.long	.Linfo_string35
	.byte	14
	.long	.Linfo_string53
	.long	1969
	.byte	8
	.byte	0
	.byte	3
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string66
	.byte	13
	.long	.Linfo_string72
	.byte	1
	.byte	1
	.byte	1
	.byte	24
	.long	1361
	.byte	25
	.long	1748
	.byte	1
	.byte	0

	.byte	27
	.byte	0
	.byte	11
	.long	.Linfo_string67
	.long	1397
	.byte	1
	.byte	0
	.byte	0
	.byte	27
	.byte	1
	.byte	11
	.long	.Linfo_string71
	.long	1436
	.byte	1
	.byte	0
	.byte	0
	.byte	0
	.byte	13
	.long	.Linfo_string67
	.byte	1
	.byte	1
	.byte	1
	.byte	12
	.long	1775
	.long	.Linfo_string35
	.byte	12
	.long	1124
	.long	.Linfo_string69
	.byte	14
	.long	.Linfo_string70
	.long	1775
	.byte	1
	.byte	1
	.byte	1
	.byte	0
	.byte	13
	.long	.Linfo_string71
	.byte	1
	.byte	1
	.byte	1
	.byte	12
	.long	1775
	.long	.Linfo_string35
	.byte	12
	.long	1124
	.long	.Linfo_string69
	.byte	14
	.long	.Linfo_string70
	.long	1124
	.byte	1
	.byte	1
	.byte	1
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	.Linfo_string90
	.byte	13
	.long	.Linfo_string92
	.byte	0
	.byte	1
	.byte	1
	.byte	12
	.long	1930
	.long	.Linfo_string35
	.byte	0
	.byte	13
	.long	.Linfo_string110
	.byte	0
	.byte	1
	.byte	1
	.byte	12
	.long	2008
	.long	.Linfo_string35
	.byte	0
	.byte	0
	.byte	0
	.byte	29
	.long	.Linfo_string9
	.byte	7
	.byte	4
	.byte	30
	.long	403
	.long	.Linfo_string27
	.long	0
	.byte	31
	.quad	.Lfunc_begin5
	.long	.Lfunc_end5-.Lfunc_begin5
	.byte	1
	.byte	87
	.long	423
	.byte	6
	.byte	2
	.byte	145
	.byte	104
	.long	.Linfo_string10
	.byte	1
	.byte	26
	.long	1527
	.byte	6
	.byte	2
	.byte	145
	.byte	116
	.long	.Linfo_string122
	.byte	1
	.byte	26
	.long	1520
	.byte	7
	.long	692
	.quad	.Ltmp17
	.long	.Ltmp18-.Ltmp17
	.byte	1
	.byte	27
	.byte	31
	.byte	8
	.byte	2
	.byte	145
	.byte	120
	.long	709
	.byte	8
	.byte	2
	.byte	145
	.byte	124
	.long	721
	.byte	0
	.byte	0
	.byte	30
	.long	403
	.long	.Linfo_string30
	.long	0
	.byte	31
	.quad	.Lfunc_begin6
	.long	.Lfunc_end6-.Lfunc_begin6
	.byte	1
	.byte	87
	.long	445
	.byte	6
	.byte	2
	.byte	145
	.byte	8
	.long	.Linfo_string10
	.byte	1
	.byte	30
	.long	1625
	.byte	7
	.long	566
	.quad	.Ltmp21
	.long	.Ltmp22-.Ltmp21
	.byte	1
	.byte	31
	.byte	21
	.byte	8
	.byte	2
	.byte	145
	.byte	16
	.long	583
	.byte	8
	.byte	2
	.byte	145
	.byte	20
	.long	595
	.byte	0
	.byte	0
	.byte	30
	.long	1520
	.long	.Linfo_string41
	.long	0
	.byte	30
	.long	822
	.long	.Linfo_string117
	.long	0
	.byte	30
	.long	949
	.long	.Linfo_string99
	.long	0
	.byte	29
	.long	.Linfo_string52
	.byte	7
	.byte	1
	.byte	30
	.long	1748
	.long	.Linfo_string54
	.long	0
	.byte	29
	.long	.Linfo_string59
	.byte	7
	.byte	8
	.byte	29
	.long	.Linfo_string62
	.byte	7
	.byte	0
	.byte	30
	.long	1775
	.long	.Linfo_string63
	.long	0
	.byte	30
	.long	1808
	.long	.Linfo_string88
	.long	0
	.byte	32
	.long	1348
	.byte	16
	.long	1281
	.byte	16
	.long	1824
	.byte	0
	.byte	30
	.long	1132
	.long	.Linfo_string87
	.long	0
	.byte	29
	.long	.Linfo_string76
	.byte	7
	.byte	2
	.byte	10
	.long	.Linfo_string85
	.byte	16
	.byte	8
	.byte	11
	.long	.Linfo_string53
	.long	1874
	.byte	8
	.byte	0
	.byte	11
	.long	.Linfo_string81
	.long	1890
	.byte	8
	.byte	8
	.byte	0
	.byte	33
	.long	1883
	.long	0
	.byte	34
	.long	.Linfo_string80
	.byte	0
	.byte	1
	.byte	30
	.long	1903
	.long	.Linfo_string84
	.long	0
	.byte	35
	.long	1916
	.byte	36
	.long	1923
	.byte	0
	.byte	6
	.byte	0
	.byte	29
	.long	.Linfo_string82
	.byte	7
	.byte	8
	.byte	37
	.long	.Linfo_string83
	.byte	8
	.byte	7
	.byte	30
	.long	1775
	.long	.Linfo_string91
	.long	0
	.byte	30
	.long	987
	.long	.Linfo_string96
	.long	0
	.byte	30
	.long	885
	.long	.Linfo_string112
	.long	0
	.byte	10
	.long	.Linfo_string104
	.byte	16
	.byte	8
	.byte	11
	.long	.Linfo_string102
	.long	1999
	.byte	8
	.byte	0
	.byte	11
	.long	.Linfo_string103
	.long	1916
	.byte	8
	.byte	8
	.byte	0
	.byte	33
	.long	1748
	.long	0
	.byte	10
	.long	.Linfo_string109
	.byte	16
	.byte	8
	.byte	11
	.long	.Linfo_string102
	.long	1999
	.byte	8
	.byte	0
	.byte	11
	.long	.Linfo_string103
	.long	1916
	.byte	8
	.byte	8
	.byte	0
	.byte	29
	.long	.Linfo_string114
	.byte	2
	.byte	1
	.byte	0
.Ldebug_info_end0:
	.section	.text._RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind,"ax",@progbits
.Lsec_end0:
	.section	".text._ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E","ax",@progbits
.Lsec_end1:
	.section	.text._ZN4core10intrinsics11rotate_left17hc5dad979441165abE,"ax",@progbits
.Lsec_end2:
	.section	".text._ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E","ax",@progbits
.Lsec_end3:
	.section	.text._ZN6shapes5inner5apply17hcb63b857f45006cbE,"ax",@progbits
.Lsec_end4:
	.section	.text._ZN6shapes6Square4grow17h12929b2a7cd95e0eE,"ax",@progbits
.Lsec_end5:
	.section	.text._ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E,"ax",@progbits
.Lsec_end6:
	.section	.text.entry,"ax",@progbits
.Lsec_end7:
	.section	.debug_aranges,"",@progbits
	.long	156
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
	.quad	.Lfunc_begin5
	.quad	.Lsec_end5-.Lfunc_begin5
	.quad	.Lfunc_begin6
	.quad	.Lsec_end6-.Lfunc_begin6
	.quad	.Lfunc_begin7
	.quad	.Lsec_end7-.Lfunc_begin7
	.quad	0
	.quad	0
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
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
	.quad	.Lfunc_begin5
	.quad	.Lfunc_end5
	.quad	.Lfunc_begin6
	.quad	.Lfunc_end6
	.quad	.Lfunc_begin7
	.quad	.Lfunc_end7
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
	.asciz	"core"
.Linfo_string5:
	.asciz	"num"
.Linfo_string6:
	.asciz	"{impl#8}"
.Linfo_string7:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_mul"
.Linfo_string8:
	.asciz	"wrapping_mul"
.Linfo_string9:
	.asciz	"u32"
.Linfo_string10:
	.asciz	"self"
.Linfo_string11:
	.asciz	"rhs"
.Linfo_string12:
	.asciz	"{impl#0}"
.Linfo_string13:
	.asciz	"intrinsics"
.Linfo_string14:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_sub"
.Linfo_string15:
	.asciz	"wrapping_sub"
.Linfo_string16:
	.asciz	"entry"
.Linfo_string17:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm11rotate_left"
.Linfo_string18:
	.asciz	"rotate_left"
.Linfo_string19:
	.asciz	"n"
.Linfo_string20:
	.asciz	"inner"
.Linfo_string21:
	.asciz	"_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_add"
.Linfo_string22:
	.asciz	"wrapping_add"
.Linfo_string23:
	.asciz	"side"
.Linfo_string24:
	.asciz	"Square"
.Linfo_string25:
	.asciz	"_ZN6shapes6Square4grow17h12929b2a7cd95e0eE"
.Linfo_string26:
	.asciz	"grow"
.Linfo_string27:
	.asciz	"&mut shapes::Square"
.Linfo_string28:
	.asciz	"_ZN6shapes6Square7doubled17h5e9e0cbfd0a732b0E"
.Linfo_string29:
	.asciz	"doubled"
.Linfo_string30:
	.asciz	"&shapes::Square"
.Linfo_string31:
	.asciz	"_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind"
.Linfo_string32:
	.asciz	"panic"
.Linfo_string33:
	.asciz	"_ZN47_$LT$shapes..Square$u20$as$u20$shapes..Area$GT$4area17he75c008b678cc536E"
.Linfo_string34:
	.asciz	"area"
.Linfo_string35:
	.asciz	"T"
.Linfo_string36:
	.asciz	"_ZN4core10intrinsics11rotate_left17hc5dad979441165abE"
.Linfo_string37:
	.asciz	"rotate_left<u32>"
.Linfo_string38:
	.asciz	"_ZN6shapes5entry28_$u7b$$u7b$closure$u7d$$u7d$17h34cdf4666fd3ec90E"
.Linfo_string39:
	.asciz	"{closure#0}"
.Linfo_string40:
	.asciz	"_ref__side"
.Linfo_string41:
	.asciz	"&u32"
.Linfo_string42:
	.asciz	"{closure_env#0}"
.Linfo_string43:
	.asciz	"F"
.Linfo_string44:
	.asciz	"_ZN6shapes5inner5apply17hcb63b857f45006cbE"
.Linfo_string45:
	.asciz	"apply<shapes::entry::{closure_env#0}>"
.Linfo_string46:
	.asciz	"panic_info"
.Linfo_string47:
	.asciz	"message"
.Linfo_string48:
	.asciz	"fmt"
.Linfo_string49:
	.asciz	"template"
.Linfo_string50:
	.asciz	"ptr"
.Linfo_string51:
	.asciz	"non_null"
.Linfo_string52:
	.asciz	"u8"
.Linfo_string53:
	.asciz	"pointer"
.Linfo_string54:
	.asciz	"*const u8"
.Linfo_string55:
	.asciz	"NonNull<u8>"
.Linfo_string56:
	.asciz	"args"
.Linfo_string57:
	.asciz	"rt"
.Linfo_string58:
	.asciz	"ty"
.Linfo_string59:
	.asciz	"u64"
.Linfo_string60:
	.asciz	"Placeholder"
.Linfo_string61:
	.asciz	"value"
.Linfo_string62:
	.asciz	"()"
.Linfo_string63:
	.asciz	"*const ()"
.Linfo_string64:
	.asciz	"NonNull<()>"
.Linfo_string65:
	.asciz	"formatter"
.Linfo_string66:
	.asciz	"result"
.Linfo_string67:
	.asciz	"Ok"
.Linfo_string68:
	.asciz	"Error"
.Linfo_string69:
	.asciz	"E"
.Linfo_string70:
	.asciz	"__0"
.Linfo_string71:
	.asciz	"Err"
.Linfo_string72:
	.asciz	"Result<(), core::fmt::Error>"
.Linfo_string73:
	.asciz	"options"
.Linfo_string74:
	.asciz	"flags"
.Linfo_string75:
	.asciz	"width"
.Linfo_string76:
	.asciz	"u16"
.Linfo_string77:
	.asciz	"precision"
.Linfo_string78:
	.asciz	"FormattingOptions"
.Linfo_string79:
	.asciz	"buf"
.Linfo_string80:
	.asciz	"dyn core::fmt::Write"
.Linfo_string81:
	.asciz	"vtable"
.Linfo_string82:
	.asciz	"usize"
.Linfo_string83:
	.asciz	"__ARRAY_SIZE_TYPE__"
.Linfo_string84:
	.asciz	"&[usize; 6]"
.Linfo_string85:
	.asciz	"&mut dyn core::fmt::Write"
.Linfo_string86:
	.asciz	"Formatter"
.Linfo_string87:
	.asciz	"&mut core::fmt::Formatter"
.Linfo_string88:
	.asciz	"unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>"
.Linfo_string89:
	.asciz	"_lifetime"
.Linfo_string90:
	.asciz	"marker"
.Linfo_string91:
	.asciz	"&()"
.Linfo_string92:
	.asciz	"PhantomData<&()>"
.Linfo_string93:
	.asciz	"Count"
.Linfo_string94:
	.asciz	"ArgumentType"
.Linfo_string95:
	.asciz	"Argument"
.Linfo_string96:
	.asciz	"*const core::fmt::rt::Argument"
.Linfo_string97:
	.asciz	"NonNull<core::fmt::rt::Argument>"
.Linfo_string98:
	.asciz	"Arguments"
.Linfo_string99:
	.asciz	"&core::fmt::Arguments"
.Linfo_string100:
	.asciz	"location"
.Linfo_string101:
	.asciz	"filename"
.Linfo_string102:
	.asciz	"data_ptr"
.Linfo_string103:
	.asciz	"length"
.Linfo_string104:
	.asciz	"*const str"
.Linfo_string105:
	.asciz	"NonNull<str>"
.Linfo_string106:
	.asciz	"line"
.Linfo_string107:
	.asciz	"col"
.Linfo_string108:
	.asciz	"_filename"
.Linfo_string109:
	.asciz	"&str"
.Linfo_string110:
	.asciz	"PhantomData<&str>"
.Linfo_string111:
	.asciz	"Location"
.Linfo_string112:
	.asciz	"&core::panic::location::Location"
.Linfo_string113:
	.asciz	"can_unwind"
.Linfo_string114:
	.asciz	"bool"
.Linfo_string115:
	.asciz	"force_no_backtrace"
.Linfo_string116:
	.asciz	"PanicInfo"
.Linfo_string117:
	.asciz	"&core::panic::panic_info::PanicInfo"
.Linfo_string118:
	.asciz	"x"
.Linfo_string119:
	.asciz	"shift"
.Linfo_string120:
	.asciz	"y"
.Linfo_string121:
	.asciz	"what"
.Linfo_string122:
	.asciz	"by"
.Linfo_string123:
	.asciz	"square"
	.ident	"rustc version 1.95.0 (59807616e 2026-04-14)"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
