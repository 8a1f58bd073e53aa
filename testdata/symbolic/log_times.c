/*
 * Two threads write to a log what they do, each line with the time of day, and count the lines. The library keeps the fields of the time in memory of its own, for all threads,
 * so that the lock is needed for these as well; what they are makes no difference.
 * UNLOCKED: the lines are counted without the lock.
 * Expected: safe; violation with UNLOCKED.
 */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void record(const char *what)
{
	time_t now = time(NULL);

	pthread_mutex_lock(&lock);
	struct tm *fields = localtime(&now);
	if (fields)
		printf("%02d:%02d:%02d %s\n", fields->tm_hour, fields->tm_min, fields->tm_sec, what);
#ifdef UNLOCKED
	pthread_mutex_unlock(&lock);
	lines++;
#else
	lines++;
	pthread_mutex_unlock(&lock);
#endif
}

static void *work(void *arg)
{
	record(arg);
	return NULL;
}

int main(void)
{
	pthread_t other;

	pthread_create(&other, NULL, work, "other");
	record("main");
	pthread_join(other, NULL);
	assert(lines == 2);
	return 0;
}
