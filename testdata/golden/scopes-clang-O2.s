	.text
	.file	"scopes.cc"
	.file	0 "/src" "scopes.cc" md5 0x0a4ef6cd1622caaa9d39d468560a4b1b
	.hidden	_ZN8geometry5PointC2Eii
	.globl	_ZN8geometry5PointC2Eii
	.p2align	4, 0x90
	.type	_ZN8geometry5PointC2Eii,@function
_ZN8geometry5PointC2Eii:
.Lfunc_begin0:
	.loc	0 27 0
	.cfi_startproc
	.loc	0 27 41 prologue_end
	leaq	_ZTVN8geometry5PointE+16(%rip), %rax
	movq	%rax, (%rdi)
	.loc	0 27 30 is_stmt 0
	movl	%esi, 8(%rdi)
	.loc	0 27 36
	movl	%edx, 12(%rdi)
	.loc	0 27 42
	retq
.Ltmp0:
.Lfunc_end0:
	.size	_ZN8geometry5PointC2Eii, .Lfunc_end0-_ZN8geometry5PointC2Eii
	.cfi_endproc

	.hidden	_ZN8geometry5PointD2Ev
	.globl	_ZN8geometry5PointD2Ev
	.p2align	4, 0x90
	.type	_ZN8geometry5PointD2Ev,@function
_ZN8geometry5PointD2Ev:
.Lfunc_begin1:
	.loc	0 28 0 is_stmt 1
	.cfi_startproc
	.loc	0 28 17 prologue_end
	leaq	_ZTVN8geometry5PointE+16(%rip), %rax
	movq	%rax, (%rdi)
.Ltmp1:
	.loc	0 28 21 is_stmt 0
	movl	$0, 8(%rdi)
.Ltmp2:
	.loc	0 28 26
	retq
.Ltmp3:
.Lfunc_end1:
	.size	_ZN8geometry5PointD2Ev, .Lfunc_end1-_ZN8geometry5PointD2Ev
	.cfi_endproc

	.hidden	_ZN8geometry5PointD0Ev
	.globl	_ZN8geometry5PointD0Ev
	.p2align	4, 0x90
	.type	_ZN8geometry5PointD0Ev,@function
_ZN8geometry5PointD0Ev:
.Lfunc_begin2:
	.loc	0 28 0 is_stmt 1
	.cfi_startproc
	.loc	0 28 17 prologue_end
	jmp	_ZdlPv@PLT
.Ltmp4:
.Lfunc_end2:
	.size	_ZN8geometry5PointD0Ev, .Lfunc_end2-_ZN8geometry5PointD0Ev
	.cfi_endproc

	.hidden	_ZNK8geometry5Point4normEv
	.globl	_ZNK8geometry5Point4normEv
	.p2align	4, 0x90
	.type	_ZNK8geometry5Point4normEv,@function
_ZNK8geometry5Point4normEv:
.Lfunc_begin3:
	.loc	0 29 0
	.cfi_startproc
	.loc	0 29 34 prologue_end
	movl	8(%rdi), %ecx
	.loc	0 29 42 is_stmt 0
	movl	12(%rdi), %eax
	.loc	0 29 36
	imull	%ecx, %ecx
	.loc	0 29 44
	imull	%eax, %eax
	.loc	0 29 40
	addl	%ecx, %eax
	.loc	0 29 27
	retq
.Ltmp5:
.Lfunc_end3:
	.size	_ZNK8geometry5Point4normEv, .Lfunc_end3-_ZNK8geometry5Point4normEv
	.cfi_endproc

	.hidden	_ZNK8geometry5PointplERKS0_
	.globl	_ZNK8geometry5PointplERKS0_
	.p2align	4, 0x90
	.type	_ZNK8geometry5PointplERKS0_,@function
_ZNK8geometry5PointplERKS0_:
.Lfunc_begin4:
	.loc	0 30 0 is_stmt 1
	.cfi_startproc
	movq	%rdi, %rax
.Ltmp6:
	.loc	0 30 75 prologue_end
	movl	8(%rdx), %ecx
	.loc	0 30 88 is_stmt 0
	movl	12(%rdx), %edx
.Ltmp7:
	.loc	0 30 67
	addl	8(%rsi), %ecx
	.loc	0 30 80
	addl	12(%rsi), %edx
.Ltmp8:
	.loc	0 27 41 is_stmt 1
	leaq	_ZTVN8geometry5PointE+16(%rip), %rsi
.Ltmp9:
	movq	%rsi, (%rdi)
	.loc	0 27 30 is_stmt 0
	movl	%ecx, 8(%rdi)
	.loc	0 27 36
	movl	%edx, 12(%rdi)
.Ltmp10:
	.loc	0 30 52 is_stmt 1
	retq
.Ltmp11:
.Lfunc_end4:
	.size	_ZNK8geometry5PointplERKS0_, .Lfunc_end4-_ZNK8geometry5PointplERKS0_
	.cfi_endproc

	.hidden	_ZdlPvm
	.globl	_ZdlPvm
	.p2align	4, 0x90
	.type	_ZdlPvm,@function
