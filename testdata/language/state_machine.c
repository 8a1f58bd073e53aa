/*
 * A lexer as a state machine with switch and goto in one thread, fed letter
 * by letter by another through a one-place mailbox.
 * Expected: safe, 1 execution (the two threads strictly alternate).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static const char input[] = "ab 12 c";
static atomic_int mailbox = -1;
static int words, numbers;

static void *feeder(void *arg)
{
	(void)arg;
	for (size_t i = 0; i < sizeof input; i++) {
		while (atomic_load(&mailbox) != -1)
			;
		atomic_store(&mailbox, input[i]);
	}
	return NULL;
}

static int next(void)
{
	int c;

	while (atomic_load(&mailbox) == -1)
		;
	c = atomic_load(&mailbox);
	atomic_store(&mailbox, -1);
	return c;
}

static void *lexer(void *arg)
{
	int c;

	(void)arg;
between:
	c = next();
	switch (c) {
	case '\0':
		goto end;
	case ' ':
		goto between;
	case '0': case '1': case '2': case '3': case '4':
	case '5': case '6': case '7': case '8': case '9':
		numbers++;
		goto inside;
	default:
		words++;
		goto inside;
	}
inside:
	c = next();
	switch (c) {
	case '\0':
		goto end;
	case ' ':
		goto between;
	default:
		goto inside;
	}
end:
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, feeder, NULL);
	pthread_create(&u, NULL, lexer, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(words == 2 && numbers == 1);
	return 0;
}
