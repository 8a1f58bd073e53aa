/*
 * Barriers. The word holds the arrivals in the low half and the generation in
 * the high half. Two ints stand apart, at the same offsets on 32 and 64 bits:
 * the number of threads to wait for, which is 0 in a barrier that was destroyed
 * or never initialised, and the number of generations that are over. The latter
 * is what threads wait for: were it the generation in the word, then each of
 * them would race with the arrivals of the next round, and the number of
 * executions would grow by the orders of these, which nobody can tell apart.
 */
#include "models.h"

typedef struct barrier pthread_barrier_t;
typedef int pthread_barrierattr_t;

#define SERIAL_THREAD (-1)

INLINE u32 *count_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 12); }
INLINE u32 *over_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 16); }

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr, u32 count)
{
	if (count == 0)
		return EINVAL;
	*word_of(barrier) = 0;
	*count_of(barrier) = count;
	*over_of(barrier) = 0;
	return 0;
}

/*
 * The last thread to arrive starts the next generation, lets the others go and
 * is the serial one. A generation may end before the last thread of the one
 * before has said so, if more threads use the barrier than it waits for: hence
 * a sum, and a comparison rather than an equality.
 */
int pthread_barrier_wait(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	if (count == 0)
		__gomc_error(MUTEX_ERROR, "wait at a barrier that is not initialised");
	u64 old = __gomc_rmw(OP_BARRIER, word_of(barrier), 8, count, 0, SYNC_BARRIER);
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

/*
 * Threads that were let through but have not looked yet still find their
 * generation over. The memory must stay until then.
 */
int pthread_barrier_destroy(pthread_barrier_t *barrier)
{
	if (*count_of(barrier) == 0)
		__gomc_error(MUTEX_ERROR, "destruction of a barrier that is not initialised");
	u64 now = __atomic_load_n(word_of(barrier), __ATOMIC_SEQ_CST);
	if (low(now) != 0)
		__gomc_error(MUTEX_ERROR, "destruction of a barrier where a thread waits");
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
