/*
 * Two threads that each wait for the other's flag before they set their own:
 * both spin for ever.
 * Expected: a hang: both read for ever what nobody changes, which is no deadlock.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int flag[2];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	while (!atomic_load(&flag[1 - me]))
		;
	atomic_store(&flag[me], 1);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
