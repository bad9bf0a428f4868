	.arch armv8-a
	.file	"split.c"
	.text
.Ltext0:
	.file 0 "/src" "split.c"
	.section	.text.unlikely,"ax",@progbits
	.align	2
	.type	fail, %function
fail:
.LVL0:
.LFB1:
	.file 1 "split.c"
	.loc 1 12 1 view -0
	.cfi_startproc
	.loc 1 13 2 view .LVU1
.LBB15:
.LBB16:
	.loc 1 7 11 is_stmt 0 view .LVU2
	adrp	x1, :got:log_word
	ldr	x1, [x1, :got_lo12:log_word]
.LVL1:
	.loc 1 7 11 view .LVU3
.LBE16:
.LBI15:
	.loc 1 5 51 is_stmt 1 view .LVU4
.LBB17:
	.loc 1 7 2 view .LVU5
	.loc 1 8 13 is_stmt 0 view .LVU6
	neg	w2, w0
	.loc 1 7 11 view .LVU7
	str	w0, [x1]
	.loc 1 8 2 is_stmt 1 view .LVU8
	.loc 1 8 11 is_stmt 0 view .LVU9
	str	w2, [x1]
.LVL2:
.L2:
	.loc 1 8 11 view .LVU10
.LBE17:
.LBE15:
	.loc 1 14 2 is_stmt 1 discriminator 1 view .LVU11
	.loc 1 15 3 discriminator 1 view .LVU12
	.loc 1 15 12 is_stmt 0 discriminator 1 view .LVU13
	str	wzr, [x1]
	.loc 1 14 2 is_stmt 1 discriminator 1 view .LVU14
	b	.L2
	.cfi_endproc
.LFE1:
	.size	fail, .-fail
	.text
	.align	2
	.p2align 4,,11
	.global	hot
	.type	hot, %function
hot:
.LVL3:
.LFB3:
	.loc 1 30 1 view -0
	.cfi_startproc
	.loc 1 31 2 view .LVU16
	.loc 1 32 2 view .LVU17
.LBB18:
	.loc 1 32 7 view .LVU18
	.loc 1 32 20 view .LVU19
	cmp	w1, 0
	ble	.L9
	mov	x2, x0
.LBE18:
	.loc 1 31 6 is_stmt 0 view .LVU20
	mov	w0, 0
.LVL4:
	.loc 1 31 6 view .LVU21
	add	x3, x2, w1, sxtw 2
.LVL5:
	.p2align 3,,7
.L8:
.LBB31:
	.loc 1 33 3 is_stmt 1 discriminator 3 view .LVU22
	.loc 1 33 10 is_stmt 0 discriminator 3 view .LVU23
	ldr	w1, [x2]
.LVL6:
.LBB19:
.LBI19:
	.loc 1 18 50 is_stmt 1 discriminator 3 view .LVU24
.LBB20:
	.loc 1 20 2 discriminator 3 view .LVU25
	.loc 1 20 5 is_stmt 0 discriminator 3 view .LVU26
	tbnz	w1, #31, .L14
.L6:
	.loc 1 26 2 is_stmt 1 view .LVU27
.LVL7:
	.loc 1 26 2 is_stmt 0 view .LVU28
.LBE20:
.LBE19:
	.loc 1 32 20 view .LVU29
	add	x2, x2, 4
.LVL8:
	.loc 1 33 7 view .LVU30
	add	w0, w0, w1, lsl 1
.LVL9:
	.loc 1 32 30 is_stmt 1 view .LVU31
	.loc 1 32 20 view .LVU32
	cmp	x2, x3
	bne	.L8
	ret
.LVL10:
	.p2align 2,,3
.L14:
.LBB27:
.LBB23:
	.loc 1 21 3 view .LVU33
.LBB21:
.LBI21:
	.loc 1 5 51 view .LVU34
.LBB22:
	.loc 1 7 2 view .LVU35
	.loc 1 7 11 is_stmt 0 view .LVU36
	adrp	x4, :got:log_word
	ldr	x4, [x4, :got_lo12:log_word]
	.loc 1 8 13 view .LVU37
	neg	w5, w1
	.loc 1 7 11 view .LVU38
	str	w1, [x4]
	.loc 1 8 2 is_stmt 1 view .LVU39
	.loc 1 8 11 is_stmt 0 view .LVU40
	str	w5, [x4]
.LVL11:
	.loc 1 8 11 view .LVU41
.LBE22:
.LBE21:
	.loc 1 22 3 is_stmt 1 view .LVU42
	.loc 1 22 6 is_stmt 0 view .LVU43
	cmn	w1, #10
	blt	.L15
	.loc 1 24 3 is_stmt 1 view .LVU44
	.loc 1 24 12 is_stmt 0 view .LVU45
	mov	w5, 1
	str	w5, [x4]
	b	.L6
