/*
 * Statements of the programs that loops_test.go draws: loops that wait, in one way or another, for what other threads do.
 *
 * clang-16 -O1 -S -emit-llvm -fno-discard-value-names -Qn -Wall -Wextra -Wno-unused-parameter -o loops.ll loops.c
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern _Bool __VERIFIER_nondet_bool(void);

typedef _Atomic int shared;

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void set(shared *p, shared *q, int c) { *p = c; }

void check(shared *p, shared *q, int c) { assert(*p != c || *q != c); }

/* An atomic section finds both set; it reads the second one only if the first is. */
void both(shared *p, shared *q, int c)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		int ok = *p && *q;
		__VERIFIER_atomic_end();
		if (ok)
			break;
	}
}

/* An atomic section claims what it finds free. */
void claim(shared *p, shared *q, int c)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		if (*p == c) {
			*q = c + 1;
			__VERIFIER_atomic_end();
			break;
		}
		__VERIFIER_atomic_end();
	}
}

/* One read before an atomic section, one in it. */
void apart(shared *p, shared *q, int c)
{
	for (;;) {
		int a = *p;
		__VERIFIER_atomic_begin();
		int b = *q;
		__VERIFIER_atomic_end();
		if (a == c && b)
			break;
	}
}

/* Two sections, of which the second is there on one way only. */
void twice(shared *p, shared *q, int c)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		int a = *p;
		__VERIFIER_atomic_end();
		if (a == c) {
			__VERIFIER_atomic_begin();
			a = *q;
			__VERIFIER_atomic_end();
			if (a)
				break;
		}
	}
}

/* A loop in a loop with a section. */
void inner(shared *p, shared *q, int c)
{
	for (;;) {
		while (*p != c)
			;
		__VERIFIER_atomic_begin();
		int b = *q;
		__VERIFIER_atomic_end();
		if (b)
			break;
	}
}

void fenced(shared *p, shared *q, int c)
{
	while (*p != c)
		atomic_thread_fence(memory_order_seq_cst);
}

void fence_first(shared *p, shared *q, int c)
{
	do
		atomic_thread_fence(memory_order_seq_cst);
	while (*p != c);
}

void take(shared *p, shared *q, int c)
{
	while (atomic_exchange(p, 1))
		;
}

void look_and_take(shared *p, shared *q, int c)
{
	do
		while (*p)
			;
	while (atomic_exchange(p, c + 1));
}

void swap(shared *p, shared *q, int c)
{
	int expected;
	do
		expected = c;
	while (!atomic_compare_exchange_strong(p, &expected, c + 1));
}

/* It tries again with what it has found. */
void add(shared *p, shared *q, int c)
{
	int old = *p;
	while (!atomic_compare_exchange_strong(p, &old, old + 1))
		;
}

void equal(shared *p, shared *q, int c)
{
	while (*p != *q)
		;
}

void try_to_lock(shared *p, shared *q, int c)
{
	while (pthread_mutex_trylock(&mutex))
		;
	*p = c;
	pthread_mutex_unlock(&mutex);
}

void try_and_look(shared *p, shared *q, int c)
{
	for (;;) {
		if (pthread_mutex_trylock(&mutex) == 0) {
			int ok = *p == c;
			pthread_mutex_unlock(&mutex);
			if (ok)
				break;
		}
	}
}

void lock(shared *p, shared *q, int c)
{
	pthread_mutex_lock(&mutex);
	*q = c;
	pthread_mutex_unlock(&mutex);
}

void keep(shared *p, shared *q, int c) { pthread_mutex_lock(&mutex); }

/* It may choose to go on. */
void choose(shared *p, shared *q, int c)
{
	while (*p != c && __VERIFIER_nondet_bool())
		;
}

/* It may look elsewhere. */
void either(shared *p, shared *q, int c)
{
	while ((__VERIFIER_nondet_bool() ? *p : *q) != c)
		;
}

/* The last read of an inner loop that waits is that of the outer one. */
void around(shared *p, shared *q, int c)
{
	while (*p == c) {
		int b;
		do
			b = *q;
		while (b == c);
		if (b == c + 2)
			break;
	}
}

/* May ask once more, or look at one of two, each of which may let it go on. */
void ask(shared *p, shared *q, int c)
{
	for (;;) {
		if (__VERIFIER_nondet_bool())
			continue;
		if (*(__VERIFIER_nondet_bool() ? p : q) == c)
			break;
	}
}
