/*
 * Strings and memory, byte by byte: an access to shared memory is a visible
 * operation for each byte, as a racing access of another thread may fall
 * between two of them. Copies and fills are left to the interpreter.
 */
#include "models.h"

void *memcpy(void *to, const void *from, size_t n)
{
	__builtin_memcpy(to, from, n);
	return to;
}

void *memmove(void *to, const void *from, size_t n)
{
	__builtin_memmove(to, from, n);
	return to;
}

void *memset(void *to, int byte, size_t n)
{
	__builtin_memset(to, byte, n);
	return to;
}

void *mempcpy(void *to, const void *from, size_t n)
{
	__builtin_memcpy(to, from, n);
	return (char *)to + n;
}

void *__mempcpy(void *to, const void *from, size_t n) { return mempcpy(to, from, n); }
void bcopy(const void *from, void *to, size_t n) { __builtin_memmove(to, from, n); }
void bzero(void *to, size_t n) { __builtin_memset(to, 0, n); }
void explicit_bzero(void *to, size_t n) { __builtin_memset(to, 0, n); }

void *memccpy(void *to, const void *from, int byte, size_t n)
{
	u8 *t = to;
	const u8 *f = from;
	for (; n > 0; n--) {
		u8 c = *f++;
		*t++ = c;
		if (c == (u8)byte)
			return t;
	}
	return NULL;
}

/* The difference of the first two bytes that differ, as unsigned characters. */
int memcmp(const void *a, const void *b, size_t n)
{
	const u8 *p = a, *q = b;
	for (; n > 0; n--, p++, q++) {
		int difference = *p - *q;
		if (difference)
			return difference;
	}
	return 0;
}

int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

void *memchr(const void *s, int byte, size_t n)
{
	const u8 *p = s;
	for (; n > 0; n--, p++)
		if (*p == (u8)byte)
			return (void *)p;
	return NULL;
}

void *memrchr(const void *s, int byte, size_t n)
{
	const u8 *p = s;
	while (n > 0)
		if (p[--n] == (u8)byte)
			return (void *)(p + n);
	return NULL;
}

void *rawmemchr(const void *s, int byte)
{
	const u8 *p = s;
	while (*p != (u8)byte)
		p++;
	return (void *)p;
}

void *__rawmemchr(const void *s, int byte) { return rawmemchr(s, byte); }

void *memmem(const void *s, size_t n, const void *part, size_t m)
{
	const u8 *p = s;
	for (; n >= m; n--, p++)
		if (memcmp(p, part, m) == 0)
			return (void *)p;
	return NULL;
}

