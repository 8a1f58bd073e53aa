// want: ok
// Extended precision: copies, arithmetic, conversions, and a variable that threads share.
#include <assert.h>
#include <float.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long double sum = 0.5L;
static volatile double third = 1 / 3.0;
static volatile long big = 1234567890;

static void *add(void *arg)
{
	pthread_mutex_lock(&lock);
	sum += *(long double *)arg;
	pthread_mutex_unlock(&lock);
	return 0;
}

int main(void)
{
	pthread_t t;
	long double x = third, list[2] = {x, -x}, copy;
	pthread_create(&t, 0, add, list);
	add(list + 1);
	pthread_join(t, 0);
	assert(sum == 0.5L);
	copy = list[1];
	assert(copy < 0 && -copy == x && (double)x == third && 3 * x != 1 && (float)x == (float)third);
	assert((long)((long double)big * 2 / 2) == big && (unsigned)(x * 10) == 3 && 1 + LDBL_EPSILON > 1 && 1 + LDBL_EPSILON / 2 == 1);
	assert(x * 0 == 0 && 1 / (x - x) > LDBL_MAX);
	return 0;
}
