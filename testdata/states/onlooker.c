/*
 * One thread writes for ever, another one reads what it writes, one read a round.
 * Neither wants to get anywhere: each begins another round with each of its steps or
 * two, so that nobody starves.
 * WRITES: it writes instead, always the same value.
 * WAITS: it first waits for a value that is never written.
 * Expected: no end; safe, and with WAITS the reader starves.
 */
#include "states.h"

atomic_int beat, seen;

static void *write_on(void *arg)
{
	for (;;) {
		STORE(beat, 1);
		STORE(beat, 0);
	}
	return arg;
}

static void *look_on(void *arg)
{
#ifdef WAITS
	while (LOAD(beat) != 2)
		;
#endif
	for (;;)
#ifdef WRITES
		STORE(seen, 1);
#else
		LOAD(beat);
#endif
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, write_on, NULL);
	look_on(NULL);
	return 0;
}
