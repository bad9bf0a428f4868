	.text
	.file	"folded.cc"
	.section	.text._Z6zero_ai,"ax",@progbits
	.hidden	_Z6zero_ai                      # -- Begin function _Z6zero_ai
	.globl	_Z6zero_ai
	.p2align	4, 0x90
	.type	_Z6zero_ai,@function
_Z6zero_ai:                             # @_Z6zero_ai
.Lfunc_begin0:
	.file	0 "/src" "folded.cc" md5 0x984eb8fdb3b9f17f2191fea01ccb1f46
	.loc	0 10 0                          # folded.cc:10:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: zero_a:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	.loc	0 10 56 prologue_end            # folded.cc:10:56
	leal	5(%rdi), %eax
	.loc	0 10 47 is_stmt 0               # folded.cc:10:47
	retq
.Ltmp0:
.Lfunc_end0:
	.size	_Z6zero_ai, .Lfunc_end0-_Z6zero_ai
	.cfi_endproc
                                        # -- End function
	.section	.text._Z6zero_bi,"ax",@progbits
	.hidden	_Z6zero_bi                      # -- Begin function _Z6zero_bi
	.globl	_Z6zero_bi
	.p2align	4, 0x90
	.type	_Z6zero_bi,@function
_Z6zero_bi:                             # @_Z6zero_bi
.Lfunc_begin1:
	.loc	0 11 0 is_stmt 1                # folded.cc:11:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: zero_b:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	.loc	0 11 56 prologue_end            # folded.cc:11:56
	leal	5(%rdi), %eax
	.loc	0 11 47 is_stmt 0               # folded.cc:11:47
	retq
.Ltmp1:
.Lfunc_end1:
	.size	_Z6zero_bi, .Lfunc_end1-_Z6zero_bi
	.cfi_endproc
                                        # -- End function
	.section	.text.entry,"ax",@progbits
	.hidden	entry                           # -- Begin function entry
	.globl	entry
	.p2align	4, 0x90
	.type	entry,@function
entry:                                  # @entry
.Lfunc_begin2:
	.loc	0 14 0 is_stmt 1                # folded.cc:14:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: entry:apple <- $rdi
	#DEBUG_VALUE: entry:brick <- $rsi
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
	movq	%rsi, %r14
	movq	%rdi, %rbx
.Ltmp2:
	.loc	0 15 9 prologue_end             # folded.cc:15:9
	callq	_Z5weighI5AppleEiPKT_
.Ltmp3:
	#DEBUG_VALUE: entry:brick <- $r14
	#DEBUG_VALUE: entry:apple <- $rbx
	movl	%eax, %r15d
	.loc	0 15 24 is_stmt 0               # folded.cc:15:24
	movq	%r14, %rdi
	callq	_Z5weighI5BrickEiPKT_
.Ltmp4:
	movl	%eax, %ebp
	.loc	0 15 22                         # folded.cc:15:22
	addl	%r15d, %ebp
	.loc	0 15 53                         # folded.cc:15:53
	movl	(%rbx), %edi
	.loc	0 15 39                         # folded.cc:15:39
	callq	_Z6zero_ai
.Ltmp5:
	movl	%eax, %ebx
.Ltmp6:
	#DEBUG_VALUE: entry:apple <- [DW_OP_LLVM_entry_value 1] $rdi
	.loc	0 15 37                         # folded.cc:15:37
	addl	%ebp, %ebx
	.loc	0 15 77                         # folded.cc:15:77
	movl	(%r14), %edi
	.loc	0 15 63                         # folded.cc:15:63
	callq	_Z6zero_bi
.Ltmp7:
	.loc	0 15 61                         # folded.cc:15:61
	addl	%ebx, %eax
	.loc	0 15 2                          # folded.cc:15:2
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r14
.Ltmp8:
	#DEBUG_VALUE: entry:brick <- [DW_OP_LLVM_entry_value 1] $rsi
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp9:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        # -- End function
	.section	.text._Z5weighI5AppleEiPKT_,"axG",@progbits,_Z5weighI5AppleEiPKT_,comdat
	.hidden	_Z5weighI5AppleEiPKT_           # -- Begin function _Z5weighI5AppleEiPKT_
	.weak	_Z5weighI5AppleEiPKT_
	.p2align	4, 0x90
	.type	_Z5weighI5AppleEiPKT_,@function
