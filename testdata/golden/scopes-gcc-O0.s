	.file	"scopes.cc"
	.text
.Ltext0:
	.file 1 "scopes.cc"
	.section	.text._ZNK8geometry5PointcvbEv,"axG",@progbits,_ZNK8geometry5PointcvbEv,comdat
	.align 2
	.weak	_ZNK8geometry5PointcvbEv
	.hidden	_ZNK8geometry5PointcvbEv
	.type	_ZNK8geometry5PointcvbEv, @function
_ZNK8geometry5PointcvbEv:
.LFB0:
	.loc 1 9 11
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	.loc 1 9 42
	movq	-8(%rbp), %rax
	movl	8(%rax), %eax
	.loc 1 9 44
	testl	%eax, %eax
	jne	.L2
	.loc 1 9 47 discriminator 2
	movq	-8(%rbp), %rax
	movl	12(%rax), %eax
	.loc 1 9 44 discriminator 2
	testl	%eax, %eax
	je	.L3
.L2:
	.loc 1 9 44 is_stmt 0 discriminator 3
	movl	$1, %eax
	jmp	.L4
.L3:
	.loc 1 9 44 discriminator 4
	movl	$0, %eax
.L4:
	.loc 1 9 50 is_stmt 1 discriminator 6
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE0:
	.size	_ZNK8geometry5PointcvbEv, .-_ZNK8geometry5PointcvbEv
	.text
	.align 2
	.globl	_ZN8geometry5PointC2Eii
	.hidden	_ZN8geometry5PointC2Eii
	.type	_ZN8geometry5PointC2Eii, @function
_ZN8geometry5PointC2Eii:
.LFB4:
	.loc 1 27 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	movl	%edx, -16(%rbp)
.LBB2:
	.loc 1 27 39
	leaq	16+_ZTVN8geometry5PointE(%rip), %rdx
	movq	-8(%rbp), %rax
	movq	%rdx, (%rax)
	.loc 1 27 30
	movq	-8(%rbp), %rax
	movl	-12(%rbp), %edx
	movl	%edx, 8(%rax)
	.loc 1 27 36
	movq	-8(%rbp), %rax
	movl	-16(%rbp), %edx
	movl	%edx, 12(%rax)
.LBE2:
	.loc 1 27 42
	nop
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE4:
	.size	_ZN8geometry5PointC2Eii, .-_ZN8geometry5PointC2Eii
	.globl	_ZN8geometry5PointC1Eii
	.hidden	_ZN8geometry5PointC1Eii
	.set	_ZN8geometry5PointC1Eii,_ZN8geometry5PointC2Eii
	.align 2
	.globl	_ZN8geometry5PointD2Ev
	.hidden	_ZN8geometry5PointD2Ev
	.type	_ZN8geometry5PointD2Ev, @function
_ZN8geometry5PointD2Ev:
.LFB7:
	.loc 1 28 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
.LBB3:
	.loc 1 28 15
	leaq	16+_ZTVN8geometry5PointE(%rip), %rdx
	movq	-8(%rbp), %rax
	movq	%rdx, (%rax)
	.loc 1 28 21
	movq	-8(%rbp), %rax
	movl	$0, 8(%rax)
.LBE3:
	.loc 1 28 26
	nop
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE7:
	.size	_ZN8geometry5PointD2Ev, .-_ZN8geometry5PointD2Ev
	.globl	_ZN8geometry5PointD1Ev
	.hidden	_ZN8geometry5PointD1Ev
	.set	_ZN8geometry5PointD1Ev,_ZN8geometry5PointD2Ev
	.align 2
	.globl	_ZN8geometry5PointD0Ev
	.hidden	_ZN8geometry5PointD0Ev
	.type	_ZN8geometry5PointD0Ev, @function
_ZN8geometry5PointD0Ev:
.LFB9:
	.loc 1 28 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$16, %rsp
	movq	%rdi, -8(%rbp)
	.loc 1 28 26
	movq	-8(%rbp), %rax
	movq	%rax, %rdi
	call	_ZN8geometry5PointD1Ev
	movq	-8(%rbp), %rax
	movl	$16, %esi
	movq	%rax, %rdi
	call	_ZdlPvm@PLT
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE9:
	.size	_ZN8geometry5PointD0Ev, .-_ZN8geometry5PointD0Ev
	.align 2
	.globl	_ZNK8geometry5Point4normEv
	.hidden	_ZNK8geometry5Point4normEv
	.type	_ZNK8geometry5Point4normEv, @function
