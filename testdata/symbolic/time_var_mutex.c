/*
 * A block of a file system is in use while one of two locks says so: which of them protects it changes over time. After the example of Flanagan
 * and Qadeer, "Transactions for Software Model Checking" (2003).
 * Expected: safe; with EARLY, which looks at busy before it holds the lock, violation (assertion).
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t inode_lock = PTHREAD_MUTEX_INITIALIZER, busy_lock = PTHREAD_MUTEX_INITIALIZER;
static int inode, busy, block;

static void *allocate(void *arg)
{
	pthread_mutex_lock(&inode_lock);
	if (inode == 0) {
		pthread_mutex_lock(&busy_lock);
		busy = 1;
		pthread_mutex_unlock(&busy_lock);
		inode = 1;
	}
	block = 1;
	assert(block == 1);
	pthread_mutex_unlock(&inode_lock);
	return arg;
}

static void *release(void *arg)
{
#ifdef EARLY
	int used = busy;

	pthread_mutex_lock(&busy_lock);
#else
	pthread_mutex_lock(&busy_lock);
	int used = busy;

#endif
	if (!used) {
		block = 0;
		assert(block == 0);
	}
	pthread_mutex_unlock(&busy_lock);
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, allocate, NULL);
	pthread_create(&b, NULL, release, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
