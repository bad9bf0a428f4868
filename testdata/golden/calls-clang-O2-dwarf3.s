	.text
	.file	"calls.c"
	.globl	float_                          # -- Begin function float_
	.p2align	4, 0x90
	.type	float_,@function
float_:                                 # @float_
.Lfunc_begin0:
	.file	1 "/src" "calls.c"
	.loc	1 23 0                          # calls.c:23:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:next <- $rdx
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
.Ltmp0:
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 25 20 prologue_end            # calls.c:25:20
	testl	%esi, %esi
.Ltmp1:
	.loc	1 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB0_1
.Ltmp2:
# %bb.3:
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:next <- $rdx
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 0 2                           # calls.c:0:2
	movq	%rdx, %r14
	movq	%rdi, %r15
.Ltmp3:
	.loc	1 25 20                         # calls.c:25:20
	movl	%esi, %r12d
.Ltmp4:
	#DEBUG_VALUE: float_:count <- $r12d
	#DEBUG_VALUE: float_:count <- $r12d
	.loc	1 0 20                          # calls.c:0:20
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
.Ltmp5:
	.p2align	4, 0x90
.LBB0_4:                                # =>This Inner Loop Header: Depth=1
	#DEBUG_VALUE: float_:values <- $r15
	#DEBUG_VALUE: float_:count <- $r12d
	#DEBUG_VALUE: float_:next <- $r14
	#DEBUG_VALUE: i <- $rbx
	#DEBUG_VALUE: float_:total <- $ebp
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r15,%rbx,4), %eax
.Ltmp6:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r13d
	subl	%eax, %ebp
.Ltmp7:
	leal	7(%rbp), %edx
	addl	$100, %ebp
.Ltmp8:
	#DEBUG_VALUE: deep:next <- $r14
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp9:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%ecx, %r13d
	cmovll	%edx, %ebp
	movl	%r13d, %edi
	callq	*%r14
.Ltmp10:
	imull	%r13d, %eax
.Ltmp11:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebp, %eax
.Ltmp12:
	#DEBUG_VALUE: float_:total <- $eax
	.loc	1 25 30                         # calls.c:25:30
	addq	$1, %rbx
.Ltmp13:
	#DEBUG_VALUE: i <- $rbx
	.loc	1 0 30 is_stmt 0                # calls.c:0:30
	movl	%eax, %ebp
	.loc	1 25 20                         # calls.c:25:20
	cmpq	%rbx, %r12
.Ltmp14:
	.loc	1 25 2                          # calls.c:25:2
	jne	.LBB0_4
	jmp	.LBB0_2
.Ltmp15:
.LBB0_1:
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:next <- $rdx
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 0 2                           # calls.c:0:2
	xorl	%eax, %eax
.Ltmp16:
.LBB0_2:
	#DEBUG_VALUE: float_:values <- [DW_OP_LLVM_entry_value 1] $rdi
	#DEBUG_VALUE: float_:count <- [DW_OP_LLVM_entry_value 1] $esi
	#DEBUG_VALUE: float_:next <- [DW_OP_LLVM_entry_value 1] $rdx
	.loc	1 27 2 is_stmt 1                # calls.c:27:2
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
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
.Ltmp17:
.Lfunc_end0:
	.size	float_, .Lfunc_end0-float_
	.cfi_endproc
                                        # -- End function
	.globl	f                               # -- Begin function f
	.p2align	4, 0x90
	.type	f,@function
f:                                      # @f
.Lfunc_begin1:
	.file	2 "/src" "parts/generated.y"
	.loc	2 501 0                         # parts/generated.y:501:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: f:x <- $edi
	.loc	2 502 11 prologue_end           # parts/generated.y:502:11
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rcx        # imm = 0x92492493
	shrq	$32, %rcx
	addl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	sarl	$2, %eax
	addl	%ecx, %eax
                                        # kill: def $eax killed $eax killed $rax
	.loc	2 502 2 is_stmt 0               # parts/generated.y:502:2
	retq
.Ltmp18:
.Lfunc_end1:
	.size	f, .Lfunc_end1-f
	.cfi_endproc
                                        # -- End function
	.globl	entry                           # -- Begin function entry
	.p2align	4, 0x90
	.type	entry,@function
