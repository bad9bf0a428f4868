/*
 * Memory. Out of memory ends the tool with a message and exit status 1, so nobody checks for NULL; memory is never asked
 * for on a count that the input only claims.
 */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stdarg.h>
#include <stddef.h>

/* What every allocation that fails ends in. */
_Noreturn void mem_exhausted(void);

/* n bytes, not cleared (mem_alloc) or cleared (mem_zero); released by free(). n of 0 gives a pointer that may be freed. */
void *mem_alloc(size_t n);
void *mem_zero(size_t n);
void *mem_resize(void *old, size_t n);
char *mem_string(const char *s); /* a copy, released by free() */
char *mem_printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *mem_vprintf(const char *format, va_list args) __attribute__((format(printf, 1, 0)));

/*
 * Room for need elements of size bytes in an array that has room for *cap; grows by half, so appending is linear.
 * Returns the array, which may have moved.
 */
void *mem_grow(void *array, size_t *cap, size_t need, size_t size);

/*
 * A growing array of T. `struct thing_list VEC(struct thing);` declares one; all zeros is the empty one; vec_push gives a
 * pointer to a new last element, not cleared, good until the next push; vec_release frees the elements.
 */
#define VEC(T)                                                                                                         \
	{                                                                                                              \
		T *at;                                                                                                 \
		size_t n, cap;                                                                                         \
	}
#define vec_reserve(v, more)                                                                                           \
	((v)->at = (v)->n + (more) <= (v)->cap ? (v)->at : mem_grow((v)->at, &(v)->cap, (v)->n + (more), sizeof *(v)->at))
#define vec_push(v) (vec_reserve(v, 1), &(v)->at[(v)->n++])
#define vec_release(v) (free((v)->at), (v)->at = NULL, (v)->n = (v)->cap = 0)

/* Gives back the room behind the last element, for an array that has its final size. */
#define vec_trim(v)                                                                                                    \
	((v)->n < (v)->cap ? ((v)->at = mem_resize((v)->at, (v)->n * sizeof *(v)->at), (v)->cap = (v)->n) : (v)->cap)

#endif
