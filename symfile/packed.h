/* Symbol files that are not plain UTF-8 text: compressed, told by content, or UTF-16. */
#ifndef SYMFILE_PACKED_H
#define SYMFILE_PACKED_H

#include "base/buf.h"
#include "base/bytes.h"
#include "base/diag.h"

#include <stdbool.h>

extern const struct diag_kind packed_damaged; /* compressed data is damaged, or its end is missing */
extern const struct diag_kind packed_large;   /* so few bytes hold no such text */

/* By the first four bytes: whether this is gzip (RFC 1952) or zstd (RFC 8878). */
bool packed_is(struct bytes head);

/*
 * Appends the text that the whole of data holds, in one or several members or frames. ST_BAD, reported for name, where it
 * is damaged; what stands before the damage is there. At most 100 times data's size, or 64 MiB if that is more, is believed.
 */
enum status packed_open(struct bytes data, const char *name, struct diag *d, struct buf *ret);

/* By the first bytes: the length of a UTF-8 byte-order mark, 0 or 3; whether this is UTF-16 with one. */
size_t utf8_mark(struct bytes head);
bool utf16_is(struct bytes head);

/* Appends UTF-16 text, which begins with its byte-order mark, as UTF-8. A surrogate without its other half becomes U+FFFD. */
void utf16_convert(struct bytes data, struct buf *ret);

#endif
