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
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$128, %rsp
	movq	%rdi, -96(%rbp)
	movl	%esi, -100(%rbp)
	movq	%rdx, -112(%rbp)
.Ltmp0:
	.loc	1 24 6 prologue_end             # calls.c:24:6
	movl	$0, -116(%rbp)
.Ltmp1:
	.loc	1 25 11                         # calls.c:25:11
	movl	$0, -120(%rbp)
.LBB0_1:                                # =>This Inner Loop Header: Depth=1
.Ltmp2:
	.loc	1 25 18 is_stmt 0               # calls.c:25:18
	movl	-120(%rbp), %eax
	.loc	1 25 20                         # calls.c:25:20
	cmpl	-100(%rbp), %eax
.Ltmp3:
	.loc	1 25 2                          # calls.c:25:2
	jge	.LBB0_7
# %bb.2:                                #   in Loop: Header=BB0_1 Depth=1
.Ltmp4:
	.loc	1 26 17 is_stmt 1               # calls.c:26:17
	movq	-96(%rbp), %rax
	movslq	-120(%rbp), %rcx
	movl	(%rax,%rcx,4), %ecx
	.loc	1 26 28 is_stmt 0               # calls.c:26:28
	movq	-112(%rbp), %rax
	movl	%ecx, -76(%rbp)
	movq	%rax, -88(%rbp)
.Ltmp5:
	.loc	1 17 8 is_stmt 1                # calls.c:17:8
	cmpl	$100, -76(%rbp)
.Ltmp6:
	.loc	1 17 6 is_stmt 0                # calls.c:17:6
	jle	.LBB0_4
# %bb.3:                                #   in Loop: Header=BB0_1 Depth=1
.Ltmp7:
	.loc	1 18 17 is_stmt 1               # calls.c:18:17
	movl	-76(%rbp), %ecx
	.loc	1 18 19 is_stmt 0               # calls.c:18:19
	subl	$100, %ecx
	.loc	1 18 26                         # calls.c:18:26
	movq	-88(%rbp), %rax
	movl	%ecx, -56(%rbp)
	movq	%rax, -64(%rbp)
.Ltmp8:
	.loc	1 11 10 is_stmt 1               # calls.c:11:10
	movl	-56(%rbp), %eax
	.loc	1 11 12 is_stmt 0               # calls.c:11:12
	addl	$3, %eax
	.loc	1 11 6                          # calls.c:11:6
	movl	%eax, -68(%rbp)
	.loc	1 12 17 is_stmt 1               # calls.c:12:17
	movl	-68(%rbp), %ecx
	.loc	1 12 20 is_stmt 0               # calls.c:12:20
	movq	-64(%rbp), %rax
	movl	%ecx, -4(%rbp)
	movq	%rax, -16(%rbp)
.Ltmp9:
	.loc	1 6 9 is_stmt 1                 # calls.c:6:9
	movq	-16(%rbp), %rax
	.loc	1 6 14 is_stmt 0                # calls.c:6:14
	movl	-4(%rbp), %edi
	.loc	1 6 9                           # calls.c:6:9
	callq	*%rax
	.loc	1 6 17                          # calls.c:6:17
	imull	-4(%rbp), %eax
.Ltmp10:
	.loc	1 12 26 is_stmt 1               # calls.c:12:26
	subl	-56(%rbp), %eax
.Ltmp11:
	.loc	1 18 3                          # calls.c:18:3
	movl	%eax, -72(%rbp)
	jmp	.LBB0_5
.Ltmp12:
.LBB0_4:                                #   in Loop: Header=BB0_1 Depth=1
	.loc	1 19 16                         # calls.c:19:16
	movl	-76(%rbp), %ecx
	.loc	1 19 19 is_stmt 0               # calls.c:19:19
	movq	-88(%rbp), %rax
	movl	%ecx, -36(%rbp)
	movq	%rax, -48(%rbp)
.Ltmp13:
	.loc	1 11 10 is_stmt 1               # calls.c:11:10
	movl	-36(%rbp), %eax
	.loc	1 11 12 is_stmt 0               # calls.c:11:12
	addl	$3, %eax
	.loc	1 11 6                          # calls.c:11:6
	movl	%eax, -52(%rbp)
	.loc	1 12 17 is_stmt 1               # calls.c:12:17
	movl	-52(%rbp), %ecx
	.loc	1 12 20 is_stmt 0               # calls.c:12:20
	movq	-48(%rbp), %rax
	movl	%ecx, -20(%rbp)
	movq	%rax, -32(%rbp)
