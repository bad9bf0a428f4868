	.text
	.file	"scopes.cc"
	.file	0 "/src" "scopes.cc" md5 0x0a4ef6cd1622caaa9d39d468560a4b1b
	.hidden	_ZN8geometry5PointC2Eii         # -- Begin function _ZN8geometry5PointC2Eii
	.globl	_ZN8geometry5PointC2Eii
	.p2align	4, 0x90
	.type	_ZN8geometry5PointC2Eii,@function
_ZN8geometry5PointC2Eii:                # @_ZN8geometry5PointC2Eii
.Lfunc_begin0:
	.loc	0 27 0                          # scopes.cc:27:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: Point:this <- $rdi
	#DEBUG_VALUE: Point:x <- $esi
	#DEBUG_VALUE: Point:y <- $edx
	.loc	0 27 41 prologue_end            # scopes.cc:27:41
	leaq	_ZTVN8geometry5PointE+16(%rip), %rax
	movq	%rax, (%rdi)
	.loc	0 27 30 is_stmt 0               # scopes.cc:27:30
	movl	%esi, 8(%rdi)
	.loc	0 27 36                         # scopes.cc:27:36
	movl	%edx, 12(%rdi)
	.loc	0 27 42                         # scopes.cc:27:42
	retq
.Ltmp0:
.Lfunc_end0:
	.size	_ZN8geometry5PointC2Eii, .Lfunc_end0-_ZN8geometry5PointC2Eii
	.cfi_endproc
                                        # -- End function
	.hidden	_ZN8geometry5PointD2Ev          # -- Begin function _ZN8geometry5PointD2Ev
	.globl	_ZN8geometry5PointD2Ev
	.p2align	4, 0x90
	.type	_ZN8geometry5PointD2Ev,@function
_ZN8geometry5PointD2Ev:                 # @_ZN8geometry5PointD2Ev
.Lfunc_begin1:
	.loc	0 28 0 is_stmt 1                # scopes.cc:28:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: ~Point:this <- $rdi
	.loc	0 28 17 prologue_end            # scopes.cc:28:17
	leaq	_ZTVN8geometry5PointE+16(%rip), %rax
	movq	%rax, (%rdi)
.Ltmp1:
	.loc	0 28 21 is_stmt 0               # scopes.cc:28:21
	movl	$0, 8(%rdi)
.Ltmp2:
	.loc	0 28 26                         # scopes.cc:28:26
	retq
.Ltmp3:
.Lfunc_end1:
	.size	_ZN8geometry5PointD2Ev, .Lfunc_end1-_ZN8geometry5PointD2Ev
	.cfi_endproc
                                        # -- End function
	.hidden	_ZN8geometry5PointD0Ev          # -- Begin function _ZN8geometry5PointD0Ev
	.globl	_ZN8geometry5PointD0Ev
	.p2align	4, 0x90
	.type	_ZN8geometry5PointD0Ev,@function
_ZN8geometry5PointD0Ev:                 # @_ZN8geometry5PointD0Ev
.Lfunc_begin2:
	.loc	0 28 0 is_stmt 1                # scopes.cc:28:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: ~Point:this <- $rdi
	#DEBUG_VALUE: ~Point:this <- $rdi
	.loc	0 28 17 prologue_end            # scopes.cc:28:17
	jmp	_ZdlPv@PLT                      # TAILCALL
.Ltmp4:
.Lfunc_end2:
	.size	_ZN8geometry5PointD0Ev, .Lfunc_end2-_ZN8geometry5PointD0Ev
	.cfi_endproc
                                        # -- End function
	.hidden	_ZNK8geometry5Point4normEv      # -- Begin function _ZNK8geometry5Point4normEv
	.globl	_ZNK8geometry5Point4normEv
	.p2align	4, 0x90
	.type	_ZNK8geometry5Point4normEv,@function
_ZNK8geometry5Point4normEv:             # @_ZNK8geometry5Point4normEv
.Lfunc_begin3:
	.loc	0 29 0                          # scopes.cc:29:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: norm:this <- $rdi
	.loc	0 29 34 prologue_end            # scopes.cc:29:34
	movl	8(%rdi), %ecx
	.loc	0 29 42 is_stmt 0               # scopes.cc:29:42
	movl	12(%rdi), %eax
	.loc	0 29 36                         # scopes.cc:29:36
	imull	%ecx, %ecx
	.loc	0 29 44                         # scopes.cc:29:44
	imull	%eax, %eax
	.loc	0 29 40                         # scopes.cc:29:40
	addl	%ecx, %eax
	.loc	0 29 27                         # scopes.cc:29:27
	retq
.Ltmp5:
.Lfunc_end3:
	.size	_ZNK8geometry5Point4normEv, .Lfunc_end3-_ZNK8geometry5Point4normEv
	.cfi_endproc
                                        # -- End function
	.hidden	_ZNK8geometry5PointplERKS0_     # -- Begin function _ZNK8geometry5PointplERKS0_
	.globl	_ZNK8geometry5PointplERKS0_
	.p2align	4, 0x90
	.type	_ZNK8geometry5PointplERKS0_,@function
_ZNK8geometry5PointplERKS0_:            # @_ZNK8geometry5PointplERKS0_
.Lfunc_begin4:
	.loc	0 30 0 is_stmt 1                # scopes.cc:30:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: operator+:this <- $rsi
	#DEBUG_VALUE: operator+:other <- $rdx
	movq	%rdi, %rax
.Ltmp6:
	.loc	0 30 75 prologue_end            # scopes.cc:30:75
	movl	8(%rdx), %ecx
	.loc	0 30 88 is_stmt 0               # scopes.cc:30:88
	movl	12(%rdx), %edx
.Ltmp7:
	#DEBUG_VALUE: operator+:other <- [DW_OP_LLVM_entry_value 1] $rdx
	.loc	0 30 67                         # scopes.cc:30:67
	addl	8(%rsi), %ecx
	.loc	0 30 80                         # scopes.cc:30:80
	addl	12(%rsi), %edx
.Ltmp8:
	#DEBUG_VALUE: Point:y <- $edx
	#DEBUG_VALUE: Point:this <- $rdi
	#DEBUG_VALUE: Point:x <- $ecx
	.loc	0 27 41 is_stmt 1               # scopes.cc:27:41
	leaq	_ZTVN8geometry5PointE+16(%rip), %rsi
.Ltmp9:
	#DEBUG_VALUE: operator+:this <- [DW_OP_LLVM_entry_value 1] $rsi
	movq	%rsi, (%rdi)
	.loc	0 27 30 is_stmt 0               # scopes.cc:27:30
	movl	%ecx, 8(%rdi)
	.loc	0 27 36                         # scopes.cc:27:36
	movl	%edx, 12(%rdi)
.Ltmp10:
	.loc	0 30 52 is_stmt 1               # scopes.cc:30:52
	retq
.Ltmp11:
.Lfunc_end4:
	.size	_ZNK8geometry5PointplERKS0_, .Lfunc_end4-_ZNK8geometry5PointplERKS0_
	.cfi_endproc
                                        # -- End function
	.hidden	_ZdlPvm                         # -- Begin function _ZdlPvm
	.globl	_ZdlPvm
	.p2align	4, 0x90
	.type	_ZdlPvm,@function
_ZdlPvm:                                # @_ZdlPvm
.Lfunc_begin5:
	.loc	0 34 0                          # scopes.cc:34:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: operator delete: <- $rdi
	#DEBUG_VALUE: operator delete: <- $rsi
	.loc	0 34 55 prologue_end            # scopes.cc:34:55
	retq
