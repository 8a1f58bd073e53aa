/*
 * Barriers. The word holds the arrivals in the low half and the round in the
 * high half: a phase, which changes with each round, and the set of the threads that
 * have arrived so far. If there is one more of them than the barrier waits for, or
 * one whose number is too large for the set, the rounds from then on are counted.
 *
 * Two ints stand apart, at the same offsets on 32 and 64 bits: the number of
 * threads to wait for, with a tag without which the barrier was destroyed or never
 * initialised, and which rounds are over: the phase in the lowest bit, and above it the
 * number of those that were counted. The latter is what threads wait for: were
 * it in the word, then each of them would race with the arrivals of the next round, and
 * the number of executions would grow by the orders of these, which nobody can tell apart.
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

/* What an arrival returns in the high half. */
#define COUNTS (1u << 31)
#define PHASE (1u << 30)
#define NUMBER (PHASE - 1)

/*
 * As long as no more threads use the barrier than it waits for, all of them are part
 * of each round: a thread that waits finds the phase changed until it comes again.
 *
 * Otherwise a round may end before the last thread of the one before has said so:
 * hence a sum, and a comparison rather than an equality. Of rounds that
 * are not counted, the last one at most is not yet over when others are.
 */
INLINE int is_over(u32 round, u32 over)
{
	u32 changed = (over & 1) != (round & PHASE) / PHASE;
	if (round & COUNTS)
		return (int)((over >> 1) - changed - (round & NUMBER)) > 0;
	return changed || over > 1;
}

/* The last thread to arrive starts the next round, lets the others go and is the serial one. */
INLINE int arrive(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	if (!tagged(count))
		return misuse("wait at a barrier that is not initialised", EINVAL);
	count &= COUNT_MAX;
	u64 old = __gomc_rmw(OP_BARRIER, word_of(barrier), WORD, count, __gomc_self(), SYNC_BARRIER);
	u32 round = high(old);
	if (round == (COUNTS | NUMBER) || round == (COUNTS | PHASE | NUMBER))
		__gomc_unsupported("so many rounds at a barrier that more threads use than it waits for");
	if (low(old) + 1 >= count) {
		if (round & COUNTS)
			__gomc_rmw(OP_ADD, over_of(barrier), 4, 2, 0, SYNC_BARRIER);
		else
			__gomc_rmw(OP_XOR, over_of(barrier), 4, 1, 0, SYNC_BARRIER);
		return SERIAL_THREAD;
	}
	u32 over;
	do {
		over = (u32)__gomc_wait_load(over_of(barrier), 4, SYNC_BARRIER);
	} while (!is_over(round, over));
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
