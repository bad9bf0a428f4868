/* The command line as data. */
#include "dump_syms/options.h"

#include "tests/unit/check_main.h"

#include <string.h>

/* Splits the words of a line; a lone '' is an empty word. */
static int words_split(char *line, char **ret)
{
	int n = 0;
	for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
		if (strcmp(word, "''") == 0)
			*word = 0;
		ret[n++] = word;
	}
	ret[n] = NULL;
	return n;
}

/* What options_parse makes of a line, and what it says. */
struct parsed {
	struct options o;
	enum cli_result result;
	char line[512], *argv[64];
	char *out, *err;
	size_t out_size, err_size;
};

static void parse(struct parsed *p, const char *line)
{
	snprintf(p->line, sizeof p->line, "dump_syms %s", line);
	int argc = words_split(p->line, p->argv);
	FILE *out = open_memstream(&p->out, &p->out_size), *err = open_memstream(&p->err, &p->err_size);
	p->result = options_parse(argc, p->argv, &p->o, out, err);
	fclose(out);
	fclose(err);
}

static void parsed_release(struct parsed *p)
{
	options_release(&p->o);
	free(p->out);
	free(p->err);
}

/* What differs from the defaults, a word each, in a fixed order. */
static void describe(const struct options *o, char *to, size_t size)
{
	const struct dump_options *d = &o->dump;
	FILE *f = fmemopen(to, size, "w");
	for (size_t i = 0; i < o->files.n; i++)
		fprintf(f, "%s ", o->files.at[i]);
	for (size_t i = 0; i < d->debug_dir_count; i++)
		fprintf(f, "dir=%s ", d->debug_dirs[i]);
	for (size_t i = 0; i < d->prefix_map_count; i++)
		fprintf(f, "map=%s>%s ", d->prefix_maps[i].from, d->prefix_maps[i].to);
	const struct {
		const char *what, *text;
	} texts[] = {{"os", d->os}, {"name", d->name}, {"id", d->id}, {"output", o->output}, {"store", o->store}};
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
		if (texts[i].text)
			fprintf(f, "%s=%s ", texts[i].what, texts[i].text);
	fprintf(f, "%s%s%s%s%s%s%s%s%s", d->header_only ? "header " : "", d->cfi ? "" : "no-cfi ",
	        d->inlines ? "" : "no-inlines ", d->keep_vaddr ? "vaddr " : "", d->multiple ? "multiple " : "",
	        d->verbose ? "verbose " : "", o->strict ? "strict " : "", o->summary ? "summary " : "", o->quiet ? "quiet " : "");
	fclose(f);
}

static const struct {
	const char *line, *meaning;
} lines[] = {
	{"a", "a "},
	{"a b c", "a b c "},
	{"a / b /usr", "a b dir=/ dir=/usr "},
	/* Breakpad's options */
	{"-i a", "a header "},
	{"-v a", "a verbose "},
	{"-c a", "a no-cfi "},
	{"-d a", "a "},
	{"-a a", "a vaddr "},
	{"-r a", "a "},
	{"-m a", "a multiple "},
	{"-n libx a", "a name=libx "},
	{"-o Android a", "a os=Android "},
	{"-b ABC0 a", "a id=ABC0 "},
	/* merged, glued, anywhere */
	{"-icvam a", "a header no-cfi vaddr multiple verbose "},
	{"-cn libx a", "a name=libx no-cfi "},
	{"-cnlibx a", "a name=libx no-cfi "},
	{"a -c", "a no-cfi "},
	{"a / -o X -m", "a dir=/ os=X multiple "},
	{"-n -c a", "a name=-c "},
	{"-- -c -j", "-c -j "},
	{"-c -- --", "-- no-cfi "},
	/* long ones */
	{"--header --verbose --no-cfi --inlines --keep-addresses --no-cross-unit --multiple a",
	 "a header no-cfi vaddr multiple verbose "},
	{"--name libx --os X --id ABC0 a", "a os=X name=libx id=ABC0 "},
	{"--name=libx --os=X --id=ABC0 a", "a os=X name=libx id=ABC0 "},
	{"--name=a=b a", "a name=a=b "},
	{"--store s a", "a store=s "},
	{"-s s a", "a store=s "},
	{"-ss a", "a store=s "},
	{"--output=o.sym a", "a output=o.sym "},
	{"--strict --summary --quiet a", "a strict summary quiet "},
	{"-q a", "a quiet "},
	{"--debug-dir /d --debug-dir=/e a /", "a dir=/d dir=/e dir=/ "},
	{"--prefix-map /a=/b --prefix-map=/c= --prefix-map x=y=z a", "a map=/a>/b map=/c> map=x>y=z "},
	/* --no-inlines wins wherever it stands; the last value wins */
	{"--no-inlines -d a", "a no-inlines "},
	{"-d --no-inlines --inlines a", "a no-inlines "},
	{"-n a -n b a", "a name=b "},
	{"-o A -o B a", "a os=B "},
	/* the name is a file's, not a path */
	{"-n /usr/lib/libx.so a", "a name=libx.so "},
	{"-n dir/ a", "a name= "},
	{"-n '' a", "a name= "},
};

