/* The walker's command line as data. */
#include "walker/options.h"

#include "tests/unit/check_main.h"

#include <inttypes.h>
#include <string.h>

/* What walker_options_parse makes of a line, and what it says; a lone '' is an empty word. */
struct parsed {
	struct walker_options o;
	enum cli_result result;
	char line[512], *argv[64];
	char *out, *err;
	size_t out_size, err_size;
};

static void parse(struct parsed *p, const char *line)
{
	int n = 0;
	snprintf(p->line, sizeof p->line, "walker %s", line);
	for (char *word = strtok(p->line, " "); word; word = strtok(NULL, " "))
		p->argv[n++] = strcmp(word, "''") == 0 ? strchr(word, 0) : word;
	FILE *out = open_memstream(&p->out, &p->out_size), *err = open_memstream(&p->err, &p->err_size);
	p->result = walker_options_parse(n, p->argv, &p->o, out, err);
	fclose(out);
	fclose(err);
}

static void parsed_release(struct parsed *p)
{
	walker_options_release(&p->o);
	free(p->out);
	free(p->err);
}

/* What differs from the defaults, a word each, in a fixed order. */
static void describe(const struct walker_options *o, char *to, size_t size)
{
	FILE *f = fmemopen(to, size, "w");
	const struct report_options *r = &o->report;
	if (o->dump)
		fprintf(f, "dump=%s ", o->dump);
	for (size_t i = 0; i < o->symbols.path_count; i++)
		fprintf(f, "sym=%s ", o->symbols.paths[i]);
	for (size_t i = 0; i < o->symbols.named_count; i++)
		fprintf(f, "for=%s>%s ", o->symbols.named[i].name, o->symbols.named[i].path);
	for (size_t i = 0; i < o->symbols.binary_dir_count; i++)
		fprintf(f, "bin=%s ", o->symbols.binary_dirs[i]);
	for (size_t i = 0; i < o->raw.memory_count; i++) {
		if (o->raw.memory[i].has_addr)
			fprintf(f, "%" PRIx64 "=", o->raw.memory[i].addr);
		fprintf(f, "mem=%s ", o->raw.memory[i].path);
	}
	const struct {
		const char *what, *text;
	} texts[] = {{"registers", o->raw.registers}, {"arch", o->raw.arch}, {"maps", o->raw.maps},
	             {"output", o->output}, {"html", o->html}};
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
		if (texts[i].text)
			fprintf(f, "%s=%s ", texts[i].what, texts[i].text);
	if (r->has_only_thread)
		fprintf(f, "thread=%zu ", r->only_thread);
	fprintf(f, "%s%s%s%s%s%s%s%s%s%s%s", o->format == FORMAT_MACHINE ? "machine " : "",
	        o->format == FORMAT_JSON ? "json " : "", r->pretty ? "pretty " : "", r->stack_contents ? "stack " : "",
	        r->stack_pointers ? "pointers " : "", r->brief ? "brief " : "", r->explain ? "explain " : "",
	        r->crashed_only ? "crashed " : "", o->symbols.strict ? "strict " : "", o->batch ? "batch " : "",
	        o->quiet ? "quiet " : "");
	fclose(f);
}

static const struct {
	const char *line, *meaning;
} lines[] = {
	{"d", "dump=d "},
	{"d s t", "dump=d sym=s sym=t "},
	/* minidump_stackwalk's options, merged and anywhere */
	{"-m d s", "dump=d sym=s machine "},
	{"d s -m", "dump=d sym=s machine "},
	{"-f machine d", "dump=d machine "},
	{"-f human d", "dump=d "},
	{"-fjson d", "dump=d json "},
	{"-m -f human d", "dump=d "},
	{"-sd d", "dump=d stack pointers "},
	{"-b d", "dump=d brief "},
	{"-c d", "dump=d crashed "},
	{"-t 3 d", "dump=d thread=3 "},
	{"-t0 d", "dump=d thread=0 "},
	/* rust-minidump's */
	{"--json --pretty --symbols-path s --output-file o d", "dump=d sym=s output=o json pretty "},
	{"--human --brief d", "dump=d brief "},
	{"--verbose error --features stable-all --no-color --no-interactive d s", "dump=d sym=s "},
	/* our own */
	{"--symbols a d --symbols=b c", "dump=d sym=a sym=b sym=c "},
	{"--threads crashed d", "dump=d crashed "},
	{"--threads 12 d", "dump=d thread=12 "},
	{"--threads crashed --threads all d", "dump=d "},
	{"--threads 1 --threads all d", "dump=d "},
	{"--symbols-for libc.so=x.sym --symbols-for a=b=c d", "dump=d for=libc.so>x.sym for=a>b=c "},
	{"--binaries /x --binaries /y d", "dump=d bin=/x bin=/y "},
	{"--explain --html page.html --strict -q d", "dump=d html=page.html explain strict quiet "},
	/* a raw stack has no DUMP, wherever --registers stands */
	{"s --registers r", "sym=s registers=r "},
	{"--registers r --arch arm64 --maps m --stack k --memory 7ffe00=w s",
	 "sym=s mem=k 7ffe00=mem=w registers=r arch=arm64 maps=m "},
	{"--registers r --memory 0x10=a --memory FFFFFFFFFFFFFFF8=b=c",
	 "10=mem=a fffffffffffffff8=mem=b=c registers=r "},
	{"--batch s", "sym=s json batch "},
	{"-- -m", "dump=-m "},
};

