#include "walker/texts.h"

#include "base/buf.h"
#include "base/file.h"
#include "walker/dump/open.h"
#include "walker/output.h"
#include "walker/trace/trace.h"

#include <inttypes.h>
#include <string.h>

static const struct diag_kind no_frames = {DIAG_LOSS, "no frame of obfuscated Dart is in the text"};

static void summary_print(const char *path, const struct trace_summary *s)
{
	fprintf(stderr, "%s: %" PRIu64 " traces, %" PRIu64 " frames: %" PRIu64 " resolved, %" PRIu64 " hidden, %" PRIu64
	        " not resolved\n", path, s->traces, s->frames, s->resolved, s->hidden, s->unresolved);
}

struct trace_job {
	struct bytes text;
	struct symbols *symbols;
	struct trace_options options;
	struct diag *diag;
	struct trace_summary summary;
};

static void trace_job_write(void *context, FILE *to)
{
	struct trace_job *job = context;
	trace_write(job->text, job->symbols, &job->options, to, job->diag, &job->summary);
}

/* What a text gives is what could be said of it: a text of which nothing can is written all the same, and fails. */
static bool resolve_text(const struct walker_options *o, struct symbols *symbols, const char *path, struct bytes text)
{
	struct diag d = {0};
	struct trace_job job = {
		.text = text, .symbols = symbols, .diag = &d,
		.options = {
			.json = o->format == FORMAT_JSON, .pretty = o->report.pretty && !o->batch,
			.verbose = o->verbose, .force = o->force,
		},
	};
	enum status written = output_stream(o->output, trace_job_write, &job, &d);
	if (written == ST_OK && !job.summary.frames)
		diag_report(&d, &no_frames, "%s", path);
	bool done = written == ST_OK && (job.summary.resolved || job.summary.hidden);
	if (!o->quiet || !done)
		diag_print(&d, o->quiet ? DIAG_LOSS : DIAG_WARNING, !done, path, stderr);
	if (!o->quiet)
		summary_print(path, &job.summary);
	diag_release(&d);
	return done;
}

static bool resolve_stdin(const struct walker_options *o, struct symbols *symbols)
{
	struct buf text = {0};
	size_t n;
	do {
		vec_reserve(&text, 1 << 16);
		n = fread(text.at + text.n, 1, 1 << 16, stdin);
		text.n += n;
	} while (n);
	bool done = resolve_text(o, symbols, "-", (struct bytes){(const uint8_t *)text.at, text.n});
	buf_release(&text);
	return done;
}

bool texts_try(const struct walker_options *o, struct symbols *symbols, const char *path, bool *ret_done)
{
	struct diag d = {0};
	struct bytes file = {0};
	if (strcmp(path, "-") == 0 && !o->batch) {
		*ret_done = resolve_stdin(o, symbols);
		return true;
	}
	if (file_map(path, &d, &file) != ST_OK) {
		diag_release(&d);
		return false;
	}
	bool is = !dump_is(file) && trace_text_is(file);
	if (is)
		*ret_done = resolve_text(o, symbols, path, file);
	file_unmap(file);
	return is;
}
