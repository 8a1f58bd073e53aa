/*
 * The clocks of std::chrono of libstdc++, in nanoseconds: any numbers, as those of clock_gettime (c/time.c) are, but with fractions of a second. What one clock says
 * tells nothing of another one.
 */
#include "models.h"

INLINE s64 reading(const char *what) { return (s64)__gomc_nondet(62, 0, what); }

s64 _ZNSt6chrono3_V212system_clock3nowEv(void) { return reading("system_clock::now"); }

/* It never goes back between two readings of a thread. */
#define NOTE_STEADY (~(u64)26)

s64 _ZNSt6chrono3_V212steady_clock3nowEv(void)
{
	s64 now = reading("steady_clock::now"), last = (s64)__gomc_keep(NOTE_STEADY, 0);
	now = now > last ? now : last;
	__gomc_keep(NOTE_STEADY, (u64)now);
	return now;
}
