/*
 * 128-bit integers (a GNU extension of clang and gcc): factorials beyond 64
 * bits, added under a mutex.
 * Expected: safe, 2 executions (the order of the two additions).
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned __int128 sum;

static unsigned __int128 factorial(int n)
{
	unsigned __int128 f = 1;

	for (int i = 2; i <= n; i++)
		f *= (unsigned)i;
	return f;
}

static void *run(void *arg)
{
	unsigned __int128 f = factorial((int)(intptr_t)arg);

	pthread_mutex_lock(&mutex);
	sum += f;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, run, (void *)(intptr_t)25);
	pthread_create(&u, NULL, run, (void *)(intptr_t)24);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(sum == 26 * factorial(24));
	assert((uint64_t)(sum >> 64) != 0);
	assert(sum > (unsigned __int128)UINT64_MAX);
	assert(((sum << 3) >> 3) == sum);
	assert((__int128)-1 < 0 && (-(__int128)sum >> 100) == -1);
	return 0;
}