.LVL12:
	.p2align 2,,3
.L9:
	.loc 1 24 12 view .LVU46
.LBE23:
.LBE27:
.LBE31:
	.loc 1 31 6 view .LVU47
	mov	w0, 0
.LVL13:
	.loc 1 34 2 is_stmt 1 view .LVU48
	.loc 1 35 1 is_stmt 0 view .LVU49
	ret
.LVL14:
.L15:
.LBB32:
.LBB28:
.LBB24:
	.loc 1 23 4 is_stmt 1 view .LVU50
.LBE24:
.LBE28:
.LBE32:
	.loc 1 30 1 is_stmt 0 view .LVU51
	hint	25 // paciasp
	.cfi_window_save
	stp	x29, x30, [sp, -16]!
	.cfi_def_cfa_offset 16
	.cfi_offset 29, -16
	.cfi_offset 30, -8
.LBB33:
.LBB29:
.LBB25:
	.loc 1 23 4 view .LVU52
	mov	w0, w1
.LVL15:
	.loc 1 23 4 view .LVU53
.LBE25:
.LBE29:
.LBE33:
	.loc 1 30 1 view .LVU54
	mov	x29, sp
.LBB34:
.LBB30:
.LBB26:
	.loc 1 23 4 view .LVU55
	bl	fail
.LVL16:
	.loc 1 23 4 view .LVU56
.LBE26:
.LBE30:
.LBE34:
	.cfi_endproc
.LFE3:
	.size	hot, .-hot
	.align	2
	.p2align 4,,11
	.global	entry
	.type	entry, %function
entry:
.LVL17:
.LFB4:
	.loc 1 38 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 2 view .LVU58
	.loc 1 38 1 is_stmt 0 view .LVU59
	hint	25 // paciasp
	.cfi_window_save
	stp	x29, x30, [sp, -32]!
	.cfi_def_cfa_offset 32
	.cfi_offset 29, -32
	.cfi_offset 30, -24
	.loc 1 39 9 view .LVU60
	mov	w1, 4
	.loc 1 38 1 view .LVU61
	mov	x29, sp
	str	x19, [sp, 16]
	.cfi_offset 19, -16
	.loc 1 38 1 view .LVU62
	mov	x19, x0
	.loc 1 39 9 view .LVU63
	bl	hot
.LVL18:
	.loc 1 39 26 view .LVU64
	ldr	w1, [x19, 20]
.LVL19:
.LBB35:
.LBI35:
	.loc 1 18 50 is_stmt 1 view .LVU65
.LBB36:
	.loc 1 20 2 view .LVU66
	.loc 1 20 5 is_stmt 0 view .LVU67
	tbnz	w1, #31, .L20
	.loc 1 26 2 is_stmt 1 view .LVU68
.LVL20:
	.loc 1 26 2 is_stmt 0 view .LVU69
.LBE36:
.LBE35:
	.loc 1 40 1 view .LVU70
	ldr	x19, [sp, 16]
.LVL21:
	.loc 1 40 1 view .LVU71
	add	w0, w0, w1, lsl 1
	ldp	x29, x30, [sp], 32
	.cfi_remember_state
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 19
	.cfi_def_cfa_offset 0
	hint	29 // autiasp
	.cfi_window_save
	ret
.LVL22:
	.p2align 2,,3
.L20:
	.cfi_restore_state
.LBB41:
.LBB39:
	.loc 1 21 3 is_stmt 1 view .LVU72
.LBB37:
.LBI37:
	.loc 1 5 51 view .LVU73
.LBB38:
	.loc 1 7 2 view .LVU74
	.loc 1 7 11 is_stmt 0 view .LVU75
	adrp	x2, :got:log_word
	ldr	x2, [x2, :got_lo12:log_word]
	.loc 1 8 13 view .LVU76
	neg	w3, w1
	.loc 1 7 11 view .LVU77
	str	w1, [x2]
	.loc 1 8 2 is_stmt 1 view .LVU78
	.loc 1 8 11 is_stmt 0 view .LVU79
	str	w3, [x2]
.LVL23:
	.loc 1 8 11 view .LVU80
.LBE38:
.LBE37:
	.loc 1 22 3 is_stmt 1 view .LVU81
	.loc 1 22 6 is_stmt 0 view .LVU82
	cmn	w1, #10
	blt	.L21
	.loc 1 24 3 is_stmt 1 view .LVU83
	.loc 1 24 12 is_stmt 0 view .LVU84
	mov	w3, 1
	str	w3, [x2]
	.loc 1 26 2 is_stmt 1 view .LVU85
