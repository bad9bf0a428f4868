	.text
	.file	"dead.c"
	.section	.text.dead,"ax",@progbits
	.globl	dead                            # -- Begin function dead
	.p2align	4, 0x90
	.type	dead,@function
dead:                                   # @dead
.Lfunc_begin0:
	.file	1 "/src" "dead.c"
	.loc	1 8 0                           # dead.c:8:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: dead:x <- $edi
	#DEBUG_VALUE: shared:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	.loc	1 4 11 prologue_end             # dead.c:4:11
	imull	%edi, %edi
.Ltmp0:
	#DEBUG_VALUE: dead:x <- [DW_OP_LLVM_entry_value 1] $edi
	.loc	1 9 19                          # dead.c:9:19
	leal	-1(%rdi), %eax
	.loc	1 9 2 is_stmt 0                 # dead.c:9:2
	retq
.Ltmp1:
.Lfunc_end0:
	.size	dead, .Lfunc_end0-dead
	.cfi_endproc
                                        # -- End function
	.section	.text.alive,"ax",@progbits
	.globl	alive                           # -- Begin function alive
	.p2align	4, 0x90
	.type	alive,@function
alive:                                  # @alive
.Lfunc_begin1:
	.loc	1 13 0 is_stmt 1                # dead.c:13:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: alive:x <- $edi
	#DEBUG_VALUE: shared:x <- $edi
                                        # kill: def $edi killed $edi def $rdi
	.loc	1 4 11 prologue_end             # dead.c:4:11
	imull	%edi, %edi
.Ltmp2:
	#DEBUG_VALUE: alive:x <- [DW_OP_LLVM_entry_value 1] $edi
	.loc	1 4 15 is_stmt 0                # dead.c:4:15
	leal	1(%rdi), %ecx
	movl	$2863311531, %eax               # imm = 0xAAAAAAAB
.Ltmp3:
	.loc	1 14 19 is_stmt 1               # dead.c:14:19
	imulq	%rcx, %rax
	shrq	$33, %rax
                                        # kill: def $eax killed $eax killed $rax
	.loc	1 14 2 is_stmt 0                # dead.c:14:2
	retq
.Ltmp4:
.Lfunc_end1:
	.size	alive, .Lfunc_end1-alive
	.cfi_endproc
                                        # -- End function
	.section	.text.dead_too,"ax",@progbits
	.globl	dead_too                        # -- Begin function dead_too
	.p2align	4, 0x90
	.type	dead_too,@function
dead_too:                               # @dead_too
.Lfunc_begin2:
	.loc	1 18 0 is_stmt 1                # dead.c:18:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: dead_too:x <- $edi
	#DEBUG_VALUE: dead:x <- $edi
	#DEBUG_VALUE: shared:x <- $edi
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	1 4 11 prologue_end             # dead.c:4:11
	movl	%edi, %ebx
	imull	%ebx, %ebx
.Ltmp5:
	.loc	1 19 19                         # dead.c:19:19
	callq	alive@PLT
.Ltmp6:
	#DEBUG_VALUE: dead_too:x <- [DW_OP_LLVM_entry_value 1] $edi
                                        # kill: def $eax killed $eax def $rax
	.loc	1 19 17 is_stmt 0               # dead.c:19:17
	addl	%ebx, %eax
	addl	$-1, %eax
	.loc	1 19 2                          # dead.c:19:2
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp7:
.Lfunc_end2:
	.size	dead_too, .Lfunc_end2-dead_too
	.cfi_endproc
                                        # -- End function
	.section	.text.entry,"ax",@progbits
	.globl	entry                           # -- Begin function entry
	.p2align	4, 0x90
	.type	entry,@function
entry:                                  # @entry
.Lfunc_begin3:
	.loc	1 23 0 is_stmt 1                # dead.c:23:0
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: entry:x <- $edi
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movl	%edi, %ebx
.Ltmp8:
	.loc	1 24 9 prologue_end             # dead.c:24:9
	callq	alive@PLT
