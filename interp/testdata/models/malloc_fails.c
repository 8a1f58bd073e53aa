/* Allocations that fail, with what stays as it was. */
// env: malloc-fails
// want: ok; assertion: reached
typedef __SIZE_TYPE__ size_t;
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void *aligned_alloc(size_t, size_t);
int posix_memalign(void **, size_t, size_t);
char *strdup(const char *);
char *strndup(const char *, size_t);
int asprintf(char **, const char *, ...);
int strcmp(const char *, const char *);
int *__errno_location(void);
_Noreturn void __assert_fail(const char *, const char *, unsigned, const char *);

#define errno (*__errno_location())
#define ENOMEM 12
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))

int mishaps = 1 << 2;

int main(void)
{
	int failures = 0;
	int *a = malloc(4);
	if (!a) {
		assert(errno == ENOMEM);
		return 0;
	}
	*a = 7;
	errno = 0;
	int *b = realloc(a, 8);
	if (!b) {
		failures++;
		assert(errno == ENOMEM && *a == 7);
	} else {
		assert(*b == 7);
		a = b;
	}
	int *c = calloc(2, 4);
	failures += !c;
	assert(!c || c[1] == 0);
	void *d = a;
	int error = posix_memalign(&d, 16, 4);
	assert(error ? error == ENOMEM && d == a : d != a);
	failures += error != 0;
	char *e = strdup("text");
	assert(!e || !strcmp(e, "text"));
	failures += !e;
	char *f = strndup("text", 2);
	assert(!f || !strcmp(f, "te"));
	failures += !f;
	char *g;
	int n = asprintf(&g, "%d", 12);
	assert(n < 0 || !strcmp(g, "12"));
	failures += n < 0;
	void *h = aligned_alloc(16, 16);
	failures += !h;
	int reached = failures < 6;
	assert(reached);
	return 0;
}
