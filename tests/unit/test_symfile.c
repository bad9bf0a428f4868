/* Lookups in symbol files: what the records of a file say of an address. */
#include "symfile/records.h"
#include "tests/unit/check_main.h"
#include "tests/unit/symfile_fixture.h"

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

/* An address is looked up in a text. */
struct lookup_case {
	const char *text;
	uint64_t rel;
	const char *expected;
};

#define TWO_FILES "FILE 0 a.c\nFILE 1 b.h\nINLINE_ORIGIN 0 first\nINLINE_ORIGIN 1 second\n"

static const struct lookup_case symbols[] = {
	/* the edges of a function, and its lines */
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 7 0\n14 4 8 0\n", 0xf, ""},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 7 0\n14 4 8 0\n", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 7 0\n14 4 8 0\n", 0x17, "f 10+8/0 a.c:8@14"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 7 0\n14 4 8 0\n", 0x18, ""},
	{"FUNC m 10 8 4 f\n", 0x12, "f 10+8/4 m -:0@10"},
	{"FUNC 10 8 4 m\n", 0x12, "m 10+8/4 -:0@10"},
	{"FUNC m 10 8 4 m 5\n", 0x12, "m 5 10+8/4 m -:0@10"},
	{"FUNC 0 8 0 f\n", 0, "f 0+8/0 -:0@0"},
	{"FUNC fffffffffffffff0 f 0 f\n", 0xfffffffffffffffe, "f fffffffffffffff0+f/0 -:0@fffffffffffffff0"},
	{"FUNC 10 100000000 0 f\n", 0x100000000, "f 10+100000000/0 -:0@10"},
	{"FUNC 10 8 0 f\n10 4 0 0\n", 0x12, "f 10+8/0 -:0@10"},
	{"FUNC 10 8 0 f\n10 4 5 9\n", 0x12, "f 10+8/0 -:5@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 0 5 0\n10 4 6 0\n", 0x10, "f 10+8/0 a.c:6@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 5 0\n12 4 6 0\n", 0x13, "f 10+8/0 a.c:5@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 5 0 and more\n", 0x13, "f 10+8/0 a.c:5@10"},
	/* spelling */
	{"FUNC 10 8 0 two words \n", 0x12, "two words  10+8/0 -:0@10"},
	{"FUNC   10   8   0  f\n", 0x12, " f 10+8/0 -:0@10"},
	{"FUNC\t10\t8\t0\tf\n", 0x12, "f 10+8/0 -:0@10"},
	{"FUNC 0x10 0X8 0 f\n", 0x12, "f 10+8/0 -:0@10"},
	{"FILE 0 a.c\nFUNC 1A0 B 0 f\nA 4 5 0\n1AA 1 6 0\n", 0x1aa, "f 1a0+b/0 a.c:6@1aa"},
	{"FILE 0 a.c\nFUNC a0 20 0 f\nA0 4 5 0\nF0 4 5 0\n", 0xa1, "f a0+20/0 a.c:5@a0"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\n10 4 7 0", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\r\nFUNC 10 8 0 f\r\n10 4 7 0\r\n", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\rFUNC 10 8 0 f\r10 4 7 0\r", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\n\r\n\rFUNC 10 8 0 f\n\n\n10 4 7 0", 0x10, "f 10+8/0 a.c:7@10"},
	{"\xef\xbb\xbf" "FUNC 10 8 0 f\n", 0x12, "f 10+8/0 -:0@10"},
	/* numbers of files: any order, any size, the first one stands */
	{"FILE 4294967295 z\nFUNC 10 8 0 f\n10 4 7 4294967295\n", 0x10, "f 10+8/0 -:7@10"},
	{"FILE 4294967294 z\nFUNC 10 8 0 f\n10 4 7 4294967294\n", 0x10, "f 10+8/0 z:7@10"},
	{"FUNC 10 8 0 f\n10 4 7 3\nFILE 3 late\nFILE 3 later\n", 0x10, "f 10+8/0 late:7@10"},
	{"FILE 900 x\nFILE 5 a\nFILE 900 y\nFUNC 10 8 0 f\n10 4 7 900\n", 0x10, "f 10+8/0 x:7@10"},
	/* whom lines belong to */
	{"FILE 0 a.c\nFUNC 10 8 0 f\nFILE 1 b.c\n10 4 7 1\n", 0x10, "f 10+8/0 b.c:7@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\nINFO X\n10 4 7 0\nSTACK CFI INIT 10 8 .cfa: 1 .ra: 1\n14 4 8 0\n", 0x14,
	 "f 10+8/0 a.c:8@14"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\nPUBLIC 30 0 p\n10 4 7 0\n", 0x10, "f 10+8/0 -:0@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\nFUNC 20\n10 4 7 0\n", 0x10, "f 10+8/0 -:0@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\nFUNC 20 0 0 g\n10 4 7 0\n", 0x10, "f 10+8/0 -:0@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 f\nnonsense\nNONSENSE\n10 4 7 0\n", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\nFUNC 20 8 0 g\n20 4 1 0\nFUNC 10 8 0 f\n10 4 7 0\n", 0x10, "f 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\nFUNC 20 8 0 g\n20 4 1 0\nFUNC 10 8 0 f\n10 4 7 0\n", 0x20, "g 20+8/0 a.c:1@20"},
	/* of functions that overlap the first in the file stands */
	{"FUNC 10 8 0 f\nFUNC 14 8 0 g\n", 0x14, "f 10+8/0 -:0@10"},
	{"FUNC 10 8 0 f\nFUNC 14 8 0 g\n", 0x18, ""},
	{"FUNC 14 8 0 g\nFUNC 10 8 0 f\n", 0x14, "g 14+8/0 -:0@14"},
	{"FUNC 14 8 0 g\nFUNC 10 8 0 f\n", 0x10, ""},
	{"FUNC 10 8 0 f\nFUNC 10 8 0 g\n", 0x10, "f 10+8/0 -:0@10"},
	{"FUNC 10 8 0 f\nFUNC 14 8 0 g\nFUNC 18 8 0 h\n", 0x18, "h 18+8/0 -:0@18"},
	{"FUNC 30 8 0 f\nFUNC 10 40 0 g\nFUNC 10 8 0 h\n", 0x10, "h 10+8/0 -:0@10"},
	/* a missing name */
	{"FILE 0 a.c\nFUNC 10 8 0\n10 4 7 0\n", 0x10, "<name omitted> 10+8/0 a.c:7@10"},
	{"FILE 0 a.c\nFUNC 10 8 0 \n10 4 7 0\n", 0x10, "<name omitted> 10+8/0 a.c:7@10"},
	{"FILE 0\nFUNC 10 8 0 f\n10 4 7 0\n", 0x10, "f 10+8/0 -:7@10"},
	{"PUBLIC 10 0\n", 0x10, "<name omitted> public 10+0/0 -:0@10"},
	/* PUBLIC */
	{"PUBLIC 10 4 p\n", 0xf, ""},
	{"PUBLIC 10 4 p\n", 0x10, "p public 10+0/4 -:0@10"},
	{"PUBLIC m 10 0 p\n", 0x10000, "p public 10+0/0 m -:0@10"},
	{"PUBLIC 0 0 p\n", 0x10, ""},
	{"PUBLIC 20 0 q\nPUBLIC 10 0 p\n", 0x1f, "p public 10+0/0 -:0@10"},
	{"PUBLIC 10 0 p\nPUBLIC 10 0 q\n", 0x10, "p public 10+0/0 -:0@10"},
	{"PUBLIC 10 0 p\nFUNC 20 8 0 f\n", 0x1f, "p public 10+0/0 -:0@10"},
	{"PUBLIC 10 0 p\nFUNC 20 8 0 f\n", 0x28, ""},
	{"PUBLIC 24 0 p\nFUNC 20 8 0 f\n", 0x24, "f 20+8/0 -:0@20"},
	{"PUBLIC 24 0 p\nFUNC 20 8 0 f\n", 0x28, "p public 24+0/0 -:0@24"},
	{"PUBLIC 20 0 p\nFUNC 20 8 0 f\n", 0x28, ""},
	/* inlined calls */
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\n10 10 7 1\n", 0x11, "f 10+10/0 b.h:7@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\n10 10 7 1\n", 0x12, "first b.h:7@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\nINLINE 1 6 1 1 14 2\n10 10 7 1\n", 0x15,
	 "second b.h:7@14 < first b.h:6@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\nINLINE 1 6 1 1 14 2\n10 10 7 1\n", 0x16,
	 "first b.h:7@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\n10 10 7 1\nINLINE 1 6 1 1 14 2\nINLINE 0 5 0 0 12 8\n", 0x15,
	 "second b.h:7@14 < first b.h:6@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 1 14 2\n10 10 7 1\n", 0x13, "f 10+10/0 b.h:7@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 1 14 2\n10 10 7 1\n", 0x15, "first b.h:7@14 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\nINLINE 2 6 1 1 12 8\n10 10 7 1\n", 0x15,
	 "first b.h:7@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 1 6 1 1 12 8\n10 10 7 1\n", 0x15, "f 10+10/0 b.h:7@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\nINLINE 0 6 1 1 12 8\n10 10 7 1\n", 0x15,
	 "first b.h:7@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 -1 0 12 8\n10 10 7 1\n", 0x15, "first b.h:7@12 < f 10+10/0 -:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 77 12 8\n10 10 7 1\n", 0x15, "<name omitted> b.h:7@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "FUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\n", 0x15, "first -:0@12 < f 10+10/0 a.c:5@10"},
	{TWO_FILES "INLINE 0 5 0 0 12 8\nFUNC 10 10 0 f\n", 0x15, "f 10+10/0 -:0@10"},
	{TWO_FILES "FUNC 10 10 0 f\nFILE 2 c.c\nINLINE 0 5 2 0 12 8\n", 0x15, "first -:0@12 < f 10+10/0 c.c:5@10"},
	/* the older syntax */
	{"FILE 0 a.c\nFILE 1 b.h\nINLINE_ORIGIN 0 1 first\nINLINE_ORIGIN 1 0 second\nFUNC 10 10 0 f\nINLINE 0 5 0 12 8\n"
	 "INLINE 1 6 1 14 2\n10 10 7 0\n", 0x15, "second a.c:7@14 < first b.h:6@12 < f 10+10/0 b.h:5@10"},
	{"FILE 0 a.c\nINLINE_ORIGIN 0 -1 first\nFUNC 10 10 0 f\nINLINE 0 5 0 12 8\n10 10 7 0\n", 0x15,
	 "first a.c:7@12 < f 10+10/0 a.c:5@10"},
	{"INLINE_ORIGIN 0 77\nFUNC 10 10 0 f\nINLINE 0 5 0 0 12 8\n", 0x15, "77 -:0@12 < f 10+10/0 -:5@10"},
};