.Ltmp9:
	#DEBUG_VALUE: entry:x <- $ebx
                                        # kill: def $eax killed $eax def $rax
	.loc	1 24 29 is_stmt 0               # dead.c:24:29
	addl	$1, %ebx
.Ltmp10:
	#DEBUG_VALUE: entry:x <- [DW_OP_LLVM_entry_value 1] $edi
	#DEBUG_VALUE: shared:x <- $ebx
	.loc	1 4 11 is_stmt 1                # dead.c:4:11
	imull	%ebx, %ebx
.Ltmp11:
	.loc	1 24 18                         # dead.c:24:18
	addl	%ebx, %eax
	addl	$1, %eax
	.loc	1 24 2 is_stmt 0                # dead.c:24:2
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp12:
.Lfunc_end3:
	.size	entry, .Lfunc_end3-entry
	.cfi_endproc
                                        # -- End function
	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	-1
	.quad	.Lfunc_begin0                   #   base address
	.quad	.Lfunc_begin0-.Lfunc_begin0
	.quad	.Ltmp0-.Lfunc_begin0
	.short	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Lfunc_end0-.Lfunc_begin0
	.short	4                               # Loc expr size
	.byte	243                             # DW_OP_GNU_entry_value
	.byte	1                               # 1
	.byte	85                              # super-register DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	-1
	.quad	.Lfunc_begin1                   #   base address
	.quad	.Lfunc_begin1-.Lfunc_begin1
	.quad	.Ltmp2-.Lfunc_begin1
	.short	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.quad	.Ltmp2-.Lfunc_begin1
	.quad	.Lfunc_end1-.Lfunc_begin1
	.short	4                               # Loc expr size
	.byte	243                             # DW_OP_GNU_entry_value
	.byte	1                               # 1
	.byte	85                              # super-register DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc2:
	.quad	-1
	.quad	.Lfunc_begin1                   #   base address
	.quad	.Lfunc_begin1-.Lfunc_begin1
	.quad	.Ltmp2-.Lfunc_begin1
	.short	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.quad	0
	.quad	0
