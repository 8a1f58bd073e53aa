// want: ok
// Three threads exclude each other, one of them by trying.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
int inside, total;

static void section(void)
{
	assert(inside++ == 0);
	total++;
	inside--;
}

static void *locks(void *arg)
{
	pthread_mutex_lock(&a);
	section();
	pthread_mutex_unlock(&a);
	return 0;
}

static void *tries(void *arg)
{
	if (pthread_mutex_trylock(&a) != 0)
		return 0;
	section();
	pthread_mutex_unlock(&a);
	return &a;
}

int main(void)
{
	pthread_t t, u;
	void *got;
	pthread_create(&t, 0, locks, 0);
	pthread_create(&u, 0, tries, 0);
	locks(0);
	pthread_join(t, 0);
	pthread_join(u, &got);
	assert(total == 2 + (got == &a));
	return 0;
}