_ZNK8geometry5Point4normEv:
.LFB10:
	.loc 1 29 25
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	.loc 1 29 34
	movq	-8(%rbp), %rax
	movl	8(%rax), %edx
	.loc 1 29 38
	movq	-8(%rbp), %rax
	movl	8(%rax), %eax
	.loc 1 29 36
	movl	%edx, %ecx
	imull	%eax, %ecx
	.loc 1 29 42
	movq	-8(%rbp), %rax
	movl	12(%rax), %edx
	.loc 1 29 46
	movq	-8(%rbp), %rax
	movl	12(%rax), %eax
	.loc 1 29 44
	imull	%edx, %eax
	.loc 1 29 46
	addl	%ecx, %eax
	.loc 1 29 49
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE10:
	.size	_ZNK8geometry5Point4normEv, .-_ZNK8geometry5Point4normEv
	.align 2
	.globl	_ZNK8geometry5PointplERKS0_
	.hidden	_ZNK8geometry5PointplERKS0_
	.type	_ZNK8geometry5PointplERKS0_, @function
_ZNK8geometry5PointplERKS0_:
.LFB11:
	.loc 1 30 50
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$24, %rsp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movq	%rdx, -24(%rbp)
	.loc 1 30 78
	movq	-16(%rbp), %rax
	movl	12(%rax), %edx
	.loc 1 30 88
	movq	-24(%rbp), %rax
	movl	12(%rax), %eax
	.loc 1 30 89
	addl	%eax, %edx
	.loc 1 30 65
	movq	-16(%rbp), %rax
	movl	8(%rax), %ecx
	.loc 1 30 75
	movq	-24(%rbp), %rax
	movl	8(%rax), %eax
	.loc 1 30 89
	addl	%eax, %ecx
	movq	-8(%rbp), %rax
	movl	%ecx, %esi
	movq	%rax, %rdi
	call	_ZN8geometry5PointC1Eii
	.loc 1 30 92
	movq	-8(%rbp), %rax
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE11:
	.size	_ZNK8geometry5PointplERKS0_, .-_ZNK8geometry5PointplERKS0_
	.globl	_ZdlPvm
	.type	_ZdlPvm, @function
_ZdlPvm:
.LFB12:
	.loc 1 34 54
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	.loc 1 34 55
	nop
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE12:
	.size	_ZdlPvm, .-_ZdlPvm
	.type	_ZN12_GLOBAL__N_16Hidden5twiceEi, @function
_ZN12_GLOBAL__N_16Hidden5twiceEi:
.LFB13:
	.loc 1 39 39
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movl	%edi, -4(%rbp)
	.loc 1 39 65
	movl	-4(%rbp), %eax
	addl	%eax, %eax
	.loc 1 39 68
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE13:
	.size	_ZN12_GLOBAL__N_16Hidden5twiceEi, .-_ZN12_GLOBAL__N_16Hidden5twiceEi
	.align 2
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi, @function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi:
.LFB16:
	.loc 1 55 33
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	.loc 1 55 63
	movl	-12(%rbp), %eax
	subl	$1, %eax
	.loc 1 55 66
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE16:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi, .-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
	.align 2
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl, @function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl:
.LFB17:
	.loc 1 58 14
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	.loc 1 58 73
	movq	-16(%rbp), %rax
	movl	%eax, %edx
	.loc 1 58 55
	movq	-8(%rbp), %rax
	movl	(%rax), %eax
	.loc 1 58 75
	addl	%edx, %eax
	.loc 1 58 83
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE17:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl, .-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl
	.globl	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.hidden	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.type	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE, @function
