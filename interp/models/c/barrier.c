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
 * At offset 12 of the barrier is a tag, by which one that was initialised is known, and at offset 16 the address of that memory together with the
 * number of threads, which has a word of its own on 32 bits: the tag's. A barrier of four bytes has a tag, the number, and the place
 * in a table where the address stands; then the word is there, too.
 */
#include "attributes.h"

typedef struct barrier pthread_barrier_t;
typedef int pthread_barrierattr_t;

#define SERIAL_THREAD (-1)

typedef u64 arrivals __attribute__((aligned(8)));

/* What a thread has to know of a barrier. */
struct view {
	u32 count; /* 0 if it is not initialised */
	u32 *over;
	arrivals *word;
};

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

INLINE u32 *tag_of(pthread_barrier_t *barrier) { return (u32 *)barrier; }
INLINE int tagged(u32 tag) { return (tag & 0xfff00000u) == TAG; }

INLINE void look(pthread_barrier_t *barrier, struct view *b)
{
	u32 tag = *tag_of(barrier);
	b->count = tagged(tag) ? tag & COUNT_MAX : 0;
	if (b->count == 0)
		return;
	struct rounds *rounds = table[(tag >> 8) & 0xfff];
	b->over = &rounds->over;
	b->word = &rounds->word;
}

INLINE void start(pthread_barrier_t *barrier, u32 count)
{
	u32 self = __gomc_self(), n = (u32)__gomc_note(BEGUN, 1);
	if (self >= THREADS || n >= BARRIERS)
		__gomc_unsupported("so many barriers of four bytes");
	u32 place = self * BARRIERS + n;
	table[place] = __gomc_alloc(sizeof(struct rounds), (uintptr_t)barrier);
	*tag_of(barrier) = TAG | place << 8 | count;
}

INLINE void stop(pthread_barrier_t *barrier) { *tag_of(barrier) = 0; }
#else
enum { COUNT_MAX = 0xffff };

#define TAG 0xba110000u

INLINE u32 *tag_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 12); }
INLINE int tagged(u32 tag) { return (tag & ~(u32)COUNT_MAX) == TAG; }
INLINE uintptr_t *elsewhere(pthread_barrier_t *barrier) { return (uintptr_t *)((char *)barrier + 16); }

#if __SIZEOF_POINTER__ == 8
/* One load has all: blocks begin where the bits of the number are 0. */
INLINE void look(pthread_barrier_t *barrier, struct view *b)
{
	u64 both = *elsewhere(barrier);
	b->count = both & COUNT_MAX;
	b->over = (u32 *)(both & ~(u64)COUNT_MAX);
	b->word = word_of(barrier);
}

INLINE uintptr_t together(uintptr_t address, u32 count)
{
	if (address & COUNT_MAX)
		__gomc_unsupported("alignment of a heap block");
	return address | count;
}
#else
INLINE void look(pthread_barrier_t *barrier, struct view *b)
{
	u32 tag = *tag_of(barrier);
	b->count = tagged(tag) ? tag & COUNT_MAX : 0;
	if (b->count == 0)
		return;
	b->over = (u32 *)*elsewhere(barrier);
	b->word = word_of(barrier);
}

INLINE uintptr_t together(uintptr_t address, u32 count) { return address; }
#endif

INLINE void start(pthread_barrier_t *barrier, u32 count)
{
	*word_of(barrier) = 0;
	*tag_of(barrier) = TAG | count;
	*elsewhere(barrier) = together((uintptr_t)__gomc_alloc(sizeof(u32), (uintptr_t)barrier), count);
}

INLINE void stop(pthread_barrier_t *barrier)
{
	*tag_of(barrier) = 0;
	*elsewhere(barrier) = 0;
}
#endif

/* Memory that was never written holds no barrier. */
INLINE int in_use(pthread_barrier_t *barrier)
{
	u32 tag = *tag_of(barrier);
	return __gomc_defined(tag) && tagged(tag);
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
	struct view b; /* what comes behind the arrival does not touch the barrier */
	look(barrier, &b);
	if (b.count == 0)
		return misuse("wait at a barrier that is not initialised", EINVAL);
	u64 old = __gomc_rmw(OP_BARRIER, b.word, 8, b.count, __gomc_self(), SYNC_BARRIER);
	u32 round = (u32)(old >> 32);
	if (round == (COUNTS | NUMBER) || round == (COUNTS | PHASE | NUMBER))
		__gomc_unsupported("so many rounds at a barrier that more threads use than it waits for");
	if ((u32)old + 1 >= b.count) {
		if (round & COUNTS)
			__gomc_rmw(OP_ADD, b.over, 4, 2, 0, SYNC_BARRIER);
		else
			__gomc_rmw(OP_XOR, b.over, 4, 1, 0, SYNC_BARRIER);
		return SERIAL_THREAD;
	}
	u32 now;
	do {
		now = (u32)__gomc_wait_load(b.over, 4, SYNC_BARRIER);
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
	struct view b;
	look(barrier, &b);
	if (b.count == 0)
		return misuse("destruction of a barrier that is not initialised", EINVAL);
	if ((u32)__atomic_load_n(b.word, __ATOMIC_SEQ_CST) != 0)
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
int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) { return set_attribute(attr, 0, 1, shared, 0, PROCESS_SHARED); }
int pthread_barrierattr_getpshared(const pthread_barrierattr_t *attr, int *shared) { return get_attribute(attr, 0, 1, shared); }
