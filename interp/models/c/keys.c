/*
 * Thread-specific data of pthreads and of C11. The values are thread-local;
 * keys are numbered in the order of their creation and never used again.
 */
#include "destructors.h"

enum { KEYS_MAX = 64, DESTRUCTOR_ITERATIONS = 4 };
enum { KEY_UNUSED, KEY_MADE, KEY_DELETED };

static u32 __gomc_keys_made;
static u64 __gomc_keys_status[KEYS_MAX];
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
	__atomic_store_n(&__gomc_keys_status[new], KEY_MADE, __ATOMIC_RELEASE);
	*key = new;
	return 0;
}

/* Tells whether there is such a key now; it is an error to use another one. */
INLINE int exists(u32 key)
{
	u64 status = key < KEYS_MAX ? __atomic_load_n(&__gomc_keys_status[key], __ATOMIC_ACQUIRE) : KEY_UNUSED;
	if (status == KEY_UNUSED)
		misuse("use of a key of thread-specific data that was never created", 0);
	if (status == KEY_DELETED)
		misuse("use of a deleted key of thread-specific data", 0);
	return status == KEY_MADE;
}

INLINE int set(u32 key, void *value)
{
	if (key == KEY_OF_LIBCXX) {
		__gomc_remember(NOTE_DESTROYED(__gomc_note(NOTE_LIBCXX, 0)), (uintptr_t)value);
		return 0;
	}
	if (!exists(key))
		return EINVAL;
	if (key >= __gomc_keys_top)
		__gomc_keys_top = key + 1;
	__gomc_keys_values[key] = value;
	return 0;
}

INLINE void *get(u32 key)
{
	if (key == KEY_OF_LIBCXX)
		return (void *)(uintptr_t)__gomc_note(NOTE_DESTROYED(__gomc_note(NOTE_LIBCXX, 0)), 0);
	return exists(key) ? __gomc_keys_values[key] : NULL;
}

int pthread_key_create(u32 *key, void (*destructor)(void *)) { return create(key, destructor); }
int __pthread_key_create(u32 *key, void (*destructor)(void *)) { return create(key, destructor); }

/* No destructor runs for the values of a deleted key. */
int pthread_key_delete(u32 key)
{
	if (!exists(key))
		return EINVAL;
	__atomic_store_n(&__gomc_keys_status[key], KEY_DELETED, __ATOMIC_RELEASE);
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
