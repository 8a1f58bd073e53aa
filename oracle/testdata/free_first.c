/* The block is freed before a word of it is accessed for the first time: the access that comes too late
   has to be reversed with the end of the lifetime. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static long *p;
static void *owner(void *arg) { free(p); return arg; }
static void *user(void *arg) { p[3] = 1; assert(p[3] != 1); return arg; }
int main(void)
{
	pthread_t h1, h2;
	p = malloc(32);
	pthread_create(&h1, 0, owner, 0);
	pthread_create(&h2, 0, user, 0);
	return 0;
}
