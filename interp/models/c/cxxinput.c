/*
 * Input of C++'s streams. Standard input may be anything: at each number and each character it may end, or be something else. There is no bound to what a string of it
 * might be, so that these are unsupported. What comes from a string is read from there.
 */
#include "cxxstream.h"

double strtod(const char *s, char **end);

INLINE int is_standard(struct stream *s) { return s == (struct stream *)&_ZSt3cin; }

INLINE struct ios *ios_for(struct stream *s) { return is_standard(s) ? &_ZSt3cin.ios : ios_of(s); }

INLINE int is_space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* Where a string stream is. */
struct source {
	const char *at, *end;
	u32 state; /* END once somebody has looked beyond the end */
};

INLINE int look(struct source *in)
{
	if (in->at < in->end)
		return (u8)*in->at;
	in->state |= END;
	return -1;
}

INLINE int take(struct source *in)
{
	int c = look(in);
	if (c >= 0)
		in->at++;
	return c;
}

/* Begins to read: false if the stream has failed, or ends behind white space that is left out. */
INLINE int begin(struct ios *ios, struct source *in, int skips)
{
	if (ios->state != GOOD) {
		ios->state |= FAIL;
		return 0;
	}
	struct string_buffer *b = buffer_of(ios);
	if (!(b->mode & READ)) {
		ios->state |= skips ? END | FAIL : END;
		return 0;
	}
	in->at = b->text.at + ios->read;
	in->end = b->text.at + b->text.size;
	in->state = GOOD;
	if (!skips || !(ios->flags & SKIP_SPACE))
		return 1;
	while (is_space(look(in)))
		in->at++;
	if (look(in) < 0) {
		ios->read = b->text.size;
		ios->state |= END | FAIL;
		return 0;
	}
	return 1;
}

INLINE void finish(struct ios *ios, const struct source *in)
{
	ios->read = (size_t)(in->at - buffer_of(ios)->text.at);
	if (in->state)
		ios->state |= in->state;
}

/* Standard input: how an attempt to read ends. */
enum { IS_THERE, IS_AT_END, IS_SOMETHING_ELSE, IS_TOO_LARGE, IS_TOO_SMALL };

/* Integers. */
static int __gomc_read_integer(struct stream *s, u64 *result, int bits, int is_signed)
{
	struct ios *ios = ios_for(s);
	u64 most = is_signed ? ((u64)1 << (bits - 1)) - 1 : ~(u64)0 >> (64 - bits), least = is_signed ? -most - 1 : 0;
	if (is_standard(s)) {
		if (ios->state != GOOD) {
			ios->state |= FAIL;
			return 0;
		}
		u64 how = __gomc_choice(is_signed ? 5 : 4);
		if (how == IS_AT_END || __gomc_choice(2)) /* nothing may stand behind it */
			ios->state |= END;
		if (how == IS_THERE) {
			*result = __gomc_nondet(bits, is_signed, "std::cin");
			return 1;
		}
		ios->state |= FAIL;
		*result = how == IS_TOO_LARGE ? most : how == IS_TOO_SMALL ? least : 0;
		return how != IS_AT_END;
	}
	struct source in;
	if (!begin(ios, &in, 1))
		return 0;
	u32 field = ios->flags & (DEC | OCT | HEX);
	u32 base = field == OCT ? 8 : field == HEX ? 16 : 10;
	int negative = look(&in) == '-', digits = 0, too_large = 0;
	if (negative || look(&in) == '+')
		in.at++;
	u64 value = 0;
	if ((base == 16 || field == 0) && look(&in) == '0') { /* a base may be before the number, or say which one it is */
		in.at++;
		digits = 1;
		if (field == 0)
			base = 8;
		if ((look(&in) | 0x20) == 'x') {
			in.at++;
			digits = 0;
			base = 16;
		}
	}
	for (int c; (c = look(&in)) >= 0; in.at++) {
		u32 digit = c >= '0' && c <= '9' ? (u32)(c - '0') : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (u32)((c | 0x20) - 'a' + 10) : 99;
		if (digit >= base)
			break;
		digits++;
		if (value > (~(u64)0 - digit) / base)
			too_large = 1;
		value = value * base + digit;
	}
	u64 limit = is_signed && negative ? most + 1 : most;
	if (value > limit)
		too_large = 1;
	if (!digits) {
		*result = 0;
		in.state |= FAIL;
	} else if (too_large) {
		*result = is_signed && negative ? least : most;
		in.state |= FAIL;
	} else {
		*result = negative ? -value : value;
	}
	finish(ios, &in);
	return 1;
}