_ZdlPvm:
.Lfunc_begin5:
	.loc	0 34 0
	.cfi_startproc
	.loc	0 34 55 prologue_end
	retq
.Ltmp12:
.Lfunc_end5:
	.size	_ZdlPvm, .Lfunc_end5-_ZdlPvm
	.cfi_endproc

	.hidden	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.globl	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.p2align	4, 0x90
	.type	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE,@function
_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE:
.Lfunc_begin6:
	.loc	0 53 0
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
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %r12
.Ltmp13:
	.loc	0 57 17 prologue_end
	movl	8(%rsi), %ebx
.Ltmp14:
	.loc	0 57 6 is_stmt 0
	movl	%ebx, 20(%rsp)
.Ltmp15:
	.loc	0 30 67 is_stmt 1
	leal	(%rbx,%rbx), %r14d
	.loc	0 30 78 is_stmt 0
	movl	12(%rsi), %r13d
	.loc	0 30 80
	leal	(%r13,%r13), %ebp
.Ltmp16:
	.loc	0 60 15 is_stmt 1
	movl	%ebx, %esi
.Ltmp17:
	callq	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_
.Ltmp18:
	.loc	0 0 15 is_stmt 0
	movl	%eax, 12(%rsp)
	.loc	0 60 57
	movl	$3, 16(%rsp)
.Ltmp19:
	.loc	0 0 57
	leaq	20(%rsp), %rdi
	leaq	16(%rsp), %rsi
	.loc	0 60 42
	callq	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
.Ltmp20:
	.loc	0 60 28
	movl	%eax, %edi
	callq	_ZN12_GLOBAL__N_16Hidden5twiceEi
.Ltmp21:
	movl	%eax, %r15d
	.loc	0 60 86
	movq	%r12, %rdi
	movl	$1, %esi
	callq	_ZN8geometry2v25TableIlLi3EE2atEj
.Ltmp22:
	movl	(%rax), %edi
	.loc	0 60 71
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
.Ltmp23:
	.loc	0 60 96
	imull	%r14d, %r14d
.Ltmp24:
	imull	%ebp, %ebp
.Ltmp25:
	addl	%r14d, %ebp
	xorl	%ecx, %ecx
	orl	%ebx, %r13d
	cmovnel	%ebp, %ecx
.Ltmp26:
	.loc	0 60 26
	addl	12(%rsp), %ecx
	.loc	0 60 61
	addl	%r15d, %ecx
	.loc	0 60 93
	addl	%ecx, %eax
.Ltmp27:
	.loc	0 61 1 is_stmt 1
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
.Ltmp28:
	.cfi_def_cfa_offset 48
	popq	%r12
.Ltmp29:
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
.Ltmp30:
.Lfunc_end6:
	.size	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE, .Lfunc_end6-_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.cfi_endproc

	.p2align	4, 0x90
	.type	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_,@function
_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_:
.Lfunc_begin7:
	.loc	0 17 0
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
	movq	%rdi, %rbx
	movl	%esi, (%rsp)
.Ltmp31:
	.loc	0 20 16 prologue_end
	movq	(%rdi), %rsi
	movq	%rsp, %r14
	.loc	0 20 11 is_stmt 0
	movq	%r14, %rdi
.Ltmp32:
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp33:
	movl	%eax, %r15d
.Ltmp34:
	.loc	0 20 16
	movq	8(%rbx), %rsi
	.loc	0 20 11
	movq	%r14, %rdi
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp35:
	movl	%eax, %ebp
	.loc	0 20 8
	addl	%r15d, %ebp
.Ltmp36:
	.loc	0 20 16
	movq	16(%rbx), %rsi
	.loc	0 20 11
	movq	%r14, %rdi
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp37:
	.loc	0 20 8
	addl	%ebp, %eax
.Ltmp38:
	.loc	0 21 3 is_stmt 1
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
.Ltmp39:
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp40:
.Lfunc_end7:
	.size	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_, .Lfunc_end7-_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_
	.cfi_endproc

	.p2align	4, 0x90
	.type	_ZN12_GLOBAL__N_16Hidden5twiceEi,@function
_ZN12_GLOBAL__N_16Hidden5twiceEi:
.Lfunc_begin8:
	.loc	0 39 0
	.cfi_startproc
	.loc	0 39 63 prologue_end
	leal	(%rdi,%rdi), %eax
	.loc	0 39 54 is_stmt 0
	retq
.Ltmp41:
.Lfunc_end8:
	.size	_ZN12_GLOBAL__N_16Hidden5twiceEi, .Lfunc_end8-_ZN12_GLOBAL__N_16Hidden5twiceEi
	.cfi_endproc

	.p2align	4, 0x90
	.type	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_,@function
_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_:
.Lfunc_begin9:
	.loc	0 43 0 is_stmt 1
	.cfi_startproc
	.loc	0 44 9 prologue_end
	movl	(%rdi), %eax
	.loc	0 44 13 is_stmt 0
	movl	(%rsi), %ecx
	.loc	0 44 11
	cmpl	%ecx, %eax
	.loc	0 44 9
	cmovll	%ecx, %eax
	.loc	0 44 2
	retq
