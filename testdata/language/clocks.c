/*
 * Two readings of a clock. One that cannot be set never goes back; that of the day,
 * REALTIME, can.
 * Expected: safe; the assertion fails with REALTIME.
 */
#include <assert.h>
#include <time.h>

#ifdef REALTIME
#define CLOCK CLOCK_REALTIME
#else
#define CLOCK CLOCK_MONOTONIC
#endif

int main(void)
{
	struct timespec first, second;

	clock_gettime(CLOCK, &first);
	clock_gettime(CLOCK, &second);
	assert(second.tv_sec > first.tv_sec || (second.tv_sec == first.tv_sec && second.tv_nsec >= first.tv_nsec));
	return 0;
}
