#include "dump_syms/group.h"

#include "base/intern.h"
#include "elf/identity.h"
#include "symfile/ids.h"

#include <stdlib.h>
#include <string.h>

/* The build-id in hexadecimal, to be freed; NULL where the file has none or cannot be read. */
static char *build_id_of(const char *path)
{
	struct diag unheard = {0};
	struct elf_image image;
	struct bytes id;
	char *text = NULL;
	if (image_open(path, &unheard, &image) == ST_OK) {
		if (identity_build_id(&image, &id) == ST_OK)
			text = id_code(id);
		image_close(&image);
	}
	diag_release(&unheard);
	return text;
}

static struct group *group_add(struct group_list *list, char *build_id)
{
	struct group *group = vec_push(list);
	*group = (struct group){.build_id = build_id};
	return group;
}

void group_files(const char *const *paths, size_t count, struct group_list *ret)
{
	struct intern ids = {0};
	struct VEC(size_t) group_of = {0}; /* by number of the build-id */
	*ret = (struct group_list){0};
	for (size_t i = 0; i < count; i++) {
		char *id = build_id_of(paths[i]);
		struct group *group;
		uint32_t number = id ? intern_copy(&ids, id, strlen(id)) : 0;
		if (!id) {
			group = group_add(ret, NULL);
		} else if (number < group_of.n) {
			group = &ret->at[group_of.at[number]];
			free(id);
		} else {
			*vec_push(&group_of) = ret->n;
			group = group_add(ret, id);
		}
		*vec_push(&group->paths) = paths[i];
	}
	vec_release(&group_of);
	intern_release(&ids);
}

void group_list_release(struct group_list *list)
{
	for (size_t i = 0; i < list->n; i++) {
		vec_release(&list->at[i].paths);
		free(list->at[i].build_id);
	}
	vec_release(list);
}
