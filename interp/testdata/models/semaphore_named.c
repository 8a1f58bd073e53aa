// want: ok
// Semaphores by name: one object for each, which keeps its value while it is closed, and threads that wait for each other by them.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int item;

static void *produce(void *arg)
{
	sem_t *filled = sem_open("/gomc-filled", O_CREAT, 0600, 0);
	item = 1;
	sem_post(filled);
	sem_close(filled);
	return 0;
}

static void fails(sem_t *result, int error)
{
	assert(result == SEM_FAILED && errno == error);
	errno = 0;
}

static void names(void)
{
	int value;
	fails(sem_open("/gomc-a", 0), ENOENT);
	fails(sem_open("/gomc/a", O_CREAT, 0600, 1), EINVAL);
	fails(sem_open("/", O_CREAT, 0600, 1), EINVAL);
	fails(sem_open("/gomc-a", O_CREAT, 0600, 0x80000000u), EINVAL);
	sem_t *a = sem_open("/gomc-a", O_CREAT | O_EXCL, 0600, 3);
	assert(a != SEM_FAILED && sem_open("/gomc-a", 0) == a);
	fails(sem_open("/gomc-a", O_CREAT | O_EXCL, 0600, 3), EEXIST);
	assert(sem_wait(a) == 0 && sem_close(a) == 0 && sem_wait(a) == 0); /* it is still open once */
	assert(sem_close(a) == 0);

	a = sem_open("/gomc-a", O_CREAT, 0600, 9);
	sem_t *b = sem_open("/gomc-b", O_CREAT, 0600, 9);
	assert(a != b && sem_getvalue(a, &value) == 0 && value == 1);
	assert(sem_getvalue(b, &value) == 0 && value == 9);

	assert(sem_unlink("/gomc-a") == 0 && sem_unlink("/gomc-b") == 0);
	errno = 0;
	assert(sem_unlink("/gomc-a") == -1 && errno == ENOENT);
	fails(sem_open("/gomc-a", 0), ENOENT);
	sem_t *again = sem_open("/gomc-a", O_CREAT, 0600, 5);
	assert(again != a && sem_getvalue(again, &value) == 0 && value == 5);
	assert(sem_post(a) == 0 && sem_getvalue(a, &value) == 0 && value == 2); /* the old one is there as long as it is open */
	assert(sem_unlink("/gomc-a") == 0);
}

int main(void)
{
	pthread_t thread;
	names();
	sem_t *filled = sem_open("/gomc-filled", O_CREAT, 0600, 0);
	pthread_create(&thread, 0, produce, 0);
	sem_wait(filled);
	assert(item == 1);
	pthread_join(thread, 0);
	sem_unlink("/gomc-filled");
	return 0;
}
