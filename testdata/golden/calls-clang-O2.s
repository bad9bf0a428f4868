	.text
	.file	"calls.c"
	.globl	float_                          # -- Begin function float_
	.p2align	4, 0x90
	.type	float_,@function
float_:                                 # @float_
.Lfunc_begin0:
	.file	0 "/src" "calls.c" md5 0x2e190534ae0d505e7cfdb48a98a0fd88
	.loc	0 23 0                          # calls.c:23:0
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
	.loc	0 25 20 prologue_end            # calls.c:25:20
	testl	%esi, %esi
.Ltmp1:
	.loc	0 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB0_1
.Ltmp2:
# %bb.3:
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:next <- $rdx
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	0 0 2                           # calls.c:0:2
	movq	%rdx, %r14
	movq	%rdi, %r15
.Ltmp3:
	.loc	0 25 20                         # calls.c:25:20
	movl	%esi, %r12d
.Ltmp4:
	#DEBUG_VALUE: float_:count <- $r12d
	#DEBUG_VALUE: float_:count <- $r12d
	.loc	0 0 20                          # calls.c:0:20
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
	.loc	0 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r15,%rbx,4), %eax
.Ltmp6:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r13d
	subl	%eax, %ebp
.Ltmp7:
	leal	7(%rbp), %edx
	addl	$100, %ebp
.Ltmp8:
	#DEBUG_VALUE: deep:next <- $r14
	.loc	0 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp9:
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%ecx, %r13d
	cmovll	%edx, %ebp
	movl	%r13d, %edi
	callq	*%r14
.Ltmp10:
	imull	%r13d, %eax
.Ltmp11:
	.loc	0 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebp, %eax
.Ltmp12:
	#DEBUG_VALUE: float_:total <- $eax
	.loc	0 25 30                         # calls.c:25:30
	addq	$1, %rbx
.Ltmp13:
	#DEBUG_VALUE: i <- $rbx
	.loc	0 0 30 is_stmt 0                # calls.c:0:30
	movl	%eax, %ebp
	.loc	0 25 20                         # calls.c:25:20
	cmpq	%rbx, %r12
.Ltmp14:
	.loc	0 25 2                          # calls.c:25:2
	jne	.LBB0_4
	jmp	.LBB0_2
.Ltmp15:
.LBB0_1:
	#DEBUG_VALUE: float_:values <- $rdi
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:next <- $rdx
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	0 0 2                           # calls.c:0:2
	xorl	%eax, %eax
.Ltmp16:
.LBB0_2:
	#DEBUG_VALUE: float_:values <- [DW_OP_LLVM_entry_value 1] $rdi
	#DEBUG_VALUE: float_:count <- [DW_OP_LLVM_entry_value 1] $esi
	#DEBUG_VALUE: float_:next <- [DW_OP_LLVM_entry_value 1] $rdx
	.loc	0 27 2 is_stmt 1                # calls.c:27:2
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
	.file	1 "parts" "generated.y"
	.loc	1 501 0                         # parts/generated.y:501:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: f:x <- $edi
	.loc	1 502 11 prologue_end           # parts/generated.y:502:11
	movslq	%edi, %rax
	imulq	$-1840700269, %rax, %rcx        # imm = 0x92492493
	shrq	$32, %rcx
	addl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	sarl	$2, %eax
	addl	%ecx, %eax
                                        # kill: def $eax killed $eax killed $rax
	.loc	1 502 2 is_stmt 0               # parts/generated.y:502:2
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
	.loc	1 506 0 is_stmt 1               # parts/generated.y:506:0
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
	.loc	0 25 20 prologue_end            # calls.c:25:20
	testl	%esi, %esi
.Ltmp20:
	#DEBUG_VALUE: float_:next <- undef
	.loc	0 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB2_1
.Ltmp21:
# %bb.2:
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- $esi
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- $esi
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	.loc	0 25 20                         # calls.c:25:20
	movl	%esi, %r15d
.Ltmp22:
	#DEBUG_VALUE: float_:count <- $r15d
	#DEBUG_VALUE: entry:count <- $r15d
	#DEBUG_VALUE: float_:count <- $r15d
	#DEBUG_VALUE: entry:count <- $r15d
	.loc	0 0 20                          # calls.c:0:20
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
	.loc	0 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r14,%r13,4), %eax
