/*
 * Writes a report of the walked process of tests/unit/report_fixture.h, for scripts to look at as a whole:
 *
 *	sample human|machine|json|html plain|hostile|empty [pretty|explain|contents]...
 */
#include "tests/unit/report_fixture.h"

static void make_empty(struct report_fixture *f)
{
	fixture_init(f);
	f->process.has_exception = f->process.has_pid = false;
	f->process.arch = NULL;
	f->process.modules.n = f->process.threads.n = f->report.stack_count = 0;
}

static void make_plain(struct report_fixture *f)
{
	static const struct diag_kind kind = {DIAG_LOSS, "a list was cut off"};
	fixture_init(f);
	diag_report(&f->soft_errors, &kind, "app.dmp+0x10: 7 modules of 9");
	*vec_push(&f->process.unloaded) = (struct process_module){.lo = 0x120000, .hi = 0x130000, .path = "gone.dll"};
	f->stacks[1].frames.at[3].unloaded = 0;
	f->process.lsb_release = "DISTRIB_ID=Debian\n";
	f->process.assertion = "x > 0";
	f->process.exception.parameter_count = 1;
	f->process.threads.at[0].has_last_error = true;
}

static const struct {
	const char *name;
	report_function *function;
} formats[] = {
	{"human", report_human},
	{"machine", report_machine},
	{"json", report_json},
	{"html", report_html},
};

static const struct {
	const char *name;
	void (*make)(struct report_fixture *f);
} cases[] = {
	{"plain", make_plain},
	{"hostile", fixture_hostile},
	{"empty", make_empty},
};

static void option(struct report_options *options, const char *word)
{
	options->pretty |= strcmp(word, "pretty") == 0;
	options->explain |= strcmp(word, "explain") == 0;
	options->stack_contents |= strcmp(word, "contents") == 0;
}

int main(int argc, char **argv)
{
	struct report_fixture f;
	report_function *function = NULL;
	bool made = false;
	for (size_t i = 0; i < COUNT(formats) && argc > 2; i++)
		if (strcmp(formats[i].name, argv[1]) == 0)
			function = formats[i].function;
	for (size_t i = 0; i < COUNT(cases) && function && !made; i++)
		if ((made = strcmp(cases[i].name, argv[2]) == 0))
			cases[i].make(&f);
	if (!made)
		return 2;
	for (int i = 3; i < argc; i++)
		option(&f.options, argv[i]);
	function(&f.report, &f.options, stdout);
	fixture_release(&f);
	return fflush(stdout) != 0;
}
