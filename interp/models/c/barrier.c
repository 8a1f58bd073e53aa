/*
 * Barriers. The word holds the arrivals in the low half and the round in the
 * high half: a phase, which changes with each round, and the set of the threads that
 * have arrived so far. If there is one more of them than the barrier waits for, or
 * one whose number is too large for the set, the rounds from then on are counted.
 *
 * Two things stand apart: the number of threads to wait for, with a tag without which the barrier was
 * destroyed or never initialised; and which rounds are over: the phase in the lowest bit, and above it the
 * number of those that were counted. The latter is what threads wait for. Were
 * it in the word, then each of them would race with the arrivals of the next round, and
 * the number of executions would grow by the orders of these, which nobody can tell apart.
 * And were it in the barrier, then nobody could destroy that, initialise it once more or
 * free its memory before all who were let go have looked, of which POSIX knows nothing: who was let go
 * does not wait. So each initialisation has memory of its own for it, which stays.
 *
 * The number is at offset 12 of the barrier, the address of that memory at offset 16, on 32 and 64 bits.
 * A barrier of four bytes has a tag, the number, and the place in a table where the address stands; then the word is there, too.
 */
#include "models.h"

typedef struct barrier pthread_barrier_t;
typedef int pthread_barrierattr_t;

#define SERIAL_THREAD (-1)

typedef u64 arrivals __attribute__((aligned(8)));

#ifdef GOMC_SMALL
enum { COUNT_MAX = 0xff, THREADS = 32, BARRIERS = 128 };

/* What a barrier has elsewhere; table has those that each thread has initialised. */
struct rounds {
	u32 over;
	arrivals word;
};
static struct rounds *table[THREADS * BARRIERS];

#define TAG 0xba100000u
#define BEGUN ~(u64)0 /* key of how many barriers a thread has initialised */

INLINE u32 *count_of(pthread_barrier_t *barrier) { return (u32 *)barrier; }
INLINE int tagged(u32 count) { return (count & 0xfff00000u) == TAG; }
INLINE struct rounds *rounds_of(u32 count) { return table[(count >> 8) & 0xfff]; }

INLINE void start(pthread_barrier_t *barrier, u32 count)
{
	u32 self = __gomc_self(), n = (u32)__gomc_note(BEGUN, 1);
	if (self >= THREADS || n >= BARRIERS)
		__gomc_unsupported("so many barriers of four bytes");
	u32 place = self * BARRIERS + n;
	table[place] = __gomc_alloc(sizeof(struct rounds), (uintptr_t)barrier);
	*count_of(barrier) = TAG | place << 8 | count;
}

INLINE arrivals *arrivals_of(pthread_barrier_t *barrier, u32 count) { return &rounds_of(count)->word; }
INLINE u32 *over_of(pthread_barrier_t *barrier, u32 count) { return &rounds_of(count)->over; }
#else
enum { COUNT_MAX = 0xffff };

#define TAG 0xba110000u

INLINE u32 *count_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 12); }
INLINE int tagged(u32 count) { return (count & ~(u32)COUNT_MAX) == TAG; }
INLINE u32 **rounds_of(pthread_barrier_t *barrier) { return (u32 **)((char *)barrier + 16); }

INLINE void start(pthread_barrier_t *barrier, u32 count)
{
	*word_of(barrier) = 0;
	*count_of(barrier) = TAG | count;
	*rounds_of(barrier) = __gomc_alloc(sizeof(u32), (uintptr_t)barrier);
}

INLINE arrivals *arrivals_of(pthread_barrier_t *barrier, u32 count) { return word_of(barrier); }
INLINE u32 *over_of(pthread_barrier_t *barrier, u32 count) { return *rounds_of(barrier); }
#endif

/* Memory that was never written holds no barrier. */
INLINE int in_use(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	return __gomc_defined(count) && tagged(count);
}

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
	u32 *over = over_of(barrier, count); /* the last use of the barrier is the arrival */
	arrivals *word = arrivals_of(barrier, count);
	count &= COUNT_MAX;
	u64 old = __gomc_rmw(OP_BARRIER, word, 8, count, __gomc_self(), SYNC_BARRIER);
	u32 round = (u32)(old >> 32);
	if (round == (COUNTS | NUMBER) || round == (COUNTS | PHASE | NUMBER))
		__gomc_unsupported("so many rounds at a barrier that more threads use than it waits for");
	if ((u32)old + 1 >= count) {
		if (round & COUNTS)
			__gomc_rmw(OP_ADD, over, 4, 2, 0, SYNC_BARRIER);
		else
			__gomc_rmw(OP_XOR, over, 4, 1, 0, SYNC_BARRIER);
		return SERIAL_THREAD;
	}
	u32 now;
	do {
		now = (u32)__gomc_wait_load(over, 4, SYNC_BARRIER);
	} while (!is_over(round, now));
	return 0;
}

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

/* Threads that were let go but have not looked yet find their round over all the same. */
int pthread_barrier_destroy(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	if (!tagged(count))
		return misuse("destruction of a barrier that is not initialised", EINVAL);
	if ((u32)__atomic_load_n(arrivals_of(barrier, count), __ATOMIC_SEQ_CST) != 0)
		return misuse("destruction of a barrier where a thread waits", EBUSY);
	*count_of(barrier) = 0;
	return 0;
}

int pthread_barrierattr_init(pthread_barrierattr_t *attr)
{
	*attr = 0;
	return 0;
}
int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) { return 0; }
int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) { return 0; }
