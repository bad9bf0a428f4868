#include "walker/symbols/names.h"

#include "symfile/ids.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void name_list_release(struct name_list *list)
{
	for (size_t i = 0; i < list->n; i++)
		free(list->at[i]);
	vec_release(list);
}

static int name_compare(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* What is in a directory, sorted: readdir's order is the file system's. */
static void names_of(const char *dir, struct name_list *ret)
{
	const struct dirent *entry;
	DIR *d = opendir(dir);
	*ret = (struct name_list){0};
	while (d && (entry = readdir(d)))
		if (store_name_ok(entry->d_name))
			*vec_push(ret) = mem_string(entry->d_name);
	if (d)
		closedir(d);
	if (ret->n > 1)
		qsort(ret->at, ret->n, sizeof *ret->at, name_compare);
}

void names_with_id(const char *dir, const char *id, struct name_list *ret)
{
	size_t kept = 0;
	names_of(dir, ret);
	for (size_t i = 0; i < ret->n; i++) {
		char *path = mem_printf("%s/%s/%s", dir, ret->at[i], id);
		if (access(path, F_OK) == 0)
			ret->at[kept++] = ret->at[i];
		else
			free(ret->at[i]);
		free(path);
	}
	ret->n = kept;
}

char *other_identity(const char *dir, const char *name)
{
	struct name_list ids;
	char *place = mem_printf("%s/%s", dir, name), *text = NULL;
	names_of(place, &ids);
	if (ids.n)
		text = mem_printf("%s/%s", place, ids.at[0]);
	free(place);
	name_list_release(&ids);
	return text;
}
