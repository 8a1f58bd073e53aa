/* Names that are compared by words: filled with zeros, with at least one at the end. */
#ifndef GOMC_NAMES_H
#define GOMC_NAMES_H

#include "models.h"

enum { NAME_WORDS = 8, NAME_SIZE = 8 * NAME_WORDS };

struct packed {
	u64 words[NAME_WORDS];
};

INLINE void pack(const char *text, struct packed *name)
{
	for (u32 w = 0; w < NAME_WORDS; w++) {
		u64 packed = 0;
		for (u32 i = 0; i < 8; i++)
			packed |= (u64)(u8)text[8 * w + i] << 8 * i;
		name->words[w] = packed;
	}
}

INLINE int is_same(const struct packed *a, const struct packed *b)
{
	for (u32 w = 0; w < NAME_WORDS; w++) {
		if (a->words[w] != b->words[w])
			return 0;
		if (!(a->words[w] >> 56)) /* that was the end */
			return 1;
	}
	return 1;
}

#endif
