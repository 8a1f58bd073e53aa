/*
 * Pipes and eventfds between threads of the process: bytes, or a number, that some threads write and others read, or wait for. Each call takes place at
 * once, under the lock of all files; a thread that waits has let it go. A pipe has room for fewer bytes than that of Linux, and what has no room is unsupported: nobody waits to write.
 */
#include "files.h"

enum { ROOM = 4096 };

enum { O_NONBLOCK = 0x800, O_CLOEXEC = 0x80000, EFD_SEMAPHORE = 1 };

struct channel {
	u32 ready; /* a read does not wait */
	u32 is_number, takes_one;
	u32 readers, writers; /* descriptions */
	u32 start, size;
	u8 bytes[ROOM];
	u64 number;
};

INLINE void update(struct channel *c)
{
	u32 ready = c->is_number ? c->number != 0 : c->size != 0 || c->writers == 0;
	if (c->ready != ready)
		__atomic_store_n(&c->ready, ready, __ATOMIC_RELEASE);
}

INLINE void await(struct channel *c)
{
	u32 ready;
	do {
		ready = (u32)__gomc_wait_load(&c->ready, 4, SYNC_CHANNEL);
	} while (!ready);
}

INLINE u32 take_bytes(struct channel *c, u8 *to, size_t size)
{
	u32 start = c->start, left = c->size, n = 0;
	for (; n < size && left > 0; n++, left--) {
		to[n] = c->bytes[start];
		start = (start + 1) % ROOM;
	}
	c->start = left ? start : 0; /* one state of an empty pipe */
	c->size = left;
	return n;
}

INLINE u64 take_number(struct channel *c)
{
	u64 all = c->number, taken = c->takes_one ? 1 : all;
	c->number = all - taken;
	return taken;
}

ssize_t __channel_read(struct files *all, struct description *d, u8 *to, size_t size)
{
	struct channel *c = d->channel;
	int waits = !(d->flags & O_NONBLOCK); /* the descriptor may be closed meanwhile */
	if (c->is_number && size < 8)
		return -EINVAL;
	if (size == 0)
		return 0;
	while (!c->ready) {
		if (!waits)
			return -EAGAIN;
		let_go(all);
		enum ending how = begin_waiting();
		if (how == CANCELLED)
			cancelled();
		if (how == PENDING)
			expect(__atomic_load_n(&c->ready, __ATOMIC_SEQ_CST) != 0);
		else
			await(c);
		end_waiting(how);
		hold();
	}
	ssize_t result = 8;
	if (c->is_number)
		__builtin_memcpy(to, &(u64){take_number(c)}, 8);
	else
		result = take_bytes(c, to, size);
	update(c);
	return result;
}

INLINE ssize_t add_number(struct channel *c, u64 added)
{
	if (added == ~(u64)0)
		return -EINVAL;
	if (added >= ~c->number)
		__gomc_unsupported("an eventfd that has reached its greatest number");
	c->number += added;
	return 8;
}

INLINE ssize_t add_bytes(struct channel *c, const u8 *from, size_t size)
{
	u32 old = c->size;
	if (size == 0)
		return 0;
	if (c->readers == 0)
		__gomc_unsupported("the signal of a write to a pipe that nobody reads any more");
	if (size > ROOM - old)
		__gomc_unsupported("more than 4096 bytes in a pipe");
	for (u32 i = 0, end = c->start + old; i < size; i++, end++)
		c->bytes[end % ROOM] = from[i];
	c->size = old + (u32)size;
	return (ssize_t)size;
}

ssize_t __channel_write(struct description *d, const u8 *from, size_t size)
{
	struct channel *c = d->channel;
	u64 number;
	if (c->is_number && size < 8)
		return -EINVAL;
	if (c->is_number)
		__builtin_memcpy(&number, from, 8);
	ssize_t result = c->is_number ? add_number(c, number) : add_bytes(c, from, size);
	update(c);
	return result;
}

void __channel_close(struct description *d)
{
	struct channel *c = d->channel;
	if (reads(d))
		c->readers--;
	if (writes(d))
		c->writers--;
	if (!c->is_number)
		update(c);
}

/* Messages name a pipe by the array of its descriptors. */
int pipe2(int *ends, int flags)
{
	if (flags & ~(O_NONBLOCK | O_CLOEXEC))
		__gomc_unsupported("flags of pipe2");
	struct channel *c = __gomc_alloc(sizeof *c, (uintptr_t)ends);
	c->readers = c->writers = 1;
	struct files *all = hold();
	ends[0] = __files_descriptor(all, CHANNEL, flags, c);
	ends[1] = __files_descriptor(all, CHANNEL, flags | O_WRONLY, c);
	let_go(all);
	return 0;
}

int pipe(int *ends) { return pipe2(ends, 0); }

int eventfd(u32 number, int flags)
{
	if (flags & ~(O_NONBLOCK | O_CLOEXEC | EFD_SEMAPHORE))
		return fail(EINVAL);
	struct channel *c = __gomc_alloc(sizeof *c, MAPPED); /* it is not on the heap */
	c->is_number = 1;
	c->takes_one = flags & EFD_SEMAPHORE;
	c->readers = c->writers = 1;
	c->number = number;
	update(c);
	struct files *all = hold();
	int result = __files_descriptor(all, CHANNEL, (flags & O_NONBLOCK) | O_RDWR, c);
	let_go(all);
	return result;
}

ssize_t read(int descriptor, void *to, size_t size);
ssize_t __file_write(int descriptor, const void *from, size_t size);

int eventfd_read(int descriptor, u64 *number) { return read(descriptor, number, 8) == 8 ? 0 : -1; }
int eventfd_write(int descriptor, u64 number) { return __file_write(descriptor, &number, 8) == 8 ? 0 : -1; }

enum { F_SETFD = 2, F_GETFL = 3, F_SETFL = 4 };

/* There is no exec, which F_SETFD is about. */
int fcntl(int descriptor, int command, ...)
{
	va_list args;
	__builtin_va_start(args, command);
	struct files *all = hold();
	struct description *d = find(all, descriptor);
	int result = 0;
	if (is_standard(descriptor) || (d && __atomic_load_n(&d->file, __ATOMIC_RELAXED) != CHANNEL))
		__gomc_unsupported("fcntl of what is no pipe and no eventfd");
	if (!d)
		result = -EBADF;
	else if (command == F_GETFL)
		result = (int)(d->flags & (O_WRONLY | O_RDWR | O_NONBLOCK));
	else if (command == F_SETFL)
		d->flags = (d->flags & ~(u32)O_NONBLOCK) | (__builtin_va_arg(args, u32) & O_NONBLOCK);
	else if (command != F_SETFD)
		__gomc_unsupported("a command of fcntl other than F_GETFL, F_SETFL and F_SETFD");
	let_go(all);
	return result < 0 ? fail(-result) : result;
}
