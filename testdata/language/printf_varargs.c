/*
 * Threads print with printf and sum with a variadic function of their own;
 * output is no communication.
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the additions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

#ifndef N
#define N 3
#endif

static atomic_int total;

static int sum(int count, ...)
{
	va_list list;
	int s = 0;

	va_start(list, count);
	for (int i = 0; i < count; i++)
		s += va_arg(list, int);
	va_end(list);
	return s;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int s = sum(3, me, 2 * me, 3 * me);

	printf("thread %d of %s adds %d (%5.2f, %c, %#lx)\n", me, "printf_varargs", s, me / 2.0,
	       'a' + me, 255UL);
	atomic_fetch_add(&total, s);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	printf("total %d\n", atomic_load(&total));
	assert(atomic_load(&total) == 3 * N * (N - 1));
	return 0;
}
