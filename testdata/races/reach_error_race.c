/*
 * A flag protocol with a hole between check and use, reported by reach_error.
 * SV-COMP rules, reach_error.
 * Expected: assertion violation (reach_error is called).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern void reach_error(void);

static atomic_int busy, users;

static void *run(void *arg)
{
	(void)arg;
	if (!atomic_load(&busy)) {
		atomic_store(&busy, 1);
		int others = atomic_fetch_add(&users, 1);
		if (others != 0)
			reach_error();
		atomic_fetch_sub(&users, 1);
		atomic_store(&busy, 0);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, run, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
