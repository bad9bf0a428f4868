#include "symfile/ids.h"

#include "base/mem.h"

#include <string.h>
#include <strings.h>

static const char digits[] = "0123456789ABCDEF";

static char *put_byte(char *p, uint8_t byte)
{
	*p++ = digits[byte >> 4];
	*p++ = digits[byte & 15];
	return p;
}

void id_module(struct bytes identity, char ret[34])
{
	/* The fields of a GUID, 4-2-2-1..., are numbers: Breakpad prints them with the highest byte first. */
	static const uint8_t order[16] = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
	char *p = ret;
	for (size_t i = 0; i < sizeof order; i++)
		p = put_byte(p, order[i] < identity.size ? identity.data[order[i]] : 0);
	*p++ = '0';
	*p = 0;
}

char *id_code(struct bytes identity)
{
	char *text = mem_alloc(identity.size * 2 + 1), *p = text;
	for (size_t i = 0; i < identity.size; i++)
		p = put_byte(p, identity.data[i]);
	*p = 0;
	return text;
}

const char *path_base(const char *path)
{
	const char *base = path;
	for (const char *p = path; *p; p++)
		if (*p == '/' || *p == '\\')
			base = p + 1;
	return base;
}

bool store_name_ok(const char *name)
{
	for (const char *p = name; *p; p++)
		if (*p == '/' || (unsigned char)*p < ' ' || *p == 0x7f)
			return false;
	return *name && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

char *store_path(const char *dir, const char *name, const char *id)
{
	size_t n = strlen(name);
	if (n > 4 && strcasecmp(name + n - 4, ".pdb") == 0)
		n -= 4;
	return mem_printf("%s/%s/%s/%.*s.sym", dir, name, id, (int)n, name);
}
