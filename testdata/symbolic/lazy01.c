/*
 * Two threads add 1 and 2 to a counter, each in a critical section, and a third one looks whether both have. After the shape of
 * SV-COMP's task of this name.
 * Expected: violation (assertion): both may have come before.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void add(int n)
{
	pthread_mutex_lock(&lock);
	count += n;
	pthread_mutex_unlock(&lock);
}

static void *one(void *arg)
{
	add(1);
	return arg;
}

static void *two(void *arg)
{
	add(2);
	return arg;
}

static void *look(void *arg)
{
	pthread_mutex_lock(&lock);
	assert(count < 3);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t a, b, c;

	pthread_create(&a, NULL, one, NULL);
	pthread_create(&b, NULL, two, NULL);
	pthread_create(&c, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
