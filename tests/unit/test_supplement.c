/* The search for supplementary files: both kinds of links, where they lead, files that are others, links that are damaged. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/supplement.h"

#include <sys/stat.h>
#include <unistd.h>

static const uint8_t id_a[] = {0xab, 0xcd, 0xef, 0x01}, id_b[] = {0xab, 0x02};

static char top[1024];

static void make_top(void)
{
	const char *tmp = getenv("TMPDIR");
	snprintf(top, sizeof top, "%s/symwalk-supplement.XXXXXX", tmp ? tmp : "/tmp");
	ck_assert_ptr_nonnull(mkdtemp(top));
}

static void remove_top(void)
{
	char *command = mem_printf("rm -rf '%s'", top);
	ck_assert_int_eq(system(command), 0);
	free(command);
}

static void write_made(const char *path, struct elf_maker *m)
{
	char *full = mem_printf("%s/%s", top, path);
	for (char *slash = strchr(full + strlen(top) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = 0;
		mkdir(full, 0777);
		*slash = '/';
	}
	elf_maker_end(m);
	FILE *file = fopen(full, "wb");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(m->p.out.at, 1, m->p.out.n, file), m->p.out.n);
	fclose(file);
	free(full);
	elf_maker_release(m);
}

static void put_section(struct elf_maker *m, const char *name, const struct put *p)
{
	elf_maker_section_put(m, (struct made_section){.name = name, .type = T_PROGBITS, .align = 1}, p);
}

/* Which link a file has, and how a supplementary file says what it is known by. */
enum kind { GNU, STANDARD };

static void add_link(struct elf_maker *m, enum kind kind, const char *name, const uint8_t *id, size_t n)
{
	struct put p = {.big_endian = m->p.big_endian};
	if (kind == STANDARD) {
		put_uint(&p, 5, 2);
		put_uint(&p, 0, 1);
	}
	put_text(&p, name);
	if (kind == STANDARD)
		put_uleb(&p, n);
	put_bytes(&p, id, n);
	put_section(m, kind == STANDARD ? ".debug_sup" : ".gnu_debugaltlink", &p);
	put_release(&p);
}

static void write_supplement(const char *path, enum kind kind, const uint8_t *id, size_t n)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put p = {0};
	if (kind == STANDARD) {
		put_uint(&p, 5, 2);
		put_uint(&p, 1, 1);
		put_text(&p, "");
		put_uleb(&p, n);
		put_bytes(&p, id, n);
		put_section(&m, ".debug_sup", &p);
	} else {
		made_put_note(&p, "GNU", 3, id, n, 4);
		elf_maker_section_put(&m, (struct made_section){
			.name = ".note.gnu.build-id", .type = T_NOTE, .flags = T_ALLOC, .align = 4
		}, &p);
	}
	put_release(&p);
	write_made(path, &m);
}

struct search {
	struct elf_image file, found;
	struct diag diag;
	enum status status;
};

static void search(struct search *s)
{
	char *path = mem_printf("%s/bin/program", top), *dir = mem_printf("%s/debug", top);
	const char *dirs[] = {dir};
	*s = (struct search){.status = ST_BAD};
	ck_assert_int_eq(image_open(path, &s->diag, &s->file), ST_OK);
	s->status = supplement_find(&s->file, dirs, 1, &s->diag, &s->found);
	free(path);
	free(dir);
}

static void search_close(struct search *s)
{
	if (s->status == ST_OK)
		image_close(&s->found);
	image_close(&s->file);
	diag_release(&s->diag);
}

static void write_linked(enum kind kind, const char *name, const uint8_t *id, size_t n)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	add_link(&m, kind, name, id, n);
	write_made("bin/program", &m);
}