.Ltmp42:
.Lfunc_end9:
	.size	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_, .Lfunc_end9-_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
	.cfi_endproc

	.p2align	4, 0x90
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi,@function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi:
.Lfunc_begin10:
	.loc	0 55 0 is_stmt 1
	.cfi_startproc
	.loc	0 55 61 prologue_end
	leal	-1(%rdi), %eax
	.loc	0 55 52 is_stmt 0
	retq
.Ltmp43:
.Lfunc_end10:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi, .Lfunc_end10-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
	.cfi_endproc

	.section	.text._ZN8geometry2v25TableIlLi3EE2atEj,"axG",@progbits,_ZN8geometry2v25TableIlLi3EE2atEj,comdat
	.hidden	_ZN8geometry2v25TableIlLi3EE2atEj
	.weak	_ZN8geometry2v25TableIlLi3EE2atEj
	.p2align	4, 0x90
	.type	_ZN8geometry2v25TableIlLi3EE2atEj,@function
_ZN8geometry2v25TableIlLi3EE2atEj:
.Lfunc_begin11:
	.loc	0 15 0 is_stmt 1
	.cfi_startproc
	.loc	0 15 61 prologue_end
	movl	%esi, %eax
	movl	$2863311531, %ecx
	imulq	%rax, %rcx
	shrq	$33, %rcx
	leal	(%rcx,%rcx,2), %eax
	subl	%eax, %esi
.Ltmp44:
	.loc	0 15 55 is_stmt 0
	leaq	(%rdi,%rsi,8), %rax
	.loc	0 15 48
	retq
.Ltmp45:
.Lfunc_end11:
	.size	_ZN8geometry2v25TableIlLi3EE2atEj, .Lfunc_end11-_ZN8geometry2v25TableIlLi3EE2atEj
	.cfi_endproc

	.text
	.p2align	4, 0x90
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl,@function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl:
.Lfunc_begin12:
	.loc	0 58 0 is_stmt 1
	.cfi_startproc
	movq	%rsi, %rax
.Ltmp46:
	.loc	0 58 73 prologue_end
	addl	(%rdi), %eax
	.loc	0 58 59 is_stmt 0
	retq
.Ltmp47:
.Lfunc_end12:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl, .Lfunc_end12-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
	.cfi_endproc

	.hidden	_ZTVN8geometry5PointE
	.type	_ZTVN8geometry5PointE,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	_ZTVN8geometry5PointE
	.p2align	3
_ZTVN8geometry5PointE:
	.quad	0
	.quad	0
	.quad	_ZN8geometry5PointD2Ev
	.quad	_ZN8geometry5PointD0Ev
	.quad	_ZNK8geometry5Point4normEv
	.size	_ZTVN8geometry5PointE, 40

	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0
.Ldebug_list_header_start0:
	.short	5
	.byte	8
	.byte	0
	.long	11
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
.Ldebug_loc0:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin4-.Lfunc_begin0
	.uleb128 .Ltmp9-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp9-.Lfunc_begin0
	.uleb128 .Lfunc_end4-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	84
	.byte	159
	.byte	0
.Ldebug_loc1:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin4-.Lfunc_begin0
	.uleb128 .Ltmp7-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	4
	.uleb128 .Ltmp7-.Lfunc_begin0
	.uleb128 .Lfunc_end4-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	81
	.byte	159
	.byte	0
.Ldebug_loc2:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin6-.Lfunc_begin0
	.uleb128 .Ltmp18-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp18-.Lfunc_begin0
	.uleb128 .Ltmp29-.Lfunc_begin0
	.byte	1
	.byte	92
	.byte	4
	.uleb128 .Ltmp29-.Lfunc_begin0
	.uleb128 .Lfunc_end6-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc3:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin6-.Lfunc_begin0
	.uleb128 .Ltmp17-.Lfunc_begin0
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp17-.Lfunc_begin0
	.uleb128 .Lfunc_end6-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	84
	.byte	159
	.byte	0
.Ldebug_loc4:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Ltmp14-.Lfunc_begin0
	.uleb128 .Ltmp19-.Lfunc_begin0
	.byte	1
	.byte	83
	.byte	4
	.uleb128 .Ltmp19-.Lfunc_begin0
	.uleb128 .Lfunc_end6-.Lfunc_begin0
	.byte	2
	.byte	119
	.byte	20
	.byte	0
.Ldebug_loc5:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Ltmp15-.Lfunc_begin0
	.uleb128 .Ltmp28-.Lfunc_begin0
	.byte	1
	.byte	83
	.byte	0
.Ldebug_loc6:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Ltmp16-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	8
	.byte	147
	.byte	8
	.byte	94
	.byte	147
	.byte	4
	.byte	86
	.byte	147
	.byte	4
	.byte	4
	.uleb128 .Ltmp24-.Lfunc_begin0
	.uleb128 .Ltmp25-.Lfunc_begin0
	.byte	5
	.byte	147
	.byte	12
	.byte	86
	.byte	147
	.byte	4
	.byte	4
	.uleb128 .Ltmp27-.Lfunc_begin0
	.uleb128 .Lfunc_end6-.Lfunc_begin0
	.byte	6
	.byte	147
	.byte	8
	.byte	48
	.byte	159
	.byte	147
	.byte	4
	.byte	0
