/*
 * Inline assembly of x86-64. The threads claim bits of a word with a locked
 * instruction that says in the carry flag whether the bit was free: each bit
 * has one owner. One thread then hands out the address of a variable of its
 * own, from a register, and waits until the main thread has written there.
 * Expected: safe, 2 executions (either thread gets the bit first).
 */
#include <assert.h>
#include <pthread.h>

static unsigned word;
static long *mailbox;
static int owners;

static int claim(unsigned *where, unsigned bit)
{
	unsigned char taken;
	__asm__ volatile("lock; btsl %2,%0; setc %1" : "+m"(*where), "=q"(taken) : "ir"(bit) : "memory", "cc");
	return !taken;
}

static void *claimant(void *arg)
{
	if (claim(&word, 3))
		__asm__ volatile("lock; incl %0" : "+m"(owners) : : "memory", "cc");
	return arg;
}

static void *host(void *arg)
{
	long letter = 0, seen;
	__asm__ volatile("movq %1,%0" : "=m"(mailbox) : "r"(&letter) : "memory");
	do
		__asm__ volatile("pause; movq (%1),%0" : "=r"(seen) : "r"(&letter) : "memory");
	while (seen == 0);
	assert(seen == 42);
	return arg;
}

int main(void)
{
	pthread_t a, b, c;
	long *to;
	int n;
	pthread_create(&a, NULL, claimant, NULL);
	pthread_create(&b, NULL, claimant, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	__asm__ volatile("movl %1,%0" : "=r"(n) : "m"(owners));
	assert(n == 1);
	pthread_create(&c, NULL, host, NULL);
	do
		__asm__ volatile("pause; movq %1,%0" : "=r"(to) : "m"(mailbox) : "memory");
	while (!to);
	__asm__ volatile("xchgq %0,%1" : "+r"(*(long[]){42}), "+m"(*to) : : "memory");
	pthread_join(c, NULL);
	return 0;
}
