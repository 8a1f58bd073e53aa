/*
 * Compares models of libc functions, whose names have the prefix m_ here, with
 * the libc of the host on random arguments. Prints the first differences.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What the models take from LLVM. */
double square_root(double x) __asm__("m_llvm.sqrt.f64");
float square_root_of_float(float x) __asm__("m_llvm.sqrt.f32");
double square_root(double x) { return sqrt(x); }
float square_root_of_float(float x) { return sqrtf(x); }

#include "calculations.h"

/* What the models need of their host. */
void *m_host_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *m_host_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *m_host_memset(void *to, int byte, size_t n) { return memset(to, byte, n); }
int *m___errno_location(void) { return &errno; }
void *m___gomc_alloc(unsigned long long size, unsigned long zero) { return zero ? calloc(1, size) : malloc(size); }
int m___gomc_reads_errno(void) { return 1; }
int m___gomc_signals(void) { return 0; }
void *m___gomc_new_or_again(unsigned long long size, int zero) { return m___gomc_alloc(size, (unsigned long)zero); }
int m___gomc_may_happen(int what) { return 0; }
int m___gomc_happens(int what) { return 0; }
int m___gomc_free(void *block) { free(block); return 1; }
unsigned long long m___gomc_nondet(int bits, int is_signed, const char *what) { return 0; }
void m___gomc_unsupported(const char *what)
{
	printf("unsupported: %s\n", what);
	exit(1);
}
void m___gomc_error(const char *kind, const char *message)
{
	printf("error %s: %s\n", kind, message);
	exit(1);
}

static int failures;

static void differ(const char *what, const char *a, const char *b, long got, long want)
{
	if (failures++ < 20)
		printf("%s(\"%s\", \"%s\"): %ld, want %ld\n", what, a, b, got, want);
}

#define SAME(what, got, want)                                      \
	do {                                                       \
		long g = (long)(got), w = (long)(want);            \
		if (g != w)                                        \
			differ(what, a, b, g, w);                  \
	} while (0)

static int sign(int n) { return (n > 0) - (n < 0); }

static unsigned long long seed = 1;
static unsigned next(unsigned n)
{
	seed = seed * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned)(seed >> 33) % n;
}

static void fill(char *s, const char *alphabet, unsigned limit)
{
	unsigned n = next(limit);
	for (unsigned i = 0; i < n; i++)
		s[i] = alphabet[next((unsigned)strlen(alphabet))];
	s[n] = 0;
}

/* Functions of strings: compares the results, or where in a string they are. */
#define INT1(f) { int m_##f(const char *); SAME(#f, m_##f(a), f(a)); }
#define SIZE1(f) { size_t m_##f(const char *); SAME(#f, m_##f(a), f(a)); }
#define SIZE2(f) { size_t m_##f(const char *, const char *); SAME(#f, m_##f(a, b), f(a, b)); }
#define SIGN2(f) { int m_##f(const char *, const char *); SAME(#f, sign(m_##f(a, b)), sign(f(a, b))); }
#define SIGN3(f) { int m_##f(const void *, const void *, size_t); SAME(#f, sign(m_##f(a, b, n)), sign(f(a, b, n))); }
#define PLACE2(f) { char *m_##f(const char *, const char *); SAME(#f, m_##f(a, b), f(a, b)); }
#define PLACEC(f) { void *m_##f(const char *, int); SAME(#f, m_##f(a, c), f(a, c)); }
#define PLACECN(f) { void *m_##f(const void *, int, size_t); SAME(#f, m_##f(a, c, n), f(a, c, n)); }

/* Functions that write: the buffers and the offset of the result are compared. */
#define WRITES(what, got, want)                                          \
	do {                                                             \
		char x[64], y[64];                                       \
		memset(x, '#', sizeof x);                                \
		memcpy(x, a, strlen(a) + 1);                             \
		memcpy(y, x, sizeof x);                                  \
		char *gp = (char *)(got), *wp = (char *)(want);          \
		SAME(what, gp ? gp - x : -1, wp ? wp - y : -1);          \
		SAME(what " buffer", sign(memcmp(x, y, sizeof x)), 0);   \
	} while (0)
#define COPY2(f) { char *m_##f(char *, const char *); WRITES(#f, m_##f(x, b), f(y, b)); }
#define COPY3(f) { void *m_##f(void *, const void *, size_t); WRITES(#f, m_##f(x, b, n), f((void *)y, (const void *)b, n)); }

