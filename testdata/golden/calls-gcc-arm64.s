	.arch armv8-a
	.file	"calls.c"
	.text
.Ltext0:
	.file 0 "/src" "calls.c"
	.align	2
	.p2align 4,,11
	.global	f
	.type	f, %function
f:
.LVL0:
.LFB4:
	.file 1 "parts/generated.y"
	.loc 1 501 1 view -0
	.cfi_startproc
	.loc 1 502 2 view .LVU1
	.loc 1 502 11 is_stmt 0 view .LVU2
	mov	w1, 9363
	movk	w1, 0x9249, lsl 16
	smull	x1, w0, w1
	lsr	x1, x1, 32
	add	w1, w0, w1
	asr	w1, w1, 2
	.loc 1 503 1 view .LVU3
	sub	w0, w1, w0, asr 31
.LVL1:
	.loc 1 503 1 view .LVU4
	ret
	.cfi_endproc
.LFE4:
	.size	f, .-f
	.align	2
	.p2align 4,,11
	.global	float_
	.type	float_, %function
float_:
.LVL2:
.LFB3:
	.file 2 "calls.c"
	.loc 2 23 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 2 24 2 view .LVU6
	.loc 2 25 2 view .LVU7
.LBB23:
	.loc 2 25 7 view .LVU8
	.loc 2 25 20 view .LVU9
.LBE23:
	.loc 2 23 1 is_stmt 0 view .LVU10
	stp	x29, x30, [sp, -64]!
	.cfi_def_cfa_offset 64
	.cfi_offset 29, -64
	.cfi_offset 30, -56
	mov	x29, sp
	stp	x23, x24, [sp, 48]
.LBB56:
	.loc 2 25 20 view .LVU11
	cmp	w1, 0
	.cfi_offset 23, -16
	.cfi_offset 24, -8
	ble	.L8
	mov	x23, x0
.LBE56:
	.loc 2 24 6 view .LVU12
	mov	w24, 0
	stp	x19, x20, [sp, 16]
	.cfi_offset 20, -40
	.cfi_offset 19, -48
	stp	x21, x22, [sp, 32]
	.cfi_offset 22, -24
	.cfi_offset 21, -32
	mov	x22, x2
	add	x21, x0, w1, sxtw 2
	b	.L7
.LVL3:
	.p2align 2,,3
.L5:
.LBB57:
.LBB24:
.LBB25:
.LBB26:
.LBB27:
.LBB28:
.LBB29:
	.loc 2 6 9 view .LVU13
	mov	w0, w19
	blr	x22
.LVL4:
	.loc 2 6 17 view .LVU14
	mul	w19, w19, w0
.LBE29:
.LBE28:
.LBE27:
.LBE26:
.LBE25:
.LBE24:
	.loc 2 25 20 view .LVU15
	add	x23, x23, 4
.LVL5:
.LBB52:
.LBB48:
.LBB34:
.LBB32:
	.loc 2 12 26 view .LVU16
	sub	w19, w19, w20
.LBE32:
.LBE34:
	.loc 2 19 25 view .LVU17
	add	w19, w19, 7
.LVL6:
	.loc 2 19 25 view .LVU18
.LBE48:
.LBE52:
	.loc 2 26 9 view .LVU19
	add	w24, w24, w19
.LVL7:
	.loc 2 25 30 is_stmt 1 view .LVU20
	.loc 2 25 20 view .LVU21
	cmp	x23, x21
	beq	.L11
.LVL8:
.L7:
	.loc 2 26 3 discriminator 3 view .LVU22
.LBB53:
.LBB49:
	.loc 2 19 2 discriminator 3 view .LVU23
.LBE49:
.LBE53:
	.loc 2 26 12 is_stmt 0 discriminator 3 view .LVU24
	ldr	w20, [x23]
.LVL9:
.LBB54:
.LBI24:
	.loc 2 15 50 is_stmt 1 discriminator 3 view .LVU25
.LBB50:
	.loc 2 17 2 discriminator 3 view .LVU26
.LBB35:
.LBI26:
	.loc 2 9 50 discriminator 3 view .LVU27
.LBB33:
	.loc 2 11 2 discriminator 3 view .LVU28
	.loc 2 11 6 is_stmt 0 discriminator 3 view .LVU29
	add	w19, w20, 3
.LVL10:
	.loc 2 12 2 is_stmt 1 discriminator 3 view .LVU30
.LBB31:
.LBI28:
	.loc 2 4 50 discriminator 3 view .LVU31
.LBB30:
	.loc 2 6 2 discriminator 3 view .LVU32
