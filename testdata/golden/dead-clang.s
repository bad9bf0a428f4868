	.text
	.file	"dead.c"
	.section	.text.dead,"ax",@progbits
	.globl	dead
	.p2align	4, 0x90
	.type	dead,@function
dead:
.Lfunc_begin0:
	.file	1 "/src" "dead.c"
	.loc	1 8 0
	.cfi_startproc
	.loc	1 4 11 prologue_end
	imull	%edi, %edi
.Ltmp0:
	.loc	1 9 19
	leal	-1(%rdi), %eax
	.loc	1 9 2 is_stmt 0
	retq
.Ltmp1:
.Lfunc_end0:
	.size	dead, .Lfunc_end0-dead
	.cfi_endproc

	.section	.text.alive,"ax",@progbits
	.globl	alive
	.p2align	4, 0x90
	.type	alive,@function
alive:
.Lfunc_begin1:
	.loc	1 13 0 is_stmt 1
	.cfi_startproc
	.loc	1 4 11 prologue_end
	imull	%edi, %edi
.Ltmp2:
	.loc	1 4 15 is_stmt 0
	leal	1(%rdi), %ecx
	movl	$2863311531, %eax
.Ltmp3:
	.loc	1 14 19 is_stmt 1
	imulq	%rcx, %rax
	shrq	$33, %rax
	.loc	1 14 2 is_stmt 0
	retq
.Ltmp4:
.Lfunc_end1:
	.size	alive, .Lfunc_end1-alive
	.cfi_endproc

	.section	.text.dead_too,"ax",@progbits
	.globl	dead_too
	.p2align	4, 0x90
	.type	dead_too,@function
dead_too:
.Lfunc_begin2:
	.loc	1 18 0 is_stmt 1
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	1 4 11 prologue_end
	movl	%edi, %ebx
	imull	%ebx, %ebx
.Ltmp5:
	.loc	1 19 19
	callq	alive@PLT
.Ltmp6:
	.loc	1 19 17 is_stmt 0
	addl	%ebx, %eax
	addl	$-1, %eax
	.loc	1 19 2
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp7:
.Lfunc_end2:
	.size	dead_too, .Lfunc_end2-dead_too
	.cfi_endproc

	.section	.text.entry,"ax",@progbits
	.globl	entry
	.p2align	4, 0x90
	.type	entry,@function
entry:
.Lfunc_begin3:
	.loc	1 23 0 is_stmt 1
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movl	%edi, %ebx
.Ltmp8:
	.loc	1 24 9 prologue_end
	callq	alive@PLT
.Ltmp9:
	.loc	1 24 29 is_stmt 0
	addl	$1, %ebx
.Ltmp10:
	.loc	1 4 11 is_stmt 1
	imull	%ebx, %ebx
.Ltmp11:
	.loc	1 24 18
	addl	%ebx, %eax
	addl	$1, %eax
	.loc	1 24 2 is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp12:
