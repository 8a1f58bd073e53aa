/*
 * A request of the heap with a semaphore: a thread waits for the answer, which comes only for some inputs, and only then the request is freed.
 * POSTED: there is an answer to any input. EARLY: without an answer the request is freed, too, though the thread waits at its semaphore.
 * Expected: violation (deadlock); safe with POSTED; violation (memory) with EARLY.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct request {
	sem_t answered;
	int answer;
};

static struct request *request;

static void *wait_for_answer(void *arg)
{
	sem_wait(&request->answered);
	assert(request->answer > 0);
	return arg;
}

int main(void)
{
	pthread_t t;
	int input = __VERIFIER_nondet_int();

	request = malloc(sizeof *request);
	if (request == NULL)
		return 0;
	sem_init(&request->answered, 0, 0);
	pthread_create(&t, NULL, wait_for_answer, NULL);
#ifdef POSTED
	if (input <= 0)
		input = 1;
#endif
	if (input > 0) {
		request->answer = input;
		sem_post(&request->answered);
	}
#ifdef EARLY
	if (input <= 0)
		free(request);
	pthread_join(t, NULL);
	if (input > 0)
		free(request);
#else
	pthread_join(t, NULL);
	free(request);
#endif
	return 0;
}
