/*
 * The filter lock, used for ever: testdata/states/filter_lock.c. With N = 2 it is
 * Peterson's lock for two threads. Each access to a shared variable is one step, and
 * what a thread computes alone is part of the step before.
 */
#ifndef N
#define N 2
#endif

#define FIRST_OTHER (me == 0 -> 1 : 0)
#define NEXT_OTHER (k + 1 == me -> k + 2 : k + 1)

byte level[N], victim[N], inside;

proctype lock(byte me)
{
	byte l, k;

	l = 1;
again:
	level[me] = l;
	atomic { victim[l] = me; k = FIRST_OTHER };
	do
	:: atomic { level[k] < l -> k = NEXT_OTHER; if :: k >= N -> break :: else fi }
	:: level[k] >= l ->
		if
		:: victim[l] == me
		:: atomic { victim[l] != me -> k = NEXT_OTHER; if :: k >= N -> goto passed :: else fi }
		fi
	od;
passed:
	atomic { k = 0; l++; if :: l < N -> goto again :: else fi };
	assert(inside == 0);
	inside = 1;
	inside = 0;
	atomic { level[me] = 0; l = 1 };
	goto again
}

init {
	byte i = 0;

	do
	:: atomic { i < N -> run lock(i); i++ }
	:: i == N -> break
	od
}
