/*
 * A driver that stops while requests come in.
 * S. Qadeer, D. Wu, "KISS: keep it simple and sequential", PLDI 2004.
 * N: number of requests. The parts that change the counter are atomic sections.
 * COUNT_LATE: a request tests whether the driver stops, and counts itself in only then.
 * Expected: safe; COUNT_LATE violates the assertion.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static volatile int stopping, drained, stopped;
static volatile int pending = 1;

static int enter(void)
{
	int admitted;

	__VERIFIER_atomic_begin();
	admitted = !stopping;
#ifdef COUNT_LATE
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
#endif
	if (admitted)
		pending++;
	__VERIFIER_atomic_end();
	return admitted;
}

static void leave(void)
{
	__VERIFIER_atomic_begin();
	pending--;
	if (pending == 0)
		drained = 1;
	__VERIFIER_atomic_end();
}

static void *request(void *arg)
{
	if (enter()) {
		assert(!stopped);
		leave();
	}
	return arg;
}

static void *stop(void *arg)
{
	stopping = 1;
	leave();
	__VERIFIER_assume(drained);
	stopped = 1;
	return arg;
}

int main(void)
{
	pthread_t t[N + 1];

	pthread_create(&t[N], NULL, stop, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, request, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
