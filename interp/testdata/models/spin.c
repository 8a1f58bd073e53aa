// want: ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_spinlock_t s;
int inside;

static void *run(void *arg)
{
	assert(pthread_spin_lock(&s) == 0);
	assert(inside++ == 0);
	assert(pthread_spin_trylock(&s) == EBUSY);
	inside--;
	assert(pthread_spin_unlock(&s) == 0);
	return 0;
}

int main(void)
{
	pthread_t t;
	assert(pthread_spin_init(&s, PTHREAD_PROCESS_PRIVATE) == 0);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	assert(pthread_spin_trylock(&s) == 0 && pthread_spin_unlock(&s) == 0);
	assert(pthread_spin_destroy(&s) == 0);
	return 0;
}