.Ltmp24:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%rax), %ecx
	leal	-97(%rax), %r12d
	subl	%eax, %ebx
.Ltmp25:
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp26:
	.loc	0 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp27:
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
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
	.loc	0 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebx, %ebp
.Ltmp31:
	#DEBUG_VALUE: float_:total <- $ebp
	.loc	0 25 30                         # calls.c:25:30
	addq	$1, %r13
.Ltmp32:
	#DEBUG_VALUE: i <- $r13
	.loc	0 0 30 is_stmt 0                # calls.c:0:30
	movl	%ebp, %ebx
	.loc	0 25 20                         # calls.c:25:20
	cmpq	%r13, %r15
.Ltmp33:
	.loc	0 25 2                          # calls.c:25:2
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
	.loc	0 0 2                           # calls.c:0:2
	xorl	%ebp, %ebp
.Ltmp35:
.LBB2_4:
	#DEBUG_VALUE: entry:values <- $r14
	#DEBUG_VALUE: entry:count <- [DW_OP_LLVM_entry_value 1] $esi
	#DEBUG_VALUE: float_:values <- $r14
	#DEBUG_VALUE: float_:count <- 2
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:total <- 0
	.loc	0 26 17 is_stmt 1               # calls.c:26:17
	movl	(%r14), %r12d
.Ltmp36:
	#DEBUG_VALUE: deep:x <- $r12d
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%r12), %eax
	leal	-97(%r12), %r15d
.Ltmp37:
	.loc	0 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %r12d
.Ltmp38:
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%eax, %r15d
	movl	%r15d, %edi
	callq	f@PLT
.Ltmp39:
	movl	%eax, %ebx
.Ltmp40:
	#DEBUG_VALUE: float_:next <- undef
	#DEBUG_VALUE: deep:next <- undef
	imull	%r15d, %ebx
.Ltmp41:
	#DEBUG_VALUE: float_:total <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 2, DW_OP_minus, DW_OP_LLVM_arg 1, DW_OP_plus, DW_OP_stack_value] undef
	leal	7(%rbx), %eax
	addl	$100, %ebx
.Ltmp42:
	.loc	0 17 8                          # calls.c:17:8
	cmpl	$101, %r12d
.Ltmp43:
	#DEBUG_VALUE: i <- 1
	.loc	0 26 17 is_stmt 1               # calls.c:26:17
	movl	4(%r14), %ecx
.Ltmp44:
	#DEBUG_VALUE: deep:x <- $ecx
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%eax, %ebx
	leal	-97(%rcx), %eax
	leal	3(%rcx), %r14d
.Ltmp45:
	#DEBUG_VALUE: entry:values <- [DW_OP_LLVM_entry_value 1] $rdi
	addl	%ecx, %r12d
	subl	%r12d, %ebx
	leal	7(%rbx), %edx
	addl	$100, %ebx
.Ltmp46:
	.loc	0 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %ecx
.Ltmp47:
	.loc	0 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	%eax, %r14d
	cmovll	%edx, %ebx
	movl	%r14d, %edi
	callq	f@PLT
.Ltmp48:
	imull	%r14d, %eax
.Ltmp49:
	.loc	0 26 9 is_stmt 1                # calls.c:26:9
	addl	%ebx, %eax
.Ltmp50:
	#DEBUG_VALUE: float_:total <- $eax
	#DEBUG_VALUE: i <- 2
	.loc	1 507 34                        # parts/generated.y:507:34
	addl	%ebp, %eax
