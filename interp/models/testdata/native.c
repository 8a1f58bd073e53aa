/*
 * Compares models of libc functions, whose names have the prefix m_ here, with
 * the libc of the host on random arguments. Prints the first differences.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What the models take from LLVM. */
double square_root(double x) __asm__("m_llvm.sqrt.f64");
float square_root_of_float(float x) __asm__("m_llvm.sqrt.f32");
double square_root(double x) { return sqrt(x); }
float square_root_of_float(float x) { return sqrtf(x); }

/* What the models need of their host. */
void *m_host_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *m_host_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *m_host_memset(void *to, int byte, size_t n) { return memset(to, byte, n); }
int *m___errno_location(void) { return &errno; }
void *m___gomc_alloc(unsigned long long size, unsigned long zero) { return zero ? calloc(1, size) : malloc(size); }
int m___gomc_reads_errno(void) { return 1; }
int m___gomc_may_happen(int what) { return 0; }
int m___gomc_happens(int what) { return 0; }
int m___gomc_free(void *block) { free(block); return 1; }
unsigned long long m___gomc_nondet(int bits, int is_signed, const char *what) { return 0; }
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
	}
}

int main(void)
{
	for (int i = 0; i < 20000; i++) {
		strings();
		numbers();
	}
	characters();
	reals();
	if (failures)
		printf("%d differences\n", failures);
	return failures != 0;
}
