#include "walker/dump/open.h"

#include "base/file.h"

static const struct diag_kind unknown_kind = {DIAG_LOSS, "is no dump of a kind that is known here"};

/* Told by content; the first that knows the file reads it. */
static const struct reader {
	bool (*is)(struct bytes file);
	enum status (*read)(struct bytes file, const char *name, struct process *ret);
} readers[] = {
	{minidump_is, minidump_read},
	{core_is, core_read},
	{stackdump_is, stackdump_read},
	{microdump_is, microdump_read},
};

bool dump_is(struct bytes file)
{
	for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
		if (readers[i].is(file))
			return true;
	return false;
}

enum status dump_open_memory(struct bytes file, const char *name, struct process *ret)
{
	*ret = (struct process){0};
	for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
		if (readers[i].is(file))
			return readers[i].read(file, name, ret);
	diag_report(&ret->diag, &unknown_kind, "%s", name);
	return ST_BAD;
}

enum status dump_open(const char *path, struct process *ret)
{
	struct diag d = {0};
	struct bytes file = {0};
	enum status st = file_map(path, &d, &file);
	if (st == ST_OK) {
		st = dump_open_memory(file, path, ret);
		*vec_push(&ret->files) = file;
	} else {
		*ret = (struct process){0};
	}
	diag_merge(&ret->diag, &d);
	return st;
}
