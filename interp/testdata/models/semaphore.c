// want: ok
// A producer and a consumer; the functions on one thread.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

sem_t full, empty, s;
int slot;

static void *produce(void *arg)
{
	for (int i = 1; i <= 2; i++) {
		sem_wait(&empty);
		slot = i;
		sem_post(&full);
	}
	return 0;
}

int main(void)
{
	pthread_t t;
	int value;
	struct timespec soon = {0, 0};
	assert(sem_init(&s, 0, 0x80000000u) == -1 && errno == EINVAL);
	assert(sem_init(&s, 0, 1) == 0);
	assert(sem_getvalue(&s, &value) == 0 && value == 1);
	assert(sem_wait(&s) == 0);
	errno = 0;
	assert(sem_trywait(&s) == -1 && errno == EAGAIN);
	assert(sem_timedwait(&s, &soon) == -1 && errno == ETIMEDOUT);
	assert(sem_post(&s) == 0 && sem_post(&s) == 0 && sem_trywait(&s) == 0 && sem_timedwait(&s, &soon) == 0);
	assert(sem_getvalue(&s, &value) == 0 && value == 0);
	assert(sem_destroy(&s) == 0);

	sem_init(&full, 0, 0);
	sem_init(&empty, 0, 1);
	pthread_create(&t, 0, produce, 0);
	for (int i = 1; i <= 2; i++) {
		sem_wait(&full);
		assert(slot == i);
		sem_post(&empty);
	}
	pthread_join(t, 0);
	return 0;
}
