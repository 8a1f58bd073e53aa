/*
 * Two threads take turns at a counter by accident: each adds one if it finds
 * the counter at a number of its own parity, once for each of its rounds,
 * and goes on in any case. Only if both hit every round does the counter come
 * to its end. Others do what they do.
 * ROUNDS: rounds of each of the two; OTHERS: threads that write elsewhere.
 * Expected: assertion violation. The depth is about twice ROUNDS: each step
 * of one has to come between two of the other.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 3
#endif
#ifndef OTHERS
#define OTHERS 2
#endif

static atomic_int counter, elsewhere;

static void *player(void *arg)
{
	int parity = (int)(long)arg;

	for (int i = 0; i < ROUNDS; i++) {
		int now = atomic_load(&counter);

		if (now % 2 == parity)
			atomic_store(&counter, now + 1);
	}
	return NULL;
}

static void *other(void *arg)
{
	(void)arg;
	for (int i = 0; i < 4; i++)
		atomic_fetch_add(&elsewhere, 1);
	return NULL;
}

int main(void)
{
	pthread_t p[2], o[OTHERS];

	for (long i = 0; i < 2; i++)
		pthread_create(&p[i], NULL, player, (void *)i);
	for (int i = 0; i < OTHERS; i++)
		pthread_create(&o[i], NULL, other, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(p[i], NULL);
	for (int i = 0; i < OTHERS; i++)
		pthread_join(o[i], NULL);
	assert(atomic_load(&counter) < 2 * ROUNDS);
	return 0;
}
