/* Threads end in atomic sections: who has a lock, and who has written. Expected: a deadlock, of main and who waits for the lock, and an assertion, of main. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int stop;
static int written;

static void *leave(void *arg)
{
	pthread_mutex_lock(&lock);
	__VERIFIER_atomic_begin();
	written = 1;
	if (!stop)
		pthread_exit(arg);
	__VERIFIER_atomic_end();
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *wait(void *arg)
{
	stop = 1;
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	__VERIFIER_atomic_begin();
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, leave, NULL);
	pthread_create(&b, NULL, wait, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(!written);
	return 0;
}
