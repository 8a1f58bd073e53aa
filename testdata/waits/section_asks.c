/*
 * A thread asks, and waits for the answer, in one atomic section. Another one answers when
 * it sees the question. Nobody sees what is written in a section before that has come to its end,
 * so each waits for the other.
 * Expected: a hang. With SAFE the answer comes without being asked for: safe.
 */
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int question, answer;

static void *ask(void *arg)
{
	__VERIFIER_atomic_begin();
	atomic_store(&question, 1);
	while (!atomic_load(&answer))
		;
	__VERIFIER_atomic_end();
	return arg;
}

static void *reply(void *arg)
{
#ifndef SAFE
	while (!atomic_load(&question))
		;
#endif
	atomic_store(&answer, 1);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, ask, NULL);
	pthread_create(&u, NULL, reply, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
