#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct diag_kind file_unreadable = {DIAG_LOSS, "cannot be read"};
static const struct diag_kind file_irregular = {DIAG_LOSS, "is no regular file, which can be read in many places at once"};
static const struct diag_kind file_unwritable = {DIAG_LOSS, "cannot be written"};

/* The open file as a run; its pages come when they are touched. */
static enum status map_open(int fd, const char *path, struct diag *d, struct bytes *ret)
{
	struct stat st;
	if (fstat(fd, &st) != 0)
		return diag_sys(d, &file_unreadable, path);
	if (!S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode)) {
		diag_report(d, &file_irregular, "%s", path);
		return ST_SYS;
	}
	*ret = (struct bytes){NULL, (size_t)st.st_size};
	errno = EISDIR;
	if (S_ISDIR(st.st_mode))
		return diag_sys(d, &file_unreadable, path);
	if (st.st_size == 0)
		return ST_OK;
	void *map = mmap(NULL, ret->size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (map == MAP_FAILED)
		return diag_sys(d, &file_unreadable, path);
	ret->data = map;
	return ST_OK;
}

enum status file_map(const char *path, struct diag *d, struct bytes *ret)
{
	struct bytes map = {NULL, 0};
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0)
		return errno == ENOENT || errno == ENOTDIR ? ST_ABSENT : diag_sys(d, &file_unreadable, path);
	enum status status = map_open(fd, path, d, &map);
	close(fd);
	if (status == ST_OK)
		*ret = map;
	return status;
}

void file_unmap(struct bytes map)
{
	if (map.size)
		munmap((void *)(uintptr_t)map.data, map.size);
}

static void on_bus_error(int sig)
{
	static const char words[] = "an input file became shorter while it was read\n";
	(void)sig;
	if (write(STDERR_FILENO, words, sizeof words - 1) < 0)
		_exit(2);
	_exit(1);
}

void file_guard(void)
{
	struct sigaction action = {.sa_handler = on_bus_error};
	sigaction(SIGBUS, &action, NULL);
}

void file_drop(struct bytes run)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	uintptr_t lo = ((uintptr_t)run.data + page - 1) & ~(page - 1);
	uintptr_t hi = ((uintptr_t)run.data + run.size) & ~(page - 1);
	if (lo < hi)
		madvise((void *)lo, hi - lo, MADV_DONTNEED);
}

uint8_t *file_anonymous(size_t size)
{
	void *p = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED)
		mem_exhausted();
	return p;
}

/* Makes the directories above path; what is there already is no error. */
static bool make_directories(const char *path)
{
	char *copy = mem_string(path);
	bool ok = true;
	for (char *slash = strchr(copy + 1, '/'); slash && ok; slash = strchr(slash + 1, '/')) {
		*slash = 0;
		ok = mkdir(copy, 0777) == 0 || errno == EEXIST || errno == EROFS;
		*slash = '/';
	}
	free(copy);
	return ok;
}

/* The directory of path, to be freed. */
static char *directory_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	if (!slash)
		return mem_string(".");
	return slash == path ? mem_string("/") : mem_printf("%.*s", (int)(slash - path), path);
}

static int create_named(const char *path, char **ret_temporary)
{
	char *temporary = mem_printf("%s.XXXXXX", path);
	int fd = mkostemp(temporary, O_CLOEXEC);
	if (fd < 0) {
		free(temporary);
		return -1;
	}
	mode_t mask = umask(0);
	umask(mask);
	fchmod(fd, 0666 & ~mask);
	*ret_temporary = temporary;
	return fd;
}

enum status file_create(const char *path, struct diag *d, struct file_out *ret)
{
	*ret = (struct file_out){.fd = -1};
	if (!make_directories(path))
		return diag_sys(d, &file_unwritable, path);
	char *directory = directory_of(path);
	ret->fd = open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
	free(directory);
	if (ret->fd < 0)
		ret->fd = create_named(path, &ret->temporary);
	if (ret->fd < 0)
		return diag_sys(d, &file_unwritable, path);
	ret->path = mem_string(path);
	return ST_OK;
}

/* Gives an unnamed file a name of its own in path's directory: rename then replaces path in one step. */
static bool file_link(struct file_out *out)
{
	char from[64];
	snprintf(from, sizeof from, "/proc/self/fd/%d", out->fd);
	for (unsigned i = 0; i < 100; i++) {
		out->temporary = mem_printf("%s.%ld-%u", out->path, (long)getpid(), i);
		if (linkat(AT_FDCWD, from, AT_FDCWD, out->temporary, AT_SYMLINK_FOLLOW) == 0)
			return true;
		free(out->temporary);
		out->temporary = NULL;
		if (errno != EEXIST)
			return false;
	}
	return false;
}

enum status file_commit(struct file_out *out, struct diag *d)
{
	enum status status = ST_OK;
	if ((!out->temporary && !file_link(out)) || rename(out->temporary, out->path) != 0)
		status = diag_sys(d, &file_unwritable, out->path);
	if (status == ST_OK) {
		free(out->temporary);
		out->temporary = NULL;
	}
	file_abandon(out);
	return status;
}

void file_abandon(struct file_out *out)
{
	if (out->temporary)
		unlink(out->temporary);
	if (out->fd >= 0)
		close(out->fd);
	free(out->temporary);
	free(out->path);
	*out = (struct file_out){.fd = -1};
}

enum status file_write(int fd, const void *data, size_t n, const char *name, struct diag *d)
{
	const char *p = data;
	while (n) {
		ssize_t done = write(fd, p, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return diag_sys(d, &file_unwritable, name);
		p += done;
		n -= (size_t)done;
	}
	return ST_OK;
}