.LVL24:
	.loc 1 26 2 is_stmt 0 view .LVU86
.LBE39:
.LBE41:
	.loc 1 40 1 view .LVU87
	ldr	x19, [sp, 16]
.LVL25:
	.loc 1 40 1 view .LVU88
	add	w0, w0, w1, lsl 1
	ldp	x29, x30, [sp], 32
	.cfi_remember_state
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 19
	.cfi_def_cfa_offset 0
	hint	29 // autiasp
	.cfi_window_save
	ret
.LVL26:
.L21:
	.cfi_restore_state
.LBB42:
.LBB40:
	.loc 1 23 4 is_stmt 1 view .LVU89
	mov	w0, w1
	bl	fail
.LVL27:
	.loc 1 23 4 is_stmt 0 view .LVU90
.LBE40:
.LBE42:
	.cfi_endproc
.LFE4:
	.size	entry, .-entry
	.global	log_word
	.bss
	.align	2
	.type	log_word, %object
	.size	log_word, 4
log_word:
	.zero	4
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.4byte	0x278
	.2byte	0x5
	.byte	0x1
	.byte	0x8
	.4byte	.Ldebug_abbrev0
	.uleb128 0x7
	.4byte	.LASF7
	.byte	0x1d
	.4byte	.LASF0
	.4byte	.LASF1
	.4byte	.LLRL13
	.8byte	0
	.4byte	.Ldebug_line0
	.uleb128 0x8
	.4byte	.LASF5
	.byte	0x1
	.byte	0x2
	.byte	0x15
	.4byte	0x3d
	.uleb128 0x9
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xa
	.4byte	0x36
	.uleb128 0xb
	.4byte	0x2a
	.byte	0x3
	.byte	0xe
	.uleb128 0x9
	.byte	0x3
	.8byte	log_word
	.uleb128 0xc
	.4byte	.LASF2
	.byte	0x1
	.byte	0x25
	.byte	0x5
	.4byte	0x36
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.4byte	0x10d
	.uleb128 0x3
	.4byte	.LASF3
	.byte	0x25
	.byte	0x10
	.4byte	0x10d
	.4byte	.LLST9
	.4byte	.LVUS9
	.uleb128 0xd
	.4byte	0x1ed
	.8byte	.LBI35
	.byte	.LVU65
	.4byte	.LLRL10
	.byte	0x1
	.byte	0x27
	.byte	0x1a
	.4byte	0xf3
	.uleb128 0x1
	.4byte	0x1fe
	.4byte	.LLST11
	.4byte	.LVUS11
	.uleb128 0x5
	.4byte	0x265
	.8byte	.LBI37
	.byte	.LVU73
	.8byte	.LBB37
	.8byte	.LBE37-.LBB37
	.4byte	0xde
	.uleb128 0x1
	.4byte	0x26e
	.4byte	.LLST12
	.4byte	.LVUS12
	.byte	0
	.uleb128 0x4
	.8byte	.LVL27
	.4byte	0x209
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x70
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x4
	.8byte	.LVL18
	.4byte	0x113
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x83
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.byte	0x34
	.byte	0
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.4byte	0x36
	.uleb128 0xf
	.string	"hot"
	.byte	0x1
	.byte	0x1d
	.byte	0x1f
	.4byte	0x36
	.8byte	.LFB3
	.8byte	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.4byte	0x1ed
	.uleb128 0x3
	.4byte	.LASF3
	.byte	0x1d
	.byte	0x28
	.4byte	0x10d
	.4byte	.LLST1
	.4byte	.LVUS1
	.uleb128 0x3
	.4byte	.LASF4
	.byte	0x1d
	.byte	0x34
	.4byte	0x36
	.4byte	.LLST2
	.4byte	.LVUS2
	.uleb128 0x6
	.string	"sum"
	.byte	0x1f
	.byte	0x6
	.4byte	0x36
	.4byte	.LLST3
	.4byte	.LVUS3
	.uleb128 0x10
	.4byte	.LLRL4
	.uleb128 0x6
	.string	"i"
	.byte	0x20
	.byte	0xb
	.4byte	0x36
	.4byte	.LLST5
	.4byte	.LVUS5
	.uleb128 0x11
	.4byte	0x1ed
	.8byte	.LBI19
	.byte	.LVU24
	.4byte	.LLRL6
	.byte	0x1
	.byte	0x21
	.byte	0xa
	.uleb128 0x1
	.4byte	0x1fe
	.4byte	.LLST7
	.4byte	.LVUS7
	.uleb128 0x5
	.4byte	0x265
	.8byte	.LBI21
	.byte	.LVU34
	.8byte	.LBB21
	.8byte	.LBE21-.LBB21
	.4byte	0x1d6
	.uleb128 0x1
	.4byte	0x26e
	.4byte	.LLST8
	.4byte	.LVUS8
	.byte	0
	.uleb128 0x4
	.8byte	.LVL16
	.4byte	0x209
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x70
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x12
	.4byte	.LASF8
	.byte	0x1
	.byte	0x12
	.byte	0x32
	.4byte	0x36
	.byte	0x3
	.4byte	0x209
	.uleb128 0x13
	.string	"x"
	.byte	0x1
	.byte	0x12
	.byte	0x3e
	.4byte	0x36
	.byte	0
	.uleb128 0x14
	.4byte	.LASF9
	.byte	0x1
	.byte	0xb
	.byte	0x37
	.8byte	.LFB1
	.8byte	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.4byte	0x265
	.uleb128 0x15
	.string	"why"
	.byte	0x1
	.byte	0xb
	.byte	0x40
	.4byte	0x36
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x16
	.4byte	0x265
	.8byte	.LBI15
	.byte	.LVU4
	.8byte	.LBB15
	.8byte	.LBE15-.LBB15
	.byte	0x1
	.byte	0xd
	.byte	0x2
	.uleb128 0x1
	.4byte	0x26e
	.4byte	.LLST0
	.4byte	.LVUS0
	.byte	0
	.byte	0
	.uleb128 0x17
	.string	"say"
	.byte	0x1
	.byte	0x5
	.byte	0x33
	.byte	0x3
	.uleb128 0x18
	.4byte	.LASF6
	.byte	0x1
	.byte	0x5
	.byte	0x3b
	.4byte	0x36
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x21
	.sleb128 21
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xa
	.uleb128 0x35
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x34
	.byte	0
	.uleb128 0x47
	.uleb128 0x13
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0x27
	.uleb128 0x19
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
	.uleb128 0xd
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x27
	.uleb128 0x19
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
	.uleb128 0x10
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x12
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
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x14
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
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x87
	.uleb128 0x19
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
	.uleb128 0x16
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
	.uleb128 0x17
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
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x20
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x18
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.4byte	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.2byte	0x5
	.byte	0x8
	.byte	0
	.4byte	0