START_TEST(line_means)
{
	struct parsed p;
	char meaning[1024];
	parse(&p, lines[_i].line);
	ck_assert_str_eq(p.err, "");
	ck_assert_int_eq(p.result, CLI_RUN);
	describe(&p.o, meaning, sizeof meaning);
	ck_assert_str_eq(meaning, lines[_i].meaning);
	ck_assert_str_eq(p.out, "");
	parsed_release(&p);
}
END_TEST

static const struct {
	const char *line;
	unsigned threads;
} jobs[] = {{"-j4 a", 4}, {"-j 4 a", 4}, {"--jobs=1 a", 1}, {"--jobs 512 a", 512}, {"-cj3 a", 3}, {"-j2 -j3 a", 3}};

START_TEST(jobs_mean)
{
	struct parsed p;
	parse(&p, jobs[_i].line);
	ck_assert_int_eq(p.result, CLI_RUN);
	ck_assert_uint_eq(p.o.dump.threads, jobs[_i].threads);
	parsed_release(&p);
}
END_TEST

START_TEST(jobs_default)
{
	struct parsed p;
	parse(&p, "a");
	ck_assert_uint_ge(p.o.dump.threads, 1);
	parsed_release(&p);
}
END_TEST

static const struct {
	const char *line, *message;
} errors[] = {
	{"", "no FILE"},
	{"/", "no FILE, only directories"},
	{"-c", "no FILE"},
	{"-x a", "there is no option -x"},
	{"-cx a", "there is no option -x"},
	{"--frobnicate a", "there is no option --frobnicate"},
	{"--frobnicate=1 a", "there is no option --frobnicate"},
	{"--job=1 a", "there is no option --job"},
	{"--no-cfi=1 a", "--no-cfi takes no argument"},
	{"a --name", "--name needs its NAME"},
	{"a -n", "-n needs its NAME"},
	{"a -cs", "-s needs its DIR"},
	{"-j a", "--jobs: 'a' is not a number from 1 to 512"},
	{"-j0 a", "--jobs: '0' is not a number from 1 to 512"},
	{"-j513 a", "--jobs: '513' is not a number from 1 to 512"},
	{"-j99999999999999999999 a", "--jobs: '99999999999999999999' is not a number from 1 to 512"},
	{"-j-1 a", "--jobs: '-1' is not a number from 1 to 512"},
	{"-j+1 a", "--jobs: '+1' is not a number from 1 to 512"},
	{"-j4x a", "--jobs: '4x' is not a number from 1 to 512"},
	{"--jobs= a", "--jobs: '' is not a number from 1 to 512"},
	{"-o libx.sym a", "-o is MODULE's operating system; to write to a file: --output libx.sym"},
	{"-o dir/file a", "-o is MODULE's operating system; to write to a file: --output dir/file"},
	{"--os=.sym a", "-o is MODULE's operating system; to write to a file: --output .sym"},
	{"-o '' a", "-o: '' is not one word"},
	{"-o a\tb a", "-o: 'a\tb' is not one word"},
	{"-b '' a", "-b: '' is not one word"},
	{"-b a\nb a", "-b: 'a\nb' is not one word"},
	{"--prefix-map /a a", "--prefix-map: '/a' is not OLD=NEW"},
	{"--prefix-map =/a a", "--prefix-map: '=/a' is not OLD=NEW"},
	{"--store= a", "--store: an empty name"},
	{"--output= a", "--output: an empty name"},
	{"--debug-dir= a", "--debug-dir: an empty name"},
	{"--store s --output o a", "--store and --output exclude each other"},
	{"-qv a", "--quiet and --verbose exclude each other"},
	{"--mapping-src=x a", "there is no option --mapping-src: source paths are rewritten by --prefix-map OLD=NEW"},
	{"-t elf a", "there is no option -t: the type of a file is told by its content"},
	{"''", "the name of a FILE is empty"},
	{"-", "'-': standard input cannot be read, as an ELF file is read in many places at once"},
};

