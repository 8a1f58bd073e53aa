/*
 * String functions on a shared buffer that a mutex protects.
 * ISO/IEC 9899:2011, 7.24.
 * Expected: safe, 2 executions (the order of the two appends).
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char text[16];

static void *append(void *arg)
{
	const char *word = arg;

	pthread_mutex_lock(&mutex);
	size_t n = strlen(text);
	memcpy(text + n, word, strlen(word) + 1);
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	char copy[16];

	strcpy(text, "<");
	pthread_create(&t, NULL, append, "one");
	pthread_create(&u, NULL, append, "two");
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(strlen(text) == 7);
	assert(strcmp(text, "<onetwo") == 0 || strcmp(text, "<twoone") == 0);
	assert(strncmp(text, "<o", 2) == 0 || memcmp(text, "<t", 2) == 0);
	memset(copy, 'x', sizeof copy);
	memmove(copy, text + 1, 7);
	assert(strcmp(copy, text + 1) == 0);
	assert(strchr(text, 'w') != NULL && strchr(text, 'z') == NULL);
	return 0;
}
