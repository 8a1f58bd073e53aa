// want: ok; assertion: __goblint_check
// Annotations mean nothing; a check that fails is an assertion.
#include <pthread.h>

void __goblint_check(_Bool);
void __goblint_split_begin(int);
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(_Bool);
void __VERIFIER_loop_bound(int);
void __ESBMC_assert(_Bool, const char *);
void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);
void __goblint_assume_join(pthread_t);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *set(void *arg)
{
	pthread_mutex_lock(&lock);
	x = 1;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, set, 0);
	__VERIFIER_loop_bound(2);
	for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), 0;)
		__VERIFIER_spin_end(1);
	__goblint_split_begin(1);
	pthread_mutex_lock(&lock);
	__goblint_check(x == 0);
	pthread_mutex_unlock(&lock);
	__ESBMC_atomic_begin();
	__ESBMC_assert(x == 0 || x == 1, "x");
	__ESBMC_atomic_end();
	__goblint_assume_join(t);
	__goblint_check(x == 1);
	pthread_join(t, 0);
	return 0;
}