static void strings(void)
{
	char a[64], b[64];
	fill(a, "abAB,", 12);
	fill(b, "abAB,", next(2) ? 3 : 12);
	size_t n = next(12);
	int c = "abAB,\0"[next(6)];
	if (n > strlen(b))
		memset(b + strlen(b) + 1, 'x', 20);
	memset(a + strlen(a) + 1, 'x', 20);

	SIZE1(strlen) SIZE2(strspn) SIZE2(strcspn)
	SIGN2(strcmp) SIGN2(strcasecmp) SIGN2(strcoll)
	{ int m_strncmp(const char *, const char *, size_t); SAME("strncmp", sign(m_strncmp(a, b, n)), sign(strncmp(a, b, n))); }
	{ int m_strncasecmp(const char *, const char *, size_t); SAME("strncasecmp", sign(m_strncasecmp(a, b, n)), sign(strncasecmp(a, b, n))); }
	{ size_t m_strnlen(const char *, size_t); SAME("strnlen", m_strnlen(a, n), strnlen(a, n)); }
	SIGN3(memcmp) SIGN3(bcmp)
	PLACE2(strstr) PLACE2(strcasestr) PLACE2(strpbrk)
	PLACEC(strchr) PLACEC(strrchr) PLACEC(strchrnul) PLACEC(index) PLACEC(rindex)
	PLACECN(memchr) PLACECN(memrchr)
	{ void *m_memmem(const void *, size_t, const void *, size_t); SAME("memmem", m_memmem(a, strlen(a), b, strlen(b)), memmem(a, strlen(a), b, strlen(b))); }
	COPY2(strcpy) COPY2(stpcpy) COPY2(strcat)
	COPY3(strncpy) COPY3(stpncpy) COPY3(strncat) COPY3(memcpy) COPY3(memmove) COPY3(mempcpy)
	{ void *m_memccpy(void *, const void *, int, size_t); WRITES("memccpy", m_memccpy(x, b, c, n), memccpy(y, b, c, n)); }
	{ void *m_memset(void *, int, size_t); WRITES("memset", m_memset(x, c, n), memset(y, c, n)); }
	{ char *m_strdup(const char *); char *copy = m_strdup(a); SAME("strdup", strcmp(copy, a), 0); free(copy); }
	{ char *m_strndup(const char *, size_t); char *copy = m_strndup(a, n); SAME("strndup", strncmp(copy, a, n), 0); SAME("strndup", strlen(copy), strnlen(a, n)); free(copy); }
	{
		char *m_strtok(char *, const char *), *m_strsep(char **, const char *);
		char x[64], y[64];
		strcpy(x, a);
		strcpy(y, a);
		char *p = m_strtok(x, b), *q = strtok(y, b);
		for (;;) {
			SAME("strtok", p ? p - x : -1, q ? q - y : -1);
			if (!p || !q)
				break;
			p = m_strtok(NULL, b);
			q = strtok(NULL, b);
		}
		SAME("strtok buffer", memcmp(x, y, strlen(a)), 0);
		strcpy(x, a);
		strcpy(y, a);
		char *r = x, *s = y;
		do {
			p = m_strsep(&r, b);
			q = strsep(&s, b);
			SAME("strsep", p ? p - x : -1, q ? q - y : -1);
		} while (p && q);
		SAME("strsep buffer", memcmp(x, y, strlen(a)), 0);
	}
}

