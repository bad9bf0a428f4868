/* Files: mapped for reading, written whole or not at all. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/bytes.h"
#include "base/diag.h"
#include "base/status.h"

/*
 * Maps the regular file at path. The bytes are good until file_unmap. A file that another process cuts short while it is
 * mapped makes reads of it fail with SIGBUS, which file_guard turns into a message and exit status 1. ST_ABSENT where no such
 * file exists (not reported); ST_SYS, reported, where it cannot be read, is a directory or a device.
 */
enum status file_map(const char *path, struct diag *d, struct bytes *ret);
void file_unmap(struct bytes map);
void file_guard(void); /* installs the SIGBUS handler; once, in main */

/*
 * Says that these bytes of a mapped file, or of memory from file_anonymous, are done with. A mapped file's pages are read
 * again if touched; anonymous ones are zero. Only whole pages inside the run are dropped.
 */
void file_drop(struct bytes run);

/* size bytes of zeroed memory straight from the system, so that file_drop can give parts back; file_unmap releases it. */
uint8_t *file_anonymous(size_t size);

/*
 * A file that appears whole under its name, by rename, or not at all.
 *
 * file_create makes the missing directories above path and an unnamed file there (O_TMPFILE), so that a process that is
 * killed leaves nothing; where the file system has no such files, a named one `path.XXXXXX`, which only file_abandon
 * removes. file_commit gives it its name; both release what ret holds. path is copied.
 */
struct file_out {
	int fd;
	char *path;
	char *temporary; /* its name meanwhile; NULL while it has none */
};

enum status file_create(const char *path, struct diag *d, struct file_out *ret);
enum status file_commit(struct file_out *out, struct diag *d);
void file_abandon(struct file_out *out);

/* Writes all n bytes to fd; ST_SYS, reported for name, on an error (a short write is continued). */
enum status file_write(int fd, const void *data, size_t n, const char *name, struct diag *d);

#endif