.Ldebug_loc0:
.LVUS9:
	.uleb128 0
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU72
	.uleb128 .LVU72
	.uleb128 .LVU88
	.uleb128 .LVU88
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 0
.LLST9:
	.byte	0x6
	.8byte	.LVL17
	.byte	0x4
	.uleb128 .LVL17-.LVL17
	.uleb128 .LVL18-1-.LVL17
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL18-1-.LVL17
	.uleb128 .LVL21-.LVL17
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL21-.LVL17
	.uleb128 .LVL22-.LVL17
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.LVL17
	.uleb128 .LVL25-.LVL17
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL25-.LVL17
	.uleb128 .LVL26-.LVL17
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL26-.LVL17
	.uleb128 .LFE4-.LVL17
	.uleb128 0x1
	.byte	0x63
	.byte	0
.LVUS11:
	.uleb128 .LVU65
	.uleb128 .LVU69
	.uleb128 .LVU72
	.uleb128 .LVU86
	.uleb128 .LVU89
	.uleb128 .LVU90
	.uleb128 .LVU90
	.uleb128 0
.LLST11:
	.byte	0x6
	.8byte	.LVL19
	.byte	0x4
	.uleb128 .LVL19-.LVL19
	.uleb128 .LVL20-.LVL19
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL22-.LVL19
	.uleb128 .LVL24-.LVL19
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL26-.LVL19
	.uleb128 .LVL27-1-.LVL19
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL27-1-.LVL19
	.uleb128 .LFE4-.LVL19
	.uleb128 0x4
	.byte	0x73
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 .LVU73
	.uleb128 .LVU80
.LLST12:
	.byte	0x8
	.8byte	.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU48
	.uleb128 .LVU48
	.uleb128 0
.LLST1:
	.byte	0x6
	.8byte	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL5-.LVL3
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL5-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL13-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL13-.LVL3
	.uleb128 .LFE3-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 0
