/*
 * Two threads take two locks in opposite orders.
 * E. G. Coffman, M. J. Elphick, A. Shoshani, "System deadlocks", ACM Computing
 * Surveys 3(2), 1971.
 * Expected: deadlock; apart from it 2 executions.
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
static volatile int balance;

static void *forward(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&b);
	balance++;
	pthread_mutex_unlock(&b);
	pthread_mutex_unlock(&a);
	return NULL;
}

static void *backward(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&b);
	pthread_mutex_lock(&a);
	balance--;
	pthread_mutex_unlock(&a);
	pthread_mutex_unlock(&b);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, forward, NULL);
	pthread_create(&u, NULL, backward, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
