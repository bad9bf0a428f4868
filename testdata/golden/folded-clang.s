	.text
	.file	"folded.cc"
	.section	.text._Z6zero_ai,"ax",@progbits
	.hidden	_Z6zero_ai
	.globl	_Z6zero_ai
	.p2align	4, 0x90
	.type	_Z6zero_ai,@function
_Z6zero_ai:
.Lfunc_begin0:
	.file	0 "/src" "folded.cc" md5 0x984eb8fdb3b9f17f2191fea01ccb1f46
	.loc	0 10 0
	.cfi_startproc
	.loc	0 10 56 prologue_end
	leal	5(%rdi), %eax
	.loc	0 10 47 is_stmt 0
	retq
.Ltmp0:
.Lfunc_end0:
	.size	_Z6zero_ai, .Lfunc_end0-_Z6zero_ai
	.cfi_endproc

	.section	.text._Z6zero_bi,"ax",@progbits
	.hidden	_Z6zero_bi
	.globl	_Z6zero_bi
	.p2align	4, 0x90
	.type	_Z6zero_bi,@function
_Z6zero_bi:
.Lfunc_begin1:
	.loc	0 11 0 is_stmt 1
	.cfi_startproc
	.loc	0 11 56 prologue_end
	leal	5(%rdi), %eax
	.loc	0 11 47 is_stmt 0
	retq
.Ltmp1:
.Lfunc_end1:
	.size	_Z6zero_bi, .Lfunc_end1-_Z6zero_bi
	.cfi_endproc

	.section	.text.entry,"ax",@progbits
	.hidden	entry
	.globl	entry
	.p2align	4, 0x90
	.type	entry,@function
entry:
.Lfunc_begin2:
	.loc	0 14 0 is_stmt 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	pushq	%rax
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r14
	movq	%rdi, %rbx
.Ltmp2:
	.loc	0 15 9 prologue_end
	callq	_Z5weighI5AppleEiPKT_
.Ltmp3:
	movl	%eax, %r15d
	.loc	0 15 24 is_stmt 0
	movq	%r14, %rdi
	callq	_Z5weighI5BrickEiPKT_
.Ltmp4:
	movl	%eax, %ebp
	.loc	0 15 22
	addl	%r15d, %ebp
	.loc	0 15 53
	movl	(%rbx), %edi
	.loc	0 15 39
	callq	_Z6zero_ai
.Ltmp5:
	movl	%eax, %ebx
.Ltmp6:
	.loc	0 15 37
	addl	%ebp, %ebx
	.loc	0 15 77
	movl	(%r14), %edi
	.loc	0 15 63
	callq	_Z6zero_bi
.Ltmp7:
	.loc	0 15 61
	addl	%ebx, %eax
	.loc	0 15 2
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r14
.Ltmp8:
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp9:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.text._Z5weighI5AppleEiPKT_,"axG",@progbits,_Z5weighI5AppleEiPKT_,comdat
	.hidden	_Z5weighI5AppleEiPKT_
	.weak	_Z5weighI5AppleEiPKT_
	.p2align	4, 0x90
	.type	_Z5weighI5AppleEiPKT_,@function
_Z5weighI5AppleEiPKT_:
.Lfunc_begin3:
	.loc	0 6 0 is_stmt 1
	.cfi_startproc
	.loc	0 7 15 prologue_end
	movl	(%rdi), %eax
	.loc	0 7 22 is_stmt 0
	addl	%eax, %eax
	leal	(%rax,%rax,4), %eax
	.loc	0 7 2
	retq
.Ltmp10:
.Lfunc_end3:
	.size	_Z5weighI5AppleEiPKT_, .Lfunc_end3-_Z5weighI5AppleEiPKT_
	.cfi_endproc

	.section	.text._Z5weighI5BrickEiPKT_,"axG",@progbits,_Z5weighI5BrickEiPKT_,comdat
	.hidden	_Z5weighI5BrickEiPKT_
	.weak	_Z5weighI5BrickEiPKT_
	.p2align	4, 0x90
	.type	_Z5weighI5BrickEiPKT_,@function
