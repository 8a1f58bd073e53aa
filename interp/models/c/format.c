/*
 * Formatted output to strings: numbers, characters, strings and pointers, with
 * flags, width and precision. Numbers of type long double, %n and wide characters
 * are unsupported. Nothing is said of how the bytes are written but that each
 * is written once, in order.
 */
#include "models.h"

typedef __builtin_va_list va_list;

/* Where the output goes: the bytes beyond the limit are counted only. */
struct sink {
	char *to;
	size_t limit;
	size_t count;
};

INLINE void put(struct sink *s, char c)
{
	if (s->count < s->limit)
		s->to[s->count] = c;
	s->count++;
}

/* A conversion, as it is written between the % and its letter. */
struct spec {
	int left, plus, space, alternate, zero;
	int width;
	int precision; /* -1 if none is given */
};

INLINE void pad(struct sink *s, char c, int n)
{
	for (; n > 0; n--)
		put(s, c);
}

/* Digits of value, the last one first; the number of them. */
INLINE int digits_of(char *digits, u64 value, unsigned base, int upper)
{
	int n = 0;
	for (; value != 0; value /= base) {
		unsigned d = value % base;
		digits[n++] = d < 10 ? '0' + d : (upper ? 'A' : 'a') + d - 10;
	}
	return n;
}

static void __gomc_put_number(struct sink *s, const struct spec *f, u64 value, unsigned base, int upper, char sign)
{
	char digits[24];
	int n = digits_of(digits, value, base, upper);
	int least = f->precision < 0 ? 1 : f->precision;
	int prefix = 0;
	if (f->alternate && base == 16 && value != 0)
		prefix = 2;
	if (f->alternate && base == 8 && least <= n)
		least = n + 1;
	int zeros = least > n ? least - n : 0;
	int rest = f->width - n - zeros - prefix - (sign != 0);
	if (f->zero && !f->left && f->precision < 0 && rest > 0) {
		zeros += rest;
		rest = 0;
	}
	if (!f->left)
		pad(s, ' ', rest);
	if (sign)
		put(s, sign);
	if (prefix) {
		put(s, '0');
		put(s, upper ? 'X' : 'x');
	}
	pad(s, '0', zeros);
	while (n > 0)
		put(s, digits[--n]);
	if (f->left)
		pad(s, ' ', rest);
}

INLINE int is_real(char c)
{
	c |= 0x20;
	return c == 'a' || (c >= 'e' && c <= 'g');
}

static void __gomc_put_real(struct sink *s, const struct spec *f, double value, char letter)
{
	u64 bits = (union { double x; u64 bits; }){value}.bits;
	char sign = bits >> 63 ? '-' : f->plus ? '+' : f->space ? ' ' : 0;
	bits &= ~0ull >> 1;
	value = (union { u64 bits; double x; }){bits}.x;
	int special = bits >= 0x7ff0000000000000ull, prefix = !special && (letter | 0x20) == 'a';
	if (f->precision > 10000)
		__gomc_unsupported("a number with more than 10000 digits");
	u64 word = 0, infinite = 0x666e69, other = 0x6e616e; /* inf, nan */
	if (special)
		word = (value == value ? infinite : other) ^ (letter & 0x20 ? 0 : 0x202020);
	int n = 0;
	for (u64 piece = 0;; piece++) {
		u64 text = special ? (piece ? 0 : word) : __gomc_real_text(value, letter, f->precision, f->alternate, piece);
		for (; text; text >>= 8)
			n++;
		if (n < 8 * (int)(piece + 1))
			break;
	}
	int rest = f->width - n - 2 * prefix - (sign != 0);
	if (!f->left && !(f->zero && !special))
		pad(s, ' ', rest);
	if (sign)
		put(s, sign);
	if (prefix) {
		put(s, '0');
		put(s, letter == 'a' ? 'x' : 'X');
	}
	if (!f->left && f->zero && !special)
		pad(s, '0', rest);
	for (int i = 0; i < n; i++) {
		if (!special && i % 8 == 0)
			word = __gomc_real_text(value, letter, f->precision, f->alternate, (u64)i / 8);
		put(s, (char)(word >> 8 * (i % 8)));
	}
	if (f->left)
		pad(s, ' ', rest);
}

static void __gomc_put_text(struct sink *s, const struct spec *f, const char *text)
{
	int n = 0;
	if (!text)
		text = "(null)";
	while ((f->precision < 0 || n < f->precision) && text[n])
		n++;
	if (!f->left)
		pad(s, ' ', f->width - n);
	for (int i = 0; i < n; i++)
		put(s, text[i]);
	if (f->left)
		pad(s, ' ', f->width - n);
}

/* Lengths of arguments: that of int, with hh and h negative. */
enum { LENGTH_CHAR = -2, LENGTH_SHORT, LENGTH_INT, LENGTH_LONG, LENGTH_LONG_LONG };

INLINE u64 unsigned_of(u64 value, int length)
{
	switch (length) {
	case LENGTH_CHAR:
		return (u8)value;
	case LENGTH_SHORT:
		return (u16)value;
	case LENGTH_INT:
		return (u32)value;
	case LENGTH_LONG:
		return (unsigned long)value;
	}
	return value;
}

INLINE s64 signed_of(u64 value, int length)
{
	switch (length) {
	case LENGTH_CHAR:
		return (s8)value;
	case LENGTH_SHORT:
		return (s16)value;
	case LENGTH_INT:
		return (s32)value;
	case LENGTH_LONG:
		return (long)value;
	}
	return (s64)value;
}

