/*
 * The number of threads is an argument of main (--args=N), and so may be, behind it, what each of them adds to a sum. There is room for two threads, which
 * nobody looks at: an access beyond it where there are more. Written for gomc.
 *
 * Executions: the orders in which N threads add, N!. The arguments themselves are memory that nobody writes to.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_t threads[2];
static int _Atomic sum;

static void *add(void *word)
{
	sum += word ? atoi(word) : 1;
	return 0;
}

int main(int argc, char **argv)
{
	if (argc < 2)
		return 0;
	int n = atoi(argv[1]);
	for (int i = 0; i < n; i++)
		pthread_create(&threads[i], 0, add, argv[2]);
	for (int i = 0; i < n; i++)
		pthread_join(threads[i], 0);
	assert(sum == n * (argc > 2 ? atoi(argv[2]) : 1));
	return 0;
}