_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE:
.LFB15:
	.loc 1 53 1
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	subq	$56, %rsp
	.cfi_offset 3, -24
	movq	%rdi, -56(%rbp)
	movq	%rsi, -64(%rbp)
	.loc 1 57 17
	movq	-64(%rbp), %rax
	movl	8(%rax), %eax
	.loc 1 57 6
	movl	%eax, -28(%rbp)
	.loc 1 58 83
	movl	-28(%rbp), %eax
	movl	%eax, -32(%rbp)
	.loc 1 59 18
	leaq	-48(%rbp), %rax
	movq	-64(%rbp), %rdx
	movq	-64(%rbp), %rcx
	movq	%rcx, %rsi
	movq	%rax, %rdi
	call	_ZNK8geometry5PointplERKS0_
	.loc 1 60 19
	movl	-32(%rbp), %edx
	movq	-56(%rbp), %rax
	movl	%edx, %esi
	movq	%rax, %rdi
	call	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_
	movl	%eax, %ebx
	.loc 1 60 57
	movl	$3, -24(%rbp)
	.loc 1 60 41
	leaq	-24(%rbp), %rdx
	leaq	-28(%rbp), %rax
	movq	%rdx, %rsi
	movq	%rax, %rdi
	call	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
	movl	%eax, %edi
	call	_ZN12_GLOBAL__N_16Hidden5twiceEi
	.loc 1 60 26
	addl	%eax, %ebx
	.loc 1 60 88
	movq	-56(%rbp), %rax
	movl	$1, %esi
	movq	%rax, %rdi
	call	_ZN8geometry2v25TableIlLi3EE2atEj
	movq	(%rax), %rax
	.loc 1 60 74
	movl	%eax, %edx
	leaq	-17(%rbp), %rax
	movl	%edx, %esi
	movq	%rax, %rdi
	call	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi
	.loc 1 60 61
	addl	%eax, %ebx
	.loc 1 60 96
	leaq	-48(%rbp), %rax
	movq	%rax, %rdi
	call	_ZNK8geometry5PointcvbEv
	.loc 1 60 100
	testb	%al, %al
	je	.L21
	.loc 1 60 110 discriminator 1
	leaq	-48(%rbp), %rax
	movq	%rax, %rdi
	call	_ZNK8geometry5Point4normEv
	jmp	.L22
.L21:
	.loc 1 60 100 discriminator 2
	movl	$0, %eax
.L22:
	.loc 1 60 116 discriminator 4
	addl	%eax, %ebx
	.loc 1 61 1 discriminator 4
	leaq	-48(%rbp), %rax
	movq	%rax, %rdi
	call	_ZN8geometry5PointD1Ev
	.loc 1 60 116 discriminator 4
	movl	%ebx, %eax
	.loc 1 61 1 discriminator 4
	movq	-8(%rbp), %rbx
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE15:
	.size	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE, .-_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.align 2
	.type	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_, @function
_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_:
.LFB18:
	.loc 1 16 54
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$32, %rsp
	movq	%rdi, -24(%rbp)
	movl	%esi, -28(%rbp)
	.loc 1 18 7
	movl	$0, -4(%rbp)
.LBB4:
	.loc 1 19 12
	movl	$0, -8(%rbp)
	.loc 1 19 3
	jmp	.L25
.L26:
	.loc 1 20 15 discriminator 3
	movq	-24(%rbp), %rax
	movl	-8(%rbp), %edx
	movslq	%edx, %rdx
	movq	(%rax,%rdx,8), %rdx
	leaq	-28(%rbp), %rax
	movq	%rdx, %rsi
	movq	%rax, %rdi
	call	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl
	.loc 1 20 8 discriminator 3
	addl	%eax, -4(%rbp)
	.loc 1 19 3 discriminator 3
	addl	$1, -8(%rbp)
.L25:
	.loc 1 19 21 discriminator 1
	cmpl	$2, -8(%rbp)
	jle	.L26
.LBE4:
	.loc 1 21 10
	movl	-4(%rbp), %eax
	.loc 1 22 2
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE18:
	.size	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_, .-_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_
	.type	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_, @function
_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_:
.LFB19:
	.loc 1 42 51
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	.loc 1 44 11
	movq	-8(%rbp), %rax
	movl	(%rax), %edx
	movq	-16(%rbp), %rax
	movl	(%rax), %eax
	.loc 1 44 15
	cmpl	%eax, %edx
	jge	.L29
	.loc 1 44 15 is_stmt 0 discriminator 1
	movq	-16(%rbp), %rax
	movl	(%rax), %eax
	.loc 1 44 21 is_stmt 1 discriminator 1
	jmp	.L31
.L29:
	.loc 1 44 15 discriminator 2
	movq	-8(%rbp), %rax
	movl	(%rax), %eax
.L31:
	.loc 1 45 1 discriminator 5
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE19:
	.size	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_, .-_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_
	.section	.text._ZN8geometry2v25TableIlLi3EE2atEj,"axG",@progbits,_ZN8geometry2v25TableIlLi3EE2atEj,comdat
	.align 2
	.weak	_ZN8geometry2v25TableIlLi3EE2atEj
	.hidden	_ZN8geometry2v25TableIlLi3EE2atEj
	.type	_ZN8geometry2v25TableIlLi3EE2atEj, @function