.Ldebug_loc7:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin7-.Lfunc_begin0
	.uleb128 .Ltmp32-.Lfunc_begin0
	.byte	1
	.byte	85
	.byte	4
	.uleb128 .Ltmp32-.Lfunc_begin0
	.uleb128 .Ltmp39-.Lfunc_begin0
	.byte	1
	.byte	83
	.byte	4
	.uleb128 .Ltmp39-.Lfunc_begin0
	.uleb128 .Lfunc_end7-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	85
	.byte	159
	.byte	0
.Ldebug_loc8:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Ltmp31-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp34-.Lfunc_begin0
	.uleb128 .Ltmp36-.Lfunc_begin0
	.byte	1
	.byte	95
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp38-.Lfunc_begin0
	.byte	1
	.byte	86
	.byte	4
	.uleb128 .Ltmp38-.Lfunc_begin0
	.uleb128 .Lfunc_end7-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc9:
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Ltmp31-.Lfunc_begin0
	.uleb128 .Ltmp34-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp34-.Lfunc_begin0
	.uleb128 .Ltmp36-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	1
	.byte	159
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp38-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	2
	.byte	159
	.byte	4
	.uleb128 .Ltmp38-.Lfunc_begin0
	.uleb128 .Lfunc_end7-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	3
	.byte	159
	.byte	0
