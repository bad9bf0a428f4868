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
	pushl	%ebp
	.cfi_def_cfa_offset 8
	pushl	%ebx
	.cfi_def_cfa_offset 12
	pushl	%edi
	.cfi_def_cfa_offset 16
	pushl	%esi
	.cfi_def_cfa_offset 20
	subl	$12, %esp
	.cfi_def_cfa_offset 32
	.cfi_offset %esi, -20
	.cfi_offset %edi, -16
	.cfi_offset %ebx, -12
	.cfi_offset %ebp, -8
	calll	.L0$pb
	.cfi_adjust_cfa_offset 4
.L0$pb:
	popl	%ebx
	.cfi_adjust_cfa_offset -4
.Ltmp0:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb), %ebx
.Ltmp1:
	#DEBUG_VALUE: float_:next <- [DW_OP_plus_uconst 40] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	movl	36(%esp), %eax
.Ltmp2:
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:total <- 0
	.loc	1 25 20 prologue_end            # calls.c:25:20
	testl	%eax, %eax
.Ltmp3:
	.loc	1 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB0_1
.Ltmp4:
# %bb.3:
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:next <- [DW_OP_plus_uconst 40] [$esp+0]
	.loc	1 0 2                           # calls.c:0:2
	xorl	%edi, %edi
	xorl	%esi, %esi
.Ltmp5:
	.p2align	4, 0x90
.LBB0_4:                                # =>This Inner Loop Header: Depth=1
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:next <- [DW_OP_plus_uconst 40] [$esp+0]
	#DEBUG_VALUE: float_:total <- $esi
	#DEBUG_VALUE: i <- $edi
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	32(%esp), %eax
	movl	(%eax,%edi,4), %eax
.Ltmp6:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%eax), %ebp
	leal	-97(%eax), %ecx
	subl	%eax, %esi
.Ltmp7:
	leal	7(%esi), %edx
	addl	$100, %esi
.Ltmp8:
	#DEBUG_VALUE: deep:next <- undef
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp9:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	%ecx, %ebp
	movl	%ebp, (%esp)
	cmovll	%edx, %esi
	calll	*40(%esp)
.Ltmp10:
	movl	36(%esp), %ecx
	imull	%ebp, %eax
.Ltmp11:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%esi, %eax
.Ltmp12:
	#DEBUG_VALUE: float_:total <- $eax
	.loc	1 25 30                         # calls.c:25:30
	addl	$1, %edi
.Ltmp13:
	#DEBUG_VALUE: i <- $edi
	.loc	1 0 30 is_stmt 0                # calls.c:0:30
	movl	%eax, %esi
	.loc	1 25 20                         # calls.c:25:20
	cmpl	%edi, %ecx
.Ltmp14:
	.loc	1 25 2                          # calls.c:25:2
	jne	.LBB0_4
	jmp	.LBB0_2
.Ltmp15:
.LBB0_1:
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:next <- [DW_OP_plus_uconst 40] [$esp+0]
	.loc	1 0 2                           # calls.c:0:2
	xorl	%eax, %eax
.Ltmp16:
.LBB0_2:
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:next <- [DW_OP_plus_uconst 40] [$esp+0]
	.loc	1 27 2 is_stmt 1                # calls.c:27:2
	addl	$12, %esp
	.cfi_def_cfa_offset 20
	popl	%esi
	.cfi_def_cfa_offset 16
	popl	%edi
	.cfi_def_cfa_offset 12
	popl	%ebx
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_def_cfa_offset 4
	retl
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
	#DEBUG_VALUE: f:x <- [DW_OP_plus_uconst 4] [$esp+0]
	movl	4(%esp), %ecx
	movl	$-1840700269, %edx              # imm = 0x92492493
.Ltmp18:
	.loc	2 502 11 prologue_end           # parts/generated.y:502:11
	movl	%ecx, %eax
	imull	%edx
	addl	%edx, %ecx
	movl	%ecx, %eax
	shrl	$31, %eax
	sarl	$2, %ecx
	addl	%eax, %ecx
	.loc	2 502 2 is_stmt 0               # parts/generated.y:502:2
	movl	%ecx, %eax
	retl
