/*
 * A thread sends a message through a box with room behind its members, for the tests of what a debugger shows: arrays without a length, and members that are written together.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

enum kind { NOTHING, DATA };

struct message {
	enum kind kind;
	int number;
	char text[4];
};

struct box {
	unsigned count, capacity;
	struct message messages[];
};

static struct box *box;

static void *sender(void *unused)
{
	box->messages[1] = (struct message){DATA, 7, "ab"};
	box->count = 2;
	return unused;
}

int main(void)
{
	pthread_t thread;

	box = malloc(sizeof *box + 2 * sizeof box->messages[0]);
	if (!box)
		return 1;
	*box = (struct box){0, 2};
	box->messages[0] = (struct message){NOTHING, -1, ""};
	pthread_create(&thread, NULL, sender, NULL);
	pthread_join(thread, NULL);
	assert(box->count == box->capacity + 1);
	return 0;
}
