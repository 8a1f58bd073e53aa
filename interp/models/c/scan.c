/*
 * Formatted input from strings. The text is looked at character by character; a number is copied, as far as it goes, and then read as strtoll and strtod do.
 */
#include "models.h"

typedef __builtin_va_list va_list;

long strtol(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);
s64 strtoll(const char *s, char **end, int base);
u64 strtoull(const char *s, char **end, int base);
float strtof(const char *s, char **end);
double strtod(const char *s, char **end);

INLINE int is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

INLINE int is_digit(char c, int base)
{
	if (base == 16 && (c | 0x20) >= 'a' && (c | 0x20) <= 'f')
		return 1;
	return c >= '0' && c < '0' + (base < 10 ? base : 10);
}

/* Where the input is, and where the next number is copied to. */
struct source {
	const char *start, *at;
	int width; /* how many characters a conversion may still take */
	int length;
	char text[160];
};

/* Takes one character into the text. */
static void __gomc_take(struct source *in)
{
	if (in->length == sizeof in->text - 1)
		__gomc_unsupported("a number of more than 158 characters in the input of sscanf");
	in->text[in->length++] = *in->at++;
	in->text[in->length] = 0;
	in->width--;
}

INLINE int next_is(const struct source *in, char c) { return in->width > 0 && (*in->at | 0x20) == c; }

INLINE void take_sign(struct source *in)
{
	if (in->width > 0 && (*in->at == '-' || *in->at == '+'))
		__gomc_take(in);
}

INLINE int take_digits(struct source *in, int base)
{
	int n = 0;
	for (; in->width > 0 && is_digit(*in->at, base); n++)
		__gomc_take(in);
	return n;
}

/* An integer: the base is 0 for %i. Returns it, or 0 if there is none. */
static int __gomc_take_integer(struct source *in, int base)
{
	int digits = 0;
	take_sign(in);
	if ((base == 0 || base == 16) && in->width > 0 && *in->at == '0') {
		__gomc_take(in);
		digits = 1;
		if (next_is(in, 'x')) { /* as for glibc, the zero is enough */
			__gomc_take(in);
			base = 16;
		} else if (base == 0) {
			base = 8;
		}
	}
	if (base == 0)
		base = 10;
	return take_digits(in, base) + digits > 0 ? base : 0;
}

INLINE int take_word(struct source *in, const char *word)
{
	for (; *word; word++) {
		if (!next_is(in, *word))
			return 0;
		__gomc_take(in);
	}
	return 1;
}

static int __gomc_take_real(struct source *in)
{
	take_sign(in);
	if (next_is(in, 'n'))
		return take_word(in, "nan");
	if (next_is(in, 'i')) {
		if (!take_word(in, "inf"))
			return 0;
		return next_is(in, 'i') ? take_word(in, "inity") : 1;
	}
	int base = 10, digits = 0;
	if (in->width > 0 && *in->at == '0') {
		__gomc_take(in);
		digits = 1;
		if (next_is(in, 'x')) {
			__gomc_take(in);
			base = 16;
			digits = 0;
		}
	}
	digits += take_digits(in, base);
	if (in->width > 0 && *in->at == '.') {
		__gomc_take(in);
		digits += take_digits(in, base) + (base == 16); /* as for glibc, 0x. is enough */
	}
	if (!digits)
		return 0;
	if (next_is(in, base == 16 ? 'p' : 'e')) {
		__gomc_take(in);
		take_sign(in);
		take_digits(in, 10); /* as for glibc, there may be none */
	}
	return 1;
}

/* A set of characters, between brackets; the format is left behind it. */
struct set {
	u64 members[4];
	int all_others;
};

INLINE const char *read_set(struct set *set, const char *f)
{
	*set = (struct set){{0}, 0};
	if (*f == '^') {
		set->all_others = 1;
		f++;
	}
	const char *first = f;
	for (; *f != ']' || f == first; f++) {
		if (!*f)
			__gomc_unsupported("a set of characters without an end in a format of sscanf");
		u8 from = (u8)*f, to = from;
		if (f[1] == '-' && f[2] != ']' && f[2]) {
			to = (u8)f[2];
			f += 2;
		}
		for (unsigned c = from; c <= to; c++)
			set->members[c / 64] |= (u64)1 << c % 64;
	}
	return f + 1;
}

INLINE int is_member(const struct set *set, char c)
{
	u8 byte = (u8)c;
	return ((set->members[byte / 64] >> byte % 64) & 1) != (u64)set->all_others;
}

/* Copies characters to where the argument says, unless that is NULL: a string ends where the set ends. */
INLINE int copy_string(struct source *in, char *to, const struct set *set)
{
	int n = 0;
	for (; in->width > 0 && *in->at && is_member(set, *in->at); in->width--, n++, in->at++)
		if (to)
			to[n] = *in->at;
	if (to && n > 0)
		to[n] = 0;
	return n > 0;
}

/* As many characters, or what there is. */
INLINE void copy_characters(struct source *in, char *to, int count)
{
	for (int n = 0; n < count && *in->at; n++, in->at++)
		if (to)
			to[n] = *in->at;
}