_Z5weighI5AppleEiPKT_:                  # @_Z5weighI5AppleEiPKT_
.Lfunc_begin3:
	.loc	0 6 0 is_stmt 1                 # folded.cc:6:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: weigh<Apple>:what <- $rdi
	.loc	0 7 15 prologue_end             # folded.cc:7:15
	movl	(%rdi), %eax
	.loc	0 7 22 is_stmt 0                # folded.cc:7:22
	addl	%eax, %eax
	leal	(%rax,%rax,4), %eax
	.loc	0 7 2                           # folded.cc:7:2
	retq
.Ltmp10:
.Lfunc_end3:
	.size	_Z5weighI5AppleEiPKT_, .Lfunc_end3-_Z5weighI5AppleEiPKT_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z5weighI5BrickEiPKT_,"axG",@progbits,_Z5weighI5BrickEiPKT_,comdat
	.hidden	_Z5weighI5BrickEiPKT_           # -- Begin function _Z5weighI5BrickEiPKT_
	.weak	_Z5weighI5BrickEiPKT_
	.p2align	4, 0x90
	.type	_Z5weighI5BrickEiPKT_,@function
_Z5weighI5BrickEiPKT_:                  # @_Z5weighI5BrickEiPKT_
.Lfunc_begin4:
	.loc	0 6 0 is_stmt 1                 # folded.cc:6:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: weigh<Brick>:what <- $rdi
	.loc	0 7 15 prologue_end             # folded.cc:7:15
	movl	(%rdi), %eax
	.loc	0 7 22 is_stmt 0                # folded.cc:7:22
	addl	%eax, %eax
	leal	(%rax,%rax,4), %eax
	.loc	0 7 2                           # folded.cc:7:2
	retq
