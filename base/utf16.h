/* UTF-16 as UTF-8. */
#ifndef BASE_UTF16_H
#define BASE_UTF16_H

#include "base/buf.h"
#include "base/bytes.h"

/*
 * Appends text (UTF-16 in the given byte order) as UTF-8. A surrogate without its other half, and a last odd byte, become
 * U+FFFD (Unicode 15, section 3.9). NULs are kept. At most 3 bytes come of each 2.
 */
void utf16_to_utf8(struct bytes text, bool big_endian, struct buf *out);

/* Appends one code point, below 0x110000. */
void utf8_put(struct buf *out, uint32_t code_point);

#endif
