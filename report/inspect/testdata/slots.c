/*
 * Two threads take jobs from a queue without a lock, for the tests of what a debugger shows: structures, arrays, pointers, enumerators, bit-fields, unions, blocks within blocks, variables
 * of the same name, static and thread-local ones. The second job is taken twice, or the assertion holds by luck.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

enum state { FREE, TAKEN = 3, DONE };

struct job {
	int number;
	double cost;
	struct job *next;
};

struct slot {
	enum state state;
	unsigned flags : 3, kind : 5;
	char letter;
	union {
		long whole;
		unsigned char bytes[8];
	};
};

static struct {
	struct job *head, *tail;
	int length;
} queue;

static struct slot slots[2] = {{FREE, 5, 17, 'a', {1}}, {FREE, 0, 0, 'b', {-2}}};
static _Thread_local int mine;
int length = 77;

static void append(struct job *job)
{
	static int calls;

	calls++;
	if (queue.tail)
		queue.tail->next = job;
	else
		queue.head = job;
	queue.tail = job;
	queue.length++;
}

static struct job *take(int who)
{
	struct job *job = queue.head;
	int length = queue.length;

	if (length > 0) {
		int length = who + 10;

		mine = length;
		queue.head = job->next;
		queue.length--;
		slots[who].state = TAKEN;
		return job;
	}
	return NULL;
}

static void *worker(void *arg)
{
	int who = (int)(long)arg;
	const char *name = who ? "second" : "first";
	struct job *job = take(who);
	float share = 0.5f;

	if (job) {
		assert(job->number == who + 1);
		share *= (float)job->cost;
		slots[who].whole = job->number;
	}
	return share > 0 ? (void *)name : NULL;
}

int main(void)
{
	pthread_t threads[2];
	struct job *job;

	for (int i = 0; i < 3; i++) {
		job = malloc(sizeof *job);
		if (!job)
			return 1;
		job->number = i + 1;
		job->cost = i * 1.5;
		job->next = NULL;
		append(job);
	}
	for (long i = 0; i < 2; i++)
		pthread_create(&threads[i], NULL, worker, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
