/* walker: stacks out of dumps. */
#include "base/file.h"
#include "walker/run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum exit_status { EXIT_WALKED, EXIT_NOTHING, EXIT_USAGE };

static const struct diag_kind not_written = {DIAG_LOSS, "the report could not be written"};

typedef void report_writer(const struct report *report, const struct report_options *options, FILE *to);

static report_writer *const writers[] = {
	[FORMAT_HUMAN] = report_human,
	[FORMAT_MACHINE] = report_machine,
	[FORMAT_JSON] = report_json,
};

/* A file that appears whole, under a stream. */
static enum status write_file(const struct run *run, report_writer *writer, const char *path, struct diag *d)
{
	struct file_out out;
	enum status status = file_create(path, d, &out);
	if (status != ST_OK)
		return status;
	int fd = dup(out.fd);
	FILE *to = fd < 0 ? NULL : fdopen(fd, "w");
	if (to)
		writer(&run->report, &run->options->report, to);
	bool written = to && !ferror(to);
	if (to && fclose(to) != 0)
		written = false;
	if (written)
		return file_commit(&out, d);
	diag_report(d, &not_written, "%s: %s", path, strerror(errno));
	file_abandon(&out);
	return ST_SYS;
}

static enum status write_stdout(const struct run *run, report_writer *writer, struct diag *d)
{
	writer(&run->report, &run->options->report, stdout);
	if (fflush(stdout) == 0 && !ferror(stdout))
		return ST_OK;
	return diag_sys(d, &not_written, "standard output");
}

static enum status write_reports(struct run *run, struct diag *d)
{
	const struct walker_options *o = run->options;
	enum status status = ST_OK;
	if (o->html)
		status = write_file(run, report_html, o->html, d);
	if (status != ST_OK)
		return status;
	return o->output ? write_file(run, writers[o->format], o->output, d) : write_stdout(run, writers[o->format], d);
}

/* One dump: its report goes where the options say, what was damaged to standard error. */
static bool walk_one(const struct walker_options *o, struct symbols *symbols, const char *path)
{
	struct run run;
	bool done = run_walk(o, symbols, path, &run) == ST_OK;
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