.Ltmp12:
.Lfunc_end5:
	.size	_ZdlPvm, .Lfunc_end5-_ZdlPvm
	.cfi_endproc
                                        # -- End function
	.hidden	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE # -- Begin function _Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.globl	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.p2align	4, 0x90
	.type	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE,@function
_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE: # @_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
.Lfunc_begin6:
	.loc	0 53 0                          # scopes.cc:53:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: entry:table <- $rdi
	#DEBUG_VALUE: entry:a <- $rsi
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
	.loc	0 57 17 prologue_end            # scopes.cc:57:17
	movl	8(%rsi), %ebx
.Ltmp14:
	#DEBUG_VALUE: entry:offset <- $ebx
	.loc	0 57 6 is_stmt 0                # scopes.cc:57:6
	movl	%ebx, 20(%rsp)
.Ltmp15:
	#DEBUG_VALUE: entry:plus <- $ebx
	#DEBUG_VALUE: operator+:this <- $rsi
	#DEBUG_VALUE: operator+:other <- $rsi
	.loc	0 30 67 is_stmt 1               # scopes.cc:30:67
	leal	(%rbx,%rbx), %r14d
	.loc	0 30 78 is_stmt 0               # scopes.cc:30:78
	movl	12(%rsi), %r13d
	.loc	0 30 80                         # scopes.cc:30:80
	leal	(%r13,%r13), %ebp
.Ltmp16:
	#DEBUG_VALUE: entry:sum <- [DW_OP_LLVM_fragment 96 32] $ebp
	#DEBUG_VALUE: entry:sum <- [DW_OP_LLVM_fragment 64 32] $r14d
	.loc	0 60 15 is_stmt 1               # scopes.cc:60:15
	movl	%ebx, %esi
.Ltmp17:
	#DEBUG_VALUE: entry:a <- [DW_OP_LLVM_entry_value 1] $rsi
	callq	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_
.Ltmp18:
	#DEBUG_VALUE: entry:table <- $r12
	.loc	0 0 15 is_stmt 0                # scopes.cc:0:15
	movl	%eax, 12(%rsp)                  # 4-byte Spill
	.loc	0 60 57                         # scopes.cc:60:57
	movl	$3, 16(%rsp)
.Ltmp19:
	#DEBUG_VALUE: entry:offset <- [DW_OP_plus_uconst 20, DW_OP_deref] $rsp
	.loc	0 0 57                          # scopes.cc:0:57
	leaq	20(%rsp), %rdi
	leaq	16(%rsp), %rsi
	.loc	0 60 42                         # scopes.cc:60:42
	callq	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
.Ltmp20:
	.loc	0 60 28                         # scopes.cc:60:28
	movl	%eax, %edi
	callq	_ZN12_GLOBAL__N_16Hidden5twiceEi
.Ltmp21:
	movl	%eax, %r15d
	.loc	0 60 86                         # scopes.cc:60:86
	movq	%r12, %rdi
	movl	$1, %esi
	callq	_ZN8geometry2v25TableIlLi3EE2atEj
.Ltmp22:
	movl	(%rax), %edi
	.loc	0 60 71                         # scopes.cc:60:71
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
.Ltmp23:
	.loc	0 60 96                         # scopes.cc:60:96
	imull	%r14d, %r14d
.Ltmp24:
	imull	%ebp, %ebp
.Ltmp25:
	addl	%r14d, %ebp
	xorl	%ecx, %ecx
	orl	%ebx, %r13d
	cmovnel	%ebp, %ecx
.Ltmp26:
	#DEBUG_VALUE: operator bool:this <- undef
	.loc	0 60 26                         # scopes.cc:60:26
	addl	12(%rsp), %ecx                  # 4-byte Folded Reload
	.loc	0 60 61                         # scopes.cc:60:61
	addl	%r15d, %ecx
	.loc	0 60 93                         # scopes.cc:60:93
	addl	%ecx, %eax
.Ltmp27:
	#DEBUG_VALUE: entry:sum <- [DW_OP_LLVM_fragment 64 32] 0
	#DEBUG_VALUE: entry:sum <- [DW_OP_LLVM_fragment 0 64] undef
	.loc	0 61 1 is_stmt 1                # scopes.cc:61:1
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
.Ltmp28:
	.cfi_def_cfa_offset 48
	popq	%r12
.Ltmp29:
	#DEBUG_VALUE: entry:table <- [DW_OP_LLVM_entry_value 1] $rdi
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
                                        # -- End function
	.p2align	4, 0x90                         # -- Begin function _ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_
	.type	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_,@function
_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_: # @"_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_"
.Lfunc_begin7:
	.loc	0 17 0                          # scopes.cc:17:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:this <- $rdi
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
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- 0
	.loc	0 20 16 prologue_end            # scopes.cc:20:16
	movq	(%rdi), %rsi
	movq	%rsp, %r14
	.loc	0 20 11 is_stmt 0               # scopes.cc:20:11
	movq	%r14, %rdi
.Ltmp32:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:this <- $rbx
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp33:
	movl	%eax, %r15d
.Ltmp34:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- $r15d
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- $r15d
	#DEBUG_VALUE: i <- 1
	#DEBUG_VALUE: i <- 1
	.loc	0 20 16                         # scopes.cc:20:16
	movq	8(%rbx), %rsi
	.loc	0 20 11                         # scopes.cc:20:11
	movq	%r14, %rdi
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp35:
	movl	%eax, %ebp
	.loc	0 20 8                          # scopes.cc:20:8
	addl	%r15d, %ebp
.Ltmp36:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- $ebp
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- $ebp
	#DEBUG_VALUE: i <- 2
	#DEBUG_VALUE: i <- 2
	.loc	0 20 16                         # scopes.cc:20:16
	movq	16(%rbx), %rsi
	.loc	0 20 11                         # scopes.cc:20:11
	movq	%r14, %rdi
	callq	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
.Ltmp37:
	.loc	0 20 8                          # scopes.cc:20:8
	addl	%ebp, %eax
.Ltmp38:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:sum <- $eax
	#DEBUG_VALUE: i <- 3
	.loc	0 21 3 is_stmt 1                # scopes.cc:21:3
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
.Ltmp39:
	#DEBUG_VALUE: each<(lambda at scopes.cc:58:14)>:this <- [DW_OP_LLVM_entry_value 1] $rdi
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
                                        # -- End function
	.p2align	4, 0x90                         # -- Begin function _ZN12_GLOBAL__N_16Hidden5twiceEi
	.type	_ZN12_GLOBAL__N_16Hidden5twiceEi,@function
_ZN12_GLOBAL__N_16Hidden5twiceEi:       # @_ZN12_GLOBAL__N_16Hidden5twiceEi
.Lfunc_begin8:
	.loc	0 39 0                          # scopes.cc:39:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: twice:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	.loc	0 39 63 prologue_end            # scopes.cc:39:63
	leal	(%rdi,%rdi), %eax
	.loc	0 39 54 is_stmt 0               # scopes.cc:39:54
	retq
.Ltmp41:
.Lfunc_end8:
	.size	_ZN12_GLOBAL__N_16Hidden5twiceEi, .Lfunc_end8-_ZN12_GLOBAL__N_16Hidden5twiceEi
	.cfi_endproc
                                        # -- End function
	.p2align	4, 0x90                         # -- Begin function _ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
	.type	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_,@function
