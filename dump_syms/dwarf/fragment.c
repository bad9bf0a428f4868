#include "dump_syms/dwarf/fragment.h"

#include <stdlib.h>

void fragment_release(struct fragment *f)
{
	vec_release(&f->funcs);
	vec_release(&f->lines);
	vec_release(&f->inlines);
	vec_release(&f->pieces);
	vec_release(&f->loose);
	vec_release(&f->names);
	vec_release(&f->files);
	arena_release(&f->arena);
	diag_release(&f->diag);
}
