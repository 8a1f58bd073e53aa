/*
 * Ways in which a process ends with a block that is not freed, by HOW:
 *   0  main returns
 *   1  main calls exit
 *   2  main has ended by pthread_exit, and the thread after it
 *   3  the thread calls exit while main waits for it
 *   4  main calls abort, which is no end that is looked at
 *   5  a handler of atexit frees the block
 *   6  the thread waits for ever when main returns
 *   7  deadlock: the process does not end
 *   8  the thread may not have begun when main returns, and frees the block if it has
 *   9  the thread stops at an assumption, and has allocated by then
 */
#include <pthread.h>
#include <stdlib.h>

#ifndef HOW
#define HOW 0
#endif

extern void __VERIFIER_assume(int);

static int *block;
static pthread_mutex_t lock __attribute__((unused)) = PTHREAD_MUTEX_INITIALIZER;

static void *thread(void *arg)
{
	(void)arg;
#if HOW == 3
	exit(0);
#elif HOW == 6 || HOW == 7
	pthread_mutex_lock(&lock);
#elif HOW == 8
	free(block);
#elif HOW == 9
	block = malloc(sizeof *block);
	__VERIFIER_assume(0);
#endif
	return NULL;
}

__attribute__((unused)) static void release(void)
{
	free(block);
}

int main(void)
{
	pthread_t t;
#if HOW != 9
	block = malloc(sizeof *block);
#endif
#if HOW == 6 || HOW == 7
	pthread_mutex_lock(&lock);
#endif
	pthread_create(&t, NULL, thread, NULL);
#if HOW == 2
	pthread_exit(NULL);
#elif HOW != 6 && HOW != 8 && HOW != 9
	pthread_join(t, NULL);
#endif
#if HOW == 1
	exit(0);
#elif HOW == 4
	abort();
#elif HOW == 5
	atexit(release);
#endif
	return 0;
}
