/*
 * Two threads wait for the end of each other, beside one that works for ever.
 * ONE: only the first of them waits; the other one ends.
 * Expected: two threads wait for ever while another one goes on; ONE, safe.
 */
#include "states.h"

static pthread_t threads[3];
static atomic_int ready;
static atomic_int beat;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	if (me == 2) {
		REPEAT {
			STORE(beat, 1);
			STORE(beat, 0);
		}
		return NULL;
	}
	while (!LOAD(ready))
		;
#ifdef ONE
	if (me == 1)
		return NULL;
#endif
	pthread_join(threads[1 - me], NULL);
	return NULL;
}

int main(void)
{
	for (int i = 0; i < 3; i++)
		pthread_create(&threads[i], NULL, run, (void *)(intptr_t)i);
	STORE(ready, 1);
	pthread_join(threads[2], NULL);
	return 0;
}