_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_: # @_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
.Lfunc_begin9:
	.loc	0 43 0 is_stmt 1                # scopes.cc:43:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: larger<int>:a <- $rdi
	#DEBUG_VALUE: larger<int>:b <- $rsi
	.loc	0 44 9 prologue_end             # scopes.cc:44:9
	movl	(%rdi), %eax
	.loc	0 44 13 is_stmt 0               # scopes.cc:44:13
	movl	(%rsi), %ecx
	.loc	0 44 11                         # scopes.cc:44:11
	cmpl	%ecx, %eax
	.loc	0 44 9                          # scopes.cc:44:9
	cmovll	%ecx, %eax
	.loc	0 44 2                          # scopes.cc:44:2
	retq
.Ltmp42:
.Lfunc_end9:
	.size	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_, .Lfunc_end9-_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
	.cfi_endproc
                                        # -- End function
	.p2align	4, 0x90                         # -- Begin function _ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi,@function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi: # @_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
.Lfunc_begin10:
	.loc	0 55 0 is_stmt 1                # scopes.cc:55:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: run:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	#DEBUG_VALUE: run:this <- undef
	.loc	0 55 61 prologue_end            # scopes.cc:55:61
	leal	-1(%rdi), %eax
	.loc	0 55 52 is_stmt 0               # scopes.cc:55:52
	retq
.Ltmp43:
.Lfunc_end10:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi, .Lfunc_end10-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN8geometry2v25TableIlLi3EE2atEj,"axG",@progbits,_ZN8geometry2v25TableIlLi3EE2atEj,comdat
	.hidden	_ZN8geometry2v25TableIlLi3EE2atEj # -- Begin function _ZN8geometry2v25TableIlLi3EE2atEj
	.weak	_ZN8geometry2v25TableIlLi3EE2atEj
	.p2align	4, 0x90
	.type	_ZN8geometry2v25TableIlLi3EE2atEj,@function
_ZN8geometry2v25TableIlLi3EE2atEj:      # @_ZN8geometry2v25TableIlLi3EE2atEj
.Lfunc_begin11:
	.loc	0 15 0 is_stmt 1                # scopes.cc:15:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: at:this <- $rdi
	#DEBUG_VALUE: at:i <- $esi
                                        # kill: def $esi killed $esi def $rsi
	.loc	0 15 61 prologue_end            # scopes.cc:15:61
	movl	%esi, %eax
	movl	$2863311531, %ecx               # imm = 0xAAAAAAAB
	imulq	%rax, %rcx
	shrq	$33, %rcx
	leal	(%rcx,%rcx,2), %eax
	subl	%eax, %esi
.Ltmp44:
	#DEBUG_VALUE: at:i <- [DW_OP_LLVM_entry_value 1] $esi
	.loc	0 15 55 is_stmt 0               # scopes.cc:15:55
	leaq	(%rdi,%rsi,8), %rax
	.loc	0 15 48                         # scopes.cc:15:48
	retq
.Ltmp45:
.Lfunc_end11:
	.size	_ZN8geometry2v25TableIlLi3EE2atEj, .Lfunc_end11-_ZN8geometry2v25TableIlLi3EE2atEj
	.cfi_endproc
                                        # -- End function
	.text
	.p2align	4, 0x90                         # -- Begin function _ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl,@function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl: # @"_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl"
.Lfunc_begin12:
	.loc	0 58 0 is_stmt 1                # scopes.cc:58:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: operator():this <- $rdi
	#DEBUG_VALUE: operator():x <- $rsi
	movq	%rsi, %rax
.Ltmp46:
	.loc	0 58 73 prologue_end            # scopes.cc:58:73
	addl	(%rdi), %eax
                                        # kill: def $eax killed $eax killed $rax
	.loc	0 58 59 is_stmt 0               # scopes.cc:58:59
	retq