START_TEST(symbol_lookups)
{
	struct opened o;
	open_text(&o, symbols[_i].text);
	ck_assert_ptr_nonnull(o.file);
	ck_assert_str_eq(say_symbol(&o, symbols[_i].rel), symbols[_i].expected);
	opened_release(&o);
}
END_TEST

static const struct lookup_case cfi[] = {
	{"STACK CFI INIT 10 8 .cfa: a\n", 0xf, ""},
	{"STACK CFI INIT 10 8 .cfa: a\n", 0x10, "10+8 line 1: .cfa: a"},
	{"STACK CFI INIT 10 8 .cfa: a\n", 0x18, ""},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 11 .cfa: b\nSTACK CFI 13 .cfa: c\n", 0x10, "10+8 line 1: .cfa: a"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 11 .cfa: b\nSTACK CFI 13 .cfa: c\n", 0x12, "10+8 line 1: .cfa: a | .cfa: b"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 11 .cfa: b\nSTACK CFI 13 .cfa: c\n", 0x17,
	 "10+8 line 1: .cfa: a | .cfa: b | .cfa: c"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 10 .cfa: b\n", 0x10, "10+8 line 1: .cfa: a | .cfa: b"},
	/* out of order, twice */
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 13 .cfa: c\nSTACK CFI 11 .cfa: b\n", 0x14,
	 "10+8 line 1: .cfa: a | .cfa: b | .cfa: c"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 11 .cfa: b\nSTACK CFI 11 .cfa: c\n", 0x14, "10+8 line 1: .cfa: a | .cfa: c"},
	/* elsewhere than behind their INIT */
	{"STACK CFI 11 .cfa: b\nSTACK CFI INIT 10 8 .cfa: a\n", 0x14, "10+8 line 2: .cfa: a | .cfa: b"},
	{"STACK CFI INIT 10 8 .cfa: a\nINFO X\nSTACK CFI 11 .cfa: b\n", 0x14, "10+8 line 1: .cfa: a | .cfa: b"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI INIT 20 8 .cfa: z\nSTACK CFI 12 .cfa: c\nSTACK CFI 11 .cfa: b\n", 0x14,
	 "10+8 line 1: .cfa: a | .cfa: b | .cfa: c"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI INIT 20 8 .cfa: z\nSTACK CFI 12 .cfa: c\nSTACK CFI 11 .cfa: b\n", 0x24,
	 "20+8 line 2: .cfa: z"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI 19 .cfa: past\nSTACK CFI INIT 18 8 .cfa: z\n", 0x1a,
	 "18+8 line 3: .cfa: z | .cfa: past"},
	{"STACK CFI INIT 0 8 .cfa: a\nINFO X\nSTACK CFI 1 .cfa: b\nSTACK CFI 0 .cfa: c\n", 1, "0+8 line 1: .cfa: a | .cfa: c | .cfa: b"},
	/* the first of two INIT stands */
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI INIT 10 8 .cfa: z\nSTACK CFI 11 .cfa: y\n", 0x14, "10+8 line 1: .cfa: a"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI INIT 14 8 .cfa: z\n", 0x18, ""},
	/* lines that are none, and a bad delta */
	{"STACK CFI INIT 10 8 .cfa: a\nnonsense\nSTACK CFI 11 .cfa: b\n", 0x14, "10+8 line 1: .cfa: a | .cfa: b"},
	{"STACK CFI INIT 10 8 .cfa: a\nSTACK CFI x .cfa: b\nSTACK CFI 11 .cfa: c\n", 0x14, "10+8 line 1: .cfa: a | .cfa: c"},
	{"\r\n\r\nSTACK CFI INIT 10 8 .cfa: a \r\nSTACK CFI 11 .cfa:\tb\r\n", 0x14, "10+8 line 3: .cfa: a  | .cfa:\tb"},
	{"\r\rSTACK CFI INIT 10 8 .cfa: a\r", 0x14, "10+8 line 3: .cfa: a"},
	{"STACK CFI INIT 10 100000000 .cfa: a\n", 0x100000000, "10+100000000 line 1: .cfa: a"},
};

