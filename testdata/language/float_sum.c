/*
 * Floating-point numbers under a mutex: Newton's square roots are added up in
 * either order, with single and double precision and conversions.
 * Expected: safe, 2 executions (the order of the two additions).
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static double sum;
static float product = 1.0f;

static double root(double a)
{
	double x = a;

	for (int i = 0; i < 20; i++)
		x = 0.5 * (x + a / x);
	return x;
}

static void *run(void *arg)
{
	double r = root(*(const int *)arg);

	pthread_mutex_lock(&mutex);
	sum += r;
	product *= (float)r;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	static const int four = 4, nine = 9;
	pthread_t t, u;

	pthread_create(&t, NULL, run, (void *)&four);
	pthread_create(&u, NULL, run, (void *)&nine);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(sum > 4.999999 && sum < 5.000001);
	assert(product > 5.9999f && product < 6.0001f);
	assert((int)(sum + 0.5) == 5 && (long)(product + 0.5f) == 6);
	assert(-sum < 0.0 && sum != product);
	return 0;
}
