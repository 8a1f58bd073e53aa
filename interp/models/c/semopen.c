/*
 * Named semaphores. A run begins without any; each name is that of an object of the model, which can be used while it is open, and keeps its value in between.
 * What is done with it is in semaphore.c. One lock is held while names are looked up, so that each operation takes place at once.
 */
#include "names.h"
#include "semaphore.h"

typedef __builtin_va_list va_list;

enum { SEMAPHORES = 16, NAME_MAX = 251 };
enum { ENOENT = 2, EEXIST = 17, ENAMETOOLONG = 36 };
enum { O_CREAT = 0x40, O_EXCL = 0x80 };

struct entry {
	u64 object[4]; /* the size of glibc's */
	u32 kept;      /* its value while it is not open */
	u32 opened;    /* how often */
	u32 unlinked;
	struct packed name;
};

static struct {
	word lock;
	u32 count;
	struct entry entry[SEMAPHORES];
} __gomc_semaphores;

INLINE void hold(void) { hold_lock(&__gomc_semaphores.lock); }
INLINE void let_go(void) { release_lock(&__gomc_semaphores.lock); }

/* Reads a name, without the slashes that it begins with, or says what is wrong with it. */
INLINE int parse(const char *text, struct packed *name)
{
	char bytes[NAME_SIZE] = {0};
	u32 n = 0;
	while (*text == '/')
		text++;
	for (; text[n]; n++) {
		if (text[n] == '/')
			return EINVAL;
		if (n == NAME_MAX)
			return ENAMETOOLONG;
		if (n < NAME_SIZE)
			bytes[n] = text[n];
	}
	if (n == 0)
		return EINVAL;
	if (n >= NAME_SIZE)
		__gomc_unsupported("a name of a semaphore of more than 63 characters");
	pack(bytes, name);
	return 0;
}

/* The semaphore that a name stands for now; NULL if there is none. */
INLINE struct entry *find(const struct packed *name)
{
	u32 count = __gomc_semaphores.count;
	for (u32 i = 0; i < count; i++) {
		struct entry *e = &__gomc_semaphores.entry[i];
		if (!e->unlinked && is_same(&e->name, name))
			return e;
	}
	return NULL;
}

INLINE struct entry *add(const struct packed *name, u32 value)
{
	u32 count = __gomc_semaphores.count;
	if (count == SEMAPHORES)
		__gomc_unsupported("more than 16 named semaphores");
	__gomc_semaphores.count = count + 1;
	struct entry *e = &__gomc_semaphores.entry[count];
	e->name = *name;
	e->kept = value;
	return e;
}

/* Who has the address of the object from before may use it again. */
INLINE sem_t *open_entry(struct entry *e)
{
	u32 opened = e->opened;
	if (opened == 0)
		__gomc_rmw(OP_XCHG, word_of(e->object), WORD, e->kept, 0, SYNC_SEMAPHORE);
	e->opened = opened + 1;
	return (sem_t *)e->object;
}

/* Opens or creates one, or says what is wrong. */
INLINE int open_named(const struct packed *name, int flags, u32 value, sem_t **sem)
{
	struct entry *e = find(name);
	if (e && (flags & O_CREAT) && (flags & O_EXCL))
		return EEXIST;
	if (!e && !(flags & O_CREAT))
		return ENOENT;
	if (!e && value > SEM_VALUE_MAX)
		return EINVAL;
	*sem = open_entry(e ? e : add(name, value));
	return 0;
}

sem_t *sem_open(const char *text, int flags, ...)
{
	u32 value = 0;
	if (flags & O_CREAT) {
		va_list list;
		__builtin_va_start(list, flags);
		(void)__builtin_va_arg(list, u32); /* who may use it */
		value = __builtin_va_arg(list, u32);
		__builtin_va_end(list);
	}
	struct packed name;
	sem_t *sem = NULL;
	int error = parse(text, &name);
	if (!error) {
		hold();
		error = open_named(&name, flags, value, &sem);
		let_go();
	}
	if (error)
		fail(error);
	return sem;
}

/* A closed one is as one that was destroyed. */
int sem_close(sem_t *sem)
{
	hold();
	u32 count = __gomc_semaphores.count;
	for (u32 i = 0; i < count; i++) {
		struct entry *e = &__gomc_semaphores.entry[i];
		if ((sem_t *)e->object != sem)
			continue;
		u32 opened = e->opened;
		if (opened == 0)
			break;
		e->opened = opened - 1;
		if (opened == 1)
			e->kept = (u32)__gomc_rmw(OP_XCHG, word_of(e->object), WORD, SEM_DESTROYED, 0, SYNC_SEMAPHORE);
		let_go();
		return 0;
	}
	let_go();
	return fail(EINVAL);
}

int sem_unlink(const char *text)
{
	struct packed name;
	int error = parse(text, &name);
	if (error == EINVAL)
		error = ENOENT;
	if (!error) {
		hold();
		struct entry *e = find(&name);
		if (e)
			e->unlinked = 1;
		else
			error = ENOENT;
		let_go();
	}
	return error ? fail(error) : 0;
}