.LLST2:
	.byte	0x6
	.8byte	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL5-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL5-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL14-.LVL3
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.LVL3
	.uleb128 .LFE3-.LVL3
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU17
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 .LVU53
.LLST3:
	.byte	0x6
	.8byte	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL5-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL14-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.LVL3
	.uleb128 .LVL15-.LVL3
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS5:
	.uleb128 .LVU19
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU32
	.uleb128 .LVU33
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 .LVU56
.LLST5:
	.byte	0x6
	.8byte	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL5-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.LVL3
	.uleb128 .LVL8-.LVL3
	.uleb128 0x9
	.byte	0x72
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.LVL3
	.uleb128 .LVL9-.LVL3
	.uleb128 0xb
	.byte	0x72
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x34
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.LVL3
	.uleb128 .LVL12-.LVL3
	.uleb128 0x9
	.byte	0x72
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.LVL3
	.uleb128 .LVL14-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.LVL3
	.uleb128 .LVL16-1-.LVL3
	.uleb128 0x9
	.byte	0x72
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU24
	.uleb128 .LVU28
	.uleb128 .LVU33
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 0
.LLST7:
	.byte	0x6
	.8byte	.LVL6
	.byte	0x4
	.uleb128 .LVL6-.LVL6
	.uleb128 .LVL7-.LVL6
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL10-.LVL6
	.uleb128 .LVL12-.LVL6
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.LVL6
	.uleb128 .LVL16-1-.LVL6
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL16-1-.LVL6
	.uleb128 .LFE3-.LVL6
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS8:
	.uleb128 .LVU34
	.uleb128 .LVU41
.LLST8:
	.byte	0x8
	.8byte	.LVL10
	.uleb128 .LVL11-.LVL10
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS0:
	.uleb128 .LVU3
	.uleb128 .LVU10
.LLST0:
	.byte	0x8
	.8byte	.LVL1
	.uleb128 .LVL2-.LVL1
	.uleb128 0x1
	.byte	0x50
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.4byte	0x3c
	.2byte	0x2
	.4byte	.Ldebug_info0
	.byte	0x8
	.byte	0
	.2byte	0
	.2byte	0
	.8byte	.Ltext0
	.8byte	.Letext0-.Ltext0
	.8byte	.LFB1
	.8byte	.LFE1-.LFB1
	.8byte	0
	.8byte	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.4byte	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.2byte	0x5
	.byte	0x8
	.byte	0
	.4byte	0
.LLRL4:
	.byte	0x5
	.8byte	.LBB18
	.byte	0x4
	.uleb128 .LBB18-.LBB18
	.uleb128 .LBE18-.LBB18
	.byte	0x4
	.uleb128 .LBB31-.LBB18
	.uleb128 .LBE31-.LBB18
	.byte	0x4
	.uleb128 .LBB32-.LBB18
	.uleb128 .LBE32-.LBB18
	.byte	0x4
	.uleb128 .LBB33-.LBB18
	.uleb128 .LBE33-.LBB18
	.byte	0x4
	.uleb128 .LBB34-.LBB18
	.uleb128 .LBE34-.LBB18
	.byte	0
.LLRL6:
	.byte	0x5
	.8byte	.LBB19
	.byte	0x4
	.uleb128 .LBB19-.LBB19
	.uleb128 .LBE19-.LBB19
	.byte	0x4
	.uleb128 .LBB27-.LBB19
	.uleb128 .LBE27-.LBB19
	.byte	0x4
	.uleb128 .LBB28-.LBB19
	.uleb128 .LBE28-.LBB19
	.byte	0x4
	.uleb128 .LBB29-.LBB19
	.uleb128 .LBE29-.LBB19
	.byte	0x4
	.uleb128 .LBB30-.LBB19
	.uleb128 .LBE30-.LBB19
	.byte	0
.LLRL10:
	.byte	0x5
	.8byte	.LBB35
	.byte	0x4
	.uleb128 .LBB35-.LBB35
	.uleb128 .LBE35-.LBB35
	.byte	0x4
	.uleb128 .LBB41-.LBB35
	.uleb128 .LBE41-.LBB35
	.byte	0x4
	.uleb128 .LBB42-.LBB35
	.uleb128 .LBE42-.LBB35
	.byte	0
.LLRL13:
	.byte	0x7
	.8byte	.Ltext0
	.uleb128 .Letext0-.Ltext0
	.byte	0x7
	.8byte	.LFB1
	.uleb128 .LFE1-.LFB1
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF8:
	.string	"checked"
.LASF9:
	.string	"fail"
.LASF6:
	.string	"what"
.LASF3:
	.string	"values"
.LASF5:
	.string	"log_word"
.LASF7:
	.string	"GNU C17 12.2.0"
.LASF4:
	.string	"count"
.LASF2:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"split.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
	.section	.note.gnu.property,"a"
	.align	3
	.word	4
	.word	16
	.word	5
	.string	"GNU"
	.word	3221225472
	.word	4
	.word	2
	.align	3
