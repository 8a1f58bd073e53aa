/*
 * Dining philosophers who take the fork on their left first. Each eats
 * several times and thinks in between, which others see.
 * N: philosophers; MEALS: meals of each.
 * Expected: deadlock. All have to hold one fork at the same time: depth N.
 */
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif
#ifndef MEALS
#define MEALS 2
#endif

static pthread_mutex_t fork_of[N];
static atomic_int thoughts;

static void *philosopher(void *arg)
{
	int i = (int)(long)arg;

	for (int k = 0; k < MEALS; k++) {
		atomic_fetch_add(&thoughts, 1);
		pthread_mutex_lock(&fork_of[i]);
		pthread_mutex_lock(&fork_of[(i + 1) % N]);
		pthread_mutex_unlock(&fork_of[(i + 1) % N]);
		pthread_mutex_unlock(&fork_of[i]);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_mutex_init(&fork_of[i], NULL);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, philosopher, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
