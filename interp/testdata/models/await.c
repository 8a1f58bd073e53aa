// want: ok
// Nidhugg's words for waiting: threads take turns.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_load_await_aint(volatile int *, int, int);
int __VERIFIER_xchg_await_aint(volatile int *, int, int, int);

enum { GREATER = 1, EQUAL = 2, LESS = 4, SIGNED = 8 };

static int turn, below, sum;

static void *first(void *arg)
{
	assert(__VERIFIER_xchg_await_aint(&turn, 2, EQUAL, 1) == 1);
	__atomic_fetch_add(&sum, 1, __ATOMIC_SEQ_CST);
	assert(__VERIFIER_xchg_await_aint(&turn, -1, GREATER | LESS, 2) == 3);
	return arg;
}

static void *second(void *arg)
{
	assert(__VERIFIER_xchg_await_aint(&turn, 3, GREATER | EQUAL, 2) == 2);
	__atomic_fetch_add(&sum, 1, __ATOMIC_SEQ_CST);
	assert(__VERIFIER_load_await_aint(&turn, LESS | SIGNED, 0) == -1);
	__atomic_store_n(&below, -5, __ATOMIC_SEQ_CST);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, first, 0);
	pthread_create(&b, 0, second, 0);
	assert(__VERIFIER_xchg_await_aint(&turn, 1, LESS | EQUAL, 0) == 0);
	assert(__VERIFIER_load_await_aint(&below, GREATER, 7) == -5); // without a sign
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(sum == 2 && turn == -1);
	return 0;
}
