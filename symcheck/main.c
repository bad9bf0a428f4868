/* symcheck: whether a symbol file can be trusted. */
#include "symcheck/options.h"
#include "symcheck/report.h"

#include <errno.h>
#include <string.h>

enum exit_status { EXIT_GOOD, EXIT_BAD, EXIT_UNUSABLE };

static enum exit_status run(const struct symcheck_options *o)
{
	struct check check = {.path = o->files[0], .werror = o->werror};
	struct diag d = {0};
	enum exit_status result = EXIT_UNUSABLE;
	enum status status = lint_file(check.path, &d, &check.findings, &check.totals);
	if (status == ST_OK) {
		if (o->json)
			report_json(&check, stdout);
		else
			report_text(&check, o->quiet, stdout);
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
