/*
 * A 32-bit variable that one thread writes as a whole and another as two
 * halves; a reader may see half of each, and the program says it does not.
 * ISO/IEC 9899:2011, 6.5.2.3 (access through another member of a union).
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static union {
	volatile uint32_t word;
	volatile uint16_t half[2];
} shared;

static void *halves(void *arg)
{
	(void)arg;
	shared.half[0] = 0x1111;
	shared.half[1] = 0x1111;
	return NULL;
}

static void *whole(void *arg)
{
	uint32_t w = shared.word;

	(void)arg;
	assert(w == 0 || w == 0x11111111);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, halves, NULL);
	pthread_create(&u, NULL, whole, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
