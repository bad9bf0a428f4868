/* Outlines: which entries are noted, how they nest, what is around an entry, damage, depth. */
#include "dump_syms/dwarf/outline.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

struct outlined {
	struct made made;
	struct outline outline;
	struct diag diag;
};

static void outline_made(struct dwarf_maker *m, struct outlined *ret)
{
	*ret = (struct outlined){0};
	made_open(m, &ret->made);
	ck_assert_int_eq(ret->made.status, ST_OK);
	outline_read(ret->made.dwarf.units.at[0], &ret->diag, &ret->outline);
}

static void outlined_close(struct outlined *o, struct dwarf_maker *m)
{
	vec_release(&o->outline);
	diag_release(&o->diag);
	made_close(&o->made, m);
}

static uint32_t label(const struct outlined *o, const struct dwarf_maker *m, unsigned number)
{
	return (uint32_t)(m->labels[number] - o->made.dwarf.units.at[0]->offset);
}

/* Numbers of labels, and what is expected of the nodes there. */
enum { UNIT, SPACE, CLASS, METHOD, FUNC, BLOCK, INLINED, DEEP, LEAF, LAST, BEHIND };

static void tree(struct dwarf_maker *m)
{
	static const uint8_t block[3] = {1, 2, 3};
	dwarf_unit(m, 0);
	dwarf_label(m, UNIT);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_text(m, DW_AT_name, DW_FORM_string, "a.c");
	dwarf_label(m, SPACE);
	named(m, DW_TAG_namespace, "space", true);
	dwarf_label(m, CLASS);
	named(m, DW_TAG_class_type, "class", true);
	named(m, DW_TAG_member, "member", false);
	dwarf_label(m, METHOD);
	dwarf_die(m, DW_TAG_subprogram, true); /* a declaration */
	dwarf_uint(m, DW_AT_declaration, DW_FORM_flag, 1);
	named(m, DW_TAG_formal_parameter, NULL, false);
	dwarf_up(m);
	dwarf_up(m); /* CLASS */
	named(m, DW_TAG_namespace, "empty", false);
	dwarf_up(m); /* SPACE */
	dwarf_label(m, FUNC);
	function(m, "func", TEXT, TEXT + 16, true);
	dwarf_label(m, BLOCK);
	dwarf_die(m, DW_TAG_lexical_block, true);
	dwarf_block(m, DW_AT_location, DW_FORM_block1, block, 3);
	dwarf_label(m, INLINED);
	dwarf_die(m, DW_TAG_inlined_subroutine, true);
	dwarf_label(m, DEEP);
	dwarf_die(m, DW_TAG_inlined_subroutine, false);
	dwarf_block(m, DW_AT_location, DW_FORM_block2, block, 3);
	dwarf_up(m); /* INLINED */
	dwarf_label(m, LEAF);
	named(m, DW_TAG_variable, "leaf", false);
	dwarf_up(m); /* BLOCK */
	dwarf_up(m); /* FUNC */
	dwarf_label(m, LAST);
	function(m, "last", TEXT + 16, TEXT + 32, false);
	dwarf_label(m, BEHIND);
	named(m, DW_TAG_variable, "behind", false);
	dwarf_up(m);
	dwarf_unit_end(m);
}

static const struct {
	unsigned label;
	enum die_kind kind;
	uint32_t parent, next;
} nodes[] = {
	{UNIT, DIE_UNIT, 0, 7},
	{SPACE, DIE_NAMESPACE, 0, 3},
	{CLASS, DIE_CLASS, 1, 3},
	{FUNC, DIE_FUNCTION, 0, 6},
	{INLINED, DIE_INLINED, 3, 6},
	{DEEP, DIE_INLINED, 4, 6},
	{LAST, DIE_FUNCTION, 0, 7},
};
#define NODES (sizeof nodes / sizeof *nodes)

START_TEST(test_nodes)
{
	struct dwarf_maker m = form_maker(_i);
	tree(&m);
	struct outlined o;
	outline_made(&m, &o);
	ck_assert_uint_eq(o.outline.n, NODES);
	for (uint32_t i = 0; i < NODES; i++) {
		const struct node *node = &o.outline.at[i];
		ck_assert_uint_eq(node->offset, label(&o, &m, nodes[i].label));
		ck_assert_int_eq(node->kind, nodes[i].kind);
		ck_assert_uint_eq(node->parent, nodes[i].parent);
		ck_assert_uint_eq(node->next, nodes[i].next);
	}
	ck_assert_uint_eq(o.outline.at[0].end, m.info.out.n);
	ck_assert_uint_eq(o.outline.at[3].end, label(&o, &m, LAST));
	ck_assert_uint_eq(o.outline.at[6].end, label(&o, &m, BEHIND));
	ck_assert_uint_eq(o.diag.entries.n, 0);
	outlined_close(&o, &m);
}
END_TEST