.Ldebug_loc10:
	.byte	1
	.byte	22
	.byte	4
	.uleb128 .Lfunc_begin11-.Lfunc_begin11
	.uleb128 .Ltmp44-.Lfunc_begin11
	.byte	1
	.byte	84
	.byte	4
	.uleb128 .Ltmp44-.Lfunc_begin11
	.uleb128 .Lfunc_end11-.Lfunc_begin11
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
	.byte	3
	.byte	57
	.byte	1
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	4
	.byte	19
	.byte	1
	.byte	29
	.byte	19
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
	.byte	5
	.byte	13
	.byte	0
	.byte	3
	.byte	37
	.byte	73
	.byte	19
	.byte	56
	.byte	11
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	6
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
	.byte	7
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	60
	.byte	25
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	8
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	9
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	10
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	76
	.byte	11
	.byte	77
	.byte	24
	.byte	60
	.byte	25
	.byte	63
	.byte	25
	.byte	29
	.byte	19
	.byte	0
	.byte	0
	.byte	11
	.byte	46
	.byte	1
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
	.byte	76
	.byte	11
	.byte	77
	.byte	24
	.byte	60
	.byte	25
	.byte	63
	.byte	25
	.byte	29
	.byte	19
	.byte	0
	.byte	0
	.byte	12
	.byte	46
	.byte	1
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
	.byte	60
	.byte	25
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	13
	.byte	46
	.byte	1
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
	.byte	60
	.byte	25
	.byte	63
	.byte	25
	.byte	99
	.byte	25
	.byte	0
	.byte	0
	.byte	14
	.byte	57
	.byte	1
	.byte	3
	.byte	37
	.ascii	"\211\001"
	.byte	25
	.byte	0
	.byte	0
	.byte	15
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
	.byte	16
	.byte	47
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	17
	.byte	48
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	37
	.byte	28
	.byte	13
	.byte	0
	.byte	0
	.byte	18
	.byte	46
	.byte	1
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
	.byte	60
	.byte	25
	.byte	0
	.byte	0
	.byte	19
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	20
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	21
	.byte	21
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	22
	.byte	38
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	23
	.byte	16
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	24
	.byte	8
	.byte	0
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	24
	.byte	19
	.byte	0
	.byte	0
	.byte	25
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	26
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	27
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	59
	.byte	11
	.byte	110
	.byte	37
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	28
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	3
	.byte	37
	.byte	73
	.byte	19
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	29
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	59
	.byte	11
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	30
	.byte	46
	.byte	1
	.byte	59
	.byte	11
	.byte	110
	.byte	37
	.byte	71
	.byte	19
	.byte	32
	.byte	33
	.byte	1
	.byte	100
	.byte	19
	.byte	0
	.byte	0
	.byte	31
	.byte	5
	.byte	0
	.byte	3
	.byte	37
	.byte	73
	.byte	19
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	32
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
	.byte	33
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	34
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
	.byte	35
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
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	36
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
	.byte	37
	.byte	46
	.byte	1
	.byte	59
	.byte	11
	.byte	71
	.byte	19
	.byte	32
	.byte	33
	.byte	1
	.byte	100
	.byte	19
	.byte	0
	.byte	0
	.byte	38
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
	.byte	39
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
	.byte	40
	.byte	52
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
	.byte	41
	.byte	72
	.byte	1
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	42
	.byte	73
	.byte	0
	.byte	2
	.byte	24
	.byte	126
	.byte	24
	.byte	0
	.byte	0
	.byte	43
	.byte	2
	.byte	1
	.byte	54
	.byte	11
	.byte	11
	.byte	11
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	0
	.byte	0
	.byte	44
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	60
	.byte	25
	.byte	50
	.byte	11
	.byte	0
	.byte	0
	.byte	45
	.byte	72
	.byte	0
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	46
	.byte	46
	.byte	1
	.byte	3
	.byte	37
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
	.byte	47
	.byte	1
	.byte	1
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	48
	.byte	33
	.byte	0
	.byte	73
	.byte	19
	.byte	55
	.byte	11
	.byte	0
	.byte	0
	.byte	49
	.byte	36
	.byte	0
	.byte	3
	.byte	37
	.byte	11
	.byte	11
	.byte	62
	.byte	11
	.byte	0
	.byte	0
	.byte	50
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	51
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	3
	.byte	37
	.byte	73
	.byte	19
	.byte	52
	.byte	25
	.byte	0
	.byte	0
	.byte	52
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
	.byte	53
	.byte	11
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	54
	.byte	57
	.byte	1
	.byte	0
	.byte	0
	.byte	55
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
	.byte	0
	.byte	0
	.byte	56
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
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	57
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	110
	.byte	37
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	58
	.byte	59
	.byte	0
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	59
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	100
	.byte	19
	.byte	122
	.byte	25
	.byte	73
	.byte	19
	.byte	110
	.byte	37
	.byte	71
	.byte	19
	.byte	0
	.byte	0
	.byte	60
	.byte	15
	.byte	0
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
	.byte	3
	.byte	5
	.byte	4
	.byte	3
	.byte	4
	.byte	4
	.long	53
	.byte	4
	.byte	9
	.byte	16
	.byte	0
	.byte	4
	.byte	5
	.byte	5
	.long	264
	.byte	0

	.byte	6
	.byte	7
	.long	47
	.byte	0
	.byte	10
	.byte	8
	.byte	6
	.byte	8
	.long	47
	.byte	0
	.byte	10
	.byte	12
	.byte	7
	.byte	9
	.byte	0
	.byte	5


	.byte	8
	.long	280

	.byte	9
	.long	47
	.byte	9
	.long	47
	.byte	0
	.byte	10
	.byte	10
	.byte	0
	.byte	6
	.byte	1
	.byte	2
	.byte	16
	.byte	0


	.long	53
	.byte	8
	.long	280

	.byte	0
	.byte	11
	.byte	11
	.byte	12
	.byte	0
	.byte	7
	.long	47
	.byte	1
	.byte	2
	.byte	16
	.byte	2


	.long	53
	.byte	8
	.long	285

	.byte	0
	.byte	12
	.byte	13
	.byte	14
	.byte	0
	.byte	8
	.long	53


	.byte	8
	.long	285

	.byte	9
	.long	295
	.byte	0
	.byte	13
	.byte	15
	.byte	16
	.byte	0
	.byte	9
	.long	300



	.byte	8
	.long	285

	.byte	0
	.byte	0
	.byte	14
	.byte	21

	.byte	15
	.byte	5
	.byte	30
	.byte	24
	.byte	0
	.byte	14
	.byte	16
	.long	813
	.byte	23
	.byte	17
	.long	47
	.byte	24
	.byte	3
	.byte	6
	.byte	25
	.long	817
	.byte	0
	.byte	23
	.byte	0
	.byte	12
	.byte	27
	.byte	28
	.byte	0
	.byte	15
	.long	833


	.byte	8
	.long	838

	.byte	9
	.long	843
	.byte	0
	.byte	18
	.byte	33
	.byte	34
	.byte	0
	.byte	16
	.long	47

	.byte	16
	.long	702
	.byte	32
	.byte	8
	.long	838

	.byte	9
	.long	702
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	19
	.long	269
	.byte	20
	.long	275
	.byte	6
	.byte	21
	.long	47
	.byte	19
	.long	53
	.byte	19
	.long	290
	.byte	22
	.long	53
	.byte	23
	.long	290
	.byte	2
	.byte	17
	.byte	2
	.byte	1
	.byte	24
	.byte	0
	.byte	49
	.long	53
	.byte	25
	.byte	0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	87
	.long	327

	.long	429
	.byte	26
	.byte	1
	.byte	85
	.long	440
	.byte	26
	.byte	1
	.byte	84
	.long	446
	.byte	26
	.byte	1
	.byte	81
	.long	454
	.byte	0
	.byte	27
	.byte	1
	.long	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	87
	.long	367

	.byte	28
	.byte	42
	.long	108
	.byte	28
	.byte	1
	.byte	85
	.byte	19
	.long	463

	.byte	0
	.byte	27
	.byte	2
	.long	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	87
	.long	394

	.byte	28
	.byte	43
	.long	108
	.byte	28
	.byte	1
	.byte	85
	.byte	19
	.long	463

	.byte	0
	.byte	29
	.byte	3
	.long	.Lfunc_end3-.Lfunc_begin3
	.byte	1
	.byte	87
	.long	420

	.byte	29
	.long	126
	.byte	28
	.byte	1
	.byte	85
	.byte	19
	.long	588

	.byte	0
	.byte	30
	.byte	27
	.byte	18
	.long	88

	.long	440
	.byte	31
	.byte	19
	.long	463

	.byte	32
	.byte	7
	.byte	0
	.byte	27
	.long	47
	.byte	32
	.byte	8
	.byte	0
	.byte	27
	.long	47
	.byte	0
	.byte	19
	.long	53
	.byte	25
	.byte	4
	.long	.Lfunc_end4-.Lfunc_begin4
	.byte	1
	.byte	87
	.long	484

	.long	563
	.byte	33
	.byte	0
	.long	573
	.byte	33
	.byte	1
	.long	579
	.byte	34
	.long	429
	.byte	5
	.long	.Ltmp10-.Ltmp8
	.byte	0
	.byte	30
	.byte	59
	.byte	26
	.byte	1
	.byte	85
	.long	440
	.byte	26
	.byte	1
	.byte	82
	.long	446
	.byte	26
	.byte	1
	.byte	81
	.long	454
	.byte	0
	.byte	0
	.byte	35
	.byte	6
	.long	.Lfunc_end5-.Lfunc_begin5
	.byte	1
	.byte	87

	.byte	44
	.byte	45
	.byte	0
	.byte	34

	.byte	36
	.byte	1
	.byte	85
	.byte	0
	.byte	34
	.long	1172
	.byte	36
	.byte	1
	.byte	84
	.byte	0
	.byte	34
	.long	1173
	.byte	0
	.byte	37
	.byte	30
	.long	149

	.long	573
	.byte	31
	.byte	19
	.long	588

	.byte	32
	.byte	20
	.byte	0
	.byte	30
	.long	295
	.byte	0
	.byte	19
	.long	290
	.byte	38
	.byte	7
	.long	.Lfunc_end6-.Lfunc_begin6
	.byte	1
	.byte	87

	.byte	46
	.byte	47
	.byte	0
	.byte	52
	.long	47

	.byte	39
	.byte	2
	.byte	53
	.byte	0
	.byte	52
	.long	1177
	.byte	39
	.byte	3
	.byte	54
	.byte	0
	.byte	52
	.long	295
	.byte	40
	.byte	4
	.byte	31
	.byte	0
	.byte	57
	.long	47
	.byte	40
	.byte	5
	.byte	55
	.byte	0
	.byte	58
	.long	702
	.byte	40
	.byte	6
	.byte	56
	.byte	0
	.byte	59
	.long	53
	.byte	34
	.long	563
	.byte	8
	.long	.Ltmp16-.Ltmp15
	.byte	0
	.byte	59
	.byte	16
	.byte	26
	.byte	1
	.byte	84
	.long	573
	.byte	26
	.byte	1
	.byte	84
	.long	579
	.byte	0
	.byte	41
	.long	847
	.byte	9
	.byte	42
	.byte	1
	.byte	84
	.byte	2
	.byte	115
	.byte	0
	.byte	42
	.byte	1
	.byte	85
	.byte	3
	.byte	163
	.byte	1
	.byte	85
	.byte	0
	.byte	43
	.byte	5
	.byte	4
	.byte	0
	.byte	58
	.byte	6
	.byte	31
	.long	47
	.byte	0
	.byte	58
	.byte	0
	.byte	44
	.byte	40
	.byte	0
	.byte	58
	.long	1120

	.byte	1
	.byte	8
	.long	1122

	.byte	9
	.long	813
	.byte	0
	.byte	0
	.byte	41
	.long	953
	.byte	10
	.byte	42
	.byte	1
	.byte	84
	.byte	2
	.byte	145
	.byte	16
	.byte	42
	.byte	1
	.byte	85
	.byte	2
	.byte	145
	.byte	20
	.byte	0
	.byte	45
	.long	1019
	.byte	11
	.byte	41
	.long	1042
	.byte	12
	.byte	42
	.byte	1
	.byte	84
	.byte	1
	.byte	49
	.byte	42
	.byte	1
	.byte	85
	.byte	2
	.byte	124
	.byte	0
	.byte	0
	.byte	45
	.long	1086
	.byte	13
	.byte	15
	.byte	5
	.byte	39
	.byte	1
	.byte	0
	.byte	54
	.byte	46
	.byte	38
	.byte	0
	.byte	55
	.long	47

	.byte	8
	.long	1076

	.byte	9
	.long	47
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.byte	22
	.byte	5
	.byte	8
	.byte	47
	.long	813
	.byte	48
	.long	829
	.byte	3
	.byte	0
	.byte	49
	.byte	26
	.byte	8
	.byte	7
	.byte	23
	.long	813
	.byte	19
	.long	187
	.byte	2
	.byte	29
	.byte	7
	.byte	4
	.byte	50
	.byte	14
	.long	.Lfunc_end7-.Lfunc_begin7
	.byte	1
	.byte	87
	.long	863

	.long	235
	.byte	51
	.byte	7
	.byte	19
	.long	1182

	.byte	52
	.byte	2
	.byte	145
	.byte	0
	.byte	57
	.byte	0
	.byte	16
	.long	702
	.byte	40
	.byte	8
	.byte	56
	.byte	0
	.byte	18
	.long	47
	.byte	53
	.byte	15
	.long	.Ltmp38-.Ltmp31
	.byte	40
	.byte	9
	.byte	58
	.byte	0
	.byte	19
	.long	47
	.byte	0
	.byte	41
	.long	1132
	.byte	16
	.byte	42
	.byte	1
	.byte	85
	.byte	2
	.byte	126
	.byte	0
	.byte	0
	.byte	41
	.long	1132
	.byte	17
	.byte	42
	.byte	1
	.byte	85
	.byte	2
	.byte	126
	.byte	0
	.byte	0
	.byte	41
	.long	1132
	.byte	18
	.byte	42
	.byte	1
	.byte	85
	.byte	2
	.byte	126
	.byte	0
	.byte	0
	.byte	16
	.long	702
	.byte	32
	.byte	0
	.byte	54
	.byte	55
	.byte	20
	.long	.Lfunc_end9-.Lfunc_begin9
	.byte	1
	.byte	87

	.byte	48
	.byte	49
	.byte	0
	.byte	42
	.long	47
	.byte	52
	.byte	1
	.byte	85
	.byte	54
	.byte	0
	.byte	42
	.long	1187
	.byte	52
	.byte	1
	.byte	84
	.byte	59
	.byte	0
	.byte	42
	.long	1187
	.byte	16
	.long	47
	.byte	23
	.byte	0
	.byte	15
	.byte	5
	.byte	37
	.byte	1
	.byte	0
	.byte	38
	.byte	18
	.byte	35
	.byte	36
	.byte	0
	.byte	39
	.long	47

	.byte	9
	.long	47
	.byte	0
	.byte	0
	.byte	0
	.byte	56
	.byte	19
	.long	.Lfunc_end8-.Lfunc_begin8
	.byte	1
	.byte	87

	.long	1002
	.byte	52
	.byte	1
	.byte	85
	.byte	7
	.byte	0
	.byte	39
	.long	47
	.byte	0
	.byte	50
	.byte	22
	.long	.Lfunc_end11-.Lfunc_begin11
	.byte	1
	.byte	87
	.long	1058

	.long	215
	.byte	28
	.byte	1
	.byte	85
	.byte	19
	.long	1182

	.byte	39
	.byte	10
	.byte	58
	.byte	0
	.byte	15
	.long	843
	.byte	0
	.byte	19
	.long	1081
	.byte	22
	.long	786
	.byte	57
	.byte	21
	.long	.Lfunc_end10-.Lfunc_begin10
	.byte	1
	.byte	87
	.long	1103

	.byte	50
	.long	792
	.byte	31
	.byte	19
	.long	1197

	.byte	52
	.byte	1
	.byte	85
	.byte	7
	.byte	0
	.byte	55
	.long	47
	.byte	0
	.byte	58
	.byte	41
	.byte	19
	.long	1127
	.byte	22
	.long	702
	.byte	59
	.byte	23
	.long	.Lfunc_end12-.Lfunc_begin12
	.byte	1
	.byte	87
	.long	1153

	.long	47
	.byte	51
	.long	716
	.byte	28
	.byte	1
	.byte	85
	.byte	19
	.long	1202

	.byte	52
	.byte	1
	.byte	84
	.byte	7
	.byte	0
	.byte	58
	.long	813
	.byte	0
	.byte	60
	.byte	2
	.byte	52
	.byte	7
	.byte	8
	.byte	23
	.long	187
	.byte	19
	.long	187
	.byte	23
	.long	1192
	.byte	22
	.long	47
	.byte	19
	.long	1081
	.byte	19
	.long	1127
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
	.byte	1
	.byte	0
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Lfunc_end10-.Lfunc_begin0
	.byte	4
	.uleb128 .Lfunc_begin12-.Lfunc_begin0
	.uleb128 .Lfunc_end12-.Lfunc_begin0
	.byte	3
	.byte	22
	.uleb128 .Lfunc_end11-.Lfunc_begin11
	.byte	0
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	244
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"scopes.cc"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"int"
.Linfo_string4:
	.asciz	"geometry"