size_t strlen(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

size_t strnlen(const char *s, size_t limit)
{
	size_t n = 0;
	while (n < limit && s[n])
		n++;
	return n;
}

int strcmp(const char *a, const char *b)
{
	for (;; a++, b++) {
		u8 x = *a, y = *b;
		if (x != y || x == 0)
			return x - y;
	}
}

int strncmp(const char *a, const char *b, size_t n)
{
	for (; n > 0; n--, a++, b++) {
		u8 x = *a, y = *b;
		if (x != y || x == 0)
			return x - y;
	}
	return 0;
}

/* In the C locale, the only one. */
int strcoll(const char *a, const char *b) { return strcmp(a, b); }

INLINE int lower(u8 c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

int strcasecmp(const char *a, const char *b)
{
	for (;; a++, b++) {
		int x = lower(*a), y = lower(*b);
		if (x != y || x == 0)
			return x - y;
	}
}

int strncasecmp(const char *a, const char *b, size_t n)
{
	for (; n > 0; n--, a++, b++) {
		int x = lower(*a), y = lower(*b);
		if (x != y || x == 0)
			return x - y;
	}
	return 0;
}

/* Copies the terminating zero too, and returns where it is. */
char *stpcpy(char *to, const char *from)
{
	for (;; to++, from++) {
		char c = *from;
		*to = c;
		if (!c)
			return to;
	}
}

char *__stpcpy(char *to, const char *from) { return stpcpy(to, from); }

char *strcpy(char *to, const char *from)
{
	stpcpy(to, from);
	return to;
}

/* Fills up with zeros; without any if the string is too long. */
char *stpncpy(char *to, const char *from, size_t n)
{
	for (; n > 0; n--, to++, from++) {
		char c = *from;
		*to = c;
		if (!c)
			break;
	}
	char *end = to;
	for (; n > 0; n--)
		*to++ = 0;
	return end;
}

char *strncpy(char *to, const char *from, size_t n)
{
	stpncpy(to, from, n);
	return to;
}

char *strcat(char *to, const char *from)
{
	stpcpy(to + strlen(to), from);
	return to;
}

char *strncat(char *to, const char *from, size_t n)
{
	char *end = to + strlen(to);
	for (; n > 0; n--, from++) {
		char c = *from;
		if (!c)
			break;
		*end++ = c;
	}
	*end = 0;
	return to;
}

size_t strlcpy(char *to, const char *from, size_t size)
{
	size_t n = strlen(from);
	if (size > 0) {
		size_t copied = n < size ? n : size - 1;
		__builtin_memcpy(to, from, copied);
		to[copied] = 0;
	}
	return n;
}

size_t strlcat(char *to, const char *from, size_t size)
{
	size_t n = strnlen(to, size);
	return n + strlcpy(to + n, from, size - n);
}

char *strchrnul(const char *s, int byte)
{
	for (;; s++) {
		char c = *s;
		if (c == (char)byte || c == 0)
			return (char *)s;
	}
}

/* The terminating zero is part of the string. */
char *strchr(const char *s, int byte)
{
	for (;; s++) {
		char c = *s;
		if (c == (char)byte)
			return (char *)s;
		if (!c)
			return NULL;
	}
}

char *strrchr(const char *s, int byte)
{
	const char *last = NULL;
	for (;; s++) {
		char c = *s;
		if (c == (char)byte)
			last = s;
		if (!c)
			return (char *)last;
	}
}

char *index(const char *s, int byte) { return strchr(s, byte); }
char *rindex(const char *s, int byte) { return strrchr(s, byte); }

char *strstr(const char *s, const char *part)
{
	size_t n = strlen(part);
	for (;; s++) {
		if (strncmp(s, part, n) == 0)
			return (char *)s;
		if (!*s)
			return NULL;
	}
}

char *strcasestr(const char *s, const char *part)
{
	size_t n = strlen(part);
	for (;; s++) {
		if (strncasecmp(s, part, n) == 0)
			return (char *)s;
		if (!*s)
			return NULL;
	}
}

size_t strspn(const char *s, const char *accept)
{
	size_t n = 0;
	while (s[n] && strchr(accept, s[n]))
		n++;
	return n;
}

size_t strcspn(const char *s, const char *reject)
{
	size_t n = 0;
	while (!strchr(reject, s[n])) /* which finds the terminating zero */
		n++;
	return n;
}

char *strpbrk(const char *s, const char *accept)
{
	s += strcspn(s, accept);
	return *s ? (char *)s : NULL;
}

char *strtok_r(char *s, const char *separators, char **rest)
{
	if (!s)
		s = *rest;
	s += strspn(s, separators);
	if (!*s) {
		*rest = s;
		return NULL;
	}
	char *end = s + strcspn(s, separators);
	if (*end)
		*end++ = 0;
	*rest = end;
	return s;
}

char *__strtok_r(char *s, const char *separators, char **rest) { return strtok_r(s, separators, rest); }

/* One position for all threads: calls from two of them interfere. */
static char *__gomc_strtok_rest;

char *strtok(char *s, const char *separators) { return strtok_r(s, separators, &__gomc_strtok_rest); }

char *strsep(char **rest, const char *separators)
{
	char *s = *rest;
	if (!s)
		return NULL;
	char *end = s + strcspn(s, separators);
	if (*end)
		*end++ = 0;
	else
		end = NULL;
	*rest = end;
	return s;
}

char *strndup(const char *s, size_t limit)
{
	size_t n = strnlen(s, limit);
	char *copy = allocate(n + 1, 0);
	if (!copy)
		return NULL;
	__builtin_memcpy(copy, s, n);
	copy[n] = 0;
	return copy;
}

char *strdup(const char *s)
{
	size_t n = strlen(s) + 1;
	char *copy = allocate(n, 0);
	return copy ? __builtin_memcpy(copy, s, n) : NULL;
}

char *__strdup(const char *s) { return strdup(s); }
char *__strndup(const char *s, size_t limit) { return strndup(s, limit); }

/*
 * The variants of _FORTIFY_SOURCE know the size of the destination and end the
 * program before they write past it.
 */
INLINE void fits(size_t n, size_t room)
{
	if (n > room)
		__gomc_error(MEMORY_ERROR, "buffer overflow");
}

void *__memcpy_chk(void *to, const void *from, size_t n, size_t room)
{
	fits(n, room);
	return memcpy(to, from, n);
}

void *__mempcpy_chk(void *to, const void *from, size_t n, size_t room)
{
	fits(n, room);
	return mempcpy(to, from, n);
}

void *__memmove_chk(void *to, const void *from, size_t n, size_t room)
{
	fits(n, room);
	return memmove(to, from, n);
}

void *__memset_chk(void *to, int byte, size_t n, size_t room)
{
	fits(n, room);
	return memset(to, byte, n);
}

void __explicit_bzero_chk(void *to, size_t n, size_t room)
{
	fits(n, room);
	explicit_bzero(to, n);
}

char *__stpcpy_chk(char *to, const char *from, size_t room)
{
	fits(strlen(from) + 1, room);
	return stpcpy(to, from);
}

char *__strcpy_chk(char *to, const char *from, size_t room)
{
	fits(strlen(from) + 1, room);
	return strcpy(to, from);
}

char *__stpncpy_chk(char *to, const char *from, size_t n, size_t room)
{
	fits(n, room);
	return stpncpy(to, from, n);
}

char *__strncpy_chk(char *to, const char *from, size_t n, size_t room)
{
	fits(n, room);
	return strncpy(to, from, n);
}

char *__strcat_chk(char *to, const char *from, size_t room)
{
	fits(strlen(to) + strlen(from) + 1, room);
	return strcat(to, from);
}

char *__strncat_chk(char *to, const char *from, size_t n, size_t room)
{
	fits(strlen(to) + strnlen(from, n) + 1, room);
	return strncat(to, from, n);
}

/*
 * Annex K of C11, which glibc does not have, and others do. A violation of a constraint clears the target and returns an error; no handler ends the program.
 */
int memcpy_s(void *to, size_t size, const void *from, size_t n)
{
	uintptr_t a = (uintptr_t)to, b = (uintptr_t)from;
	if (!to || size > (size_t)-1 / 2)
		return EINVAL;
	if (from && n <= size && (a + n <= b || b + n <= a)) {
		__builtin_memcpy(to, from, n);
		return 0;
	}
	__builtin_memset(to, 0, size);
	return from && n <= size ? EINVAL : ERANGE;
}

/* The order of bytes on the network. */
u32 htonl(u32 x) { return __builtin_bswap32(x); }
u32 ntohl(u32 x) { return __builtin_bswap32(x); }
u16 htons(u16 x) { return __builtin_bswap16(x); }
u16 ntohs(u16 x) { return __builtin_bswap16(x); }

/* That of the GNU library, which changes nothing. */
char *basename(const char *path)
{
	const char *last = path;
	for (; *path; path++)
		if (*path == '/')
			last = path + 1;
	return (char *)last;
}