_ZN8geometry2v25TableIlLi3EE2atEj:
.LFB20:
	.loc 1 15 31
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	.loc 1 15 61
	movl	-12(%rbp), %ecx
	movl	%ecx, %edx
	movl	$2863311531, %eax
	imulq	%rdx, %rax
	shrq	$32, %rax
	movl	%eax, %edx
	shrl	%edx
	movl	%edx, %eax
	addl	%eax, %eax
	addl	%edx, %eax
	subl	%eax, %ecx
	movl	%ecx, %edx
	.loc 1 15 64
	movl	%edx, %eax
	leaq	0(,%rax,8), %rdx
	movq	-8(%rbp), %rax
	addq	%rdx, %rax
	.loc 1 15 67
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE20:
	.size	_ZN8geometry2v25TableIlLi3EE2atEj, .-_ZN8geometry2v25TableIlLi3EE2atEj
	.hidden	_ZTVN8geometry5PointE
	.weak	_ZTVN8geometry5PointE
	.section	.data.rel.ro.local._ZTVN8geometry5PointE,"awG",@progbits,_ZTVN8geometry5PointE,comdat
	.align 8
	.type	_ZTVN8geometry5PointE, @object
	.size	_ZTVN8geometry5PointE, 40
_ZTVN8geometry5PointE:
	.quad	0
	.quad	0
	.quad	_ZN8geometry5PointD1Ev
	.quad	_ZN8geometry5PointD0Ev
	.quad	_ZNK8geometry5Point4normEv
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x75e
	.value	0x4
	.long	.Ldebug_abbrev0
	.byte	0x8
	.uleb128 0x1
	.long	.LASF32
	.byte	0x4
	.long	.LASF33
	.long	.LASF34
	.long	.Ldebug_ranges0+0
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x2
	.long	.LASF35
	.byte	0x1
	.byte	0x2
	.byte	0xb
	.long	0x1ba
	.uleb128 0x3
	.string	"v2"
	.byte	0x1
	.byte	0xd
	.byte	0x12
	.long	0xaf
	.uleb128 0x4
	.long	.LASF36
	.byte	0x18
	.byte	0x1
	.byte	0xe
	.byte	0x25
	.uleb128 0x5
	.string	"at"
	.byte	0x1
	.byte	0xf
	.byte	0x1f
	.long	.LASF37
	.long	0x21a
	.long	0x60
	.long	0x6b
	.uleb128 0x6
	.long	0x227
	.uleb128 0x7
	.long	0x232
	.byte	0
	.uleb128 0x8
	.string	"all"
	.byte	0x1
	.byte	0x17
	.byte	0x4
	.long	0x239
	.byte	0
	.uleb128 0x9
	.long	.LASF22
	.byte	0x1
	.byte	0x10
	.byte	0x36
	.long	0x206
	.long	0x93
	.long	0x9e
	.uleb128 0xa
	.string	"F"
	.long	0x4bb
	.uleb128 0x6
	.long	0x227
	.uleb128 0x7
	.long	0x4bb
	.byte	0
	.uleb128 0xa
	.string	"T"
	.long	0x220
	.uleb128 0xb
	.string	"N"
	.long	0x206
	.byte	0x3
	.byte	0
	.byte	0
	.uleb128 0xc
	.byte	0x1
	.byte	0xd
	.byte	0x12
	.long	0x35
	.uleb128 0xd
	.long	.LASF38
	.byte	0x10
	.byte	0x1
	.byte	0x4
	.byte	0x8
	.long	0xb7
	.long	0x1b4
	.uleb128 0xe
	.long	.LASF38
	.long	.LASF39
	.long	0xd9
	.long	0xe4
	.uleb128 0x6
	.long	0x250
	.uleb128 0x7
	.long	0x25b
	.byte	0
	.uleb128 0xf
	.long	.LASF40
	.long	0x26c
	.byte	0
	.uleb128 0x10
	.long	.LASF38
	.byte	0x1
	.byte	0x1b
	.byte	0x1
	.long	.LASF41
	.long	0x102
	.long	0x112
	.uleb128 0x6
	.long	0x250
	.uleb128 0x7
	.long	0x206
	.uleb128 0x7
	.long	0x206
	.byte	0
	.uleb128 0x11
	.long	.LASF1
	.byte	0x1
	.byte	0x1c
	.byte	0x1
	.long	.LASF3
	.byte	0x1
	.long	0xb7
	.long	0x12b
	.long	0x136
	.uleb128 0x6
	.long	0x250
	.uleb128 0x6
	.long	0x206
	.byte	0
	.uleb128 0x12
	.long	.LASF42
	.byte	0x1
	.byte	0x1d
	.byte	0x5
	.long	.LASF43
	.long	0x206
	.byte	0x1
	.uleb128 0x2
	.byte	0x10
	.uleb128 0x2
	.long	0xb7
	.long	0x156
	.long	0x15c
	.uleb128 0x6
	.long	0x27c
	.byte	0
	.uleb128 0x13
	.long	.LASF0
	.byte	0x1
	.byte	0x1e
	.byte	0x7
	.long	.LASF44
	.long	0xb7
	.long	0x174
	.long	0x17f
	.uleb128 0x6
	.long	0x27c
	.uleb128 0x7
	.long	0x25b
	.byte	0
	.uleb128 0x14
	.long	.LASF2
	.byte	0x1
	.byte	0x9
	.byte	0xb
	.long	.LASF4
	.long	0x287
	.long	0x197
	.long	0x19d
	.uleb128 0x6
	.long	0x27c
	.byte	0
	.uleb128 0x8
	.string	"x"
	.byte	0x1
	.byte	0xa
	.byte	0x6
	.long	0x206
	.byte	0x8
	.uleb128 0x8
	.string	"y"
	.byte	0x1
	.byte	0xa
	.byte	0x9
	.long	0x206
	.byte	0xc
	.byte	0
	.uleb128 0x15
	.long	0xb7
	.byte	0
	.uleb128 0x16
	.long	0x1fe
	.uleb128 0x17
	.long	.LASF14
	.byte	0x1
	.byte	0x1
	.byte	0x26
	.byte	0x8
	.long	0x1df
	.uleb128 0x18
	.long	.LASF5
	.byte	0x1
	.byte	0x27
	.byte	0x27
	.long	0x206
	.uleb128 0x7
	.long	0x206
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF6
	.byte	0x1
	.byte	0x2a
	.byte	0x33
	.long	0x206
	.uleb128 0xa
	.string	"T"
	.long	0x206
	.uleb128 0x7
	.long	0x2c7
	.uleb128 0x7
	.long	0x2c7
	.byte	0
	.byte	0
	.uleb128 0xc
	.byte	0x1
	.byte	0x24
	.byte	0x1
	.long	0x1ba
	.uleb128 0x19
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x15
	.long	0x206
	.uleb128 0x1a
	.byte	0x1
	.byte	0x31
	.byte	0x11
	.long	0xb7
	.uleb128 0x1b
	.byte	0x8
	.long	0x220
	.uleb128 0x1c
	.byte	0x8
	.byte	0x5
	.long	.LASF7
	.uleb128 0x1d
	.byte	0x8
	.long	0x40
	.uleb128 0x15
	.long	0x227
	.uleb128 0x1c
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x1e
	.long	0x220
	.long	0x249
	.uleb128 0x1f
	.long	0x249
	.byte	0x2
	.byte	0
	.uleb128 0x1c
	.byte	0x8
	.byte	0x7
	.long	.LASF9
	.uleb128 0x1d
	.byte	0x8
	.long	0xb7
	.uleb128 0x15
	.long	0x250
	.uleb128 0x1b
	.byte	0x8
	.long	0x1b4
	.uleb128 0x20
	.long	0x206
	.long	0x26c
	.uleb128 0x21
	.byte	0
	.uleb128 0x1d
	.byte	0x8
	.long	0x272
	.uleb128 0x22
	.byte	0x8
	.long	.LASF45
	.long	0x261
	.uleb128 0x1d
	.byte	0x8
	.long	0x1b4
	.uleb128 0x15
	.long	0x27c
	.uleb128 0x1c
	.byte	0x1
	.byte	0x2
	.long	.LASF10
	.uleb128 0x23
	.long	0x49
	.long	0x2ad
	.quad	.LFB20
	.quad	.LFE20-.LFB20
	.uleb128 0x1
	.byte	0x9c
	.long	0x2c7
	.uleb128 0x24
	.long	.LASF11
	.long	0x22d
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x25
	.string	"i"
	.byte	0x1
	.byte	0xf
	.byte	0x2b
	.long	0x232
	.uleb128 0x2
	.byte	0x91
	.sleb128 -28
	.byte	0
	.uleb128 0x1b
	.byte	0x8
	.long	0x20d
	.uleb128 0x26
	.long	0x1df
	.quad	.LFB19
	.quad	.LFE19-.LFB19
	.uleb128 0x1
	.byte	0x9c
	.long	0x30a
	.uleb128 0xa
	.string	"T"
	.long	0x206
	.uleb128 0x25
	.string	"a"
	.byte	0x1
	.byte	0x2a
	.byte	0x43
	.long	0x2c7
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x25
	.string	"b"
	.byte	0x1
	.byte	0x2a
	.byte	0x4f
	.long	0x2c7
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.byte	0
	.uleb128 0x1d
	.byte	0x8
	.long	0x4bb
	.uleb128 0x27
	.byte	0x8
	.long	0x4bb
	.uleb128 0x1b
	.byte	0x8
	.long	0x4f3
	.uleb128 0x1d
	.byte	0x8
	.long	0x4f3
	.uleb128 0x28
	.long	0x78
	.long	0x348
	.quad	.LFB18
	.quad	.LFE18-.LFB18
	.uleb128 0x1
	.byte	0x9c
	.long	0x392
	.uleb128 0xa
	.string	"F"
	.long	0x4bb
	.uleb128 0x24
	.long	.LASF11
	.long	0x22d
	.uleb128 0x2
	.byte	0x91
	.sleb128 -40
	.uleb128 0x29
	.long	.LASF12
	.byte	0x1
	.byte	0x10
	.byte	0x3d
	.long	0x4bb
	.uleb128 0x2
	.byte	0x91
	.sleb128 -44
	.uleb128 0x2a
	.string	"sum"
	.byte	0x1
	.byte	0x12
	.byte	0x7
	.long	0x206
	.uleb128 0x2
	.byte	0x91
	.sleb128 -20
	.uleb128 0x2b
	.quad	.LBB4
	.quad	.LBE4-.LBB4
	.uleb128 0x2a
	.string	"i"
	.byte	0x1
	.byte	0x13
	.byte	0xc
	.long	0x206
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.byte	0
	.byte	0
	.uleb128 0x2c
	.long	.LASF46
	.byte	0x1
	.byte	0x34
	.byte	0x5
	.long	.LASF47
	.long	0x206
	.quad	.LFB15
	.quad	.LFE15-.LFB15
	.uleb128 0x1
	.byte	0x9c
	.long	0x58d
	.uleb128 0x29
	.long	.LASF13
	.byte	0x1
	.byte	0x34
	.byte	0x1b
	.long	0x58d
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.uleb128 0x25
	.string	"a"
	.byte	0x1
	.byte	0x34
	.byte	0x2f
	.long	0x25b
	.uleb128 0x3
	.byte	0x91
	.sleb128 -80
	.uleb128 0x17
	.long	.LASF15
	.byte	0x1
	.byte	0x1
	.byte	0x36
	.byte	0x9
	.long	0x49d
	.uleb128 0x2d
	.long	.LASF16
	.long	0x3f0
	.long	0x401
	.uleb128 0x6
	.long	0x3f5
	.uleb128 0x1d
	.byte	0x8
	.long	0x3d6
	.uleb128 0x6
	.long	0x206
	.byte	0
	.uleb128 0x2d
	.long	.LASF15
	.long	0x40e
	.long	0x41f
	.uleb128 0x6
	.long	0x3f5
	.uleb128 0x7
	.long	0x418
	.uleb128 0x27
	.byte	0x8
	.long	0x3d6
	.byte	0
	.uleb128 0x2d
	.long	.LASF15
	.long	0x42c
	.long	0x442
	.uleb128 0x6
	.long	0x3f5
	.uleb128 0x7
	.long	0x436
	.uleb128 0x1b
	.byte	0x8
	.long	0x43c
	.uleb128 0x15
	.long	0x3d6
	.byte	0
	.uleb128 0x2d
	.long	.LASF15
	.long	0x44f
	.long	0x455
	.uleb128 0x6
	.long	0x3f5
	.byte	0
	.uleb128 0x2e
	.string	"run"
	.byte	0x1
	.byte	0x37
	.byte	0x21
	.long	0x206
	.long	0x482
	.quad	.LFB16
	.quad	.LFE16-.LFB16
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x1d
	.byte	0x8
	.long	0x43c
	.uleb128 0x15
	.long	0x477
	.uleb128 0x24
	.long	.LASF11
	.long	0x47d
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x25
	.string	"x"
	.byte	0x1
	.byte	0x37
	.byte	0x29
	.long	0x206
	.uleb128 0x2
	.byte	0x91
	.sleb128 -28
	.byte	0
	.byte	0
	.uleb128 0x2f
	.long	.LASF17
	.byte	0x1
	.byte	0x39
	.byte	0x6
	.long	0x206
	.uleb128 0x2
	.byte	0x91
	.sleb128 -44
	.uleb128 0x2f
	.long	.LASF18
	.byte	0x1
	.byte	0x3a
	.byte	0x7
	.long	0x4bb
	.uleb128 0x2
	.byte	0x91
	.sleb128 -48
	.uleb128 0x30
	.byte	0x4
	.byte	0x1
	.byte	0x3a
	.byte	0x15
	.long	0x57d
	.uleb128 0x2d
	.long	.LASF19
	.long	0x4d1
	.long	0x4dc
	.uleb128 0x6
	.long	0x30a
	.uleb128 0x7
	.long	0x310
	.byte	0
	.uleb128 0x2d
	.long	.LASF19
	.long	0x4e9
	.long	0x4f9
	.uleb128 0x6
	.long	0x30a
	.uleb128 0x7
	.long	0x316
	.uleb128 0x15
	.long	0x4bb
	.byte	0
	.uleb128 0x31
	.long	.LASF19
	.long	0x506
	.long	0x50c
	.uleb128 0x6
	.long	0x30a
	.byte	0
	.uleb128 0x2d
	.long	.LASF20
	.long	0x519
	.long	0x524
	.uleb128 0x6
	.long	0x30a
	.uleb128 0x6
	.long	0x206
	.byte	0
	.uleb128 0x32
	.long	.LASF21
	.byte	0x1
	.byte	0x3a
	.byte	0xf
	.long	0x206
	.byte	0
	.uleb128 0x33
	.long	.LASF23
	.long	0x206
	.long	0x550
	.quad	.LFB17
	.quad	.LFE17-.LFB17
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x24
	.long	.LASF24
	.long	0x55c
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x15
	.long	0x31c
	.uleb128 0x25
	.string	"x"
	.byte	0x1
	.byte	0x3a
	.byte	0x1c
	.long	0x220
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x34
	.long	.LASF17
	.long	0x20d
	.uleb128 0x3
	.byte	0x91
	.sleb128 -24
	.byte	0x6
	.byte	0
	.byte	0
	.uleb128 0x2a
	.string	"sum"
	.byte	0x1
	.byte	0x3b
	.byte	0x8
	.long	0xb7
	.uleb128 0x2
	.byte	0x91
	.sleb128 -64
	.byte	0
	.uleb128 0x1b
	.byte	0x8
	.long	0x40
	.uleb128 0x26
	.long	0x1cc
	.quad	.LFB13
	.quad	.LFE13-.LFB13
	.uleb128 0x1
	.byte	0x9c
	.long	0x5bc
	.uleb128 0x25
	.string	"x"
	.byte	0x1
	.byte	0x27
	.byte	0x31
	.long	0x206
	.uleb128 0x2
	.byte	0x91
	.sleb128 -20
	.byte	0
	.uleb128 0x35
	.long	.LASF25
	.byte	0x1
	.byte	0x22
	.byte	0x6
	.long	.LASF26
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x5ef
	.uleb128 0x36
	.long	0x5ef
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x36
	.long	0x249
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.byte	0
	.uleb128 0x37
	.byte	0x8
	.uleb128 0x28
	.long	0x15c
	.long	0x610
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x62c
	.uleb128 0x24
	.long	.LASF11
	.long	0x282
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x29
	.long	.LASF27
	.byte	0x1
	.byte	0x1e
	.byte	0x25
	.long	0x25b
	.uleb128 0x2
	.byte	0x91
	.sleb128 -40
	.byte	0
	.uleb128 0x23
	.long	0x136
	.long	0x64b
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x658
	.uleb128 0x24
	.long	.LASF11
	.long	0x282
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.byte	0
	.uleb128 0x38
	.long	0x112
	.long	0x666
	.byte	0
	.long	0x679
	.uleb128 0x39
	.long	.LASF11
	.long	0x256
	.uleb128 0x39
	.long	.LASF28
	.long	0x20d
	.byte	0
	.uleb128 0x3a
	.long	0x658
	.long	.LASF29
	.long	0x69c
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x6a5
	.uleb128 0x3b
	.long	0x666
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.byte	0
	.uleb128 0x3c
	.long	0x658
	.long	.LASF30
	.long	0x6c8
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x6d1
	.uleb128 0x3b
	.long	0x666
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.byte	0
	.uleb128 0x38
	.long	0xee
	.long	0x6df
	.byte	0
	.long	0x6fd
	.uleb128 0x39
	.long	.LASF11
	.long	0x256
	.uleb128 0x3d
	.string	"x"
	.byte	0x1
	.byte	0x1b
	.byte	0x12
	.long	0x206
	.uleb128 0x3d
	.string	"y"
	.byte	0x1
	.byte	0x1b
	.byte	0x19
	.long	0x206
	.byte	0
	.uleb128 0x3c
	.long	0x6d1
	.long	.LASF31
	.long	0x720
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x739
	.uleb128 0x3b
	.long	0x6df
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.uleb128 0x3b
	.long	0x6e8
	.uleb128 0x2
	.byte	0x91
	.sleb128 -28
	.uleb128 0x3b
	.long	0x6f2
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.byte	0
	.uleb128 0x3e
	.long	0x17f
	.long	0x754
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x24
	.long	.LASF11
	.long	0x282
	.uleb128 0x2
	.byte	0x91
	.sleb128 -24
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1b
	.uleb128 0xe
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x39
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x39
	.byte	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x89
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x2f
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x30
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x3a
	.byte	0
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x18
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x4c
	.uleb128 0xb
	.uleb128 0x4d
	.uleb128 0x18
	.uleb128 0x1d
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x63
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x39
	.byte	0x1
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x19
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	.byte	0
	.byte	0
	.uleb128 0x1a
	.uleb128 0x8
	.byte	0
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x18
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1b
	.uleb128 0x10
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1c
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.byte	0
	.byte	0
	.uleb128 0x1d
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1e
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1f
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x20
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x21
	.uleb128 0x18
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x22
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x23
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x24
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x25
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x26
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x27
	.uleb128 0x42
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x28
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2116
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x29
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x2a
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x2b
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x2c
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2116
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x2d
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x2e
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x2f
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x30
	.uleb128 0x13
	.byte	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x31
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x8a
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x32
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x33
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x34
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x35
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x36
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x37
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x38
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x39
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x3a
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2116
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3b
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x3c
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3d
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3e
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x64
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x2117
	.uleb128 0x19
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_aranges,"",@progbits
	.long	0x4c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.quad	.LFB20
	.quad	.LFE20-.LFB20
	.quad	0
	.quad	0
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltext0
	.quad	.Letext0
	.quad	.LFB0
	.quad	.LFE0
	.quad	.LFB20
	.quad	.LFE20
	.quad	0
	.quad	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF41:
	.string	"_ZN8geometry5PointC4Eii"