.Ltmp47:
.Lfunc_end12:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl, .Lfunc_end12-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl
	.cfi_endproc
                                        # -- End function
	.hidden	_ZTVN8geometry5PointE           # @_ZTVN8geometry5PointE
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
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 # Length
.Ldebug_list_header_start0:
	.short	5                               # Version
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
	.long	11                              # Offset entry count
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
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin4-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp9-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp9-.Lfunc_begin0           #   starting offset
	.uleb128 .Lfunc_end4-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # DW_OP_reg4
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin4-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp7-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp7-.Lfunc_begin0           #   starting offset
	.uleb128 .Lfunc_end4-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	81                              # DW_OP_reg1
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin6-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp18-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp18-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp29-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	92                              # DW_OP_reg12
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp29-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end6-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin6-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp17-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp17-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end6-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # DW_OP_reg4
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc4:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp19-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # super-register DW_OP_reg3
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end6-.Lfunc_begin0      #   ending offset
	.byte	2                               # Loc expr size
	.byte	119                             # DW_OP_breg7
	.byte	20                              # 20
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp28-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # super-register DW_OP_reg3
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          #   ending offset
	.byte	8                               # Loc expr size
	.byte	147                             # DW_OP_piece
	.byte	8                               # 8
	.byte	94                              # super-register DW_OP_reg14
	.byte	147                             # DW_OP_piece
	.byte	4                               # 4
	.byte	86                              # super-register DW_OP_reg6
	.byte	147                             # DW_OP_piece
	.byte	4                               # 4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp24-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp25-.Lfunc_begin0          #   ending offset
	.byte	5                               # Loc expr size
	.byte	147                             # DW_OP_piece
	.byte	12                              # 12
	.byte	86                              # super-register DW_OP_reg6
	.byte	147                             # DW_OP_piece
	.byte	4                               # 4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp27-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end6-.Lfunc_begin0      #   ending offset
	.byte	6                               # Loc expr size
	.byte	147                             # DW_OP_piece
	.byte	8                               # 8
	.byte	48                              # DW_OP_lit0
	.byte	159                             # DW_OP_stack_value
	.byte	147                             # DW_OP_piece
	.byte	4                               # 4
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin7-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp32-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp32-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp39-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # DW_OP_reg3
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp39-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end7-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp34-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	95                              # super-register DW_OP_reg15
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp38-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	86                              # super-register DW_OP_reg6
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp38-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end7-.Lfunc_begin0      #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc9:
	.byte	1                               # DW_LLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp34-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	1                               # 1
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp38-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	2                               # 2
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp38-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end7-.Lfunc_begin0      #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	3                               # 3
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc10:
	.byte	1                               # DW_LLE_base_addressx
	.byte	22                              #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin11-.Lfunc_begin11  #   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin11         #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin11         #   starting offset
	.uleb128 .Lfunc_end11-.Lfunc_begin11    #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # super-register DW_OP_reg4
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               # Abbreviation Code
	.byte	17                              # DW_TAG_compile_unit
	.byte	1                               # DW_CHILDREN_yes
	.byte	37                              # DW_AT_producer
	.byte	37                              # DW_FORM_strx1
	.byte	19                              # DW_AT_language
	.byte	5                               # DW_FORM_data2
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	114                             # DW_AT_str_offsets_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	16                              # DW_AT_stmt_list
	.byte	23                              # DW_FORM_sec_offset
	.byte	27                              # DW_AT_comp_dir
	.byte	37                              # DW_FORM_strx1
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	85                              # DW_AT_ranges
	.byte	35                              # DW_FORM_rnglistx
	.byte	115                             # DW_AT_addr_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	116                             # DW_AT_rnglists_base
	.byte	23                              # DW_FORM_sec_offset
	.ascii	"\214\001"                      # DW_AT_loclists_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	2                               # Abbreviation Code
	.byte	36                              # DW_TAG_base_type
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	62                              # DW_AT_encoding
	.byte	11                              # DW_FORM_data1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	3                               # Abbreviation Code
	.byte	57                              # DW_TAG_namespace
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	4                               # Abbreviation Code
	.byte	19                              # DW_TAG_structure_type
	.byte	1                               # DW_CHILDREN_yes
	.byte	29                              # DW_AT_containing_type
	.byte	19                              # DW_FORM_ref4
	.byte	54                              # DW_AT_calling_convention
	.byte	11                              # DW_FORM_data1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	5                               # Abbreviation Code
	.byte	13                              # DW_TAG_member
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	56                              # DW_AT_data_member_location
	.byte	11                              # DW_FORM_data1
	.byte	52                              # DW_AT_artificial
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	6                               # Abbreviation Code
	.byte	13                              # DW_TAG_member
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	56                              # DW_AT_data_member_location
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	7                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	8                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	52                              # DW_AT_artificial
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	9                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	10                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	76                              # DW_AT_virtuality
	.byte	11                              # DW_FORM_data1
	.byte	77                              # DW_AT_vtable_elem_location
	.byte	24                              # DW_FORM_exprloc
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	29                              # DW_AT_containing_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	11                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	76                              # DW_AT_virtuality
	.byte	11                              # DW_FORM_data1
	.byte	77                              # DW_AT_vtable_elem_location
	.byte	24                              # DW_FORM_exprloc
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	29                              # DW_AT_containing_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	12                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	13                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	99                              # DW_AT_explicit
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	14                              # Abbreviation Code
	.byte	57                              # DW_TAG_namespace
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.ascii	"\211\001"                      # DW_AT_export_symbols
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	15                              # Abbreviation Code
	.byte	19                              # DW_TAG_structure_type
	.byte	1                               # DW_CHILDREN_yes
	.byte	54                              # DW_AT_calling_convention
	.byte	11                              # DW_FORM_data1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	16                              # Abbreviation Code
	.byte	47                              # DW_TAG_template_type_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	17                              # Abbreviation Code
	.byte	48                              # DW_TAG_template_value_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	28                              # DW_AT_const_value
	.byte	13                              # DW_FORM_sdata
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	18                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	19                              # Abbreviation Code
	.byte	15                              # DW_TAG_pointer_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	20                              # Abbreviation Code
	.byte	15                              # DW_TAG_pointer_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	21                              # Abbreviation Code
	.byte	21                              # DW_TAG_subroutine_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	22                              # Abbreviation Code
	.byte	38                              # DW_TAG_const_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	23                              # Abbreviation Code
	.byte	16                              # DW_TAG_reference_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	24                              # Abbreviation Code
	.byte	8                               # DW_TAG_imported_declaration
	.byte	0                               # DW_CHILDREN_no
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	24                              # DW_AT_import
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	25                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	26                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	27                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	28                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	52                              # DW_AT_artificial
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	29                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	30                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	32                              # DW_AT_inline
	.byte	33                              # DW_FORM_implicit_const
	.byte	1
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	31                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	52                              # DW_AT_artificial
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	32                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	33                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	34                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	88                              # DW_AT_call_file
	.byte	11                              # DW_FORM_data1
	.byte	89                              # DW_AT_call_line
	.byte	11                              # DW_FORM_data1
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	35                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	36                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	37                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	32                              # DW_AT_inline
	.byte	33                              # DW_FORM_implicit_const
	.byte	1
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	38                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	39                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	40                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	41                              # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	1                               # DW_CHILDREN_yes
	.byte	127                             # DW_AT_call_origin
	.byte	19                              # DW_FORM_ref4
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	42                              # Abbreviation Code
	.byte	73                              # DW_TAG_call_site_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	126                             # DW_AT_call_value
	.byte	24                              # DW_FORM_exprloc
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	43                              # Abbreviation Code
	.byte	2                               # DW_TAG_class_type
	.byte	1                               # DW_CHILDREN_yes
	.byte	54                              # DW_AT_calling_convention
	.byte	11                              # DW_FORM_data1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	44                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	50                              # DW_AT_accessibility
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	45                              # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	0                               # DW_CHILDREN_no
	.byte	127                             # DW_AT_call_origin
	.byte	19                              # DW_FORM_ref4
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	46                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	60                              # DW_AT_declaration
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	47                              # Abbreviation Code
	.byte	1                               # DW_TAG_array_type
	.byte	1                               # DW_CHILDREN_yes
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	48                              # Abbreviation Code
	.byte	33                              # DW_TAG_subrange_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	55                              # DW_AT_count
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	49                              # Abbreviation Code
	.byte	36                              # DW_TAG_base_type
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	62                              # DW_AT_encoding
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	50                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	51                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	52                              # DW_AT_artificial
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	52                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	53                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	54                              # Abbreviation Code
	.byte	57                              # DW_TAG_namespace
	.byte	1                               # DW_CHILDREN_yes
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	55                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	56                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	57                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	58                              # Abbreviation Code
	.byte	59                              # DW_TAG_unspecified_type
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	59                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	100                             # DW_AT_object_pointer
	.byte	19                              # DW_FORM_ref4
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	110                             # DW_AT_linkage_name
	.byte	37                              # DW_FORM_strx1
	.byte	71                              # DW_AT_specification
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	60                              # Abbreviation Code
	.byte	15                              # DW_TAG_pointer_type
	.byte	0                               # DW_CHILDREN_no
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	0                               # EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 # Length of Unit
.Ldebug_info_start0:
	.short	5                               # DWARF version number
	.byte	1                               # DWARF Unit Type
	.byte	8                               # Address Size (in bytes)
	.long	.debug_abbrev                   # Offset Into Abbrev. Section
	.byte	1                               # Abbrev [1] 0xc:0x4ac DW_TAG_compile_unit
	.byte	0                               # DW_AT_producer
	.short	33                              # DW_AT_language
	.byte	1                               # DW_AT_name
	.long	.Lstr_offsets_base0             # DW_AT_str_offsets_base
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.byte	2                               # DW_AT_comp_dir
	.quad	0                               # DW_AT_low_pc
	.byte	0                               # DW_AT_ranges
	.long	.Laddr_table_base0              # DW_AT_addr_base
	.long	.Lrnglists_table_base0          # DW_AT_rnglists_base
	.long	.Lloclists_table_base0          # DW_AT_loclists_base
	.byte	2                               # Abbrev [2] 0x2f:0x4 DW_TAG_base_type
	.byte	3                               # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	3                               # Abbrev [3] 0x33:0xd5 DW_TAG_namespace
	.byte	4                               # DW_AT_name
	.byte	4                               # Abbrev [4] 0x35:0x84 DW_TAG_structure_type
	.long	53                              # DW_AT_containing_type
	.byte	4                               # DW_AT_calling_convention
	.byte	9                               # DW_AT_name
	.byte	16                              # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
	.byte	5                               # Abbrev [5] 0x3f:0x7 DW_TAG_member
	.byte	5                               # DW_AT_name
	.long	264                             # DW_AT_type
	.byte	0                               # DW_AT_data_member_location
                                        # DW_AT_artificial
	.byte	6                               # Abbrev [6] 0x46:0x9 DW_TAG_member
	.byte	7                               # DW_AT_name
	.long	47                              # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	10                              # DW_AT_decl_line
	.byte	8                               # DW_AT_data_member_location
	.byte	6                               # Abbrev [6] 0x4f:0x9 DW_TAG_member
	.byte	8                               # DW_AT_name
	.long	47                              # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	10                              # DW_AT_decl_line
	.byte	12                              # DW_AT_data_member_location
	.byte	7                               # Abbrev [7] 0x58:0x14 DW_TAG_subprogram
	.byte	9                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
                                        # DW_AT_declaration
                                        # DW_AT_external
	.byte	8                               # Abbrev [8] 0x5c:0x5 DW_TAG_formal_parameter
	.long	280                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0x61:0x5 DW_TAG_formal_parameter
	.long	47                              # DW_AT_type
	.byte	9                               # Abbrev [9] 0x66:0x5 DW_TAG_formal_parameter
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	10                              # Abbrev [10] 0x6c:0x12 DW_TAG_subprogram
	.byte	10                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	6                               # DW_AT_decl_line
	.byte	1                               # DW_AT_virtuality
	.byte	2                               # DW_AT_vtable_elem_location
	.byte	16
	.byte	0
                                        # DW_AT_declaration
                                        # DW_AT_external
	.long	53                              # DW_AT_containing_type
	.byte	8                               # Abbrev [8] 0x78:0x5 DW_TAG_formal_parameter
	.long	280                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	11                              # Abbrev [11] 0x7e:0x17 DW_TAG_subprogram
	.byte	11                              # DW_AT_linkage_name
	.byte	12                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	7                               # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	1                               # DW_AT_virtuality
	.byte	2                               # DW_AT_vtable_elem_location
	.byte	16
	.byte	2
                                        # DW_AT_declaration
                                        # DW_AT_external
	.long	53                              # DW_AT_containing_type
	.byte	8                               # Abbrev [8] 0x8f:0x5 DW_TAG_formal_parameter
	.long	285                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	12                              # Abbrev [12] 0x95:0x14 DW_TAG_subprogram
	.byte	13                              # DW_AT_linkage_name
	.byte	14                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	8                               # DW_AT_decl_line
	.long	53                              # DW_AT_type
                                        # DW_AT_declaration
                                        # DW_AT_external
	.byte	8                               # Abbrev [8] 0x9e:0x5 DW_TAG_formal_parameter
	.long	285                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0xa3:0x5 DW_TAG_formal_parameter
	.long	295                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	13                              # Abbrev [13] 0xa9:0xf DW_TAG_subprogram
	.byte	15                              # DW_AT_linkage_name
	.byte	16                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	9                               # DW_AT_decl_line
	.long	300                             # DW_AT_type
                                        # DW_AT_declaration
                                        # DW_AT_external
                                        # DW_AT_explicit
	.byte	8                               # Abbrev [8] 0xb2:0x5 DW_TAG_formal_parameter
	.long	285                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	14                              # Abbrev [14] 0xb9:0x4e DW_TAG_namespace
	.byte	21                              # DW_AT_name
                                        # DW_AT_export_symbols
	.byte	15                              # Abbrev [15] 0xbb:0x4b DW_TAG_structure_type
	.byte	5                               # DW_AT_calling_convention
	.byte	30                              # DW_AT_name
	.byte	24                              # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	14                              # DW_AT_decl_line
	.byte	16                              # Abbrev [16] 0xc1:0x6 DW_TAG_template_type_parameter
	.long	813                             # DW_AT_type
	.byte	23                              # DW_AT_name
	.byte	17                              # Abbrev [17] 0xc7:0x7 DW_TAG_template_value_parameter
	.long	47                              # DW_AT_type
	.byte	24                              # DW_AT_name
	.byte	3                               # DW_AT_const_value
	.byte	6                               # Abbrev [6] 0xce:0x9 DW_TAG_member
	.byte	25                              # DW_AT_name
	.long	817                             # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	23                              # DW_AT_decl_line
	.byte	0                               # DW_AT_data_member_location
	.byte	12                              # Abbrev [12] 0xd7:0x14 DW_TAG_subprogram
	.byte	27                              # DW_AT_linkage_name
	.byte	28                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	833                             # DW_AT_type
                                        # DW_AT_declaration
                                        # DW_AT_external
	.byte	8                               # Abbrev [8] 0xe0:0x5 DW_TAG_formal_parameter
	.long	838                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0xe5:0x5 DW_TAG_formal_parameter
	.long	843                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	18                              # Abbrev [18] 0xeb:0x1a DW_TAG_subprogram
	.byte	33                              # DW_AT_linkage_name
	.byte	34                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	16                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
                                        # DW_AT_declaration
	.byte	16                              # Abbrev [16] 0xf4:0x6 DW_TAG_template_type_parameter
	.long	702                             # DW_AT_type
	.byte	32                              # DW_AT_name
	.byte	8                               # Abbrev [8] 0xfa:0x5 DW_TAG_formal_parameter
	.long	838                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0xff:0x5 DW_TAG_formal_parameter
	.long	702                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	19                              # Abbrev [19] 0x108:0x5 DW_TAG_pointer_type
	.long	269                             # DW_AT_type
	.byte	20                              # Abbrev [20] 0x10d:0x6 DW_TAG_pointer_type
	.long	275                             # DW_AT_type
	.byte	6                               # DW_AT_name
	.byte	21                              # Abbrev [21] 0x113:0x5 DW_TAG_subroutine_type
	.long	47                              # DW_AT_type
	.byte	19                              # Abbrev [19] 0x118:0x5 DW_TAG_pointer_type
	.long	53                              # DW_AT_type
	.byte	19                              # Abbrev [19] 0x11d:0x5 DW_TAG_pointer_type
	.long	290                             # DW_AT_type
	.byte	22                              # Abbrev [22] 0x122:0x5 DW_TAG_const_type
	.long	53                              # DW_AT_type
	.byte	23                              # Abbrev [23] 0x127:0x5 DW_TAG_reference_type
	.long	290                             # DW_AT_type
	.byte	2                               # Abbrev [2] 0x12c:0x4 DW_TAG_base_type
	.byte	17                              # DW_AT_name
	.byte	2                               # DW_AT_encoding
	.byte	1                               # DW_AT_byte_size
	.byte	24                              # Abbrev [24] 0x130:0x7 DW_TAG_imported_declaration
	.byte	0                               # DW_AT_decl_file
	.byte	49                              # DW_AT_decl_line
	.long	53                              # DW_AT_import
	.byte	25                              # Abbrev [25] 0x137:0x26 DW_TAG_subprogram
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	327                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.long	429                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x147:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	440                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x14e:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.long	446                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x155:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	81
	.long	454                             # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	27                              # Abbrev [27] 0x15d:0x1b DW_TAG_subprogram
	.byte	1                               # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	367                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.byte	28                              # DW_AT_decl_line
	.byte	42                              # DW_AT_linkage_name
	.long	108                             # DW_AT_specification
	.byte	28                              # Abbrev [28] 0x16f:0x8 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	19                              # DW_AT_name
	.long	463                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	27                              # Abbrev [27] 0x178:0x1b DW_TAG_subprogram
	.byte	2                               # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	394                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.byte	28                              # DW_AT_decl_line
	.byte	43                              # DW_AT_linkage_name
	.long	108                             # DW_AT_specification
	.byte	28                              # Abbrev [28] 0x18a:0x8 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	19                              # DW_AT_name
	.long	463                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	29                              # Abbrev [29] 0x193:0x1a DW_TAG_subprogram
	.byte	3                               # DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	420                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.byte	29                              # DW_AT_decl_line
	.long	126                             # DW_AT_specification
	.byte	28                              # Abbrev [28] 0x1a4:0x8 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	19                              # DW_AT_name
	.long	588                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	0                               # End Of Children Mark
	.byte	30                              # Abbrev [30] 0x1ad:0x22 DW_TAG_subprogram
	.byte	27                              # DW_AT_decl_line
	.byte	18                              # DW_AT_linkage_name
	.long	88                              # DW_AT_specification
                                        # DW_AT_inline
	.long	440                             # DW_AT_object_pointer
	.byte	31                              # Abbrev [31] 0x1b8:0x6 DW_TAG_formal_parameter
	.byte	19                              # DW_AT_name
	.long	463                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	32                              # Abbrev [32] 0x1be:0x8 DW_TAG_formal_parameter
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	27                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	32                              # Abbrev [32] 0x1c6:0x8 DW_TAG_formal_parameter
	.byte	8                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	27                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	19                              # Abbrev [19] 0x1cf:0x5 DW_TAG_pointer_type
	.long	53                              # DW_AT_type
	.byte	25                              # Abbrev [25] 0x1d4:0x40 DW_TAG_subprogram
	.byte	4                               # DW_AT_low_pc
	.long	.Lfunc_end4-.Lfunc_begin4       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	484                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.long	563                             # DW_AT_abstract_origin
	.byte	33                              # Abbrev [33] 0x1e4:0x6 DW_TAG_formal_parameter
	.byte	0                               # DW_AT_location
	.long	573                             # DW_AT_abstract_origin
	.byte	33                              # Abbrev [33] 0x1ea:0x6 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.long	579                             # DW_AT_abstract_origin
	.byte	34                              # Abbrev [34] 0x1f0:0x23 DW_TAG_inlined_subroutine
	.long	429                             # DW_AT_abstract_origin
	.byte	5                               # DW_AT_low_pc
	.long	.Ltmp10-.Ltmp8                  # DW_AT_high_pc
	.byte	0                               # DW_AT_call_file
	.byte	30                              # DW_AT_call_line
	.byte	59                              # DW_AT_call_column
	.byte	26                              # Abbrev [26] 0x1fd:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	440                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x204:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	82
	.long	446                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x20b:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	81
	.long	454                             # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	35                              # Abbrev [35] 0x214:0x1f DW_TAG_subprogram
	.byte	6                               # DW_AT_low_pc
	.long	.Lfunc_end5-.Lfunc_begin5       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	44                              # DW_AT_linkage_name
	.byte	45                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	34                              # DW_AT_decl_line
                                        # DW_AT_external
	.byte	36                              # Abbrev [36] 0x220:0x9 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	0                               # DW_AT_decl_file
	.byte	34                              # DW_AT_decl_line
	.long	1172                            # DW_AT_type
	.byte	36                              # Abbrev [36] 0x229:0x9 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	0                               # DW_AT_decl_file
	.byte	34                              # DW_AT_decl_line
	.long	1173                            # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	37                              # Abbrev [37] 0x233:0x19 DW_TAG_subprogram
	.byte	30                              # DW_AT_decl_line
	.long	149                             # DW_AT_specification
                                        # DW_AT_inline
	.long	573                             # DW_AT_object_pointer
	.byte	31                              # Abbrev [31] 0x23d:0x6 DW_TAG_formal_parameter
	.byte	19                              # DW_AT_name
	.long	588                             # DW_AT_type
                                        # DW_AT_artificial
	.byte	32                              # Abbrev [32] 0x243:0x8 DW_TAG_formal_parameter
	.byte	20                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	30                              # DW_AT_decl_line
	.long	295                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	19                              # Abbrev [19] 0x24c:0x5 DW_TAG_pointer_type
	.long	290                             # DW_AT_type
	.byte	38                              # Abbrev [38] 0x251:0xdc DW_TAG_subprogram
	.byte	7                               # DW_AT_low_pc
	.long	.Lfunc_end6-.Lfunc_begin6       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	46                              # DW_AT_linkage_name
	.byte	47                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	52                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
                                        # DW_AT_external
	.byte	39                              # Abbrev [39] 0x261:0x9 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	53                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	52                              # DW_AT_decl_line
	.long	1177                            # DW_AT_type
	.byte	39                              # Abbrev [39] 0x26a:0x9 DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	54                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	52                              # DW_AT_decl_line
	.long	295                             # DW_AT_type
	.byte	40                              # Abbrev [40] 0x273:0x9 DW_TAG_variable
	.byte	4                               # DW_AT_location
	.byte	31                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	57                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	40                              # Abbrev [40] 0x27c:0x9 DW_TAG_variable
	.byte	5                               # DW_AT_location
	.byte	55                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	58                              # DW_AT_decl_line
	.long	702                             # DW_AT_type
	.byte	40                              # Abbrev [40] 0x285:0x9 DW_TAG_variable
	.byte	6                               # DW_AT_location
	.byte	56                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	59                              # DW_AT_decl_line
	.long	53                              # DW_AT_type
	.byte	34                              # Abbrev [34] 0x28e:0x1c DW_TAG_inlined_subroutine
	.long	563                             # DW_AT_abstract_origin
	.byte	8                               # DW_AT_low_pc
	.long	.Ltmp16-.Ltmp15                 # DW_AT_high_pc
	.byte	0                               # DW_AT_call_file
	.byte	59                              # DW_AT_call_line
	.byte	16                              # DW_AT_call_column
	.byte	26                              # Abbrev [26] 0x29b:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.long	573                             # DW_AT_abstract_origin
	.byte	26                              # Abbrev [26] 0x2a2:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.long	579                             # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	41                              # Abbrev [41] 0x2aa:0x14 DW_TAG_call_site
	.long	847                             # DW_AT_call_origin
	.byte	9                               # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x2b0:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	2                               # DW_AT_call_value
	.byte	115
	.byte	0
	.byte	42                              # Abbrev [42] 0x2b6:0x7 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	3                               # DW_AT_call_value
	.byte	163
	.byte	1
	.byte	85
	.byte	0                               # End Of Children Mark
	.byte	43                              # Abbrev [43] 0x2be:0x23 DW_TAG_class_type
	.byte	5                               # DW_AT_calling_convention
	.byte	4                               # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	58                              # DW_AT_decl_line
	.byte	6                               # Abbrev [6] 0x2c3:0x9 DW_TAG_member
	.byte	31                              # DW_AT_name
	.long	47                              # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	58                              # DW_AT_decl_line
	.byte	0                               # DW_AT_data_member_location
	.byte	44                              # Abbrev [44] 0x2cc:0x14 DW_TAG_subprogram
	.byte	40                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	58                              # DW_AT_decl_line
	.long	1120                            # DW_AT_type
                                        # DW_AT_declaration
	.byte	1                               # DW_AT_accessibility
                                        # DW_ACCESS_public
	.byte	8                               # Abbrev [8] 0x2d5:0x5 DW_TAG_formal_parameter
	.long	1122                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0x2da:0x5 DW_TAG_formal_parameter
	.long	813                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	41                              # Abbrev [41] 0x2e1:0x13 DW_TAG_call_site
	.long	953                             # DW_AT_call_origin
	.byte	10                              # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x2e7:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	2                               # DW_AT_call_value
	.byte	145
	.byte	16
	.byte	42                              # Abbrev [42] 0x2ed:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	145
	.byte	20
	.byte	0                               # End Of Children Mark
	.byte	45                              # Abbrev [45] 0x2f4:0x6 DW_TAG_call_site
	.long	1019                            # DW_AT_call_origin
	.byte	11                              # DW_AT_call_return_pc
	.byte	41                              # Abbrev [41] 0x2fa:0x12 DW_TAG_call_site
	.long	1042                            # DW_AT_call_origin
	.byte	12                              # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x300:0x5 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	1                               # DW_AT_call_value
	.byte	49
	.byte	42                              # Abbrev [42] 0x305:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	124
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	45                              # Abbrev [45] 0x30c:0x6 DW_TAG_call_site
	.long	1086                            # DW_AT_call_origin
	.byte	13                              # DW_AT_call_return_pc
	.byte	15                              # Abbrev [15] 0x312:0x1a DW_TAG_structure_type
	.byte	5                               # DW_AT_calling_convention
	.byte	39                              # DW_AT_name
	.byte	1                               # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	54                              # DW_AT_decl_line
	.byte	46                              # Abbrev [46] 0x318:0x13 DW_TAG_subprogram
	.byte	38                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	55                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
                                        # DW_AT_declaration
	.byte	8                               # Abbrev [8] 0x320:0x5 DW_TAG_formal_parameter
	.long	1076                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	9                               # Abbrev [9] 0x325:0x5 DW_TAG_formal_parameter
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0x32d:0x4 DW_TAG_base_type
	.byte	22                              # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	8                               # DW_AT_byte_size
	.byte	47                              # Abbrev [47] 0x331:0xc DW_TAG_array_type
	.long	813                             # DW_AT_type
	.byte	48                              # Abbrev [48] 0x336:0x6 DW_TAG_subrange_type
	.long	829                             # DW_AT_type
	.byte	3                               # DW_AT_count
	.byte	0                               # End Of Children Mark
	.byte	49                              # Abbrev [49] 0x33d:0x4 DW_TAG_base_type
	.byte	26                              # DW_AT_name
	.byte	8                               # DW_AT_byte_size
	.byte	7                               # DW_AT_encoding
	.byte	23                              # Abbrev [23] 0x341:0x5 DW_TAG_reference_type
	.long	813                             # DW_AT_type
	.byte	19                              # Abbrev [19] 0x346:0x5 DW_TAG_pointer_type
	.long	187                             # DW_AT_type
	.byte	2                               # Abbrev [2] 0x34b:0x4 DW_TAG_base_type
	.byte	29                              # DW_AT_name
	.byte	7                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	50                              # Abbrev [50] 0x34f:0x69 DW_TAG_subprogram
	.byte	14                              # DW_AT_low_pc
	.long	.Lfunc_end7-.Lfunc_begin7       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	863                             # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.long	235                             # DW_AT_specification
	.byte	51                              # Abbrev [51] 0x35f:0x7 DW_TAG_formal_parameter
	.byte	7                               # DW_AT_location
	.byte	19                              # DW_AT_name
	.long	1182                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	52                              # Abbrev [52] 0x366:0xb DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	0
	.byte	57                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	16                              # DW_AT_decl_line
	.long	702                             # DW_AT_type
	.byte	40                              # Abbrev [40] 0x371:0x9 DW_TAG_variable
	.byte	8                               # DW_AT_location
	.byte	56                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	18                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	53                              # Abbrev [53] 0x37a:0x10 DW_TAG_lexical_block
	.byte	15                              # DW_AT_low_pc
	.long	.Ltmp38-.Ltmp31                 # DW_AT_high_pc
	.byte	40                              # Abbrev [40] 0x380:0x9 DW_TAG_variable
	.byte	9                               # DW_AT_location
	.byte	58                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	19                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	41                              # Abbrev [41] 0x38a:0xd DW_TAG_call_site
	.long	1132                            # DW_AT_call_origin
	.byte	16                              # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x390:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	126
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	41                              # Abbrev [41] 0x397:0xd DW_TAG_call_site
	.long	1132                            # DW_AT_call_origin
	.byte	17                              # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x39d:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	126
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	41                              # Abbrev [41] 0x3a4:0xd DW_TAG_call_site
	.long	1132                            # DW_AT_call_origin
	.byte	18                              # DW_AT_call_return_pc
	.byte	42                              # Abbrev [42] 0x3aa:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	126
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	16                              # Abbrev [16] 0x3b1:0x6 DW_TAG_template_type_parameter
	.long	702                             # DW_AT_type
	.byte	32                              # DW_AT_name
	.byte	0                               # End Of Children Mark
	.byte	54                              # Abbrev [54] 0x3b8:0x43 DW_TAG_namespace
	.byte	55                              # Abbrev [55] 0x3b9:0x2b DW_TAG_subprogram
	.byte	20                              # DW_AT_low_pc
	.long	.Lfunc_end9-.Lfunc_begin9       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	48                              # DW_AT_linkage_name
	.byte	49                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	42                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	52                              # Abbrev [52] 0x3c9:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	54                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	42                              # DW_AT_decl_line
	.long	1187                            # DW_AT_type
	.byte	52                              # Abbrev [52] 0x3d3:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	59                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	42                              # DW_AT_decl_line
	.long	1187                            # DW_AT_type
	.byte	16                              # Abbrev [16] 0x3dd:0x6 DW_TAG_template_type_parameter
	.long	47                              # DW_AT_type
	.byte	23                              # DW_AT_name
	.byte	0                               # End Of Children Mark
	.byte	15                              # Abbrev [15] 0x3e4:0x16 DW_TAG_structure_type
	.byte	5                               # DW_AT_calling_convention
	.byte	37                              # DW_AT_name
	.byte	1                               # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	38                              # DW_AT_decl_line
	.byte	18                              # Abbrev [18] 0x3ea:0xf DW_TAG_subprogram
	.byte	35                              # DW_AT_linkage_name
	.byte	36                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	39                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
                                        # DW_AT_declaration
	.byte	9                               # Abbrev [9] 0x3f3:0x5 DW_TAG_formal_parameter
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	56                              # Abbrev [56] 0x3fb:0x17 DW_TAG_subprogram
	.byte	19                              # DW_AT_low_pc
	.long	.Lfunc_end8-.Lfunc_begin8       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.long	1002                            # DW_AT_specification
	.byte	52                              # Abbrev [52] 0x407:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	39                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	50                              # Abbrev [50] 0x412:0x22 DW_TAG_subprogram
	.byte	22                              # DW_AT_low_pc
	.long	.Lfunc_end11-.Lfunc_begin11     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	1058                            # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.long	215                             # DW_AT_specification
	.byte	28                              # Abbrev [28] 0x422:0x8 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	19                              # DW_AT_name
	.long	1182                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	39                              # Abbrev [39] 0x42a:0x9 DW_TAG_formal_parameter
	.byte	10                              # DW_AT_location
	.byte	58                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	843                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	19                              # Abbrev [19] 0x434:0x5 DW_TAG_pointer_type
	.long	1081                            # DW_AT_type
	.byte	22                              # Abbrev [22] 0x439:0x5 DW_TAG_const_type
	.long	786                             # DW_AT_type
	.byte	57                              # Abbrev [57] 0x43e:0x22 DW_TAG_subprogram
	.byte	21                              # DW_AT_low_pc
	.long	.Lfunc_end10-.Lfunc_begin10     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	1103                            # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.byte	50                              # DW_AT_linkage_name
	.long	792                             # DW_AT_specification
	.byte	31                              # Abbrev [31] 0x44f:0x6 DW_TAG_formal_parameter
	.byte	19                              # DW_AT_name
	.long	1197                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	52                              # Abbrev [52] 0x455:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	55                              # DW_AT_decl_line
	.long	47                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	58                              # Abbrev [58] 0x460:0x2 DW_TAG_unspecified_type
	.byte	41                              # DW_AT_name
	.byte	19                              # Abbrev [19] 0x462:0x5 DW_TAG_pointer_type
	.long	1127                            # DW_AT_type
	.byte	22                              # Abbrev [22] 0x467:0x5 DW_TAG_const_type
	.long	702                             # DW_AT_type
	.byte	59                              # Abbrev [59] 0x46c:0x28 DW_TAG_subprogram
	.byte	23                              # DW_AT_low_pc
	.long	.Lfunc_end12-.Lfunc_begin12     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	1153                            # DW_AT_object_pointer
                                        # DW_AT_call_all_calls
	.long	47                              # DW_AT_type
	.byte	51                              # DW_AT_linkage_name
	.long	716                             # DW_AT_specification
	.byte	28                              # Abbrev [28] 0x481:0x8 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	19                              # DW_AT_name
	.long	1202                            # DW_AT_type
                                        # DW_AT_artificial
	.byte	52                              # Abbrev [52] 0x489:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	84
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	58                              # DW_AT_decl_line
	.long	813                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	60                              # Abbrev [60] 0x494:0x1 DW_TAG_pointer_type
	.byte	2                               # Abbrev [2] 0x495:0x4 DW_TAG_base_type
	.byte	52                              # DW_AT_name
	.byte	7                               # DW_AT_encoding
	.byte	8                               # DW_AT_byte_size
	.byte	23                              # Abbrev [23] 0x499:0x5 DW_TAG_reference_type
	.long	187                             # DW_AT_type
	.byte	19                              # Abbrev [19] 0x49e:0x5 DW_TAG_pointer_type
	.long	187                             # DW_AT_type
	.byte	23                              # Abbrev [23] 0x4a3:0x5 DW_TAG_reference_type
	.long	1192                            # DW_AT_type
	.byte	22                              # Abbrev [22] 0x4a8:0x5 DW_TAG_const_type
	.long	47                              # DW_AT_type
	.byte	19                              # Abbrev [19] 0x4ad:0x5 DW_TAG_pointer_type
	.long	1081                            # DW_AT_type
	.byte	19                              # Abbrev [19] 0x4b2:0x5 DW_TAG_pointer_type
	.long	1127                            # DW_AT_type
	.byte	0                               # End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1 # Length
