/*
 * Output of C++'s streams. What goes to standard output and error is shown as what printf prints: it takes no step, but that the width, the flags and the precision
 * are read, and what it prints. What goes to a string is there as the flags say.
 */
#include "cxxstream.h"
#include "looks.h"

int printf(const char *format, ...);
int snprintf(char *to, size_t size, const char *format, ...);

INLINE int is_standard(struct stream *s)
{
	return s == (struct stream *)&_ZSt4cout || s == (struct stream *)&_ZSt4cerr || s == (struct stream *)&_ZSt4clog;
}

/* The standard streams may be used by all threads at a time. */
INLINE struct ios *ios_for(struct stream *s)
{
	return is_standard(s) ? &((struct ostream *)s)->ios : ios_of(s);
}

/* Whether there is something to be done. A string stream that has failed takes no more. */
INLINE int ready(struct stream *s, struct ios *ios)
{
	if (is_standard(s) || ios->state == GOOD)
		return 1;
	ios->state |= FAIL;
	return 0;
}

static void __gomc_put_text(struct ios *ios, const char *from, size_t size)
{
	struct string_buffer *b = buffer_of(ios);
	if (!(b->mode & (WRITE | APPEND))) {
		ios->state |= BAD;
		return;
	}
	size_t rest = b->text.size - ios->written;
	__gomc_replace_by(&b->text, ios->written, size < rest ? size : rest, from, size, 0);
	ios->written += size;
}

static void __gomc_put_all(struct stream *s, struct ios *ios, const char *from, size_t size)
{
	if (is_standard(s)) {
		__look_at_bytes(from, size, 1);
		printf("%.*s", (int)size, from);
	} else {
		__gomc_put_text(ios, from, size);
	}
}

static void __gomc_put_one(struct ios *ios, char c) { __gomc_put_text(ios, &c, 1); }

INLINE void put(struct stream *s, struct ios *ios, char c)
{
	if (is_standard(s))
		printf("%c", c);
	else
		__gomc_put_one(ios, c);
}

/* The width is for one output. */
INLINE long take_width(struct ios *ios)
{
	long width = __atomic_load_n(&ios->width, __ATOMIC_RELAXED);
	if (width != 0)
		__atomic_store_n(&ios->width, 0, __ATOMIC_RELAXED);
	return width;
}

static void __gomc_pad(struct stream *s, struct ios *ios, long n)
{
	char fill = n > 0 ? ios->fill : ' ';
	for (; n > 0; n--)
		put(s, ios, fill);
}

/* Outputs a text as wide as it has to be. Where the rest is internal, it comes behind a prefix. */
static struct stream *__gomc_insert(struct stream *s, const char *from, size_t size, size_t prefix)
{
	struct ios *ios = ios_for(s);
	if (!ready(s, ios))
		return s;
	long rest = take_width(ios) - (long)size;
	if (rest <= 0) {
		__gomc_put_all(s, ios, from, size);
		return s;
	}
	u32 where = ios->flags & (LEFT | RIGHT | INTERNAL);
	size_t before = where == LEFT ? size : where == INTERNAL ? prefix : 0;
	__gomc_put_all(s, ios, from, before);
	__gomc_pad(s, ios, rest);
	__gomc_put_all(s, ios, from + before, size - before);
	return s;
}

/* With a length. */
struct stream *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(struct stream *s, const char *from, long size)
{
	return __gomc_insert(s, from, (size_t)size, 0);
}

struct stream *_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(struct stream *s, const struct text *t)
{
	return __gomc_insert(s, t->at, t->size, 0);
}

/* Texts of C. */
static struct stream *__gomc_insert_text(struct stream *s, const char *from)
{
	if (!from) {
		ios_for(s)->state |= BAD;
		return s;
	}
	size_t n = __look_at_text(from, ~(size_t)0);
	if (!is_standard(s))
		return __gomc_insert(s, from, n, 0);
	long width = take_width(ios_for(s));
	if (width == 0) {
		printf("%s", from);
		return s;
	}
	int left = ios_for(s)->flags & LEFT;
	printf(left ? "%-*s" : "%*s", (int)width, from);
	return s;
}

struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(struct stream *s, const char *from) { return __gomc_insert_text(s, from); }
struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKa(struct stream *s, const char *from) { return __gomc_insert_text(s, from); }
struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKh(struct stream *s, const char *from) { return __gomc_insert_text(s, from); }