START_TEST(cfi_lookups)
{
	struct opened o;
	open_text(&o, cfi[_i].text);
	ck_assert_ptr_nonnull(o.file);
	ck_assert_str_eq(say_cfi(&o, cfi[_i].rel), cfi[_i].expected);
	opened_release(&o);
}
END_TEST

static const struct lookup_case wins[] = {
	{"STACK WIN 4 10 8 1 2 3 4 5 6 1 $eip 4 + ^ =\n", 0x10, "4 10+8 1 2 3 4 5 6 line 1: $eip 4 + ^ ="},
	{"STACK WIN 4 10 8 1 2 3 4 5 6 1 $eip 4 + ^ =\n", 0x18, ""},
	{"STACK WIN 0 10 8 1 2 3 4 5 6 0 1\n", 0x10, "0 10+8 1 2 3 4 5 6 line 1: allocates"},
	{"STACK WIN 0 10 8 1 2 3 4 5 6 0 0\n", 0x10, "0 10+8 1 2 3 4 5 6 line 1: -"},
	{"STACK WIN 1 10 8 1 2 3 4 5 6 0 0\n", 0x10, ""},
	/* type 4 before type 0, then the innermost */
	{"STACK WIN 0 10 2 0 0 0 0 0 0 0 1\nSTACK WIN 4 10 8 0 0 0 0 0 0 1 p\n", 0x10, "4 10+8 0 0 0 0 0 0 line 2: p"},
	{"STACK WIN 0 10 9 0 0 0 0 0 0 0 1\nSTACK WIN 4 10 8 0 0 0 0 0 0 1 p\n", 0x18, "0 10+9 0 0 0 0 0 0 line 1: allocates"},
	{"STACK WIN 4 10 10 0 0 0 0 0 0 1 p\nSTACK WIN 4 14 4 0 0 0 0 0 0 1 q\n", 0x14, "4 14+4 0 0 0 0 0 0 line 2: q"},
	{"STACK WIN 4 14 4 0 0 0 0 0 0 1 q\nSTACK WIN 4 10 10 0 0 0 0 0 0 1 p\n", 0x14, "4 14+4 0 0 0 0 0 0 line 1: q"},
	{"STACK WIN 4 14 4 0 0 0 0 0 0 1 q\nSTACK WIN 4 10 10 0 0 0 0 0 0 1 p\n", 0x18, "4 10+10 0 0 0 0 0 0 line 2: p"},
	{"STACK WIN 4 10 4 0 0 0 0 0 0 1 p\nSTACK WIN 4 10 4 0 0 0 0 0 0 1 q\n", 0x10, "4 10+4 0 0 0 0 0 0 line 1: p"},
	{"STACK WIN 4 10 4 0 0 0 0 0 0 1 p\nSTACK WIN 4 12 4 0 0 0 0 0 0 1 q\n", 0x12, "4 10+4 0 0 0 0 0 0 line 1: p"},
	{"STACK WIN 4 10 4 0 0 0 0 0 0 1 p\nSTACK WIN 4 12 4 0 0 0 0 0 0 1 q\n", 0x15, ""},
};