.LBE30:
.LBE31:
.LBE33:
.LBE35:
	.loc 2 17 5 is_stmt 0 discriminator 3 view .LVU33
	cmp	w20, 100
	ble	.L5
	.loc 2 18 3 is_stmt 1 view .LVU34
.LVL11:
.LBB36:
.LBI36:
	.loc 2 9 50 view .LVU35
.LBB37:
	.loc 2 11 2 view .LVU36
	.loc 2 11 6 is_stmt 0 view .LVU37
	sub	w19, w20, #97
.LVL12:
	.loc 2 12 2 is_stmt 1 view .LVU38
.LBB38:
.LBI38:
	.loc 2 4 50 view .LVU39
.LBB39:
	.loc 2 6 2 view .LVU40
.LBE39:
.LBE38:
.LBE37:
.LBE36:
	.loc 2 18 10 is_stmt 0 view .LVU41
	sub	w20, w20, #100
.LVL13:
.LBB46:
.LBB44:
.LBB42:
.LBB40:
	.loc 2 6 9 view .LVU42
	mov	w0, w19
	blr	x22
.LVL14:
	.loc 2 6 9 view .LVU43
.LBE40:
.LBE42:
.LBE44:
.LBE46:
.LBE50:
.LBE54:
	.loc 2 25 20 view .LVU44
	add	x23, x23, 4
.LVL15:
.LBB55:
.LBB51:
.LBB47:
.LBB45:
.LBB43:
.LBB41:
	.loc 2 6 17 view .LVU45
	mul	w19, w19, w0
.LVL16:
	.loc 2 6 17 view .LVU46
.LBE41:
.LBE43:
	.loc 2 12 26 view .LVU47
	sub	w19, w19, w20
.LVL17:
	.loc 2 12 26 view .LVU48
.LBE45:
.LBE47:
.LBE51:
.LBE55:
	.loc 2 26 9 view .LVU49
	add	w24, w24, w19
.LVL18:
	.loc 2 25 30 is_stmt 1 view .LVU50
	.loc 2 25 20 view .LVU51
	cmp	x23, x21
	bne	.L7
.LVL19:
.L11:
	.loc 2 25 20 is_stmt 0 view .LVU52
	ldp	x19, x20, [sp, 16]
	.cfi_restore 20
	.cfi_restore 19
.LBE57:
	.loc 2 28 1 view .LVU53
	mov	w0, w24
	ldp	x21, x22, [sp, 32]
	.cfi_restore 22
	.cfi_restore 21
.LVL20:
	.loc 2 28 1 view .LVU54
	ldp	x23, x24, [sp, 48]
.LVL21:
	.loc 2 28 1 view .LVU55
	ldp	x29, x30, [sp], 64
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 23
	.cfi_restore 24
	.cfi_def_cfa_offset 0
	ret
.LVL22:
	.p2align 2,,3
.L8:
	.cfi_def_cfa_offset 64
	.cfi_offset 23, -16
	.cfi_offset 24, -8
	.cfi_offset 29, -64
	.cfi_offset 30, -56
	.loc 2 24 6 view .LVU56
	mov	w24, 0
	.loc 2 27 2 is_stmt 1 view .LVU57
	.loc 2 28 1 is_stmt 0 view .LVU58
	mov	w0, w24
.LVL23:
	.loc 2 28 1 view .LVU59
	ldp	x23, x24, [sp, 48]
	ldp	x29, x30, [sp], 64
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 23
	.cfi_restore 24
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
.LFE3:
	.size	float_, .-float_
	.align	2
	.p2align 4,,11
	.global	entry
	.type	entry, %function
entry:
.LVL24:
.LFB5:
	.loc 1 506 1 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 507 2 view .LVU61
	.loc 1 506 1 is_stmt 0 view .LVU62
	stp	x29, x30, [sp, -32]!
	.cfi_def_cfa_offset 32
	.cfi_offset 29, -32
	.cfi_offset 30, -24
	mov	x29, sp
	stp	x19, x20, [sp, 16]
	.cfi_offset 19, -16
	.cfi_offset 20, -8
	.loc 1 506 1 view .LVU63
	mov	x20, x0
	.loc 1 507 9 view .LVU64
	adrp	x19, :got:f
	ldr	x19, [x19, :got_lo12:f]
	mov	x2, x19
	bl	float_
.LVL25:
	.loc 1 507 9 view .LVU65
	mov	w1, w0
	.loc 1 507 36 view .LVU66
	mov	x2, x19
	mov	x0, x20
	.loc 1 507 9 view .LVU67
	mov	w19, w1
	.loc 1 507 36 view .LVU68
	mov	w1, 2
	bl	float_
