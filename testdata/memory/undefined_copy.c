/*
 * A structure that was never written is copied over one that was: the copy writes undefined
 * values. With RACE, another thread writes to the structure at the same time.
 * Expected: an undefined value is used; with RACE, none is, and a data race.
 */
#include <assert.h>
#include <pthread.h>
struct pair { int first, second; };
static struct pair shared = {7, 7};
static void *touch(void *arg)
{
#ifdef RACE
	shared.first = 1;
#endif
	return arg;
}
int main(void)
{
	pthread_t t;
	struct pair blank;
	pthread_create(&t, 0, touch, 0);
	shared = blank;
#ifndef RACE
	assert(shared.first == 7);
#endif
	pthread_join(t, 0);
}