START_TEST(win_lookups)
{
	struct opened o;
	open_text(&o, wins[_i].text);
	ck_assert_ptr_nonnull(o.file);
	ck_assert_str_eq(say_win(&o, wins[_i].rel), wins[_i].expected);
	opened_release(&o);
}
END_TEST

/* One bad line costs that line, and is told by kind and number. strict: whether a strict reader refuses the file. */
struct fault_case {
	const char *text;
	const struct diag_kind *kind;
	const char *first;
	bool strict;
};

#define GOOD "MODULE Linux x86_64 1 m\n"

static const struct fault_case faults[] = {
	{GOOD "FUNC 10\n", &record_lacks_field, "T: line 2: FUNC 10", true},
	{GOOD "FUNC\n", &record_lacks_field, "T: line 2: FUNC", true},
	{GOOD "FUNC 10 8\n", &record_lacks_field, "T: line 2: FUNC 10 8", true},
	{GOOD "FUNC 10 8 0\n", &record_lacks_name, "T: line 2: FUNC 10 8 0", true},
	{GOOD "FUNC 10 0 0 f\n", &record_range_empty, "T: line 2: FUNC 10 0 0 f", false},
	{GOOD "FUNC 1g 8 0 f\n", &record_number_bad, "T: line 2: FUNC 1g 8 0 f", true},
	{GOOD "FUNC 0x 8 0 f\n", &record_number_bad, "T: line 2: FUNC 0x 8 0 f", true},
	{GOOD "FUNC -1 8 0 f\n", &record_number_bad, "T: line 2: FUNC -1 8 0 f", true},
	{GOOD "FUNC 12345678901234567 8 0 f\n", &record_number_large, "T: line 2: FUNC 12345678901234567 8 0 f", true},
	{GOOD "FUNC ffffffffffffffff 8 0 f\n", &record_range_wraps, "T: line 2: FUNC ffffffffffffffff 8 0 f", true},
	{GOOD "\n\n\nPUBLIC 10\n", &record_lacks_field, "T: line 5: PUBLIC 10", true},
	{GOOD "FILE x a.c\n", &record_number_bad, "T: line 2: FILE x a.c", true},
	{GOOD "FILE 4294967296 a.c\n", &record_number_large, "T: line 2: FILE 4294967296 a.c", true},
	{GOOD "FILE 1\n", &record_lacks_name, "T: line 2: FILE 1", true},
	{GOOD "INLINE_ORIGIN 1\n", &record_lacks_name, "T: line 2: INLINE_ORIGIN 1", true},
	{GOOD "STACK CFI INIT 10 8\n", &record_lacks_field, "T: line 2: STACK CFI INIT 10 8", true},
	{GOOD "STACK CFI INIT 10 0 .cfa: 1\n", &record_range_empty, "T: line 2: STACK CFI INIT 10 0 .cfa: 1", false},
	{GOOD "STACK CFI 10 \n", &record_lacks_field, "T: line 2: STACK CFI 10 ", true},
	{GOOD "STACK FOO 10\n", &record_unknown, "T: line 2: STACK FOO 10", true},
	{GOOD "STACK\n", &record_unknown, "T: line 2: STACK", true},
	{GOOD "STACK WIN 5 10 8 0 0 0 0 0 0 1 p\n", &record_win_type, "T: line 2: STACK WIN 5 10 8 0 0 0 0 0 0 1 p", true},
	{GOOD "STACK WIN 4 10 8 0 0 0 0 0 0 1\n", &record_lacks_field, "T: line 2: STACK WIN 4 10 8 0 0 0 0 0 0 1", true},
	{GOOD "STACK WIN 4 10 8 0 0 0 0 0 0 1 \n", &record_lacks_field, "T: line 2: STACK WIN 4 10 8 0 0 0 0 0 0 1 ", true},
	{GOOD "STACK WIN 4 10 8 0 0 0\n", &record_lacks_field, "T: line 2: STACK WIN 4 10 8 0 0 0", true},
	{GOOD "STACK WIN 0 10 8 0 0 0 0 0 0 0 x\n", &record_number_bad, "T: line 2: STACK WIN 0 10 8 0 0 0 0 0 0 0 x", true},
	{GOOD "10 4 7 0\n", NULL, "T: line 2: 10 4 7 0", true},
	{GOOD "nonsense\n", &record_unknown, "T: line 2: nonsense", true},
	{GOOD "NONSENSE\n", &record_unknown, "T: line 2: NONSENSE", true},
	{GOOD "FUNCTION 10 8 0 f\n", &record_unknown, "T: line 2: FUNCTION 10 8 0 f", true},
	{GOOD " FUNC 10 8 0 f\n", &record_unknown, "T: line 2:  FUNC 10 8 0 f", true},
	{GOOD "x", &record_unknown, "T: line 2: x", true},
	{"x\n" GOOD, &record_unknown, "T: line 1: x", true},
	{GOOD "INLINE 0 5 0 0 12 8\n", NULL, "T: line 2: INLINE 0 5 0 0 12 8", true},
	{"MODULE Linux x86_64\n", &record_lacks_field, "T: line 1: MODULE Linux x86_64", true},
	{"\r\n\r\n" GOOD "\rFUNC 10\r\n", &record_lacks_field, "T: line 5: FUNC 10", true},
};

