/*
 * What the stacks share: PUSHERS threads push the numbers from 1 on, POPPERS
 * threads pop once each, and nothing is popped twice. A program defines push,
 * whose argument is the number to be pushed less 1, and pop.
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
#define POPPERS 1
#endif

static void *push(void *arg);

/* Returns 0 if the stack is empty, or if it gives up. */
static int pop(void);

static int popped[POPPERS];

static void *popper(void *arg)
{
	int v = pop();

	if (v != 0)
		popped[(intptr_t)arg] = v;
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];
	int seen[PUSHERS + 1] = {0};

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, push, (void *)(intptr_t)i);
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, popper, (void *)(intptr_t)i);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < POPPERS; i++)
		assert(popped[i] == 0 || seen[popped[i]]++ == 0);
	return 0;
}
