/* Texts with stack traces in the place of dumps. */
#ifndef WALKER_TEXTS_H
#define WALKER_TEXTS_H

#include "walker/options.h"

/*
 * Whether path is a text with stack traces, told by content, or "-", standard input, which always is one. Then its frames are
 * resolved, it goes where the options say, and *ret_done says whether anything came of it.
 */
bool texts_try(const struct walker_options *options, struct symbols *symbols, const char *path, bool *ret_done);

#endif
