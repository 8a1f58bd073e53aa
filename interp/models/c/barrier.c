/*
 * Barriers. The word holds the arrivals in the low half and the generation in
 * the high half. Two ints stand apart, at the same offsets on 32 and 64 bits:
 * the number of threads to wait for, with a tag without which the barrier was destroyed
 * or never initialised, and the number of generations that are over. The latter
 * is what threads wait for: were it the generation in the word, then each of
 * them would race with the arrivals of the next round, and the number of
 * executions would grow by the orders of these, which nobody can tell apart.
 *
 * A word of four bytes has all in one: the number of threads in the low byte, and
 * the arrivals of all rounds above. There the executions do grow.
 */
#include "models.h"

typedef struct barrier pthread_barrier_t;
typedef int pthread_barrierattr_t;

#define SERIAL_THREAD (-1)

#ifdef GOMC_SMALL
enum { COUNT_MAX = 255, ONE_ARRIVAL = 256, ARRIVALS_MAX = 0xffffff };

INLINE int initialised(pthread_barrier_t *barrier) { return *word_of(barrier) != 0; }

/* Nobody knows what other memory held before. So only the thread that has initialised a barrier knows better than to do it again. */
INLINE int in_use(pthread_barrier_t *barrier)
{
	if (__gomc_note((uintptr_t)barrier, 0) != 0)
		return initialised(barrier);
	__gomc_note((uintptr_t)barrier, 1);
	return 0;
}

INLINE void start(pthread_barrier_t *barrier, u32 count) { *word_of(barrier) = count; }
INLINE void stop(pthread_barrier_t *barrier) { *word_of(barrier) = 0; }

INLINE int busy(pthread_barrier_t *barrier)
{
	u32 now = __atomic_load_n(word_of(barrier), __ATOMIC_SEQ_CST);
	return (now >> 8) % (now & COUNT_MAX) != 0;
}

/* A round is over when the arrivals of all rounds up to it are there. */
INLINE int arrive(pthread_barrier_t *barrier)
{
	u32 old = (u32)__gomc_rmw(OP_ADD, word_of(barrier), WORD, ONE_ARRIVAL, 0, SYNC_BARRIER);
	u32 count = old & COUNT_MAX, mine = old >> 8;
	if (count == 0)
		return misuse("wait at a barrier that is not initialised", EINVAL);
	if (mine == ARRIVALS_MAX)
		__gomc_unsupported("so many arrivals at a barrier of four bytes");
	u32 all = (mine / count + 1) * count;
	if (mine + 1 == all)
		return SERIAL_THREAD;
	u32 now;
	do {
		now = (u32)__gomc_wait_load(word_of(barrier), WORD, SYNC_BARRIER);
	} while (now >> 8 < all);
	return 0;
}
#else
enum { COUNT_MAX = 0xffff };

#define TAG 0xba110000u

INLINE u32 *count_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 12); }
INLINE u32 *over_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 16); }

INLINE int tagged(u32 count) { return (count & ~(u32)COUNT_MAX) == TAG; }
INLINE int initialised(pthread_barrier_t *barrier) { return tagged(*count_of(barrier)); }

/* Memory that was never written holds no barrier. */
INLINE int in_use(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	return __gomc_defined(count) && tagged(count);
}

INLINE void start(pthread_barrier_t *barrier, u32 count)
{
	*word_of(barrier) = 0;
	*count_of(barrier) = TAG | count;
	*over_of(barrier) = 0;
}

INLINE void stop(pthread_barrier_t *barrier) { *count_of(barrier) = 0; }
INLINE int busy(pthread_barrier_t *barrier) { return low(__atomic_load_n(word_of(barrier), __ATOMIC_SEQ_CST)) != 0; }

/*
 * The last thread to arrive starts the next generation, lets the others go and
 * is the serial one. A generation may end before the last thread of the one
 * before has said so, if more threads use the barrier than it waits for: hence
 * a sum, and a comparison rather than an equality.
 */
INLINE int arrive(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	if (!tagged(count))
		return misuse("wait at a barrier that is not initialised", EINVAL);
	count &= COUNT_MAX;
	u64 old = __gomc_rmw(OP_BARRIER, word_of(barrier), WORD, count, 0, SYNC_BARRIER);
	if (low(old) + 1 >= count) {
		__gomc_rmw(OP_ADD, over_of(barrier), 4, 1, 0, SYNC_BARRIER);
		return SERIAL_THREAD;
	}
	u32 generation = high(old);
	u32 over;
	do {
		over = (u32)__gomc_wait_load(over_of(barrier), 4, SYNC_BARRIER);
	} while ((int)(over - generation) <= 0);
	return 0;
}
#endif

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr, u32 count)
{
	if (count == 0)
		return EINVAL;
	if (count > COUNT_MAX)
		__gomc_unsupported("barrier for so many threads");
	if (in_use(barrier))
		misuse("initialisation of a barrier that was not destroyed", 0);
	start(barrier, count);
	return 0;
}

int pthread_barrier_wait(pthread_barrier_t *barrier) { return arrive(barrier); }

/*
 * Threads that were let through but have not looked yet still find their
 * generation over. The memory must stay until then.
 */
int pthread_barrier_destroy(pthread_barrier_t *barrier)
{
	if (!initialised(barrier))
		return misuse("destruction of a barrier that is not initialised", EINVAL);
	if (busy(barrier))
		return misuse("destruction of a barrier where a thread waits", EBUSY);
	stop(barrier);
	return 0;
}

int pthread_barrierattr_init(pthread_barrierattr_t *attr)
{
	*attr = 0;
	return 0;
}
int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) { return 0; }
int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) { return 0; }