/* Lengths of arguments, in bytes. */
INLINE void store(void *to, int size, u64 value)
{
	if (!to)
		return;
	switch (size) {
	case 1:
		*(u8 *)to = (u8)value;
		break;
	case 2:
		*(u16 *)to = (u16)value;
		break;
	case 4:
		*(u32 *)to = (u32)value;
		break;
	default:
		*(u64 *)to = value;
	}
}

enum { LONG_DOUBLE = 16 };

INLINE const char *read_length(const char *f, int *size)
{
	*size = 4;
	switch (*f) {
	case 'h':
		*size = f[1] == 'h' ? 1 : 2;
		return f + (f[1] == 'h' ? 2 : 1);
	case 'l':
		*size = f[1] == 'l' ? 8 : (int)sizeof(long);
		return f + (f[1] == 'l' ? 2 : 1);
	case 'j':
	case 'q':
		*size = 8;
		return f + 1;
	case 'z':
	case 't':
		*size = (int)sizeof(size_t);
		return f + 1;
	case 'L':
		*size = LONG_DOUBLE;
		return f + 1;
	}
	return f;
}

/* A number is as large as a long at least, and then cut. */
INLINE u64 integer_of(const char *text, int base, int is_signed, int size)
{
	if (size <= (int)sizeof(long))
		return is_signed ? (u64)strtol(text, NULL, base) : strtoul(text, NULL, base);
	return is_signed ? (u64)strtoll(text, NULL, base) : strtoull(text, NULL, base);
}

INLINE int scan(const char *start, const char *f, va_list args)
{
	struct source in;
	in.start = in.at = start;
	int done = 0;
	while (*f) {
		if (is_space(*f)) {
			for (; is_space(*in.at); in.at++)
				;
			f++;
			continue;
		}
		if (*f != '%') {
			if (*in.at != *f)
				return done == 0 && !*in.at ? -1 : done;
			in.at++, f++;
			continue;
		}
		f++;
		int discard = *f == '*';
		f += discard;
		in.width = 0;
		for (; *f >= '0' && *f <= '9'; f++)
			in.width = 10 * in.width + (*f - '0');
		int given = in.width, size;
		if (!in.width)
			in.width = 0x7fffffff;
		f = read_length(f, &size);
		char c = *f++;
		if (c != '[' && c != 'c' && c != 'n')
			for (; is_space(*in.at); in.at++)
				;
		if (c == '%') {
			if (*in.at != '%')
				return done == 0 && !*in.at ? -1 : done;
			in.at++;
			continue;
		}
		if (c == 'n') {
			if (!discard)
				store(__builtin_va_arg(args, void *), size, (u64)(in.at - in.start));
			continue;
		}
		if (!*in.at)
			return done == 0 ? -1 : done;
		void *to = discard ? NULL : __builtin_va_arg(args, void *);
		in.length = 0;
		in.text[0] = 0;
		int base = 10, is_signed = 0;
		struct set set = {{0}, 1};
		switch (c) {
		case '[':
			f = read_set(&set, f);
			if (size != 4)
				__gomc_unsupported("wide characters in a format of sscanf");
			if (!copy_string(&in, to, &set))
				return done;
			break;
		case 's':
			set.members[0] = (u64)0x1f << 9 | (u64)1 << ' ';
			if (size != 4)
				__gomc_unsupported("wide characters in a format of sscanf");
			copy_string(&in, to, &set);
			break;
		case 'c':
			if (size != 4)
				__gomc_unsupported("wide characters in a format of sscanf");
			copy_characters(&in, to, given ? given : 1);
			break;
		case 'a':
		case 'A':
		case 'e':
		case 'E':
		case 'f':
		case 'F':
		case 'g':
		case 'G':
			if (size == LONG_DOUBLE)
				__gomc_unsupported("a number of type long double in a format of sscanf");
			if (!__gomc_take_real(&in))
				return done;
			if (to && f[-2] == 'l')
				*(double *)to = strtod(in.text, NULL);
			else if (to)
				*(float *)to = strtof(in.text, NULL);
			break;
		case 'p':
			size = (int)sizeof(void *);
			base = 16;
			goto integer;
		case 'd':
			is_signed = 1;
			goto integer;
		case 'i':
			is_signed = 1;
			base = 0;
			goto integer;
		case 'o':
			base = 8;
			goto integer;
		case 'x':
		case 'X':
			base = 16;
			goto integer;
		case 'u':
		integer:
			base = __gomc_take_integer(&in, base);
			if (!base)
				return done;
			store(to, size, integer_of(in.text, base, is_signed, size));
			break;
		default:
			__gomc_unsupported("conversion in a format of sscanf");
		}
		done += !discard;
	}
	return done;
}

#define SCANS(name)                                      \
	int name(const char *s, const char *f, ...)      \
	{                                                \
		va_list args;                            \
		__builtin_va_start(args, f);             \
		int n = scan(s, f, args);                \
		__builtin_va_end(args);                  \
		return n;                                \
	}

SCANS(sscanf)
SCANS(__isoc99_sscanf)
SCANS(__isoc23_sscanf)

int vsscanf(const char *s, const char *f, va_list args) { return scan(s, f, args); }
int __isoc99_vsscanf(const char *s, const char *f, va_list args) { return scan(s, f, args); }
int __isoc23_vsscanf(const char *s, const char *f, va_list args) { return scan(s, f, args); }