.Ldebug_list_header_start1:
	.short	5                               # Version
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
	.long	1                               # Offset entry count
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	1                               # DW_RLE_base_addressx
	.byte	0                               #   base address index
	.byte	4                               # DW_RLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    #   starting offset
	.uleb128 .Lfunc_end10-.Lfunc_begin0     #   ending offset
	.byte	4                               # DW_RLE_offset_pair
	.uleb128 .Lfunc_begin12-.Lfunc_begin0   #   starting offset
	.uleb128 .Lfunc_end12-.Lfunc_begin0     #   ending offset
	.byte	3                               # DW_RLE_startx_length
	.byte	22                              #   start index
	.uleb128 .Lfunc_end11-.Lfunc_begin11    #   length
	.byte	0                               # DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	244                             # Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0                               # string offset=0
.Linfo_string1:
	.asciz	"scopes.cc"                     # string offset=1
.Linfo_string2:
	.asciz	"/src"                          # string offset=11
.Linfo_string3:
	.asciz	"int"                           # string offset=16
.Linfo_string4:
	.asciz	"geometry"                      # string offset=20
.Linfo_string5:
	.asciz	"_vptr$Point"                   # string offset=29
.Linfo_string6:
	.asciz	"__vtbl_ptr_type"               # string offset=41
.Linfo_string7:
	.asciz	"x"                             # string offset=57
