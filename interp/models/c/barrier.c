/*
 * Barriers. The word holds the arrivals in the low half and the generation in
 * the high half. The number of threads to wait for stands apart, at offset 12
 * on 32 and 64 bits; it is 0 in a barrier that was destroyed, or never
 * initialised.
 */
#include "models.h"

typedef struct barrier pthread_barrier_t;
typedef int pthread_barrierattr_t;

#define SERIAL_THREAD (-1)

INLINE u32 *count_of(pthread_barrier_t *barrier) { return (u32 *)((char *)barrier + 12); }

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr, u32 count)
{
	if (count == 0)
		return EINVAL;
	*word_of(barrier) = 0;
	*count_of(barrier) = count;
	return 0;
}

/*
 * The last thread to arrive starts the next generation and is the serial one;
 * the others wait until the generation is no longer theirs.
 */
int pthread_barrier_wait(pthread_barrier_t *barrier)
{
	u32 count = *count_of(barrier);
	if (count == 0)
		__gomc_error(MUTEX_ERROR, "wait at a barrier that is not initialised");
	char *object = (char *)word_of(barrier);
	u64 old = __gomc_rmw(OP_BARRIER, object, 8, count, 0, SYNC_BARRIER);
	if (low(old) + 1 >= count)
		return SERIAL_THREAD;
	u32 generation = high(old);
	u64 now;
	do {
		now = __gomc_wait_load(object + 4, 4, SYNC_BARRIER);
	} while ((u32)now == generation);
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
