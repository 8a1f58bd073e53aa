/* A thread accesses a variable of a function that is called once more: in its first life, in the next one, or between. What
   it writes into the first one is not there in the second. Expected: an error of memory. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int seen;
static pthread_t h;
static void *user(void *arg)
{
	atomic_int *p = arg;
	*p = 5;
	if (*p == 7)
		seen = 1;
	return arg;
}
static void lives(int first)
{
	atomic_int local;
	if (first) {
		atomic_init(&local, 0);
		pthread_create(&h, 0, user, &local);
	} else {
		local = 7;
	}
}
int main(void)
{
	lives(1);
	lives(0);
	pthread_join(h, 0);
	return 0;
}
