/* A loop around an atomic section comes back to where it was after a round, and not in the midst of the section: the first round differs, but
   not there. */
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static atomic_int x, y, z;
static void *reader(void *arg)
{
	int r = 1;
	do {
		__VERIFIER_atomic_begin();
		if (r)
			(void)z;
		for (int i = 0; i < 2; i++)
			(void)x;
		__VERIFIER_atomic_end();
		r = y;
	} while (r != 5);
	return arg;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, reader, 0);
	y = 5;
	x = 1;
	pthread_join(h, 0);
	return 0;
}
