/*
 * A sequence lock, used for ever, with a counter that wraps.
 * C. Lameter, "Effective synchronization on Linux/NUMA systems", 2005.
 * One writer, one reader. COUNTS: the counter is taken modulo COUNTS, an even number.
 * A reader who is late by COUNTS / 2 writes takes two halves of different writes for one value.
 * UNBOUNDED: the counter is not wrapped.
 * Expected: the assertion fails, after COUNTS / 2 writes and no earlier; UNBOUNDED has no end.
 */
#include "states.h"

#ifndef COUNTS
#define COUNTS 8
#endif

static atomic_uint count;
static atomic_int left, right;

static unsigned next(unsigned c)
{
#ifdef UNBOUNDED
	return c + 1;
#else
	return (c + 1) % COUNTS;
#endif
}

static void *writer(void *arg)
{
	unsigned c = 0;
	int value = 0;

	(void)arg;
	REPEAT {
		value = !value;
		c = next(c);
		STORE(count, c);
		STORE(left, value);
		STORE(right, value);
		c = next(c);
		STORE(count, c);
	}
	return NULL;
}

static void *reader(void *arg)
{
	(void)arg;
	REPEAT {
		unsigned before = LOAD(count);
		if (before % 2)
			continue;
		int l = LOAD(left);
		int r = LOAD(right);
		if (LOAD(count) == before)
			assert(l == r);
	}
	return NULL;
}

int main(void)
{
	pthread_t w, r;

	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
