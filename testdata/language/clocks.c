/*
 * Two readings of a clock. One that cannot be set never goes back; that of the day,
 * REALTIME, can. TWO_CLOCKS: the second reading is of the time that the thread has used,
 * which begins with 0, whatever the other clock says.
 * Expected: safe; the assertion fails with REALTIME and with TWO_CLOCKS.
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
#ifdef TWO_CLOCKS
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &second);
#else
	clock_gettime(CLOCK, &second);
#endif
	assert(second.tv_sec > first.tv_sec || (second.tv_sec == first.tv_sec && second.tv_nsec >= first.tv_nsec));
	return 0;
}