.Ltmp14:
	.loc	1 6 9 is_stmt 1                 # calls.c:6:9
	movq	-32(%rbp), %rax
	.loc	1 6 14 is_stmt 0                # calls.c:6:14
	movl	-20(%rbp), %edi
	.loc	1 6 9                           # calls.c:6:9
	callq	*%rax
	.loc	1 6 17                          # calls.c:6:17
	imull	-20(%rbp), %eax
.Ltmp15:
	.loc	1 12 26 is_stmt 1               # calls.c:12:26
	subl	-36(%rbp), %eax
.Ltmp16:
	.loc	1 19 25                         # calls.c:19:25
	addl	$7, %eax
	.loc	1 19 2 is_stmt 0                # calls.c:19:2
	movl	%eax, -72(%rbp)
.LBB0_5:                                #   in Loop: Header=BB0_1 Depth=1
	.loc	1 20 1 is_stmt 1                # calls.c:20:1
	movl	-72(%rbp), %eax
.Ltmp17:
	.loc	1 26 9                          # calls.c:26:9
	addl	-116(%rbp), %eax
	movl	%eax, -116(%rbp)
# %bb.6:                                #   in Loop: Header=BB0_1 Depth=1
	.loc	1 25 30                         # calls.c:25:30
	movl	-120(%rbp), %eax
	addl	$1, %eax
	movl	%eax, -120(%rbp)
	.loc	1 25 2 is_stmt 0                # calls.c:25:2
	jmp	.LBB0_1
.Ltmp18:
.LBB0_7:
	.loc	1 27 9 is_stmt 1                # calls.c:27:9
	movl	-116(%rbp), %eax
	.loc	1 27 2 is_stmt 0                # calls.c:27:2
	addq	$128, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp19:
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
	.loc	2 501 0 is_stmt 1               # parts/generated.y:501:0
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movl	%edi, -4(%rbp)
.Ltmp20:
	.loc	2 502 9 prologue_end            # parts/generated.y:502:9
	movl	-4(%rbp), %eax
	.loc	2 502 11 is_stmt 0              # parts/generated.y:502:11
	movl	$7, %ecx
	cltd
	idivl	%ecx
	.loc	2 502 2                         # parts/generated.y:502:2
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp21:
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
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$16, %rsp
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
.Ltmp22:
	.loc	2 507 16 prologue_end           # parts/generated.y:507:16
	movq	-8(%rbp), %rdi
	.loc	2 507 24 is_stmt 0              # parts/generated.y:507:24
	movl	-12(%rbp), %esi
	.loc	2 507 9                         # parts/generated.y:507:9
	movq	f@GOTPCREL(%rip), %rdx
	callq	float_@PLT
	movl	%eax, -16(%rbp)                 # 4-byte Spill
	.loc	2 507 43                        # parts/generated.y:507:43
	movq	-8(%rbp), %rdi
	.loc	2 507 36                        # parts/generated.y:507:36
	movl	$2, %esi
	movq	f@GOTPCREL(%rip), %rdx
	callq	float_@PLT
	movl	%eax, %ecx
	movl	-16(%rbp), %eax                 # 4-byte Reload
	.loc	2 507 34                        # parts/generated.y:507:34
	addl	%ecx, %eax
	.loc	2 507 2                         # parts/generated.y:507:2
	addq	$16, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp23:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        # -- End function
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
	.byte	23                              # DW_FORM_sec_offset
	.byte	27                              # DW_AT_comp_dir
	.byte	14                              # DW_FORM_strp
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
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
	.byte	25                              # DW_FORM_flag_present
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
	.byte	10                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
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
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	11                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
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
	.byte	12                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
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
	.byte	13                              # Abbreviation Code
	.byte	11                              # DW_TAG_lexical_block
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	14                              # Abbreviation Code
	.byte	29                              # DW_TAG_inlined_subroutine
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
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
	.byte	15                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	16                              # Abbreviation Code
	.byte	52                              # DW_TAG_variable
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	17                              # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	3                               # DW_AT_name
	.byte	14                              # DW_FORM_strp
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
	.byte	18                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
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
	.byte	0                               # EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 # Length of Unit
