// want: ok; assume
// A signal does not get lost that reaches a thread which is cancelled: another one that waits has it.
#include <assert.h>
#include <pthread.h>

int cancels_threads;
void __VERIFIER_assume(int);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int items, waiting;

static void unlock(void *arg) { pthread_mutex_unlock(&lock); }

static void *taking(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_cleanup_push(unlock, 0);
	waiting++;
	while (items == 0)
		pthread_cond_wait(&changed, &lock);
	items--;
	pthread_cleanup_pop(1);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	void *result;
	pthread_create(&a, 0, taking, 0);
	pthread_create(&b, 0, taking, 0);
	pthread_mutex_lock(&lock);
	__VERIFIER_assume(waiting == 2);
	items = 1;
	pthread_cond_signal(&changed);
	pthread_cancel(a);
	pthread_mutex_unlock(&lock);
	pthread_join(a, &result);
	if (result != PTHREAD_CANCELED) {
		pthread_mutex_lock(&lock);
		items++;
		pthread_cond_signal(&changed);
		pthread_mutex_unlock(&lock);
	}
	pthread_join(b, 0);
	assert(items == 0);
	return 0;
}
