/*
 * A number from standard input, which two threads compare with their own. With --nondet=0..1 there are four inputs: the number 0, the number 1,
 * something else, and the end.
 */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int number = 7, read_numbers;

static void *look(void *arg)
{
	assert(read_numbers == 1 ? number == 0 || number == 1 : number == 7);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	read_numbers = scanf("%d", &number);
	assert(read_numbers == 1 || read_numbers == 0 || read_numbers == EOF);
	pthread_create(&a, NULL, look, NULL);
	pthread_create(&b, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
