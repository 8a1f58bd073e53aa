/*
 * A block that two threads share is freed by whoever drops the last reference. With RACY the counter is no atomic
 * one, so that both threads may find a reference left, and nobody frees.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct block {
#ifdef RACY
	int references;
#else
	atomic_int references;
#endif
	int value;
};

static void *drop(void *arg)
{
	struct block *b = arg;
#ifdef RACY
	int left = b->references - 1;
	b->references = left;
#else
	int left = atomic_fetch_sub(&b->references, 1) - 1;
#endif
	if (left == 0)
		free(b);
	return NULL;
}

int main(void)
{
	pthread_t thread;
	struct block *b = malloc(sizeof *b);
	b->references = 2;
	pthread_create(&thread, NULL, drop, b);
	drop(b);
	pthread_join(thread, NULL);
	return 0;
}
