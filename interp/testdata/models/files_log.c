// want: ok
// Threads log to a file that nobody reads.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static FILE *log;
static int trace;

static void *work(void *name)
{
	for (int i = 0; i < 2; i++) {
		assert(fprintf(log, "%s: %d\n", (char *)name, i) == 5);
		assert(i == 0 ? fputs("-", log) >= 0 && putc('\n', log) == '\n' : fwrite("abc", 1, 3, log) == 3 && fflush(log) == 0);
		assert(write(trace, "x", 1) == 1);
	}
	return 0;
}

int main(void)
{
	log = fopen("gomc-test-of-a-log", "a");
	trace = open("gomc-test-of-a-trace", O_WRONLY | O_CREAT | O_APPEND, 0600);
	pthread_t a, b;
	pthread_create(&a, 0, work, "a");
	pthread_create(&b, 0, work, "b");
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(fclose(log) == 0 && close(trace) == 0 && write(trace, "x", 1) == -1);
	return unlink("gomc-test-of-a-log") | unlink("gomc-test-of-a-trace");
}
