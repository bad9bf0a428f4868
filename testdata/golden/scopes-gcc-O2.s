	.file	"scopes.cc"
	.text
.Ltext0:
	.file 0 "/src" "scopes.cc"
	.align 2
	.p2align 4
	.globl	_ZN8geometry5PointD2Ev
	.hidden	_ZN8geometry5PointD2Ev
	.type	_ZN8geometry5PointD2Ev, @function
_ZN8geometry5PointD2Ev:
.LVL0:
.LFB7:
	.file 1 "scopes.cc"
	.loc 1 28 1 view -0
	.cfi_startproc
	.loc 1 28 19 view .LVU1
	.loc 1 28 26 is_stmt 0 view .LVU2
	ret
	.cfi_endproc
.LFE7:
	.size	_ZN8geometry5PointD2Ev, .-_ZN8geometry5PointD2Ev
	.globl	_ZN8geometry5PointD1Ev
	.hidden	_ZN8geometry5PointD1Ev
	.set	_ZN8geometry5PointD1Ev,_ZN8geometry5PointD2Ev
	.align 2
	.p2align 4
	.globl	_ZNK8geometry5Point4normEv
	.hidden	_ZNK8geometry5Point4normEv
	.type	_ZNK8geometry5Point4normEv, @function
_ZNK8geometry5Point4normEv:
.LVL1:
.LFB10:
	.loc 1 29 25 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 29 27 view .LVU4
	.loc 1 29 34 is_stmt 0 view .LVU5
	movl	8(%rdi), %eax
	.loc 1 29 42 view .LVU6
	movl	12(%rdi), %edx
	.loc 1 29 36 view .LVU7
	imull	%eax, %eax
	.loc 1 29 44 view .LVU8
	imull	%edx, %edx
	.loc 1 29 46 view .LVU9
	addl	%edx, %eax
	.loc 1 29 49 view .LVU10
	ret
	.cfi_endproc
.LFE10:
	.size	_ZNK8geometry5Point4normEv, .-_ZNK8geometry5Point4normEv
	.p2align 4
	.type	_ZN12_GLOBAL__N_16Hidden5twiceEi, @function
_ZN12_GLOBAL__N_16Hidden5twiceEi:
.LVL2:
.LFB13:
	.loc 1 39 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 54 view .LVU12
	.loc 1 39 65 is_stmt 0 view .LVU13
	leal	(%rdi,%rdi), %eax
	.loc 1 39 68 view .LVU14
	ret
	.cfi_endproc
.LFE13:
	.size	_ZN12_GLOBAL__N_16Hidden5twiceEi, .-_ZN12_GLOBAL__N_16Hidden5twiceEi
	.align 2
	.p2align 4
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi.constprop.0, @function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi.constprop.0:
.LVL3:
.LFB21:
	.loc 1 55 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 55 52 view .LVU16
	.loc 1 55 63 is_stmt 0 view .LVU17
	leal	-1(%rdi), %eax
	.loc 1 55 66 view .LVU18
	ret
	.cfi_endproc
.LFE21:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi.constprop.0, .-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi.constprop.0
	.p2align 4
	.type	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_.constprop.0.isra.0, @function
_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_.constprop.0.isra.0:
.LFB23:
	.loc 1 42 51 is_stmt 1 view -0
	.cfi_startproc
.LVL4:
	.loc 1 44 21 is_stmt 0 view .LVU20
	movl	$3, %eax
	cmpl	%eax, %edi
	cmovge	%edi, %eax
	.loc 1 45 1 view .LVU21
	ret
	.cfi_endproc
.LFE23:
	.size	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_.constprop.0.isra.0, .-_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_.constprop.0.isra.0
	.align 2
	.p2align 4
	.type	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl.isra.0, @function
_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl.isra.0:
.LVL5:
.LFB24:
	.loc 1 58 14 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 58 59 view .LVU23
	.loc 1 58 75 is_stmt 0 view .LVU24
	leal	(%rdi,%rsi), %eax
	.loc 1 58 83 view .LVU25
	ret
	.cfi_endproc
.LFE24:
	.size	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl.isra.0, .-_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl.isra.0
	.align 2
	.p2align 4
	.type	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_, @function
_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_:
.LVL6:
.LFB18:
	.loc 1 16 54 is_stmt 1 view -0
	.cfi_startproc
.LBB19:
	.loc 1 19 21 view .LVU27
.LBE19:
	.loc 1 16 54 is_stmt 0 view .LVU28
	movl	%esi, %r8d
	movq	%rdi, %rdx
	leaq	24(%rdi), %r9
	.loc 1 18 7 view .LVU29
	xorl	%ecx, %ecx
.LVL7:
.L9:
.LBB20:
	.loc 1 20 15 discriminator 3 view .LVU30
	movq	(%rdx), %rsi
.LVL8:
	.loc 1 20 15 discriminator 3 view .LVU31
	movl	%r8d, %edi
	.loc 1 19 21 discriminator 3 view .LVU32
	addq	$8, %rdx
.LVL9:
	.loc 1 20 15 discriminator 3 view .LVU33
	call	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENKUllE_clEl.isra.0
.LVL10:
	.loc 1 20 8 discriminator 3 view .LVU34
	addl	%eax, %ecx
.LVL11:
	.loc 1 19 3 is_stmt 1 discriminator 3 view .LVU35
	.loc 1 19 21 discriminator 3 view .LVU36
	cmpq	%r9, %rdx
	jne	.L9
.LBE20:
	.loc 1 22 2 is_stmt 0 view .LVU37
	movl	%ecx, %eax
	ret
	.cfi_endproc
.LFE18:
	.size	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_, .-_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_
	.align 2
	.p2align 4
	.globl	_ZN8geometry5PointC2Eii
	.hidden	_ZN8geometry5PointC2Eii
	.type	_ZN8geometry5PointC2Eii, @function
