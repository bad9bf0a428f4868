	.text
	.file	"calls.c"
	.globl	float_
	.p2align	2
	.type	float_,@function
float_:
.Lfunc_begin0:
	.file	0 "/src" "calls.c" md5 0x2e190534ae0d505e7cfdb48a98a0fd88
	.loc	0 23 0
	.cfi_startproc
	stp	x29, x30, [sp, #-96]!
	stp	x28, x27, [sp, #16]
	mov	x29, sp
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
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
	.loc	0 25 2 prologue_end
	cmp	w1, #1
	b.lt	.LBB0_3
.Ltmp1:
	.loc	0 0 2 is_stmt 0
	mov	x19, x2
.Ltmp2:
	mov	x20, x0
.Ltmp3:
	mov	w21, wzr
.Ltmp4:
	.loc	0 25 20
	mov	w23, w1
.Ltmp5:
	.loc	0 0 20
	mov	w25, #-97
	mov	w26, #7
	mov	w27, #100
.Ltmp6:
.LBB0_2:
	.loc	0 26 17 is_stmt 1
	ldr	w28, [x20], #4
.Ltmp7:
	.loc	0 0 0 is_stmt 0
	mov	w8, #3
	cmp	w28, #100
.Ltmp8:
	csel	w8, w25, w8, gt
	csel	w24, w27, w26, gt
	add	w22, w8, w28
	mov	w0, w22
	blr	x19
.Ltmp9:
	sub	w8, w21, w28
.Ltmp10:
	.loc	0 25 20 is_stmt 1
	subs	x23, x23, #1
.Ltmp11:
	.loc	0 0 0 is_stmt 0
	add	w8, w8, w24
.Ltmp12:
	.loc	0 26 9 is_stmt 1
	madd	w21, w22, w0, w8
.Ltmp13:
	.loc	0 25 2
	b.ne	.LBB0_2
	b	.LBB0_4
.Ltmp14:
.LBB0_3:
	.loc	0 0 2 is_stmt 0
	mov	w21, wzr
.Ltmp15:
.LBB0_4:
	.loc	0 27 2 is_stmt 1
	mov	w0, w21
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	x29, x30, [sp], #96
	ret
.Ltmp16:
.Lfunc_end0:
	.size	float_, .Lfunc_end0-float_
	.cfi_endproc

	.globl	f
	.p2align	2
	.type	f,@function
f:
.Lfunc_begin1:
	.file	1 "parts" "generated.y"
	.loc	1 501 0
	.cfi_startproc
	.loc	1 502 11 prologue_end
	mov	w8, #9363
	movk	w8, #37449, lsl #16
	smull	x8, w0, w8
	lsr	x8, x8, #32
	add	w8, w8, w0
	asr	w9, w8, #2
	add	w0, w9, w8, lsr #31
.Ltmp17:
	.loc	1 502 2 is_stmt 0
	ret
.Ltmp18:
.Lfunc_end1:
	.size	f, .Lfunc_end1-f
	.cfi_endproc

	.globl	entry
	.p2align	2
	.type	entry,@function
entry:
.Lfunc_begin2:
	.loc	1 506 0 is_stmt 1
	.cfi_startproc
	sub	sp, sp, #112
	stp	x29, x30, [sp, #16]
	add	x29, sp, #16
	stp	x28, x27, [sp, #32]
	stp	x26, x25, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
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
	mov	w22, wzr
.Ltmp20:
	.loc	0 25 2 prologue_end
	cmp	w1, #1
.Ltmp21:
	.loc	0 0 2 is_stmt 0
	str	x0, [sp, #8]
	.loc	0 25 2
	b.lt	.LBB2_3
.Ltmp22:
	.loc	0 25 20
	mov	w21, w1
.Ltmp23:
	.loc	0 0 20
	mov	w23, #3
	mov	w24, #-97
	mov	w25, #7
	mov	w26, #100
	mov	x27, x0
.Ltmp24:
.LBB2_2:
	.loc	0 26 17 is_stmt 1
	ldr	w28, [x27], #4
.Ltmp25:
	.loc	0 0 0 is_stmt 0
	cmp	w28, #100
	csel	w8, w24, w23, gt
	csel	w19, w26, w25, gt
	add	w20, w8, w28
	mov	w0, w20
	bl	f
.Ltmp26:
	sub	w8, w22, w28
.Ltmp27:
	.loc	0 25 20 is_stmt 1
	subs	x21, x21, #1
.Ltmp28:
	.loc	0 0 0 is_stmt 0
	add	w8, w8, w19
.Ltmp29:
	.loc	0 26 9 is_stmt 1
	madd	w22, w20, w0, w8
.Ltmp30:
	.loc	0 25 2
	b.ne	.LBB2_2
.Ltmp31:
.LBB2_3:
	.loc	0 0 2 is_stmt 0
	ldr	x28, [sp, #8]
.Ltmp32:
	mov	w19, #3
	mov	w24, #-97
	mov	w25, #7
	mov	w26, #100
.Ltmp33:
	.loc	0 26 17 is_stmt 1
	ldr	w23, [x28]
.Ltmp34:
	.loc	0 0 0 is_stmt 0
	cmp	w23, #100
	csel	w8, w24, w19, gt
	csel	w27, w26, w25, gt
	add	w20, w8, w23
	mov	w0, w20
	bl	f
.Ltmp35:
	.loc	0 26 17
	ldr	w28, [x28, #4]
.Ltmp36:
	.loc	0 0 0
	mov	w21, w0
.Ltmp37:
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
	.loc	1 507 2 is_stmt 1
	ldp	x26, x25, [sp, #48]
.Ltmp40:
	.loc	0 0 0 is_stmt 0
	sub	w8, w8, w9
	add	w8, w8, w24
.Ltmp41:
	.loc	0 26 9 is_stmt 1
	madd	w8, w19, w0, w8
.Ltmp42:
	.loc	1 507 2
	ldp	x20, x19, [sp, #96]
	.loc	1 507 34 is_stmt 0
	add	w0, w8, w22
	.loc	1 507 2
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x28, x27, [sp, #32]
.Ltmp43:
	ldp	x29, x30, [sp, #16]
	add	sp, sp, #112
	ret
.Ltmp44:
.Lfunc_end2:
	.size	entry, .Lfunc_end2-entry
	.cfi_endproc

	.section	.debug_loclists,"",@progbits
	.word	.Ldebug_list_header_end0-.Ldebug_list_header_start0
.Ldebug_list_header_start0:
	.hword	5
	.byte	8
	.byte	0
	.word	17
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
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp3-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	4
	.uleb128 .Ltmp3-.Lfunc_begin0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.byte	1
	.byte	100
	.byte	4
	.uleb128 .Ltmp7-.Lfunc_begin0
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	80
	.byte	159
	.byte	4
	.uleb128 .Ltmp14-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc1:
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp5-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	4
	.uleb128 .Ltmp5-.Lfunc_begin0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.byte	1
	.byte	103
	.byte	4
	.uleb128 .Ltmp11-.Lfunc_begin0
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	81
	.byte	159
	.byte	4
	.uleb128 .Ltmp14-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	0
.Ldebug_loc2:
	.byte	4
	.uleb128 .Lfunc_begin0-.Lfunc_begin0
	.uleb128 .Ltmp2-.Lfunc_begin0
	.byte	1
	.byte	82
	.byte	4
	.uleb128 .Ltmp2-.Lfunc_begin0
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	1
	.byte	99
	.byte	4
	.uleb128 .Ltmp14-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	1
	.byte	82
	.byte	0
.Ldebug_loc3:
	.byte	4
	.uleb128 .Ltmp0-.Lfunc_begin0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	0
.Ldebug_loc4:
	.byte	4
	.uleb128 .Ltmp0-.Lfunc_begin0
	.uleb128 .Ltmp6-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp6-.Lfunc_begin0
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	1
	.byte	101
	.byte	4
	.uleb128 .Ltmp14-.Lfunc_begin0
	.uleb128 .Ltmp15-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	0
.Ldebug_loc5:
	.byte	4
	.uleb128 .Ltmp8-.Lfunc_begin0
	.uleb128 .Ltmp14-.Lfunc_begin0
	.byte	1
	.byte	99
	.byte	0
.Ldebug_loc6:
	.byte	4
	.uleb128 .Lfunc_begin1-.Lfunc_begin0
	.uleb128 .Ltmp17-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	4
	.uleb128 .Ltmp17-.Lfunc_begin0
	.uleb128 .Lfunc_end1-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	80
	.byte	159
	.byte	0
.Ldebug_loc7:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	4
	.uleb128 .Ltmp25-.Lfunc_begin0
	.uleb128 .Ltmp31-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	80
	.byte	159
	.byte	0
.Ldebug_loc8:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp23-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	4
	.uleb128 .Ltmp23-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	1
	.byte	101
	.byte	4
	.uleb128 .Ltmp28-.Lfunc_begin0
	.uleb128 .Ltmp31-.Lfunc_begin0
	.byte	4
	.byte	163
	.byte	1
	.byte	81
	.byte	159
	.byte	0
.Ldebug_loc9:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	1
	.byte	80
	.byte	0
.Ldebug_loc10:
	.byte	4
	.uleb128 .Lfunc_begin2-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	1
	.byte	81
	.byte	0
.Ldebug_loc11:
	.byte	4
	.uleb128 .Ltmp19-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp24-.Lfunc_begin0
	.uleb128 .Ltmp31-.Lfunc_begin0
	.byte	1
	.byte	102
	.byte	0
.Ldebug_loc12:
	.byte	4
	.uleb128 .Ltmp19-.Lfunc_begin0
	.uleb128 .Ltmp24-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	0
.Ldebug_loc13:
	.byte	4
	.uleb128 .Ltmp32-.Lfunc_begin0
	.uleb128 .Ltmp36-.Lfunc_begin0
	.byte	1
	.byte	108
	.byte	0
.Ldebug_loc14:
	.byte	4
	.uleb128 .Ltmp31-.Lfunc_begin0
	.uleb128 .Ltmp37-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp37-.Lfunc_begin0
	.uleb128 .Ltmp42-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	1
	.byte	159
	.byte	4
	.uleb128 .Ltmp42-.Lfunc_begin0
	.uleb128 .Lfunc_end2-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	2
	.byte	159
	.byte	0
.Ldebug_loc15:
	.byte	4
	.uleb128 .Ltmp31-.Lfunc_begin0
	.uleb128 .Ltmp37-.Lfunc_begin0
	.byte	3
	.byte	17
	.byte	0
	.byte	159
	.byte	4
	.uleb128 .Ltmp42-.Lfunc_begin0
	.uleb128 .Lfunc_end2-.Lfunc_begin0
	.byte	1
	.byte	88
	.byte	0
.Ldebug_loc16:
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp43-.Lfunc_begin0
	.byte	1
	.byte	108
	.byte	0
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1
	.byte	17
	.byte	1
	.byte	37
	.byte	37
	.byte	19
	.byte	5
	.byte	3
	.byte	37
	.byte	114
	.byte	23
	.byte	16
	.byte	23
	.byte	27
	.byte	37
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	115
	.byte	23
	.byte	116
	.byte	23
	.ascii	"\214\001"
	.byte	23
	.byte	0
	.byte	0
	.byte	2
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	32
	.byte	33
	.byte	1
	.byte	0
	.byte	0
	.byte	3
	.byte	5
	.byte	0
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	4
	.byte	36
	.byte	0
	.byte	3
	.byte	37
	.byte	62
	.byte	11
	.byte	11
	.byte	11
	.byte	0
	.byte	0
	.byte	5
	.byte	22
	.byte	0
	.byte	73
	.byte	19
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	0
	.byte	0
	.byte	6
	.byte	15
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	7
	.byte	21
	.byte	1
	.byte	73
	.byte	19
	.byte	39
	.byte	25
	.byte	0
	.byte	0
	.byte	8
	.byte	5
	.byte	0
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	9
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	122
	.byte	25
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	10
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	11
	.byte	52
	.byte	0
	.byte	2
	.byte	34
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	12
	.byte	11
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	13
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	35
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	14
	.byte	5
	.byte	0
	.byte	2
	.byte	24
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	15
	.byte	72
	.byte	1
	.ascii	"\203\001"
	.byte	24
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	16
	.byte	73
	.byte	0
	.byte	2
	.byte	24
	.byte	126
	.byte	24
	.byte	0
	.byte	0
	.byte	17
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	64
	.byte	24
	.byte	122
	.byte	25
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	0
	.byte	0
	.byte	18
	.byte	5
	.byte	0
	.byte	2
	.byte	34
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	5
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	19
	.byte	46
	.byte	1
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	39
	.byte	25
	.byte	73
	.byte	19
	.byte	63
	.byte	25
	.byte	32
	.byte	33
	.byte	1
	.byte	0
	.byte	0
	.byte	20
	.byte	52
	.byte	0
	.byte	3
	.byte	37
	.byte	58
	.byte	11
	.byte	59
	.byte	11
	.byte	73
	.byte	19
	.byte	0
	.byte	0
	.byte	21
	.byte	11
	.byte	1
	.byte	0
	.byte	0
	.byte	22
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	5
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	23
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	35
	.byte	88
	.byte	11
	.byte	89
	.byte	5
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	24
	.byte	5
	.byte	0
	.byte	28
	.byte	13
	.byte	49
	.byte	19
	.byte	0
	.byte	0
	.byte	25
	.byte	11
	.byte	1
	.byte	85
	.byte	35
	.byte	0
	.byte	0
	.byte	26
	.byte	72
	.byte	1
	.byte	127
	.byte	19
	.byte	125
	.byte	27
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.word	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.hword	5
	.byte	1
	.byte	8
	.word	.debug_abbrev
	.byte	1
	.byte	0
	.hword	12
	.byte	1
	.word	.Lstr_offsets_base0
	.word	.Lline_table_start0
	.byte	2
	.byte	0
	.word	.Lfunc_end2-.Lfunc_begin0
	.word	.Laddr_table_base0
	.word	.Lrnglists_table_base0
	.word	.Lloclists_table_base0
	.byte	2
	.byte	3
	.byte	0
	.byte	15

	.word	68

	.byte	3
	.byte	5
	.byte	0
	.byte	15
	.word	68
	.byte	3
	.byte	6
	.byte	0
	.byte	15
	.word	72
	.byte	0
	.byte	4
	.byte	4
	.byte	5
	.byte	4
	.byte	5
	.word	80
	.byte	7
	.byte	0
	.byte	2
	.byte	6
	.word	85
	.byte	7
	.word	68

	.byte	8
	.word	68
	.byte	0
	.byte	9
	.byte	0
	.word	.Lfunc_end0-.Lfunc_begin0
	.byte	1
	.byte	109

	.word	207
	.byte	10
	.byte	0
	.word	215
	.byte	10
	.byte	1
	.word	223
	.byte	10
	.byte	2
	.word	231
	.byte	11
	.byte	4
	.word	239
	.byte	12
	.byte	1
	.word	.Ltmp14-.Ltmp0
	.byte	11
	.byte	3
	.word	248
	.byte	13
	.word	43
	.byte	0
	.byte	0
	.byte	26
	.byte	12
	.byte	14
	.byte	1
	.byte	108
	.word	51
	.byte	10
	.byte	5
	.word	59
	.byte	0
	.byte	0
	.byte	15
	.byte	1
	.byte	99
	.byte	2
	.byte	16
	.byte	1
	.byte	80
	.byte	2
	.byte	134
	.byte	0
	.byte	0
	.byte	0
	.byte	17
	.byte	3
	.word	.Lfunc_end1-.Lfunc_begin1
	.byte	1
	.byte	111

	.byte	13
	.byte	1
	.hword	500

	.word	68

	.byte	18
	.byte	6
	.byte	5
	.byte	1
	.hword	500
	.word	68
	.byte	0
	.byte	19
	.byte	8
	.byte	0
	.byte	22

	.word	68


	.byte	3
	.byte	9
	.byte	0
	.byte	22
	.word	258
	.byte	3
	.byte	10
	.byte	0
	.byte	22
	.word	68
	.byte	3
	.byte	6
	.byte	0
	.byte	22
	.word	72
	.byte	20
	.byte	11
	.byte	0
	.byte	24
	.word	68
	.byte	21
	.byte	20
	.byte	12
	.byte	0
	.byte	25
	.word	68
	.byte	0
	.byte	0
	.byte	6
	.word	68
	.byte	17
	.byte	4
	.word	.Lfunc_end2-.Lfunc_begin2
	.byte	1
	.byte	109

	.byte	14
	.byte	1
	.hword	505

	.word	68

	.byte	18
	.byte	7
	.byte	9
	.byte	1
	.hword	505
	.word	258
	.byte	18
	.byte	8
	.byte	10
	.byte	1
	.hword	505
	.word	68
	.byte	22
	.word	207
	.byte	5
	.word	.Ltmp31-.Ltmp20
	.byte	1
	.hword	507
	.byte	9
	.byte	10
	.byte	9
	.word	215
	.byte	10
	.byte	10
	.word	223
	.byte	11
	.byte	11
	.word	239
	.byte	12
	.byte	5
	.word	.Ltmp31-.Ltmp20
	.byte	11
	.byte	12
	.word	248
	.byte	13
	.word	43
	.byte	1
	.byte	0
	.byte	26
	.byte	12
	.byte	14
	.byte	1
	.byte	108
	.word	51
	.byte	0
	.byte	0
	.byte	0
	.byte	23
	.word	207
	.byte	2
	.byte	1
	.hword	507
	.byte	36
	.byte	10
	.byte	13
	.word	215
	.byte	24
	.byte	2
	.word	223
	.byte	11
	.byte	15
	.word	239
	.byte	25
	.byte	3
	.byte	11
	.byte	14
	.word	248
	.byte	13
	.word	43
	.byte	4
	.byte	0
	.byte	26
	.byte	12
	.byte	10
	.byte	16
	.word	51
	.byte	0
	.byte	0
	.byte	0
	.byte	26
	.word	180
	.byte	6
	.byte	16
	.byte	1
	.byte	80
	.byte	2
	.byte	132
	.byte	0
	.byte	0
	.byte	26
	.word	180
	.byte	7
	.byte	16
	.byte	1
	.byte	80
	.byte	2
	.byte	132
	.byte	0
	.byte	0
	.byte	26
	.word	180
	.byte	8
	.byte	16
	.byte	1
	.byte	80
	.byte	2
	.byte	131
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.word	.Ldebug_list_header_end1-.Ldebug_list_header_start1
.Ldebug_list_header_start1:
	.hword	5
	.byte	8
	.byte	0
	.word	5
.Lrnglists_table_base0:
	.word	.Ldebug_ranges0-.Lrnglists_table_base0
	.word	.Ldebug_ranges1-.Lrnglists_table_base0
	.word	.Ldebug_ranges2-.Lrnglists_table_base0
	.word	.Ldebug_ranges3-.Lrnglists_table_base0
	.word	.Ldebug_ranges4-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4
	.uleb128 .Ltmp7-.Lfunc_begin0
	.uleb128 .Ltmp10-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp11-.Lfunc_begin0
	.uleb128 .Ltmp12-.Lfunc_begin0
	.byte	0
.Ldebug_ranges1:
	.byte	4
	.uleb128 .Ltmp25-.Lfunc_begin0
	.uleb128 .Ltmp27-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp28-.Lfunc_begin0
	.uleb128 .Ltmp29-.Lfunc_begin0
	.byte	0
.Ldebug_ranges2:
	.byte	4
	.uleb128 .Ltmp33-.Lfunc_begin0
	.uleb128 .Ltmp39-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp40-.Lfunc_begin0
	.uleb128 .Ltmp42-.Lfunc_begin0
	.byte	0
.Ldebug_ranges3:
	.byte	4
	.uleb128 .Ltmp33-.Lfunc_begin0
	.uleb128 .Ltmp39-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp40-.Lfunc_begin0
	.uleb128 .Ltmp42-.Lfunc_begin0
	.byte	0
.Ldebug_ranges4:
	.byte	4
	.uleb128 .Ltmp34-.Lfunc_begin0
	.uleb128 .Ltmp35-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp36-.Lfunc_begin0
	.uleb128 .Ltmp39-.Lfunc_begin0
	.byte	4
	.uleb128 .Ltmp40-.Lfunc_begin0
	.uleb128 .Ltmp41-.Lfunc_begin0
	.byte	0
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.word	64
	.hword	5
	.hword	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.byte	0
.Linfo_string1:
	.asciz	"calls.c"
.Linfo_string2:
	.asciz	"/src"
.Linfo_string3:
	.asciz	"deep"
.Linfo_string4:
	.asciz	"int"
.Linfo_string5:
	.asciz	"x"
.Linfo_string6:
	.asciz	"next"
.Linfo_string7:
	.asciz	"step"
.Linfo_string8:
	.asciz	"float_"
.Linfo_string9:
	.asciz	"values"
.Linfo_string10:
	.asciz	"count"
.Linfo_string11:
	.asciz	"total"
.Linfo_string12:
	.asciz	"i"
.Linfo_string13:
	.asciz	"f"
.Linfo_string14:
	.asciz	"entry"
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
	.word	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.hword	5
	.byte	8
	.byte	0
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
