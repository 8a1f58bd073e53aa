/* Arithmetic on integers, numbers in strings, sorting, random numbers. */
#include "models.h"

typedef unsigned long ulong;

int abs(int n) { return n < 0 ? -n : n; }
long labs(long n) { return n < 0 ? -n : n; }
s64 llabs(s64 n) { return n < 0 ? -n : n; }
s64 imaxabs(s64 n) { return n < 0 ? -n : n; }

typedef struct { int quotient, remainder; } div_t;
typedef struct { long quotient, remainder; } ldiv_t;
typedef struct { s64 quotient, remainder; } lldiv_t;

div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
lldiv_t lldiv(s64 a, s64 b) { return (lldiv_t){a / b, a % b}; }

/* The number of the lowest bit set, from 1; 0 if there is none. */
int ffsll(s64 n)
{
	for (int bit = 0; bit < 64; bit++)
		if ((u64)n >> bit & 1)
			return bit + 1;
	return 0;
}

int ffsl(long n) { return ffsll(n); }
int ffs(int n) { return ffsll(n); }

/*
 * The strto family: white space, a sign, the prefix of base 16 or 8 if the base
 * is 0 (or 16), digits. limit is the largest value without the sign.
 */
struct number {
	u64 value;
	int negative, overflow;
};

INLINE int digit_of(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'z')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'Z')
		return c - 'A' + 10;
	return 99;
}

INLINE void read_number(struct number *n, const char *s, char **end, int base, u64 positive, u64 negative)
{
	const char *start = s;
	n->value = 0;
	n->negative = n->overflow = 0;
	while (*s == ' ' || (*s >= '\t' && *s <= '\r'))
		s++;
	if (*s == '-' || *s == '+')
		n->negative = *s++ == '-';
	if ((base == 0 || base == 16) && *s == '0' && (s[1] == 'x' || s[1] == 'X') && digit_of(s[2]) < 16) {
		s += 2;
		base = 16;
	} else if (base == 0) {
		base = *s == '0' ? 8 : 10;
	}
	u64 limit = n->negative ? negative : positive;
	const char *digits = s;
	for (;; s++) {
		int digit = digit_of(*s);
		if (digit >= base)
			break;
		if (n->value > (limit - digit) / base)
			n->overflow = 1;
		else
			n->value = n->value * base + digit;
	}
	if (n->overflow)
		n->value = limit;
	if (end)
		*end = (char *)(s == digits ? start : s);
}

/* A value out of range becomes the nearest one, with errno ERANGE. */
INLINE s64 read_signed(const char *s, char **end, int base, u64 max)
{
	struct number n;
	read_number(&n, s, end, base, max, max + 1);
	if (n.overflow)
		set_errno(ERANGE);
	return (s64)(n.negative ? -n.value : n.value);
}

/* A sign is applied in the unsigned type, but not to a value out of range. */
INLINE u64 read_unsigned(const char *s, char **end, int base, u64 max)
{
	struct number n;
	read_number(&n, s, end, base, max, max);
	if (n.overflow) {
		set_errno(ERANGE);
		return max;
	}
	return n.negative ? -n.value : n.value;
}

#define LONG_MAX ((u64)(~0ul >> 1))

long strtol(const char *s, char **end, int base) { return (long)read_signed(s, end, base, LONG_MAX); }
s64 strtoll(const char *s, char **end, int base) { return read_signed(s, end, base, ~0ull >> 1); }
ulong strtoul(const char *s, char **end, int base) { return (ulong)read_unsigned(s, end, base, ~0ul); }
u64 strtoull(const char *s, char **end, int base) { return read_unsigned(s, end, base, ~0ull); }
int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
s64 atoll(const char *s) { return strtoll(s, NULL, 10); }

/* The names that newer glibc headers give them. */
long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
s64 __isoc23_strtoll(const char *s, char **end, int base) { return strtoll(s, end, base); }
ulong __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
u64 __isoc23_strtoull(const char *s, char **end, int base) { return strtoull(s, end, base); }