_ZN8geometry5PointC2Eii:
.LVL12:
.LFB4:
	.loc 1 27 1 is_stmt 1 view -0
	.cfi_startproc
.LBB21:
	.loc 1 27 39 is_stmt 0 view .LVU39
	leaq	16+_ZTVN8geometry5PointE(%rip), %rax
	.loc 1 27 30 view .LVU40
	movl	%esi, 8(%rdi)
	.loc 1 27 39 view .LVU41
	movq	%rax, (%rdi)
	.loc 1 27 36 view .LVU42
	movl	%edx, 12(%rdi)
.LBE21:
	.loc 1 27 42 view .LVU43
	ret
	.cfi_endproc
.LFE4:
	.size	_ZN8geometry5PointC2Eii, .-_ZN8geometry5PointC2Eii
	.globl	_ZN8geometry5PointC1Eii
	.hidden	_ZN8geometry5PointC1Eii
	.set	_ZN8geometry5PointC1Eii,_ZN8geometry5PointC2Eii
	.align 2
	.p2align 4
	.globl	_ZNK8geometry5PointplERKS0_
	.hidden	_ZNK8geometry5PointplERKS0_
	.type	_ZNK8geometry5PointplERKS0_, @function
_ZNK8geometry5PointplERKS0_:
.LVL13:
.LFB11:
	.loc 1 30 50 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 30 52 view .LVU45
	.loc 1 30 89 is_stmt 0 view .LVU46
	movq	8(%rsi), %xmm0
	movq	8(%rdx), %xmm1
.LBB22:
.LBB23:
	.loc 1 27 39 view .LVU47
	leaq	16+_ZTVN8geometry5PointE(%rip), %rcx
.LBE23:
.LBE22:
	.loc 1 30 50 view .LVU48
	movq	%rdi, %rax
.LBB26:
.LBB24:
	.loc 1 27 39 view .LVU49
	movq	%rcx, (%rdi)
.LBE24:
.LBE26:
	.loc 1 30 89 view .LVU50
	paddd	%xmm1, %xmm0
.LVL14:
.LBB27:
.LBI22:
	.loc 1 27 1 is_stmt 1 view .LVU51
.LBB25:
	.loc 1 27 30 is_stmt 0 view .LVU52
	movq	%xmm0, 8(%rdi)
.LVL15:
	.loc 1 27 30 view .LVU53
.LBE25:
.LBE27:
	.loc 1 30 92 view .LVU54
	ret
	.cfi_endproc
.LFE11:
	.size	_ZNK8geometry5PointplERKS0_, .-_ZNK8geometry5PointplERKS0_
	.p2align 4
	.globl	_ZdlPvm
	.type	_ZdlPvm, @function
_ZdlPvm:
.LFB12:
	.loc 1 34 54 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 34 55 is_stmt 0 view .LVU56
	ret
	.cfi_endproc
.LFE12:
	.size	_ZdlPvm, .-_ZdlPvm
	.align 2
	.p2align 4
	.globl	_ZN8geometry5PointD0Ev
	.hidden	_ZN8geometry5PointD0Ev
	.type	_ZN8geometry5PointD0Ev, @function
_ZN8geometry5PointD0Ev:
.LVL16:
.LFB9:
	.loc 1 28 1 is_stmt 1 view -0
	.cfi_startproc
.LBB28:
.LBI28:
	.loc 1 28 1 view .LVU58
	.loc 1 28 19 view .LVU59
	.loc 1 28 19 is_stmt 0 view .LVU60
.LBE28:
	.loc 1 28 26 view .LVU61
	movl	$16, %esi
	jmp	_ZdlPvm@PLT
.LVL17:
	.loc 1 28 26 view .LVU62
	.cfi_endproc
.LFE9:
	.size	_ZN8geometry5PointD0Ev, .-_ZN8geometry5PointD0Ev
	.section	.text._ZN8geometry2v25TableIlLi3EE2atEj,"axG",@progbits,_ZN8geometry2v25TableIlLi3EE2atEj,comdat
	.align 2
	.p2align 4
	.weak	_ZN8geometry2v25TableIlLi3EE2atEj
	.hidden	_ZN8geometry2v25TableIlLi3EE2atEj
	.type	_ZN8geometry2v25TableIlLi3EE2atEj, @function
_ZN8geometry2v25TableIlLi3EE2atEj:
.LVL18:
.LFB20:
	.loc 1 15 31 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 15 61 is_stmt 0 view .LVU64
	movl	%esi, %eax
	movl	$2863311531, %edx
	imulq	%rdx, %rax
	shrq	$33, %rax
	leal	(%rax,%rax,2), %eax
	.loc 1 15 64 view .LVU65
	subl	%eax, %esi
.LVL19:
	.loc 1 15 64 view .LVU66
	leaq	(%rdi,%rsi,8), %rax
	.loc 1 15 67 view .LVU67
	ret
	.cfi_endproc
.LFE20:
	.size	_ZN8geometry2v25TableIlLi3EE2atEj, .-_ZN8geometry2v25TableIlLi3EE2atEj
	.text
	.p2align 4
	.globl	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.hidden	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
	.type	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE, @function
_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE:
.LVL20:
.LFB15:
	.loc 1 53 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 53 1 is_stmt 0 view .LVU69
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdi, %r10
	.loc 1 54 2 is_stmt 1 view .LVU70
	.loc 1 57 2 view .LVU71
	.loc 1 53 1 is_stmt 0 view .LVU72
	pushq	%rbx
	.cfi_def_cfa_offset 24
	.cfi_offset 3, -24
	subq	$8, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 57 17 view .LVU73
	movl	8(%rsi), %r11d
.LVL21:
	.loc 1 58 2 is_stmt 1 view .LVU74
	.loc 1 59 2 view .LVU75
.LBB29:
.LBI29:
	.loc 1 30 7 view .LVU76
	.loc 1 30 52 view .LVU77
