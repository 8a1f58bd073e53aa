/* A signal within an atomic section, while the mutex is held: if both threads wait, either can be woken. Expected: an assertion, of
   the second one, and a deadlock. */
#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting, found;
static void *waiter(void *second)
{
	pthread_mutex_lock(&m);
	waiting++;
	pthread_cond_wait(&c, &m);
	assert(!second || found < 2);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, waiter, 0);
	pthread_create(&h2, 0, waiter, &m);
	pthread_mutex_lock(&m);
	__VERIFIER_atomic_begin();
	found = waiting;
	pthread_cond_signal(&c);
	__VERIFIER_atomic_end();
	pthread_mutex_unlock(&m);
	pthread_join(h1, 0);
	pthread_join(h2, 0);
	return 0;
}