/*
 * Floating-point numbers: a sign, and then inf, infinity, nan, or digits with a point and an exponent, in base ten or, behind 0x, sixteen. The interpreter rounds
 * digits times a power of ten or of two. What are more digits than fit a u64 matters only where the number lies between those that the last digit and the next one stand for.
 */
INLINE int is_word(const char *s, const char *word)
{
	for (; *word; s++, word++)
		if ((*s | 0x20) != *word)
			return 0;
	return 1;
}

struct numeral {
	u64 digits;
	int exponent, base, more;
	const char *end; /* NULL if there are no digits */
};

INLINE int bounded(int n) { return n < -100000 ? -100000 : n > 100000 ? 100000 : n; }

INLINE void read_numeral(struct numeral *n, const char *s)
{
	int hexadecimal = *s == '0' && (s[1] | 0x20) == 'x' && (digit_of(s[2]) < 16 || (s[2] == '.' && digit_of(s[3]) < 16));
	int radix = hexadecimal ? 16 : 10, step = hexadecimal ? 4 : 1, point = 0;
	n->digits = 0;
	n->exponent = n->more = 0;
	n->base = hexadecimal ? 2 : 10;
	n->end = NULL;
	for (s += hexadecimal ? 2 : 0;; s++) {
		if (*s == '.' && !point) {
			point = 1;
			continue;
		}
		int digit = digit_of(*s);
		if (digit >= radix)
			break;
		n->end = s + 1;
		int fits = n->digits <= (~0ull - 15) / radix;
		if (fits)
			n->digits = n->digits * radix + digit;
		else if (digit)
			n->more = 1;
		if (fits ? point : !point)
			n->exponent = bounded(n->exponent + (fits ? -step : step));
	}
	if (!n->end)
		return;
	n->end = s;
	if ((*s | 0x20) != (hexadecimal ? 'p' : 'e'))
		return;
	int minus = s[1] == '-';
	s += s[1] == '-' || s[1] == '+' ? 2 : 1;
	if (digit_of(*s) >= 10)
		return;
	int exponent = 0;
	for (; digit_of(*s) < 10; s++)
		exponent = bounded(exponent * 10 + digit_of(*s));
	n->exponent = bounded(n->exponent + (minus ? -exponent : exponent));
	n->end = s;
}

/* Far beyond what is finite, or not zero, powers need not be computed. */
INLINE int moderate(int exponent) { return exponent < -5000 ? -5000 : exponent > 5000 ? 5000 : exponent; }

INLINE double value_of(const struct numeral *n, int bits, double smallest)
{
	if (n->digits == 0)
		return 0;
	int exponent = moderate(n->exponent);
	double value = __gomc_real(n->digits, exponent, n->base, bits);
	if (n->more && __gomc_real(n->digits + 1, exponent, n->base, bits) != value)
		__gomc_unsupported("a number with more than 19 digits that matter");
	if (value - value != 0 || (value < smallest && (n->more || __gomc_real_rounded(n->digits, exponent, n->base, bits))))
		set_errno(ERANGE);
	return value;
}

INLINE double read_real(const char *start, char **end, int bits, double smallest)
{
	const char *s = start;
	while (*s == ' ' || (*s >= '\t' && *s <= '\r'))
		s++;
	int minus = *s == '-';
	if (*s == '-' || *s == '+')
		s++;
	double value = 0;
	if (is_word(s, "inf")) {
		value = __builtin_inf();
		s += is_word(s, "infinity") ? 8 : 3;
	} else if (is_word(s, "nan")) {
		if (s[3] == '(')
			__gomc_unsupported("nan with a payload");
		value = __builtin_nan("");
		s += 3;
	} else {
		struct numeral n;
		read_numeral(&n, s);
		if (n.end)
			value = value_of(&n, bits, smallest);
		else
			minus = 0;
		s = n.end ? n.end : start;
	}
	if (end)
		*end = (char *)s;
	return minus ? -value : value;
}

double strtod(const char *s, char **end) { return read_real(s, end, 64, 2.2250738585072014e-308); }
float strtof(const char *s, char **end) { return (float)read_real(s, end, 32, 1.17549435082228750796873653722e-38); }
double atof(const char *s) { return strtod(s, NULL); }

