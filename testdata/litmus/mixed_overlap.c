/*
 * A word and one of its bytes are written in order: the second store
 * cannot overtake the first where they overlap.
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
	STORE(x.word, 0x01010101);
	STORE(x.byte[0], 2);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x.word);
	return NULL;
}

MAIN(first, second)
