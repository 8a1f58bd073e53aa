// want: ok
// want: mutex: unlock of a mutex that is not locked
// want: mutex: unlock of a mutex that another thread holds
// want: mutex: destruction of a locked mutex
// want: mutex: destruction of a destroyed mutex
// want: mutex: lock of a destroyed mutex
// want: mutex: unlock of a destroyed mutex
// want: mutex: wait for a condition without holding the mutex
// want: mutex: use of a destroyed condition variable
// want: mutex: destruction of a destroyed condition variable
// want: mutex: unlock of a reader-writer lock that is not locked
// want: mutex: unlock of a reader-writer lock that another thread holds for writing
// want: mutex: destruction of a locked reader-writer lock
// want: mutex: use of a destroyed reader-writer lock
// want: mutex: unlock of a spin lock that is not locked
// want: mutex: destruction of a locked spin lock
// want: mutex: lock of a destroyed spin lock
// want: mutex: use of a destroyed semaphore
// want: mutex: wait at a barrier that is not initialised
// want: mutex: join of a thread that was never created
// want: memory: double free
// Each run takes one of the cases.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
pthread_spinlock_t s;
pthread_barrier_t b;
sem_t p;

static int pick(int bits)
{
	int n = 0;
	while (bits-- > 0)
		n = 2 * n + __VERIFIER_nondet_bool();
	return n;
}

static void *unlock(void *arg)
{
	pthread_mutex_unlock(&m);
	return 0;
}

static void *unlock_writer(void *arg)
{
	pthread_rwlock_unlock(&l);
	return 0;
}

static void run(void *(*start)(void *))
{
	pthread_t t;
	pthread_create(&t, 0, start, 0);
	pthread_join(t, 0);
}

int main(void)
{
	void *block = malloc(8);
	pthread_spin_init(&s, 0);
	sem_init(&p, 0, 1);
	pthread_barrier_init(&b, 0, 1);
	switch (pick(5)) {
	case 0:
		pthread_mutex_unlock(&m);
		break;
	case 1:
		pthread_mutex_lock(&m);
		run(unlock);
		break;
	case 2:
		pthread_mutex_lock(&m);
		pthread_mutex_destroy(&m);
		break;
	case 3:
		pthread_mutex_destroy(&m);
		pthread_mutex_destroy(&m);
		break;
	case 4:
		pthread_mutex_destroy(&m);
		pthread_mutex_lock(&m);
		break;
	case 5:
		pthread_mutex_destroy(&m);
		pthread_mutex_unlock(&m);
		break;
	case 6:
		pthread_cond_wait(&c, &m);
		break;
	case 7:
		pthread_cond_destroy(&c);
		pthread_cond_signal(&c);
		break;
	case 8:
		pthread_cond_destroy(&c);
		pthread_cond_broadcast(&c);
		break;
	case 9:
		pthread_cond_destroy(&c);
		pthread_mutex_lock(&m);
		pthread_cond_wait(&c, &m);
		break;
	case 10:
		pthread_cond_destroy(&c);
		pthread_cond_destroy(&c);
		break;
	case 11:
		pthread_rwlock_unlock(&l);
		break;
	case 12:
		pthread_rwlock_wrlock(&l);
		run(unlock_writer);
		break;
	case 13:
		pthread_rwlock_rdlock(&l);
		pthread_rwlock_destroy(&l);
		break;
	case 14:
		pthread_rwlock_destroy(&l);
		pthread_rwlock_rdlock(&l);
		break;
	case 15:
		pthread_rwlock_destroy(&l);
		pthread_rwlock_unlock(&l);
		break;
	case 16:
		pthread_spin_unlock(&s);
		break;
	case 17:
		pthread_spin_lock(&s);
		pthread_spin_destroy(&s);
		break;
	case 18:
		pthread_spin_destroy(&s);
		pthread_spin_lock(&s);
		break;
	case 19:
		sem_destroy(&p);
		sem_post(&p);
		break;
	case 20:
		sem_destroy(&p);
		sem_wait(&p);
		break;
	case 21:
		pthread_barrier_wait(&b);
		pthread_barrier_destroy(&b);
		pthread_barrier_wait(&b);
		break;
	case 22:
		pthread_join(0, 0);
		break;
	case 23:
		free(block);
		break;
	}
	free(block);
	return 0;
}
