/* What the lint says of a text, as one line: for tables. */
#ifndef TESTS_UNIT_LINT_FIXTURE_H
#define TESTS_UNIT_LINT_FIXTURE_H

#include "base/buf.h"
#include "symcheck/lint.h"

#include <inttypes.h>
#include <string.h>

/* "S041@12 S044@13 S044@14": codes with the number of their line, in the order of the codes. Released by buf_release. */
static inline const char *lint_say(const void *text, size_t n, struct buf *said)
{
	struct findings found = {0};
	struct lint_totals totals;
	struct diag d = {0};
	lint_text((struct bytes){text, n}, &d, &found, &totals);
	for (size_t code = 0; code < FINDING_CODES; code++)
		for (size_t i = 0; i < found.kept.n; i++)
			if (found.kept.at[i].code == (enum finding_code)code)
				buf_printf(said, "%s%s@%" PRIu64, said->n ? " " : "", finding_kinds[code].code, found.kept.at[i].line);
	findings_release(&found);
	diag_release(&d);
	return buf_string(said);
}

#endif
