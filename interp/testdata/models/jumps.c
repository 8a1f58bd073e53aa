// want: ok
// Jumps back over calls, in loops, and out of several functions, with variables that others see.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static jmp_buf outermost;
static int *volatile escaped;

static void leave(jmp_buf at, int value)
{
	int shared = value;
	escaped = &shared;
	longjmp(at, value);
}

static int deep(jmp_buf at, int n)
{
	int here[2] = {n, n};
	escaped = here;
	if (n == 0)
		leave(at, 7);
	return deep(at, n - 1) + here[0];
}

static int over_calls(void)
{
	volatile int before = 1;
	int kept = 5;
	jmp_buf at;
	switch (setjmp(at)) {
	case 0:
		before = 2;
		deep(at, 3);
		return -1;
	case 7:
		return before == 2 && kept == 5;
	}
	return 0;
}

// The value 0 arrives as 1; each round sets the buffer anew.
static int in_loops(void)
{
	jmp_buf at;
	volatile int rounds = 0, sum = 0;
	for (int i = 0; i < 3; i++) {
		if (setjmp(at) == 0) {
			rounds++;
			longjmp(at, 0);
		}
		sum += 10;
	}
	return rounds == 3 && sum == 30;
}

// A loop that is made of jumps.
static int again(void)
{
	jmp_buf at;
	volatile int n = 0;
	int v = setjmp(at);
	if (n++ < 4)
		longjmp(at, v + 1);
	return v == 4;
}

// The inner one of two buffers goes with its function; the outer one stays.
static void inner(void)
{
	jmp_buf at;
	if (setjmp(at) == 0)
		longjmp(at, 1);
	longjmp(outermost, 3);
}

static int nested(void)
{
	int v = setjmp(outermost);
	if (v == 0)
		inner();
	return v == 3;
}

static void *thread(void *arg)
{
	assert(over_calls() == 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	pthread_join(t, 0);
	assert(over_calls() == 1);
	assert(in_loops() && again() && nested());
	sigjmp_buf signals;
	volatile int once = 0;
	if (sigsetjmp(signals, 1) == 0)
		once++, siglongjmp(signals, 2);
	assert(once == 1);
	return 0;
}
