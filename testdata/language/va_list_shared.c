/*
 * Variable arguments that are handed on in a record which threads share, as
 * hooks of loggers get them: the va_list lies in the record, and the hook is
 * called through a pointer.
 * N: number of threads beside main.
 * Expected: safe; (N + 1)! executions, one for each order of the sections.
 */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

struct record {
	int level;
	va_list arguments;
};

static struct record shared;
static void (*hook)(struct record *);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long long total;

static void add(struct record *r)
{
	for (int i = 0; i < r->level; i++)
		total += va_arg(r->arguments, int);
	total += va_arg(r->arguments, long long);
}

static void say(int level, ...)
{
	pthread_mutex_lock(&lock);
	shared.level = level;
	va_start(shared.arguments, level);
	hook(&shared);
	va_end(shared.arguments);
	pthread_mutex_unlock(&lock);
}

static void *run(void *arg)
{
	say(2, (int)(intptr_t)arg, 1, 1LL << 40);
	return NULL;
}

int main(void)
{
	pthread_t threads[N];

	hook = add;
	for (int i = 0; i < N; i++)
		pthread_create(&threads[i], NULL, run, (void *)(intptr_t)i);
	say(7, 1, 1, 1, 1, 1, 1, 1, 0LL);
	for (int i = 0; i < N; i++)
		pthread_join(threads[i], NULL);
	assert(total == 7 + N + N * (N - 1) / 2 + ((long long)N << 40));
	return 0;
}
