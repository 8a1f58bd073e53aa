// want: ok; assertion: got != 'a'; reach: reach_error
// Two writers, and a reader that waits until both ends for writing are closed. The bytes of one write stay together.
#include <assert.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

extern void reach_error(void);

static int p[2];

static void *writer(void *text)
{
	assert(write(p[1], text, 2) == 2);
	return 0;
}

int main(void)
{
	pthread_t a, b;
	char text[8], got = 0;
	assert(pipe(p) == 0);
	pthread_create(&a, 0, writer, "aA");
	pthread_create(&b, 0, writer, "bB");
	ssize_t n = read(p[0], text, 8);
	if (n == 2)
		n += read(p[0], text + 2, 6);
	else
		got = text[0];
	assert(n == 4 && (memcmp(text, "aAbB", 4) == 0 || memcmp(text, "bBaA", 4) == 0));
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(got != 'a');
	if (text[0] == 'b')
		reach_error();
	assert(close(p[1]) == 0 && read(p[0], text, 8) == 0);
	return 0;
}