.Ltmp19:
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
	pushl	%ebp
	.cfi_def_cfa_offset 8
	pushl	%ebx
	.cfi_def_cfa_offset 12
	pushl	%edi
	.cfi_def_cfa_offset 16
	pushl	%esi
	.cfi_def_cfa_offset 20
	subl	$12, %esp
	.cfi_def_cfa_offset 32
	.cfi_offset %esi, -20
	.cfi_offset %edi, -16
	.cfi_offset %ebx, -12
	.cfi_offset %ebp, -8
	calll	.L2$pb
	.cfi_adjust_cfa_offset 4
.L2$pb:
	popl	%ebx
	.cfi_adjust_cfa_offset -4
.Ltmp20:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp20-.L2$pb), %ebx
.Ltmp21:
	#DEBUG_VALUE: entry:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: entry:values <- [DW_OP_plus_uconst 32] [$esp+0]
	movl	36(%esp), %ecx
	movl	32(%esp), %eax
.Ltmp22:
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	.loc	1 25 20 prologue_end            # calls.c:25:20
	testl	%ecx, %ecx
.Ltmp23:
	#DEBUG_VALUE: float_:next <- undef
	.loc	1 25 2 is_stmt 0                # calls.c:25:2
	jle	.LBB2_1
.Ltmp24:
# %bb.2:
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: entry:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: entry:count <- [DW_OP_plus_uconst 36] [$esp+0]
	.loc	1 0 2                           # calls.c:0:2
	xorl	%ebp, %ebp
	xorl	%edi, %edi
.Ltmp25:
	.p2align	4, 0x90
.LBB2_3:                                # =>This Inner Loop Header: Depth=1
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: entry:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: entry:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:total <- $edi
	#DEBUG_VALUE: i <- $ebp
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	32(%esp), %eax
	movl	(%eax,%ebp,4), %eax
.Ltmp26:
	#DEBUG_VALUE: deep:x <- $eax
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%eax), %esi
	leal	-97(%eax), %ecx
	subl	%eax, %edi
.Ltmp27:
	leal	7(%edi), %edx
	addl	$100, %edi
.Ltmp28:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %eax
.Ltmp29:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	%ecx, %esi
	movl	%esi, (%esp)
	cmovll	%edx, %edi
	calll	f
.Ltmp30:
	movl	36(%esp), %ecx
.Ltmp31:
	#DEBUG_VALUE: deep:next <- undef
	imull	%esi, %eax
.Ltmp32:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%eax, %edi
.Ltmp33:
	#DEBUG_VALUE: float_:total <- $edi
	.loc	1 0 9 is_stmt 0                 # calls.c:0:9
	movl	32(%esp), %eax
	.loc	1 25 30 is_stmt 1               # calls.c:25:30
	addl	$1, %ebp
.Ltmp34:
	#DEBUG_VALUE: i <- $ebp
	.loc	1 25 20 is_stmt 0               # calls.c:25:20
	cmpl	%ebp, %ecx
.Ltmp35:
	.loc	1 25 2                          # calls.c:25:2
	jne	.LBB2_3
	jmp	.LBB2_4
.Ltmp36:
.LBB2_1:
	#DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: float_:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:total <- 0
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: entry:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: entry:count <- [DW_OP_plus_uconst 36] [$esp+0]
	.loc	1 0 2                           # calls.c:0:2
	xorl	%edi, %edi
.Ltmp37:
.LBB2_4:
	#DEBUG_VALUE: entry:values <- [DW_OP_plus_uconst 32] [$esp+0]
	#DEBUG_VALUE: entry:count <- [DW_OP_plus_uconst 36] [$esp+0]
	#DEBUG_VALUE: float_:values <- $eax
	#DEBUG_VALUE: float_:count <- 2
	#DEBUG_VALUE: i <- 0
	#DEBUG_VALUE: float_:total <- 0
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	(%eax), %ebp
.Ltmp38:
	#DEBUG_VALUE: deep:x <- $ebp
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	leal	3(%ebp), %ecx
.Ltmp39:
	#DEBUG_VALUE: float_:values <- undef
	leal	-97(%ebp), %eax
.Ltmp40:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %ebp
.Ltmp41:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	%eax, %ecx
	movl	%ecx, 8(%esp)                   # 4-byte Spill
	movl	%ecx, (%esp)
	calll	f
	movl	%eax, %esi
