/*
 * A structure is assigned by one thread and read by another: the assignment
 * is not one step.
 * ISO/IEC 9899:2011, 6.5.16.1.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct account {
	long balance;
	long available;
	long reserved;
};

static struct account shared = {10, 6, 4};

static void *update(void *arg)
{
	struct account next = {20, 15, 5};

	(void)arg;
	shared = next;
	return NULL;
}

static void *check(void *arg)
{
	volatile struct account *s = &shared;
	long balance = s->balance, available = s->available, reserved = s->reserved;

	(void)arg;
	assert(balance == available + reserved);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, update, NULL);
	pthread_create(&u, NULL, check, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
