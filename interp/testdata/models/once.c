// want: ok
// The routine runs once, and nobody goes on before it has ended.
#include <assert.h>
#include <pthread.h>

pthread_once_t control = PTHREAD_ONCE_INIT;
int runs, ended;

static void routine(void)
{
	runs++;
	ended = 1;
}

static void *run(void *arg)
{
	assert(pthread_once(&control, routine) == 0);
	assert(ended && runs == 1);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
