/*
 * Two threads count in both halves of 16 bytes at once, as algorithms do that keep a counter beside a pointer. Written for gomc.
 *
 * The default is "lock cmpxchg16b" in assembly. ADD and EXCHANGE call the functions of libatomic that compilers call; HALVES changes one
 * half after the other with a locked instruction each, so that another thread finds halves that differ.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

typedef unsigned __int128 pair;

static pair counter __attribute__((aligned(16)));

#ifdef ADD
pair __atomic_fetch_add_16(volatile void *, pair, int);
#endif
#ifdef EXCHANGE
_Bool __atomic_compare_exchange_16(volatile void *, void *, pair, int, int);
#endif

static void *count(void *arg)
{
	const pair both = (pair)1 << 64 | 1;
#if defined ADD
	pair before = __atomic_fetch_add_16(&counter, both, __ATOMIC_ACQ_REL);
	assert((uint64_t)before == (uint64_t)(before >> 64));
#elif defined EXCHANGE
	pair seen = 0;
	while (!__atomic_compare_exchange_16(&counter, &seen, seen + both, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE))
		assert((uint64_t)seen == (uint64_t)(seen >> 64));
#elif defined HALVES
	uint64_t *halves = (uint64_t *)&counter;
	__atomic_fetch_add(&halves[0], 1, __ATOMIC_SEQ_CST);
	__atomic_fetch_add(&halves[1], 1, __ATOMIC_SEQ_CST);
#endif
#if !defined ADD && !defined EXCHANGE
	uint64_t low = 0, high = 0;
	unsigned char equal;
	do {
		assert(low == high);
		__asm__ volatile("lock cmpxchg16b %1\n\tsetz %0"
				 : "=q"(equal), "+m"(counter), "+a"(low), "+d"(high)
				 : "b"(low + 1), "c"(high + 1)
				 : "memory", "cc");
	} while (!equal);
#endif
	(void)both;
	return arg;
}

int main(void)
{
	pthread_t other;
	pthread_create(&other, 0, count, 0);
	count(0);
	pthread_join(other, 0);
	assert((uint64_t)counter == 2 && counter >> 64 == 2);
	return 0;
}
