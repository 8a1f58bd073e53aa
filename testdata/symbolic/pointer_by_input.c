/*
 * A thread publishes a node that an input chooses; another reads through the pointer as soon as it is there.
 * EARLY: the pointer is published before the value is written.
 * Expected: safe; violation with EARLY.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#include <stdatomic.h>

struct node {
	int key, value;
};

static struct node nodes[2];
static _Atomic(struct node *) published;
static int input;

static void *publish(void *arg)
{
	struct node *n = input < 0 ? &nodes[0] : &nodes[1];

	n->key = input;
#ifdef EARLY
	atomic_store(&published, n);
	n->value = input + 1;
#else
	n->value = input + 1;
	atomic_store(&published, n);
#endif
	return arg;
}

static void *look(void *arg)
{
	struct node *n = atomic_load(&published);

	if (n != NULL) {
		assert(n->key == input);
		assert(n->value == input + 1);
		assert((n == &nodes[0]) == (input < 0));
	}
	return arg;
}

int main(void)
{
	pthread_t t, u;

	input = __VERIFIER_nondet_int();
	if (input == 2147483647)
		return 0;
	pthread_create(&t, NULL, publish, NULL);
	pthread_create(&u, NULL, look, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