.Lfunc_end3:
	.size	entry, .Lfunc_end3-entry
	.cfi_endproc

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	-1
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp0-.Lfunc_begin0
	.short	1
	.byte	85
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	4
	.byte	243
	.byte	1
	.byte	85
	.byte	159
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	-1
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin1-.Lfunc_begin1
	.quad	.Ltmp2-.Lfunc_begin1
	.short	1
	.byte	85
	.quad	.Ltmp2-.Lfunc_begin1
	.quad	.Lfunc_end1-.Lfunc_begin1
	.short	4
	.byte	243
	.byte	1
	.byte	85
	.byte	159
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	-1
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin1-.Lfunc_begin1
	.quad	.Ltmp2-.Lfunc_begin1
	.short	1
	.byte	85
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	-1
	.quad	.Lfunc_begin2
	.quad	.Lfunc_begin2-.Lfunc_begin2
	.quad	.Ltmp6-.Lfunc_begin2
	.short	1
	.byte	85
	.quad	.Ltmp6-.Lfunc_begin2
	.quad	.Lfunc_end2-.Lfunc_begin2
	.short	4
	.byte	243
	.byte	1
	.byte	85
	.byte	159
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	-1
	.quad	.Lfunc_begin3
	.quad	.Lfunc_begin3-.Lfunc_begin3
	.quad	.Ltmp9-.Lfunc_begin3
	.short	1
	.byte	85
	.quad	.Ltmp9-.Lfunc_begin3
	.quad	.Ltmp10-.Lfunc_begin3
	.short	1
	.byte	83
	.quad	.Ltmp10-.Lfunc_begin3
	.quad	.Lfunc_end3-.Lfunc_begin3
	.short	4
	.byte	243
	.byte	1
	.byte	85
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
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.ascii	"\227B"
	.byte	25
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	6
	.byte	5
	.byte	0
	.byte	2
	.byte	23
	.byte	49
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
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.ascii	"\227B"
	.byte	25
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
	.byte	63
	.byte	25
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	12
	.ascii	"\211\202\001"
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	0
	.byte	0
	.byte	13
	.ascii	"\212\202\001"
	.byte	0
	.byte	2
	.byte	24
	.ascii	"\221B"
	.byte	24
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
	.quad	0
	.long	.Ldebug_ranges0
	.byte	2
	.long	.Linfo_string3
	.byte	1
	.byte	2

	.long	66
	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	2
	.long	66
	.byte	0
	.byte	4
	.long	.Linfo_string4
	.byte	5
	.byte	4
	.byte	5
	.quad	.Lfunc_begin0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87

	.long	201
	.byte	6
	.long	.Ldebug_loc0
	.long	213
	.byte	7
	.long	42
	.quad	.Lfunc_begin0
	.long	.Ltmp0-.Lfunc_begin0
	.byte	1
	.byte	9
	.byte	9
	.byte	8
	.byte	1
	.byte	85
	.long	54
	.byte	0
	.byte	0
	.byte	9
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87

	.long	.Linfo_string7
	.byte	1
	.byte	12

	.long	66

	.byte	10
	.long	.Ldebug_loc1
	.long	.Linfo_string5
	.byte	1
	.byte	12
	.long	66
	.byte	7
	.long	42
	.quad	.Lfunc_begin1
	.long	.Ltmp3-.Lfunc_begin1
	.byte	1
	.byte	14
	.byte	9
	.byte	6
	.long	.Ldebug_loc2
	.long	54
	.byte	0
	.byte	0
	.byte	11
	.long	.Linfo_string6
	.byte	1
	.byte	7

	.long	66

	.byte	1
	.byte	3
	.long	.Linfo_string5
	.byte	1
	.byte	7
	.long	66
	.byte	0
	.byte	9
	.quad	.Lfunc_begin2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87

	.long	.Linfo_string8
	.byte	1
	.byte	17

	.long	66

	.byte	10
	.long	.Ldebug_loc3
	.long	.Linfo_string5
	.byte	1
	.byte	17
	.long	66
	.byte	7
	.long	201
	.quad	.Lfunc_begin2
	.long	.Ltmp5-.Lfunc_begin2
	.byte	1
	.byte	19
	.byte	9
	.byte	8
	.byte	1
	.byte	85
	.long	213
	.byte	7
	.long	42
	.quad	.Lfunc_begin2
	.long	.Ltmp5-.Lfunc_begin2
	.byte	1
	.byte	9
	.byte	9
	.byte	8
	.byte	1
	.byte	85
	.long	54
	.byte	0
	.byte	0
	.byte	12
	.long	130
	.quad	.Ltmp6
	.byte	13
	.byte	1
	.byte	85
	.byte	3
	.byte	243
	.byte	1
	.byte	85
	.byte	0
	.byte	0
	.byte	9
	.quad	.Lfunc_begin3
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87

	.long	.Linfo_string9
	.byte	1
	.byte	22

	.long	66

	.byte	10
	.long	.Ldebug_loc4
	.long	.Linfo_string5
	.byte	1
	.byte	22
	.long	66
	.byte	7
	.long	42
	.quad	.Ltmp10
	.long	.Ltmp11-.Ltmp10
	.byte	1
	.byte	24
	.byte	20
	.byte	8
	.byte	1
	.byte	83
	.long	54
	.byte	0
	.byte	12
	.long	130
	.quad	.Ltmp9
	.byte	13
	.byte	1
	.byte	85
	.byte	3
	.byte	243
	.byte	1
	.byte	85
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
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
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"dead.c"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"shared"
.Linfo_string4:
	.asciz	"int"
.Linfo_string5:
	.asciz	"x"
.Linfo_string6:
	.asciz	"dead"
.Linfo_string7:
	.asciz	"alive"
.Linfo_string8:
	.asciz	"dead_too"
.Linfo_string9:
	.asciz	"entry"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
