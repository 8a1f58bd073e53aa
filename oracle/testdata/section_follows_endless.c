/* Two threads wait for ever in atomic sections, each for what the other has written first. Who sees what one of them has written, which has gone on as it
 * has read what the other wrote, sees what cannot be. */
#include <assert.h>
#include <pthread.h>

void __VERIFIER_atomic_begin(void);

static unsigned question, answer;

static void *sees(void *arg)
{
	if (question)
		assert(0);
	return arg;
}

static void *answers(void *arg)
{
	__VERIFIER_atomic_begin();
	answer = 1;
	while (question == 0) {
	}
	return arg;
}

static void *asks(void *arg)
{
	__VERIFIER_atomic_begin();
	question = 1;
	while (answer == 0) {
	}
	return arg;
}

int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, 0, sees, 0);
	pthread_create(&b, 0, answers, 0);
	pthread_create(&c, 0, asks, 0);
	pthread_join(c, 0);
	return 0;
}
