/* A barrier that is destroyed by the serial thread of its only round, and initialised once more for that thread alone, which waits twice. The other
   thread may not have looked yet, but it was let go and does not wait: IEEE Std 1003.1 (pthread_barrier_destroy, pthread_barrier_wait). HEAP frees the
   memory instead, SMALL declares barriers of four bytes. Two executions: either thread is the serial one. */
#ifdef SMALL
typedef unsigned long pthread_t;
typedef int pthread_barrier_t;
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned);
int pthread_barrier_wait(pthread_barrier_t *);
int pthread_barrier_destroy(pthread_barrier_t *);
void *malloc(unsigned long);
void free(void *);
#else
#include <pthread.h>
#include <stdlib.h>
#endif

struct meeting {
	pthread_barrier_t barrier;
};
static struct meeting *meeting;

static void *meet(void *arg)
{
	pthread_barrier_t *b = &meeting->barrier;
	if (pthread_barrier_wait(b) != PTHREAD_BARRIER_SERIAL_THREAD)
		return arg;
	pthread_barrier_destroy(b);
#ifdef HEAP
	free(meeting);
#else
	pthread_barrier_init(b, 0, 1);
	pthread_barrier_wait(b);
	pthread_barrier_wait(b);
	pthread_barrier_destroy(b);
#endif
	return arg;
}

int main(void)
{
	pthread_t t, u;
#ifdef HEAP
	meeting = malloc(sizeof *meeting);
#else
	static struct meeting fixed;
	meeting = &fixed;
#endif
	pthread_barrier_init(&meeting->barrier, 0, 2);
	pthread_create(&t, 0, meet, 0);
	pthread_create(&u, 0, meet, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
