	.text
	.file	"calls.c"
	.globl	float_                          // -- Begin function float_
	.p2align	2
	.type	float_,@function
float_:                                 // @float_
.Lfunc_begin0:
	.file	0 "/src" "calls.c" md5 0x2e190534ae0d505e7cfdb48a98a0fd88
	.loc	0 23 0                          // calls.c:23:0
	.cfi_startproc
// %bb.0:
	//DEBUG_VALUE: float_:values <- $x0
	//DEBUG_VALUE: float_:count <- $w1
	//DEBUG_VALUE: float_:next <- $x2
	//DEBUG_VALUE: float_:next <- $x2
	//DEBUG_VALUE: float_:values <- $x0
	stp	x29, x30, [sp, #-96]!           // 16-byte Folded Spill
	stp	x28, x27, [sp, #16]             // 16-byte Folded Spill
	mov	x29, sp
	stp	x26, x25, [sp, #32]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #48]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #64]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #80]             // 16-byte Folded Spill
	.cfi_def_cfa w29, 96
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w25, -56
	.cfi_offset w26, -64
	.cfi_offset w27, -72
	.cfi_offset w28, -80
	.cfi_offset w30, -88
	.cfi_offset w29, -96
.Ltmp0:
	//DEBUG_VALUE: i <- 0
	//DEBUG_VALUE: float_:total <- 0
	.loc	0 25 2 prologue_end             // calls.c:25:2
	cmp	w1, #1
	b.lt	.LBB0_3
.Ltmp1:
// %bb.1:
	//DEBUG_VALUE: float_:total <- 0
	//DEBUG_VALUE: i <- 0
	//DEBUG_VALUE: float_:next <- $x2
	//DEBUG_VALUE: float_:count <- $w1
	//DEBUG_VALUE: float_:values <- $x0
	.loc	0 0 2 is_stmt 0                 // calls.c:0:2
	mov	x19, x2
.Ltmp2:
	//DEBUG_VALUE: float_:next <- $x19
	//DEBUG_VALUE: float_:next <- $x19
	mov	x20, x0
.Ltmp3:
	//DEBUG_VALUE: float_:values <- $x20
	//DEBUG_VALUE: float_:values <- $x20
	mov	w21, wzr
.Ltmp4:
	.loc	0 25 20                         // calls.c:25:20
	mov	w23, w1
.Ltmp5:
	//DEBUG_VALUE: float_:count <- $w23
	.loc	0 0 20                          // calls.c:0:20
	mov	w25, #-97
	mov	w26, #7
	mov	w27, #100
.Ltmp6:
.LBB0_2:                                // =>This Inner Loop Header: Depth=1
	//DEBUG_VALUE: float_:next <- $x19
	//DEBUG_VALUE: float_:total <- $w21
	//DEBUG_VALUE: i <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_minus, DW_OP_consts 4, DW_OP_div, DW_OP_stack_value] undef
	.loc	0 26 17 is_stmt 1               // calls.c:26:17
	ldr	w28, [x20], #4
.Ltmp7:
	//DEBUG_VALUE: float_:values <- [DW_OP_LLVM_entry_value 1] $x0
	//DEBUG_VALUE: deep:x <- $w28
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	mov	w8, #3
	cmp	w28, #100
.Ltmp8:
	//DEBUG_VALUE: deep:next <- $x19
	csel	w8, w25, w8, gt
	csel	w24, w27, w26, gt
	add	w22, w8, w28
	mov	w0, w22
	blr	x19
.Ltmp9:
	sub	w8, w21, w28
.Ltmp10:
	.loc	0 25 20 is_stmt 1               // calls.c:25:20
	subs	x23, x23, #1
.Ltmp11:
	//DEBUG_VALUE: float_:count <- [DW_OP_LLVM_entry_value 1] $w1
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	add	w8, w8, w24
.Ltmp12:
	.loc	0 26 9 is_stmt 1                // calls.c:26:9
	madd	w21, w22, w0, w8
.Ltmp13:
	//DEBUG_VALUE: i <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_minus, DW_OP_consts 4, DW_OP_div, DW_OP_consts 1, DW_OP_plus, DW_OP_stack_value] undef
	//DEBUG_VALUE: float_:total <- $w21
	.loc	0 25 2                          // calls.c:25:2
	b.ne	.LBB0_2
	b	.LBB0_4
.Ltmp14:
.LBB0_3:
	//DEBUG_VALUE: float_:total <- 0
	//DEBUG_VALUE: i <- 0
	//DEBUG_VALUE: float_:next <- $x2
	//DEBUG_VALUE: float_:count <- $w1
	//DEBUG_VALUE: float_:values <- $x0
	.loc	0 0 2 is_stmt 0                 // calls.c:0:2
	mov	w21, wzr
.Ltmp15:
.LBB0_4:
	.loc	0 27 2 is_stmt 1                // calls.c:27:2
	mov	w0, w21
	ldp	x20, x19, [sp, #80]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #64]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #48]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #32]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #16]             // 16-byte Folded Reload
	ldp	x29, x30, [sp], #96             // 16-byte Folded Reload
	ret
.Ltmp16:
.Lfunc_end0:
	.size	float_, .Lfunc_end0-float_
	.cfi_endproc
                                        // -- End function
	.globl	f                               // -- Begin function f
	.p2align	2
	.type	f,@function
f:                                      // @f
.Lfunc_begin1:
	.file	1 "parts" "generated.y"
	.loc	1 501 0                         // parts/generated.y:501:0
	.cfi_startproc
// %bb.0:
	//DEBUG_VALUE: f:x <- $w0
	.loc	1 502 11 prologue_end           // parts/generated.y:502:11
	mov	w8, #9363
	movk	w8, #37449, lsl #16
	smull	x8, w0, w8
	lsr	x8, x8, #32
	add	w8, w8, w0
	asr	w9, w8, #2
	add	w0, w9, w8, lsr #31
.Ltmp17:
	//DEBUG_VALUE: f:x <- [DW_OP_LLVM_entry_value 1] $w0
	.loc	1 502 2 is_stmt 0               // parts/generated.y:502:2
	ret
.Ltmp18:
.Lfunc_end1:
	.size	f, .Lfunc_end1-f
	.cfi_endproc
                                        // -- End function
	.globl	entry                           // -- Begin function entry
	.p2align	2
	.type	entry,@function
entry:                                  // @entry
.Lfunc_begin2:
	.loc	1 506 0 is_stmt 1               // parts/generated.y:506:0
	.cfi_startproc
// %bb.0:
	//DEBUG_VALUE: entry:values <- $x0
	//DEBUG_VALUE: entry:count <- $w1
	//DEBUG_VALUE: float_:values <- $x0
	//DEBUG_VALUE: float_:count <- $w1
	sub	sp, sp, #112
	stp	x29, x30, [sp, #16]             // 16-byte Folded Spill
	add	x29, sp, #16
	stp	x28, x27, [sp, #32]             // 16-byte Folded Spill
	stp	x26, x25, [sp, #48]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #64]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #80]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #96]             // 16-byte Folded Spill
	.cfi_def_cfa w29, 96
	.cfi_offset w19, -8
	.cfi_offset w20, -16
	.cfi_offset w21, -24
	.cfi_offset w22, -32
	.cfi_offset w23, -40
	.cfi_offset w24, -48
	.cfi_offset w25, -56
	.cfi_offset w26, -64
	.cfi_offset w27, -72
	.cfi_offset w28, -80
	.cfi_offset w30, -88
	.cfi_offset w29, -96
.Ltmp19:
	//DEBUG_VALUE: float_:total <- 0
	//DEBUG_VALUE: i <- 0
	mov	w22, wzr
.Ltmp20:
	.loc	0 25 2 prologue_end             // calls.c:25:2
	cmp	w1, #1
.Ltmp21:
	//DEBUG_VALUE: float_:next <- undef
	.loc	0 0 2 is_stmt 0                 // calls.c:0:2
	str	x0, [sp, #8]                    // 8-byte Folded Spill
	.loc	0 25 2                          // calls.c:25:2
	b.lt	.LBB2_3
.Ltmp22:
// %bb.1:
	//DEBUG_VALUE: i <- 0
	//DEBUG_VALUE: float_:total <- 0
	//DEBUG_VALUE: float_:count <- $w1
	//DEBUG_VALUE: float_:values <- $x0
	//DEBUG_VALUE: entry:count <- $w1
	//DEBUG_VALUE: entry:values <- $x0
	.loc	0 25 20                         // calls.c:25:20
	mov	w21, w1
.Ltmp23:
	//DEBUG_VALUE: entry:count <- $w21
	.loc	0 0 20                          // calls.c:0:20
	mov	w23, #3
	mov	w24, #-97
	mov	w25, #7
	mov	w26, #100
	mov	x27, x0
.Ltmp24:
	//DEBUG_VALUE: entry:values <- $x27
.LBB2_2:                                // =>This Inner Loop Header: Depth=1
	//DEBUG_VALUE: float_:total <- $w22
	//DEBUG_VALUE: i <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_LLVM_convert 64 7, DW_OP_minus, DW_OP_consts 18446744073709551615, DW_OP_div, DW_OP_stack_value] undef
	.loc	0 26 17 is_stmt 1               // calls.c:26:17
	ldr	w28, [x27], #4
.Ltmp25:
	//DEBUG_VALUE: entry:values <- [DW_OP_LLVM_entry_value 1] $x0
	//DEBUG_VALUE: deep:x <- $w28
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	cmp	w28, #100
	csel	w8, w24, w23, gt
	csel	w19, w26, w25, gt
	add	w20, w8, w28
	mov	w0, w20
	bl	f
.Ltmp26:
	//DEBUG_VALUE: deep:next <- undef
	sub	w8, w22, w28
.Ltmp27:
	.loc	0 25 20 is_stmt 1               // calls.c:25:20
	subs	x21, x21, #1
.Ltmp28:
	//DEBUG_VALUE: entry:count <- [DW_OP_LLVM_entry_value 1] $w1
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	add	w8, w8, w19
.Ltmp29:
	.loc	0 26 9 is_stmt 1                // calls.c:26:9
	madd	w22, w20, w0, w8
.Ltmp30:
	//DEBUG_VALUE: i <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_LLVM_convert 64 7, DW_OP_minus, DW_OP_consts 18446744073709551615, DW_OP_div, DW_OP_consts 1, DW_OP_plus, DW_OP_stack_value] undef
	//DEBUG_VALUE: float_:total <- $w22
	.loc	0 25 2                          // calls.c:25:2
	b.ne	.LBB2_2
.Ltmp31:
.LBB2_3:
	//DEBUG_VALUE: float_:values <- [DW_OP_plus_uconst 8] [$sp+0]
	//DEBUG_VALUE: float_:count <- 2
	//DEBUG_VALUE: i <- 0
	//DEBUG_VALUE: float_:total <- 0
	.loc	0 0 2 is_stmt 0                 // calls.c:0:2
	ldr	x28, [sp, #8]                   // 8-byte Folded Reload
.Ltmp32:
	//DEBUG_VALUE: float_:values <- $x28
	mov	w19, #3
	mov	w24, #-97
	//DEBUG_VALUE: deep:x <- $w23
	mov	w25, #7
	mov	w26, #100
.Ltmp33:
	.loc	0 26 17 is_stmt 1               // calls.c:26:17
	ldr	w23, [x28]
.Ltmp34:
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	cmp	w23, #100
	csel	w8, w24, w19, gt
	csel	w27, w26, w25, gt
	add	w20, w8, w23
	mov	w0, w20
	bl	f
.Ltmp35:
	.loc	0 26 17                         // calls.c:26:17
	ldr	w28, [x28, #4]
.Ltmp36:
	//DEBUG_VALUE: deep:x <- $w28
	.loc	0 0 0                           // calls.c:0:0
	mov	w21, w0
.Ltmp37:
	//DEBUG_VALUE: deep:next <- undef
	//DEBUG_VALUE: float_:next <- undef
	//DEBUG_VALUE: float_:total <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_minus, DW_OP_LLVM_arg 0, DW_OP_plus, DW_OP_stack_value] undef
	//DEBUG_VALUE: i <- 1
	cmp	w28, #100
	csel	w8, w24, w19, gt
	csel	w24, w26, w25, gt
	add	w19, w8, w28
	mov	w0, w19
	bl	f
.Ltmp38:
	madd	w8, w20, w21, w27
	add	w9, w23, w28
.Ltmp39:
	.loc	1 507 2 is_stmt 1               // parts/generated.y:507:2
	ldp	x26, x25, [sp, #48]             // 16-byte Folded Reload
.Ltmp40:
	.loc	0 0 0 is_stmt 0                 // calls.c:0:0
	sub	w8, w8, w9
	add	w8, w8, w24
.Ltmp41:
	.loc	0 26 9 is_stmt 1                // calls.c:26:9
	madd	w8, w19, w0, w8
.Ltmp42:
	//DEBUG_VALUE: float_:total <- $w8
	//DEBUG_VALUE: i <- 2
	.loc	1 507 2                         // parts/generated.y:507:2
	ldp	x20, x19, [sp, #96]             // 16-byte Folded Reload
	.loc	1 507 34 is_stmt 0              // parts/generated.y:507:34
	add	w0, w8, w22
	.loc	1 507 2                         // parts/generated.y:507:2
	ldp	x22, x21, [sp, #80]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #64]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #32]             // 16-byte Folded Reload
.Ltmp43:
	ldp	x29, x30, [sp, #16]             // 16-byte Folded Reload
	add	sp, sp, #112
	ret
.Ltmp44:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc
                                        // -- End function
	.section	.debug_loclists,"",@progbits
	.word	.Ldebug_list_header_end0-.Ldebug_list_header_start0 // Length
.Ldebug_list_header_start0:
	.hword	5                               // Version
	.byte	8                               // Address size
	.byte	0                               // Segment selector size
	.word	17                              // Offset entry count
.Lloclists_table_base0:
	.word	.Ldebug_loc0-.Lloclists_table_base0
	.word	.Ldebug_loc1-.Lloclists_table_base0
	.word	.Ldebug_loc2-.Lloclists_table_base0
	.word	.Ldebug_loc3-.Lloclists_table_base0
	.word	.Ldebug_loc4-.Lloclists_table_base0
	.word	.Ldebug_loc5-.Lloclists_table_base0
	.word	.Ldebug_loc6-.Lloclists_table_base0
	.word	.Ldebug_loc7-.Lloclists_table_base0
	.word	.Ldebug_loc8-.Lloclists_table_base0
	.word	.Ldebug_loc9-.Lloclists_table_base0
	.word	.Ldebug_loc10-.Lloclists_table_base0
	.word	.Ldebug_loc11-.Lloclists_table_base0
	.word	.Ldebug_loc12-.Lloclists_table_base0
	.word	.Ldebug_loc13-.Lloclists_table_base0
	.word	.Ldebug_loc14-.Lloclists_table_base0
	.word	.Ldebug_loc15-.Lloclists_table_base0
	.word	.Ldebug_loc16-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp3-.Lfunc_begin0           //   ending offset
	.byte	1                               // Loc expr size
	.byte	80                              // DW_OP_reg0
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp3-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           //   ending offset
	.byte	1                               // Loc expr size
	.byte	100                             // DW_OP_reg20
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp7-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          //   ending offset
	.byte	4                               // Loc expr size
	.byte	163                             // DW_OP_entry_value
	.byte	1                               // 1
	.byte	80                              // DW_OP_reg0
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	80                              // DW_OP_reg0
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           //   ending offset
	.byte	1                               // Loc expr size
	.byte	81                              // DW_OP_reg1
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           //   ending offset
	.byte	1                               // Loc expr size
	.byte	103                             // DW_OP_reg23
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp11-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          //   ending offset
	.byte	4                               // Loc expr size
	.byte	163                             // DW_OP_entry_value
	.byte	1                               // 1
	.byte	81                              // DW_OP_reg1
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	81                              // DW_OP_reg1
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp2-.Lfunc_begin0           //   ending offset
	.byte	1                               // Loc expr size
	.byte	82                              // DW_OP_reg2
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp2-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	99                              // DW_OP_reg19
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	82                              // DW_OP_reg2
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc4:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp6-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	101                             // DW_OP_reg21
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	99                              // DW_OP_reg19
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp17-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	80                              // DW_OP_reg0
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp17-.Lfunc_begin0          //   starting offset
	.uleb128 .Lfunc_end1-.Lfunc_begin0      //   ending offset
	.byte	4                               // Loc expr size
	.byte	163                             // DW_OP_entry_value
	.byte	1                               // 1
	.byte	80                              // DW_OP_reg0
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	80                              // DW_OP_reg0
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp25-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp31-.Lfunc_begin0          //   ending offset
	.byte	4                               // Loc expr size
	.byte	163                             // DW_OP_entry_value
	.byte	1                               // 1
	.byte	80                              // DW_OP_reg0
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp23-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	81                              // DW_OP_reg1
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp23-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	101                             // DW_OP_reg21
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp28-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp31-.Lfunc_begin0          //   ending offset
	.byte	4                               // Loc expr size
	.byte	163                             // DW_OP_entry_value
	.byte	1                               // 1
	.byte	81                              // DW_OP_reg1
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc9:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	80                              // DW_OP_reg0
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc10:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Lfunc_begin2-.Lfunc_begin0    //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	81                              // DW_OP_reg1
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc11:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp24-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp31-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	102                             // DW_OP_reg22
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc12:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc13:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp32-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	108                             // DW_OP_reg28
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc14:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp37-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp37-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp42-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	1                               // 1
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp42-.Lfunc_begin0          //   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	2                               // 2
	.byte	159                             // DW_OP_stack_value
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc15:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp37-.Lfunc_begin0          //   ending offset
	.byte	3                               // Loc expr size
	.byte	17                              // DW_OP_consts
	.byte	0                               // 0
	.byte	159                             // DW_OP_stack_value
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp42-.Lfunc_begin0          //   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      //   ending offset
	.byte	1                               // Loc expr size
	.byte	88                              // DW_OP_reg8
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_loc16:
	.byte	4                               // DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp43-.Lfunc_begin0          //   ending offset
	.byte	1                               // Loc expr size
	.byte	108                             // DW_OP_reg28
	.byte	0                               // DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               // Abbreviation Code
	.byte	17                              // DW_TAG_compile_unit
	.byte	1                               // DW_CHILDREN_yes
	.byte	37                              // DW_AT_producer
	.byte	37                              // DW_FORM_strx1
	.byte	19                              // DW_AT_language
	.byte	5                               // DW_FORM_data2
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	114                             // DW_AT_str_offsets_base
	.byte	23                              // DW_FORM_sec_offset
	.byte	16                              // DW_AT_stmt_list
	.byte	23                              // DW_FORM_sec_offset
	.byte	27                              // DW_AT_comp_dir
	.byte	37                              // DW_FORM_strx1
	.byte	17                              // DW_AT_low_pc
	.byte	27                              // DW_FORM_addrx
	.byte	18                              // DW_AT_high_pc
	.byte	6                               // DW_FORM_data4
	.byte	115                             // DW_AT_addr_base
	.byte	23                              // DW_FORM_sec_offset
	.byte	116                             // DW_AT_rnglists_base
	.byte	23                              // DW_FORM_sec_offset
	.ascii	"\214\001"                      // DW_AT_loclists_base
	.byte	23                              // DW_FORM_sec_offset
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	2                               // Abbreviation Code
	.byte	46                              // DW_TAG_subprogram
	.byte	1                               // DW_CHILDREN_yes
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	11                              // DW_FORM_data1
	.byte	39                              // DW_AT_prototyped
	.byte	25                              // DW_FORM_flag_present
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	32                              // DW_AT_inline
	.byte	33                              // DW_FORM_implicit_const
	.byte	1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	3                               // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	11                              // DW_FORM_data1
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	4                               // Abbreviation Code
	.byte	36                              // DW_TAG_base_type
	.byte	0                               // DW_CHILDREN_no
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	62                              // DW_AT_encoding
	.byte	11                              // DW_FORM_data1
	.byte	11                              // DW_AT_byte_size
	.byte	11                              // DW_FORM_data1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	5                               // Abbreviation Code
	.byte	22                              // DW_TAG_typedef
	.byte	0                               // DW_CHILDREN_no
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	11                              // DW_FORM_data1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	6                               // Abbreviation Code
	.byte	15                              // DW_TAG_pointer_type
	.byte	0                               // DW_CHILDREN_no
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	7                               // Abbreviation Code
	.byte	21                              // DW_TAG_subroutine_type
	.byte	1                               // DW_CHILDREN_yes
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	39                              // DW_AT_prototyped
	.byte	25                              // DW_FORM_flag_present
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	8                               // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	9                               // Abbreviation Code
	.byte	46                              // DW_TAG_subprogram
	.byte	1                               // DW_CHILDREN_yes
	.byte	17                              // DW_AT_low_pc
	.byte	27                              // DW_FORM_addrx
	.byte	18                              // DW_AT_high_pc
	.byte	6                               // DW_FORM_data4
	.byte	64                              // DW_AT_frame_base
	.byte	24                              // DW_FORM_exprloc
	.byte	122                             // DW_AT_call_all_calls
	.byte	25                              // DW_FORM_flag_present
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	10                              // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	2                               // DW_AT_location
	.byte	34                              // DW_FORM_loclistx
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	11                              // Abbreviation Code
	.byte	52                              // DW_TAG_variable
	.byte	0                               // DW_CHILDREN_no
	.byte	2                               // DW_AT_location
	.byte	34                              // DW_FORM_loclistx
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	12                              // Abbreviation Code
	.byte	11                              // DW_TAG_lexical_block
	.byte	1                               // DW_CHILDREN_yes
	.byte	17                              // DW_AT_low_pc
	.byte	27                              // DW_FORM_addrx
	.byte	18                              // DW_AT_high_pc
	.byte	6                               // DW_FORM_data4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	13                              // Abbreviation Code
	.byte	29                              // DW_TAG_inlined_subroutine
	.byte	1                               // DW_CHILDREN_yes
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	85                              // DW_AT_ranges
	.byte	35                              // DW_FORM_rnglistx
	.byte	88                              // DW_AT_call_file
	.byte	11                              // DW_FORM_data1
	.byte	89                              // DW_AT_call_line
	.byte	11                              // DW_FORM_data1
	.byte	87                              // DW_AT_call_column
	.byte	11                              // DW_FORM_data1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	14                              // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	2                               // DW_AT_location
	.byte	24                              // DW_FORM_exprloc
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	15                              // Abbreviation Code
	.byte	72                              // DW_TAG_call_site
	.byte	1                               // DW_CHILDREN_yes
	.ascii	"\203\001"                      // DW_AT_call_target
	.byte	24                              // DW_FORM_exprloc
	.byte	125                             // DW_AT_call_return_pc
	.byte	27                              // DW_FORM_addrx
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	16                              // Abbreviation Code
	.byte	73                              // DW_TAG_call_site_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	2                               // DW_AT_location
	.byte	24                              // DW_FORM_exprloc
	.byte	126                             // DW_AT_call_value
	.byte	24                              // DW_FORM_exprloc
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	17                              // Abbreviation Code
	.byte	46                              // DW_TAG_subprogram
	.byte	1                               // DW_CHILDREN_yes
	.byte	17                              // DW_AT_low_pc
	.byte	27                              // DW_FORM_addrx
	.byte	18                              // DW_AT_high_pc
	.byte	6                               // DW_FORM_data4
	.byte	64                              // DW_AT_frame_base
	.byte	24                              // DW_FORM_exprloc
	.byte	122                             // DW_AT_call_all_calls
	.byte	25                              // DW_FORM_flag_present
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	5                               // DW_FORM_data2
	.byte	39                              // DW_AT_prototyped
	.byte	25                              // DW_FORM_flag_present
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	63                              // DW_AT_external
	.byte	25                              // DW_FORM_flag_present
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	18                              // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	2                               // DW_AT_location
	.byte	34                              // DW_FORM_loclistx
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	5                               // DW_FORM_data2
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	19                              // Abbreviation Code
	.byte	46                              // DW_TAG_subprogram
	.byte	1                               // DW_CHILDREN_yes
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	11                              // DW_FORM_data1
	.byte	39                              // DW_AT_prototyped
	.byte	25                              // DW_FORM_flag_present
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	63                              // DW_AT_external
	.byte	25                              // DW_FORM_flag_present
	.byte	32                              // DW_AT_inline
	.byte	33                              // DW_FORM_implicit_const
	.byte	1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	20                              // Abbreviation Code
	.byte	52                              // DW_TAG_variable
	.byte	0                               // DW_CHILDREN_no
	.byte	3                               // DW_AT_name
	.byte	37                              // DW_FORM_strx1
	.byte	58                              // DW_AT_decl_file
	.byte	11                              // DW_FORM_data1
	.byte	59                              // DW_AT_decl_line
	.byte	11                              // DW_FORM_data1
	.byte	73                              // DW_AT_type
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	21                              // Abbreviation Code
	.byte	11                              // DW_TAG_lexical_block
	.byte	1                               // DW_CHILDREN_yes
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	22                              // Abbreviation Code
	.byte	29                              // DW_TAG_inlined_subroutine
	.byte	1                               // DW_CHILDREN_yes
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	17                              // DW_AT_low_pc
	.byte	27                              // DW_FORM_addrx
	.byte	18                              // DW_AT_high_pc
	.byte	6                               // DW_FORM_data4
	.byte	88                              // DW_AT_call_file
	.byte	11                              // DW_FORM_data1
	.byte	89                              // DW_AT_call_line
	.byte	5                               // DW_FORM_data2
	.byte	87                              // DW_AT_call_column
	.byte	11                              // DW_FORM_data1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	23                              // Abbreviation Code
	.byte	29                              // DW_TAG_inlined_subroutine
	.byte	1                               // DW_CHILDREN_yes
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	85                              // DW_AT_ranges
	.byte	35                              // DW_FORM_rnglistx
	.byte	88                              // DW_AT_call_file
	.byte	11                              // DW_FORM_data1
	.byte	89                              // DW_AT_call_line
	.byte	5                               // DW_FORM_data2
	.byte	87                              // DW_AT_call_column
	.byte	11                              // DW_FORM_data1
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	24                              // Abbreviation Code
	.byte	5                               // DW_TAG_formal_parameter
	.byte	0                               // DW_CHILDREN_no
	.byte	28                              // DW_AT_const_value
	.byte	13                              // DW_FORM_sdata
	.byte	49                              // DW_AT_abstract_origin
	.byte	19                              // DW_FORM_ref4
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	25                              // Abbreviation Code
	.byte	11                              // DW_TAG_lexical_block
	.byte	1                               // DW_CHILDREN_yes
	.byte	85                              // DW_AT_ranges
	.byte	35                              // DW_FORM_rnglistx
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	26                              // Abbreviation Code
	.byte	72                              // DW_TAG_call_site
	.byte	1                               // DW_CHILDREN_yes
	.byte	127                             // DW_AT_call_origin
	.byte	19                              // DW_FORM_ref4
	.byte	125                             // DW_AT_call_return_pc
	.byte	27                              // DW_FORM_addrx
	.byte	0                               // EOM(1)
	.byte	0                               // EOM(2)
	.byte	0                               // EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.word	.Ldebug_info_end0-.Ldebug_info_start0 // Length of Unit
.Ldebug_info_start0:
	.hword	5                               // DWARF version number
	.byte	1                               // DWARF Unit Type
	.byte	8                               // Address Size (in bytes)
	.word	.debug_abbrev                   // Offset Into Abbrev. Section
	.byte	1                               // Abbrev [1] 0xc:0x1bd DW_TAG_compile_unit
	.byte	0                               // DW_AT_producer
	.hword	12                              // DW_AT_language
	.byte	1                               // DW_AT_name
	.word	.Lstr_offsets_base0             // DW_AT_str_offsets_base
	.word	.Lline_table_start0             // DW_AT_stmt_list
	.byte	2                               // DW_AT_comp_dir
	.byte	0                               // DW_AT_low_pc
	.word	.Lfunc_end2-.Lfunc_begin0       // DW_AT_high_pc
	.word	.Laddr_table_base0              // DW_AT_addr_base
	.word	.Lrnglists_table_base0          // DW_AT_rnglists_base
	.word	.Lloclists_table_base0          // DW_AT_loclists_base
	.byte	2                               // Abbrev [2] 0x2b:0x19 DW_TAG_subprogram
	.byte	3                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	15                              // DW_AT_decl_line
                                        // DW_AT_prototyped
	.word	68                              // DW_AT_type
                                        // DW_AT_inline
	.byte	3                               // Abbrev [3] 0x33:0x8 DW_TAG_formal_parameter
	.byte	5                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	15                              // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	3                               // Abbrev [3] 0x3b:0x8 DW_TAG_formal_parameter
	.byte	6                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	15                              // DW_AT_decl_line
	.word	72                              // DW_AT_type
	.byte	0                               // End Of Children Mark
	.byte	4                               // Abbrev [4] 0x44:0x4 DW_TAG_base_type
	.byte	4                               // DW_AT_name
	.byte	5                               // DW_AT_encoding
	.byte	4                               // DW_AT_byte_size
	.byte	5                               // Abbrev [5] 0x48:0x8 DW_TAG_typedef
	.word	80                              // DW_AT_type
	.byte	7                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	2                               // DW_AT_decl_line
	.byte	6                               // Abbrev [6] 0x50:0x5 DW_TAG_pointer_type
	.word	85                              // DW_AT_type
	.byte	7                               // Abbrev [7] 0x55:0xb DW_TAG_subroutine_type
	.word	68                              // DW_AT_type
                                        // DW_AT_prototyped
	.byte	8                               // Abbrev [8] 0x5a:0x5 DW_TAG_formal_parameter
	.word	68                              // DW_AT_type
	.byte	0                               // End Of Children Mark
	.byte	9                               // Abbrev [9] 0x60:0x54 DW_TAG_subprogram
	.byte	0                               // DW_AT_low_pc
	.word	.Lfunc_end0-.Lfunc_begin0       // DW_AT_high_pc
	.byte	1                               // DW_AT_frame_base
	.byte	109
                                        // DW_AT_call_all_calls
	.word	207                             // DW_AT_abstract_origin
	.byte	10                              // Abbrev [10] 0x6c:0x6 DW_TAG_formal_parameter
	.byte	0                               // DW_AT_location
	.word	215                             // DW_AT_abstract_origin
	.byte	10                              // Abbrev [10] 0x72:0x6 DW_TAG_formal_parameter
	.byte	1                               // DW_AT_location
	.word	223                             // DW_AT_abstract_origin
	.byte	10                              // Abbrev [10] 0x78:0x6 DW_TAG_formal_parameter
	.byte	2                               // DW_AT_location
	.word	231                             // DW_AT_abstract_origin
	.byte	11                              // Abbrev [11] 0x7e:0x6 DW_TAG_variable
	.byte	4                               // DW_AT_location
	.word	239                             // DW_AT_abstract_origin
	.byte	12                              // Abbrev [12] 0x84:0x24 DW_TAG_lexical_block
	.byte	1                               // DW_AT_low_pc
	.word	.Ltmp14-.Ltmp0                  // DW_AT_high_pc
	.byte	11                              // Abbrev [11] 0x8a:0x6 DW_TAG_variable
	.byte	3                               // DW_AT_location
	.word	248                             // DW_AT_abstract_origin
	.byte	13                              // Abbrev [13] 0x90:0x17 DW_TAG_inlined_subroutine
	.word	43                              // DW_AT_abstract_origin
	.byte	0                               // DW_AT_ranges
	.byte	0                               // DW_AT_call_file
	.byte	26                              // DW_AT_call_line
	.byte	12                              // DW_AT_call_column
	.byte	14                              // Abbrev [14] 0x99:0x7 DW_TAG_formal_parameter
	.byte	1                               // DW_AT_location
	.byte	108
	.word	51                              // DW_AT_abstract_origin
	.byte	10                              // Abbrev [10] 0xa0:0x6 DW_TAG_formal_parameter
	.byte	5                               // DW_AT_location
	.word	59                              // DW_AT_abstract_origin
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	15                              // Abbrev [15] 0xa8:0xb DW_TAG_call_site
	.byte	1                               // DW_AT_call_target
	.byte	99
	.byte	2                               // DW_AT_call_return_pc
	.byte	16                              // Abbrev [16] 0xac:0x6 DW_TAG_call_site_parameter
	.byte	1                               // DW_AT_location
	.byte	80
	.byte	2                               // DW_AT_call_value
	.byte	134
	.byte	0
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	17                              // Abbrev [17] 0xb4:0x1b DW_TAG_subprogram
	.byte	3                               // DW_AT_low_pc
	.word	.Lfunc_end1-.Lfunc_begin1       // DW_AT_high_pc
	.byte	1                               // DW_AT_frame_base
	.byte	111
                                        // DW_AT_call_all_calls
	.byte	13                              // DW_AT_name
	.byte	1                               // DW_AT_decl_file
	.hword	500                             // DW_AT_decl_line
                                        // DW_AT_prototyped
	.word	68                              // DW_AT_type
                                        // DW_AT_external
	.byte	18                              // Abbrev [18] 0xc4:0xa DW_TAG_formal_parameter
	.byte	6                               // DW_AT_location
	.byte	5                               // DW_AT_name
	.byte	1                               // DW_AT_decl_file
	.hword	500                             // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	0                               // End Of Children Mark
	.byte	19                              // Abbrev [19] 0xcf:0x33 DW_TAG_subprogram
	.byte	8                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	22                              // DW_AT_decl_line
                                        // DW_AT_prototyped
	.word	68                              // DW_AT_type
                                        // DW_AT_external
                                        // DW_AT_inline
	.byte	3                               // Abbrev [3] 0xd7:0x8 DW_TAG_formal_parameter
	.byte	9                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	22                              // DW_AT_decl_line
	.word	258                             // DW_AT_type
	.byte	3                               // Abbrev [3] 0xdf:0x8 DW_TAG_formal_parameter
	.byte	10                              // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	22                              // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	3                               // Abbrev [3] 0xe7:0x8 DW_TAG_formal_parameter
	.byte	6                               // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	22                              // DW_AT_decl_line
	.word	72                              // DW_AT_type
	.byte	20                              // Abbrev [20] 0xef:0x8 DW_TAG_variable
	.byte	11                              // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	24                              // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	21                              // Abbrev [21] 0xf7:0xa DW_TAG_lexical_block
	.byte	20                              // Abbrev [20] 0xf8:0x8 DW_TAG_variable
	.byte	12                              // DW_AT_name
	.byte	0                               // DW_AT_decl_file
	.byte	25                              // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	6                               // Abbrev [6] 0x102:0x5 DW_TAG_pointer_type
	.word	68                              // DW_AT_type
	.byte	17                              // Abbrev [17] 0x107:0xc1 DW_TAG_subprogram
	.byte	4                               // DW_AT_low_pc
	.word	.Lfunc_end2-.Lfunc_begin2       // DW_AT_high_pc
	.byte	1                               // DW_AT_frame_base
	.byte	109
                                        // DW_AT_call_all_calls
	.byte	14                              // DW_AT_name
	.byte	1                               // DW_AT_decl_file
	.hword	505                             // DW_AT_decl_line
                                        // DW_AT_prototyped
	.word	68                              // DW_AT_type
                                        // DW_AT_external
	.byte	18                              // Abbrev [18] 0x117:0xa DW_TAG_formal_parameter
	.byte	7                               // DW_AT_location
	.byte	9                               // DW_AT_name
	.byte	1                               // DW_AT_decl_file
	.hword	505                             // DW_AT_decl_line
	.word	258                             // DW_AT_type
	.byte	18                              // Abbrev [18] 0x121:0xa DW_TAG_formal_parameter
	.byte	8                               // DW_AT_location
	.byte	10                              // DW_AT_name
	.byte	1                               // DW_AT_decl_file
	.hword	505                             // DW_AT_decl_line
	.word	68                              // DW_AT_type
	.byte	22                              // Abbrev [22] 0x12b:0x3f DW_TAG_inlined_subroutine
	.word	207                             // DW_AT_abstract_origin
	.byte	5                               // DW_AT_low_pc
	.word	.Ltmp31-.Ltmp20                 // DW_AT_high_pc
	.byte	1                               // DW_AT_call_file
	.hword	507                             // DW_AT_call_line
	.byte	9                               // DW_AT_call_column
	.byte	10                              // Abbrev [10] 0x139:0x6 DW_TAG_formal_parameter
	.byte	9                               // DW_AT_location
	.word	215                             // DW_AT_abstract_origin
	.byte	10                              // Abbrev [10] 0x13f:0x6 DW_TAG_formal_parameter
	.byte	10                              // DW_AT_location
	.word	223                             // DW_AT_abstract_origin
	.byte	11                              // Abbrev [11] 0x145:0x6 DW_TAG_variable
	.byte	11                              // DW_AT_location
	.word	239                             // DW_AT_abstract_origin
	.byte	12                              // Abbrev [12] 0x14b:0x1e DW_TAG_lexical_block
	.byte	5                               // DW_AT_low_pc
	.word	.Ltmp31-.Ltmp20                 // DW_AT_high_pc
	.byte	11                              // Abbrev [11] 0x151:0x6 DW_TAG_variable
	.byte	12                              // DW_AT_location
	.word	248                             // DW_AT_abstract_origin
	.byte	13                              // Abbrev [13] 0x157:0x11 DW_TAG_inlined_subroutine
	.word	43                              // DW_AT_abstract_origin
	.byte	1                               // DW_AT_ranges
	.byte	0                               // DW_AT_call_file
	.byte	26                              // DW_AT_call_line
	.byte	12                              // DW_AT_call_column
	.byte	14                              // Abbrev [14] 0x160:0x7 DW_TAG_formal_parameter
	.byte	1                               // DW_AT_location
	.byte	108
	.word	51                              // DW_AT_abstract_origin
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	23                              // Abbrev [23] 0x16a:0x36 DW_TAG_inlined_subroutine
	.word	207                             // DW_AT_abstract_origin
	.byte	2                               // DW_AT_ranges
	.byte	1                               // DW_AT_call_file
	.hword	507                             // DW_AT_call_line
	.byte	36                              // DW_AT_call_column
	.byte	10                              // Abbrev [10] 0x174:0x6 DW_TAG_formal_parameter
	.byte	13                              // DW_AT_location
	.word	215                             // DW_AT_abstract_origin
	.byte	24                              // Abbrev [24] 0x17a:0x6 DW_TAG_formal_parameter
	.byte	2                               // DW_AT_const_value
	.word	223                             // DW_AT_abstract_origin
	.byte	11                              // Abbrev [11] 0x180:0x6 DW_TAG_variable
	.byte	15                              // DW_AT_location
	.word	239                             // DW_AT_abstract_origin
	.byte	25                              // Abbrev [25] 0x186:0x19 DW_TAG_lexical_block
	.byte	3                               // DW_AT_ranges
	.byte	11                              // Abbrev [11] 0x188:0x6 DW_TAG_variable
	.byte	14                              // DW_AT_location
	.word	248                             // DW_AT_abstract_origin
	.byte	13                              // Abbrev [13] 0x18e:0x10 DW_TAG_inlined_subroutine
	.word	43                              // DW_AT_abstract_origin
	.byte	4                               // DW_AT_ranges
	.byte	0                               // DW_AT_call_file
	.byte	26                              // DW_AT_call_line
	.byte	12                              // DW_AT_call_column
	.byte	10                              // Abbrev [10] 0x197:0x6 DW_TAG_formal_parameter
	.byte	16                              // DW_AT_location
	.word	51                              // DW_AT_abstract_origin
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	26                              // Abbrev [26] 0x1a0:0xd DW_TAG_call_site
	.word	180                             // DW_AT_call_origin
	.byte	6                               // DW_AT_call_return_pc
	.byte	16                              // Abbrev [16] 0x1a6:0x6 DW_TAG_call_site_parameter
	.byte	1                               // DW_AT_location
	.byte	80
	.byte	2                               // DW_AT_call_value
	.byte	132
	.byte	0
	.byte	0                               // End Of Children Mark
	.byte	26                              // Abbrev [26] 0x1ad:0xd DW_TAG_call_site
	.word	180                             // DW_AT_call_origin
	.byte	7                               // DW_AT_call_return_pc
	.byte	16                              // Abbrev [16] 0x1b3:0x6 DW_TAG_call_site_parameter
	.byte	1                               // DW_AT_location
	.byte	80
	.byte	2                               // DW_AT_call_value
	.byte	132
	.byte	0
	.byte	0                               // End Of Children Mark
	.byte	26                              // Abbrev [26] 0x1ba:0xd DW_TAG_call_site
	.word	180                             // DW_AT_call_origin
	.byte	8                               // DW_AT_call_return_pc
	.byte	16                              // Abbrev [16] 0x1c0:0x6 DW_TAG_call_site_parameter
	.byte	1                               // DW_AT_location
	.byte	80
	.byte	2                               // DW_AT_call_value
	.byte	131
	.byte	0
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
	.byte	0                               // End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.word	.Ldebug_list_header_end1-.Ldebug_list_header_start1 // Length
.Ldebug_list_header_start1:
	.hword	5                               // Version
	.byte	8                               // Address size
	.byte	0                               // Segment selector size
	.word	5                               // Offset entry count
.Lrnglists_table_base0:
	.word	.Ldebug_ranges0-.Lrnglists_table_base0
	.word	.Ldebug_ranges1-.Lrnglists_table_base0
	.word	.Ldebug_ranges2-.Lrnglists_table_base0
	.word	.Ldebug_ranges3-.Lrnglists_table_base0
	.word	.Ldebug_ranges4-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp7-.Lfunc_begin0           //   starting offset
	.uleb128 .Ltmp10-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp11-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp12-.Lfunc_begin0          //   ending offset
	.byte	0                               // DW_RLE_end_of_list
.Ldebug_ranges1:
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp25-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp27-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp28-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp29-.Lfunc_begin0          //   ending offset
	.byte	0                               // DW_RLE_end_of_list
.Ldebug_ranges2:
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp33-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp39-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp40-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp42-.Lfunc_begin0          //   ending offset
	.byte	0                               // DW_RLE_end_of_list
.Ldebug_ranges3:
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp33-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp39-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp40-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp42-.Lfunc_begin0          //   ending offset
	.byte	0                               // DW_RLE_end_of_list
.Ldebug_ranges4:
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp34-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp35-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp39-.Lfunc_begin0          //   ending offset
	.byte	4                               // DW_RLE_offset_pair
	.uleb128 .Ltmp40-.Lfunc_begin0          //   starting offset
	.uleb128 .Ltmp41-.Lfunc_begin0          //   ending offset
	.byte	0                               // DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.word	64                              // Length of String Offsets Set
	.hword	5
	.hword	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0                               // string offset=0
.Linfo_string1:
	.asciz	"calls.c"                       // string offset=1
.Linfo_string2:
	.asciz	"/src"                          // string offset=9
.Linfo_string3:
	.asciz	"deep"                          // string offset=14
.Linfo_string4:
	.asciz	"int"                           // string offset=19
.Linfo_string5:
	.asciz	"x"                             // string offset=23
.Linfo_string6:
	.asciz	"next"                          // string offset=25
.Linfo_string7:
	.asciz	"step"                          // string offset=30
.Linfo_string8:
	.asciz	"float_"                        // string offset=35
.Linfo_string9:
	.asciz	"values"                        // string offset=42
.Linfo_string10:
	.asciz	"count"                         // string offset=49
.Linfo_string11:
	.asciz	"total"                         // string offset=55
.Linfo_string12:
	.asciz	"i"                             // string offset=61
.Linfo_string13:
	.asciz	"f"                             // string offset=63
.Linfo_string14:
	.asciz	"entry"                         // string offset=65
	.section	.debug_str_offsets,"",@progbits
	.word	.Linfo_string0
	.word	.Linfo_string1
	.word	.Linfo_string2
	.word	.Linfo_string3
	.word	.Linfo_string4
	.word	.Linfo_string5
	.word	.Linfo_string6
	.word	.Linfo_string7
	.word	.Linfo_string8
	.word	.Linfo_string9
	.word	.Linfo_string10
	.word	.Linfo_string11
	.word	.Linfo_string12
	.word	.Linfo_string13
	.word	.Linfo_string14
	.section	.debug_addr,"",@progbits
	.word	.Ldebug_addr_end0-.Ldebug_addr_start0 // Length of contribution
.Ldebug_addr_start0:
	.hword	5                               // DWARF version number
	.byte	8                               // Address size
	.byte	0                               // Segment selector size
.Laddr_table_base0:
	.xword	.Lfunc_begin0
	.xword	.Ltmp0
	.xword	.Ltmp9
	.xword	.Lfunc_begin1
	.xword	.Lfunc_begin2
	.xword	.Ltmp20
	.xword	.Ltmp26
	.xword	.Ltmp35
	.xword	.Ltmp38
.Ldebug_addr_end0:
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