entry:                                  # @entry
.Lfunc_begin2:
	.loc	2 506 0 is_stmt 1               # parts/generated.y:506:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: entry:values <- $rdi
	#DEBUG_VALUE: entry:count <- $esi
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %r14
.Ltmp19:
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 25 20 prologue_end            # calls.c:25:20
	testl	%esi, %esi
.Ltmp20:
	#DEBUG_VALUE: float_:next <- undef
	.loc	1 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB2_1
.Ltmp21:
# %bb.2:
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- $esi
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 25 20                         # calls.c:25:20
	movl	%esi, %r15d
.Ltmp22:
	#DEBUG_VALUE: float_:count <- $r15d
	#DEBUG_VALUE: entry:count <- $r15d
	#DEBUG_VALUE: float_:count <- $r15d
	#DEBUG_VALUE: entry:count <- $r15d
	.loc	1 0 20                          # calls.c:0:20
	xorl	%r13d, %r13d
	xorl	%ebx, %ebx
.Ltmp23:
	.p2align	4, 0x90
.LBB2_3:                                # =>This Inner Loop Header: Depth=1
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- $r15d
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- $r15d
	#DEBUG_VALUE: i <- $r13
	#DEBUG_VALUE: float_:total <- $ebx
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r14,%r13,4), %eax
.Ltmp24:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r12d
	subl	%eax, %ebx
.Ltmp25:
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp26:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp27:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%ecx, %r12d
	cmovll	%edx, %ebx
	movl	%r12d, %edi
	callq	f@PLT
.Ltmp28:
	movl	%eax, %ebp
.Ltmp29:
	#DEBUG_VALUE: deep:next <- undef
	imull	%r12d, %ebp
.Ltmp30:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebx, %ebp
.Ltmp31:
	#DEBUG_VALUE: float_:total <- $ebp
	.loc	1 25 30                         # calls.c:25:30
	addq	$1, %r13
.Ltmp32:
	#DEBUG_VALUE: i <- $r13
	.loc	1 0 30 is_stmt 0                # calls.c:0:30
	movl	%ebp, %ebx
	.loc	1 25 20                         # calls.c:25:20
	cmpq	%r13, %r15
.Ltmp33:
	.loc	1 25 2                          # calls.c:25:2
	jne	.LBB2_3
	jmp	.LBB2_4
.Ltmp34:
.LBB2_1:
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- $esi
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	1 0 2                           # calls.c:0:2
	xorl	%ebp, %ebp
.Ltmp35:
.LBB2_4:
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- [DW_OP_LLVM_entry_value 1] $esi
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- 2
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:total <- 0
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r14), %r12d
.Ltmp36:
	#DEBUG_VALUE: deep:x <- $r12d
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%r12), %eax
	leal	-97(%r12), %r15d
.Ltmp37:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %r12d
.Ltmp38:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%eax, %r15d
	movl	%r15d, %edi
	callq	f@PLT
	movl	%eax, %ebx
.Ltmp39:
	#DEBUG_VALUE: float_:next <- undef
	#DEBUG_VALUE: deep:next <- undef
	imull	%r15d, %ebx
.Ltmp40:
	#DEBUG_VALUE: float_:total <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 2, DW_OP_minus, DW_OP_LLVM_arg 1, DW_OP_plus, DW_OP_stack_value] undef
	leal	7(%rbx), %eax
	addl	$100, %ebx
.Ltmp41:
	.loc	1 17 8                          # calls.c:17:8
	cmpl	$101, %r12d
.Ltmp42:
	#DEBUG_VALUE: i <- 1
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	4(%r14), %ecx
.Ltmp43:
	#DEBUG_VALUE: deep:x <- $ecx
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%eax, %ebx
	leal	-97(%rcx), %eax
	leal	3(%rcx), %r14d
.Ltmp44:
	#DEBUG_VALUE: entry:values <- [DW_OP_LLVM_entry_value 1] $rdi
	addl	%ecx, %r12d
	subl	%r12d, %ebx
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp45:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %ecx
.Ltmp46:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	%eax, %r14d
	cmovll	%edx, %ebx
	movl	%r14d, %edi
	callq	f@PLT
.Ltmp47:
	imull	%r14d, %eax
