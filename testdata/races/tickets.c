/*
 * Two clerks sell the last ticket: both look before either of them sells.
 * The example of README.md.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>

static int tickets = 1;

static void *sell(void *arg)
{
	if (tickets > 0)
		tickets--;
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, sell, NULL);
	pthread_create(&b, NULL, sell, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(tickets >= 0);
	return 0;
}
