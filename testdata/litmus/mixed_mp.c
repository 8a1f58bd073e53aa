/*
 * MP within a word: its halves are written one after the other and read
 * as one. Under PSO they are two locations.
 */
#include "litmus.h"
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint16_t half[2];
	_Atomic uint8_t byte[4];
} x;
static uint32_t r1;

THREAD(first)
{
	STORE(x.half[0], 1);
	STORE(x.half[1], 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x.word);
	return NULL;
}

MAIN(first, second)
