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
void srand(u32 seed) {}
void srandom(u32 seed) {}
void srand48(long seed) {}
