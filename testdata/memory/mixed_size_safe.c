/*
 * One thread writes the two halves of a word, another reads the word: there
 * are three values that it can see on a machine with single-copy atomic words.
 * ISO/IEC 9899:2011, 6.5.2.3 (access through another member of a union).
 * Expected: safe, 3 executions.
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
	uint16_t low, high;

	(void)arg;
	low = (uint16_t)(w & 0xffff);
	high = (uint16_t)(w >> 16);
	assert(low == high || (low == 0x1111 && high == 0));
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