.Ltmp51:
	.loc	1 507 2 is_stmt 0               # parts/generated.y:507:2
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
.Ltmp52:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        # -- End function
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 # Length
.Ldebug_list_header_start0:
	.short	5                               # Version
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
	.long	18                              # Offset entry count
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
	.long	.Ldebug_loc11-.Lloclists_table_base0
	.long	.Ldebug_loc12-.Lloclists_table_base0
	.long	.Ldebug_loc13-.Lloclists_table_base0
	.long	.Ldebug_loc14-.Lloclists_table_base0
	.long	.Ldebug_loc15-.Lloclists_table_base0
	.long	.Ldebug_loc16-.Lloclists_table_base0
	.long	.Ldebug_loc17-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	95                              # DW_OP_reg15
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end0-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp4-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp4-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	92                              # super-register DW_OP_reg12
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end0-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # super-register DW_OP_reg4
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end0-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	81                              # DW_OP_reg1
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp7-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	86                              # super-register DW_OP_reg6
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp12-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc4:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # DW_OP_reg3
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp6-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp10-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp21-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp21-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp45-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp45-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp22-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp22-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	95                              # super-register DW_OP_reg15
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp34-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp35-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # super-register DW_OP_reg4
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc9:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp21-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp21-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc10:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp22-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # super-register DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp22-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	95                              # super-register DW_OP_reg15
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc11:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp23-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp23-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp25-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # super-register DW_OP_reg3
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	86                              # super-register DW_OP_reg6
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc12:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp23-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp23-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	93                              # DW_OP_reg13
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc13:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp24-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp28-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc14:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp45-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc15:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp43-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp43-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp50-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	1                               # 1
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp50-.Lfunc_begin0          #   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	2                               # 2
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc16:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp41-.Lfunc_begin0          #   ending offset
	.byte	3                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.byte	159                             # DW_OP_stack_value
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp50-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp51-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc17:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	92                              # super-register DW_OP_reg12
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp48-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	82                              # super-register DW_OP_reg2
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
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	115                             # DW_AT_addr_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	116                             # DW_AT_rnglists_base
	.byte	23                              # DW_FORM_sec_offset
	.ascii	"\214\001"                      # DW_AT_loclists_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	2                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	39                              # DW_AT_prototyped
	.byte	25                              # DW_FORM_flag_present
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	32                              # DW_AT_inline
	.byte	33                              # DW_FORM_implicit_const
	.byte	1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	3                               # Abbreviation Code
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
	.byte	4                               # Abbreviation Code
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
	.byte	5                               # Abbreviation Code
	.byte	22                              # DW_TAG_typedef
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
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
	.byte	25                              # DW_FORM_flag_present
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
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	10                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	11                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	12                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	13                              # Abbreviation Code
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
	.byte	14                              # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	1                               # DW_CHILDREN_yes
	.ascii	"\203\001"                      # DW_AT_call_target
	.byte	24                              # DW_FORM_exprloc
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	15                              # Abbreviation Code
	.byte	73                              # DW_TAG_call_site_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	126                             # DW_AT_call_value
	.byte	24                              # DW_FORM_exprloc
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	16                              # Abbreviation Code
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
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	39                              # DW_AT_prototyped
	.byte	25                              # DW_FORM_flag_present
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	17                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	18                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	39                              # DW_AT_prototyped
	.byte	25                              # DW_FORM_flag_present
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	32                              # DW_AT_inline
	.byte	33                              # DW_FORM_implicit_const
	.byte	1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	19                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
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
	.byte	20                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	21                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	5                               # DW_FORM_data2
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	22                              # Abbreviation Code
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
	.byte	5                               # DW_FORM_data2
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	23                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	28                              # DW_AT_const_value
	.byte	13                              # DW_FORM_sdata
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	24                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	85                              # DW_AT_ranges
	.byte	35                              # DW_FORM_rnglistx
	.byte	88                              # DW_AT_call_file
	.byte	11                              # DW_FORM_data1
	.byte	89                              # DW_AT_call_line
	.byte	11                              # DW_FORM_data1
	.byte	87                              # DW_AT_call_column
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	25                              # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	1                               # DW_CHILDREN_yes
	.byte	127                             # DW_AT_call_origin
	.byte	19                              # DW_FORM_ref4
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
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
	.byte	1                               # Abbrev [1] 0xc:0x1cc DW_TAG_compile_unit
	.byte	0                               # DW_AT_producer
	.short	12                              # DW_AT_language
	.byte	1                               # DW_AT_name
	.long	.Lstr_offsets_base0             # DW_AT_str_offsets_base
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.byte	2                               # DW_AT_comp_dir
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin0       # DW_AT_high_pc
	.long	.Laddr_table_base0              # DW_AT_addr_base
	.long	.Lrnglists_table_base0          # DW_AT_rnglists_base
	.long	.Lloclists_table_base0          # DW_AT_loclists_base
	.byte	2                               # Abbrev [2] 0x2b:0x19 DW_TAG_subprogram
	.byte	3                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	68                              # DW_AT_type
                                        # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x33:0x8 DW_TAG_formal_parameter
	.byte	5                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x3b:0x8 DW_TAG_formal_parameter
	.byte	6                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	72                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x44:0x4 DW_TAG_base_type
	.byte	4                               # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	5                               # Abbrev [5] 0x48:0x8 DW_TAG_typedef
	.long	80                              # DW_AT_type
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	6                               # Abbrev [6] 0x50:0x5 DW_TAG_pointer_type
	.long	85                              # DW_AT_type
	.byte	7                               # Abbrev [7] 0x55:0xb DW_TAG_subroutine_type
	.long	68                              # DW_AT_type
                                        # DW_AT_prototyped
	.byte	8                               # Abbrev [8] 0x5a:0x5 DW_TAG_formal_parameter
	.long	68                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0x60:0x57 DW_TAG_subprogram
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.long	211                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x6c:0x6 DW_TAG_formal_parameter
	.byte	0                               # DW_AT_location
	.long	219                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x72:0x6 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.long	227                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x78:0x6 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.long	235                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x7e:0x6 DW_TAG_variable
	.byte	3                               # DW_AT_location
	.long	243                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x84:0x27 DW_TAG_lexical_block
	.byte	0                               # DW_AT_low_pc
	.long	.Ltmp15-.Lfunc_begin0           # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x8a:0x6 DW_TAG_variable
	.byte	4                               # DW_AT_location
	.long	252                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0x90:0x1a DW_TAG_inlined_subroutine
	.long	43                              # DW_AT_abstract_origin
	.byte	1                               # DW_AT_low_pc
	.long	.Ltmp11-.Ltmp6                  # DW_AT_high_pc
	.byte	0                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x9d:0x6 DW_TAG_formal_parameter
	.byte	5                               # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0xa3:0x6 DW_TAG_formal_parameter
	.byte	6                               # DW_AT_location
	.long	59                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	14                              # Abbrev [14] 0xab:0xb DW_TAG_call_site
	.byte	1                               # DW_AT_call_target
	.byte	94
	.byte	2                               # DW_AT_call_return_pc
	.byte	15                              # Abbrev [15] 0xaf:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	125
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	16                              # Abbrev [16] 0xb7:0x1c DW_TAG_subprogram
	.byte	3                               # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	13                              # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	68                              # DW_AT_type
                                        # DW_AT_external
	.byte	17                              # Abbrev [17] 0xc7:0xb DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	5                               # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	18                              # Abbrev [18] 0xd3:0x33 DW_TAG_subprogram
	.byte	8                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	68                              # DW_AT_type
                                        # DW_AT_external
                                        # DW_AT_inline
	.byte	3                               # Abbrev [3] 0xdb:0x8 DW_TAG_formal_parameter
	.byte	9                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	262                             # DW_AT_type
	.byte	3                               # Abbrev [3] 0xe3:0x8 DW_TAG_formal_parameter
	.byte	10                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0xeb:0x8 DW_TAG_formal_parameter
	.byte	6                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	72                              # DW_AT_type
	.byte	19                              # Abbrev [19] 0xf3:0x8 DW_TAG_variable
	.byte	11                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	24                              # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	20                              # Abbrev [20] 0xfb:0xa DW_TAG_lexical_block
	.byte	19                              # Abbrev [19] 0xfc:0x8 DW_TAG_variable
	.byte	12                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	25                              # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	6                               # Abbrev [6] 0x106:0x5 DW_TAG_pointer_type
	.long	68                              # DW_AT_type
	.byte	16                              # Abbrev [16] 0x10b:0xcc DW_TAG_subprogram
	.byte	4                               # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	14                              # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	68                              # DW_AT_type
                                        # DW_AT_external
	.byte	21                              # Abbrev [21] 0x11b:0xa DW_TAG_formal_parameter
	.byte	7                               # DW_AT_location
	.byte	9                               # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	262                             # DW_AT_type
	.byte	21                              # Abbrev [21] 0x125:0xa DW_TAG_formal_parameter
	.byte	8                               # DW_AT_location
	.byte	10                              # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	68                              # DW_AT_type
	.byte	22                              # Abbrev [22] 0x12f:0x42 DW_TAG_inlined_subroutine
	.long	211                             # DW_AT_abstract_origin
	.byte	5                               # DW_AT_low_pc
	.long	.Ltmp34-.Ltmp19                 # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x13d:0x6 DW_TAG_formal_parameter
	.byte	9                               # DW_AT_location
	.long	219                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x143:0x6 DW_TAG_formal_parameter
	.byte	10                              # DW_AT_location
	.long	227                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x149:0x6 DW_TAG_variable
	.byte	11                              # DW_AT_location
	.long	243                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x14f:0x21 DW_TAG_lexical_block
	.byte	5                               # DW_AT_low_pc
	.long	.Ltmp34-.Ltmp19                 # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x155:0x6 DW_TAG_variable
	.byte	12                              # DW_AT_location
	.long	252                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0x15b:0x14 DW_TAG_inlined_subroutine
	.long	43                              # DW_AT_abstract_origin
	.byte	6                               # DW_AT_low_pc
	.long	.Ltmp30-.Ltmp24                 # DW_AT_high_pc
	.byte	0                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x168:0x6 DW_TAG_formal_parameter
	.byte	13                              # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	22                              # Abbrev [22] 0x171:0x3e DW_TAG_inlined_subroutine
	.long	211                             # DW_AT_abstract_origin
	.byte	7                               # DW_AT_low_pc
	.long	.Ltmp50-.Ltmp35                 # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	36                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x17f:0x6 DW_TAG_formal_parameter
	.byte	14                              # DW_AT_location
	.long	219                             # DW_AT_abstract_origin
	.byte	23                              # Abbrev [23] 0x185:0x6 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_const_value
	.long	227                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x18b:0x6 DW_TAG_variable
	.byte	16                              # DW_AT_location
	.long	243                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x191:0x1d DW_TAG_lexical_block
	.byte	7                               # DW_AT_low_pc
	.long	.Ltmp50-.Ltmp35                 # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x197:0x6 DW_TAG_variable
	.byte	15                              # DW_AT_location
	.long	252                             # DW_AT_abstract_origin
	.byte	24                              # Abbrev [24] 0x19d:0x10 DW_TAG_inlined_subroutine
	.long	43                              # DW_AT_abstract_origin
	.byte	0                               # DW_AT_ranges
	.byte	0                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x1a6:0x6 DW_TAG_formal_parameter
	.byte	17                              # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	25                              # Abbrev [25] 0x1af:0xd DW_TAG_call_site
	.long	183                             # DW_AT_call_origin
	.byte	8                               # DW_AT_call_return_pc
	.byte	15                              # Abbrev [15] 0x1b5:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	124
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	25                              # Abbrev [25] 0x1bc:0xd DW_TAG_call_site
	.long	183                             # DW_AT_call_origin
	.byte	9                               # DW_AT_call_return_pc
	.byte	15                              # Abbrev [15] 0x1c2:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	127
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	25                              # Abbrev [25] 0x1c9:0xd DW_TAG_call_site
	.long	183                             # DW_AT_call_origin
	.byte	10                              # DW_AT_call_return_pc
	.byte	15                              # Abbrev [15] 0x1cf:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	126
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
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
	.byte	4                               # DW_RLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp43-.Lfunc_begin0          #   ending offset
	.byte	4                               # DW_RLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          #   ending offset
	.byte	0                               # DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	64                              # Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
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
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 # Length of contribution
.Ldebug_addr_start0:
	.short	5                               # DWARF version number
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp6
	.quad	.Ltmp10
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp19
	.quad	.Ltmp24
	.quad	.Ltmp35
	.quad	.Ltmp28
	.quad	.Ltmp39
	.quad	.Ltmp48
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