.Ltmp11:
.Lfunc_end4:
	.size	_Z5weighI5BrickEiPKT_, .Lfunc_end4-_Z5weighI5BrickEiPKT_
	.cfi_endproc
                                        # -- End function
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 # Length
.Ldebug_list_header_start0:
	.short	5                               # Version
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
	.long	2                               # Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	1                               # DW_LLE_base_addressx
	.byte	2                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    #   starting offset
	.uleb128 .Ltmp3-.Lfunc_begin2           #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp3-.Lfunc_begin2           #   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin2           #   ending offset
	.byte	1                               # Loc expr size
	.byte	83                              # DW_OP_reg3
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp6-.Lfunc_begin2           #   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin2      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	85                              # DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	1                               # DW_LLE_base_addressx
	.byte	2                               #   base address index
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    #   starting offset
	.uleb128 .Ltmp3-.Lfunc_begin2           #   ending offset
	.byte	1                               # Loc expr size
	.byte	84                              # DW_OP_reg4
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp3-.Lfunc_begin2           #   starting offset
	.uleb128 .Ltmp8-.Lfunc_begin2           #   ending offset
	.byte	1                               # Loc expr size
	.byte	94                              # DW_OP_reg14
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin2           #   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin2      #   ending offset
	.byte	4                               # Loc expr size
	.byte	163                             # DW_OP_entry_value
	.byte	1                               # 1
	.byte	84                              # DW_OP_reg4
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
	.byte	3                               # Abbreviation Code
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
	.byte	4                               # Abbreviation Code
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
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	5                               # Abbreviation Code
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
	.byte	6                               # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	1                               # DW_CHILDREN_yes
	.byte	127                             # DW_AT_call_origin
	.byte	19                              # DW_FORM_ref4
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	7                               # Abbreviation Code
	.byte	73                              # DW_TAG_call_site_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	126                             # DW_AT_call_value
	.byte	24                              # DW_FORM_exprloc
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	8                               # Abbreviation Code
	.byte	72                              # DW_TAG_call_site
	.byte	0                               # DW_CHILDREN_no
	.byte	127                             # DW_AT_call_origin
	.byte	19                              # DW_FORM_ref4
	.byte	125                             # DW_AT_call_return_pc
	.byte	27                              # DW_FORM_addrx
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	9                               # Abbreviation Code
	.byte	47                              # DW_TAG_template_type_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	10                              # Abbreviation Code
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
	.byte	11                              # Abbreviation Code
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
	.byte	12                              # Abbreviation Code
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
	.byte	13                              # Abbreviation Code
	.byte	15                              # DW_TAG_pointer_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	14                              # Abbreviation Code
	.byte	38                              # DW_TAG_const_type
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
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
	.byte	1                               # Abbrev [1] 0xc:0x11d DW_TAG_compile_unit
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
	.byte	2                               # Abbrev [2] 0x2f:0x1b DW_TAG_subprogram
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	3                               # DW_AT_linkage_name
	.byte	4                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	10                              # DW_AT_decl_line
	.long	240                             # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0x3f:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	17                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	10                              # DW_AT_decl_line
	.long	240                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0x4a:0x1b DW_TAG_subprogram
	.byte	1                               # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	6                               # DW_AT_linkage_name
	.byte	7                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	11                              # DW_AT_decl_line
	.long	240                             # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0x5a:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	17                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	11                              # DW_AT_decl_line
	.long	240                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x65:0x49 DW_TAG_subprogram
	.byte	2                               # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	8                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	13                              # DW_AT_decl_line
	.long	240                             # DW_AT_type
                                        # DW_AT_external
	.byte	5                               # Abbrev [5] 0x74:0x9 DW_TAG_formal_parameter
	.byte	0                               # DW_AT_location
	.byte	18                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	13                              # DW_AT_decl_line
	.long	276                             # DW_AT_type
	.byte	5                               # Abbrev [5] 0x7d:0x9 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	19                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	13                              # DW_AT_decl_line
	.long	286                             # DW_AT_type
	.byte	6                               # Abbrev [6] 0x86:0xe DW_TAG_call_site
	.long	174                             # DW_AT_call_origin
	.byte	3                               # DW_AT_call_return_pc
	.byte	7                               # Abbrev [7] 0x8c:0x7 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	3                               # DW_AT_call_value
	.byte	163
	.byte	1
	.byte	85
	.byte	0                               # End Of Children Mark
	.byte	6                               # Abbrev [6] 0x94:0xd DW_TAG_call_site
	.long	207                             # DW_AT_call_origin
	.byte	4                               # DW_AT_call_return_pc
	.byte	7                               # Abbrev [7] 0x9a:0x6 DW_TAG_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	2                               # DW_AT_call_value
	.byte	126
	.byte	0
	.byte	0                               # End Of Children Mark
	.byte	8                               # Abbrev [8] 0xa1:0x6 DW_TAG_call_site
	.long	47                              # DW_AT_call_origin
	.byte	5                               # DW_AT_call_return_pc
	.byte	8                               # Abbrev [8] 0xa7:0x6 DW_TAG_call_site
	.long	74                              # DW_AT_call_origin
	.byte	6                               # DW_AT_call_return_pc
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0xae:0x21 DW_TAG_subprogram
	.byte	7                               # DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	12                              # DW_AT_linkage_name
	.byte	13                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
	.long	240                             # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0xbe:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	20                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
	.long	276                             # DW_AT_type
	.byte	9                               # Abbrev [9] 0xc8:0x6 DW_TAG_template_type_parameter
	.long	244                             # DW_AT_type
	.byte	11                              # DW_AT_name
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0xcf:0x21 DW_TAG_subprogram
	.byte	8                               # DW_AT_low_pc
	.long	.Lfunc_end4-.Lfunc_begin4       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	15                              # DW_AT_linkage_name
	.byte	16                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
	.long	240                             # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0xdf:0xa DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	20                              # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
	.long	286                             # DW_AT_type
	.byte	9                               # Abbrev [9] 0xe9:0x6 DW_TAG_template_type_parameter
	.long	260                             # DW_AT_type
	.byte	11                              # DW_AT_name
	.byte	0                               # End Of Children Mark
	.byte	10                              # Abbrev [10] 0xf0:0x4 DW_TAG_base_type
	.byte	5                               # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	11                              # Abbrev [11] 0xf4:0x10 DW_TAG_structure_type
	.byte	5                               # DW_AT_calling_convention
	.byte	10                              # DW_AT_name
	.byte	4                               # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	12                              # Abbrev [12] 0xfa:0x9 DW_TAG_member
	.byte	9                               # DW_AT_name
	.long	240                             # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.byte	0                               # DW_AT_data_member_location
	.byte	0                               # End Of Children Mark
	.byte	11                              # Abbrev [11] 0x104:0x10 DW_TAG_structure_type
	.byte	5                               # DW_AT_calling_convention
	.byte	14                              # DW_AT_name
	.byte	4                               # DW_AT_byte_size
	.byte	0                               # DW_AT_decl_file
	.byte	3                               # DW_AT_decl_line
	.byte	12                              # Abbrev [12] 0x10a:0x9 DW_TAG_member
	.byte	9                               # DW_AT_name
	.long	240                             # DW_AT_type
	.byte	0                               # DW_AT_decl_file
	.byte	3                               # DW_AT_decl_line
	.byte	0                               # DW_AT_data_member_location
	.byte	0                               # End Of Children Mark
	.byte	13                              # Abbrev [13] 0x114:0x5 DW_TAG_pointer_type
	.long	281                             # DW_AT_type
	.byte	14                              # Abbrev [14] 0x119:0x5 DW_TAG_const_type
	.long	244                             # DW_AT_type
	.byte	13                              # Abbrev [13] 0x11e:0x5 DW_TAG_pointer_type
	.long	291                             # DW_AT_type
	.byte	14                              # Abbrev [14] 0x123:0x5 DW_TAG_const_type
	.long	260                             # DW_AT_type
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
	.byte	3                               # DW_RLE_startx_length
	.byte	0                               #   start index
	.uleb128 .Lfunc_end0-.Lfunc_begin0      #   length
	.byte	3                               # DW_RLE_startx_length
	.byte	1                               #   start index
	.uleb128 .Lfunc_end1-.Lfunc_begin1      #   length
	.byte	3                               # DW_RLE_startx_length
	.byte	2                               #   start index
	.uleb128 .Lfunc_end2-.Lfunc_begin2      #   length
	.byte	3                               # DW_RLE_startx_length
	.byte	7                               #   start index
	.uleb128 .Lfunc_end3-.Lfunc_begin3      #   length
	.byte	3                               # DW_RLE_startx_length
	.byte	8                               #   start index
	.uleb128 .Lfunc_end4-.Lfunc_begin4      #   length
	.byte	0                               # DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	88                              # Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0                               # string offset=0