.LBB30:
.LBI30:
	.loc 1 27 1 view .LVU78
	.loc 1 27 1 is_stmt 0 view .LVU79
.LBE30:
.LBE29:
	.loc 1 60 2 is_stmt 1 view .LVU80
	movq	8(%rsi), %xmm0
	.loc 1 60 19 is_stmt 0 view .LVU81
	movl	%r11d, %esi
.LVL22:
	.loc 1 60 19 view .LVU82
	pslld	$1, %xmm0
	call	_ZN8geometry2v25TableIlLi3EE4eachIZ5entryRS2_RKNS_5PointEEUllE_EEiT_
.LVL23:
	.loc 1 60 41 view .LVU83
	movl	%r11d, %edi
	movl	$3, %esi
	movq	%xmm0, %rbp
	.loc 1 60 19 view .LVU84
	movl	%eax, %ebx
	.loc 1 60 41 view .LVU85
	call	_ZN12_GLOBAL__N_16largerIiEET_RKS1_S3_.constprop.0.isra.0
.LVL24:
	.loc 1 60 88 view .LVU86
	movl	$1, %esi
	.loc 1 60 41 view .LVU87
	movl	%eax, %edi
	call	_ZN12_GLOBAL__N_16Hidden5twiceEi
.LVL25:
	.loc 1 60 88 view .LVU88
	movq	%r10, %rdi
	.loc 1 60 26 view .LVU89
	addl	%eax, %ebx
	.loc 1 60 88 view .LVU90
	call	_ZN8geometry2v25TableIlLi3EE2atEj
.LVL26:
	.loc 1 60 74 view .LVU91
	movl	(%rax), %edi
	call	_ZZ5entryRN8geometry2v25TableIlLi3EEERKNS_5PointEENK5Local3runEi.constprop.0
.LVL27:
	.loc 1 60 61 view .LVU92
	addl	%ebx, %eax
	.loc 1 60 100 view .LVU93
	testq	%rbp, %rbp
	je	.L16
.LVL28:
.LBB31:
.LBI31:
	.loc 1 29 5 is_stmt 1 view .LVU94
.LBB32:
	.loc 1 29 27 view .LVU95
	movq	%rbp, %xmm1
	movl	%ebp, %edx
	pshufd	$0xe5, %xmm1, %xmm2
	movd	%xmm2, %ebp
.LVL29:
	.loc 1 29 36 is_stmt 0 view .LVU96
	imull	%edx, %edx
	.loc 1 29 44 view .LVU97
	imull	%ebp, %ebp
	.loc 1 29 46 view .LVU98
	addl	%ebp, %edx
.LBE32:
.LBE31:
	.loc 1 60 116 view .LVU99
	addl	%edx, %eax
.LVL30:
.LBB33:
.LBI33:
	.loc 1 28 1 is_stmt 1 view .LVU100
	.loc 1 28 19 view .LVU101
.L16:
	.loc 1 28 19 is_stmt 0 view .LVU102