#define INTEGER(name, type, is_signed) \
	struct stream *name(struct stream *s, type *to) \
	{ \
		u64 value; \
		if (__gomc_read_integer(s, &value, 8 * (int)sizeof(type), is_signed)) \
			*to = (type)value; \
		return s; \
	}

INTEGER(_ZNSirsERs, short, 1)
INTEGER(_ZNSirsERi, int, 1)
INTEGER(_ZNSirsERl, long, 1)
INTEGER(_ZNSi10_M_extractIlEERSiRT_, long, 1)
INTEGER(_ZNSirsERx, long long, 1)
INTEGER(_ZNSi10_M_extractIxEERSiRT_, long long, 1)
INTEGER(_ZNSirsERt, unsigned short, 0)
INTEGER(_ZNSi10_M_extractItEERSiRT_, unsigned short, 0)
INTEGER(_ZNSirsERj, unsigned, 0)
INTEGER(_ZNSi10_M_extractIjEERSiRT_, unsigned, 0)
INTEGER(_ZNSirsERm, unsigned long, 0)
INTEGER(_ZNSi10_M_extractImEERSiRT_, unsigned long, 0)
INTEGER(_ZNSirsERy, unsigned long long, 0)
INTEGER(_ZNSi10_M_extractIyEERSiRT_, unsigned long long, 0)

/* Numbers with a fraction, and texts, are read from strings only. */
INLINE void no_standard(struct stream *s, const char *what)
{
	if (is_standard(s))
		__gomc_unsupported(what);
}

enum { MOST_DIGITS = 62 };

/* Copies a number as far as it looks like one, and tells whether it is one. */
INLINE int copy_real(struct source *in, char *to)
{
	int n = 0, digits = 0, point = 0, exponent = 0;
	for (int c; (c = look(in)) >= 0; in->at++) {
		int sign = c == '-' || c == '+';
		if (c >= '0' && c <= '9')
			digits++;
		else if (c == '.' && !point && !exponent)
			point = 1;
		else if ((c | 0x20) == 'e' && digits && !exponent) {
			exponent = 1;
			digits = 0;
		} else if (!sign || (n > 0 && (to[n - 1] | 0x20) != 'e'))
			break;
		if (n >= MOST_DIGITS)
			__gomc_unsupported("a number with more than 62 characters in a stream");
		to[n++] = (char)c;
	}
	to[n] = 0;
	return digits > 0;
}

static int __gomc_read_real(struct stream *s, double *result)
{
	no_standard(s, "a number with a fraction from std::cin");
	struct ios *ios = ios_for(s);
	struct source in;
	if (!begin(ios, &in, 1))
		return 0;
	char text[MOST_DIGITS + 1];
	if (copy_real(&in, text)) {
		*result = strtod(text, NULL);
	} else {
		*result = 0;
		in.state |= FAIL;
	}
	finish(ios, &in);
	return 1;
}

#define REAL(name, type) \
	struct stream *name(struct stream *s, type *to) \
	{ \
		double value; \
		if (__gomc_read_real(s, &value)) \
			*to = (type)value; \
		return s; \
	}

REAL(_ZNSirsERd, double)
REAL(_ZNSirsERf, float)

struct stream *_ZNSirsERb(struct stream *s, u8 *to)
{
	if (ios_for(s)->flags & BOOLALPHA)
		__gomc_unsupported("input of a truth value by its name");
	u64 value;
	if (!__gomc_read_integer(s, &value, 64, 1))
		return s;
	*to = value != 0;
	if (value > 1)
		ios_for(s)->state |= FAIL;
	return s;
}

/* Characters. */
INLINE int standard_character(struct ios *ios)
{
	if (ios->state != GOOD) {
		ios->state |= FAIL;
		return -1;
	}
	if (__gomc_choice(2)) {
		ios->state |= END | FAIL;
		return -1;
	}
	return (int)__gomc_nondet(8, 0, "std::cin");
}

static struct stream *__gomc_read_character(struct stream *s, char *to)
{
	struct ios *ios = ios_for(s);
	if (is_standard(s)) {
		int c = standard_character(ios);
		if (c >= 0)
			*to = (char)c;
		return s;
	}
	struct source in;
	if (!begin(ios, &in, 1))
		return s;
	int c = take(&in);
	if (c >= 0)
		*to = (char)c;
	else
		in.state |= FAIL;
	finish(ios, &in);
	return s;
}

