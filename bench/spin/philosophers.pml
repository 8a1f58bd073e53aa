/*
 * Dining philosophers: testdata/states/philosophers.c. Each takes the fork with the lower
 * number first, or with -DNAIVE the left one. They eat for ever, or once with -DONCE.
 * Each operation on a fork is one step.
 */
#ifndef N
#define N 3
#endif

bool taken[N];

proctype dine(byte first, second)
{
again:
	atomic { !taken[first] -> taken[first] = true }
	atomic { !taken[second] -> taken[second] = true }
	taken[second] = false;
	taken[first] = false;
#ifndef ONCE
	goto again
#endif
}

init {
	byte i = 0;

	do
#ifdef NAIVE
	:: atomic { i < N -> run dine(i, (i + 1) % N); i++ }
#else
	:: atomic { i < N - 1 -> run dine(i, i + 1); i++ }
	:: atomic { i == N - 1 -> run dine(0, i); i++ }
#endif
	:: i == N -> break
	od;
	_nr_pr == 1
}