.Ldebug_info_start0:
	.short	4                               # DWARF version number
	.long	.debug_abbrev                   # Offset Into Abbrev. Section
	.byte	8                               # Address Size (in bytes)
	.byte	1                               # Abbrev [1] 0xb:0x25d DW_TAG_compile_unit
	.long	.Linfo_string0                  # DW_AT_producer
	.short	12                              # DW_AT_language
	.long	.Linfo_string1                  # DW_AT_name
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.long	.Linfo_string2                  # DW_AT_comp_dir
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin0       # DW_AT_high_pc
	.byte	2                               # Abbrev [2] 0x2a:0x23 DW_TAG_subprogram
	.long	.Linfo_string3                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x36:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x41:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	15                              # DW_AT_decl_line
	.long	84                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x4d:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	5                               # Abbrev [5] 0x54:0xb DW_TAG_typedef
	.long	95                              # DW_AT_type
	.long	.Linfo_string7                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	6                               # Abbrev [6] 0x5f:0x5 DW_TAG_pointer_type
	.long	100                             # DW_AT_type
	.byte	7                               # Abbrev [7] 0x64:0xb DW_TAG_subroutine_type
	.long	77                              # DW_AT_type
                                        # DW_AT_prototyped
	.byte	8                               # Abbrev [8] 0x69:0x5 DW_TAG_formal_parameter
	.long	77                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0x6f:0x2e DW_TAG_subprogram
	.long	.Linfo_string8                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	9                               # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x7b:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	9                               # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0x86:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	9                               # DW_AT_decl_line
	.long	84                              # DW_AT_type
	.byte	9                               # Abbrev [9] 0x91:0xb DW_TAG_variable
	.long	.Linfo_string9                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	11                              # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0x9d:0x23 DW_TAG_subprogram
	.long	.Linfo_string10                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0xa9:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	3                               # Abbrev [3] 0xb4:0xb DW_TAG_formal_parameter
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
	.long	84                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	10                              # Abbrev [10] 0xc0:0x13f DW_TAG_subprogram
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	86
	.long	.Linfo_string11                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
                                        # DW_AT_external
	.byte	11                              # Abbrev [11] 0xd9:0xf DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\240\177"
	.long	.Linfo_string14                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	610                             # DW_AT_type
	.byte	11                              # Abbrev [11] 0xe8:0xf DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\234\177"
	.long	.Linfo_string15                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	11                              # Abbrev [11] 0xf7:0xf DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\220\177"
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	84                              # DW_AT_type
	.byte	12                              # Abbrev [12] 0x106:0xf DW_TAG_variable
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\214\177"
	.long	.Linfo_string16                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	24                              # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	13                              # Abbrev [13] 0x115:0xe9 DW_TAG_lexical_block
	.quad	.Ltmp1                          # DW_AT_low_pc
	.long	.Ltmp18-.Ltmp1                  # DW_AT_high_pc
	.byte	12                              # Abbrev [12] 0x122:0xf DW_TAG_variable
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\210\177"
	.long	.Linfo_string17                 # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	25                              # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	14                              # Abbrev [14] 0x131:0xcc DW_TAG_inlined_subroutine
	.long	42                              # DW_AT_abstract_origin
	.quad	.Ltmp5                          # DW_AT_low_pc
	.long	.Ltmp17-.Ltmp5                  # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	26                              # DW_AT_call_line
	.byte	12                              # DW_AT_call_column
	.byte	15                              # Abbrev [15] 0x145:0x9 DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\264\177"
	.long	54                              # DW_AT_abstract_origin
	.byte	15                              # Abbrev [15] 0x14e:0x9 DW_TAG_formal_parameter
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\250\177"
	.long	65                              # DW_AT_abstract_origin
	.byte	14                              # Abbrev [14] 0x157:0x53 DW_TAG_inlined_subroutine
	.long	111                             # DW_AT_abstract_origin
	.quad	.Ltmp8                          # DW_AT_low_pc
	.long	.Ltmp11-.Ltmp8                  # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	18                              # DW_AT_call_line
	.byte	10                              # DW_AT_call_column
	.byte	15                              # Abbrev [15] 0x16b:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	72
	.long	123                             # DW_AT_abstract_origin
	.byte	15                              # Abbrev [15] 0x173:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	64
	.long	134                             # DW_AT_abstract_origin
	.byte	16                              # Abbrev [16] 0x17b:0x9 DW_TAG_variable
	.byte	3                               # DW_AT_location
	.byte	145
	.ascii	"\274\177"
	.long	145                             # DW_AT_abstract_origin
	.byte	14                              # Abbrev [14] 0x184:0x25 DW_TAG_inlined_subroutine
	.long	157                             # DW_AT_abstract_origin
	.quad	.Ltmp9                          # DW_AT_low_pc
	.long	.Ltmp10-.Ltmp9                  # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	12                              # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	15                              # Abbrev [15] 0x198:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	124
	.long	169                             # DW_AT_abstract_origin
	.byte	15                              # Abbrev [15] 0x1a0:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	112
	.long	180                             # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	14                              # Abbrev [14] 0x1aa:0x52 DW_TAG_inlined_subroutine
	.long	111                             # DW_AT_abstract_origin
	.quad	.Ltmp13                         # DW_AT_low_pc
	.long	.Ltmp16-.Ltmp13                 # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	19                              # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	15                              # Abbrev [15] 0x1be:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	92
	.long	123                             # DW_AT_abstract_origin
	.byte	15                              # Abbrev [15] 0x1c6:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	80
	.long	134                             # DW_AT_abstract_origin
	.byte	16                              # Abbrev [16] 0x1ce:0x8 DW_TAG_variable
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	76
	.long	145                             # DW_AT_abstract_origin
	.byte	14                              # Abbrev [14] 0x1d6:0x25 DW_TAG_inlined_subroutine
	.long	157                             # DW_AT_abstract_origin
	.quad	.Ltmp14                         # DW_AT_low_pc
	.long	.Ltmp15-.Ltmp14                 # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	12                              # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	15                              # Abbrev [15] 0x1ea:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	108
	.long	169                             # DW_AT_abstract_origin
	.byte	15                              # Abbrev [15] 0x1f2:0x8 DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	96
	.long	180                             # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	17                              # Abbrev [17] 0x1ff:0x2a DW_TAG_subprogram
	.quad	.Lfunc_begin1                   # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	86
	.long	.Linfo_string12                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
                                        # DW_AT_external
	.byte	18                              # Abbrev [18] 0x219:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	124
	.long	.Linfo_string5                  # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	500                             # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	17                              # Abbrev [17] 0x229:0x39 DW_TAG_subprogram
	.quad	.Lfunc_begin2                   # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	86
	.long	.Linfo_string13                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	77                              # DW_AT_type
                                        # DW_AT_external
	.byte	18                              # Abbrev [18] 0x243:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	120
	.long	.Linfo_string14                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	610                             # DW_AT_type
	.byte	18                              # Abbrev [18] 0x252:0xf DW_TAG_formal_parameter
	.byte	2                               # DW_AT_location
	.byte	145
	.byte	116
	.long	.Linfo_string15                 # DW_AT_name
	.byte	2                               # DW_AT_decl_file
	.short	505                             # DW_AT_decl_line
	.long	77                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	6                               # Abbrev [6] 0x262:0x5 DW_TAG_pointer_type
	.long	77                              # DW_AT_type
	.byte	0                               # End Of Children Mark
.Ldebug_info_end0:
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
	.asciz	"deeper"                        # string offset=35
.Linfo_string9:
	.asciz	"y"                             # string offset=42
.Linfo_string10:
	.asciz	"deepest"                       # string offset=44
.Linfo_string11:
	.asciz	"float_"                        # string offset=52
.Linfo_string12:
	.asciz	"f"                             # string offset=59
.Linfo_string13:
	.asciz	"entry"                         # string offset=61
.Linfo_string14:
	.asciz	"values"                        # string offset=67
.Linfo_string15:
	.asciz	"count"                         # string offset=74
.Linfo_string16:
	.asciz	"total"                         # string offset=80
.Linfo_string17:
	.asciz	"i"                             # string offset=86
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
