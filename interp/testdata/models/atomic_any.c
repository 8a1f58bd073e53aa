// want: ok; reach: reach_error
// Only interpreted: the functions are those of the compiler on the host. Atomic objects that are too large for an instruction, or not aligned: two threads add to one, and a third sees none of them half done.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

extern void reach_error(void);

struct sum {
	long a, b, c;
};

struct text {
	char bytes[5];
};

static _Atomic struct sum sum;
static _Atomic struct text text;
static struct {
	char before;
	int value;
} __attribute__((packed)) packed;

static void *add(void *arg)
{
	struct sum old = atomic_load(&sum), new;
	do
		new = (struct sum){old.a + 1, old.b + 2, old.c + 3};
	while (!atomic_compare_exchange_weak(&sum, &old, new));
	return arg;
}

static void alone(void)
{
	struct text t = {"abcd"}, old;
	atomic_store_explicit(&text, t, memory_order_release);
	memset(&t, 'x', sizeof t);
	old = atomic_exchange(&text, t);
	assert(strcmp(old.bytes, "abcd") == 0);
	old = atomic_load_explicit(&text, memory_order_acquire);
	assert(memcmp(old.bytes, "xxxxx", 5) == 0);
	int value = 7, want = 0;
	assert(__atomic_compare_exchange(&packed.value, &want, &value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
	assert(!__atomic_compare_exchange(&packed.value, &want, &value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) && want == 7);
	__atomic_exchange(&packed.value, &value, &value, __ATOMIC_RELAXED);
	assert(value == 7 && packed.before == 0);
}

int main(void)
{
	pthread_t t[2];
	alone();
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, add, 0);
	struct sum now = atomic_load(&sum);
	assert(now.b == 2 * now.a && now.c == 3 * now.a);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	struct sum end = atomic_load(&sum);
	assert(end.a == 2 && end.b == 4 && end.c == 6);
	if (now.a)
		reach_error();
	return 0;
}