#define NUMBER(type, f)                                               \
	{                                                             \
		type m_##f(const char *, char **, int);               \
		char *p, *q;                                          \
		errno = 0;                                            \
		type got = m_##f(a, &p, base);                        \
		int e = errno;                                        \
		errno = 0;                                            \
		type want = f(a, &q, base);                           \
		SAME(#f, got, want);                                  \
		SAME(#f " end", p - a, q - a);                        \
		SAME(#f " errno", e == ERANGE, errno == ERANGE);      \
	}

static int descending(const void *p, const void *q) { return *(char *)q / 2 - *(char *)p / 2; }

static void numbers(void)
{
	static const char *starts[] = {"", " ", "\t-", "+", "-", "0x", "0", "--", "-0x", "9223372036854775", "-922337203685477580", "1844674407370955161", "0x7fffffffffffff"};
	char a[64], b[64] = "";
	strcpy(a, starts[next(sizeof starts / sizeof *starts)]);
	fill(a + strlen(a), next(2) ? "0123456789" : "012789afzAFZ x", 6);
	static const int bases[] = {0, 2, 8, 10, 16, 36};
	int base = bases[next(6)];
	NUMBER(long, strtol) NUMBER(long long, strtoll)
	NUMBER(unsigned long, strtoul) NUMBER(unsigned long long, strtoull)
	INT1(atoi)
	{ long m_atol(const char *); SAME("atol", m_atol(a), atol(a)); }

	/* Few distinct keys: the sort must be stable, as glibc's is. */
	void m_qsort(void *, size_t, size_t, int (*)(const void *, const void *));
	void *m_bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
	char x[40][3], y[40][3];
	size_t n = next(40);
	for (size_t i = 0; i < n; i++) {
		x[i][0] = (char)next(next(2) ? 6 : 100);
		x[i][1] = (char)i;
		x[i][2] = 7;
	}
	memcpy(y, x, sizeof x);
	m_qsort(x, n, 3, descending);
	qsort(y, n, 3, descending);
	SAME("qsort", memcmp(x, y, 3 * n), 0);
	for (char key = 0; key < 100; key++) {
		char *p = m_bsearch(&key, x, n, 3, descending), *q = bsearch(&key, x, n, 3, descending);
		SAME("bsearch", !p, !q);
		if (p)
			SAME("bsearch", descending(&key, p), 0);
	}

	int bits = (int)(next(2) ? next(1000) : seed >> 13), shift = (int)next(31);
	bits <<= shift;
	int m_ffs(int), m_ffsl(long), m_abs(int);
	SAME("ffs", m_ffs(bits), ffs(bits));
	SAME("ffsl", m_ffsl((long)seed), ffsl((long)seed));
	SAME("abs", m_abs(bits), abs(bits));
	div_t m_div(int, int), d = m_div(bits, 7), e = div(bits, 7);
	SAME("div", d.quot, e.quot);
	SAME("div", d.rem, e.rem);
}

#define CLASS(f) { int m_##f(int); SAME(#f, !m_##f(c), !f(c)); }
#define CASE(f) { int m_##f(int); SAME(#f, m_##f(c), f(c)); }

static void characters(void)
{
	for (int c = -1; c < 256; c++) {
		char a[8], b[] = "";
		sprintf(a, "%d", c);
		CLASS(isdigit) CLASS(isupper) CLASS(islower) CLASS(isalpha) CLASS(isalnum) CLASS(isxdigit) CLASS(isspace)
		CLASS(isblank) CLASS(iscntrl) CLASS(isprint) CLASS(isgraph) CLASS(ispunct)
		CASE(toupper) CASE(tolower)
	}
}

static void same_double(const char *what, double x, double got, double want)
{
	if (memcmp(&got, &want, sizeof got) != 0 && !(got != got && want != want) && failures++ < 20)
		printf("%s(%a): %a, want %a\n", what, x, got, want);
}

static void same_function(const char *what, double x, double got, int got_error, double want, int want_error)
{
	same_double(what, x, got, want);
	if (got_error != want_error && failures++ < 20)
		printf("%s(%a): errno %d, want %d\n", what, x, got_error, want_error);
}

#define FUNCTION1(name)                                                                                               \
	{                                                                                                          \
		double m_##name(double), result, other;                                                               \
		int error, other_error;                                                                            \
		errno = 0, result = m_##name(x), error = errno;                                                       \
		errno = 0, other = name(x), other_error = errno;                                                      \
		same_function(#name, x, result, error, other, other_error);                                           \
		/* In single precision the last place is open, and glibc does not agree with itself. */            \
		float m_##name##f(float), y = (float)x, single = m_##name##f(y), with = name##f(y);                         \
		if (fabsf(single - with) > 2e-6f * fabsf(with) && failures++ < 20)                                 \
			printf("%sf(%a): %a, want %a\n", #name, y, single, with);                                     \
	}
#define FUNCTION2(f)                                                                                               \
	{                                                                                                          \
		double m_##f(double, double), result, other;                                                       \
		int error, other_error;                                                                            \
		errno = 0, result = m_##f(x, y), error = errno;                                                    \
		errno = 0, other = f(x, y), other_error = errno;                                                   \
		same_function(#f, x, result, error, other, other_error);                                           \
	}

static void functions(double x, double y)
{
	FUNCTION1(sin) FUNCTION1(cos) FUNCTION1(tan) FUNCTION1(asin) FUNCTION1(acos) FUNCTION1(atan)
	FUNCTION1(sinh) FUNCTION1(cosh) FUNCTION1(tanh) FUNCTION1(asinh) FUNCTION1(acosh) FUNCTION1(atanh)
	FUNCTION1(exp) FUNCTION1(exp2) FUNCTION1(expm1) FUNCTION1(log) FUNCTION1(log2) FUNCTION1(log10) FUNCTION1(log1p) FUNCTION1(cbrt)
	FUNCTION1(rint) FUNCTION1(nearbyint)
	FUNCTION2(pow) FUNCTION2(atan2) FUNCTION2(hypot) FUNCTION2(fmod) FUNCTION2(remainder) FUNCTION2(fdim)
	double m_frexp(double, int *), m_modf(double, double *), m_ldexp(double, int), whole, other;
	int e, f, n = (int)next(5000) - 2500, m___fpclassify(double), m___signbit(double);
	errno = 0;
	double result = m_ldexp(x, n);
	e = errno;
	errno = 0;
	other = ldexp(x, n);
	same_function("ldexp", x, result, e, other, errno);
	same_double("frexp", x, m_frexp(x, &e), frexp(x, &f));
	same_double("frexp exponent", x, e, isfinite(x) ? f : 0);
	same_double("modf", x, m_modf(x, &whole), modf(x, &other));
	same_double("modf whole", x, whole, other);
	same_double("fpclassify", x, m___fpclassify(x), fpclassify(x));
	same_double("signbit", x, m___signbit(x) != 0, signbit(x) != 0);
}

/* Numbers of all sizes, as bits. */
static double real(void)
{
	static const double special[] = {0, -0.0, 1, -1, 0.5, 10, 100000, 999999.5, 1e21, 123456789, 0.1, 2.5, 3.5, 1e-4, 1e-5, 9.9999995, DBL_MAX, DBL_MIN, 5e-324, -3e-310, INFINITY, -INFINITY, NAN, 710, 746, -746, 1024.5};
	switch (next(4)) {
	case 0:
		return special[next(sizeof special / sizeof *special)];
	case 1:
		return (double)((int)next(2000) - 1000) / (1 + next(64));
	case 2:
		return ldexp(next(1u << 30), (int)next(100) - 60);
	}
	union { unsigned long long bits; double x; } u = {(unsigned long long)next(~0u) << 33 ^ (unsigned long long)next(~0u) << 8 ^ next(~0u)};
	return u.x;
}

static void formats(void)
{
	int m_snprintf(char *, size_t, const char *, ...);
	char f[32] = "%", a[2000], b[2000];
	for (int i = 0; i < 5; i++)
		if (next(4) == 0)
			strncat(f, &"-+ #0"[i], 1);
	if (next(2))
		sprintf(f + strlen(f), "%u", next(30));
	if (next(2))
		sprintf(f + strlen(f), ".%u", next(next(4) ? 8 : 60));
	sprintf(f + strlen(f), "%s%c|", next(3) ? "" : "l", "fegaFEGA"[next(8)]);
	double x = real();
	int n = m_snprintf(a, sizeof a, f, x), want = snprintf(b, sizeof b, f, x);
	if ((n != want || strcmp(a, b) != 0) && failures++ < 20)
		printf("%s of %a: %s, want %s\n", f, x, a, b);
}

static void real_input(void)
{
	double m_strtod(const char *, char **);
	float m_strtof(const char *, char **);
	char a[100], *end, *other;
	static const char *numbers[] = {"", "0x", "0x.", "0x1p", "inf", "INFINITY", "infinit", "nan", "-", "+.", ".", "1e", "1e+", "0x1.8p3", "-0X.fp-2", "9007199254740993", "1e309", "-4.9e-324", "2e-324", "3.4028236e38", "1.17549435e-38", "1e-46", "12345678901234567890123", " 7"};
	strcpy(a, numbers[next(sizeof numbers / sizeof *numbers)]);
	if (next(2))
		fill(a + strlen(a), next(2) ? "0123456789.eE+-" : "0123456789", 14);
	if (next(6) == 0)
		sprintf(a, next(2) ? "%.*g" : "%.*a", (int)next(18), real());
	errno = 0;
	double x = m_strtod(a, &end);
	int e = errno;
	errno = 0;
	double y = strtod(a, &other);
	if ((memcmp(&x, &y, sizeof x) && !(x != x && y != y) || end != other || e != errno) && failures++ < 20)
		printf("strtod(\"%s\"): %a, %d characters, errno %d, want %a, %d, %d\n", a, x, (int)(end - a), e, y, (int)(other - a), errno);
	errno = 0;
	float u = m_strtof(a, &end);
	e = errno;
	errno = 0;
	float v = strtof(a, &other);
	if ((memcmp(&u, &v, sizeof u) && !(u != u && v != v) || end != other || e != errno) && failures++ < 20)
		printf("strtof(\"%s\"): %a, %d characters, errno %d, want %a, %d, %d\n", a, u, (int)(end - a), e, v, (int)(other - a), errno);
}

/* The arguments are large enough for whatever the format says. */
static void scans(void)
{
	int m_sscanf(const char *, const char *, ...);
	static const char *formats[] = {"%d", "%i", "%u", "%x", "%o", "%hd", "%hhu", "%ld", "%llx", "%zu", "%jd", "%c", "%3c", "%s", "%4s", "%[a-f0-9]", "%[^ ,]", "%5[]x-]", "%f", "%lf", "%5lf", "%2d", "%*d", "%*s", "%n", "%p", "%%", " ", ",", "x"};
	static const char *inputs[] = {"12", "-7", "0x1F", "0x", "017", "99999999999999999999", " ", ",", "x", "%", "abc", "1.5e3", "1e", "0x1.8p1", "inf", "nan", ".", "-", "+5", "-]"};
	char f[100] = "", a[200] = "";
	for (unsigned i = next(4) + 1; i > 0; i--)
		strcat(f, formats[next(sizeof formats / sizeof *formats)]);
	for (unsigned i = next(6) + 2; i > 0; i--)
		strcat(a, inputs[next(sizeof inputs / sizeof *inputs)]);
	strcat(a, "    ");
	char x[6][256], y[6][256];
	memset(x, '#', sizeof x);
	memset(y, '#', sizeof y);
	int n = m_sscanf(a, f, x[0], x[1], x[2], x[3], x[4], x[5]), want = sscanf(a, f, y[0], y[1], y[2], y[3], y[4], y[5]);
	if ((n != want || memcmp(x, y, sizeof x)) && failures++ < 20)
		printf("sscanf(\"%s\", \"%s\"): %d, want %d%s\n", a, f, n, want, memcmp(x, y, sizeof x) ? ", and other results" : "");
}

#define ROUND(f) { double m_##f(double); same_double(#f, x, m_##f(x), f(x)); }

static void reals(void)
{
	static const double special[] = {0, -0.0, 0.5, -0.5, 0.49999999999999994, 1.5, -1.5, 2.5, 4503599627370495.5, -4503599627370496, 1e300, -1e300, INFINITY, -INFINITY, NAN};
	for (int i = 0; i < 2000; i++) {
		double x = i < 15 ? special[i] : ((double)next(100000) - 50000) / (1 + next(16));
		double y = next(2) ? x : special[next(15)];
		ROUND(fabs) ROUND(trunc) ROUND(floor) ROUND(ceil) ROUND(round) ROUND(sqrt)
		double m_fmin(double, double), m_fmax(double, double), m_copysign(double, double);
		if (x != 0 || y != 0) { /* which zero is the smaller one is open */
			same_double("fmin", x, m_fmin(x, y), fmin(x, y));
			same_double("fmax", x, m_fmax(x, y), fmax(x, y));
		}
		same_double("copysign", x, m_copysign(x, y), copysign(x, y));
		functions(x, y);
		functions(real(), real());
	}
}

#include "native_calendar.h"

int main(void)
{
	for (int i = 0; i < 20000; i++) {
		calendar();
		strings();
		numbers();
		formats();
		real_input();
		scans();
	}
	characters();
	character_tables();
	reals();
	if (failures)
		printf("%d differences\n", failures);
	return failures != 0;
}
