/*
 * A program that declares the types of pthreads itself, as ints. Two mutexes lie side by
 * side in eight bytes, and protect a counter each.
 *
 * N threads use the first mutex and N the second. Safe: the mutexes are
 * independent, so that N! orders of the one meet N! orders of the other. With
 * SHARED the threads of the second mutex use the first counter: it fails.
 */
#ifndef N
#define N 2
#endif

typedef int pthread_mutex_t;
typedef int pthread_t;

int pthread_create(pthread_t *thread, const void *attr, void *(*start)(void *), void *arg);
int pthread_join(pthread_t thread, void **result);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
void __assert_fail(const char *expression, const char *file, unsigned line, const char *function);

static pthread_mutex_t mutexes[2] __attribute__((aligned(8)));
static int counters[2];

static void *add(void *arg)
{
	long which = (long)arg;
	pthread_mutex_lock(&mutexes[which]);
#ifdef SHARED
	which = 0;
#endif
	counters[which] = counters[which] + 1;
	pthread_mutex_unlock(&mutexes[(long)arg]);
	return 0;
}

int main(void)
{
	pthread_t threads[2 * N];
	for (long i = 0; i < 2 * N; i++)
		pthread_create(&threads[i], 0, add, (void *)(i % 2));
	for (int i = 0; i < 2 * N; i++)
		pthread_join(threads[i], 0);
	if (counters[0] + counters[1] != 2 * N)
		__assert_fail("no addition is lost", __FILE__, __LINE__, __func__);
	return 0;
}
