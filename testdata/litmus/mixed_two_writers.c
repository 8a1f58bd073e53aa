/*
 * Two threads write a word and its upper half; the reader sees a mixture
 * in one order only.
 */
#include "litmus.h"
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint16_t half[2];
	_Atomic uint8_t byte[4];
} x;

THREAD(first)
{
	STORE(x.word, 0x10001);
	return NULL;
}

THREAD(second)
{
	STORE(x.half[1], 2);
	return NULL;
}

MAIN(first, second)