.Ltmp42:
	#DEBUG_VALUE: deep:next <- undef
	#DEBUG_VALUE: float_:next <- undef
	imull	8(%esp), %esi                   # 4-byte Folded Reload
.Ltmp43:
	#DEBUG_VALUE: float_:total <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 2, DW_OP_minus, DW_OP_LLVM_arg 1, DW_OP_plus, DW_OP_stack_value] undef
	leal	7(%esi), %eax
	addl	$100, %esi
.Ltmp44:
	.loc	1 17 8                          # calls.c:17:8
	cmpl	$101, %ebp
.Ltmp45:
	#DEBUG_VALUE: i <- 1
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movl	32(%esp), %ecx
.Ltmp46:
	#DEBUG_VALUE: float_:values <- $ecx
	movl	4(%ecx), %ecx
.Ltmp47:
	#DEBUG_VALUE: deep:x <- $ecx
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovll	%eax, %esi
	leal	-97(%ecx), %eax
	movl	%eax, 8(%esp)                   # 4-byte Spill
	leal	3(%ecx), %eax
	addl	%ecx, %ebp
	subl	%ebp, %esi
	leal	7(%esi), %edx
	addl	$100, %esi
.Ltmp48:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$101, %ecx
.Ltmp49:
	.loc	1 0 0 is_stmt 0                 # calls.c:0:0
	cmovgel	8(%esp), %eax                   # 4-byte Folded Reload
	movl	%eax, (%esp)
	movl	%eax, %ebp
	cmovll	%edx, %esi
	calll	f
.Ltmp50:
	imull	%ebp, %eax
.Ltmp51:
	.loc	1 26 9 is_stmt 1                # calls.c:26:9
	addl	%esi, %eax
.Ltmp52:
	#DEBUG_VALUE: float_:total <- $eax
	#DEBUG_VALUE: i <- 2
	.loc	2 507 34                        # parts/generated.y:507:34
	addl	%edi, %eax
.Ltmp53:
	.loc	2 507 2 is_stmt 0               # parts/generated.y:507:2
	addl	$12, %esp
	.cfi_def_cfa_offset 20
	popl	%esi
	.cfi_def_cfa_offset 16
	popl	%edi
	.cfi_def_cfa_offset 12
	popl	%ebx
	.cfi_def_cfa_offset 8
	popl	%ebp
	.cfi_def_cfa_offset 4
	retl
.Ltmp54:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        # -- End function
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.long	.Ltmp2-.Lfunc_begin0
	.long	.Ltmp5-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp5-.Lfunc_begin0
	.long	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	87                              # DW_OP_reg7
	.long	0
	.long	0
.Ldebug_loc1:
	.long	.Ltmp2-.Lfunc_begin0
	.long	.Ltmp5-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp5-.Lfunc_begin0
	.long	.Ltmp7-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	86                              # DW_OP_reg6
	.long	.Ltmp12-.Lfunc_begin0
	.long	.Ltmp15-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.long	.Ltmp15-.Lfunc_begin0
	.long	.Ltmp16-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	0
	.long	0
.Ldebug_loc2:
	.long	.Ltmp6-.Lfunc_begin0
	.long	.Ltmp10-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.long	0
	.long	0
.Ldebug_loc3:
	.long	.Ltmp22-.Lfunc_begin0
	.long	.Ltmp25-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp25-.Lfunc_begin0
	.long	.Ltmp36-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.long	0
	.long	0
.Ldebug_loc4:
	.long	.Ltmp22-.Lfunc_begin0
	.long	.Ltmp25-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp25-.Lfunc_begin0
	.long	.Ltmp27-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	87                              # DW_OP_reg7
	.long	.Ltmp33-.Lfunc_begin0
	.long	.Ltmp36-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	87                              # DW_OP_reg7
	.long	0
	.long	0
.Ldebug_loc5:
	.long	.Ltmp26-.Lfunc_begin0
	.long	.Ltmp30-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.long	0
	.long	0
.Ldebug_loc6:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp39-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.long	.Ltmp46-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.long	0
	.long	0