/* Characters. */
static struct stream *__gomc_insert_one(struct stream *s, char c) { return __gomc_insert(s, &c, 1, 0); }

static struct stream *__gomc_insert_character(struct stream *s, char c)
{
	if (!is_standard(s))
		return __gomc_insert_one(s, c);
	long width = take_width(ios_for(s));
	if (width <= 1)
		printf("%c", c);
	else
		printf(ios_for(s)->flags & LEFT ? "%-*c" : "%*c", (int)width, c);
	return s;
}

struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(struct stream *s, char c) { return __gomc_insert_character(s, c); }
struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a(struct stream *s, char c) { return __gomc_insert_character(s, c); }
struct stream *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h(struct stream *s, char c) { return __gomc_insert_character(s, c); }

/*
 * Integers. Most are shown as they are, without a look at their value. Others are made here: unsigned ones in base 8 or 16, with a base before them if the flags say so.
 */
INLINE int is_plain(struct stream *s, struct ios *ios)
{
	return is_standard(s) && (ios->flags & ~(u32)(SKIP_SPACE | UNIT_BUFFER | LEFT)) == DEC && __atomic_load_n(&ios->width, __ATOMIC_RELAXED) == 0;
}

static struct stream *__gomc_insert_number(struct stream *s, u32 flags, u64 bits, u64 magnitude, char sign)
{
	u32 upper = flags & UPPERCASE, field = flags & (DEC | OCT | HEX), base = field == OCT ? 8 : field == HEX ? 16 : 10;
	u64 value = base == 10 ? magnitude : bits;
	char body[32];
	u32 at = sizeof body;
	do {
		u32 digit = (u32)(value % base);
		body[--at] = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
		value /= base;
	} while (value);
	u32 digits = at;
	if (flags & SHOW_BASE && base == 8 && bits)
		body[--at] = '0';
	if (flags & SHOW_BASE && base == 16 && bits) {
		body[--at] = upper ? 'X' : 'x';
		body[--at] = '0';
	}
	if (sign && base == 10)
		body[--at] = sign;
	if (base == 8)
		digits = at;
	return __gomc_insert(s, body + at, sizeof body - at, digits - at);
}

#define SIGNED(name, type, type_unsigned, format) \
	struct stream *name(struct stream *s, type value) \
	{ \
		struct ios *ios = ios_for(s); \
		if (is_plain(s, ios)) { \
			printf(format, value); \
			return s; \
		} \
		int negative = value < 0; \
		u64 magnitude = negative ? -(u64)value : (u64)value; \
		return __gomc_insert_number(s, ios->flags, (type_unsigned)value, magnitude, negative ? '-' : ios->flags & SHOW_PLUS ? '+' : 0); \
	}

SIGNED(_ZNSolsEs, short, unsigned short, "%hd")
SIGNED(_ZNSolsEi, int, unsigned, "%d")
SIGNED(_ZNSolsEl, long, unsigned long, "%ld")
SIGNED(_ZNSolsEx, long long, unsigned long long, "%lld")

#define UNSIGNED(name, type, format) \
	struct stream *name(struct stream *s, type value) \
	{ \
		struct ios *ios = ios_for(s); \
		if (is_plain(s, ios)) { \
			printf(format, value); \
			return s; \
		} \
		return __gomc_insert_number(s, ios->flags, value, value, 0); \
	}

UNSIGNED(_ZNSolsEt, unsigned short, "%hu")
UNSIGNED(_ZNSolsEj, unsigned, "%u")
UNSIGNED(_ZNSolsEm, unsigned long, "%lu")
UNSIGNED(_ZNSolsEy, unsigned long long, "%llu")

struct stream *_ZNSolsEb(struct stream *s, _Bool value)
{
	if (ios_for(s)->flags & BOOLALPHA)
		return __gomc_insert_text(s, value ? "true" : "false");
	return _ZNSolsEl(s, value);
}

/* Addresses are shown in base 16. */
struct stream *_ZNSolsEPKv(struct stream *s, const void *value)
{
	if (is_standard(s) && __atomic_load_n(&ios_for(s)->width, __ATOMIC_RELAXED) == 0) {
		printf("%#lx", (unsigned long)(uintptr_t)value);
		return s;
	}
	u32 flags = ios_for(s)->flags & ~(u32)(DEC | OCT | UPPERCASE);
	return __gomc_insert_number(s, flags | HEX | SHOW_BASE, (uintptr_t)value, 0, 0);
}

