/*
 * Variable-length arrays, in a loop and across a recursion, whose length is
 * read from a shared variable.
 * Expected: safe, 2 executions (the short or the long length is read).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int length = 2;

static int fill(int n, int depth)
{
	int sum = 0;

	for (int round = 1; round <= 2; round++) {
		int a[n];
		for (int i = 0; i < n; i++)
			a[i] = round * i;
		for (int i = 0; i < n; i++)
			sum += a[i];
	}
	return depth == 0 ? sum : sum + fill(n + 1, depth - 1);
}

static void *changer(void *arg)
{
	(void)arg;
	atomic_store(&length, 3);
	return NULL;
}

static void *user(void *arg)
{
	int n = atomic_load(&length);
	int sum = fill(n, 1);

	(void)arg;
	assert(sum == (n == 2 ? 12 : 27));
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, changer, NULL);
	pthread_create(&u, NULL, user, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
