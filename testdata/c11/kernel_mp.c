/*
 * Message passing in words of the Linux kernel, as Dat3M declares them: a writer with a barrier for writes, a reader with one for reads, which it forgets
 * with FORGETS; and a counter of updates that return nothing.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

enum { ONCE, ACQUIRE, RELEASE, MB, WMB, RMB };
enum { ADD, SUB, AND, OR };

intmax_t __LKMM_load(const volatile void *, __typeof__(sizeof(int)), int);
void __LKMM_store(volatile void *, __typeof__(sizeof(int)), intmax_t, int);
void __LKMM_atomic_op(volatile void *, __typeof__(sizeof(int)), intmax_t, int);
intmax_t __LKMM_atomic_op_return(volatile void *, __typeof__(sizeof(int)), intmax_t, int, int);
void __LKMM_fence(int);

#define READ_ONCE(x) ((__typeof__(x))__LKMM_load(&(x), sizeof(x), ONCE))
#define WRITE_ONCE(x, v) __LKMM_store(&(x), sizeof(x), v, ONCE)

static int data, users;
static char flag;

static void *write(void *arg)
{
	WRITE_ONCE(data, 7);
	__LKMM_fence(WMB);
	WRITE_ONCE(flag, 1);
	__LKMM_atomic_op(&users, sizeof users, 1, ADD);
	return arg;
}

static void *read(void *arg)
{
	if (READ_ONCE(flag)) {
#ifndef FORGETS
		__LKMM_fence(RMB);
#endif
		assert(READ_ONCE(data) == 7);
	}
	__LKMM_atomic_op(&users, sizeof users, 1, ADD);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, write, 0);
	pthread_create(&b, 0, read, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(__LKMM_atomic_op_return(&users, sizeof users, 2, MB, SUB) == 0);
	return 0;
}
