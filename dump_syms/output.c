#include "dump_syms/output.h"

#include "base/file.h"
#include "symfile/writer.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct diag_kind not_written = {DIAG_LOSS, "the symbol file could not be written"};

/* A module on its way into a descriptor. */
struct output {
	const struct module *module;
	unsigned threads;
	bool header_only;
	int fd;
	const char *name; /* for messages */
	struct diag *diag;
};

static enum status put_piece(void *context, const char *text, size_t n)
{
	const struct output *o = context;
	return file_write(o->fd, text, n, o->name, o->diag);
}

static enum status put_module(struct output *o)
{
	return writer_write(o->module, o->threads, o->header_only, (struct writer_sink){put_piece, o});
}

static enum status put_file(struct output *o, const char *path)
{
	struct file_out file;
	enum status status = file_create(path, o->diag, &file);
	if (status != ST_OK)
		return status;
	o->fd = file.fd;
	o->name = path;
	status = put_module(o);
	if (status == ST_OK)
		return file_commit(&file, o->diag);
	file_abandon(&file);
	return status;
}

static enum status put_standard_output(struct output *o)
{
	struct stat before;
	o->fd = STDOUT_FILENO;
	o->name = "standard output";
	bool file = fstat(o->fd, &before) == 0 && S_ISREG(before.st_mode);
	off_t place = file ? lseek(o->fd, 0, SEEK_CUR) : 0;
	enum status status = put_module(o);
	if (status != ST_OK && file && ftruncate(o->fd, before.st_size) == 0)
		lseek(o->fd, place, SEEK_SET);
	return status;
}

static enum status put_special(struct output *o, const char *path)
{
	o->name = path;
	o->fd = open(path, O_WRONLY | O_CLOEXEC);
	if (o->fd < 0)
		return diag_sys(o->diag, &not_written, path);
	enum status status = put_module(o);
	close(o->fd);
	return status;
}

/* /dev/stdout and its like, where a file of that name would take the place of a link that is everybody's. */
static bool is_standard_output(const struct stat *st)
{
	struct stat out;
	return fstat(STDOUT_FILENO, &out) == 0 && st->st_dev == out.st_dev && st->st_ino == out.st_ino;
}

enum status output_write(const struct module *module, unsigned threads, bool header_only, const char *path,
                         struct diag *d)
{
	struct output o = {.module = module, .threads = threads, .header_only = header_only, .diag = d};
	struct stat st;
	if (!path || strcmp(path, "-") == 0)
		return put_standard_output(&o);
	bool exists = stat(path, &st) == 0;
	if (exists && is_standard_output(&st))
		return put_standard_output(&o);
	if (exists && !S_ISREG(st.st_mode))
		return put_special(&o, path);
	char *target = lstat(path, &st) == 0 && S_ISLNK(st.st_mode) ? realpath(path, NULL) : NULL;
	enum status status = put_file(&o, target ? target : path);
	free(target);
	return status;
}
