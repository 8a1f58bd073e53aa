/*
 * SB of two halves with full fences.
 */
#include "litmus.h"
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint16_t half[2];
	_Atomic uint8_t byte[4];
} x;
static uint32_t r1, r2;

THREAD(first)
{
	STORE(x.half[0], 1);
	FENCE();
	r1 = LOAD(x.word);
	return NULL;
}

THREAD(second)
{
	STORE(x.half[1], 1);
	FENCE();
	r2 = LOAD(x.word);
	return NULL;
}

MAIN(first, second)
