/* Units of a .debug_info that comes while it is being decompressed say the same as those of one that is all there. */
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"
#include "tests/make/elf.h"

#include "elf/stream.h"

/* Three units, a scope whose name is in .debug_info, and padding between. */
static struct dwarf_maker make(int form)
{
	struct dwarf_maker m = form_maker(form);
	for (unsigned i = 0; i < 3; i++) {
		root(&m, DW_LANG_C_plus_plus);
		named(&m, DW_TAG_namespace, i ? "n" : NULL, true);
		function(&m, "f", TEXT + 64 * i, TEXT + 64 * i + 32, false);
		function(&m, "g", TEXT + 64 * i + 32, TEXT + 64 * i + 48, false);
		dwarf_up(&m);
		root_end(&m);
		put_uint(&m.info, 0, 4);
	}
	return m;
}

/* What a file of this .debug_info says: functions, names and defects, as one text. */
static void tell(struct made *made, struct buf *ret)
{
	struct unit *unit;
	while ((unit = dwarf_next(&made->dwarf, &made->diag))) {
		struct fragment f = {0};
		unit_read(unit, &f);
		unit_drop(unit);
		for (size_t i = 0; i < f.funcs.n; i++)
			buf_printf(ret, "%s %u\n", name_of(&f, f.funcs.at[i].name), f.funcs.at[i].size);
		for (size_t i = 0; i < f.diag.entries.n; i++)
			buf_printf(ret, "%s\n", f.diag.entries.at[i].kind->text);
		fragment_release(&f);
	}
	for (size_t i = 0; i < made->diag.entries.n; i++)
		buf_printf(ret, "%s\n", made->diag.entries.at[i].kind->text);
	dwarf_close(&made->dwarf);
	diag_release(&made->diag);
	vec_release(&made->dwarf.code);
}

static void tell_stream(const struct dwarf_maker *m, struct bytes info, struct buf *ret)
{
	struct elf_maker e = elf_maker_make(true, false, 62);
	struct made made = {0};
	struct elf_image image;
	made_sections(&made, m);
	elf_maker_section_packed(&e, (struct made_section){.name = ".debug_info", .type = 1}, PACK_ZLIB, info.data, info.size);
	elf_maker_end(&e);
	ck_assert_int_eq(image_open_memory(bytes_of(&e.p), "made", &made.diag, &image), ST_OK);
	made.dwarf.section[DS_INFO] = (struct bytes){0};
	made.dwarf.info = stream_open(&image, image_section(&image, ".debug_info"));
	ck_assert_ptr_nonnull(made.dwarf.info);
	ck_assert_uint_eq(dwarf_info_size(&made.dwarf), info.size);
	struct stream *stream = made.dwarf.info;
	tell(&made, ret);
	stream_close(stream);
	image_close(&image);
	elf_maker_release(&e);
}

/* Whole, and cut short at every byte. */
START_TEST(test_the_same)
{
	struct dwarf_maker m = make(_i);
	dwarf_resolve(&m);
	struct bytes all = bytes_of(&m.info);
	for (size_t n = 1; n <= all.size; n++) {
		struct made made = {0};
		struct buf whole = {0}, streamed = {0};
		made_sections(&made, &m);
		made.dwarf.section[DS_INFO].size = n;
		tell(&made, &whole);
		tell_stream(&m, (struct bytes){all.data, n}, &streamed);
		ck_assert_str_eq(buf_string(&streamed), buf_string(&whole));
		if (n == all.size)
			ck_assert_ptr_nonnull(strstr(buf_string(&whole), "n::g 16\n"));
		buf_release(&whole);
		buf_release(&streamed);
	}
	dwarf_maker_release(&m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("info_stream");
	TCase *t = tcase_create("units");
	tcase_add_loop_test(t, test_the_same, 0, DWARF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