START_TEST(bad_lines)
{
	const struct fault_case *c = &faults[_i];
	const char *kind = c->kind ? c->kind->text : "a record of a function stands in none";
	struct opened o;
	open_text(&o, c->text);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_uint_eq(reported(&o.d, kind), 1);
	ck_assert_uint_eq(o.d.entries.n, 1);
	ck_assert_str_eq(o.d.entries.at[0].first, c->first);
	opened_release(&o);

	open_bytes(&o, c->text, strlen(c->text), true);
	ck_assert_int_eq(o.status, c->strict ? ST_BAD : ST_OK);
	ck_assert_uint_eq(reported(&o.d, kind), 1);
	opened_release(&o);
}
END_TEST

/* A bad line in a function is told by the lookup that reads it, and costs that line. */
static const struct fault_case body_faults[] = {
	{"FUNC 10 8 0 f\nx\n10 8 7 0\n", &record_unknown, "T: line 2: x", false},
	{"FUNC 10 8 0 f\n10 8\n10 8 7 0\n", &record_lacks_field, "T: line 2: 10 8", false},
	{"FUNC 10 8 0 f\n10 8 -1 0\n10 8 7 0\n", &record_number_bad, "T: line 2: 10 8 -1 0", false},
	{"FUNC 10 8 0 f\n10 8 4294967296 0\n10 8 7 0\n", &record_number_large, "T: line 2: 10 8 4294967296 0", false},
	{"FUNC 10 8 0 f\n\n\n10 ffffffffffffffff 7 0\n10 8 7 0\n", &record_range_wraps, "T: line 4: 10 ffffffffffffffff 7 0", false},
	{"FUNC 10 8 0 f\nINLINE 0 5\n10 8 7 0\n", &record_lacks_field, "T: line 2: INLINE 0 5", false},
	{"FUNC 10 8 0 f\nINLINE 0 5 0 0 10 8 14\n10 8 7 0\n", NULL, NULL, false},
	{"FUNC 10 8 0 f\nINLINE 0 5 0 0 10 x\n10 8 7 0\n", &record_number_bad, "T: line 2: INLINE 0 5 0 0 10 x", false},
	{"FUNC 10 8 0 f\nINLINE 0 5 0 0 10 ffffffffffffffff\n10 8 7 0\n", &record_range_wraps,
	 "T: line 2: INLINE 0 5 0 0 10 ffffffffffffffff", false},
};

