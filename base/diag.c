#include "base/diag.h"

#include "base/buf.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define PLACES_SHOWN 3

static struct diag_entry *diag_entry(struct diag *d, const struct diag_kind *kind)
{
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind == kind)
			return &d->entries.at[i];
	struct diag_entry *entry = vec_push(&d->entries);
	*entry = (struct diag_entry){.kind = kind};
	return entry;
}

/* Counts a defect; its detail is only put together where somebody will read it. */
static void __attribute__((format(printf, 4, 0)))
diag_add(struct diag *d, const struct diag_kind *kind, const char *place, const char *format, va_list args)
{
	struct diag_entry *entry = diag_entry(d, kind);
	if (entry->count++ && !d->verbose)
		return;
	char *words = mem_vprintf(format, args);
	char *detail = mem_printf("%s%s%s%s", d->file ? d->file : "", d->file ? ": " : "", place, words);
	free(words);
	if (d->verbose)
		*vec_push(&d->messages) = (struct diag_message){kind, mem_string(detail)};
	if (entry->count == 1)
		entry->first = detail;
	else
		free(detail);
}

bool diag_again(struct diag *d, const struct diag_kind *kind)
{
	if (d->verbose)
		return false;
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind == kind)
			return ++d->entries.at[i].count;
	return false;
}

void diag_places(const struct diag *d, const char *const *places, size_t n, struct buf *ret)
{
	size_t shown = d->verbose || n <= PLACES_SHOWN ? n : PLACES_SHOWN;
	for (size_t i = 0; i < shown; i++) {
		buf_text(ret, i ? ", " : "; looked at ");
		buf_text(ret, places[i]);
	}
	if (shown < n)
		buf_printf(ret, " and %zu more place%s (-v: all)", n - shown, n - shown == 1 ? "" : "s");
}

void diag_report(struct diag *d, const struct diag_kind *kind, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	diag_add(d, kind, "", format, args);
	va_end(args);
}

static enum status __attribute__((format(printf, 5, 0)))
diag_place(struct diag *d, const struct diag_kind *kind, const char *name, uint64_t offset, const char *format,
           va_list args)
{
	char place[96];
	snprintf(place, sizeof place, "%s+0x%" PRIx64 ": ", name, offset);
	diag_add(d, kind, place, format, args);
	return ST_BAD;
}

enum status diag_bad(struct diag *d, const struct diag_kind *kind, const struct cursor *at, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	enum status st = diag_place(d, kind, at->name, cursor_offset(at), format, args);
	va_end(args);
	return st;
}

enum status diag_bad_at(struct diag *d, const struct diag_kind *kind, const char *name, uint64_t offset,
                        const char *format, ...)
{
	va_list args;
	va_start(args, format);
	enum status st = diag_place(d, kind, name, offset, format, args);
	va_end(args);
	return st;
}

enum status diag_sys(struct diag *d, const struct diag_kind *kind, const char *path)
{
	const char *reason = strerror(errno);
	diag_report(d, kind, "%s: %s", path, reason);
	return ST_SYS;
}

void diag_merge(struct diag *into, struct diag *from)
{
	for (size_t i = 0; i < from->entries.n; i++) {
		struct diag_entry *source = &from->entries.at[i];
		struct diag_entry *entry = diag_entry(into, source->kind);
		entry->count += source->count;
		if (!entry->first) {
			entry->first = source->first;
			source->first = NULL;
		}
	}
	for (size_t i = 0; i < from->messages.n; i++)
		*vec_push(&into->messages) = from->messages.at[i];
	from->messages.n = 0;
	diag_release(from);
}

void diag_copy(struct diag *into, const struct diag *from)
{
	for (size_t i = 0; i < from->entries.n; i++) {
		const struct diag_entry *source = &from->entries.at[i];
		struct diag_entry *entry = diag_entry(into, source->kind);
		entry->count += source->count;
		if (!entry->first)
			entry->first = mem_string(source->first);
	}
	for (size_t i = 0; i < from->messages.n; i++)
		*vec_push(&into->messages) = (struct diag_message){from->messages.at[i].kind,
		                                                  mem_string(from->messages.at[i].detail)};
}

uint64_t diag_count(const struct diag *d, enum diag_level at_least)
{
	uint64_t count = 0;
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind->level >= at_least)
			count += d->entries.at[i].count;
	return count;
}

/* How diag_print prints: who is spoken of, what a loss is called, and where to. */
struct printer {
	const char *subject;
	bool errors;
	FILE *to;
};

/* The detail without the subject, where it starts with that; "" where it is that. */
static const char *detail_rest(const struct printer *p, const char *detail)
{
	size_t n = strlen(p->subject);
	if (strncmp(detail, p->subject, n) != 0)
		return detail;
	if (detail[n] == 0)
		return "";
	return strncmp(detail + n, ": ", 2) == 0 || strncmp(detail + n, "; ", 2) == 0 ? detail + n + 2 : detail;
}

/* Prints a line, whose text is partly the input's: a terminal must not be made to obey it. Releases rest. */
static void print_line(const struct printer *p, const struct diag_kind *kind, char *rest)
{
	const char *word = kind->level == DIAG_NOTE ? "note" : kind->level == DIAG_LOSS && p->errors ? "error" : "warning";
	for (char *c = rest; *c; c++)
		if ((unsigned char)*c < ' ' || *c == 0x7f)
			*c = '?';
	fprintf(p->to, "%s: %s: %s%s\n", p->subject, word, kind->text, rest);
	free(rest);
}

static void print_detail(const struct printer *p, const struct diag_kind *kind, const char *detail)
{
	const char *rest = detail_rest(p, detail);
	print_line(p, kind, mem_printf("%s%s", *rest ? ": " : "", rest));
}

static void print_entry(const struct printer *p, const struct diag_entry *entry)
{
	if (entry->count == 1)
		print_detail(p, entry->kind, entry->first);
	else
		print_line(p, entry->kind, mem_printf(" (%" PRIu64 " times, first: %s)", entry->count, entry->first));
}

void diag_print(const struct diag *d, enum diag_level at_least, bool errors, const char *subject, FILE *to)
{
	const struct printer p = {subject, errors, to};
	for (size_t i = 0; i < d->entries.n && !d->verbose; i++)
		if (d->entries.at[i].kind->level >= at_least)
			print_entry(&p, &d->entries.at[i]);
	for (size_t i = 0; i < d->messages.n; i++)
		if (d->messages.at[i].kind->level >= at_least)
			print_detail(&p, d->messages.at[i].kind, d->messages.at[i].detail);
}

void diag_release(struct diag *d)
{
	for (size_t i = 0; i < d->entries.n; i++)
		free(d->entries.at[i].first);
	for (size_t i = 0; i < d->messages.n; i++)
		free(d->messages.at[i].detail);
	vec_release(&d->entries);
	vec_release(&d->messages);
}