struct stream *_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(struct stream *s, char *to) { return __gomc_read_character(s, to); }
struct stream *_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Ra(struct stream *s, char *to) { return __gomc_read_character(s, to); }
struct stream *_ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_Rh(struct stream *s, char *to) { return __gomc_read_character(s, to); }

/* Texts. */
struct stream *_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(struct stream *s, struct text *to)
{
	no_standard(s, "a string from std::cin");
	struct ios *ios = ios_for(s);
	struct source in;
	if (!begin(ios, &in, 1))
		return s;
	const char *first = in.at;
	long width = ios->width;
	while ((width <= 0 || in.at - first < width) && look(&in) >= 0 && !is_space(look(&in)))
		in.at++;
	ios->width = 0;
	if (in.at == first)
		in.state |= FAIL;
	assign(to, first, (size_t)(in.at - first));
	finish(ios, &in);
	return s;
}

/* A line, without its end. */
struct stream *_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(struct stream *s, struct text *to, char end)
{
	no_standard(s, "a line from std::cin");
	struct ios *ios = ios_for(s);
	struct source in;
	if (!begin(ios, &in, 0))
		return s;
	const char *first = in.at;
	int c;
	while ((c = take(&in)) >= 0 && c != (u8)end)
		;
	assign(to, first, (size_t)(in.at - first) - (c >= 0));
	if (in.at == first)
		in.state |= FAIL;
	finish(ios, &in);
	return s;
}

struct stream *_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(struct stream *s, struct text *to)
{
	return _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(s, to, '\n');
}

/* Without a format. */
INLINE void set_count(struct stream *s, long n) { ((struct istream *)s)->count = n; }

enum { ANY_COUNT = -1 };

long _ZNKSi6gcountEv(const struct istream *s)
{
	if (s->count == ANY_COUNT)
		__gomc_unsupported("gcount of std::cin behind ignore");
	return s->count;
}

int _ZNSi3getEv(struct stream *s)
{
	struct ios *ios = ios_for(s);
	struct source in;
	int c = -1;
	set_count(s, 0);
	if (is_standard(s)) {
		c = standard_character(ios);
	} else if (begin(ios, &in, 0)) {
		c = take(&in);
		if (c < 0)
			in.state |= FAIL;
		finish(ios, &in);
	}
	if (c >= 0)
		set_count(s, 1);
	return c;
}

struct stream *_ZNSi3getERc(struct stream *s, char *to)
{
	int c = _ZNSi3getEv(s);
	if (c >= 0)
		*to = (char)c;
	return s;
}

int _ZNSi4peekEv(struct stream *s)
{
	no_standard(s, "peek of std::cin");
	struct ios *ios = ios_for(s);
	struct source in;
	set_count(s, 0);
	if (!begin(ios, &in, 0))
		return -1;
	int c = look(&in);
	finish(ios, &in);
	return c;
}

/* Leaves out some characters, or all up to an end. */
struct stream *_ZNSi6ignoreEli(struct stream *s, long most, int end)
{
	struct ios *ios = ios_for(s);
	struct source in;
	set_count(s, 0);
	if (is_standard(s)) { /* whatever they are */
		if (ios->state != GOOD) {
			ios->state |= FAIL;
			return s;
		}
		set_count(s, ANY_COUNT);
		if (most > 0 && __gomc_choice(2))
			ios->state |= END;
		return s;
	}
	if (!begin(ios, &in, 0))
		return s;
	long n = 0;
	for (int c = 0; (n < most || most == 0x7fffffffffffffff) && c != end; n++)
		if ((c = take(&in)) < 0)
			break;
	set_count(s, n);
	finish(ios, &in);
	return s;
}

struct stream *_ZNSi6ignoreEl(struct stream *s, long most) { return _ZNSi6ignoreEli(s, most, -1); }
struct stream *_ZNSi6ignoreEv(struct stream *s) { return _ZNSi6ignoreEli(s, 1, -1); }

struct stream *_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(struct stream *s)
{
	no_standard(s, "white space of std::cin");
	struct ios *ios = ios_for(s);
	struct source in;
	if (!begin(ios, &in, 0))
		return s;
	while (is_space(look(&in)))
		in.at++;
	finish(ios, &in);
	return s;
}

/* Manipulators are functions. */
struct stream *_ZNSirsEPFRSiS_E(struct stream *s, struct stream *(*f)(struct stream *)) { return f(s); }

struct stream *_ZNSirsEPFRSt8ios_baseS0_E(struct stream *s, struct ios *(*f)(struct ios *))
{
	f(ios_for(s));
	return s;
}

MANIPULATORS(_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_)