.LBE33:
	.loc 1 61 1 view .LVU103
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE15:
	.size	_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE, .-_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE
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
	.long	0x9b3
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x1e
	.long	.LASF33
	.byte	0x21
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL26
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x1f
	.long	0x6a
	.uleb128 0x15
	.long	.LASF17
	.byte	0x26
	.byte	0x8
	.long	0x4c
	.uleb128 0x16
	.long	.LASF2
	.byte	0x27
	.byte	0x27
	.long	0x6a
	.uleb128 0x3
	.long	0x6a
	.byte	0
	.byte	0
	.uleb128 0x16
	.long	.LASF3
	.byte	0x2a
	.byte	0x33
	.long	0x6a
	.uleb128 0xc
	.string	"T"
	.long	0x6a
	.uleb128 0x3
	.long	0x2aa
	.uleb128 0x3
	.long	0x2aa
	.byte	0
	.byte	0
	.uleb128 0x20
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x5
	.long	0x6a
	.uleb128 0x21
	.long	.LASF8
	.byte	0x1
	.byte	0x2
	.byte	0xb
	.long	0x1f8
	.uleb128 0x22
	.long	.LASF34
	.byte	0x10
	.byte	0x1
	.byte	0x4
	.byte	0x8
	.long	0x82
	.long	0x17d
	.uleb128 0x23
	.long	.LASF34
	.long	.LASF35
	.long	0xa4
	.long	0xaf
	.uleb128 0x1
	.long	0x234
	.uleb128 0x3
	.long	0x23e
	.byte	0
	.uleb128 0x24
	.long	.LASF36
	.long	0x24e
	.byte	0
	.uleb128 0x25
	.long	.LASF34
	.byte	0x1
	.byte	0x1b
	.byte	0x1
	.long	.LASF37
	.long	0xcd
	.long	0xdd
	.uleb128 0x1
	.long	0x234
	.uleb128 0x3
	.long	0x6a
	.uleb128 0x3
	.long	0x6a
	.byte	0
	.uleb128 0x26
	.long	.LASF4
	.byte	0x1
	.byte	0x1c
	.byte	0x1
	.long	.LASF6
	.byte	0x1
	.long	0x82
	.long	0xf6
	.long	0x101
	.uleb128 0x1
	.long	0x234
	.uleb128 0x1
	.long	0x6a
	.byte	0
	.uleb128 0x27
	.long	.LASF38
	.byte	0x1
	.byte	0x1d
	.byte	0x5
	.long	.LASF39
	.long	0x6a
	.byte	0x1
	.uleb128 0x2
	.byte	0x10
	.uleb128 0x2
	.long	0x82
	.long	0x121
	.long	0x127
	.uleb128 0x1
	.long	0x25d
	.byte	0
	.uleb128 0x28
	.long	.LASF9
	.byte	0x1
	.byte	0x1e
	.byte	0x7
	.long	.LASF40
	.long	0x82
	.long	0x13f
	.long	0x14a
	.uleb128 0x1
	.long	0x25d
	.uleb128 0x3
	.long	0x23e
	.byte	0
	.uleb128 0x29
	.long	.LASF5
	.byte	0x1
	.byte	0x9
	.byte	0xb
	.long	.LASF7
	.long	0x267
	.long	0x162
	.long	0x168
	.uleb128 0x1
	.long	0x25d
	.byte	0
	.uleb128 0x11
	.string	"x"
	.byte	0xa
	.byte	0x6
	.long	0x6a
	.byte	0x8
	.uleb128 0x11
	.string	"y"
	.byte	0xa
	.byte	0x9
	.long	0x6a
	.byte	0xc
	.byte	0
	.uleb128 0x5
	.long	0x82
	.uleb128 0x2a
	.string	"v2"
	.byte	0x1
	.byte	0xd
	.byte	0x12
	.uleb128 0x2b
	.long	.LASF41
	.byte	0x18
	.byte	0x1
	.byte	0xe
	.byte	0x25
	.uleb128 0x2c
	.string	"at"
	.byte	0x1
	.byte	0xf
	.byte	0x1f
	.long	.LASF42
	.long	0x200
	.long	0x1a9
	.long	0x1b4
	.uleb128 0x1
	.long	0x20c
	.uleb128 0x3
	.long	0x216
	.byte	0
	.uleb128 0x11
	.string	"all"
	.byte	0x17
	.byte	0x4
	.long	0x21d
	.byte	0
	.uleb128 0x2d
	.long	.LASF43
	.byte	0x1
	.byte	0x10
	.byte	0x36
	.long	0x6a
	.long	0x1db
	.long	0x1e6
	.uleb128 0xc
	.string	"F"
	.long	0x489
	.uleb128 0x1
	.long	0x20c
	.uleb128 0x3
	.long	0x489
	.byte	0
	.uleb128 0xc
	.string	"T"
	.long	0x205
	.uleb128 0x2e
	.string	"N"
	.long	0x6a
	.byte	0x3
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x2f
	.byte	0x1
	.byte	0x31
	.byte	0x11
	.long	0x82
	.uleb128 0xa
	.long	0x205
	.uleb128 0xe
	.byte	0x8
	.byte	0x5
	.long	.LASF10
	.uleb128 0x7
	.long	0x189
	.uleb128 0x5
	.long	0x20c
	.uleb128 0xe
	.byte	0x4
	.byte	0x7
	.long	.LASF11
	.uleb128 0x30
	.long	0x205
	.long	0x22d
	.uleb128 0x31
	.long	0x22d
	.byte	0x2
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.byte	0x7
	.long	.LASF12
	.uleb128 0x7
	.long	0x82
	.uleb128 0x5
	.long	0x234
	.uleb128 0xa
	.long	0x17d
	.uleb128 0x32
	.long	0x6a
	.long	0x24e
	.uleb128 0x33
	.byte	0
	.uleb128 0x7
	.long	0x253
	.uleb128 0x34
	.byte	0x8
	.long	.LASF44
	.long	0x243
	.uleb128 0x7
	.long	0x17d
	.uleb128 0x5
	.long	0x25d
	.uleb128 0xe
	.byte	0x1
	.byte	0x2
	.long	.LASF13
	.uleb128 0x17
	.long	0x192
	.long	0x28d
	.quad	.LFB20
	.quad	.LFE20-.LFB20
	.uleb128 0x1
	.byte	0x9c
	.long	0x2aa
	.uleb128 0x35
	.long	.LASF14
	.long	0x211
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x18
	.string	"i"
	.byte	0xf
	.byte	0x2b
	.long	0x216
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.uleb128 0xa
	.long	0x71
	.uleb128 0x36
	.long	0x4c
	.byte	0x1
	.long	0x2d3
	.uleb128 0xc
	.string	"T"
	.long	0x6a
	.uleb128 0xb
	.string	"a"
	.byte	0x2a
	.byte	0x43
	.long	0x2aa
	.uleb128 0xb
	.string	"b"
	.byte	0x2a
	.byte	0x4f
	.long	0x2aa
	.byte	0
	.uleb128 0x7
	.long	0x489
	.uleb128 0x19
	.long	0x489
	.uleb128 0xa
	.long	0x4c1
	.uleb128 0x7
	.long	0x4c1
	.uleb128 0x17
	.long	0x1c0
	.long	0x30d
	.quad	.LFB18
	.quad	.LFE18-.LFB18
	.uleb128 0x1
	.byte	0x9c
	.long	0x376
	.uleb128 0xc
	.string	"F"
	.long	0x489
	.uleb128 0x37
	.long	.LASF14
	.long	0x211
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1a
	.long	.LASF15
	.byte	0x10
	.byte	0x3d
	.long	0x489
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x12
	.string	"sum"
	.byte	0x12
	.byte	0x7
	.long	0x6a
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x38
	.long	.LLRL8
	.uleb128 0x12
	.string	"i"
	.byte	0x13
	.byte	0xc
	.long	0x6a
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x1b
	.quad	.LVL10
	.long	0x922
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x74
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x39
	.long	.LASF45
	.byte	0x1
	.byte	0x34
	.byte	0x5
	.long	.LASF46
	.long	0x6a
	.quad	.LFB15
	.quad	.LFE15-.LFB15
	.uleb128 0x1
	.byte	0x9c
	.long	0x6b5
	.uleb128 0x1a
	.long	.LASF16
	.byte	0x34
	.byte	0x1b
	.long	0x6b5
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x18
	.string	"a"
	.byte	0x34
	.byte	0x2f
	.long	0x23e
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x15
	.long	.LASF18
	.byte	0x36
	.byte	0x9
	.long	0x469
	.uleb128 0x9
	.long	.LASF19
	.long	0x3d8
	.long	0x3e8
	.uleb128 0x1
	.long	0x3dd
	.uleb128 0x7
	.long	0x3c0
	.uleb128 0x1
	.long	0x6a
	.byte	0
	.uleb128 0x9
	.long	.LASF18
	.long	0x3f5
	.long	0x405
	.uleb128 0x1
	.long	0x3dd
	.uleb128 0x3
	.long	0x3ff
	.uleb128 0x19
	.long	0x3c0
	.byte	0
	.uleb128 0x9
	.long	.LASF18
	.long	0x412
	.long	0x427
	.uleb128 0x1
	.long	0x3dd
	.uleb128 0x3
	.long	0x41c
	.uleb128 0xa
	.long	0x421
	.uleb128 0x5
	.long	0x3c0
	.byte	0
	.uleb128 0x9
	.long	.LASF18
	.long	0x434
	.long	0x43a
	.uleb128 0x1
	.long	0x3dd
	.byte	0
	.uleb128 0x3a
	.string	"run"
	.byte	0x1
	.byte	0x37
	.byte	0x21
	.long	0x6a
	.long	0x455
	.byte	0x3
	.uleb128 0x7
	.long	0x421
	.uleb128 0x5
	.long	0x44b
	.uleb128 0x8
	.long	.LASF14
	.long	0x450
	.uleb128 0xb
	.string	"x"
	.byte	0x37
	.byte	0x29
	.long	0x6a
	.byte	0
	.byte	0
	.uleb128 0x3b
	.long	.LASF20
	.byte	0x1
	.byte	0x39
	.byte	0x6
	.long	0x6a
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x3c
	.long	.LASF47
	.byte	0x1
	.byte	0x3a
	.byte	0x7
	.long	0x489
	.uleb128 0x3d
	.byte	0x4
	.byte	0x1
	.byte	0x3a
	.byte	0x15
	.long	0x52f
	.uleb128 0x9
	.long	.LASF21
	.long	0x49f
	.long	0x4aa
	.uleb128 0x1
	.long	0x2d3
	.uleb128 0x3
	.long	0x2d8
	.byte	0
	.uleb128 0x9
	.long	.LASF21
	.long	0x4b7
	.long	0x4c7
	.uleb128 0x1
	.long	0x2d3
	.uleb128 0x3
	.long	0x2dd
	.uleb128 0x5
	.long	0x489
	.byte	0
	.uleb128 0x3e
	.long	.LASF21
	.long	0x4d4
	.long	0x4da
	.uleb128 0x1
	.long	0x2d3
	.byte	0
	.uleb128 0x9
	.long	.LASF22
	.long	0x4e7
	.long	0x4f2
	.uleb128 0x1
	.long	0x2d3
	.uleb128 0x1
	.long	0x6a
	.byte	0
	.uleb128 0x3f
	.long	.LASF23
	.byte	0x1
	.byte	0x3a
	.byte	0xf
	.long	0x6a
	.byte	0
	.uleb128 0x40
	.long	.LASF24
	.long	0x6a
	.long	0x50d
	.byte	0x3
	.uleb128 0x8
	.long	.LASF25
	.long	0x516
	.uleb128 0x5
	.long	0x2e2
	.uleb128 0xb
	.string	"x"
	.byte	0x3a
	.byte	0x1c
	.long	0x205
	.uleb128 0x41
	.long	.LASF20
	.long	0x71
	.byte	0
	.byte	0
	.uleb128 0x12
	.string	"sum"
	.byte	0x3b
	.byte	0x8
	.long	0x82
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0xf
	.long	0x715
	.quad	.LBI29
	.byte	.LVU76
	.quad	.LBB29
	.quad	.LBE29-.LBB29
	.byte	0x3b
	.byte	0x12
	.long	0x5ca
	.uleb128 0x2
	.long	0x72c
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x2
	.long	0x723
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x42
	.long	0x81a
	.quad	.LBI30
	.byte	.LVU78
	.quad	.LBB30
	.quad	.LBE30-.LBB30
	.byte	0x1
	.byte	0x1e
	.byte	0x59
	.uleb128 0x2
	.long	0x83a
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0x2
	.long	0x831
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x2
	.long	0x828
	.long	.LLST23
	.long	.LVUS23
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	0x739
	.quad	.LBI31
	.byte	.LVU94
	.quad	.LBB31
	.quad	.LBE31-.LBB31
	.byte	0x3c
	.byte	0x6e
	.long	0x5fc
	.uleb128 0x2
	.long	0x747
	.long	.LLST24
	.long	.LVUS24
	.byte	0
	.uleb128 0xf
	.long	0x751
	.quad	.LBI33
	.byte	.LVU100
	.quad	.LBB33
	.quad	.LBE33-.LBB33
	.byte	0x3d
	.byte	0x1
	.long	0x62e
	.uleb128 0x2
	.long	0x75f
	.long	.LLST25
	.long	.LVUS25
	.byte	0
	.uleb128 0x10
	.quad	.LVL23
	.long	0x2e7
	.long	0x64c
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7a
	.sleb128 0
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7b
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL24
	.long	0x8ec
	.long	0x66a
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7b
	.sleb128 0
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x74
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL25
	.long	0x6ba
	.long	0x682
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL26
	.long	0x26e
	.long	0x6a0
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x31
	.byte	0
	.uleb128 0x1b
	.quad	.LVL27
	.long	0x8bc
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0xa
	.long	0x189
	.uleb128 0x43
	.long	0x3a
	.quad	.LFB13
	.quad	.LFE13-.LFB13
	.uleb128 0x1
	.byte	0x9c
	.long	0x6e2
	.uleb128 0x44
	.string	"x"
	.byte	0x1
	.byte	0x27
	.byte	0x31
	.long	0x6a
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x45
	.long	.LASF26
	.byte	0x1
	.byte	0x22
	.byte	0x6
	.long	.LASF27
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x713
	.uleb128 0x1c
	.long	0x713
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x1c
	.long	0x22d
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x46
	.byte	0x8
	.uleb128 0xd
	.long	0x127
	.long	0x723
	.byte	0x1
	.long	0x739
	.uleb128 0x8
	.long	.LASF14
	.long	0x262
	.uleb128 0x47
	.long	.LASF28
	.byte	0x1
	.byte	0x1e
	.byte	0x25
	.long	0x23e
	.byte	0
	.uleb128 0xd
	.long	0x101
	.long	0x747
	.byte	0x1
	.long	0x751
	.uleb128 0x8
	.long	.LASF14
	.long	0x262
	.byte	0
	.uleb128 0xd
	.long	0xdd
	.long	0x75f
	.byte	0
	.long	0x772
	.uleb128 0x8
	.long	.LASF14
	.long	0x239
	.uleb128 0x8
	.long	.LASF29
	.long	0x71
	.byte	0
	.uleb128 0x13
	.long	0x751
	.long	.LASF30
	.long	0x795
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x7ef
	.uleb128 0x2
	.long	0x75f
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0xf
	.long	0x751
	.quad	.LBI28
	.byte	.LVU58
	.quad	.LBB28
	.quad	.LBE28-.LBB28
	.byte	0x1c
	.byte	0x1a
	.long	0x7d4
	.uleb128 0x2
	.long	0x75f
	.long	.LLST13
	.long	.LVUS13
	.byte	0
	.uleb128 0x48
	.quad	.LVL17
	.long	0x6e2
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x40
	.byte	0
	.byte	0
	.uleb128 0x13
	.long	0x751
	.long	.LASF31
	.long	0x812
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x81a
	.uleb128 0x6
	.long	0x75f
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0xd
	.long	0xb9
	.long	0x828
	.byte	0
	.long	0x844
	.uleb128 0x8
	.long	.LASF14
	.long	0x239
	.uleb128 0xb
	.string	"x"
	.byte	0x1b
	.byte	0x12
	.long	0x6a
	.uleb128 0xb
	.string	"y"
	.byte	0x1b
	.byte	0x19
	.long	0x6a
	.byte	0
	.uleb128 0x13
	.long	0x81a
	.long	.LASF32
	.long	0x867
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x87d
	.uleb128 0x6
	.long	0x828
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x6
	.long	0x831
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x6
	.long	0x83a
	.uleb128 0x1
	.byte	0x51
	.byte	0
	.uleb128 0xd
	.long	0x14a
	.long	0x88b
	.byte	0x3
	.long	0x895
	.uleb128 0x8
	.long	.LASF14
	.long	0x262
	.byte	0
	.uleb128 0x49
	.long	0x739
	.long	.LASF39
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x8bc
	.uleb128 0x6
	.long	0x747
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x14
	.long	0x43a
	.quad	.LFB21
	.quad	.LFE21-.LFB21
	.uleb128 0x1
	.byte	0x9c
	.long	0x8ec
	.uleb128 0x6
	.long	0x45e
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.long	0x455
	.long	.LLST0
	.long	.LVUS0
	.byte	0
	.uleb128 0x14
	.long	0x2af
	.quad	.LFB23
	.quad	.LFE23-.LFB23
	.uleb128 0x1
	.byte	0x9c
	.long	0x922
	.uleb128 0x2
	.long	0x2c9
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x2
	.long	0x2c0
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.uleb128 0x14
	.long	0x4ff
	.quad	.LFB24
	.quad	.LFE24-.LFB24
	.uleb128 0x1
	.byte	0x9c
	.long	0x95f
	.uleb128 0x6
	.long	0x51b
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x4a
	.long	0x524
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x2
	.long	0x50d
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.uleb128 0x4b
	.long	0x715
	.long	.LASF40
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x6
	.long	0x723
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x6
	.long	0x72c
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x4c
	.long	0x81a
	.quad	.LBI22
	.byte	.LVU51
	.long	.LLRL10
	.byte	0x1
	.byte	0x1e
	.byte	0x59
	.uleb128 0x1d
	.long	0x83a
	.uleb128 0x1d
	.long	0x831
	.uleb128 0x2
	.long	0x828
	.long	.LLST11
	.long	.LVUS11
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
	.uleb128 0x10
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x2f
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
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
	.uleb128 0xe
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
	.uleb128 0xf
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x12
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x17
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x19
	.uleb128 0x42
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1a
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x1b
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1c
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x1d
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1e
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x1f
	.uleb128 0x1b
	.uleb128 0x1f
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x1f
	.uleb128 0x39
	.byte	0x1
	.uleb128 0x89
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x20
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
	.uleb128 0x21
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
	.uleb128 0x22
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
	.uleb128 0x23
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
	.uleb128 0x24
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
	.uleb128 0x25
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
	.uleb128 0x26
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
	.uleb128 0x27
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
	.uleb128 0x28
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
	.uleb128 0x29
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
	.uleb128 0x2a
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
	.byte	0
	.byte	0
	.uleb128 0x2b
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
	.uleb128 0x2c
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
	.uleb128 0x2d
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
	.uleb128 0x2e
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
	.uleb128 0x2f
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
	.uleb128 0x30
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x31
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x32
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x33
	.uleb128 0x18
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x34
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
	.uleb128 0x35
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
	.uleb128 0x36
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x37
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x38
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x39
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3a
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
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x3b
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x3c
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
	.byte	0
	.byte	0
	.uleb128 0x3d
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
	.uleb128 0x3e
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
	.uleb128 0x3f
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
	.uleb128 0x40
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
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x41
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x42
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x43
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x44
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
	.uleb128 0x45
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
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x46
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x47
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
	.byte	0
	.byte	0
	.uleb128 0x48
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x82
	.uleb128 0x19
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x49
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4a
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x4b
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x4c
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS14:
	.uleb128 0
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 0
.LLST14:
	.byte	0x6
	.quad	.LVL18
	.byte	0x4
	.uleb128 .LVL18-.LVL18
	.uleb128 .LVL19-.LVL18
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL19-.LVL18
	.uleb128 .LFE20-.LVL18
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 0
.LLST5:
	.byte	0x6
	.quad	.LVL6
	.byte	0x4
	.uleb128 .LVL6-.LVL6
	.uleb128 .LVL7-.LVL6
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL7-.LVL6
	.uleb128 .LFE18-.LVL6
	.uleb128 0x3
	.byte	0x79
	.sleb128 -24
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU31
.LLST6:
	.byte	0x8
	.quad	.LVL6
	.uleb128 .LVL8-.LVL6
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS7:
	.uleb128 .LVU27
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 0
.LLST7:
	.byte	0x6
	.quad	.LVL6
	.byte	0x4
	.uleb128 .LVL6-.LVL6
	.uleb128 .LVL7-.LVL6
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.LVL6
	.uleb128 .LFE18-.LVL6
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS9:
	.uleb128 .LVU27
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 .LVU36
.LLST9:
	.byte	0x6
	.quad	.LVL6
	.byte	0x4
	.uleb128 .LVL6-.LVL6
	.uleb128 .LVL7-.LVL6
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.LVL6
	.uleb128 .LVL9-.LVL6
	.uleb128 0xa
	.byte	0x71
	.sleb128 0
	.byte	0x79
	.sleb128 0
	.byte	0x1c
	.byte	0x23
	.uleb128 0x18
	.byte	0x33
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.LVL6
	.uleb128 .LVL11-.LVL6
	.uleb128 0xa
	.byte	0x71
	.sleb128 0
	.byte	0x79
	.sleb128 0
	.byte	0x1c
	.byte	0x23
	.uleb128 0x10
	.byte	0x33
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 0
	.uleb128 .LVU83
	.uleb128 .LVU83
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 0
.LLST15:
	.byte	0x6
	.quad	.LVL20
	.byte	0x4
	.uleb128 .LVL20-.LVL20
	.uleb128 .LVL23-1-.LVL20
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL23-1-.LVL20
	.uleb128 .LVL26-1-.LVL20
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL26-1-.LVL20
	.uleb128 .LFE15-.LVL20
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS16:
	.uleb128 0
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 0
.LLST16:
	.byte	0x6
	.quad	.LVL20
	.byte	0x4
	.uleb128 .LVL20-.LVL20
	.uleb128 .LVL22-.LVL20
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL22-.LVL20
	.uleb128 .LFE15-.LVL20
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU74
	.uleb128 .LVU91
