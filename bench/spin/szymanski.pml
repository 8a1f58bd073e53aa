/*
 * Szymanski's lock, used for ever: testdata/states/szymanski.c. Each access to a
 * shared variable is one step, and what a thread computes alone is part of the step
 * before.
 */
#ifndef N
#define N 2
#endif

byte state[N], inside;

proctype lock(byte me)
{
	byte k;

again:
	state[me] = 1;
	do
	:: atomic { state[k] < 3 -> k++; if :: k == N -> k = 0; break :: else fi }
	:: state[k] >= 3
	od;
	state[me] = 3;
	do
	:: atomic { state[k] == 1 -> k = 0; break }
	:: atomic { state[k] != 1 -> k++; if :: k == N -> k = 0; goto in_front :: else fi }
	od;
	state[me] = 2;
	do
	:: atomic { state[k] == 4 -> k = 0; break }
	:: atomic { state[k] != 4 -> k = (k + 1) % N }
	od;
in_front:
	atomic { state[me] = 4; if :: me == 0 -> goto alone :: else fi };
	do
	:: atomic { state[k] < 2 -> k++; if :: k == me -> k = 0; break :: else fi }
	:: state[k] >= 2
	od;
alone:
	assert(inside == 0);
	inside = 1;
	atomic { inside = 0; k = me + 1; if :: k == N -> goto leave :: else fi };
	do
	:: atomic { state[k] < 2 || state[k] > 3 -> k++; if :: k == N -> break :: else fi }
	:: state[k] == 2 || state[k] == 3
	od;
leave:
	atomic { state[me] = 0; k = 0 };
	goto again
}

init {
	byte i = 0;

	do
	:: atomic { i < N -> run lock(i); i++ }
	:: i == N -> break
	od
}
