// want: ok
// Values are each thread's own; destructors run at its end, and again for values that they set.
#include <assert.h>
#include <pthread.h>
#include <string.h>

pthread_key_t k, l, m;
char destroyed[8];

static void destroy(void *value)
{
	assert(pthread_getspecific(k) == 0);
	strcat(destroyed, value);
	if (strcmp(value, "b") == 0)
		pthread_setspecific(k, "a");
}

static void *run(void *arg)
{
	assert(pthread_getspecific(k) == 0);
	assert(pthread_setspecific(k, "b") == 0);
	assert(pthread_setspecific(l, "c") == 0);
	assert(pthread_setspecific(m, "d") == 0 && pthread_key_delete(m) == 0);
	assert(pthread_getspecific(k) != 0);
	return 0;
}

int main(void)
{
	pthread_t t;
	assert(pthread_key_create(&k, destroy) == 0);
	assert(pthread_key_create(&l, 0) == 0);
	assert(pthread_key_create(&m, destroy) == 0 && k != l && l != m);
	pthread_setspecific(k, "main");
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	assert(strcmp(pthread_getspecific(k), "main") == 0);
	assert(strcmp(destroyed, "ba") == 0);
	return 0;
}
