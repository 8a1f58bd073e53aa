/*
 * Threads that go round loops with a way out, and do not go round for ever if choices and the end of the process are fair.
 * By default two threads repeat their loop as long as a nondeterministic choice says so. With TWO_WAYS the choice
 * leads to one of two loops, of which one can be left. With MAIN_LEAVES two threads give way to each other, which could go
 * on for ever, but main does not wait for them: its return ends the process. Expected: safe. With MAIN_WAITS, too, a livelock.
 */
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static atomic_int wants[2];

static void *run(void *arg)
{
	int me = (int)(long)arg;
#if defined(MAIN_LEAVES) || defined(MAIN_WAITS)
	atomic_store(&wants[me], 1);
	while (atomic_load(&wants[1 - me])) {
		atomic_store(&wants[me], 0);
		atomic_store(&wants[me], 1);
	}
#elif defined(TWO_WAYS)
	for (;;) {
		atomic_store(&wants[me], 1);
		if (__VERIFIER_nondet_int()) {
			if (atomic_load(&wants[me]))
				break;
		}
		atomic_store(&wants[me], 0);
	}
#else
	while (__VERIFIER_nondet_int()) {
		atomic_store(&wants[me], 1);
		atomic_store(&wants[me], 0);
	}
#endif
	return arg;
}

int main(void)
{
	pthread_t t[2];

	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, (void *)i);
#ifndef MAIN_LEAVES
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
#endif
	return 0;
}
