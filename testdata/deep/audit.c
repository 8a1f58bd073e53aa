/*
 * Transfers between accounts, each of which has a lock; an audit adds up the
 * accounts one by one, and does not hold all locks at the same time.
 * ACCOUNTS, CLERKS, TRANSFERS of each clerk. The audit fails only if it has
 * lost exactly as much as three transfers make.
 * Expected: assertion violation. Each of three transfers has to come between
 * two steps of the audit.
 */
#include <assert.h>
#include <pthread.h>

#ifndef ACCOUNTS
#define ACCOUNTS 3
#endif
#ifndef CLERKS
#define CLERKS 3
#endif
#ifndef TRANSFERS
#define TRANSFERS 2
#endif

static pthread_mutex_t lock[ACCOUNTS];
static int balance[ACCOUNTS];

static void *clerk(void *arg)
{
	(void)arg;
	for (int i = 0; i < TRANSFERS; i++) {
		pthread_mutex_lock(&lock[0]);
		pthread_mutex_lock(&lock[ACCOUNTS - 1]);
		balance[0]++;
		balance[ACCOUNTS - 1]--;
		pthread_mutex_unlock(&lock[ACCOUNTS - 1]);
		pthread_mutex_unlock(&lock[0]);
	}
	return NULL;
}

static void *audit(void *arg)
{
	int sum = 0;

	(void)arg;
	for (int i = 0; i < ACCOUNTS; i++) {
		pthread_mutex_lock(&lock[i]);
		sum += balance[i];
		pthread_mutex_unlock(&lock[i]);
	}
	assert(sum != -CLERKS * TRANSFERS);
	return NULL;
}

int main(void)
{
	pthread_t t[CLERKS], a;

	for (int i = 0; i < ACCOUNTS; i++)
		pthread_mutex_init(&lock[i], NULL);
	for (int i = 0; i < CLERKS; i++)
		pthread_create(&t[i], NULL, clerk, NULL);
	pthread_create(&a, NULL, audit, NULL);
	for (int i = 0; i < CLERKS; i++)
		pthread_join(t[i], NULL);
	pthread_join(a, NULL);
	return 0;
}