_Z5weighI5BrickEiPKT_:
.Lfunc_begin4:
	.loc	0 6 0 is_stmt 1
	.cfi_startproc
	.loc	0 7 15 prologue_end
	movl	(%rdi), %eax
	.loc	0 7 22 is_stmt 0
	addl	%eax, %eax
	leal	(%rax,%rax,4), %eax
	.loc	0 7 2
	retq
.Ltmp11:
.Lfunc_end4:
	.size	_Z5weighI5BrickEiPKT_, .Lfunc_end4-_Z5weighI5BrickEiPKT_
	.cfi_endproc

	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0
.Ldebug_list_header_start0:
	.short	5
	.byte	8
	.byte	0
	.long	2
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	1
	.byte	2
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin2
	.uleb128 .Ltmp3-.Lfunc_begin2
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp3-.Lfunc_begin2
	.uleb128 .Ltmp6-.Lfunc_begin2
	.byte	1
	.byte	83
	.byte	4
	.uleb128 .Ltmp6-.Lfunc_begin2
	.uleb128 .Lfunc_end2-.Lfunc_begin2
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc1:
	.byte	1
	.byte	2
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin2
	.uleb128 .Ltmp3-.Lfunc_begin2
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp3-.Lfunc_begin2
	.uleb128 .Ltmp8-.Lfunc_begin2
	.byte	1
	.byte	94
	.byte	4
	.uleb128 .Ltmp8-.Lfunc_begin2
	.uleb128 .Lfunc_end2-.Lfunc_begin2
	.byte	4
	.byte	163
	.byte	1
	.byte	84
	.byte	159
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
	.byte	1
	.byte	85
	.byte	35
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
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	122
	.byte	25
	.byte	110
	.byte	37
	.byte	3
	.byte	37
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
	.byte	3
	.byte	5
	.byte	0
	.byte	2
	.byte	24
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
	.byte	11
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	5
	.byte	5
	.byte	0
	.byte	2
	.byte	34
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
	.byte	6
	.byte	72
	.byte	1
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	7
	.byte	73
	.byte	0
	.byte	2
	.byte	24
	.byte	126
	.byte	24
	.byte	0
	.byte	0
	.byte	8
	.byte	72
	.byte	0
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	9
	.byte	47
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	10
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
	.byte	11
	.byte	19
	.byte	1
	.byte	54
	.byte	11
	.byte	3
	.byte	37
	.byte	11
	.byte	11
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	0
	.byte	0
	.byte	12
	.byte	13
	.byte	0
	.byte	3
	.byte	37
	.byte	73
	.byte	19
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	56
	.byte	11
	.byte	0
	.byte	0
	.byte	13
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	14
	.byte	38
	.byte	0
	.byte	73
	.byte	19
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
	.short	33
	.byte	1
	.long	.Lstr_offsets_base0
	.long	.Lline_table_start0
	.byte	2
	.quad	0
	.byte	0
	.long	.Laddr_table_base0
	.long	.Lrnglists_table_base0
	.long	.Lloclists_table_base0
	.byte	2
	.byte	0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87

	.byte	3
	.byte	4
	.byte	0
	.byte	10
	.long	240

	.byte	3
	.byte	1
	.byte	85
	.byte	17
	.byte	0
	.byte	10
	.long	240
	.byte	0
	.byte	2
	.byte	1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87

	.byte	6
	.byte	7
	.byte	0
	.byte	11
	.long	240

	.byte	3
	.byte	1
	.byte	85
	.byte	17
	.byte	0
	.byte	11
	.long	240
	.byte	0
	.byte	4
	.byte	2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87

	.byte	8
	.byte	0
	.byte	13
	.long	240

	.byte	5
	.byte	0
	.byte	18
	.byte	0
	.byte	13
	.long	276
	.byte	5
	.byte	1
	.byte	19
	.byte	0
	.byte	13
	.long	286
	.byte	6
	.long	174
	.byte	3
	.byte	7
	.byte	1
	.byte	85
	.byte	3
	.byte	163
	.byte	1
	.byte	85
	.byte	0
	.byte	6
	.long	207
	.byte	4
	.byte	7
	.byte	1
	.byte	85
	.byte	2
	.byte	126
	.byte	0
	.byte	0
	.byte	8
	.long	47
	.byte	5
	.byte	8
	.long	74
	.byte	6
	.byte	0
	.byte	2
	.byte	7
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87

	.byte	12
	.byte	13
	.byte	0
	.byte	5
	.long	240

	.byte	3
	.byte	1
	.byte	85
	.byte	20
	.byte	0
	.byte	5
	.long	276
	.byte	9
	.long	244
	.byte	11
	.byte	0
	.byte	2
	.byte	8
	.long	.Lfunc_end4-.Lfunc_begin4
	.byte	1
	.byte	87

	.byte	15
	.byte	16
	.byte	0
	.byte	5
	.long	240

	.byte	3
	.byte	1
	.byte	85
	.byte	20
	.byte	0
	.byte	5
	.long	286
	.byte	9
	.long	260
	.byte	11
	.byte	0
	.byte	10
	.byte	5
	.byte	5
	.byte	4
	.byte	11
	.byte	5
	.byte	10
	.byte	4
	.byte	0
	.byte	2
	.byte	12
	.byte	9
	.long	240
	.byte	0
	.byte	2
	.byte	0
	.byte	0
	.byte	11
	.byte	5
	.byte	14
	.byte	4
	.byte	0
	.byte	3
	.byte	12
	.byte	9
	.long	240
	.byte	0
	.byte	3
	.byte	0
	.byte	0
	.byte	13
	.long	281
	.byte	14
	.long	244
	.byte	13
	.long	291
	.byte	14
	.long	260
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
	.byte	3
	.byte	0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	3
	.byte	1
	.uleb128 .Lfunc_end1-.Lfunc_begin1
	.byte	3
	.byte	2
	.uleb128 .Lfunc_end2-.Lfunc_begin2
	.byte	3
	.byte	7
	.uleb128 .Lfunc_end3-.Lfunc_begin3
	.byte	3
	.byte	8
	.uleb128 .Lfunc_end4-.Lfunc_begin4
	.byte	0
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	88
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"folded.cc"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"_Z6zero_ai"
.Linfo_string4:
	.asciz	"zero_a"
