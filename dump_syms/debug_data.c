#include "dump_syms/debug_data.h"

#include "base/file.h"
#include "dump_syms/dwarf/abbrev.h"
#include "dump_syms/dwarf/unit.h"

#include <stdio.h>
#include <stdlib.h>

/* Appends the sections of this name behind the first so many. */
static void find_more(const struct elf_image *image, const char *name, size_t skip, struct debug_data *ret)
{
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *section = &image->sections.at[i];
		if (!section_is_called(section, name) || !section_has_bytes(section))
			continue;
		if (skip)
			skip--;
		else
			*vec_push(&ret->more) = (struct debug_section){.section = section};
	}
}

/* The first of this name that has bytes. */
static const struct elf_section *find_one(const struct elf_image *image, const char *name)
{
	for (size_t i = 1; i < image->sections.n; i++)
		if (section_is_called(&image->sections.at[i], name) && section_has_bytes(&image->sections.at[i]))
			return &image->sections.at[i];
	return NULL;
}

void debug_data_find(const struct elf_image *image, const char *suffix, struct debug_data *ret)
{
	char name[64];
	*ret = (struct debug_data){.image = image};
	for (size_t i = 0; i < DS_COUNT; i++) {
		snprintf(name, sizeof name, "%s%s", dwarf_section_names[i], suffix);
		ret->at[i].section = find_one(image, name);
	}
	snprintf(name, sizeof name, "%s%s", dwarf_section_names[DS_INFO], suffix);
	find_more(image, name, 1, ret);
	snprintf(name, sizeof name, ".debug_types%s", suffix);
	find_more(image, name, 0, ret);
}

size_t debug_data_count(const struct debug_data *data)
{
	return data->image ? DS_COUNT + data->more.n : 0;
}

/* Units that do not refer to each other can be read one by one, while .debug_info is being decompressed. */
static bool info_comes_in_units(const struct debug_data *data)
{
	return data->by_unit && !data->more.n && !abbrevs_cross_units(data->at[DS_ABBREV].data.run);
}

void debug_data_load(struct debug_data *data, size_t i, struct diag *d)
{
	struct debug_section *section = i < DS_COUNT ? &data->at[i] : &data->more.at[i - DS_COUNT];
	if (i == DS_INFO) /* comes with .debug_abbrev, which tells how it is to be read */
		return;
	image_load(data->image, section->section, d, &section->data);
	if (i != DS_ABBREV)
		return;
	section = &data->at[DS_INFO];
	if (info_comes_in_units(data))
		data->info = stream_open(data->image, section->section);
	if (!data->info)
		image_load(data->image, section->section, d, &section->data);
}

/* Of several .debug_info the one with more than types is the one that counts (GCC's .dwo files have it last). */
static void info_choose(struct debug_data *data)
{
	struct debug_section *info = &data->at[DS_INFO];
	bool big_endian = data->image->big_endian;
	for (size_t i = 0; i < data->more.n && info_is_of_types(info->data.run, big_endian); i++) {
		struct debug_section *other = &data->more.at[i];
		if (section_is_called(other->section, info->section->name) && !info_is_of_types(other->data.run, big_endian)) {
			struct debug_section types = *info;
			*info = *other;
			*other = types;
		}
	}
}

void debug_data_describe(struct debug_data *data, struct dwarf *dwarf)
{
	if (!data->image)
		return;
	info_choose(data);
	data->more_info.n = 0;
	for (size_t i = 0; i < data->more.n; i++)
		*vec_push(&data->more_info) = data->more.at[i].data.run;
	for (size_t i = 0; i < DS_COUNT; i++)
		dwarf->section[i] = data->at[i].data.run;
	dwarf->info = data->info;
	dwarf->more_info = data->more_info;
	dwarf->big_endian = data->image->big_endian;
	dwarf->address_size = data->image->address_size;
	dwarf->bias = data->image->bias;
	dwarf->isa_bit = image_isa_bit(data->image);
}

void debug_data_drop(struct debug_data *data, struct diag *d)
{
	if (data->info)
		stream_check(data->info, d);
	stream_close(data->info);
	data->info = NULL;
	for (size_t i = 0; i < DS_COUNT; i++)
		if (i != DS_STR && i != DS_LINE_STR)
			file_drop(data->at[i].data.run);
	for (size_t i = 0; i < data->more.n; i++)
		file_drop(data->more.at[i].data.run);
}

void debug_data_release(struct debug_data *data)
{
	stream_close(data->info);
	for (size_t i = 0; i < DS_COUNT; i++)
		image_unload(&data->at[i].data);
	for (size_t i = 0; i < data->more.n; i++)
		image_unload(&data->more.at[i].data);
	vec_release(&data->more);
	vec_release(&data->more_info);
}
