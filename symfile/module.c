#include "symfile/module.h"

#include "symfile/check.h"

#include <stdlib.h>
#include <string.h>

static int compare_u64(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

/* Addresses are distinct in each list, which module_check holds them to: so they are total keys. */
static int compare_funcs(const void *a, const void *b)
{
	return compare_u64(((const struct sym_func *)a)->rel, ((const struct sym_func *)b)->rel);
}

static int compare_publics(const void *a, const void *b)
{
	return compare_u64(((const struct sym_public *)a)->rel, ((const struct sym_public *)b)->rel);
}

static int compare_cfi(const void *a, const void *b)
{
	return compare_u64(((const struct sym_cfi *)a)->rel, ((const struct sym_cfi *)b)->rel);
}

static void sort(void *at, size_t n, size_t size, int (*compare)(const void *a, const void *b))
{
	if (n)
		qsort(at, n, size, compare);
}

static uint32_t *numbers_new(size_t count)
{
	uint32_t *numbers = mem_alloc(count * sizeof *numbers);
	memset(numbers, 0xff, count * sizeof *numbers);
	return numbers;
}

/* Marks the files and origins that the functions speak of. */
static void numbers_mark(struct module *m)
{
	for (size_t f = 0; f < m->funcs.n; f++) {
		const struct sym_func *func = &m->funcs.at[f];
		for (uint32_t i = 0; i < func->line_count; i++)
			m->file_number[func->lines[i].file] = 0;
		for (uint32_t i = 0; i < func->inline_count; i++) {
			m->file_number[func->inlines[i].call_file] = 0;
			m->origin_number[func->inlines[i].origin] = 0;
		}
	}
}

/* A text with its first bytes as a number, which settle most comparisons without a look at the text. */
struct sorted_text {
	uint64_t head;
	const char *text;
	uint32_t index;
};

static uint64_t text_head(const char *text)
{
	uint64_t head = 0;
	for (unsigned i = 0; i < 8; i++) {
		head = head << 8 | (unsigned char)*text;
		text += *text != 0;
	}
	return head;
}

static int compare_texts(const void *a, const void *b)
{
	const struct sorted_text *x = a, *y = b;
	return x->head != y->head ? compare_u64(x->head, y->head) : strcmp(x->text, y->text);
}

/* Numbers the marked texts in byte order, equal ones alike; returns how many numbers there are. */
static uint32_t numbers_assign(uint32_t *numbers, const char *const *texts, size_t count)
{
	struct sorted_text *sorted = mem_alloc(count * sizeof *sorted);
	size_t n = 0;
	uint32_t total = 0;
	for (size_t i = 0; i < count; i++)
		if (numbers[i] == 0)
			sorted[n++] = (struct sorted_text){text_head(texts[i]), texts[i], (uint32_t)i};
	sort(sorted, n, sizeof *sorted, compare_texts);
	for (size_t i = 0; i < n; i++) {
		total += i == 0 || compare_texts(&sorted[i - 1], &sorted[i]) != 0;
		numbers[sorted[i].index] = total - 1;
	}
	free(sorted);
	return total;
}

void module_finish(struct module *m)
{
	sort(m->funcs.at, m->funcs.n, sizeof *m->funcs.at, compare_funcs);
	sort(m->publics.at, m->publics.n, sizeof *m->publics.at, compare_publics);
	sort(m->cfi.at, m->cfi.n, sizeof *m->cfi.at, compare_cfi);
	module_check(m);
	m->file_number = numbers_new(m->files.n);
	m->origin_number = numbers_new(m->origins.n);
	numbers_mark(m);
	m->file_total = numbers_assign(m->file_number, m->files.at, m->files.n);
	m->origin_total = numbers_assign(m->origin_number, m->origins.at, m->origins.n);
}

void module_release(struct module *m)
{
	vec_release(&m->marks);
	vec_release(&m->files);
	vec_release(&m->origins);
	vec_release(&m->funcs);
	vec_release(&m->publics);
	vec_release(&m->cfi);
	vec_release(&m->cfi_rows);
	intern_release(&m->rules);
	free(m->file_number);
	free(m->origin_number);
	*m = (struct module){0};
}