START_TEST(line_is_wrong)
{
	struct parsed p;
	char expected[256];
	parse(&p, errors[_i].line);
	snprintf(expected, sizeof expected, "dump_syms: %s (see dump_syms --help)\n", errors[_i].message);
	ck_assert_str_eq(p.err, expected);
	ck_assert_str_eq(p.out, "");
	ck_assert_int_eq(p.result, CLI_WRONG);
	parsed_release(&p);
}
END_TEST

static const char *const helps[] = {"-h", "--help", "a --help", "-ch", "--help --frobnicate", "--store s --output o --help"};

START_TEST(help_names_every_option)
{
	static const char *const words[] = {"-s, --store DIR",    "--output FILE", "-j, --jobs N",     "--debug-dir DIR",
	                                    "--prefix-map OLD=NEW", "-n, --name NAME", "-o, --os OS",   "-b, --id ID",
	                                    "-i, --header",       "-c, --no-cfi",  "--no-inlines",    "-d, --inlines",
	                                    "-a, --keep-addresses", "-m, --multiple", "-r, --no-cross-unit", "--strict",
	                                    "--summary",          "-v, --verbose", "-q, --quiet",     "-h, --help",
	                                    "--version"};
	struct parsed p;
	parse(&p, helps[_i]);
	ck_assert_int_eq(p.result, CLI_DONE);
	ck_assert_str_eq(p.err, "");
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		ck_assert_msg(strstr(p.out, words[i]), "%s", words[i]);
	unsigned lines_wide = 0;
	for (const char *line = p.out, *end; (end = strchr(line, '\n')); line = end + 1)
		lines_wide += end - line > 100;
	ck_assert_uint_eq(lines_wide, 0);
	parsed_release(&p);
}
END_TEST

START_TEST(version)
{
	struct parsed p;
	parse(&p, "--version");
	ck_assert_int_eq(p.result, CLI_DONE);
	ck_assert_str_eq(p.out, "dump_syms (symwalk) " PACKAGE_VERSION "\n");
	parsed_release(&p);
}
END_TEST

#define COUNT(table) (int)(sizeof(table) / sizeof(table)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("options");
	TCase *t = tcase_create("options");
	tcase_add_loop_test(t, line_means, 0, COUNT(lines));
	tcase_add_loop_test(t, jobs_mean, 0, COUNT(jobs));
	tcase_add_test(t, jobs_default);
	tcase_add_loop_test(t, line_is_wrong, 0, COUNT(errors));
	tcase_add_loop_test(t, help_names_every_option, 0, COUNT(helps));
	tcase_add_test(t, version);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
