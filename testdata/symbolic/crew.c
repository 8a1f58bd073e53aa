/*
 * As many workers as an input says add to a counter, and report numbers from then on; main waits until all have come.
 * Expected: a data race on the counter, which two workers, or one and main, access at the same time.
 */
#include <pthread.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int condition);

static int present, stop, report;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
	int over;

	present++;
	do {
		pthread_mutex_lock(&lock);
		over = stop;
		report = __VERIFIER_nondet_int();
		pthread_mutex_unlock(&lock);
	} while (!over);
	return arg;
}

int main(void)
{
	int size = __VERIFIER_nondet_int();

	__VERIFIER_assume(size >= 0);
	for (int i = 0; i < size; i++) {
		pthread_t thread;
		pthread_create(&thread, NULL, worker, NULL);
		pthread_detach(thread);
	}
	while (present != size)
		;
	pthread_mutex_lock(&lock);
	stop = 1;
	pthread_mutex_unlock(&lock);
	return report;
}
