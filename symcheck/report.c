#include "symcheck/report.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>

static const char *const severities[] = {"note", "warning", "error"};

bool check_good(const struct check *c)
{
	return !findings_count(&c->findings, SEVERITY_ERROR) &&
	       !(c->werror && findings_count(&c->findings, SEVERITY_WARNING));
}

/* The totals by name, in the order in which a symbol file has the records. */
struct total {
	const char *name;
	uint64_t value;
};
#define TOTALS 10

static void totals_list(const struct lint_totals *t, struct total ret[TOTALS])
{
	const struct total list[TOTALS] = {
		{"lines_of_text", t->lines}, {"files", t->files},     {"origins", t->origins}, {"functions", t->funcs},
		{"lines", t->line_records},  {"inlines", t->inlines}, {"publics", t->publics}, {"cfi_inits", t->inits},
		{"cfi_deltas", t->deltas},   {"wins", t->wins},
	};
	for (size_t i = 0; i < TOTALS; i++)
		ret[i] = list[i];
}

/* Text */

static void print_finding(const struct check *c, const struct finding *f, FILE *to)
{
	const struct finding_kind *kind = &finding_kinds[f->code];
	fprintf(to, "%s:", c->path);
	if (f->line)
		fprintf(to, "%" PRIu64 ":", f->line);
	fprintf(to, " %s %s: %s: %s\n", severities[kind->severity], kind->code, kind->text, f->detail);
}

static void print_findings(const struct check *c, bool quiet, FILE *to)
{
	const struct findings *f = &c->findings;
	for (size_t code = 0; code < FINDING_CODES; code++) {
		if (!f->counts[code] || (quiet && finding_kinds[code].severity != SEVERITY_ERROR))
			continue;
		for (size_t i = 0; i < f->kept.n; i++)
			if (f->kept.at[i].code == (enum finding_code)code)
				print_finding(c, &f->kept.at[i], to);
		if (f->counts[code] > FINDINGS_KEPT)
			fprintf(to, "%s: %s %s: %" PRIu64 " more\n", c->path, severities[finding_kinds[code].severity],
			        finding_kinds[code].code, f->counts[code] - FINDINGS_KEPT);
	}
}

static void print_totals(const struct check *c, FILE *to)
{
	struct total totals[TOTALS];
	totals_list(&c->totals, totals);
	fprintf(to, "%s: ", c->path);
	for (size_t i = 0; i < TOTALS; i++)
		fprintf(to, "%s%s %" PRIu64, i ? ", " : "", totals[i].name, totals[i].value);
	fputc('\n', to);
	for (size_t i = 0; i < CONSUMERS; i++)
		if (findings_consumers(&c->findings) & 1u << i)
			fprintf(to, "%s: %s\n", c->path, consumer_texts[i]);
}

static void print_audit(const struct check *c, FILE *to)
{
	const struct audit *a = &c->audit;
	fprintf(to, "%s: audited: units %" PRIu64 ", functions %" PRIu64 ", rows %" PRIu64 ", calls %" PRIu64
	        ", cfi_rows %" PRIu64 ", symbols %" PRIu64 "\n", c->path, a->units, a->functions, a->rows, a->calls,
	        a->cfi_rows, a->symbols);
	fprintf(to, "%s: of %" PRIu64 " bytes of code:", c->path, a->code_bytes);
	for (size_t i = 0; i < COVERAGES; i++)
		fprintf(to, "%s %s %.2f %%", i ? "," : "", coverage_names[i], coverage_percent(a, (enum coverage_kind)i));
	fputc('\n', to);
}

void check_print_text(const struct check *c, bool quiet, FILE *to)
{
	print_findings(c, quiet, to);
	if (!quiet)
		print_totals(c, to);
	if (!quiet && c->audited)
		print_audit(c, to);
	fprintf(to, "%s: %s: %" PRIu64 " errors, %" PRIu64 " warnings, %" PRIu64 " notes\n", c->path,
	        check_good(c) ? "good" : "bad", findings_count(&c->findings, SEVERITY_ERROR),
	        findings_count(&c->findings, SEVERITY_WARNING), findings_count(&c->findings, SEVERITY_NOTE));
}

