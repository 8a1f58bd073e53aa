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

void NORETURN _ZSt20__throw_length_errorPKc(const char *what);

#define MOST ((size_t)-1 / 4) /* characters */

INLINE size_t room(const struct text *t) { return t->at == t->own ? sizeof t->own - 1 : t->room; }

/* Room for at least so many characters, and for twice as many as before. */
SHARED char *__gomc_text_room(size_t *wanted, size_t before)
{
	if (*wanted > MOST)
		_ZSt20__throw_length_errorPKc("basic_string::_M_create");
	if (*wanted > before && *wanted < 2 * before)
		*wanted = 2 * before < MOST ? 2 * before : MOST;
	return _Znwm(*wanted + 1);
}

/* Puts a text that is elsewhere, or so many times a character if there is none, in place of a part. */
SHARED void __gomc_replace_by(struct text *t, size_t place, size_t old, const char *from, size_t size, char c)
{
	size_t rest = t->size - place - old, whole = place + size + rest, wanted = whole;
	char *at = t->at;
	if (whole > room(t)) {
		at = __gomc_text_room(&wanted, room(t));
		__builtin_memcpy(at, t->at, place);
		__builtin_memcpy(at + place + size, t->at + place + old, rest);
	} else if (size != old) {
		__builtin_memmove(at + place + size, t->at + place + old, rest);
	}
	if (from)
		__builtin_memcpy(at + place, from, size);
	else
		__builtin_memset(at + place, c, size);
	if (at != t->at) {
		delete_text(t);
		t->at = at;
		t->room = wanted;
	}
	t->size = whole;
	t->at[whole] = 0;
}

INLINE void assign(struct text *t, const char *from, size_t size) { __gomc_replace_by(t, 0, t->size, from, size, 0); }

#endif