.Linfo_string1:
	.asciz	"folded.cc"                     # string offset=1
.Linfo_string2:
	.asciz	"/src"                          # string offset=11
.Linfo_string3:
	.asciz	"_Z6zero_ai"                    # string offset=16
.Linfo_string4:
	.asciz	"zero_a"                        # string offset=27
.Linfo_string5:
	.asciz	"int"                           # string offset=34
.Linfo_string6:
	.asciz	"_Z6zero_bi"                    # string offset=38
.Linfo_string7:
	.asciz	"zero_b"                        # string offset=49
.Linfo_string8:
	.asciz	"entry"                         # string offset=56
.Linfo_string9:
	.asciz	"weight"                        # string offset=62
.Linfo_string10:
	.asciz	"Apple"                         # string offset=69
.Linfo_string11:
	.asciz	"T"                             # string offset=75
.Linfo_string12:
	.asciz	"_Z5weighI5AppleEiPKT_"         # string offset=77
.Linfo_string13:
	.asciz	"weigh<Apple>"                  # string offset=99
.Linfo_string14:
	.asciz	"Brick"                         # string offset=112
.Linfo_string15:
	.asciz	"_Z5weighI5BrickEiPKT_"         # string offset=118
.Linfo_string16:
	.asciz	"weigh<Brick>"                  # string offset=140
.Linfo_string17:
	.asciz	"x"                             # string offset=153
.Linfo_string18:
	.asciz	"apple"                         # string offset=155
.Linfo_string19:
	.asciz	"brick"                         # string offset=161
.Linfo_string20:
	.asciz	"what"                          # string offset=167
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
	.quad	.Ltmp3
	.quad	.Ltmp4
	.quad	.Ltmp5
	.quad	.Ltmp7
	.quad	.Lfunc_begin3
	.quad	.Lfunc_begin4
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