.LVL26:
	.loc 1 508 1 view .LVU69
	add	w0, w19, w0
	ldp	x19, x20, [sp, 16]
.LVL27:
	.loc 1 508 1 view .LVU70
	ldp	x29, x30, [sp], 32
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 19
	.cfi_restore 20
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
.LFE5:
	.size	entry, .-entry
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.4byte	0x34f
	.2byte	0x5
	.byte	0x1
	.byte	0x8
	.4byte	.Ldebug_abbrev0
	.uleb128 0xc
	.4byte	.LASF10
	.byte	0x1d
	.4byte	.LASF0
	.4byte	.LASF1
	.8byte	.Ltext0
	.8byte	.Letext0-.Ltext0
	.4byte	.Ldebug_line0
	.uleb128 0xd
	.4byte	.LASF11
	.byte	0x2
	.byte	0x2
	.byte	0xf
	.4byte	0x3a
	.uleb128 0x8
	.4byte	0x3f
	.uleb128 0xe
	.4byte	0x4e
	.4byte	0x4e
	.uleb128 0xf
	.4byte	0x4e
	.byte	0
	.uleb128 0x10
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x11
	.4byte	.LASF4
	.byte	0x1
	.2byte	0x1f9
	.byte	0x5
	.4byte	0x4e
	.8byte	.LFB5
	.8byte	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.4byte	0xe8
	.uleb128 0x9
	.4byte	.LASF2
	.byte	0x10
	.4byte	0xe8
	.4byte	.LLST24
	.4byte	.LVUS24
	.uleb128 0x9
	.4byte	.LASF3
	.byte	0x1c
	.4byte	0x4e
	.4byte	.LLST25
	.4byte	.LVUS25
	.uleb128 0x12
	.8byte	.LVL25
	.4byte	0x122
	.4byte	0xc1
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x84
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x3
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x52
	.uleb128 0x2
	.byte	0x83
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.8byte	.LVL26
	.4byte	0x122
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x84
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.byte	0x32
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x52
	.uleb128 0x9
	.byte	0x3
	.8byte	f
	.byte	0
	.byte	0
	.uleb128 0x8
	.4byte	0x4e
	.uleb128 0x14
	.string	"f"
	.byte	0x1
	.2byte	0x1f4
	.byte	0x1f
	.4byte	0x4e
	.8byte	.LFB4
	.8byte	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.4byte	0x122
	.uleb128 0x15
	.string	"x"
	.byte	0x1
	.2byte	0x1f4
	.byte	0x25
	.4byte	0x4e
	.4byte	.LLST0
	.4byte	.LVUS0
	.byte	0
	.uleb128 0x16
	.4byte	.LASF5
	.byte	0x2
	.byte	0x16
	.byte	0x5
	.4byte	0x4e
	.8byte	.LFB3
	.8byte	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.4byte	0x2e0
	.uleb128 0x4
	.4byte	.LASF2
	.byte	0x11
	.4byte	0xe8
	.4byte	.LLST1
	.4byte	.LVUS1
	.uleb128 0x4
	.4byte	.LASF3
	.byte	0x1d
	.4byte	0x4e
	.4byte	.LLST2
	.4byte	.LVUS2
	.uleb128 0x4
	.4byte	.LASF6
	.byte	0x29
	.4byte	0x2e
	.4byte	.LLST3
	.4byte	.LVUS3
	.uleb128 0x17
	.4byte	.LASF7
	.byte	0x2
	.byte	0x18
	.byte	0x6
	.4byte	0x4e
	.4byte	.LLST4
	.4byte	.LVUS4
	.uleb128 0x5
	.4byte	.LLRL5
	.uleb128 0x18
	.string	"i"
	.byte	0x2
	.byte	0x19
	.byte	0xb
	.4byte	0x4e
	.4byte	.LLST6
	.4byte	.LVUS6
	.uleb128 0x3
	.4byte	0x2e0
	.8byte	.LBI24
	.byte	.LVU25
	.4byte	.LLRL7
	.byte	0x1a
	.byte	0xc
	.uleb128 0x1
	.4byte	0x2f7
	.4byte	.LLST8
	.4byte	.LVUS8
	.uleb128 0x1
	.4byte	0x2ee
	.4byte	.LLST9
	.4byte	.LVUS9
	.uleb128 0x19
	.4byte	0x303
	.8byte	.LBI26
	.byte	.LVU27
	.4byte	.LLRL10
	.byte	0x2
	.byte	0x13
	.byte	0x9
	.4byte	0x259
	.uleb128 0x1
	.4byte	0x31a
	.4byte	.LLST11
	.4byte	.LVUS11
	.uleb128 0x1
	.4byte	0x311
	.4byte	.LLST12
	.4byte	.LVUS12
	.uleb128 0x5
	.4byte	.LLRL10
	.uleb128 0xa
	.4byte	0x325
	.4byte	.LLST13
	.4byte	.LVUS13
	.uleb128 0x3
	.4byte	0x330
	.8byte	.LBI28
	.byte	.LVU31
	.4byte	.LLRL14
	.byte	0xc
	.byte	0x9
	.uleb128 0x1
	.4byte	0x346
	.4byte	.LLST15
	.4byte	.LVUS15
	.uleb128 0x1
	.4byte	0x33d
	.4byte	.LLST16
	.4byte	.LVUS16
	.uleb128 0x1a
	.8byte	.LVL4
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x83
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x3
	.4byte	0x303
	.8byte	.LBI36
	.byte	.LVU35
	.4byte	.LLRL17
	.byte	0x12
	.byte	0xa
	.uleb128 0x1
	.4byte	0x31a
	.4byte	.LLST18
	.4byte	.LVUS18
	.uleb128 0x1
	.4byte	0x311
	.4byte	.LLST19
	.4byte	.LVUS19
	.uleb128 0x5
	.4byte	.LLRL17
	.uleb128 0xa
	.4byte	0x325
	.4byte	.LLST20
	.4byte	.LVUS20
	.uleb128 0x3
	.4byte	0x330
	.8byte	.LBI38
	.byte	.LVU39
	.4byte	.LLRL21
	.byte	0xc
	.byte	0x9
	.uleb128 0x1
	.4byte	0x346
	.4byte	.LLST22
	.4byte	.LVUS22
	.uleb128 0x1
	.4byte	0x33d
	.4byte	.LLST23
	.4byte	.LVUS23
	.uleb128 0x1b
	.8byte	.LVL14
	.uleb128 0x2
	.byte	0x86
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x50
	.uleb128 0x2
	.byte	0x83
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xb
	.4byte	.LASF8
	.byte	0xf
	.4byte	0x4e
	.4byte	0x303
	.uleb128 0x6
	.string	"x"
	.byte	0xf
	.byte	0x3b
	.4byte	0x4e
	.uleb128 0x7
	.4byte	.LASF6
	.byte	0xf
	.byte	0x43
	.4byte	0x2e
	.byte	0
	.uleb128 0xb
	.4byte	.LASF9
	.byte	0x9
	.4byte	0x4e
	.4byte	0x330
	.uleb128 0x6
	.string	"x"
	.byte	0x9
	.byte	0x3d
	.4byte	0x4e
	.uleb128 0x7
	.4byte	.LASF6
	.byte	0x9
	.byte	0x45
	.4byte	0x2e
	.uleb128 0x1c
	.string	"y"
	.byte	0x2
	.byte	0xb
	.byte	0x6
	.4byte	0x4e
	.byte	0
	.uleb128 0x1d
	.4byte	.LASF12
	.byte	0x2
	.byte	0x4
	.byte	0x32
	.4byte	0x4e
	.byte	0x3
	.uleb128 0x6
	.string	"x"
	.byte	0x4
	.byte	0x3e
	.4byte	0x4e
	.uleb128 0x7
	.4byte	.LASF6
	.byte	0x4
	.byte	0x46
	.4byte	0x2e
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
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 22
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
	.uleb128 0x5
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 505
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
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 50
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x16
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
	.uleb128 0xe
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x11
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
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
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
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
	.uleb128 0x15
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
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
	.uleb128 0x16
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
	.uleb128 0x17
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
	.uleb128 0x18
	.uleb128 0x34
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x19
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
	.uleb128 0x1a
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.byte	0
	.byte	0
	.uleb128 0x1b
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x83
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x1c
	.uleb128 0x34
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
	.uleb128 0x1d
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
.LVUS24:
	.uleb128 0
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU70
	.uleb128 .LVU70
	.uleb128 0
