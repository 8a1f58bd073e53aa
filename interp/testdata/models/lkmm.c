// want: ok
// Words of the Linux kernel: spin locks; accesses and updates of all sizes.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

enum { ONCE, ACQUIRE, RELEASE, MB, WMB, RMB, RCU_LOCK, RCU_UNLOCK, RCU_SYNC, BEFORE_ATOMIC, AFTER_ATOMIC, AFTER_SPINLOCK, BARRIER };
enum { ADD, SUB, AND, OR };

intmax_t __LKMM_load(const volatile void *, __typeof__(sizeof(int)), int);
void __LKMM_store(volatile void *, __typeof__(sizeof(int)), intmax_t, int);
intmax_t __LKMM_xchg(volatile void *, __typeof__(sizeof(int)), intmax_t, int);
intmax_t __LKMM_cmpxchg(volatile void *, __typeof__(sizeof(int)), intmax_t, intmax_t, int, int);
void __LKMM_atomic_op(volatile void *, __typeof__(sizeof(int)), intmax_t, int);
intmax_t __LKMM_atomic_op_return(volatile void *, __typeof__(sizeof(int)), intmax_t, int, int);
intmax_t __LKMM_atomic_fetch_op(volatile void *, __typeof__(sizeof(int)), intmax_t, int, int);
void __LKMM_fence(int);
void __VERIFIER_lkmm_fence(const char *);
int __LKMM_SPIN_LOCK(int *);
int __LKMM_SPIN_UNLOCK(int *);

static int old, lock, sum;

static void add(int n)
{
	__LKMM_SPIN_LOCK(&lock);
	sum += n;
	__LKMM_SPIN_UNLOCK(&lock);
}

static void *writer(void *arg)
{
	__LKMM_store(&old, 4, 1, RELEASE);
	add(1);
	return arg;
}

static void sizes(void)
{
	char c = 1;
	short s = 2;
	int64_t l = 1;
	assert(__LKMM_xchg(&c, 1, -1, MB) == 1 && c == -1);
	assert((short)__LKMM_cmpxchg(&s, 2, 2, -3, ACQUIRE, ACQUIRE) == 2 && s == -3);
	assert((short)__LKMM_cmpxchg(&s, 2, 2, 5, MB, MB) == -3 && s == -3);
	assert(__LKMM_atomic_fetch_op(&l, 8, (intmax_t)1 << 40, RELEASE, OR) == 1 && l == ((intmax_t)1 << 40 | 1));
	assert(__LKMM_atomic_op_return(&l, 8, 1, MB, AND) == 1 && l == 1);
	assert((short)__LKMM_atomic_op_return(&s, 2, -4, ONCE, SUB) == 1 && s == 1);
	__LKMM_atomic_op(&c, 1, 2, ADD);
	assert(c == 1);
	__LKMM_fence(BARRIER);
	__LKMM_fence(AFTER_SPINLOCK);
	__VERIFIER_lkmm_fence("aul");
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	int seen = (int)__LKMM_load(&old, 4, ACQUIRE);
	assert(seen == 0 || seen == 1);
	add(2);
	sizes();
	pthread_join(t, 0);
	assert(sum == 3 && __LKMM_load(&old, 4, ONCE) == 1);
	return 0;
}
