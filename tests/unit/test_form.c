/* Attribute forms: what each takes and what it means, in every encoding. */
#include "dump_syms/dwarf/form.h"

#include "tests/make/bytes.h"
#include "tests/unit/check_main.h"

#include <dwarf.h>

enum { ADDRESS = 100, OFFSET, REF_ADDR, ULEB, SLEB, TEXT, BLOCK1, BLOCK2, BLOCK4, BLOCK, NOTHING };

/* width: bytes, or one of the above. */
static const struct form_case {
	uint64_t form;
	unsigned width;
	enum meaning meaning;
	bool no_value;
} cases[] = {
	{0x01, ADDRESS, VALUE_ADDRESS, false},
	{0x03, BLOCK2, VALUE_BLOCK, true},
	{0x04, BLOCK4, VALUE_BLOCK, true},
	{0x05, 2, VALUE_CONSTANT, false},
	{0x06, 4, VALUE_CONSTANT, false},
	{0x07, 8, VALUE_CONSTANT, false},
	{0x08, TEXT, VALUE_TEXT, true},
	{0x09, BLOCK, VALUE_BLOCK, true},
	{0x0a, BLOCK1, VALUE_BLOCK, true},
	{0x0b, 1, VALUE_CONSTANT, false},
	{0x0c, 1, VALUE_FLAG, false},
	{0x0d, SLEB, VALUE_CONSTANT, false},
	{0x0e, OFFSET, VALUE_STR, false},
	{0x0f, ULEB, VALUE_CONSTANT, false},
	{0x10, REF_ADDR, VALUE_INFO, false},
	{0x11, 1, VALUE_REFERENCE, false},
	{0x12, 2, VALUE_REFERENCE, false},
	{0x13, 4, VALUE_REFERENCE, false},
	{0x14, 8, VALUE_REFERENCE, false},
	{0x15, ULEB, VALUE_REFERENCE, false},
	{0x17, OFFSET, VALUE_OFFSET, false},
	{0x18, BLOCK, VALUE_BLOCK, true},
	{0x19, NOTHING, VALUE_FLAG, false},
	{0x1a, ULEB, VALUE_STR_INDEX, false},
	{0x1b, ULEB, VALUE_ADDRESS_INDEX, false},
	{0x1c, 4, VALUE_ALT_INFO, false},
	{0x1d, OFFSET, VALUE_ALT_STR, false},
	{0x1e, 16, VALUE_BLOCK, true},
	{0x1f, OFFSET, VALUE_LINE_STR, false},
	{0x20, 8, VALUE_SIGNATURE, false},
	{0x22, ULEB, VALUE_LIST_INDEX, false},
	{0x23, ULEB, VALUE_LIST_INDEX, false},
	{0x24, 8, VALUE_ALT_INFO, false},
	{0x25, 1, VALUE_STR_INDEX, false},
	{0x26, 2, VALUE_STR_INDEX, false},
	{0x27, 3, VALUE_STR_INDEX, false},
	{0x28, 4, VALUE_STR_INDEX, false},
	{0x29, 1, VALUE_ADDRESS_INDEX, false},
	{0x2a, 2, VALUE_ADDRESS_INDEX, false},
	{0x2b, 3, VALUE_ADDRESS_INDEX, false},
	{0x2c, 4, VALUE_ADDRESS_INDEX, false},
	{0x1f01, ULEB, VALUE_ADDRESS_INDEX, false},
	{0x1f02, ULEB, VALUE_STR_INDEX, false},
	{0x1f20, OFFSET, VALUE_ALT_INFO, false},
	{0x1f21, OFFSET, VALUE_ALT_STR, false},
};
#define CASES (sizeof cases / sizeof *cases)

static struct encoding encoding_of(unsigned i)
{
	return (struct encoding){(uint8_t)(2 + (i & 3)), i & 4 ? 8 : 4, i & 8 ? 8 : 4};
}

/* Puts a value of the case's form and gives the number it stands for. */
static uint64_t put_case(struct put *p, const struct form_case *c, const struct encoding *e)
{
	static const uint8_t block[200];
	unsigned width = c->width;
	uint64_t value = UINT64_C(0x8182838485868788);
	switch (c->width) {
	case ADDRESS:
		width = e->address_size;
		break;
	case OFFSET:
		width = e->offset_size;
		break;
	case REF_ADDR:
		width = e->version == 2 ? e->address_size : e->offset_size;
		break;
	case NOTHING:
		return 1;
	case ULEB:
		put_uleb(p, 0x12345);
		return 0x12345;
	case SLEB:
		put_sleb(p, -0x12345);
		return (uint64_t)-0x12345;
	case TEXT:
		put_text(p, "text");
		return 0;
	case BLOCK1:
		put_uint(p, 200, 1);
		put_bytes(p, block, 200);
		return 0;
	case BLOCK2:
		put_uint(p, 200, 2);
		put_bytes(p, block, 200);
		return 0;
	case BLOCK4:
		put_uint(p, 200, 4);
		put_bytes(p, block, 200);
		return 0;
	case BLOCK:
		put_uleb(p, 200);
		put_bytes(p, block, 200);
		return 0;
	}
	if (width < 8)
		value &= (UINT64_C(1) << 8 * width) - 1;
	put_uint(p, value, width > 8 ? 8 : width);
	if (width == 16)
		put_uint(p, 0, 8);
	return value;
}

