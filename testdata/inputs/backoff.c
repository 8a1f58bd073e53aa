/*
 * A lock that is tried again and again, with pauses whose lengths are inputs. Nobody knows how often a thread tries.
 * EARLY: a thread that has waited for long goes on without the lock.
 * Expected: safe; violation with EARLY.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_int locked;
static int inside;

static void *work(void *arg)
{
	unsigned pause;

	(void)arg;
	while (atomic_exchange(&locked, 1)) {
		pause = __VERIFIER_nondet_uint();
#ifdef EARLY
		if (pause > 4000000000u)
			break;
#endif
		while (atomic_load(&locked) && pause % 16 != 0)
			;
	}
	inside++;
	assert(inside == 1);
	inside--;
	atomic_store(&locked, 0);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
