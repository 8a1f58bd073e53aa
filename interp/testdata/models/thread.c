// want: ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

pthread_t inner;

static void leave(void *arg) { pthread_exit(arg); }

static void *run(void *arg)
{
	inner = pthread_self();
	sched_yield();
	usleep(10);
	errno = 5;
	leave(arg);
	return 0;
}

static void *returns(void *arg) { return (char *)arg + 1; }

int main(void)
{
	pthread_t t, u;
	pthread_attr_t attr;
	void *result;
	int state;
	errno = 3;
	assert(pthread_attr_init(&attr) == 0);
	assert(pthread_attr_setstacksize(&attr, 1 << 16) == 0);
	assert(pthread_attr_getdetachstate(&attr, &state) == 0 && state == PTHREAD_CREATE_JOINABLE);
	assert(pthread_create(&t, &attr, run, &t) == 0);
	assert(pthread_create(&u, 0, returns, &t) == 0);
	assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0);
	assert(pthread_attr_getdetachstate(&attr, &state) == 0 && state == PTHREAD_CREATE_DETACHED);
	assert(pthread_attr_destroy(&attr) == 0);
	assert(pthread_join(t, &result) == 0 && result == &t);
	assert(pthread_equal(t, inner) && !pthread_equal(t, u) && !pthread_equal(t, pthread_self()));
	assert(pthread_join(pthread_self(), 0) == EDEADLK);
	assert(pthread_join(u, &result) == 0 && result == (char *)&t + 1);
	assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state) == 0 && state == PTHREAD_CANCEL_ENABLE);
	assert(errno == 3);
	assert(pthread_create(&u, 0, returns, 0) == 0 && pthread_detach(u) == 0);
	return 0;
}