.Linfo_string5:
	.asciz	"int"
.Linfo_string6:
	.asciz	"_Z6zero_bi"
.Linfo_string7:
	.asciz	"zero_b"
.Linfo_string8:
	.asciz	"entry"
.Linfo_string9:
	.asciz	"weight"
.Linfo_string10:
	.asciz	"Apple"
.Linfo_string11:
	.asciz	"T"
.Linfo_string12:
	.asciz	"_Z5weighI5AppleEiPKT_"
.Linfo_string13:
	.asciz	"weigh<Apple>"
.Linfo_string14:
	.asciz	"Brick"
.Linfo_string15:
	.asciz	"_Z5weighI5BrickEiPKT_"
.Linfo_string16:
	.asciz	"weigh<Brick>"
.Linfo_string17:
	.asciz	"x"
.Linfo_string18:
	.asciz	"apple"
.Linfo_string19:
	.asciz	"brick"
.Linfo_string20:
	.asciz	"what"
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
	.long	.Linfo_string15
	.long	.Linfo_string16
	.long	.Linfo_string17
	.long	.Linfo_string18
	.long	.Linfo_string19
	.long	.Linfo_string20
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.short	5
	.byte	8
	.byte	0
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp3
	.quad	.Ltmp4
	.quad	.Ltmp5
	.quad	.Ltmp7
	.quad	.Lfunc_begin3
	.quad	.Lfunc_begin4
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
