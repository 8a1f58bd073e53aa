/*
 * A pool of nodes with a tag that wraps, used for ever: testdata/states/pool.c. Each
 * access to a shared variable is one step. The top and its tag are one variable there.
 * N threads, NODES nodes, tags modulo TAGS.
 */
#ifndef N
#define N 2
#endif
#ifndef NODES
#define NODES 2
#endif
#ifndef TAGS
#define TAGS 1
#endif

byte top = NODES, tag;
byte below[NODES + 1];
bool used[NODES + 1];

proctype user()
{
	byte node, seen, seen_tag, next;

take:
	atomic { top != 0 -> node = top; seen_tag = tag };
	next = below[node];
	if
	:: atomic { top == node && tag == seen_tag -> top = next; tag = (tag + 1) % TAGS }
	:: atomic { top != node || tag != seen_tag -> node = 0; next = 0; seen_tag = 0; goto take }
	fi;
	atomic { next = 0; seen_tag = 0; assert(!used[node]) };
	used[node] = 1;
	used[node] = 0;
give:
	atomic { seen = top; seen_tag = tag };
	below[node] = seen;
	if
	:: atomic { top == seen && tag == seen_tag -> top = node; tag = (tag + 1) % TAGS; node = 0; seen = 0; seen_tag = 0; goto take }
	:: atomic { top != seen || tag != seen_tag -> seen = 0; seen_tag = 0; goto give }
	fi
}

init {
	byte i = 1;

	atomic {
		do
		:: i <= NODES -> below[i] = i - 1; i++
		:: else -> break
		od;
		i = 0
	};
	do
	:: atomic { i < N -> run user(); i++ }
	:: i == N -> break
	od
}