.Linfo_string5:
	.asciz	"_vptr$Point"
.Linfo_string6:
	.asciz	"__vtbl_ptr_type"
.Linfo_string7:
	.asciz	"x"
.Linfo_string8:
	.asciz	"y"
.Linfo_string9:
	.asciz	"Point"
.Linfo_string10:
	.asciz	"~Point"
.Linfo_string11:
	.asciz	"_ZNK8geometry5Point4normEv"
.Linfo_string12:
	.asciz	"norm"
.Linfo_string13:
	.asciz	"_ZNK8geometry5PointplERKS0_"
.Linfo_string14:
	.asciz	"operator+"
.Linfo_string15:
	.asciz	"_ZNK8geometry5PointcvbEv"
.Linfo_string16:
	.asciz	"operator bool"
.Linfo_string17:
	.asciz	"bool"
.Linfo_string18:
	.asciz	"_ZN8geometry5PointC2Eii"
.Linfo_string19:
	.asciz	"this"
.Linfo_string20:
	.asciz	"other"
.Linfo_string21:
	.asciz	"v2"
.Linfo_string22:
	.asciz	"long"
.Linfo_string23:
	.asciz	"T"
.Linfo_string24:
	.asciz	"N"
.Linfo_string25:
	.asciz	"all"
.Linfo_string26:
	.asciz	"__ARRAY_SIZE_TYPE__"