static struct cursor over(const struct put *p)
{
	return cursor_over((struct bytes){(const uint8_t *)p->out.at, p->out.n}, "x", p->big_endian);
}

/* One form in one encoding: read, stepped over, and cut short at every byte. */
static void check_case(const struct form_case *c, const struct encoding *e, bool big_endian, bool indirect)
{
	struct put p = {.big_endian = big_endian};
	struct form form;
	ck_assert(form_find(c->form, &form));
	if (indirect) {
		put_uleb(&p, c->form);
		ck_assert(form_find(DW_FORM_indirect, &form));
	}
	uint64_t number = put_case(&p, c, e);
	put_uint(&p, 0xee, 1);

	struct cursor read = over(&p), skip = over(&p);
	struct value value = form_read(form, e, &read);
	ck_assert_int_eq(value.meaning, c->meaning);
	if (c->width == TEXT)
		ck_assert_str_eq(value.text, "text");
	else if (!c->no_value)
		ck_assert_uint_eq(value.number, number);
	form_skip(form, e, &skip);
	ck_assert_uint_eq(cursor_left(&read), 1);
	ck_assert_uint_eq(cursor_left(&skip), 1);

	for (size_t n = p.out.n - 1; n--;) {
		struct bytes cut = {(const uint8_t *)p.out.at, n};
		read = skip = cursor_over(cut, "x", big_endian);
		form_read(form, e, &read);
		form_skip(form, e, &skip);
		ck_assert(!cursor_ok(&read) && !cursor_ok(&skip));
	}
	put_release(&p);
}

START_TEST(test_form)
{
	for (unsigned i = 0; i < 16; i++) {
		struct encoding e = encoding_of(i);
		for (int order = 0; order < 2; order++) {
			check_case(&cases[_i], &e, order, false);
			check_case(&cases[_i], &e, order, true);
		}
	}
}
END_TEST

START_TEST(test_unknown_form)
{
	static const uint64_t codes[] = {0, 2, 0x2d, 0x1f00, 0x1f03, 0x2001, UINT64_MAX, UINT64_C(1) << 32 | 1};
	struct form form;
	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		ck_assert(!form_find(codes[i], &form));
}
END_TEST

/* A string in an entry that is longer than any name. */
START_TEST(test_long_text)
{
	struct put p = {0};
	struct encoding e = {5, 8, 4};
	struct form form;
	ck_assert(form_find(DW_FORM_string, &form));
	for (unsigned i = 0; i < (64 << 10) - 1 + (unsigned)_i; i++)
		put_uint(&p, 'x', 1);
	put_uint(&p, 0, 1);
	struct cursor c = over(&p), skip = c;
	form_read(form, &e, &c);
	form_skip(form, &e, &skip);
	ck_assert_int_eq(cursor_ok(&c), !_i);
	ck_assert_int_eq(cursor_ok(&skip), !_i);
	put_release(&p);
}
END_TEST

/* Neither the form of a form nor a value that stands elsewhere. */
START_TEST(test_indirect_refused)
{
	static const uint8_t inner[] = {DW_FORM_indirect, DW_FORM_implicit_const, 0x02};
	uint8_t bytes[] = {inner[_i], DW_FORM_data1, 1, 1};
	struct encoding e = {5, 8, 4};
	struct form form;
	ck_assert(form_find(DW_FORM_indirect, &form));
	struct cursor c = cursor_over((struct bytes){bytes, sizeof bytes}, "x", false), skip = c;
	form_read(form, &e, &c);
	form_skip(form, &e, &skip);
	ck_assert(!cursor_ok(&c) && !cursor_ok(&skip));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("form");
	TCase *t = tcase_create("form");
	tcase_add_loop_test(t, test_form, 0, CASES);
	tcase_add_test(t, test_unknown_form);
	tcase_add_loop_test(t, test_long_text, 0, 2);
	tcase_add_loop_test(t, test_indirect_refused, 0, 3);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