/* JSON: small, for only the first findings of each kind are kept. */

static json_t *number(uint64_t value)
{
	return json_integer((json_int_t)value);
}

static json_t *json_places(const struct findings *f, enum finding_code code)
{
	json_t *places = json_array();
	for (size_t i = 0; i < f->kept.n; i++) {
		if (f->kept.at[i].code != code)
			continue;
		json_t *place = json_object();
		if (f->kept.at[i].line)
			json_object_set_new(place, "line", number(f->kept.at[i].line));
		json_object_set_new(place, "detail", json_string(f->kept.at[i].detail));
		json_array_append_new(places, place);
	}
	return places;
}

static json_t *json_consumers(unsigned consumers)
{
	static const char *const names[CONSUMERS] = {"rust-minidump", "lldb", "breakpad-before-inline"};
	json_t *list = json_array();
	for (size_t i = 0; i < CONSUMERS; i++)
		if (consumers & 1u << i)
			json_array_append_new(list, json_string(names[i]));
	return list;
}

static json_t *json_findings(const struct findings *f)
{
	json_t *list = json_array();
	for (size_t code = 0; code < FINDING_CODES; code++) {
		const struct finding_kind *kind = &finding_kinds[code];
		if (!f->counts[code])
			continue;
		json_t *entry = json_object();
		json_object_set_new(entry, "code", json_string(kind->code));
		json_object_set_new(entry, "severity", json_string(severities[kind->severity]));
		json_object_set_new(entry, "text", json_string(kind->text));
		json_object_set_new(entry, "count", number(f->counts[code]));
		json_object_set_new(entry, "consumers", json_consumers(kind->consumers));
		json_object_set_new(entry, "first", json_places(f, (enum finding_code)code));
		json_array_append_new(list, entry);
	}
	return list;
}

static json_t *json_audit(const struct audit *a)
{
	json_t *audit = json_object(), *coverage = json_object();
	json_object_set_new(audit, "units", number(a->units));
	json_object_set_new(audit, "unread", number(a->unread));
	json_object_set_new(audit, "functions", number(a->functions));
	json_object_set_new(audit, "rows", number(a->rows));
	json_object_set_new(audit, "calls", number(a->calls));
	json_object_set_new(audit, "cfi_rows", number(a->cfi_rows));
	json_object_set_new(audit, "symbols", number(a->symbols));
	json_object_set_new(audit, "code_bytes", number(a->code_bytes));
	for (size_t i = 0; i < COVERAGES; i++)
		json_object_set_new(coverage, coverage_names[i], json_real(coverage_percent(a, (enum coverage_kind)i)));
	json_object_set_new(audit, "coverage", coverage);
	return audit;
}

void check_print_json(const struct check *c, FILE *to)
{
	struct total totals[TOTALS];
	json_set_alloc_funcs(mem_alloc, free);
	json_t *root = json_object(), *counts = json_object();
	json_t *path = json_string(c->path);
	json_object_set_new(root, "file", path ? path : json_null());
	json_object_set_new(root, "good", json_boolean(check_good(c)));
	json_object_set_new(root, "errors", number(findings_count(&c->findings, SEVERITY_ERROR)));
	json_object_set_new(root, "warnings", number(findings_count(&c->findings, SEVERITY_WARNING)));
	json_object_set_new(root, "notes", number(findings_count(&c->findings, SEVERITY_NOTE)));
	totals_list(&c->totals, totals);
	for (size_t i = 0; i < TOTALS; i++)
		json_object_set_new(counts, totals[i].name, number(totals[i].value));
	json_object_set_new(root, "totals", counts);
	if (c->audited)
		json_object_set_new(root, "audit", json_audit(&c->audit));
	json_object_set_new(root, "findings", json_findings(&c->findings));
	json_dumpf(root, to, JSON_INDENT(2));
	fputc('\n', to);
	json_decref(root);
}