.LLST17:
	.byte	0x8
	.quad	.LVL21
	.uleb128 .LVL26-1-.LVL21
	.uleb128 0x1
	.byte	0x5b
	.byte	0
.LVUS18:
	.uleb128 .LVU79
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 .LVU83
	.uleb128 .LVU83
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 .LVU102
.LLST18:
	.byte	0x6
	.quad	.LVL21
	.byte	0x4
	.uleb128 .LVL21-.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0x1c
	.byte	0x3
	.quad	_ZTVN8geometry5PointE+16
	.byte	0x9f
	.byte	0x93
	.uleb128 0x8
	.byte	0x7b
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x93
	.uleb128 0x4
	.byte	0x74
	.sleb128 12
	.byte	0x94
	.byte	0x4
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x93
	.uleb128 0x4
	.byte	0x4
	.uleb128 .LVL22-.LVL21
	.uleb128 .LVL23-1-.LVL21
	.uleb128 0x1f
	.byte	0x3
	.quad	_ZTVN8geometry5PointE+16
	.byte	0x9f
	.byte	0x93
	.uleb128 0x8
	.byte	0x7b
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x93
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x23
	.uleb128 0xc
	.byte	0x94
	.byte	0x4
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x93
	.uleb128 0x4
	.byte	0x4
	.uleb128 .LVL23-1-.LVL21
	.uleb128 .LVL26-1-.LVL21
	.uleb128 0x15
	.byte	0x3
	.quad	_ZTVN8geometry5PointE+16
	.byte	0x9f
	.byte	0x93
	.uleb128 0x8
	.byte	0x7b
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x93
	.uleb128 0x4
	.byte	0x93
	.uleb128 0x4
	.byte	0x4
	.uleb128 .LVL26-1-.LVL21
	.uleb128 .LVL30-.LVL21
	.uleb128 0xe
	.byte	0x3
	.quad	_ZTVN8geometry5PointE+16
	.byte	0x9f
	.byte	0x93
	.uleb128 0x8
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS19:
	.uleb128 .LVU76
	.uleb128 .LVU79