START_TEST(line_means)
{
	struct parsed p;
	char meaning[1024] = "";
	parse(&p, lines[_i].line);
	ck_assert_str_eq(p.err, "");
	ck_assert_int_eq(p.result, CLI_RUN);
	describe(&p.o, meaning, sizeof meaning);
	ck_assert_str_eq(meaning, lines[_i].meaning);
	ck_assert_uint_ge(p.o.jobs, 1);
	parsed_release(&p);
}
END_TEST

static const struct {
	const char *line, *message;
} errors[] = {
	{"", "no DUMP"},
	{"-m", "no DUMP"},
	{"d -", "'-': a dump is not read from standard input, but for --batch the paths of dumps"},
	{"''", "the name of a file is empty"},
	{"-f xml d", "-f: 'xml' is not human, machine or json"},
	{"-t x d", "-t: 'x' is not the index of a thread"},
	{"-t -1 d", "-t: '-1' is not the index of a thread"},
	{"--threads some d", "--threads: 'some' is not crashed, all or the index of a thread"},
	{"--threads 1x d", "--threads: '1x' is not the index of a thread"},
	{"-c -t 1 d", "-c and -t exclude each other"},
	{"-x d", "there is no option -x"},
	{"d -t", "-t needs its N"},
	{"--symbols-for a d", "--symbols-for: 'a' is not NAME=FILE"},
	{"--symbols-for =a d", "--symbols-for: '=a' is not NAME=FILE"},
	{"--symbols-for a= d", "--symbols-for: 'a=' is not NAME=FILE"},
	{"--memory x=f --registers r", "--memory: 'x=f' is not ADDRESS=FILE, the address in hexadecimal"},
	{"--memory -1=f --registers r", "--memory: '-1=f' is not ADDRESS=FILE, the address in hexadecimal"},
	{"--memory 10= --registers r", "--memory: '10=' is not ADDRESS=FILE, the address in hexadecimal"},
	{"--memory 10000000000000000=f --registers r",
	 "--memory: '10000000000000000=f' is not ADDRESS=FILE, the address in hexadecimal"},
	{"--stack= --registers r", "--stack: an empty name"},
	{"--symbols= d", "--symbols: an empty name"},
	{"--maps m d", "--arch, --maps, --memory and --stack are for a raw stack, which needs --registers"},
	{"--batch --html f", "--batch excludes --registers, --html and --output-file"},
	{"--symbols-url x d", "there is no option --symbols-url: nothing is fetched; give a store as a directory"},
	{"-j0 d", "--jobs: '0' is not a number from 1 to 512"},
};

START_TEST(line_is_wrong)
{
	struct parsed p;
	char expected[256];
	parse(&p, errors[_i].line);
	snprintf(expected, sizeof expected, "walker: %s (see walker --help)\n", errors[_i].message);
	ck_assert_str_eq(p.err, expected);
	ck_assert_str_eq(p.out, "");
	ck_assert_int_eq(p.result, CLI_WRONG);
	parsed_release(&p);
}
END_TEST

START_TEST(help_and_version)
{
	struct parsed p;
	parse(&p, "--help -x");
	ck_assert_int_eq(p.result, CLI_DONE);
	ck_assert_ptr_nonnull(strstr(p.out, "\n  -t N                        only the thread of index N"));
	ck_assert_ptr_nonnull(strstr(p.out, "\n      --symbols-for NAME=FILE "));
	ck_assert_ptr_null(strstr(p.out, "--no-color"));
	parsed_release(&p);
	parse(&p, "d -V");
	ck_assert_int_eq(p.result, CLI_DONE);
	ck_assert_str_eq(p.out, "walker (symwalk) " PACKAGE_VERSION "\n");
	parsed_release(&p);
}
END_TEST

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("walker_options");
	TCase *t = tcase_create("walker_options");
	tcase_add_loop_test(t, line_means, 0, COUNT(lines));
	tcase_add_loop_test(t, line_is_wrong, 0, COUNT(errors));
	tcase_add_test(t, help_and_version);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