.LLST24:
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0
.LVUS25:
	.uleb128 0
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 0
.LLST25:
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU4
	.uleb128 .LVU4
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x52
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS4:
	.uleb128 .LVU7
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x68
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 .LVU9
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU21
	.uleb128 .LVU22
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU51
	.uleb128 .LVU56
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x9
	.byte	0x87
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0xb
	.byte	0x87
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
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x9
	.byte	0x87
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x50
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0xb
	.byte	0x87
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
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS8:
	.uleb128 .LVU13
	.uleb128 .LVU18
	.uleb128 .LVU25
	.uleb128 .LVU48
.LLST8:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0
.LVUS9:
	.uleb128 .LVU13
	.uleb128 .LVU18
	.uleb128 .LVU25
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU48
.LLST9:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0x84
	.sleb128 100
	.byte	0x9f
	.byte	0
.LVUS11:
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU27
	.uleb128 .LVU52
.LLST11:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0
.LVUS12:
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU27
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU52
.LLST12:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x4
	.byte	0x84
	.sleb128 100
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU30
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU48
.LLST13:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x3
	.byte	0x84
	.sleb128 3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0x84
	.sleb128 103
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU31
	.uleb128 .LVU52
.LLST15:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0
.LVUS16:
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU31
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU52
.LLST16:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x3
	.byte	0x84
	.sleb128 3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x4
	.byte	0x84
	.sleb128 103
	.byte	0x9f
	.byte	0
