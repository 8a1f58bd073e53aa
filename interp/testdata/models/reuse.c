/* Memory that is handed out again: any block of the size that is free, and no other. */
// env: reuse-addresses
// want: ok; assume; assertion: the first; assertion: the second; assertion: cleared
typedef __SIZE_TYPE__ size_t;
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
_Noreturn void __assert_fail(const char *, const char *, unsigned, const char *);

#define reached(what) __assert_fail(what, __FILE__, __LINE__, __func__)
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))

int mishaps = 1 << 4;

int main(void)
{
	long *first = malloc(8), *second = malloc(8), *other = malloc(12);
	free(first);
	free(second);
	free(other);
	long *a = malloc(8);
	long *b = malloc(8);
	assert(a != b && a != other && b != other);
	if (b == first)
		reached("the first");
	if (b == second)
		reached("the second");
	*b = 1;
	free(b);
	b = calloc(1, 8);
	assert(*b == 0 && a != b);
	free(a);
	long *c = calloc(2, 4);
	assert(c[0] == 0 && c != b);
	if (c == a)
		reached("cleared");
	return 0;
}