.LASF19:
	.string	"<lambda>"
.LASF3:
	.string	"_ZN8geometry5PointD4Ev"
.LASF40:
	.string	"_vptr.Point"
.LASF10:
	.string	"bool"
.LASF4:
	.string	"_ZNK8geometry5PointcvbEv"
.LASF34:
	.string	"/src"
.LASF26:
	.string	"_ZdlPvm"
.LASF31:
	.string	"_ZN8geometry5PointC2Eii"
.LASF15:
	.string	"Local"
.LASF42:
	.string	"norm"
.LASF18:
	.string	"plus"
.LASF38:
	.string	"Point"
.LASF44:
	.string	"_ZNK8geometry5PointplERKS0_"
.LASF9:
	.string	"long unsigned int"
.LASF39:
	.string	"_ZN8geometry5PointC4ERKS0_"
.LASF35:
	.string	"geometry"
.LASF13:
	.string	"table"
.LASF30:
	.string	"_ZN8geometry5PointD2Ev"
.LASF1:
	.string	"~Point"
.LASF22:
	.string	"each<entry(geometry::v2::Table<long int, 3>&, const geometry::Point&)::<lambda(long int)> >"
.LASF16:
	.string	"~Local"
.LASF24:
	.string	"__closure"
.LASF36:
	.string	"Table<long int, 3>"
.LASF43:
	.string	"_ZNK8geometry5Point4normEv"
.LASF14:
	.string	"Hidden"
.LASF2:
	.string	"operator bool"
.LASF8:
	.string	"unsigned int"
.LASF45:
	.string	"__vtbl_ptr_type"
.LASF25:
	.string	"operator delete"
.LASF23:
	.string	"operator()"
.LASF32:
	.string	"GNU C++17 12.2.0"
.LASF21:
	.string	"__offset"
.LASF29:
	.string	"_ZN8geometry5PointD0Ev"
.LASF37:
	.string	"_ZN8geometry2v25TableIlLi3EE2atEj"
.LASF12:
	.string	"what"
.LASF20:
	.string	"~<lambda>"
.LASF5:
	.string	"twice"
.LASF0:
	.string	"operator+"
.LASF17:
	.string	"offset"
.LASF33:
	.string	"scopes.cc"
.LASF27:
	.string	"other"
.LASF28:
	.string	"__in_chrg"
.LASF7:
	.string	"long int"
.LASF47:
	.string	"_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE"
.LASF6:
	.string	"larger<int>"
.LASF46:
	.string	"entry"
.LASF11:
	.string	"this"
	.section	.note.GNU-stack,"",@progbits