.LLST19:
	.byte	0x8
	.quad	.LVL21
	.uleb128 .LVL21-.LVL21
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS21:
	.uleb128 .LVU78
	.uleb128 .LVU79
.LLST21:
	.byte	0x8
	.quad	.LVL21
	.uleb128 .LVL21-.LVL21
	.uleb128 0x7
	.byte	0x74
	.sleb128 12
	.byte	0x94
	.byte	0x4
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS22:
	.uleb128 .LVU78
	.uleb128 .LVU79
.LLST22:
	.byte	0x8
	.quad	.LVL21
	.uleb128 .LVL21-.LVL21
	.uleb128 0x5
	.byte	0x7b
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS23:
	.uleb128 .LVU78
	.uleb128 .LVU79
.LLST23:
	.byte	0x8
	.quad	.LVL21
	.uleb128 .LVL21-.LVL21
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1327
	.sleb128 0
	.byte	0
.LVUS24:
	.uleb128 .LVU94
	.uleb128 .LVU96
.LLST24:
	.byte	0x8
	.quad	.LVL28
	.uleb128 .LVL29-.LVL28
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1327
	.sleb128 0
	.byte	0
.LVUS25:
	.uleb128 .LVU100
	.uleb128 .LVU102
.LLST25:
	.byte	0x8
	.quad	.LVL30
	.uleb128 .LVL30-.LVL30
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1327
	.sleb128 0
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST12:
	.byte	0x6
	.quad	.LVL16
	.byte	0x4
	.uleb128 .LVL16-.LVL16
	.uleb128 .LVL17-1-.LVL16
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL17-1-.LVL16
	.uleb128 .LFE9-.LVL16
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU58
	.uleb128 .LVU60
