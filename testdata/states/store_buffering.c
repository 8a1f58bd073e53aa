/*
 * Store buffering, again and again: two threads each set a flag of their own and
 * read that of the other; they meet before and after.
 * The shape SB of J. Alglave, L. Maranget, M. Tautschnig, "Herding cats", TOPLAS 36(2), 2014.
 * TSO: a fence between the store and the load.
 * Expected: safe under SC; without TSO both may read 0 under TSO and PSO.
 */
#define RELAXED
#include "states.h"

static atomic_int flag[2];
static atomic_int seen[2];
static atomic_int arrived, sense;

static void meet(int *mine)
{
	*mine = !*mine;
	if (atomic_fetch_add(&arrived, 1) == 1) {
		atomic_store(&arrived, 0);
		atomic_store(&sense, *mine);
	} else {
		while (atomic_load(&sense) != *mine)
			;
	}
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int mine = 0;

	REPEAT {
		STORE(flag[me], 1);
		TSO_FENCE();
		STORE(seen[me], LOAD(flag[1 - me]));
		meet(&mine);
		assert(LOAD(seen[0]) || LOAD(seen[1]));
		meet(&mine);
		STORE(flag[me], 0);
		meet(&mine);
	}
	return NULL;
}

int main(void)
{
	run_numbered(2, run);
	return 0;
}
