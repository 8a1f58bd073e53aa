// want: ok
// want: mutex: initialisation of a barrier that was not destroyed
// want: mutex: destruction of a barrier that is not initialised
// want: mutex: unlock of a reader-writer lock that other threads hold for reading
// want: mutex: use of a key of thread-specific data that was never created
// want: mutex: use of a deleted key of thread-specific data
// Each run takes one of the cases.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

pthread_barrier_t b;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static int pick(int bits)
{
	int n = 0;
	while (bits-- > 0)
		n = 2 * n + __VERIFIER_nondet_bool();
	return n;
}

static void *unlock(void *arg)
{
	pthread_rwlock_unlock(&l);
	return 0;
}

static void *read_twice(void *arg)
{
	pthread_rwlock_rdlock(&l);
	pthread_rwlock_tryrdlock(&l);
	pthread_rwlock_unlock(&l);
	pthread_rwlock_unlock(&l);
	return 0;
}

static void *init_again(void *arg)
{
	pthread_barrier_init(&b, 0, 1);
	return 0;
}

/* A barrier that ends with its variable, or is destroyed, can be made anew. */
static void local(int destroy)
{
	pthread_barrier_t mine, *made = &mine;
	if (destroy)
		made = &b;
	pthread_barrier_init(made, 0, 1);
	pthread_barrier_wait(made);
	if (destroy)
		pthread_barrier_destroy(made);
}

int main(void)
{
	pthread_t t;
	pthread_key_t key = 0;
	pthread_barrier_t *heap;
	void *(*start)(void *) = 0;
	switch (pick(4)) {
	case 0:
		pthread_barrier_init(&b, 0, 1);
		pthread_barrier_init(&b, 0, 2);
		break;
	case 1:
		local(0);
		local(0);
		local(1);
		local(1);
		break;
	case 2: /* memory that is something else meanwhile */
		heap = malloc(sizeof *heap);
		pthread_barrier_init(heap, 0, 1);
		pthread_barrier_destroy(heap);
		for (unsigned i = 0; i < sizeof *heap; i++)
			((char *)heap)[i] = 7;
		pthread_barrier_init(heap, 0, 1);
		pthread_barrier_wait(heap);
		break;
	case 3:
		pthread_barrier_destroy(&b);
		break;
	case 4:
		pthread_rwlock_rdlock(&l);
		start = unlock;
		break;
	case 5:
		pthread_rwlock_rdlock(&l);
		start = read_twice;
		break;
	case 6:
		pthread_setspecific(key, &key);
		break;
	case 7:
		pthread_getspecific(key + 3);
		break;
	case 8:
		pthread_key_create(&key, 0);
		pthread_setspecific(key, &key);
		assert(pthread_getspecific(key) == &key);
		pthread_key_delete(key);
		pthread_getspecific(key);
		break;
	case 9:
		pthread_key_create(&key, 0);
		pthread_key_delete(key);
		pthread_key_delete(key);
		break;
	case 10:
		pthread_rwlock_rdlock(&l);
		start = init_again;
		break;
	}
	if (start) {
		pthread_create(&t, 0, start, 0);
		pthread_join(t, 0);
		pthread_rwlock_unlock(&l);
	}
	return 0;
}