START_TEST(bad_lines_of_functions)
{
	const struct fault_case *c = &body_faults[_i];
	struct opened o;
	open_bytes(&o, c->text, strlen(c->text), true);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_uint_eq(o.d.entries.n, 0);
	if (c->kind) {
		ck_assert_str_eq(say_symbol(&o, 0x12), "f 10+8/0 -:7@10");
		ck_assert_uint_eq(o.d.entries.n, 1);
		ck_assert_ptr_eq(o.d.entries.at[0].kind, c->kind);
		ck_assert_str_eq(o.d.entries.at[0].first, c->first);
	} else { /* an odd number of fields is the older syntax: file, origin and a range are one on */
		ck_assert_str_eq(say_symbol(&o, 0x12), "<name omitted> -:7@8 < f 10+8/0 -:5@10");
	}
	opened_release(&o);
}
END_TEST

START_TEST(head)
{
	struct opened o;
	open_text(&o, "MODULE windows x86 111 a name.pdb\nINFO CODE_ID FFFF module1.exe\nINFO GENERATOR x y\nINFO URL http\n"
	              "MODULE Linux arm 2 b\nINFO CODE_ID 2\n");
	const struct symfile_head *h = symfile_head(o.file);
	ck_assert_str_eq(h->os, "windows");
	ck_assert_str_eq(h->arch, "x86");
	ck_assert_str_eq(h->id, "111");
	ck_assert_str_eq(h->name, "a name.pdb");
	ck_assert_str_eq(h->code_id, "FFFF");
	ck_assert_str_eq(h->generator, "x y");
	ck_assert_str_eq(h->url, "http");
	ck_assert(!symfile_has_code(o.file));
	opened_release(&o);
}
END_TEST

