/* A spin loop in which a choice leads to an assumption that fails. Expected: a hang, unless go is set. */
#include <pthread.h>
#include <stddef.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

static _Atomic int go, x;

static void *wait(void *arg)
{
	while (!go) {
		_Bool on = __VERIFIER_nondet_bool();
		if (!x)
			__VERIFIER_assume(on);
		else if (on)
			__VERIFIER_assume(!x);
	}
	return arg;
}

static void *set(void *arg)
{
	x = 1;
	if (__VERIFIER_nondet_bool())
		go = 1;
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, wait, NULL);
	pthread_create(&b, NULL, set, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
