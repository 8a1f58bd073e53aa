/*
 * Two threads look for the largest of any N numbers, each in its half, under a lock.
 * UNLOCKED: what is the largest so far is compared without the lock, and not again with it.
 * Expected: safe; violation with UNLOCKED.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#ifndef N
#define N 4
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int numbers[N], largest;

static void look(int from, int to)
{
	for (int i = from; i < to; i++) {
#ifdef UNLOCKED
		if (numbers[i] > largest) {
			pthread_mutex_lock(&lock);
			largest = numbers[i];
			pthread_mutex_unlock(&lock);
		}
#else
		pthread_mutex_lock(&lock);
		if (numbers[i] > largest)
			largest = numbers[i];
		pthread_mutex_unlock(&lock);
#endif
	}
}

static void *first_half(void *arg)
{
	look(0, N / 2);
	return arg;
}

static void *second_half(void *arg)
{
	look(N / 2, N);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	for (int i = 0; i < N; i++)
		numbers[i] = __VERIFIER_nondet_int();
	largest = numbers[0];
	pthread_create(&t, NULL, first_half, NULL);
	pthread_create(&u, NULL, second_half, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	for (int i = 0; i < N; i++)
		assert(numbers[i] <= largest);
	return 0;
}
