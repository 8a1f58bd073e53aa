/*
 * Stores to bit-fields read the bits beside them, which are undefined at first; padding is copied.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
struct flags { unsigned mode : 3, level : 5; short count; char last; };
static struct flags shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *set(void *arg)
{
	struct flags f;
	f.mode = 1;
	f.level = 2;
	f.count = (short)(long)arg;
	f.last = 4;
	pthread_mutex_lock(&lock);
	shared = f;
	pthread_mutex_unlock(&lock);
	return 0;
}
int main(void)
{
	pthread_t t[2];
	for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, set, (void *)(i + 1));
	for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
	assert(shared.mode == 1 && shared.level == 2 && shared.last == 4);
}