/* Where it may be, as seen from the top, and how it is named. */
static const struct place {
	const char *link, *path;
} places[] = {
	{"../shared/common.debug", "shared/common.debug"},
	{"common.debug", "bin/common.debug"},
	{"/elsewhere/common.debug", "debug/elsewhere/common.debug"},
	{"/usr/lib/debug/.dwz/x/common.debug", "debug/.dwz/x/common.debug"},
	{"../gone/common.debug", "debug/.dwz/common.debug"},
	{"../gone/common.debug", "debug/common.debug"},
	{"../gone/common.debug", "debug/.build-id/ab/cdef01.debug"},
	{"../gone/common.debug", "debug/ab/cdef01.debug"},
};

START_TEST(test_places)
{
	const struct place *place = &places[_i / 2];
	enum kind kind = _i & 1 ? STANDARD : GNU;
	struct search s;
	make_top();
	write_linked(kind, place->link, id_a, sizeof id_a);
	write_supplement(place->path, kind, id_a, sizeof id_a);
	search(&s);
	ck_assert_int_eq(s.status, ST_OK);
	ck_assert_ptr_nonnull(strstr(s.found.path, strrchr(place->path, '/')));
	ck_assert_uint_eq(s.diag.entries.n, 0);
	search_close(&s);
	remove_top();
}
END_TEST

/* Another file under its name is passed over, and said; the right one behind it is found. */
START_TEST(test_other)
{
	enum kind kind = _i & 1 ? STANDARD : GNU;
	bool right = _i & 2;
	struct search s;
	make_top();
	write_linked(kind, "common", id_a, sizeof id_a);
	write_supplement("bin/common", kind, id_b, sizeof id_b);
	if (right)
		write_supplement("debug/common", kind, id_a, sizeof id_a);
	search(&s);
	ck_assert_int_eq(s.status, right ? ST_OK : ST_BAD);
	ck_assert_uint_eq(reported(&s.diag, &elf_candidate_refused), 1);
	ck_assert_uint_eq(reported(&s.diag, &elf_supplement_missing), !right);
	search_close(&s);
	remove_top();
}
END_TEST

START_TEST(test_none)
{
	struct search s;
	make_top();
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	write_made("bin/program", &m);
	search(&s);
	ck_assert_int_eq(s.status, ST_ABSENT);
	ck_assert_uint_eq(s.diag.entries.n, 0);
	search_close(&s);
	remove_top();
}
END_TEST

/* A supplementary file that is dumped itself names no other. */
START_TEST(test_itself)
{
	struct search s;
	make_top();
	write_supplement("bin/program", STANDARD, id_a, sizeof id_a);
	search(&s);
	ck_assert_int_eq(s.status, ST_ABSENT);
	ck_assert_uint_eq(s.diag.entries.n, 0);
	search_close(&s);
	remove_top();
}
END_TEST

/* Links cut at any byte, and ones without a name or an id. */
START_TEST(test_damaged)
{
	static const struct {
		const char *section, *bytes;
		size_t n;
	} links[] = {
		{".gnu_debugaltlink", "common", 6},     {".gnu_debugaltlink", "common", 7},
		{".gnu_debugaltlink", "\0\1\2\3\4", 5}, {".debug_sup", "\5", 1},
		{".debug_sup", "\5\0\0common\0\4\1\2\3", 14}, {".debug_sup", "\5\0\0common\0\0", 11},
		{".debug_sup", "\6\0\0common\0\1\1", 12},    {".debug_sup", "\5\0\0\0\1\1", 6},
	};
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put p = {0};
	struct search s;
	make_top();
	put_bytes(&p, links[_i].bytes, links[_i].n);
	put_section(&m, links[_i].section, &p);
	put_release(&p);
	write_made("bin/program", &m);
	search(&s);
	ck_assert_int_eq(s.status, ST_BAD);
	ck_assert_uint_eq(reported(&s.diag, &elf_supplement_damaged), 1);
	search_close(&s);
	remove_top();
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("supplement");
	TCase *t = tcase_create("supplement");
	tcase_add_loop_test(t, test_places, 0, 2 * (int)(sizeof places / sizeof *places));
	tcase_add_loop_test(t, test_other, 0, 4);
	tcase_add_test(t, test_none);
	tcase_add_test(t, test_itself);
	tcase_add_loop_test(t, test_damaged, 0, 8);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
