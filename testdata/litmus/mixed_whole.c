/*
 * A word is written as a whole, and its halves are read.
 */
#include "litmus.h"
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint16_t half[2];
	_Atomic uint8_t byte[4];
} x;
static uint16_t r1, r2;

THREAD(first)
{
	STORE(x.word, 0x10001);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x.half[0]);
	r2 = LOAD(x.half[1]);
	return NULL;
}

MAIN(first, second)
