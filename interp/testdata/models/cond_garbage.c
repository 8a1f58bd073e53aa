// want: ok
// Condition variables are initialised in static memory that was something else before.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static union {
	unsigned char bytes[sizeof(pthread_cond_t)];
	pthread_cond_t c;
} place;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int gone;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!gone)
		pthread_cond_wait(&place.c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	static const unsigned char before[] = {0xff, 0x06, 0x80};
	for (int i = 0; i < 3; i++) {
		pthread_t t;
		memset(place.bytes, before[i], sizeof place.bytes);
		assert(pthread_cond_init(&place.c, 0) == 0);
		gone = 0;
		pthread_create(&t, 0, waiter, 0);
		pthread_mutex_lock(&m);
		gone = 1;
		pthread_cond_signal(&place.c);
		pthread_mutex_unlock(&m);
		pthread_join(t, 0);
	}
	return 0;
}
