// want: ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	char *p = malloc(0), *q = malloc(0);
	assert(p && q && p != q);
	free(p);
	free(q);
	free(NULL);
	p = calloc(3, 5);
	for (int i = 0; i < 15; i++)
		assert(p[i] == 0);
	strcpy(p, "abcd");
	p = realloc(p, 3);
	assert(memcmp(p, "abc", 3) == 0);
	p = realloc(p, 40);
	assert(memcmp(p, "abc", 3) == 0 && malloc_usable_size(p) == 40);
	assert(realloc(p, 0) == NULL);
	p = realloc(NULL, 4);
	p = reallocarray(p, 2, 4);
	p[7] = 1;
	free(p);
	size_t huge = SIZE_MAX / 2;
	errno = 0;
	assert(calloc(huge, 3) == NULL && errno == ENOMEM);
	assert(reallocarray(NULL, huge, 3) == NULL);
	p = aligned_alloc(16, 32);
	assert((uintptr_t)p % 16 == 0);
	free(p);
	void *r;
	assert(posix_memalign(&r, 3, 8) == EINVAL);
	assert(posix_memalign(&r, 16, 8) == 0);
	free(r);
	p = strdup("hello");
	assert(strcmp(p, "hello") == 0);
	q = strndup(p, 3);
	assert(strcmp(q, "hel") == 0);
	free(p);
	free(q);
	return 0;
}