.Linfo_string27:
	.asciz	"_ZN8geometry2v25TableIlLi3EE2atEj"
.Linfo_string28:
	.asciz	"at"
.Linfo_string29:
	.asciz	"unsigned int"
.Linfo_string30:
	.asciz	"Table<long, 3>"
.Linfo_string31:
	.asciz	"offset"
.Linfo_string32:
	.asciz	"F"
.Linfo_string33:
	.asciz	"_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_"
.Linfo_string34:
	.asciz	"each<(lambda at scopes.cc:58:14)>"
.Linfo_string35:
	.asciz	"_ZN12_GLOBAL__N_16Hidden5twiceEi"
.Linfo_string36:
	.asciz	"twice"
.Linfo_string37:
	.asciz	"Hidden"
.Linfo_string38:
	.asciz	"run"
.Linfo_string39:
	.asciz	"Local"
.Linfo_string40:
	.asciz	"operator()"
.Linfo_string41:
	.asciz	"auto"
.Linfo_string42:
	.asciz	"_ZN8geometry5PointD2Ev"
.Linfo_string43:
	.asciz	"_ZN8geometry5PointD0Ev"
.Linfo_string44:
	.asciz	"_ZdlPvm"
.Linfo_string45:
	.asciz	"operator delete"
.Linfo_string46:
	.asciz	"_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE"