.LVUS18:
	.uleb128 .LVU35
	.uleb128 .LVU48
.LLST18:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0
.LVUS19:
	.uleb128 .LVU35
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU48
.LLST19:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0x84
	.sleb128 -100
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x64
	.byte	0
.LVUS20:
	.uleb128 .LVU38
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU48
.LLST20:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x3
	.byte	0x84
	.sleb128 3
	.byte	0x9f
	.byte	0
.LVUS22:
	.uleb128 .LVU39
	.uleb128 .LVU43
.LLST22:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x66
	.byte	0
.LVUS23:
	.uleb128 .LVU39
	.uleb128 .LVU43
.LLST23:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x63
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.4byte	0x2c
	.2byte	0x2
	.4byte	.Ldebug_info0
	.byte	0x8
	.byte	0
	.2byte	0
	.2byte	0
	.8byte	.Ltext0
	.8byte	.Letext0-.Ltext0
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
.LLRL5:
	.byte	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	.byte	0x4
	.uleb128 .LBB56-.Ltext0
	.uleb128 .LBE56-.Ltext0
	.byte	0x4
	.uleb128 .LBB57-.Ltext0
	.uleb128 .LBE57-.Ltext0
	.byte	0
.LLRL7:
	.byte	0x4
	.uleb128 .LBB24-.Ltext0
	.uleb128 .LBE24-.Ltext0
	.byte	0x4
	.uleb128 .LBB52-.Ltext0
	.uleb128 .LBE52-.Ltext0
	.byte	0x4
	.uleb128 .LBB53-.Ltext0
	.uleb128 .LBE53-.Ltext0
	.byte	0x4
	.uleb128 .LBB54-.Ltext0
	.uleb128 .LBE54-.Ltext0
	.byte	0x4
	.uleb128 .LBB55-.Ltext0
	.uleb128 .LBE55-.Ltext0
	.byte	0
.LLRL10:
	.byte	0x4
	.uleb128 .LBB26-.Ltext0
	.uleb128 .LBE26-.Ltext0
	.byte	0x4
	.uleb128 .LBB34-.Ltext0
	.uleb128 .LBE34-.Ltext0
	.byte	0x4
	.uleb128 .LBB35-.Ltext0
	.uleb128 .LBE35-.Ltext0
	.byte	0
.LLRL14:
	.byte	0x4
	.uleb128 .LBB28-.Ltext0
	.uleb128 .LBE28-.Ltext0
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0
.LLRL17:
	.byte	0x4
	.uleb128 .LBB36-.Ltext0
	.uleb128 .LBE36-.Ltext0
	.byte	0x4
	.uleb128 .LBB46-.Ltext0
	.uleb128 .LBE46-.Ltext0
	.byte	0x4
	.uleb128 .LBB47-.Ltext0
	.uleb128 .LBE47-.Ltext0
	.byte	0
.LLRL21:
	.byte	0x4
	.uleb128 .LBB38-.Ltext0
	.uleb128 .LBE38-.Ltext0
	.byte	0x4
	.uleb128 .LBB42-.Ltext0
	.uleb128 .LBE42-.Ltext0
	.byte	0x4
	.uleb128 .LBB43-.Ltext0
	.uleb128 .LBE43-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF8:
	.string	"deep"
.LASF7:
	.string	"total"
.LASF9:
	.string	"deeper"
.LASF11:
	.string	"step"
.LASF12:
	.string	"deepest"
.LASF6:
	.string	"next"
.LASF3:
	.string	"count"
.LASF5:
	.string	"float_"
.LASF2:
	.string	"values"
.LASF10:
	.string	"GNU C17 12.2.0"
.LASF4:
	.string	"entry"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"calls.c"
.LASF1:
	.string	"/src"
	.section	.note.GNU-stack,"",@progbits
