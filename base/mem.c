#include "base/mem.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void mem_exhausted(void)
{
	fputs("out of memory\n", stderr);
	exit(1);
}

void *mem_alloc(size_t n)
{
	void *p = malloc(n ? n : 1);
	if (!p)
		mem_exhausted();
	return p;
}

void *mem_zero(size_t n)
{
	void *p = calloc(n ? n : 1, 1);
	if (!p)
		mem_exhausted();
	return p;
}

void *mem_resize(void *old, size_t n)
{
	void *p = realloc(old, n ? n : 1);
	if (!p)
		mem_exhausted();
	return p;
}

char *mem_string(const char *s)
{
	size_t n = strlen(s) + 1;
	return memcpy(mem_alloc(n), s, n);
}

char *mem_printf(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *s = mem_vprintf(format, args);
	va_end(args);
	return s;
}

char *mem_vprintf(const char *format, va_list args)
{
	char *s;
	if (vasprintf(&s, format, args) < 0)
		mem_exhausted();
	return s;
}

void *mem_grow(void *array, size_t *cap, size_t need, size_t size)
{
	size_t more = *cap + *cap / 2;
	if (more < need)
		more = need;
	if (more < 8)
		more = 8;
	if (need > SIZE_MAX / 2 / size || more > SIZE_MAX / size)
		mem_exhausted();
	*cap = more;
	return mem_resize(array, more * size);
}