.Ldebug_loc3:
	.quad	-1
	.quad	.Lfunc_begin2                   #   base address
	.quad	.Lfunc_begin2-.Lfunc_begin2
	.quad	.Ltmp6-.Lfunc_begin2
	.short	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.quad	.Ltmp6-.Lfunc_begin2
	.quad	.Lfunc_end2-.Lfunc_begin2
	.short	4                               # Loc expr size
	.byte	243                             # DW_OP_GNU_entry_value
	.byte	1                               # 1
	.byte	85                              # super-register DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc4:
	.quad	-1
	.quad	.Lfunc_begin3                   #   base address
	.quad	.Lfunc_begin3-.Lfunc_begin3
	.quad	.Ltmp9-.Lfunc_begin3
	.short	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.quad	.Ltmp9-.Lfunc_begin3
	.quad	.Ltmp10-.Lfunc_begin3
	.short	1                               # Loc expr size
	.byte	83                              # super-register DW_OP_reg3
	.quad	.Ltmp10-.Lfunc_begin3
	.quad	.Lfunc_end3-.Lfunc_begin3
	.short	4                               # Loc expr size
	.byte	243                             # DW_OP_GNU_entry_value
	.byte	1                               # 1
	.byte	85                              # super-register DW_OP_reg5
	.byte	159                             # DW_OP_stack_value
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
	.byte	23                              # DW_FORM_sec_offset
	.byte	27                              # DW_AT_comp_dir
	.byte	14                              # DW_FORM_strp
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	85                              # DW_AT_ranges
	.byte	23                              # DW_FORM_sec_offset
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
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.ascii	"\227B"                         # DW_AT_GNU_all_call_sites
	.byte	25                              # DW_FORM_flag_present
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	6                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	23                              # DW_FORM_sec_offset
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	7                               # Abbreviation Code
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
	.byte	8                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	9                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.ascii	"\227B"                         # DW_AT_GNU_all_call_sites
	.byte	25                              # DW_FORM_flag_present
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
	.byte	10                              # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	23                              # DW_FORM_sec_offset
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
	.byte	11                              # Abbreviation Code
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
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	32                              # DW_AT_inline
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	12                              # Abbreviation Code
	.ascii	"\211\202\001"                  # DW_TAG_GNU_call_site
	.byte	1                               # DW_CHILDREN_yes
	.byte	49                              # DW_AT_abstract_origin
	.byte	19                              # DW_FORM_ref4
	.byte	17                              # DW_AT_low_pc
	.byte	1                               # DW_FORM_addr
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	13                              # Abbreviation Code
	.ascii	"\212\202\001"                  # DW_TAG_GNU_call_site_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	24                              # DW_FORM_exprloc
	.ascii	"\221B"                         # DW_AT_GNU_call_site_value
	.byte	24                              # DW_FORM_exprloc
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
	.byte	1                               # Abbrev [1] 0xb:0x1a7 DW_TAG_compile_unit
	.long	.Linfo_string0                  # DW_AT_producer
	.short	12                              # DW_AT_language
	.long	.Linfo_string1                  # DW_AT_name
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.long	.Linfo_string2                  # DW_AT_comp_dir
	.quad	0                               # DW_AT_low_pc
	.long	.Ldebug_ranges0                 # DW_AT_ranges
	.byte	2                               # Abbrev [2] 0x2a:0x18 DW_TAG_subprogram
	.long	.Linfo_string3                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	66                              # DW_AT_type
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0x36:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	2                               # DW_AT_decl_line
	.long	66                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x42:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  # DW_AT_name
	.byte	5                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	5                               # Abbrev [5] 0x49:0x39 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_GNU_all_call_sites
	.long	201                             # DW_AT_abstract_origin
	.byte	6                               # Abbrev [6] 0x5c:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc0                    # DW_AT_location
	.long	213                             # DW_AT_abstract_origin
	.byte	7                               # Abbrev [7] 0x65:0x1c DW_TAG_inlined_subroutine
	.long	42                              # DW_AT_abstract_origin
	.quad	.Lfunc_begin0                   # DW_AT_low_pc
	.long	.Ltmp0-.Lfunc_begin0            # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	9                               # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	8                               # Abbrev [8] 0x79:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	54                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0x82:0x47 DW_TAG_subprogram
	.quad	.Lfunc_begin1                   # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_GNU_all_call_sites
	.long	.Linfo_string7                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	12                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	66                              # DW_AT_type
                                        # DW_AT_external
	.byte	10                              # Abbrev [10] 0x9b:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc1                    # DW_AT_location
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	12                              # DW_AT_decl_line
	.long	66                              # DW_AT_type
	.byte	7                               # Abbrev [7] 0xaa:0x1e DW_TAG_inlined_subroutine
	.long	42                              # DW_AT_abstract_origin
	.quad	.Lfunc_begin1                   # DW_AT_low_pc
	.long	.Ltmp3-.Lfunc_begin1            # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	14                              # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	6                               # Abbrev [6] 0xbe:0x9 DW_TAG_formal_parameter
	.long	.Ldebug_loc2                    # DW_AT_location
	.long	54                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	11                              # Abbrev [11] 0xc9:0x18 DW_TAG_subprogram
	.long	.Linfo_string6                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	7                               # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	66                              # DW_AT_type
                                        # DW_AT_external
	.byte	1                               # DW_AT_inline
	.byte	3                               # Abbrev [3] 0xd5:0xb DW_TAG_formal_parameter
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	7                               # DW_AT_decl_line
	.long	66                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0xe1:0x76 DW_TAG_subprogram
	.quad	.Lfunc_begin2                   # DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_GNU_all_call_sites
	.long	.Linfo_string8                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	17                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	66                              # DW_AT_type
                                        # DW_AT_external
	.byte	10                              # Abbrev [10] 0xfa:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc3                    # DW_AT_location
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	17                              # DW_AT_decl_line
	.long	66                              # DW_AT_type
	.byte	7                               # Abbrev [7] 0x109:0x38 DW_TAG_inlined_subroutine
	.long	201                             # DW_AT_abstract_origin
	.quad	.Lfunc_begin2                   # DW_AT_low_pc
	.long	.Ltmp5-.Lfunc_begin2            # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	19                              # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	8                               # Abbrev [8] 0x11d:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	213                             # DW_AT_abstract_origin
	.byte	7                               # Abbrev [7] 0x124:0x1c DW_TAG_inlined_subroutine
	.long	42                              # DW_AT_abstract_origin
	.quad	.Lfunc_begin2                   # DW_AT_low_pc
	.long	.Ltmp5-.Lfunc_begin2            # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	9                               # DW_AT_call_line
	.byte	9                               # DW_AT_call_column
	.byte	8                               # Abbrev [8] 0x138:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.long	54                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	12                              # Abbrev [12] 0x141:0x15 DW_TAG_GNU_call_site
	.long	130                             # DW_AT_abstract_origin
	.quad	.Ltmp6                          # DW_AT_low_pc
	.byte	13                              # Abbrev [13] 0x14e:0x7 DW_TAG_GNU_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	3                               # DW_AT_GNU_call_site_value
	.byte	243
	.byte	1
	.byte	85
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	9                               # Abbrev [9] 0x157:0x5a DW_TAG_subprogram
	.quad	.Lfunc_begin3                   # DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_GNU_all_call_sites
	.long	.Linfo_string9                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	66                              # DW_AT_type
                                        # DW_AT_external
	.byte	10                              # Abbrev [10] 0x170:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc4                    # DW_AT_location
	.long	.Linfo_string5                  # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	22                              # DW_AT_decl_line
	.long	66                              # DW_AT_type
	.byte	7                               # Abbrev [7] 0x17f:0x1c DW_TAG_inlined_subroutine
	.long	42                              # DW_AT_abstract_origin
	.quad	.Ltmp10                         # DW_AT_low_pc
	.long	.Ltmp11-.Ltmp10                 # DW_AT_high_pc
	.byte	1                               # DW_AT_call_file
	.byte	24                              # DW_AT_call_line
	.byte	20                              # DW_AT_call_column
	.byte	8                               # Abbrev [8] 0x193:0x7 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	83
	.long	54                              # DW_AT_abstract_origin
	.byte	0                               # End Of Children Mark
	.byte	12                              # Abbrev [12] 0x19b:0x15 DW_TAG_GNU_call_site
	.long	130                             # DW_AT_abstract_origin
	.quad	.Ltmp9                          # DW_AT_low_pc
	.byte	13                              # Abbrev [13] 0x1a8:0x7 DW_TAG_GNU_call_site_parameter
	.byte	1                               # DW_AT_location
	.byte	85
	.byte	3                               # DW_AT_GNU_call_site_value
	.byte	243
	.byte	1
	.byte	85
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
	.byte	0                               # End Of Children Mark
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
	.byte	0                               # string offset=0
.Linfo_string1:
	.asciz	"dead.c"                        # string offset=1
.Linfo_string2:
	.asciz	"/src"                          # string offset=8
.Linfo_string3:
	.asciz	"shared"                        # string offset=13
.Linfo_string4:
	.asciz	"int"                           # string offset=20
.Linfo_string5:
	.asciz	"x"                             # string offset=24
.Linfo_string6:
	.asciz	"dead"                          # string offset=26
.Linfo_string7:
	.asciz	"alive"                         # string offset=31
.Linfo_string8:
	.asciz	"dead_too"                      # string offset=37
.Linfo_string9:
	.asciz	"entry"                         # string offset=46
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
