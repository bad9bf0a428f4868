#include "walker/output.h"

#include "base/file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static const struct diag_kind not_written = {DIAG_LOSS, "the report could not be written"};

/* A file that appears whole, under a stream. */
static enum status write_file(const char *path, output_writer *writer, void *context, struct diag *d)
{
	struct file_out out;
	enum status status = file_create(path, d, &out);
	if (status != ST_OK)
		return status;
	int fd = dup(out.fd);
	FILE *to = fd < 0 ? NULL : fdopen(fd, "w");
	if (to)
		writer(context, to);
	bool written = to && !ferror(to);
	if (to && fclose(to) != 0)
		written = false;
	if (written)
		return file_commit(&out, d);
	diag_report(d, &not_written, "%s: %s", path, strerror(errno));
	file_abandon(&out);
	return ST_SYS;
}

enum status output_stream(const char *path, output_writer *writer, void *context, struct diag *d)
{
	if (path)
		return write_file(path, writer, context, d);
	writer(context, stdout);
	if (fflush(stdout) == 0 && !ferror(stdout))
		return ST_OK;
	return diag_sys(d, &not_written, "standard output");
}
