/*
 * A pump for ever raises a level by one and lets it fall again when it is too high, and main looks at it once. The pump says that it is at work and takes the pipe in one atomic section:
 * it waits there while main has the pipe.
 * Expected: violation, where the pump has been round three times before main has the pipe.
 */
#include <assert.h>
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t pipe_lock = PTHREAD_MUTEX_INITIALIZER;
static int working, level;

static void *pump(void *arg)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		working = 1;
		pthread_mutex_lock(&pipe_lock);
		__VERIFIER_atomic_end();
		level = (level + 1) % 4;
		__VERIFIER_atomic_begin();
		pthread_mutex_unlock(&pipe_lock);
		working = 0;
		__VERIFIER_atomic_end();
	}
	return arg;
}

int main(void)
{
	pthread_t thread;

	pthread_create(&thread, NULL, pump, NULL);
	pthread_mutex_lock(&pipe_lock);
	assert(level < 3);
	pthread_mutex_unlock(&pipe_lock);
	return 0;
}
