/*
 * A thread allocates a text, another one writes it if it is there. After the shape of SV-COMP's tasks of this name.
 * Expected: violation (uninit): the text is looked at although nobody may have written it; safe with JOIN, where the writer starts after the allocation.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char *text;

static void *allocate(void *arg)
{
	text = malloc(8);
	return arg;
}

static void *fill(void *arg)
{
	if (text)
		strcpy(text, "Bigshot");
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, allocate, NULL);
#ifdef JOIN
	pthread_join(a, NULL);
#endif
	pthread_create(&b, NULL, fill, NULL);
#ifndef JOIN
	pthread_join(a, NULL);
#endif
	pthread_join(b, NULL);
	assert(text[0] == 'B');
	free(text);
	return 0;
}
