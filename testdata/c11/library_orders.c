/*
 * A message passed by the functions of libatomic, which clang calls for objects
 * that it does not know to be aligned. The order that is asked for counts: with
 * a relaxed store, or a relaxed load, the reader may see the flag and not the
 * message.
 *
 * LATE:     the store is relaxed
 * EARLY:    the load is relaxed
 * EXCHANGE: the flag is set by an exchange
 * COMPARE:  the flag is taken by a compare-exchange
 */
#include <assert.h>
#include <pthread.h>

#ifdef LATE
#define PUBLISH __ATOMIC_RELAXED
#else
#define PUBLISH __ATOMIC_RELEASE
#endif

#ifdef EARLY
#define SEE __ATOMIC_RELAXED
#else
#define SEE __ATOMIC_ACQUIRE
#endif

unsigned __atomic_load_4(const volatile void *, int);
void __atomic_store_4(volatile void *, unsigned, int);
unsigned __atomic_exchange_4(volatile void *, unsigned, int);
_Bool __atomic_compare_exchange_4(volatile void *, void *, unsigned, int, int);

static unsigned message, flag;

static void *writer(void *arg)
{
	__atomic_store_4(&message, 1, __ATOMIC_RELAXED);
#ifdef EXCHANGE
	__atomic_exchange_4(&flag, 1, PUBLISH);
#else
	__atomic_store_4(&flag, 1, PUBLISH);
#endif
	return arg;
}

static int seen(void)
{
#ifdef COMPARE
	unsigned set = 1;
	return __atomic_compare_exchange_4(&flag, &set, 2, SEE, __ATOMIC_RELAXED);
#else
	return __atomic_load_4(&flag, SEE) == 1;
#endif
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	if (seen())
		assert(__atomic_load_4(&message, __ATOMIC_RELAXED) == 1);
	pthread_join(t, 0);
	return 0;
}
