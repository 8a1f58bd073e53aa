/*
 * Thread-specific data of pthreads and of C11. The values are thread-local;
 * keys are numbered in the order of their creation and never used again.
 */
#include "models.h"

enum { KEYS_MAX = 64, DESTRUCTOR_ITERATIONS = 4 };

static u32 __gomc_keys_made;
static void (*__gomc_keys_destructors[KEYS_MAX])(void *);
static _Thread_local void *__gomc_keys_values[KEYS_MAX];
static _Thread_local u32 __gomc_keys_top; /* above the keys that this thread has set */

INLINE int create(u32 *key, void (*destructor)(void *))
{
	u32 new = (u32)__gomc_rmw(OP_ADD, &__gomc_keys_made, 4, 1, 0, SYNC_NONE);
	if (new >= KEYS_MAX)
		__gomc_unsupported("more than 64 keys of thread-specific data");
	if (destructor)
		__gomc_keys_destructors[new] = destructor;
	*key = new;
	return 0;
}

INLINE int set(u32 key, void *value)
{
	if (key >= KEYS_MAX)
		return EINVAL;
	if (key >= __gomc_keys_top)
		__gomc_keys_top = key + 1;
	__gomc_keys_values[key] = value;
	return 0;
}

INLINE void *get(u32 key)
{
	if (key >= KEYS_MAX)
		return NULL;
	return __gomc_keys_values[key];
}

int pthread_key_create(u32 *key, void (*destructor)(void *)) { return create(key, destructor); }
int __pthread_key_create(u32 *key, void (*destructor)(void *)) { return create(key, destructor); }

/* No destructor runs for the values of a deleted key. */
int pthread_key_delete(u32 key)
{
	if (key >= KEYS_MAX)
		return EINVAL;
	__gomc_keys_destructors[key] = NULL;
	return 0;
}

int pthread_setspecific(u32 key, const void *value) { return set(key, (void *)value); }
int __pthread_setspecific(u32 key, const void *value) { return set(key, (void *)value); }
void *pthread_getspecific(u32 key) { return get(key); }
void *__pthread_getspecific(u32 key) { return get(key); }

int tss_create(u32 *key, void (*destructor)(void *)) { return create(key, destructor); }
void tss_delete(u32 key) { pthread_key_delete(key); }
int tss_set(u32 key, void *value) { return set(key, value) ? 2 : 0; /* thrd_error, thrd_success */ }
void *tss_get(u32 key) { return get(key); }

/*
 * The interpreter calls this at the end of every thread. A value is cleared
 * before its destructor sees it; destructors may set values again, so that all
 * keys are visited up to four times.
 */
void __gomc_thread_exit(void)
{
	for (int round = 0; round < DESTRUCTOR_ITERATIONS; round++) {
		int again = 0;
		for (u32 key = 0; key < __gomc_keys_top; key++) {
			void *value = __gomc_keys_values[key];
			if (!value)
				continue;
			__gomc_keys_values[key] = NULL;
			void (*destructor)(void *) = __gomc_keys_destructors[key];
			if (!destructor)
				continue;
			destructor(value);
			again = 1;
		}
		if (!again)
			return;
	}
}
