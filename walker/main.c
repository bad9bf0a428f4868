/* walker: stacks out of dumps. */
#include "base/file.h"
#include "walker/output.h"
#include "walker/run.h"
#include "walker/texts.h"

#include <stdlib.h>
#include <string.h>

enum exit_status { EXIT_WALKED, EXIT_NOTHING, EXIT_USAGE };

typedef void report_writer(const struct report *report, const struct report_options *options, FILE *to);

static report_writer *const writers[] = {
	[FORMAT_HUMAN] = report_human,
	[FORMAT_MACHINE] = report_machine,
	[FORMAT_JSON] = report_json,
};

/* One report of a run. */
struct report_job {
	const struct report *report;
	const struct report_options *options;
	report_writer *writer;
};

static void report_job_write(void *context, FILE *to)
{
	const struct report_job *job = context;
	job->writer(job->report, job->options, to);
}

static enum status write_reports(struct run *run, struct diag *d)
{
	const struct walker_options *o = run->options;
	struct report_job page = {&run->report, &o->report, report_html}, job = {&run->report, &o->report, writers[o->format]};
	enum status status = o->html ? output_stream(o->html, report_job_write, &page, d) : ST_OK;
	return status == ST_OK ? output_stream(o->output, report_job_write, &job, d) : status;
}

/* One dump: its report goes where the options say, what was damaged to standard error. */
static bool walk_one(const struct walker_options *o, struct symbols *symbols, const char *path)
{
	struct run run;
	bool done;
	if (path && texts_try(o, symbols, path, &done))
		return done;
	done = run_walk(o, symbols, path, &run) == ST_OK;
	if (done)
		done = write_reports(&run, &run.soft_errors) == ST_OK;
	else if (o->batch)
		report_json_failure(path, &run.soft_errors, &o->report, stdout);
	if (!o->quiet || !done)
		diag_print(&run.soft_errors, o->quiet ? DIAG_LOSS : DIAG_WARNING, !done, path ? path : o->raw.registers, stderr);
	run_release(&run);
	return done;
}

/* A path a line; a dump that gives nothing does not end the others. */
static bool walk_batch(const struct walker_options *o, struct symbols *symbols)
{
	char *line = NULL;
	size_t cap = 0;
	ssize_t n;
	bool all = true;
	while ((n = getline(&line, &cap, stdin)) >= 0) {
		while (n && (line[n - 1] == '\n' || line[n - 1] == '\r'))
			line[--n] = 0;
		if (n && !walk_one(o, symbols, line))
			all = false;
		if (ferror(stdout))
			break;
	}
	free(line);
	return all;
}

static enum exit_status run_all(const struct walker_options *o)
{
	struct diag d = {0};
	struct symbols *symbols = symbols_open(&o->symbols, &d);
	if (!o->quiet)
		diag_print(&d, DIAG_WARNING, false, "walker", stderr);
	bool done = o->batch ? walk_batch(o, symbols) : walk_one(o, symbols, o->dump);
	symbols_close(symbols);
	diag_release(&d);
	return done ? EXIT_WALKED : EXIT_NOTHING;
}

int main(int argc, char **argv)
{
	struct walker_options options;
	enum exit_status status = EXIT_WALKED;
	cli_secure_streams();
	switch (walker_options_parse(argc, argv, &options, stdout, stderr)) {
	case CLI_RUN:
		status = run_all(&options);
		break;
	case CLI_DONE:
		if (fflush(stdout) != 0) {
			perror("walker: standard output");
			status = EXIT_NOTHING;
		}
		break;
	case CLI_WRONG:
		status = EXIT_USAGE;
		break;
	}
	walker_options_release(&options);
	return status;
}