.LLST13:
	.byte	0x8
	.quad	.LVL16
	.uleb128 .LVL16-.LVL16
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS0:
	.uleb128 .LVU16
	.uleb128 0
.LLST0:
	.byte	0x8
	.quad	.LVL3
	.uleb128 .LFE21-.LVL3
	.uleb128 0x6
	.byte	0xfa
	.long	0x455
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU20
	.uleb128 0
.LLST1:
	.byte	0x8
	.quad	.LVL4
	.uleb128 .LFE23-.LVL4
	.uleb128 0x6
	.byte	0xfa
	.long	0x2c9
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU20
	.uleb128 0
.LLST2:
	.byte	0x8
	.quad	.LVL4
	.uleb128 .LFE23-.LVL4
	.uleb128 0x6
	.byte	0xfa
	.long	0x2c0
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU23
	.uleb128 0
.LLST3:
	.byte	0x8
	.quad	.LVL5
	.uleb128 .LFE24-.LVL5
	.uleb128 0x5
	.byte	0xfa
	.long	0x50d
	.byte	0
.LVUS4:
	.uleb128 .LVU23
	.uleb128 0
.LLST4:
	.byte	0x8
	.quad	.LVL5
	.uleb128 .LFE24-.LVL5
	.uleb128 0x6
	.byte	0xfa
	.long	0x50d
	.byte	0x9f
	.byte	0
