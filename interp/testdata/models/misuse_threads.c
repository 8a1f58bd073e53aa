// want: ok
// want: mutex: join of a thread that is joined already
// want: mutex: join of a detached thread
// want: mutex: detachment of a thread that is joined already
// want: mutex: detachment of a detached thread
// want: mutex: detachment of a thread that was never created
// Each run takes one of the cases. Threads other than main join and detach, too.
#include <pthread.h>

extern _Bool __VERIFIER_nondet_bool(void);

pthread_t t;

static int pick(int bits)
{
	int n = 0;
	while (bits-- > 0)
		n = 2 * n + __VERIFIER_nondet_bool();
	return n;
}

static void *empty(void *arg) { return 0; }

static void *detach_self(void *arg)
{
	pthread_detach(pthread_self());
	return 0;
}

static void *join_it(void *arg)
{
	pthread_join(t, 0);
	return 0;
}

int main(void)
{
	pthread_t u;
	pthread_attr_t attr;
	switch (pick(3)) {
	case 0:
		pthread_create(&t, 0, empty, 0);
		pthread_join(t, 0);
		pthread_join(t, 0);
		break;
	case 1:
		pthread_create(&t, 0, empty, 0);
		pthread_create(&u, 0, join_it, 0);
		pthread_join(t, 0);
		break;
	case 2: /* before the join or while it waits */
		pthread_create(&t, 0, detach_self, 0);
		pthread_join(t, 0);
		break;
	case 3:
		pthread_attr_init(&attr);
		pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
		pthread_create(&t, &attr, empty, 0);
		pthread_join(t, 0);
		break;
	case 4:
		pthread_create(&t, 0, empty, 0);
		pthread_detach(t);
		pthread_detach(t);
		break;
	case 5:
		pthread_detach(0);
		break;
	case 6: /* each thread once */
		pthread_create(&t, 0, detach_self, 0);
		pthread_create(&t, 0, empty, 0);
		pthread_create(&u, 0, join_it, 0);
		pthread_join(u, 0);
		break;
	}
	return 0;
}