.Ltmp48:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebx, %eax
.Ltmp49:
	#DEBUG_VALUE: float_:total <- $eax
	#DEBUG_VALUE: i <- 2
	.loc	2 507 34                        # parts/generated.y:507:34
	addl	%ebp, %eax
.Ltmp50:
	.loc	2 507 2 is_stmt 0               # parts/generated.y:507:2
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
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
.Ltmp51:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        # -- End function
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	95                              # DW_OP_reg15
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	92                              # super-register DW_OP_reg12
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # super-register DW_OP_reg4
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	3                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	81                              # DW_OP_reg1
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	86                              # super-register DW_OP_reg6
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	83                              # DW_OP_reg3
	.quad	0
	.quad	0
.Ldebug_loc5:
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.quad	0
	.quad	0
.Ldebug_loc6:
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.quad	0
	.quad	0
.Ldebug_loc7:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	3                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.quad	0
	.quad	0
.Ldebug_loc8:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	95                              # super-register DW_OP_reg15
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	3                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # super-register DW_OP_reg4
	.quad	0
	.quad	0
.Ldebug_loc9:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.quad	0
	.quad	0
.Ldebug_loc10:
	.quad	.Lfunc_begin2-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	95                              # super-register DW_OP_reg15
	.quad	0
	.quad	0
.Ldebug_loc11:
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	83                              # super-register DW_OP_reg3
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	86                              # super-register DW_OP_reg6
	.quad	0
	.quad	0
.Ldebug_loc12:
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	93                              # DW_OP_reg13
	.quad	0
	.quad	0
.Ldebug_loc13:
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.quad	0
	.quad	0
.Ldebug_loc14:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.quad	0
	.quad	0
.Ldebug_loc15:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	1                               # 1
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Lfunc_end2-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	2                               # 2
	.quad	0
	.quad	0
.Ldebug_loc16:
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.quad	0
	.quad	0
