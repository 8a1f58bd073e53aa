/* std::string of libstdc++, and what the models of strings and streams do with it. */
#ifndef GOMC_CXXTEXT_H
#define GOMC_CXXTEXT_H

#include "models.h"

/* Short texts are in the object itself. */
struct text {
	char *at;
	size_t size;
	union {
		char own[16];
		size_t room; /* without the zero behind it */
	};
};

void *_Znwm(size_t size);
void _ZdlPv(void *block);

INLINE void new_text(struct text *t)
{
	t->at = t->own;
	t->size = 0;
	t->own[0] = 0;
}

INLINE void delete_text(struct text *t)
{
	if (t->at != t->own)
		_ZdlPv(t->at);
}

/* Functions that are too long to be inlined; each file has those that it calls. */
#define SHARED static __attribute__((unused))

/* Makes room for a text of some size, and keeps what there is. */
SHARED void __gomc_reserve(struct text *t, size_t size)
{
	size_t room = t->at == t->own ? sizeof t->own - 1 : t->room;
	if (size <= room)
		return;
	if (size < 2 * room)
		size = 2 * room;
	char *at = _Znwm(size + 1);
	__builtin_memcpy(at, t->at, t->size);
	delete_text(t);
	t->at = at;
	t->room = size;
}

/* Writes at a place of a text, and makes it longer where that is beyond its end. */
SHARED void __gomc_write(struct text *t, size_t place, const char *from, size_t size)
{
	size_t end = place + size;
	if (end > t->size) {
		__gomc_reserve(t, end);
		t->at[end] = 0;
		t->size = end;
	}
	__builtin_memcpy(t->at + place, from, size);
}

SHARED void __gomc_assign(struct text *t, const char *from, size_t size)
{
	t->size = 0;
	t->at[0] = 0;
	__gomc_write(t, 0, from, size);
}

#endif