struct stream *_ZNSolsEDn(struct stream *s) { return __gomc_insert_text(s, "nullptr"); }

/* Numbers with a fraction, by the format that printf would need. */
static struct stream *__gomc_insert_real(struct stream *s, u32 flags, long precision, double value)
{
	u32 kind = flags & (FIXED | SCIENTIFIC);
	char format[8], *f = format;
	*f++ = '%';
	if (flags & SHOW_PLUS)
		*f++ = '+';
	if (flags & SHOW_POINT)
		*f++ = '#';
	if (kind != (FIXED | SCIENTIFIC)) {
		*f++ = '.';
		*f++ = '*';
	}
	char letter = kind == FIXED ? 'f' : kind == SCIENTIFIC ? 'e' : kind ? 'a' : 'g';
	*f++ = (char)(flags & UPPERCASE ? letter - 'a' + 'A' : letter);
	*f = 0;
	char body[512];
	if (precision > 100 || precision < 0)
		__gomc_unsupported("a stream with a precision of more than 100");
	int n = kind == (FIXED | SCIENTIFIC) ? snprintf(body, sizeof body, format, value) : snprintf(body, sizeof body, format, (int)precision, value);
	return __gomc_insert(s, body, (size_t)n, body[0] == '-' || body[0] == '+');
}

struct stream *_ZNSolsEd(struct stream *s, double value)
{
	struct ios *ios = ios_for(s);
	long precision = ios->precision;
	if (is_plain(s, ios) && precision == 6) {
		printf("%g", value);
		return s;
	}
	return __gomc_insert_real(s, ios->flags, precision, value);
}

struct stream *_ZNSolsEf(struct stream *s, float value) { return _ZNSolsEd(s, value); }
struct stream *_ZNSolsEe(struct stream *s, long double value) { return _ZNSolsEd(s, (double)value); }

/* What -O1 and above call. */
struct stream *_ZNSo9_M_insertIbEERSoT_(struct stream *s, _Bool value) { return _ZNSolsEb(s, value); }
struct stream *_ZNSo9_M_insertIlEERSoT_(struct stream *s, long value) { return _ZNSolsEl(s, value); }
struct stream *_ZNSo9_M_insertImEERSoT_(struct stream *s, unsigned long value) { return _ZNSolsEm(s, value); }
struct stream *_ZNSo9_M_insertIxEERSoT_(struct stream *s, long long value) { return _ZNSolsEx(s, value); }
struct stream *_ZNSo9_M_insertIyEERSoT_(struct stream *s, unsigned long long value) { return _ZNSolsEy(s, value); }
struct stream *_ZNSo9_M_insertIdEERSoT_(struct stream *s, double value) { return _ZNSolsEd(s, value); }
struct stream *_ZNSo9_M_insertIeEERSoT_(struct stream *s, long double value) { return _ZNSolsEd(s, (double)value); }
struct stream *_ZNSo9_M_insertIPKvEERSoT_(struct stream *s, const void *value) { return _ZNSolsEPKv(s, value); }

/* Manipulators are functions. */
struct stream *_ZNSolsEPFRSoS_E(struct stream *s, struct stream *(*f)(struct stream *)) { return f(s); }

struct stream *_ZNSolsEPFRSt8ios_baseS0_E(struct stream *s, struct ios *(*f)(struct ios *))
{
	f(ios_for(s));
	return s;
}

struct stream *_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(struct stream *s, struct ios *(*f)(struct ios *))
{
	f(ios_for(s));
	return s;
}

/* Without a format. */
struct stream *_ZNSo3putEc(struct stream *s, char c)
{
	struct ios *ios = ios_for(s);
	if (ready(s, ios))
		put(s, ios, c);
	return s;
}

struct stream *_ZNSo5writeEPKcl(struct stream *s, const char *from, long size)
{
	struct ios *ios = ios_for(s);
	if (ready(s, ios))
		__gomc_put_all(s, ios, from, (size_t)size);
	return s;
}

struct stream *_ZNSo5flushEv(struct stream *s) { return s; }
struct stream *_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(struct stream *s) { return s; }
struct stream *_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(struct stream *s) { return _ZNSo3putEc(s, '\n'); }
struct stream *_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(struct stream *s) { return _ZNSo3putEc(s, 0); }

MANIPULATORS(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
