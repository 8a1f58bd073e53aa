/*
 * Random numbers: mrand48 has negative ones, drand48 fractions from 0 up to 1. SMALL: they are
 * below 1/2; POSITIVE: none is negative.
 * Expected: safe; the assertion fails with SMALL and with POSITIVE.
 */
#include <assert.h>
#include <stdlib.h>

int main(void)
{
	srand48(1);
	long number = mrand48();
	double part = drand48();

	assert(number >= -2147483648L && number <= 2147483647L);
	assert(part >= 0 && part < 1);
#ifdef SMALL
	assert(part < 0.5);
#endif
#ifdef POSITIVE
	assert(number >= 0);
#endif
	return 0;
}
