/*
 * A thread changes a variable of its own for ever, which nobody else looks at. A reduction that takes only its
 * steps, as they are independent of all others, never comes to the other thread: the ignoring problem
 * (Valmari 1989). Expected: the assertion of the other thread fails. With OTHER_LOOPS the other thread goes round a loop
 * before it fails; with SAFE it does not fail.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int mine, theirs;

static void *toggle(void *arg)
{
	for (;;) {
		atomic_store(&mine, 1);
		atomic_store(&mine, 0);
	}
	return arg;
}

static void *fail(void *arg)
{
#ifdef OTHER_LOOPS
	for (int round = 0; round < 3; round++)
		atomic_store(&theirs, round);
#endif
	atomic_store(&theirs, 3);
#ifndef SAFE
	assert(atomic_load(&theirs) != 3);
#endif
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, toggle, NULL);
	pthread_create(&u, NULL, fail, NULL);
	pthread_join(t, NULL);
	return 0;
}
