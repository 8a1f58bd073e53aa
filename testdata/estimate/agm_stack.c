/*
 * The stack of Afek, Gafni and Morrison, "Common2 extended to stacks and
 * unbounded concurrency" (PODC 2006): a push takes a slot with fetch-and-add; a
 * pop looks through the slots from the top down and swaps them with nothing.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 2
#endif

static atomic_int top;
static atomic_int slots[PUSHERS];
static int popped[POPPERS];

static void *push(void *arg)
{
	int i = atomic_fetch_add(&top, 1);

	atomic_store(&slots[i], 1 + (int)(intptr_t)arg);
	return NULL;
}

static void *pop(void *arg)
{
	for (int i = atomic_load(&top) - 1; i >= 0; i--) {
		int v = atomic_exchange(&slots[i], 0);
		if (v != 0) {
			popped[(intptr_t)arg] = v;
			break;
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];
	int seen[PUSHERS + 1] = {0};

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, push, (void *)(intptr_t)i);
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, pop, (void *)(intptr_t)i);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < POPPERS; i++)
		assert(popped[i] == 0 || seen[popped[i]]++ == 0);
	return 0;
}
