/*
 * A wait whose condition reads two variables: it ends when either changes.
 * Expected: safe, 3 executions. The waiter sees the door open (1); or it sees
 * it closed but the turn changed, and then looks again at the door, which has
 * been opened in between or not (2).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int closed = 1;
static atomic_int turn;

static void *opener(void *arg)
{
	(void)arg;
	atomic_store(&closed, 0);
	return NULL;
}

static void *passer(void *arg)
{
	(void)arg;
	atomic_store(&turn, 1);
	return NULL;
}

static void *waiter(void *arg)
{
	(void)arg;
	while (atomic_load(&closed) && atomic_load(&turn) == 0)
		;
	assert(!atomic_load(&closed) || atomic_load(&turn) == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, opener, NULL);
	pthread_create(&t[1], NULL, passer, NULL);
	pthread_create(&t[2], NULL, waiter, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
