/*
 * A thread goes round a loop in an atomic section for ever. It chooses in each round, and reads nothing that another thread
 * could write.
 * Expected: a hang. With LEAVES one of the choices leads out of the loop: safe. With SEEN the process would end if anybody
 * saw that the section has begun, which nobody does: a hang.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int __VERIFIER_nondet_int(void);

static atomic_int begun;

static void *spin(void *arg)
{
	__VERIFIER_atomic_begin();
	atomic_store(&begun, 1);
	for (;;) {
		int choice = __VERIFIER_nondet_int();
#ifdef LEAVES
		if (choice)
			break;
#else
		(void)choice;
#endif
	}
	__VERIFIER_atomic_end();
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, spin, NULL);
#ifdef SEEN
	while (!atomic_load(&begun))
		;
	exit(0);
#endif
	pthread_join(t, NULL);
	return 0;
}
