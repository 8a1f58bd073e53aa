/*
 * The driver of a character device that is only memory, after that of a book:
 * opening empties the device, reading and writing look up its geometry and then
 * go on under the lock. One thread opens and reads, one opens and writes, and
 * one empties the device as the driver does when it is unloaded: without the lock.
 * J. Corbet, A. Rubini, G. Kroah-Hartman, "Linux device drivers", chapter 3; as
 * a model with three threads, a task of SV-COMP, from the programs of Threader.
 * U: rounds of the threads that read and write.
 * Expected: safe: who holds the lock is not disturbed.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef U
#define U 1
#endif
#define COUNT 10

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* The defaults of the driver, and the geometry, contents and size of the device. */
static atomic_int default_quantum = 4000, default_qset = 1000;
static atomic_int quantum, qset, data, size;
/* What the last holder of the lock does. */
static atomic_int busy;

enum { READS, WRITES, OPENS };

static void empty(void)
{
	/* How many quanta of each item to free. */
	(void)atomic_load(&qset);
	atomic_store(&size, 0);
	atomic_store(&quantum, atomic_load(&default_quantum));
	atomic_store(&qset, atomic_load(&default_qset));
	atomic_store(&data, 0);
}

static void open_device(void)
{
	pthread_mutex_lock(&lock);
	atomic_store(&busy, OPENS);
	empty();
	int still = atomic_load(&busy);
	assert(still == OPENS);
	(void)still;
	pthread_mutex_unlock(&lock);
}

static int read_device(int from, int count)
{
	int in_quantum = atomic_load(&quantum), in_item = in_quantum * atomic_load(&qset);
	int item = from / in_item, in = from % in_item;

	pthread_mutex_lock(&lock);
	atomic_store(&busy, READS);
	if (from >= atomic_load(&size)) {
		count = 0;
	} else {
		if (from + count >= atomic_load(&size))
			count = atomic_load(&size) - from;
		if (count > in_quantum - in)
			count = in_quantum - in;
		(void)(atomic_load(&data) + item);
		int still = atomic_load(&busy);
		assert(still == READS);
		(void)still;
	}
	pthread_mutex_unlock(&lock);
	return count;
}

static int write_device(int from, int count)
{
	int in_quantum = atomic_load(&quantum), in_item = in_quantum * atomic_load(&qset);
	int item = from / in_item, in = from % in_item;

	pthread_mutex_lock(&lock);
	if (count > in_quantum - in)
		count = in_quantum - in;
	atomic_store(&busy, WRITES);
	(void)(atomic_load(&data) + item);
	if (atomic_load(&size) < from + count)
		atomic_store(&size, from + count);
	int still = atomic_load(&busy);
	assert(still == WRITES);
	(void)still;
	pthread_mutex_unlock(&lock);
	return count;
}

static void *unloads(void *arg)
{
	empty();
	return arg;
}

static void *reads(void *arg)
{
	for (int round = 0; round < U; round++) {
		open_device();
		read_device(0, COUNT);
	}
	return arg;
}

static void *writes(void *arg)
{
	for (int round = 0; round < U; round++) {
		open_device();
		write_device(0, COUNT);
	}
	return arg;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, unloads, NULL);
	pthread_create(&t[1], NULL, reads, NULL);
	pthread_create(&t[2], NULL, writes, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
