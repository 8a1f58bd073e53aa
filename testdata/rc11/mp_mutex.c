/*
 * MP with a mutex: N senders, one receiver; neither the data nor the number of
 * messages is atomic.
 */
#include "rc11.h"

#ifndef N
#define N 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int data[N], sent;

THREAD(send)
{
	pthread_mutex_lock(&mutex);
	data[sent] = sent + 1;
	sent++;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

THREAD(receive)
{
	pthread_mutex_lock(&mutex);
	for (int i = 0; i < sent; i++)
		assert(data[i] == i + 1);
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, send, NULL);
	pthread_create(&t[N], NULL, receive, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	assert(sent == N);
	return 0;
}