.Linfo_string8:
	.asciz	"y"                             # string offset=59
.Linfo_string9:
	.asciz	"Point"                         # string offset=61
.Linfo_string10:
	.asciz	"~Point"                        # string offset=67
.Linfo_string11:
	.asciz	"_ZNK8geometry5Point4normEv"    # string offset=74
.Linfo_string12:
	.asciz	"norm"                          # string offset=101
.Linfo_string13:
	.asciz	"_ZNK8geometry5PointplERKS0_"   # string offset=106
.Linfo_string14:
	.asciz	"operator+"                     # string offset=134
.Linfo_string15:
	.asciz	"_ZNK8geometry5PointcvbEv"      # string offset=144
.Linfo_string16:
	.asciz	"operator bool"                 # string offset=169
.Linfo_string17:
	.asciz	"bool"                          # string offset=183
.Linfo_string18:
	.asciz	"_ZN8geometry5PointC2Eii"       # string offset=188
.Linfo_string19:
	.asciz	"this"                          # string offset=212
.Linfo_string20:
	.asciz	"other"                         # string offset=217
.Linfo_string21:
	.asciz	"v2"                            # string offset=223
.Linfo_string22:
	.asciz	"long"                          # string offset=226
.Linfo_string23:
	.asciz	"T"                             # string offset=231
