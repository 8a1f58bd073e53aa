/*
 * std::lock, and so std::scoped_lock, of libstdc++ takes one lock, tries the others, and begins anew with the one that is held if that fails. Two threads that do so in
 * lockstep go round for ever, which no schedule of a real machine does. Here an attempt is one step for the others. The interpreter takes these for the program's own functions of
 * the same names.
 */
#include "models.h"

int pthread_mutex_trylock(void *);
int pthread_mutex_unlock(void *);
void _ZSt20__throw_system_errori(int error) NORETURN;

/* Waits until a mutex is free, or, if it may be locked again, one's own. */
INLINE void await(void *mutex, int recursive)
{
	u32 owner;
	do {
		owner = low(__gomc_wait_load(word_of(mutex), WORD, SYNC_MUTEX));
	} while (owner != 0 && owner != DESTROYED && !(recursive && owner == owner_self()));
}

/* Locks all, or none, and tells which one is held then. */
INLINE int attempt(void **all, int n, int first)
{
	int held = -1;
	__gomc_atomic_begin();
	for (int i = 0; i < n && held < 0; i++) {
		int next = (first + i) % n;
		if (pthread_mutex_trylock(all[next])) {
			held = next;
			for (int k = 0; k < i; k++)
				pthread_mutex_unlock(all[(first + k) % n]);
		}
	}
	__gomc_atomic_end();
	return held;
}

INLINE void lock_all(void **all, int n, int recursive)
{
	int held = 0;
	do {
		await(all[held], recursive);
		held = attempt(all, n, held);
	} while (held >= 0);
}

void _ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(void *a, void *b)
{
	void *all[] = {a, b};
	lock_all(all, 2, 0);
}

void _ZSt4lockISt5mutexS0_JS0_EEvRT_RT0_DpRT1_(void *a, void *b, void *c)
{
	void *all[] = {a, b, c};
	lock_all(all, 3, 0);
}

void _ZSt4lockISt15recursive_mutexS0_JEEvRT_RT0_DpRT1_(void *a, void *b)
{
	void *all[] = {a, b};
	lock_all(all, 2, 1);
}

/* Of a std::unique_lock that has a mutex and does not hold it; others throw. */
struct lock {
	void *mutex;
	char owns;
};

void _ZSt4lockISt11unique_lockISt5mutexES2_JEEvRT_RT0_DpRT1_(struct lock *a, struct lock *b)
{
	if (!a->mutex || !b->mutex)
		_ZSt20__throw_system_errori(EPERM);
	if (a->owns || b->owns)
		_ZSt20__throw_system_errori(EDEADLK);
	void *all[] = {a->mutex, b->mutex};
	lock_all(all, 2, 0);
	a->owns = b->owns = 1;
}

/* The same of libc++, without the tags that say its version. */
void _ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_(void *a, void *b)
{
	void *all[] = {a, b};
	lock_all(all, 2, 0);
}

void _ZNSt3__14lockINS_5mutexES1_S1_JEEEvRT_RT0_RT1_DpRT2_(void *a, void *b, void *c)
{
	void *all[] = {a, b, c};
	lock_all(all, 3, 0);
}

void _ZNSt3__14lockINS_11unique_lockINS_5mutexEEES3_EEvRT_RT0_(struct lock *a, struct lock *b)
{
	if (!a->mutex || !b->mutex || a->owns || b->owns)
		__gomc_unsupported("std::system_error of libc++");
	void *all[] = {a->mutex, b->mutex};
	lock_all(all, 2, 0);
	a->owns = b->owns = 1;
}
