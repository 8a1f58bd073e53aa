// want: ok
// want: mutex: join of a thread that is joined already
// want: mutex: join of a detached thread
// want: mutex: detachment of a thread that is joined already
// want: mutex: detachment of a detached thread
// Each run takes two of the cases. Only main joins and detaches.
#include <pthread.h>

int joins_in_main_only = 1; /* for the test that runs this natively */

extern _Bool __VERIFIER_nondet_bool(void);

static void *empty(void *arg) { return 0; }

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, empty, 0);
	pthread_create(&u, 0, empty, 0);
	if (__VERIFIER_nondet_bool())
		pthread_join(t, 0);
	else
		pthread_detach(t);
	if (__VERIFIER_nondet_bool())
		t = u;
	if (__VERIFIER_nondet_bool())
		pthread_join(t, 0);
	else
		pthread_detach(t);
	return 0;
}