.Linfo_string24:
	.asciz	"N"                             # string offset=233
.Linfo_string25:
	.asciz	"all"                           # string offset=235
.Linfo_string26:
	.asciz	"__ARRAY_SIZE_TYPE__"           # string offset=239
.Linfo_string27:
	.asciz	"_ZN8geometry2v25TableIlLi3EE2atEj" # string offset=259
.Linfo_string28:
	.asciz	"at"                            # string offset=293
.Linfo_string29:
	.asciz	"unsigned int"                  # string offset=296
.Linfo_string30:
	.asciz	"Table<long, 3>"                # string offset=309
.Linfo_string31:
	.asciz	"offset"                        # string offset=324
.Linfo_string32:
	.asciz	"F"                             # string offset=331
.Linfo_string33:
	.asciz	"_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEE3$_0EEiT_" # string offset=333
.Linfo_string34:
	.asciz	"each<(lambda at scopes.cc:58:14)>" # string offset=401
.Linfo_string35:
	.asciz	"_ZN12_GLOBAL__N_16Hidden5twiceEi" # string offset=435
.Linfo_string36:
	.asciz	"twice"                         # string offset=468
.Linfo_string37:
	.asciz	"Hidden"                        # string offset=474
.Linfo_string38:
	.asciz	"run"                           # string offset=481
