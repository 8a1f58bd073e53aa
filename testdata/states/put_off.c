/* A store may stay in its buffer for long, but not for ever: under PSO, too, where stores to other places leave the buffer again and again.
   Expected: safe. The writer's first store ends it all. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, echo, done;

static void *writer(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	for (int v = 1; !atomic_load(&done); v = !v) {
		atomic_store_explicit(&x, v, memory_order_relaxed);
		while (atomic_load(&echo) != v && !atomic_load(&done))
			;
	}
	return arg;
}

static void *echoes(void *arg)
{
	while (!atomic_load(&done))
		atomic_store(&echo, atomic_load(&x));
	return arg;
}

static void *reader(void *arg)
{
	while (!atomic_load(&y))
		;
	atomic_store(&done, 1);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], 0, writer, 0);
	pthread_create(&t[1], 0, echoes, 0);
	pthread_create(&t[2], 0, reader, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}
