/*
 * A thread waits for a semaphore beside one that works for ever, and main for both.
 * POSTS: the worker posts now and then, as long as nobody has taken the last post.
 * EXITS: the worker ends the process at some time.
 * LAST: the worker is started first, and main waits for its end first.
 * Expected: a thread waits for ever while another one goes on, and main for it, with LAST main
 * does not; POSTS and EXITS with --nondet=0..1, safe.
 */
#include <semaphore.h>
#include <stdlib.h>

#include "states.h"

static sem_t posts;
static atomic_int beat;
#ifdef LAST
#define WAITER 1
#else
#define WAITER 0
#endif

extern int __VERIFIER_nondet_int(void);

static void *run(void *arg)
{
	if ((int)(intptr_t)arg == WAITER) {
		REPEAT
			sem_wait(&posts);
		return NULL;
	}
	REPEAT {
		STORE(beat, 1);
#ifdef POSTS
		int posted = 0;

		sem_getvalue(&posts, &posted);
		if (posted == 0)
			sem_post(&posts);
#endif
#ifdef EXITS
		if (__VERIFIER_nondet_int())
			exit(0);
#endif
		STORE(beat, 0);
	}
	return NULL;
}

int main(void)
{
	sem_init(&posts, 0, 0);
	run_numbered(2, run);
	return 0;
}
