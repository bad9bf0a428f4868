	.text
	.file	"ld-temp.o"
	.section	.text.from_one,"ax",@progbits
	.p2align	4, 0x90
	.type	from_one,@function
from_one:
.Lfunc_begin0:
	.file	1 "/src/lto_one.c" md5 0x0a879e9a55337c9dcb3bed310453ba19
	.loc	1 9 0
	.cfi_startproc
	pushq	%rax
	.cfi_def_cfa_offset 16
.Ltmp0:
	.loc	1 10 9 prologue_end
	callq	helper
.Ltmp1:
	.loc	1 10 19 is_stmt 0
	addl	$1, %eax
	.loc	1 10 2
	popq	%rcx
	.cfi_def_cfa_offset 8
	retq
.Ltmp2:
.Lfunc_end0:
	.size	from_one, .Lfunc_end0-from_one
	.cfi_endproc

	.section	.text.helper,"ax",@progbits
	.p2align	4, 0x90
	.type	helper,@function
helper:
.Lfunc_begin1:
	.loc	1 4 0 is_stmt 1
	.cfi_startproc
	.loc	1 5 11 prologue_end
	leal	(%rdi,%rdi,2), %eax
	.loc	1 5 2 is_stmt 0
	retq
.Ltmp3:
.Lfunc_end1:
	.size	helper, .Lfunc_end1-helper
	.cfi_endproc

	.section	.text.entry,"ax",@progbits
	.hidden	entry
	.globl	entry
	.p2align	4, 0x90
	.type	entry,@function
entry:
.Lfunc_begin2:
	.loc	1 14 0 is_stmt 1
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movl	%edi, %ebx
.Ltmp4:
	.loc	1 15 9 prologue_end
	callq	from_two
.Ltmp5:
	movl	%eax, %r14d
	.loc	1 15 34 is_stmt 0
	addl	$-1, %ebx
.Ltmp6:
	.loc	1 10 9 is_stmt 1
	movl	%ebx, %edi
	callq	helper
.Ltmp7:
	.loc	1 15 21
	addl	%r14d, %eax
	addl	$1, %eax
	.loc	1 15 2 is_stmt 0
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
.Ltmp8:
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Ltmp9:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.text.from_two,"ax",@progbits
	.p2align	4, 0x90
	.type	from_two,@function
from_two:
.Lfunc_begin3:
	.file	2 "/src/lto_two.c" md5 0x94108ccc48df3a430c4b2e8a8ea2b162
	.loc	2 8 0 is_stmt 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %rbp, -16
	movl	%edi, %ebx
.Ltmp10:
	.loc	2 9 9 prologue_end
	callq	helper.3
.Ltmp11:
	movl	%eax, %ebp
	.loc	2 9 32 is_stmt 0
	addl	$4, %ebx
.Ltmp12:
	.loc	2 9 21
	movl	%ebx, %edi
	callq	from_one
.Ltmp13:
	.loc	2 9 19
	subl	%eax, %ebp
	.loc	2 9 2
	movl	%ebp, %eax
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp14:
.Lfunc_end3:
	.size	from_two, .Lfunc_end3-from_two
	.cfi_endproc

	.section	.text.helper.3,"ax",@progbits
	.p2align	4, 0x90
	.type	helper.3,@function
helper.3:
.Lfunc_begin4:
	.loc	2 3 0 is_stmt 1
	.cfi_startproc
	.loc	2 4 11 prologue_end
	movslq	%edi, %rax
	imulq	$1431655766, %rax, %rax
	movq	%rax, %rcx
	shrq	$63, %rcx
	shrq	$32, %rax
	addl	%ecx, %eax
	.loc	2 4 2 is_stmt 0
	retq
.Ltmp15:
.Lfunc_end4:
	.size	helper.3, .Lfunc_end4-helper.3
	.cfi_endproc

	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0
