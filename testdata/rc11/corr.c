/*
 * CoRR: relaxed loads of one variable do not go back in its modification order.
 * WRITERS: threads that write once. READS: loads of the reader.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef READS
#define READS 2
#endif

static atomic_int x;
static int r[READS];

static void *writer(void *arg)
{
	store(x, (int)(intptr_t)arg);
	return NULL;
}

THREAD(reader)
{
	for (int i = 0; i < READS; i++)
		r[i] = load(x);
	return NULL;
}

int main(void)
{
	pthread_t t[WRITERS + 1];

	for (int i = 0; i < WRITERS; i++)
		pthread_create(&t[i], NULL, writer, (void *)(intptr_t)(i + 1));
	pthread_create(&t[WRITERS], NULL, reader, NULL);
	for (int i = 0; i <= WRITERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}