.Ldebug_loc7:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp45-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp45-.Lfunc_begin0
	.long	.Ltmp52-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	1                               # 1
	.long	.Ltmp52-.Lfunc_begin0
	.long	.Lfunc_end2-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	2                               # 2
	.long	0
	.long	0
.Ldebug_loc8:
	.long	.Ltmp37-.Lfunc_begin0
	.long	.Ltmp43-.Lfunc_begin0
	.short	2                               # Loc expr size
	.byte	17                              # DW_OP_consts
	.byte	0                               # 0
	.long	.Ltmp52-.Lfunc_begin0
	.long	.Ltmp53-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.long	0
	.long	0
.Ldebug_loc9:
	.long	.Ltmp38-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.long	.Ltmp47-.Lfunc_begin0
	.long	.Ltmp50-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.long	0
	.long	0
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
	.byte	10                              # DW_FORM_block1
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
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	6                               # DW_FORM_data4
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	15                              # Abbreviation Code
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
	.byte	16                              # Abbreviation Code
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
	.byte	17                              # Abbreviation Code
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
	.byte	18                              # Abbreviation Code
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
	.byte	19                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
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
	.short	2                               # DWARF version number
	.long	.debug_abbrev                   # Offset Into Abbrev. Section
	.byte	4                               # Address Size (in bytes)
	.byte	1                               # Abbrev [1] 0xb:0x218 DW_TAG_compile_unit
	.long	.Linfo_string0                  # DW_AT_producer
	.short	12                              # DW_AT_language
	.long	.Linfo_string1                  # DW_AT_name
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.long	.Linfo_string2                  # DW_AT_comp_dir
	.long	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Lfunc_end2                     # DW_AT_high_pc
	.byte	2                               # Abbrev [2] 0x26:0x24 DW_TAG_subprogram
	.long	.Linfo_string3                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	74                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x33:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x3e:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	81                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x4a:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	5                               # Abbrev [5] 0x51:0xb DW_TAG_typedef
	.long	92                              # DW_AT_type
	.long	.Linfo_string7                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	6                               # Abbrev [6] 0x5c:0x5 DW_TAG_pointer_type
	.long	97                              # DW_AT_type
	.byte	7                               # Abbrev [7] 0x61:0xc DW_TAG_subroutine_type
	.long	74                              # DW_AT_type
	.byte	1                               # DW_AT_prototyped
	.byte	8                               # Abbrev [8] 0x67:0x5 DW_TAG_formal_parameter
	.long	74                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0x6d:0x5e DW_TAG_subprogram
	.long	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Lfunc_end0                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	84
	.long	243                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x7c:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	32
	.long	257                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x84:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	36
	.long	268                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x8c:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	40
	.long	279                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x94:0x9 DW_TAG_variable
	.long	.Ldebug_loc1                    # DW_AT_location
	.long	290                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x9d:0x2d DW_TAG_lexical_block
	.long	.Ltmp2                          # DW_AT_low_pc
	.long	.Ltmp15                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0xa6:0x9 DW_TAG_variable
	.long	.Ldebug_loc0                    # DW_AT_location
	.long	302                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0xaf:0x1a DW_TAG_inlined_subroutine
	.long	38                              # DW_AT_abstract_origin
	.long	.Ltmp6                          # DW_AT_low_pc
	.long	.Ltmp11                         # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	14                              # Abbrev [14] 0xbf:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc2                    # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	15                              # Abbrev [15] 0xcb:0x28 DW_TAG_subprogram
	.long	.Lfunc_begin1                   # DW_AT_low_pc
	.long	.Lfunc_end1                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	84
	.long	.Linfo_string13                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	74                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	16                              # Abbrev [16] 0xe3:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	4
	.long	.Linfo_string5                  # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	17                              # Abbrev [17] 0xf3:0x48 DW_TAG_subprogram
	.long	.Linfo_string8                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	74                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x101:0xb DW_TAG_formal_parameter
	.long	.Linfo_string9                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	315                             # DW_AT_type
	.byte	3                               # Abbrev [3] 0x10c:0xb DW_TAG_formal_parameter
	.long	.Linfo_string10                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x117:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	81                              # DW_AT_type
	.byte	18                              # Abbrev [18] 0x122:0xb DW_TAG_variable
	.long	.Linfo_string11                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	24                              # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	19                              # Abbrev [19] 0x12d:0xd DW_TAG_lexical_block
	.byte	18                              # Abbrev [18] 0x12e:0xb DW_TAG_variable
	.long	.Linfo_string12                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	25                              # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	6                               # Abbrev [6] 0x13b:0x5 DW_TAG_pointer_type
	.long	74                              # DW_AT_type
	.byte	15                              # Abbrev [15] 0x140:0xe2 DW_TAG_subprogram
	.long	.Lfunc_begin2                   # DW_AT_low_pc
	.long	.Lfunc_end2                     # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	84
	.long	.Linfo_string14                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.byte	1                               # DW_AT_prototyped
	.long	74                              # DW_AT_type
	.byte	1                               # DW_AT_external
	.byte	16                              # Abbrev [16] 0x158:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	32
	.long	.Linfo_string9                  # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	315                             # DW_AT_type
	.byte	16                              # Abbrev [16] 0x167:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	36
	.long	.Linfo_string10                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	74                              # DW_AT_type
	.byte	20                              # Abbrev [20] 0x176:0x58 DW_TAG_inlined_subroutine
	.long	243                             # DW_AT_abstract_origin
	.long	.Ltmp22                         # DW_AT_low_pc
	.long	.Ltmp36                         # DW_AT_high_pc
	.byte	2                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	10                              # Abbrev [10] 0x187:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	32
	.long	257                             # DW_AT_abstract_origin
	.byte	10                              # Abbrev [10] 0x18f:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	36
	.long	268                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x197:0x9 DW_TAG_variable
	.long	.Ldebug_loc4                    # DW_AT_location
	.long	290                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x1a0:0x2d DW_TAG_lexical_block
	.long	.Ltmp22                         # DW_AT_low_pc
	.long	.Ltmp36                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x1a9:0x9 DW_TAG_variable
	.long	.Ldebug_loc3                    # DW_AT_location
	.long	302                             # DW_AT_abstract_origin
	.byte	13                              # Abbrev [13] 0x1b2:0x1a DW_TAG_inlined_subroutine
	.long	38                              # DW_AT_abstract_origin
	.long	.Ltmp26                         # DW_AT_low_pc
	.long	.Ltmp32                         # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	14                              # Abbrev [14] 0x1c2:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc5                    # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	20                              # Abbrev [20] 0x1ce:0x53 DW_TAG_inlined_subroutine
	.long	243                             # DW_AT_abstract_origin
	.long	.Ltmp37                         # DW_AT_low_pc
	.long	.Ltmp52                         # DW_AT_high_pc
	.byte	2                               # DW_AT_call_file
	.short	507                             # DW_AT_call_line
	.byte	36                              # DW_AT_call_column
	.byte	14                              # Abbrev [14] 0x1df:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc6                    # DW_AT_location
	.long	257                             # DW_AT_abstract_origin
	.byte	21                              # Abbrev [21] 0x1e8:0x6 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_const_value
	.long	268                             # DW_AT_abstract_origin
	.byte	11                              # Abbrev [11] 0x1ee:0x9 DW_TAG_variable
	.long	.Ldebug_loc8                    # DW_AT_location
	.long	290                             # DW_AT_abstract_origin
	.byte	12                              # Abbrev [12] 0x1f7:0x29 DW_TAG_lexical_block
	.long	.Ltmp37                         # DW_AT_low_pc
	.long	.Ltmp52                         # DW_AT_high_pc
	.byte	11                              # Abbrev [11] 0x200:0x9 DW_TAG_variable
	.long	.Ldebug_loc7                    # DW_AT_location
	.long	302                             # DW_AT_abstract_origin
	.byte	22                              # Abbrev [22] 0x209:0x16 DW_TAG_inlined_subroutine
	.long	38                              # DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 # DW_AT_ranges
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	14                              # Abbrev [14] 0x215:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc9                    # DW_AT_location
	.long	51                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.long	.Ltmp38-.Lfunc_begin0
	.long	.Ltmp45-.Lfunc_begin0
	.long	.Ltmp47-.Lfunc_begin0
	.long	.Ltmp51-.Lfunc_begin0
	.long	0
	.long	0
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
