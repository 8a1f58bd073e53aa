/*
 * Pointers that count: into the midst of a block, of its end, at an odd address, within a block that is pointed to, and in a
 * variable of main when a thread ends the process. And those that do not, by WHERE:
 *   1  in a block that nothing points to (a cycle of two)
 *   2  in a variable of main, which returns
 *   3  in a thread-local variable of a thread that has ended
 *   4  in a block that was freed
 *   5  of a block that main alone has and that it drops in a call, within which it exits: nobody knows
 *   6  the result of a thread that nobody takes
 *   7  in a variable of the stack of a function that has returned
 *   8  as 3, and other threads may have the address of the variable
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#ifndef WHERE
#define WHERE 0
#endif

static char *middle, *end;
static struct {
	char c;
	char *odd;
} __attribute__((packed)) pair;
static void **chain;
static _Thread_local void *local;
__attribute__((unused)) static void **where;

static void *thread(void *arg)
{
	(void)arg;
#if WHERE == 3 || WHERE == 8
	local = malloc(8);
#elif WHERE == 6
	return malloc(8);
#endif
#if WHERE == 8
	where = &local;
#endif
	return NULL;
}

__attribute__((unused)) static void quit(void *p)
{
	exit(*(int *)p);
}

__attribute__((unused)) static void forget(void)
{
	void *p[1];
	void **at = p;
	*at = malloc(8);
	memset(*at, 0, 8);
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, thread, NULL);
	pthread_join(t, NULL);
	middle = (char *)malloc(8) + 5;
	end = (char *)malloc(8) + 8;
	pair.odd = malloc(8);
	chain = malloc(sizeof *chain);
	*chain = malloc(8);
	local = malloc(8);
#if WHERE == 1
	void **a = malloc(sizeof *a), **b = malloc(sizeof *b);
	*a = b;
	*b = a;
#elif WHERE == 2
	void *volatile p = malloc(8);
	(void)p;
#elif WHERE == 4
	void **a = malloc(sizeof *a);
	*a = malloc(8);
	free(a);
#elif WHERE == 5
	int *p = malloc(sizeof *p);
	*p = 0;
	quit(p);
#elif WHERE == 7
	forget();
#endif
	return 0;
}