/* Around a node is not itself, and what is closed is around nothing. */
START_TEST(test_around)
{
	static const struct {
		unsigned label;
		uint32_t node;
	} cases[] = {
		{UNIT, 0}, {SPACE, 0}, {CLASS, 1}, {METHOD, 2}, {FUNC, 0}, {BLOCK, 3}, {INLINED, 3}, {DEEP, 4}, {LEAF, 3},
		{LAST, 0}, {BEHIND, 0},
	};
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	tree(&m);
	struct outlined o;
	outline_made(&m, &o);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		ck_assert_uint_eq(outline_around(&o.outline, label(&o, &m, cases[i].label)), cases[i].node);
	ck_assert_uint_eq(outline_around(&o.outline, UINT32_MAX), 0);
	outlined_close(&o, &m);
}
END_TEST

/* Codes that take more than one byte, padded ones too. */
START_TEST(test_long_codes)
{
	static const uint64_t adds[] = {126, 127, 128, 0x3fff, 0x123456, UINT64_MAX - 100};
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	m.code_add = adds[_i];
	tree(&m);
	struct outlined o;
	outline_made(&m, &o);
	ck_assert_uint_eq(o.outline.n, NODES);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	outlined_close(&o, &m);
}
END_TEST

/* Cut short at every byte: what is before is there, intervals still nest, and it is said. */
START_TEST(test_cut)
{
	struct dwarf_maker m = form_maker(_i);
	tree(&m);
	struct made made;
	made_open(&m, &made);
	struct unit unit = *made.dwarf.units.at[0];
	uint64_t end = unit.end;
	size_t before = 1;
	for (unit.end = unit.root; unit.end < end; unit.end++) {
		struct outline outline = {0};
		struct diag d = {0};
		outline_read(&unit, &d, &outline);
		check_only(&d, &outline_damaged);
		ck_assert_uint_ge(outline.n, before);
		before = outline.n;
		ck_assert_uint_eq(outline.at[0].next, outline.n);
		for (uint32_t i = 0; i < outline.n; i++) {
			const struct node *node = &outline.at[i], *parent = &outline.at[node->parent];
			ck_assert_uint_le(node->offset, node->end);
			ck_assert_uint_le(node->end, unit.end - unit.offset);
			ck_assert(node->end <= parent->end && node->next <= parent->next && node->next > i);
		}
		vec_release(&outline);
		diag_release(&d);
	}
	ck_assert_uint_eq(before, NODES);
	made_close(&made, &m);
}
END_TEST

/* An abbreviation that is not there, and one of an unknown form, end the walk. */
START_TEST(test_unknown_abbreviation)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	function(&m, "first", TEXT, TEXT + 1, false);
	dwarf_label(&m, 1);
	if (_i == 0)
		put_uint(&m.info, 0x7f, 1);
	dwarf_die(&m, DW_TAG_variable, false);
	if (_i == 1)
		dwarf_uint(&m, DW_AT_name, 0x7777, 0);
	function(&m, "second", TEXT, TEXT + 1, false);
	root_end(&m);
	struct outlined o;
	outline_made(&m, &o);
	ck_assert_uint_eq(o.outline.n, 2);
	ck_assert_uint_eq(o.outline.at[0].end, m.info.out.n);
	check_only(&o.diag, &outline_damaged);
	outlined_close(&o, &m);
}
END_TEST

/* No stack but the heap's. */
START_TEST(test_deep)
{
	enum { DEPTH = 200000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_die(&m, DW_TAG_namespace, true);
	for (int i = 1; i < DEPTH; i++)
		put_uleb(&m.info, m.code);
	function(&m, "f", TEXT, TEXT + 1, false);
	for (int i = 0; i < DEPTH; i++)
		dwarf_up(&m);
	dwarf_label(&m, 1);
	root_end(&m);
	struct outlined o;
	outline_made(&m, &o);
	ck_assert_uint_eq(o.outline.n, DEPTH + 2);
	ck_assert_uint_eq(o.outline.at[1].next, DEPTH + 2);
	ck_assert_uint_eq(o.outline.at[DEPTH].next, DEPTH + 2);
	ck_assert_uint_eq(o.outline.at[DEPTH + 1].parent, DEPTH);
	/* So many ends behind each other are not climbed over. */
	ck_assert_uint_eq(outline_around(&o.outline, label(&o, &m, 1)), 0);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	outlined_close(&o, &m);
}
END_TEST

/* Nothing behind the root's last child is read. Padding is nothing; that anything else is there is said. */
START_TEST(test_trailing_bytes)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C99);
	dwarf_up(&m);
	put_uint(&m.info, 0, 8);
	if (_i)
		put_text(&m.info, "what is this?");
	dwarf_unit_end(&m);
	struct outlined o;
	outline_made(&m, &o);
	ck_assert_uint_eq(o.outline.n, 1);
	ck_assert_uint_eq(reported(&o.diag, &outline_damaged), _i);
	ck_assert_uint_eq(o.diag.entries.n, _i);
	outlined_close(&o, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("outline");
	TCase *t = tcase_create("outline");
	tcase_add_loop_test(t, test_nodes, 0, DWARF_FORMS);
	tcase_add_test(t, test_around);
	tcase_add_loop_test(t, test_long_codes, 0, 6);
	tcase_add_loop_test(t, test_cut, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_unknown_abbreviation, 0, 2);
	tcase_add_test(t, test_deep);
	tcase_add_loop_test(t, test_trailing_bytes, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