START_TEST(no_symbol_files)
{
	struct opened o;
	open_text(&o, "");
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_str_eq(symfile_head(o.file)->id, "");
	ck_assert_str_eq(say_symbol(&o, 0), "");
	ck_assert_str_eq(say_cfi(&o, 0), "");
	ck_assert_str_eq(say_win(&o, 0), "");
	opened_release(&o);
	open_text(&o, "<html>\n<body>Not found</body>\n");
	ck_assert_int_eq(o.status, ST_BAD);
	ck_assert_uint_eq(reported(&o.d, "no symbol file"), 1);
	opened_release(&o);
}
END_TEST

START_TEST(nuls)
{
	static const char text[] = "FUNC 10 8 0 a\0b\nFILE 0 \0\n10 8 7 0\nSTACK CFI INIT 10 8 .cfa: \0\n";
	struct opened o;
	open_bytes(&o, text, sizeof text - 1, false);
	ck_assert_str_eq(say_symbol(&o, 0x10), "a_b 10+8/0 _:7@10");
	ck_assert_str_eq(say_cfi(&o, 0x10), "10+8 line 4: .cfa: _");
	opened_release(&o);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("symfile");
	TCase *t = tcase_create("lookups");
	tcase_add_loop_test(t, symbol_lookups, 0, COUNT(symbols));
	tcase_add_loop_test(t, cfi_lookups, 0, COUNT(cfi));
	tcase_add_loop_test(t, win_lookups, 0, COUNT(wins));
	tcase_add_loop_test(t, bad_lines, 0, COUNT(faults));
	tcase_add_loop_test(t, bad_lines_of_functions, 0, COUNT(body_faults));
	tcase_add_test(t, head);
	tcase_add_test(t, no_symbol_files);
	tcase_add_test(t, nuls);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
