/*
 * A number is handed over with a condition variable, any number; the receiver doubles it.
 * IF: the receiver does not look at the flag again after it was woken, and a second thread may have taken the number.
 * Expected: safe; violation with IF.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t there = PTHREAD_COND_INITIALIZER;
static int full;
static unsigned box, input, doubled;

static void *receive(void *arg)
{
	pthread_mutex_lock(&lock);
#ifdef IF
	if (!full)
#else
	while (!full)
#endif
		pthread_cond_wait(&there, &lock);
	assert(full > 0);
	full--;
	doubled = 2 * box;
	assert(doubled == input + input);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	input = __VERIFIER_nondet_uint();
	pthread_create(&t, NULL, receive, NULL);
	pthread_create(&u, NULL, receive, NULL);
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&lock);
		box = input;
		full++;
#ifdef IF
		pthread_cond_broadcast(&there);
#else
		pthread_cond_signal(&there);
#endif
		pthread_mutex_unlock(&lock);
	}
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