.LVUS11:
	.uleb128 .LVU51
	.uleb128 .LVU53
.LLST11:
	.byte	0x8
	.quad	.LVL14
	.uleb128 .LVL15-.LVL14
	.uleb128 0x1
	.byte	0x55
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x3c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	.LFB20
	.quad	.LFE20-.LFB20
	.quad	0
	.quad	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.long	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.LLRL8:
	.byte	0x5
	.quad	.LBB19
	.byte	0x4
	.uleb128 .LBB19-.LBB19
	.uleb128 .LBE19-.LBB19
	.byte	0x4
	.uleb128 .LBB20-.LBB19
	.uleb128 .LBE20-.LBB19
	.byte	0
.LLRL10:
	.byte	0x5
	.quad	.LBB22
	.byte	0x4
	.uleb128 .LBB22-.LBB22
	.uleb128 .LBE22-.LBB22
	.byte	0x4
	.uleb128 .LBB26-.LBB22
	.uleb128 .LBE26-.LBB22
	.byte	0x4
	.uleb128 .LBB27-.LBB22
	.uleb128 .LBE27-.LBB22
	.byte	0
.LLRL26:
	.byte	0x7
	.quad	.Ltext0
	.uleb128 .Letext0-.Ltext0
	.byte	0x7
	.quad	.LFB20
	.uleb128 .LFE20-.LFB20
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF37:
	.string	"_ZN8geometry5PointC4Eii"
.LASF21:
	.string	"<lambda>"
.LASF6:
	.string	"_ZN8geometry5PointD4Ev"
.LASF36:
	.string	"_vptr.Point"
.LASF13:
	.string	"bool"
.LASF7:
	.string	"_ZNK8geometry5PointcvbEv"
.LASF27:
	.string	"_ZdlPvm"
.LASF32:
	.string	"_ZN8geometry5PointC2Eii"
.LASF18:
	.string	"Local"
.LASF38:
	.string	"norm"
.LASF47:
	.string	"plus"
.LASF34:
	.string	"Point"
.LASF40:
	.string	"_ZNK8geometry5PointplERKS0_"
.LASF12:
	.string	"long unsigned int"
.LASF8:
	.string	"geometry"
.LASF16:
	.string	"table"
.LASF31:
	.string	"_ZN8geometry5PointD2Ev"
.LASF4:
	.string	"~Point"
.LASF43:
	.string	"each<entry(geometry::v2::Table<long int, 3>&, const geometry::Point&)::<lambda(long int)> >"
.LASF19:
	.string	"~Local"
.LASF25:
	.string	"__closure"
.LASF41:
	.string	"Table<long int, 3>"
.LASF39:
	.string	"_ZNK8geometry5Point4normEv"
.LASF17:
	.string	"Hidden"
.LASF5:
	.string	"operator bool"
.LASF11:
	.string	"unsigned int"
.LASF44:
	.string	"__vtbl_ptr_type"
.LASF26:
	.string	"operator delete"
.LASF42:
	.string	"_ZN8geometry2v25TableIlLi3EE2atEj"
.LASF24:
	.string	"operator()"
.LASF33:
	.string	"GNU C++17 12.2.0"
.LASF23:
	.string	"__offset"
.LASF30:
	.string	"_ZN8geometry5PointD0Ev"
.LASF35:
	.string	"_ZN8geometry5PointC4ERKS0_"
.LASF15:
	.string	"what"
.LASF22:
	.string	"~<lambda>"
.LASF2:
	.string	"twice"
.LASF9:
	.string	"operator+"
.LASF20:
	.string	"offset"
.LASF29:
	.string	"__in_chrg"
.LASF28:
	.string	"other"
.LASF10:
	.string	"long int"
.LASF46:
	.string	"_Z5entryRN8geometry2v25TableIlLi3EEERKNS_5PointE"
.LASF3:
	.string	"larger<int>"
.LASF45:
	.string	"entry"
.LASF14:
	.string	"this"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"scopes.cc"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
