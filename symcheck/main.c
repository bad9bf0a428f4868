/* symcheck: whether a symbol file can be trusted. */
#include "symcheck/options.h"
#include "symcheck/report.h"

#include <errno.h>
#include <string.h>

enum exit_status { EXIT_GOOD, EXIT_BAD, EXIT_UNUSABLE };

/* The audit, where there is a binary, and whether it covers what was asked for. */
static enum status audit(const struct symcheck_options *o, struct check *check, struct diag *d)
{
	if (o->file_count < 2)
		return ST_OK;
	enum status status = audit_file(o->files[0], o->files[1], o->files[2], d, &check->findings, &check->audit);
	check->audited = status == ST_OK;
	for (size_t i = 0; i < COVERAGES && check->audited; i++) {
		double percent = coverage_percent(&check->audit, (enum coverage_kind)i);
		if (percent < o->minimum[i])
			finding_add(&check->findings, FIND_COVERAGE, 0, "%s %.2f %%, not %.2f %%", coverage_names[i], percent,
			            o->minimum[i]);
	}
	return status;
}

static enum exit_status run(const struct symcheck_options *o)
{
	struct check check = {.path = o->files[0], .werror = o->werror};
	struct diag d = {0};
	enum exit_status result = EXIT_UNUSABLE;
	enum status status = lint_file(check.path, &d, &check.findings, &check.totals);
	if (status == ST_OK)
		status = audit(o, &check, &d);
	if (status == ST_OK) {
		if (o->json)
			check_print_json(&check, stdout);
		else
			check_print_text(&check, o->quiet, stdout);
		result = check_good(&check) ? EXIT_GOOD : EXIT_BAD;
	}
	if (status == ST_ABSENT)
		fprintf(stderr, "symcheck: %s: %s\n", check.path, strerror(ENOENT));
	diag_print(&d, DIAG_WARNING, true, check.path, stderr);
	diag_release(&d);
	findings_release(&check.findings);
	return result;
}

int main(int argc, char **argv)
{
	struct symcheck_options options;
	cli_secure_streams();
	enum cli_result parsed = symcheck_options_parse(argc, argv, &options, stdout, stderr);
	enum exit_status result = parsed == CLI_RUN ? run(&options) : parsed == CLI_DONE ? EXIT_GOOD : EXIT_UNUSABLE;
	if (fflush(stdout) != 0 || ferror(stdout)) {
		fprintf(stderr, "symcheck: standard output: %s\n", strerror(errno));
		return EXIT_UNUSABLE;
	}
	return (int)result;
}
