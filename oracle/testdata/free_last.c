/* Main, which has joined all threads, ends the lifetime of an object and accesses it. Expected: an error of memory. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int *p;
static void *writer(void *arg) { *p = 1; return arg; }
int main(void)
{
	pthread_t h1, h2;
	p = malloc(sizeof *p);
	*p = 0;
	pthread_create(&h1, 0, writer, 0);
	pthread_create(&h2, 0, writer, 0);
	pthread_join(h1, 0);
	pthread_join(h2, 0);
	free(p);
	return *p;
}