INLINE int format(struct sink *s, const char *f, va_list args)
{
	for (char c; (c = *f++) != 0;) {
		if (c != '%') {
			put(s, c);
			continue;
		}
		struct spec p = {0};
		p.precision = -1;
		for (;; f++) {
			if (*f == '-')
				p.left = 1;
			else if (*f == '+')
				p.plus = 1;
			else if (*f == ' ')
				p.space = 1;
			else if (*f == '#')
				p.alternate = 1;
			else if (*f == '0')
				p.zero = 1;
			else
				break;
		}
		if (*f == '*') {
			f++;
			p.width = __builtin_va_arg(args, int);
			if (p.width < 0) {
				p.left = 1;
				p.width = -p.width;
			}
		} else {
			for (; *f >= '0' && *f <= '9'; f++)
				p.width = 10 * p.width + (*f - '0');
		}
		if (*f == '.') {
			f++;
			p.precision = 0;
			if (*f == '*') {
				f++;
				p.precision = __builtin_va_arg(args, int);
				if (p.precision < 0)
					p.precision = -1;
			} else {
				for (; *f >= '0' && *f <= '9'; f++)
					p.precision = 10 * p.precision + (*f - '0');
			}
		}
		int length = LENGTH_INT;
		for (;; f++) {
			if (*f == 'h')
				length--;
			else if (*f == 'l')
				length++;
			else if (*f == 'z' || *f == 't')
				length = LENGTH_LONG;
			else if (*f == 'j' || *f == 'q')
				length = LENGTH_LONG_LONG;
			else
				break;
		}
		unsigned base = 10;
		c = *f++;
		switch (c) {
		case '%':
			put(s, '%');
			break;
		case 'c': {
			if (length != LENGTH_INT)
				__gomc_unsupported("conversion of a wide character");
			char byte = (char)__builtin_va_arg(args, int);
			if (!p.left)
				pad(s, ' ', p.width - 1);
			put(s, byte);
			if (p.left)
				pad(s, ' ', p.width - 1);
			break;
		}
		case 's':
			if (length != LENGTH_INT)
				__gomc_unsupported("conversion of a wide string");
			__gomc_put_text(s, &p, __builtin_va_arg(args, const char *));
			break;
		case 'p': {
			uintptr_t value = (uintptr_t)__builtin_va_arg(args, void *);
			p.alternate = 1;
			if (value)
				__gomc_put_number(s, &p, value, 16, 0, 0);
			else
				__gomc_put_text(s, &p, "(nil)");
			break;
		}
		case 'd':
		case 'i':
		case 'o':
		case 'u':
		case 'x':
		case 'X': {
			u64 value = length == LENGTH_LONG_LONG ? __builtin_va_arg(args, unsigned long long)
				: length == LENGTH_LONG	       ? __builtin_va_arg(args, unsigned long)
							       : __builtin_va_arg(args, unsigned);
			char sign = 0;
			if (c == 'd' || c == 'i') {
				s64 number = signed_of(value, length);
				sign = number < 0 ? '-' : p.plus ? '+' : p.space ? ' ' : 0;
				value = number < 0 ? -(u64)number : (u64)number;
			} else {
				value = unsigned_of(value, length);
			}
			if (c == 'o')
				base = 8;
			else if (c == 'x' || c == 'X')
				base = 16;
			__gomc_put_number(s, &p, value, base, c == 'X', sign);
			break;
		}
		default:
			if (!is_real(c) || length > LENGTH_LONG)
				__gomc_unsupported("conversion of a number in a format string");
			__gomc_put_real(s, &p, __builtin_va_arg(args, double), c);
		}
	}
	return (int)s->count;
}

/* The terminating zero is written last; it takes one byte of the limit. */
INLINE int print(char *to, size_t size, const char *f, va_list args)
{
	struct sink s = {to, size > 0 ? size - 1 : 0, 0};
	int n = format(&s, f, args);
	if (size > 0)
		to[s.count < s.limit ? s.count : s.limit] = 0;
	return n;
}

#define UNLIMITED ((size_t)1 << 30)

int vsnprintf(char *to, size_t size, const char *f, va_list args) { return print(to, size, f, args); }
int vsprintf(char *to, const char *f, va_list args) { return print(to, UNLIMITED, f, args); }

int snprintf(char *to, size_t size, const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = print(to, size, f, args);
	__builtin_va_end(args);
	return n;
}

int sprintf(char *to, const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = print(to, UNLIMITED, f, args);
	__builtin_va_end(args);
	return n;
}

/* Fortified: an object that is smaller than the size given is overflowed. */
int __snprintf_chk(char *to, size_t size, int flag, size_t object, const char *f, ...)
{
	if (object < size)
		__gomc_error(MEMORY_ERROR, "snprintf: buffer overflow");
	va_list args;
	__builtin_va_start(args, f);
	int n = print(to, size, f, args);
	__builtin_va_end(args);
	return n;
}

int __sprintf_chk(char *to, int flag, size_t object, const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = print(to, object < UNLIMITED ? object : UNLIMITED, f, args);
	__builtin_va_end(args);
	if (object <= (size_t)n)
		__gomc_error(MEMORY_ERROR, "sprintf: buffer overflow");
	return n;
}

/* The memory is the caller's to free. */
int vasprintf(char **result, const char *f, va_list args)
{
	va_list again;
	__builtin_va_copy(again, args);
	int n = print(NULL, 0, f, again);
	__builtin_va_end(again);
	char *text = allocate((u64)n + 1, 0);
	if (!text)
		return -1;
	*result = text;
	return print(*result, (size_t)n + 1, f, args);
}

int asprintf(char **result, const char *f, ...)
{
	va_list args;
	__builtin_va_start(args, f);
	int n = vasprintf(result, f, args);
	__builtin_va_end(args);
	return n;
}
