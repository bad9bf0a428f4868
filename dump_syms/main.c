/* dump_syms: ELF files to Breakpad symbol files. */
#include "base/cli.h"
#include "base/intern.h"
#include "dump_syms/dump.h"
#include "dump_syms/group.h"
#include "dump_syms/options.h"
#include "dump_syms/output.h"
#include "dump_syms/progress.h"
#include "dump_syms/summary.h"
#include "symfile/ids.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum exit_status { EXIT_DONE, EXIT_NOTHING, EXIT_USAGE, EXIT_LOST };

static const struct diag_kind no_place = {DIAG_LOSS, "has no place in a store (--name and --id say others)"};
static const struct diag_kind place_taken = {DIAG_LOSS, "its place in the store is taken by another input of this run"};

struct run {
	const struct options *options;
	struct progress progress;
	struct intern stored; /* the paths in the store that were written */
	size_t failed, lossy; /* inputs that gave nothing; that gave less than they hold */
};

/* The store's path for the module, to be freed; NULL, reported, where it can have none or another input has it. */
static char *stored_path(struct run *run, const struct module *m, struct diag *d)
{
	if (!store_name_ok(m->name) || !store_name_ok(m->id)) {
		diag_report(d, &no_place, "name '%s', id '%s'", m->name, m->id);
		return NULL;
	}
	char *path = store_path(run->options->store, m->name, m->id);
	size_t known = run->stored.texts.n;
	if (intern_copy(&run->stored, path, strlen(path)) == known)
		return path;
	diag_report(d, &place_taken, "%s", path);
	free(path);
	return NULL;
}

static enum status module_write(struct run *run, const struct module *m, struct diag *d)
{
	const struct options *o = run->options;
	const char *path = o->output;
	char *stored = NULL;
	if (o->store) {
		stored = stored_path(run, m, d);
		if (!stored)
			return ST_BAD;
		path = stored;
	}
	enum status status = output_write(m, o->dump.threads, o->dump.header_only, path, d);
	free(stored);
	return status;
}

/* An input of which nothing came, or less than it holds under --strict, is an error: that is said to the quiet, too. */
static void outcome_print(struct run *run, const char *path, const struct dump *dump, bool written)
{
	const struct options *o = run->options;
	bool errors = !written || o->strict;
	progress_hide(&run->progress);
	if (errors || !o->quiet)
		diag_print(&dump->diag, o->quiet ? DIAG_LOSS : o->dump.verbose ? DIAG_NOTE : DIAG_WARNING, errors, path,
		           stderr);
	if (written && o->summary && !o->dump.header_only)
		summary_print(dump, stderr);
	progress_show(&run->progress);
}

/* The boundary of an input: whatever becomes of it, the others are dumped. */
static void group_dump(struct run *run, const struct group *group)
{
	struct dump dump;
	bool written = dump_module(group->paths.at, group->paths.n, &run->options->dump, &dump) == ST_OK &&
	               module_write(run, &dump.module, &dump.diag) == ST_OK;
	outcome_print(run, group->paths.at[0], &dump, written);
	run->failed += !written;
	run->lossy += diag_count(&dump.diag, DIAG_LOSS) != 0;
	dump_release(&dump);
}

/* The first file that cannot be found, or NULL: in one output, it more likely stands for a mistake than for a module. */
static const char *missing_file(const struct options *o)
{
	for (size_t i = 0; i < o->files.n; i++)
		if (access(o->files.at[i], F_OK) != 0)
			return o->files.at[i];
	return NULL;
}

/* What only the files themselves can say about how the tool is used. */
static bool groups_fit(const struct options *o, const struct group_list *groups)
{
	if (groups->n < 2 || (o->store && !o->dump.name && !o->dump.id))
		return true;
	const char *first = groups->at[0].paths.at[0], *second = groups->at[1].paths.at[0], *missing = missing_file(o);
	if (missing)
		fprintf(stderr, "dump_syms: '%s': %s\n", missing, strerror(errno));
	else if (!o->store)
		fprintf(stderr, "dump_syms: '%s' and '%s' are of different builds: more than one module needs --store\n", first,
		        second);
	else
		fprintf(stderr, "dump_syms: --name and --id are for one module, but '%s' and '%s' are of different builds\n",
		        first, second);
	return false;
}

static enum exit_status run_all(const struct options *options)
{
	struct run run = {.options = options};
	struct group_list groups;
	group_files(options->files.at, options->files.n, &groups);
	bool fit = groups_fit(options, &groups);
	progress_start(&run.progress, fit && !options->quiet, groups.n);
	for (size_t i = 0; i < groups.n && fit; i++) {
		progress_step(&run.progress, i, groups.at[i].paths.at[0]);
		group_dump(&run, &groups.at[i]);
	}
	progress_stop(&run.progress);
	group_list_release(&groups);
	intern_release(&run.stored);
	if (!fit)
		return EXIT_USAGE;
	return run.failed ? EXIT_NOTHING : options->strict && run.lossy ? EXIT_LOST : EXIT_DONE;
}

int main(int argc, char **argv)
{
	struct options options;
	enum exit_status status = EXIT_DONE;
	cli_secure_streams();
	switch (options_parse(argc, argv, &options, stdout, stderr)) {
	case CLI_RUN:
		status = run_all(&options);
		break;
	case CLI_DONE:
		if (fflush(stdout) != 0) {
			perror("dump_syms: standard output");
			status = EXIT_NOTHING;
		}
		break;
	case CLI_WRONG:
		status = EXIT_USAGE;
		break;
	}
	options_release(&options);
	return status;
}
