/*
 * A long release sequence: N threads add to a flag by relaxed
 * read-modify-writes; who acquires a sum that the releasing store is part of
 * (the store adds 100) sees data that is not atomic.
 */
#include "rc11.h"

#ifndef N
#define N 2
#endif

static int data;
static atomic_int flag;

THREAD(send)
{
	data = 1;
	add_as(release, flag, 100);
	return NULL;
}

THREAD(forward)
{
	add_as(relaxed, flag, 1);
	return NULL;
}

THREAD(receive)
{
	if (load_as(acquire, flag) >= 100)
		assert(data == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 2];

	pthread_create(&t[0], NULL, send, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, forward, NULL);
	pthread_create(&t[N + 1], NULL, receive, NULL);
	for (int i = 0; i < N + 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