.Ldebug_loc17:
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	92                              # super-register DW_OP_reg12
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	82                              # super-register DW_OP_reg2
	.quad	0
	.quad	0
	.section	.debug_abbrev,"",@progbits
	.byte	1                               # Abbreviation Code
	.byte	17                              # DW_TAG_compile_unit
	.byte	1                               # DW_CHILDREN_yes
	.byte	37                              # DW_AT_producer
	.byte	14                              # DW_FORM_strp
	.byte	19                              # DW_AT_language
	.byte	5                               # DW_FORM_data2
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	16                              # DW_AT_stmt_list
	.byte	6                               # DW_FORM_data4
	.byte	27                              # DW_AT_comp_dir
	.byte	14                              # DW_FORM_strp
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	2                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	39                              # DW_AT_prototyped
	.byte	12                              # DW_FORM_flag
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	32                              # DW_AT_inline
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	3                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	4                               # Abbreviation Code
	.byte	36                              # DW_TAG_base_type
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	62                              # DW_AT_encoding
	.byte	11                              # DW_FORM_data1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	5                               # Abbreviation Code
	.byte	22                              # DW_TAG_typedef
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	6                               # Abbreviation Code
	.byte	15                              # DW_TAG_pointer_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	7                               # Abbreviation Code
	.byte	21                              # DW_TAG_subroutine_type
	.byte	1                               # DW_CHILDREN_yes
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	39                              # DW_AT_prototyped
	.byte	12                              # DW_FORM_flag
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	8                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	9                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	64                              # DW_AT_frame_base
	.byte	10                              # DW_FORM_block1
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	10                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	6                               # DW_FORM_data4
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	11                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	6                               # DW_FORM_data4
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	12                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	13                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	88                              # DW_AT_call_file
	.byte	11                              # DW_FORM_data1
	.byte	89                              # DW_AT_call_line
	.byte	11                              # DW_FORM_data1
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	14                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	64                              # DW_AT_frame_base
	.byte	10                              # DW_FORM_block1
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	39                              # DW_AT_prototyped
	.byte	12                              # DW_FORM_flag
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	12                              # DW_FORM_flag
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	15                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	10                              # DW_FORM_block1
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	16                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	39                              # DW_AT_prototyped
	.byte	12                              # DW_FORM_flag
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	12                              # DW_FORM_flag
	.byte	32                              # DW_AT_inline
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	17                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	18                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	19                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	6                               # DW_FORM_data4
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	20                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	1                               # DW_FORM_addr
	.byte	88                              # DW_AT_call_file
	.byte	11                              # DW_FORM_data1
	.byte	89                              # DW_AT_call_line
	.byte	5                               # DW_FORM_data2
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	21                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	28                              # DW_AT_const_value
	.byte	13                              # DW_FORM_sdata
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	22                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	85                              # DW_AT_ranges
	.byte	6                               # DW_FORM_data4
	.byte	88                              # DW_AT_call_file
	.byte	11                              # DW_FORM_data1
	.byte	89                              # DW_AT_call_line
	.byte	11                              # DW_FORM_data1
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	0                               # EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 # Length of Unit
.Ldebug_info_start0:
	.short	3                               # DWARF version number
	.long	.debug_abbrev                   # Offset Into Abbrev. Section
	.byte	8                               # Address Size (in bytes)
	.byte	1                               # Abbrev [1] 0xb:0x27f DW_TAG_compile_unit
	.long	.Linfo_string0                  # DW_AT_producer
	.short	12                              # DW_AT_language
	.long	.Linfo_string1                  # DW_AT_name
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.long	.Linfo_string2                  # DW_AT_comp_dir
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.quad	.Lfunc_end2                     # DW_AT_high_pc
	.byte	2                               # Abbrev [2] 0x2e:0x24 DW_TAG_subprogram
	.long	.Linfo_string3                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	82                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x3b:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x46:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	89                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x52:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	5                               # Abbrev [5] 0x59:0xb DW_TAG_typedef
	.long	100                             # DW_AT_type
	.long	.Linfo_string7                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	6                               # Abbrev [6] 0x64:0x5 DW_TAG_pointer_type
	.long	105                             # DW_AT_type
	.byte	7                               # Abbrev [7] 0x69:0xc DW_TAG_subroutine_type
	.long	82                              # DW_AT_type
	.byte	1                               # DW_AT_prototyped
	.byte	8                               # Abbrev [8] 0x6f:0x5 DW_TAG_formal_parameter
	.long	82                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0x75:0x82 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.quad	.Lfunc_end0                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	294                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x8c:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc0                    # DW_AT_location
	.long	308                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x95:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc1                    # DW_AT_location
	.long	319                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x9e:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc2                    # DW_AT_location
	.long	330                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0xa7:0x9 DW_TAG_variable
	.long	.Ldebug_loc3                    # DW_AT_location
	.long	341                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0xb0:0x46 DW_TAG_lexical_block
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.quad	.Ltmp15                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0xc1:0x9 DW_TAG_variable
	.long	.Ldebug_loc4                    # DW_AT_location
	.long	353                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0xca:0x2b DW_TAG_inlined_subroutine
	.long	46                              # DW_AT_abstract_origin
	.quad	.Ltmp6                          # DW_AT_low_pc
	.quad	.Ltmp11                         # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0xe2:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc5                    # DW_AT_location
	.long	59                              # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0xeb:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc6                    # DW_AT_location
	.long	70                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	14                              # Abbrev [14] 0xf7:0x2f DW_TAG_subprogram
	.quad	.Lfunc_begin1                   # DW_AT_low_pc
	.quad	.Lfunc_end1                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	.Linfo_string13                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	82                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	15                              # Abbrev [15] 0x117:0xe DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	.Linfo_string5                  # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	16                              # Abbrev [16] 0x126:0x48 DW_TAG_subprogram
	.long	.Linfo_string8                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	82                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x134:0xb DW_TAG_formal_parameter
	.long	.Linfo_string9                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	366                             # DW_AT_type
	.byte	3                               # Abbrev [3] 0x13f:0xb DW_TAG_formal_parameter
	.long	.Linfo_string10                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x14a:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	89                              # DW_AT_type
	.byte	17                              # Abbrev [17] 0x155:0xb DW_TAG_variable
	.long	.Linfo_string11                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	24                              # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	18                              # Abbrev [18] 0x160:0xd DW_TAG_lexical_block
	.byte	17                              # Abbrev [17] 0x161:0xb DW_TAG_variable
	.long	.Linfo_string12                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	25                              # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	6                               # Abbrev [6] 0x16e:0x5 DW_TAG_pointer_type
	.long	82                              # DW_AT_type
	.byte	14                              # Abbrev [14] 0x173:0x116 DW_TAG_subprogram
	.quad	.Lfunc_begin2                   # DW_AT_low_pc
	.quad	.Lfunc_end2                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
	.long	.Linfo_string14                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	82                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	19                              # Abbrev [19] 0x193:0x10 DW_TAG_formal_parameter
	.long	.Ldebug_loc7                    # DW_AT_location
	.long	.Linfo_string9                  # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	366                             # DW_AT_type
	.byte	19                              # Abbrev [19] 0x1a3:0x10 DW_TAG_formal_parameter
	.long	.Ldebug_loc8                    # DW_AT_location
	.long	.Linfo_string10                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	82                              # DW_AT_type
	.byte	20                              # Abbrev [20] 0x1b3:0x72 DW_TAG_inlined_subroutine
	.long	294                             # DW_AT_abstract_origin
	.quad	.Ltmp19                         # DW_AT_low_pc
	.quad	.Ltmp34                         # DW_AT_high_pc
	.byte	2                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x1cc:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc9                    # DW_AT_location
	.long	308                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x1d5:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc10                   # DW_AT_location
	.long	319                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x1de:0x9 DW_TAG_variable
	.long	.Ldebug_loc11                   # DW_AT_location
	.long	341                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x1e7:0x3d DW_TAG_lexical_block
	.quad	.Ltmp19                         # DW_AT_low_pc
	.quad	.Ltmp34                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x1f8:0x9 DW_TAG_variable
	.long	.Ldebug_loc12                   # DW_AT_location
	.long	353                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0x201:0x22 DW_TAG_inlined_subroutine
	.long	46                              # DW_AT_abstract_origin
	.quad	.Ltmp24                         # DW_AT_low_pc
	.quad	.Ltmp30                         # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x219:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc13                   # DW_AT_location
	.long	59                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	20                              # Abbrev [20] 0x225:0x63 DW_TAG_inlined_subroutine
	.long	294                             # DW_AT_abstract_origin
	.quad	.Ltmp35                         # DW_AT_low_pc
	.quad	.Ltmp49                         # DW_AT_high_pc
	.byte	2                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	36                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x23e:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc14                   # DW_AT_location
	.long	308                             # DW_AT_abstract_origin
	.byte	21                              # Abbrev [21] 0x247:0x6 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_const_value
	.long	319                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x24d:0x9 DW_TAG_variable
	.long	.Ldebug_loc16                   # DW_AT_location
	.long	341                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x256:0x31 DW_TAG_lexical_block
	.quad	.Ltmp35                         # DW_AT_low_pc
	.quad	.Ltmp49                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x267:0x9 DW_TAG_variable
	.long	.Ldebug_loc15                   # DW_AT_location
	.long	353                             # DW_AT_abstract_origin
	.byte	22                              # Abbrev [22] 0x270:0x16 DW_TAG_inlined_subroutine
	.long	46                              # DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 # DW_AT_ranges
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x27c:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc17                   # DW_AT_location
	.long	59                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0                               # string offset=0
.Linfo_string1:
	.asciz	"calls.c"                       # string offset=1
.Linfo_string2:
	.asciz	"/src"                          # string offset=9
.Linfo_string3:
	.asciz	"deep"                          # string offset=14
.Linfo_string4:
	.asciz	"int"                           # string offset=19
.Linfo_string5:
	.asciz	"x"                             # string offset=23
.Linfo_string6:
	.asciz	"next"                          # string offset=25
.Linfo_string7:
	.asciz	"step"                          # string offset=30
.Linfo_string8:
	.asciz	"float_"                        # string offset=35
.Linfo_string9:
	.asciz	"values"                        # string offset=42
.Linfo_string10:
	.asciz	"count"                         # string offset=49
.Linfo_string11:
	.asciz	"total"                         # string offset=55
.Linfo_string12:
	.asciz	"i"                             # string offset=61
.Linfo_string13:
	.asciz	"f"                             # string offset=63
.Linfo_string14:
	.asciz	"entry"                         # string offset=65
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