.Ldebug_list_header_start0:
	.short	5
	.byte	8
	.byte	0
	.long	3
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
	.long	.Ldebug_loc2-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp1-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp1-.Lfunc_begin0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc1:
	.byte	1
	.byte	3
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin2
	.uleb128 .Ltmp5-.Lfunc_begin2
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin2
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
.Ldebug_loc2:
	.byte	1
	.byte	7
	.byte	4
	.uleb128 .Lfunc_begin3-.Lfunc_begin3
	.uleb128 .Ltmp11-.Lfunc_begin3
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp11-.Lfunc_begin3
	.uleb128 .Ltmp12-.Lfunc_begin3
	.byte	1
	.byte	83
	.byte	4
	.uleb128 .Ltmp12-.Lfunc_begin3
	.uleb128 .Lfunc_end3-.Lfunc_begin3
	.byte	4
	.byte	163
	.byte	1
	.byte	85
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
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	3
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	4
	.byte	72
	.byte	0
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	5
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
	.byte	39
	.byte	25
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
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	7
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
	.byte	8
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
	.byte	9
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
	.byte	10
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
	.byte	12
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
	.byte	46
	.byte	0
	.byte	0
	.byte	0
	.byte	15
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
	.byte	39
	.byte	25
	.byte	73
	.byte	16
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	16
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
	.byte	16
	.byte	0
	.byte	0
	.byte	17
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
	.byte	39
	.byte	25
	.byte	73
	.byte	16
	.byte	0
	.byte	0
	.byte	18
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
	.byte	16
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

	.long	98
	.byte	3
	.byte	0
	.long	106
	.byte	4
	.long	72
	.byte	1
	.byte	0
	.byte	5
	.byte	2
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87

	.byte	7
	.byte	1
	.byte	3

	.long	115
	.byte	6
	.byte	1
	.byte	85
	.byte	5
	.byte	1
	.byte	3
	.long	115
	.byte	0
	.byte	7
	.byte	3
	.byte	1
	.byte	8

	.long	115


	.byte	8
	.byte	5
	.byte	1
	.byte	8
	.long	115
	.byte	0
	.byte	9
	.byte	4
	.byte	5
	.byte	4
	.byte	10
	.byte	3
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87

	.byte	8
	.byte	1
	.byte	13

	.long	115

	.byte	11
	.byte	1
	.byte	5
	.byte	1
	.byte	13
	.long	115
	.byte	12
	.long	98
	.byte	4
	.long	.Ltmp7-.Ltmp6
	.byte	1
	.byte	15
	.byte	23
	.byte	13
	.byte	1
	.byte	83
	.long	106
	.byte	0
	.byte	4
	.long	177
	.byte	5
	.byte	4
	.long	72
	.byte	6
	.byte	0
	.byte	14
	.byte	0
.Ldebug_info_end0:
.Lcu_begin1:
	.long	.Ldebug_info_end1-.Ldebug_info_start1
.Ldebug_info_start1:
	.short	5
	.byte	1
	.byte	8
	.long	.debug_abbrev
	.byte	1
	.byte	0
	.short	12
	.byte	6
	.long	.Lstr_offsets_base0
	.long	.Lline_table_start0
	.byte	2
	.quad	0
	.byte	1
	.long	.Laddr_table_base0
	.long	.Lrnglists_table_base0
	.long	.Lloclists_table_base0
	.byte	15
	.byte	7
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87

	.byte	9
	.byte	2
	.byte	7

	.long	.debug_info+115

	.byte	16
	.byte	2
	.byte	5
	.byte	2
	.byte	7
	.long	.debug_info+115
	.byte	4
	.long	84
	.byte	8
	.byte	4
	.long	110
	.byte	9
	.byte	0
	.byte	17
	.byte	10
	.long	.Lfunc_end4-.Lfunc_begin4
	.byte	1
	.byte	87

	.byte	7
	.byte	2
	.byte	2

	.long	.debug_info+115
	.byte	18
	.byte	1
	.byte	85
	.byte	5
	.byte	2
	.byte	2
	.long	.debug_info+115
	.byte	0
	.byte	14
	.byte	0
.Ldebug_info_end1:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1
.Ldebug_list_header_start1:
	.short	5
	.byte	8
	.byte	0
	.long	2
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
	.long	.Ldebug_ranges1-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	3
	.byte	0
	.uleb128 .Lfunc_end0-.Lfunc_begin0
	.byte	3
	.byte	2
	.uleb128 .Lfunc_end1-.Lfunc_begin1
	.byte	3
	.byte	3
	.uleb128 .Lfunc_end2-.Lfunc_begin2
	.byte	0
.Ldebug_ranges1:
	.byte	3
	.byte	7
	.uleb128 .Lfunc_end3-.Lfunc_begin3
	.byte	3
	.byte	10
	.uleb128 .Lfunc_end4-.Lfunc_begin4
	.byte	0
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	44
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"lto_one.c"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"from_one"
.Linfo_string4:
	.asciz	"int"
.Linfo_string5:
	.asciz	"x"
.Linfo_string6:
	.asciz	"lto_two.c"
.Linfo_string7:
	.asciz	"helper"
.Linfo_string8:
	.asciz	"entry"
.Linfo_string9:
	.asciz	"from_two"
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
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.short	5
	.byte	8
	.byte	0
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp1
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp6
	.quad	.Ltmp5
	.quad	.Ltmp7
	.quad	.Lfunc_begin3
	.quad	.Ltmp11
	.quad	.Ltmp13
	.quad	.Lfunc_begin4
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym from_one
	.addrsig_sym from_two
	.section	.debug_line,"",@progbits
.Lline_table_start0:
