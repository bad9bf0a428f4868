/* A text with traces: frames lie in it, one behind the other, each in one trace. */
#include "tests/fuzz/fuzz.h"
#include "walker/trace/trace_text.h"

#include <stdlib.h>

static void require(bool holds)
{
	if (!holds)
		abort();
}

static void check_frame(const struct trace_text *t, const struct trace_frame *f, size_t behind)
{
	require(f->lo >= behind && f->lo <= f->begin && f->begin < f->end && f->end <= f->hi && f->hi <= t->text.size);
	require(f->trace < t->traces.n && f->unit > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct trace_text t;
	size_t behind = 0, frames = 0;
	trace_text_read((struct bytes){data, size}, &t);
	for (size_t i = 0; i < t.frames.n; i++) {
		check_frame(&t, &t.frames.at[i], behind);
		behind = t.frames.at[i].hi;
	}
	for (size_t i = 0; i < t.traces.n; i++) {
		const struct trace_head *head = &t.traces.at[i];
		require(head->frame_first == frames && head->unit_first + head->unit_count <= t.units.n);
		frames += head->frame_count;
		(void)trace_unit_find(&t, head, 1);
	}
	require(frames == t.frames.n);
	trace_text_release(&t);
	return 0;
}