.Linfo_string47:
	.asciz	"entry"
.Linfo_string48:
	.asciz	"_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_"
.Linfo_string49:
	.asciz	"larger<int>"
.Linfo_string50:
	.asciz	"_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi"
.Linfo_string51:
	.asciz	"_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl"
.Linfo_string52:
	.asciz	"unsigned long"
.Linfo_string53:
	.asciz	"table"
.Linfo_string54:
	.asciz	"a"
.Linfo_string55:
	.asciz	"plus"
.Linfo_string56:
	.asciz	"sum"
.Linfo_string57:
	.asciz	"what"
.Linfo_string58:
	.asciz	"i"
.Linfo_string59:
	.asciz	"b"
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
	.long	.Linfo_string21
	.long	.Linfo_string22
	.long	.Linfo_string23
	.long	.Linfo_string24
	.long	.Linfo_string25
	.long	.Linfo_string26
	.long	.Linfo_string27
	.long	.Linfo_string28
	.long	.Linfo_string29
	.long	.Linfo_string30
	.long	.Linfo_string31
	.long	.Linfo_string32
	.long	.Linfo_string33
	.long	.Linfo_string34
	.long	.Linfo_string35
	.long	.Linfo_string36
	.long	.Linfo_string37
	.long	.Linfo_string38
	.long	.Linfo_string39
	.long	.Linfo_string40
	.long	.Linfo_string41
	.long	.Linfo_string42
	.long	.Linfo_string43
	.long	.Linfo_string44
	.long	.Linfo_string45
	.long	.Linfo_string46
	.long	.Linfo_string47
	.long	.Linfo_string48
	.long	.Linfo_string49
	.long	.Linfo_string50
	.long	.Linfo_string51
	.long	.Linfo_string52
	.long	.Linfo_string53
	.long	.Linfo_string54
	.long	.Linfo_string55
	.long	.Linfo_string56
	.long	.Linfo_string57
	.long	.Linfo_string58
	.long	.Linfo_string59
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
	.quad	.Lfunc_begin3
	.quad	.Lfunc_begin4
	.quad	.Ltmp8
	.quad	.Lfunc_begin5
	.quad	.Lfunc_begin6
	.quad	.Ltmp15
	.quad	.Ltmp18
	.quad	.Ltmp20
	.quad	.Ltmp21
	.quad	.Ltmp22
	.quad	.Ltmp23
	.quad	.Lfunc_begin7
	.quad	.Ltmp31
	.quad	.Ltmp33
	.quad	.Ltmp35
	.quad	.Ltmp37
	.quad	.Lfunc_begin8
	.quad	.Lfunc_begin9
	.quad	.Lfunc_begin10
	.quad	.Lfunc_begin11
	.quad	.Lfunc_begin12
.Ldebug_addr_end0:
	.globl	_ZN8geometry5PointC1Eii
	.type	_ZN8geometry5PointC1Eii,@function
	.hidden	_ZN8geometry5PointC1Eii
.set _ZN8geometry5PointC1Eii, _ZN8geometry5PointC2Eii
	.globl	_ZN8geometry5PointD1Ev
	.type	_ZN8geometry5PointD1Ev,@function
	.hidden	_ZN8geometry5PointD1Ev
.set _ZN8geometry5PointD1Ev, _ZN8geometry5PointD2Ev
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
