// want: ok; reach: reach_error
// Readers may be inside together, a writer is alone.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

extern void reach_error(void);

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int readers, writers, together;

static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&l);
	int now = __atomic_add_fetch(&readers, 1, __ATOMIC_SEQ_CST);
	assert(writers == 0);
	if (now == 2)
		__atomic_store_n(&together, 1, __ATOMIC_SEQ_CST);
	sched_yield();
	__atomic_sub_fetch(&readers, 1, __ATOMIC_SEQ_CST);
	pthread_rwlock_unlock(&l);
	return 0;
}

static void *writer(void *arg)
{
	assert(pthread_rwlock_wrlock(&l) == 0);
	writers++;
	assert(readers == 0 && writers == 1);
	assert(pthread_rwlock_wrlock(&l) == EDEADLK);
	assert(pthread_rwlock_rdlock(&l) == EDEADLK);
	assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
	writers--;
	assert(pthread_rwlock_unlock(&l) == 0);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, reader, 0);
	pthread_create(&u, 0, writer, 0);
	reader(0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	assert(pthread_rwlock_tryrdlock(&l) == 0 && pthread_rwlock_tryrdlock(&l) == 0);
	assert(pthread_rwlock_trywrlock(&l) == EBUSY);
	assert(pthread_rwlock_unlock(&l) == 0 && pthread_rwlock_unlock(&l) == 0);
	assert(pthread_rwlock_trywrlock(&l) == 0 && pthread_rwlock_unlock(&l) == 0);
	assert(pthread_rwlock_destroy(&l) == 0);
	if (together)
		reach_error();
	return 0;
}
