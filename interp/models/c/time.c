/*
 * Time. Sleeping takes no step: any thread may be delayed anywhere. Clocks are
 * nondeterministic, independent of each other and of earlier readings, but that a
 * clock which cannot be set never goes back between two readings of a thread; the
 * fractions of a second are 0.
 */
#include "cancel.h"

typedef long time_t;
struct timespec {
	time_t seconds;
	long nanoseconds;
};
struct timeval {
	time_t seconds;
	long microseconds;
};

INLINE time_t clock_value(const char *what) { return (time_t)__gomc_nondet(31, 0, what); }

time_t time(time_t *result)
{
	time_t now = clock_value("time");
	if (result)
		*result = now;
	return now;
}

long clock(void) { return clock_value("clock"); }

/* The clocks of Linux. */
#define CLOCK_REALTIME 0
#define CLOCK_REALTIME_COARSE 5
#define CLOCK_MONOTONIC_COARSE 6
#define CLOCK_REALTIME_ALARM 8
#define CLOCK_SGI 10 /* there is none any more */
#define CLOCK_TAI 11
#define CLOCKS 12

/* What this thread has read last of each clock that cannot be set. One clock says nothing of another. */
static _Thread_local time_t __gomc_clock_last[CLOCKS];

INLINE int is_settable(int clock)
{
	return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_REALTIME_ALARM || clock == CLOCK_TAI;
}

/* A negative number is that of a clock of a process or a thread, or of a device. */
int clock_gettime(int clock, struct timespec *result)
{
	if (clock == CLOCK_SGI || clock >= CLOCKS)
		return fail(EINVAL);
	if (clock < 0)
		__gomc_unsupported("clock_gettime of a clock with a negative number");
	time_t now = clock_value("clock_gettime");
	if (!is_settable(clock)) {
		time_t last = __gomc_clock_last[clock];
		now = now > last ? now : last;
		__gomc_clock_last[clock] = now;
	}
	result->seconds = now;
	result->nanoseconds = 0;
	return 0;
}

int timespec_get(struct timespec *result, int base)
{
	result->seconds = clock_value("timespec_get");
	result->nanoseconds = 0;
	return base;
}

int gettimeofday(struct timeval *result, void *zone)
{
	result->seconds = clock_value("gettimeofday");
	result->microseconds = 0;
	return 0;
}

double difftime(time_t end, time_t start) { return (double)end - (double)start; }

u32 sleep(u32 seconds)
{
	cancellation_point();
	return 0;
}

int usleep(u32 microseconds)
{
	cancellation_point();
	return 0;
}

INLINE int is_delay(const struct timespec *time) { return time->seconds >= 0 && is_time(time); }

int nanosleep(const struct timespec *time, void *rest)
{
	if (!is_delay(time))
		return fail(EINVAL);
	cancellation_point();
	return 0;
}

int clock_nanosleep(int clock, int flags, const struct timespec *time, void *rest)
{
	if (!is_delay(time))
		return EINVAL;
	cancellation_point();
	return 0;
}

/* The clocks that count finely do so by nanoseconds. */
int clock_getres(int clock, struct timespec *result)
{
	if ((u32)clock >= CLOCKS || clock == CLOCK_SGI)
		return fail(EINVAL);
	if (clock == CLOCK_REALTIME_COARSE || clock == CLOCK_MONOTONIC_COARSE)
		__gomc_unsupported("clock_getres of a coarse clock");
	if (result) {
		result->seconds = 0;
		result->nanoseconds = 1;
	}
	return 0;
}

/* Without files, select and poll sleep. Linux leaves in the time-out of select what is left of it. */
int select(int files, void *reads, void *writes, void *errors, struct timeval *timeout)
{
	if (files != 0 || !timeout)
		__gomc_unsupported("select of files, or without a time-out");
	cancellation_point();
	timeout->seconds = 0;
	timeout->microseconds = 0;
	return 0;
}

int poll(void *files, unsigned long count, int timeout)
{
	if (count != 0 || timeout < 0)
		__gomc_unsupported("poll of files, or without a time-out");
	cancellation_point();
	return 0;
}