/*
 * Merge sort, which like glibc's keeps equal elements in their order. Runs of
 * twice the width are merged in each pass, unless they are in order already: the
 * elements of the left run go to other memory, and come back one by one. That
 * memory is on the heap, as in glibc, and not the thread's own: the comparisons
 * may be visible, and all that a thread has of its own is part of its state then.
 */
typedef int plain_order(const void *, const void *);
typedef int order_with(const void *, const void *, void *);

struct order {
	int has_arg; /* with is used, else plain */
	plain_order *plain;
	order_with *with;
	void *arg;
};

INLINE int after(const struct order *order, const u8 *a, const u8 *b)
{
	return (order->has_arg ? order->with(a, b, order->arg) : order->plain(a, b)) > 0;
}

INLINE void merge(u8 *left, u8 *right, u8 *end, u8 *spare, size_t size, const struct order *order)
{
	u8 *stop = spare;
	for (u8 *p = left; p < right; p += size, stop += size)
		__builtin_memcpy(stop, p, size); /* one at a time: always the same bytes together */
	for (u8 *rest = spare; rest < stop; left += size) {
		if (right < end && after(order, rest, right)) {
			__builtin_memcpy(left, right, size);
			right += size;
		} else {
			__builtin_memcpy(left, rest, size);
			rest += size;
		}
	}
}

INLINE void sort(u8 *array, size_t count, size_t size, const struct order *order)
{
	if (count < 2 || size == 0)
		return;
	u8 *spare = __gomc_alloc((u64)count * size, 0);
	u8 *end = array + count * size;
	for (size_t width = size; width < count * size; width *= 2) {
		for (u8 *left = array; (size_t)(end - left) > width; left += 2 * width) {
			u8 *right = left + width;
			if (after(order, right - size, right))
				merge(left, right, (size_t)(end - right) > width ? right + width : end, spare, size, order);
			if ((size_t)(end - right) <= width)
				break;
		}
	}
	__gomc_free(spare);
}

void qsort(void *base, size_t count, size_t size, plain_order *compare)
{
	struct order order = { 0, compare, NULL, NULL };
	sort(base, count, size, &order);
}

void qsort_r(void *base, size_t count, size_t size, order_with *compare, void *arg)
{
	struct order order = { 1, NULL, compare, arg };
	sort(base, count, size, &order);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
	      int (*compare)(const void *, const void *))
{
	const u8 *first = base;
	while (count > 0) {
		const u8 *middle = first + count / 2 * size;
		int order = compare(key, middle);
		if (order == 0)
			return (void *)middle;
		if (order > 0) {
			first = middle + size;
			count--;
		}
		count /= 2;
	}
	return NULL;
}

/* Any number, whatever the seed: so no state is shared between the threads. */
INLINE int random_number(void) { return (int)__gomc_nondet(31, 0, "rand"); }

int rand(void) { return random_number(); }
int rand_r(u32 *seed) { return random_number(); }
long random(void) { return random_number(); }
long lrand48(void) { return random_number(); }
long nrand48(u16 *state) { return random_number(); }

/* mrand48 is signed, and of 32 bits. */
INLINE long signed_number(void) { return (s32)__gomc_nondet(32, 1, "mrand48"); }

long mrand48(void) { return signed_number(); }
long jrand48(u16 *state) { return signed_number(); }

/*
 * A number of 48 bits, divided by 2^48. Its bits come in reverse: so the values 0, 1, 2, 3 of a small domain are 0, 1/2, 1/4, 3/4.
 */
INLINE double fraction(void)
{
	u64 number = __gomc_nondet(48, 0, "drand48"), reverse = 0;
	for (int i = 0; i < 48; i++)
		reverse |= (number >> i & 1) << (47 - i);
	return (double)(s64)reverse * 0x1p-48;
}

double drand48(void) { return fraction(); }
double erand48(u16 *state) { return fraction(); }

void srand(u32 seed) {}
void srandom(u32 seed) {}
void srand48(long seed) {}