.Linfo_string39:
	.asciz	"Local"                         # string offset=485
.Linfo_string40:
	.asciz	"operator()"                    # string offset=491
.Linfo_string41:
	.asciz	"auto"                          # string offset=502
.Linfo_string42:
	.asciz	"_ZN8geometry5PointD2Ev"        # string offset=507
.Linfo_string43:
	.asciz	"_ZN8geometry5PointD0Ev"        # string offset=530
.Linfo_string44:
	.asciz	"_ZdlPvm"                       # string offset=553
.Linfo_string45:
	.asciz	"operator delete"               # string offset=561
.Linfo_string46:
	.asciz	"_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE" # string offset=577
.Linfo_string47:
	.asciz	"entry"                         # string offset=626
.Linfo_string48:
	.asciz	"_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_" # string offset=632
.Linfo_string49:
	.asciz	"larger<int>"                   # string offset=671
.Linfo_string50:
	.asciz	"_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi" # string offset=683
.Linfo_string51:
	.asciz	"_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK3$_0clEl" # string offset=748
.Linfo_string52:
	.asciz	"unsigned long"                 # string offset=809
.Linfo_string53:
	.asciz	"table"                         # string offset=823
.Linfo_string54:
	.asciz	"a"                             # string offset=829
.Linfo_string55:
	.asciz	"plus"                          # string offset=831
.Linfo_string56:
	.asciz	"sum"                           # string offset=836
.Linfo_string57:
	.asciz	"what"                          # string offset=840
.Linfo_string58:
	.asciz	"i"                             # string offset=845
.Linfo_string59:
	.asciz	"b"                             # string offset=847
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
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 # Length of contribution
.Ldebug_addr_start0:
	.short	5                               # DWARF version number
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
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
