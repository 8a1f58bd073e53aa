/*
 * What printing functions look at in memory. What they show is the interpreter's; here the texts are read as the functions
 * would read them, so that what is wrong with the memory, and data races on it, are found.
 */
#include "looks.h"

typedef __builtin_va_list va_list;

/* A text, to its end, or so many characters of it: how many there are. */
size_t __look_at_text(const char *text, size_t limit)
{
	size_t n = 0;
	while (n < limit && text[n])
		n++;
	return n;
}

/* That of perror, which need not be there. */
size_t __look_at_message(const char *text, size_t limit) { return text ? __look_at_text(text, limit) : 0; }

static size_t __gomc_look_at_wide(const int *text, size_t limit)
{
	size_t n = 0;
	while (n < limit && text[n])
		n++;
	return n;
}

/* Bytes, of which it does not matter whether they are defined. */
void __look_at_bytes(const void *start, size_t size, size_t count)
{
	const char *from = start;
	char piece[64];
	for (; size && count > 0; count--)
		for (size_t rest = size; rest > 0;) {
			size_t n = rest < sizeof piece ? rest : sizeof piece;
			__builtin_memcpy(piece, from, n);
			(void)*(volatile char *)piece; /* the copy has a use */
			from += n;
			rest -= n;
		}
}

/* A number of a format, which may be an argument. */
static long __gomc_look_at_number(const char **format, int *next)
{
	long n = 0;
	if (**format == '*') {
		++*format;
		return *next;
	}
	for (; **format >= '0' && **format <= '9'; ++*format)
		n = 10 * n + **format - '0';
	return n;
}

INLINE int is_one_of(char c, const char *these)
{
	for (; *these; these++)
		if (c == *these)
			return 1;
	return 0;
}

/* The texts among the arguments of a format. Where a conversion is none of the C standard's, what comes behind it is not known. */
void __look_at_list(const char *f, va_list args)
{
	while (*f) {
		if (*f++ != '%')
			continue;
		while (*f && is_one_of(*f, "-+ #0'I"))
			f++;
		long precision = -1;
		int next;
		if (*f == '*')
			next = __builtin_va_arg(args, int);
		__gomc_look_at_number(&f, &next);
		if (*f == '.') {
			f++;
			if (*f == '*')
				next = __builtin_va_arg(args, int);
			precision = __gomc_look_at_number(&f, &next);
		}
		int longs = 0, wide = 0;
		for (; *f && is_one_of(*f, "hlqLjzZt"); f++) {
			longs += *f == 'l' || *f == 'z' || *f == 'Z' || *f == 't';
			wide |= *f == 'q' || *f == 'L' || *f == 'j';
		}
		switch (*f) {
		case 0:
			return;
		case '%':
		case 'm':
			break;
		case 's':
		case 'S': {
			size_t limit = precision < 0 ? ~(size_t)0 : (size_t)precision;
			if (longs || *f == 'S') {
				const int *text = __builtin_va_arg(args, const int *);
				if (text)
					__gomc_look_at_wide(text, limit);
			} else {
				const char *text = __builtin_va_arg(args, const char *);
				if (text)
					__look_at_text(text, limit);
			}
			break;
		}
		case 'p':
			__builtin_va_arg(args, void *);
			break;
		case 'n':
			__gomc_unsupported("%n in the format of a printing function");
		case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
			if (wide)
				__builtin_va_arg(args, long double);
			else
				__builtin_va_arg(args, double);
			break;
		case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': case 'c': case 'C':
			if (wide || longs > 1)
				__builtin_va_arg(args, u64);
			else if (longs)
				__builtin_va_arg(args, long);
			else
				__builtin_va_arg(args, int);
			break;
		default:
			return;
		}
		f++;
	}
}

void __look_at_arguments(const char *format, ...)
{
	va_list args;
	__builtin_va_start(args, format);
	__look_at_list(format, args);
	__builtin_va_end(args);
}
