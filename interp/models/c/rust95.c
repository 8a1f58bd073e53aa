/*
 * What programs of Rust 1.95 find in the binary of their standard library, on Linux: the start of the process, threads, blocking, the heap and panics. What is
 * generic or inlined is in the program. A function is called by its path in Rust: ../models.go says how.
 *
 * Layouts are those that this version of the compiler gives to the types of its library.
 */
#include "destructors.h"
#include "signals.h"

#define RUST(path) __asm__("rust95." path)

void free(void *);

typedef _Bool bool;

/* A reference to an object of a trait: its data, and a table that begins with a destructor, the size and the alignment. */
struct vtable {
	void (*drop)(void *);
	u64 size, align;
	void *methods[];
};

/* A text, which no zero ends. */
struct str {
	const char *text;
	u64 length;
};

/* A vector of bytes, which a String is. */
struct string {
	u64 capacity;
	char *text;
	u64 length;
};

/* The capacity by which Option<String> says None. */
#define NO_STRING ((u64)1 << 63)

/* The heap. An allocation never fails. */
INLINE void *make_block(u64 size, u64 align, int zero)
{
	void *block = memory(size, zero);
	if ((uintptr_t)block & (align - 1))
		__gomc_unsupported("alignment of a heap block");
	return block;
}

void rust_alloc_shim(void) RUST("__rustc.__rust_no_alloc_shim_is_unstable_v2");
void rust_alloc_shim(void) {}

void *rust_alloc(u64 size, u64 align) RUST("__rustc.__rust_alloc");
void *rust_alloc(u64 size, u64 align) { return make_block(size, align, 0); }

void *rust_alloc_zeroed(u64 size, u64 align) RUST("__rustc.__rust_alloc_zeroed");
void *rust_alloc_zeroed(u64 size, u64 align) { return make_block(size, align, 1); }

void rust_dealloc(void *block, u64 size, u64 align) RUST("__rustc.__rust_dealloc");
void rust_dealloc(void *block, u64 size, u64 align) { give_back(block); }

void *rust_realloc(void *block, u64 old, u64 align, u64 size) RUST("__rustc.__rust_realloc");
void *rust_realloc(void *block, u64 old, u64 align, u64 size)
{
	void *moved = make_block(size, align, 0);
	__builtin_memcpy(moved, block, old < size ? old : size);
	give_back(block);
	return moved;
}

/* The memory of a vector, which programs have from the library unless they are optimised: one that grows has twice the room, and at least 4 elements, or 8 bytes. */
struct room {
	u64 capacity;
	void *block;
};

void free_room(struct room *room, u64 align, u64 size) RUST("alloc.raw_vec.RawVecInner.deallocate");
void free_room(struct room *room, u64 align, u64 size)
{
	if (room->capacity != 0 && size != 0)
		give_back(room->block);
}

void drop_bytes(struct room *room) RUST("alloc.raw_vec.RawVec..u8..as..core.ops.drop.Drop.drop");
void drop_bytes(struct room *room) { free_room(room, 1, 1); }
void drop_elements(void *bytes) RUST("alloc.vec.Vec..u8..as..core.ops.drop.Drop.drop");
void drop_elements(void *bytes) {}

/* What says that there was memory, in place of an error. */
#define ROOM_FOUND (((u64)1 << 63) + 1)

struct grown {
	u64 found, error;
};

struct grown grow_room(struct room *room, u64 length, u64 more, u64 align, u64 size) RUST("alloc.raw_vec.RawVecInner.grow_amortized");
struct grown grow_room(struct room *room, u64 length, u64 more, u64 align, u64 size)
{
	u64 least = size == 1 ? 8 : size <= 1024 ? 4 : 1;
	u64 capacity = 2 * room->capacity > length + more ? 2 * room->capacity : length + more;
	struct grown done;
	if (capacity < least)
		capacity = least;
	if (size == 0 || capacity > ((u64)1 << 62) / size)
		__gomc_panic("capacity overflow", 17);
	void *block = make_block(capacity * size, align, 0);
	if (room->capacity != 0) {
		__builtin_memcpy(block, room->block, room->capacity * size);
		give_back(room->block);
	}
	room->block = block;
	room->capacity = capacity;
	done.found = ROOM_FOUND;
	done.error = 0;
	return done;
}

struct maybe_room {
	u64 failed;
	struct room room;
};

void make_room(struct maybe_room *made, u64 capacity, bool zero, u64 align, u64 size) RUST("alloc.raw_vec.RawVecInner.try_allocate_in");
void make_room(struct maybe_room *made, u64 capacity, bool zero, u64 align, u64 size)
{
	if (size != 0 && capacity > ((u64)1 << 62) / size)
		__gomc_panic("capacity overflow", 17);
	made->failed = 0;
	made->room.capacity = capacity;
	made->room.block = capacity == 0 || size == 0 ? (void *)align : make_block(capacity * size, align, zero);
}

/*
 * Panics end the program: it is compiled with panic=abort. A panic whose text has arguments has a template, of which the parts that are
 * constant are printed; one without is its text, and twice its length plus one stands in place of the arguments.
 */
#define PANIC(name, path, message) \
	void NORETURN name(void) RUST(path); \
	void NORETURN name(void) { __gomc_error(PANIC_ERROR, "panic: " message); }

void NORETURN panic(const char *text, u64 length, const void *place) RUST("core.panicking.panic");
void NORETURN panic(const char *text, u64 length, const void *place) { __gomc_panic(text, length); }
void NORETURN panic_nounwind(const char *text, u64 length) RUST("core.panicking.panic_nounwind");
void NORETURN panic_nounwind(const char *text, u64 length) { __gomc_panic(text, length); }

INLINE NORETURN void panic_with(const char *template, u64 arguments)
{
	__gomc_panic(template, arguments & 1 ? arguments >> 1 : PANIC_TEMPLATE);
}

void NORETURN panic_fmt(const char *template, u64 arguments, const void *place) RUST("core.panicking.panic_fmt");
void NORETURN panic_fmt(const char *template, u64 arguments, const void *place) { panic_with(template, arguments); }
void NORETURN panic_nounwind_fmt(const char *template, u64 arguments, bool backtrace, const void *place) RUST("core.panicking.panic_nounwind_fmt");
void NORETURN panic_nounwind_fmt(const char *template, u64 arguments, bool backtrace, const void *place) { panic_with(template, arguments); }

void NORETURN expect_failed(const char *text, u64 length, const void *place) RUST("core.option.expect_failed");
void NORETURN expect_failed(const char *text, u64 length, const void *place) { __gomc_panic(text, length); }
void NORETURN unwrap_failed(const char *text, u64 length, const void *error, const void *debug, const void *place) RUST("core.result.unwrap_failed");
void NORETURN unwrap_failed(const char *text, u64 length, const void *error, const void *debug, const void *place) { __gomc_panic(text, length); }

/* assert_eq and its like: the kind is equal, unequal or matching. */
void NORETURN assert_failed(unsigned char kind, const void *left, const void *right, const char *template, u64 arguments, const void *place)
	RUST("core.panicking.assert_failed");
void NORETURN assert_failed(unsigned char kind, const void *left, const void *right, const char *template, u64 arguments, const void *place)
{
	if (kind == 0)
		__gomc_error(PANIC_ERROR, "panic: assertion `left == right` failed");
	if (kind == 1)
		__gomc_error(PANIC_ERROR, "panic: assertion `left != right` failed");
	__gomc_error(PANIC_ERROR, "panic: assertion `left matches right` failed");
}

PANIC(option_unwrap, "core.option.unwrap_failed", "called `Option::unwrap()` on a `None` value")
PANIC(bounds_check, "core.panicking.panic_bounds_check", "index out of bounds")
PANIC(misaligned, "core.panicking.panic_misaligned_pointer_dereference", "misaligned pointer dereference")
PANIC(null_pointer, "core.panicking.panic_null_pointer_dereference", "null pointer dereference occurred")
PANIC(invalid_enum, "core.panicking.panic_invalid_enum_construction", "trying to construct an enum from an invalid value")
PANIC(in_cleanup, "core.panicking.panic_in_cleanup", "panic in a destructor during cleanup")
PANIC(cannot_unwind, "core.panicking.panic_cannot_unwind", "panic in a function that cannot unwind")
PANIC(explicit_panic, "core.panicking.panic_explicit", "explicit panic")
PANIC(unreachable_display, "core.panicking.unreachable_display", "internal error: entered unreachable code")
PANIC(borrowed, "core.cell.panic_already_borrowed", "RefCell already borrowed")
PANIC(mutably_borrowed, "core.cell.panic_already_mutably_borrowed", "RefCell already mutably borrowed")
PANIC(slice_index, "core.slice.index.slice_index_fail", "slice index out of range")
PANIC(slice_copy, "core.slice.copy_from_slice_impl.len_mismatch_fail", "copy_from_slice: source and destination have different lengths")
PANIC(str_slice, "core.str.slice_error_fail", "string index out of range, or not at a boundary of characters")
PANIC(vec_remove, "alloc.vec.Vec.remove.assert_failed", "Vec::remove: index out of range")
PANIC(vec_insert, "alloc.vec.Vec.insert_mut.assert_failed", "Vec::insert: index out of range")
PANIC(vec_swap_remove, "alloc.vec.Vec.swap_remove.assert_failed", "Vec::swap_remove: index out of range")
PANIC(vec_split_off, "alloc.vec.Vec.split_off.assert_failed", "Vec::split_off: index out of range")
PANIC(capacity_overflow, "alloc.raw_vec.capacity_overflow", "capacity overflow")
PANIC(vec_error, "alloc.raw_vec.handle_error", "capacity overflow")
PANIC(lazy_poisoned, "std.sync.lazy_lock.panic_poisoned", "LazyLock instance has previously been poisoned")
PANIC(local_access, "std.thread.local.panic_access_error", "a thread-local value is used during or after its destruction")

#define ARITHMETIC(name, message) PANIC(name, "core.panicking.panic_const.panic_const_" #name, message)
ARITHMETIC(add_overflow, "attempt to add with overflow")
ARITHMETIC(sub_overflow, "attempt to subtract with overflow")
ARITHMETIC(mul_overflow, "attempt to multiply with overflow")
ARITHMETIC(div_overflow, "attempt to divide with overflow")
ARITHMETIC(rem_overflow, "attempt to calculate the remainder with overflow")
ARITHMETIC(neg_overflow, "attempt to negate with overflow")
ARITHMETIC(shr_overflow, "attempt to shift right with overflow")
ARITHMETIC(shl_overflow, "attempt to shift left with overflow")
ARITHMETIC(div_by_zero, "attempt to divide by zero")
ARITHMETIC(rem_by_zero, "attempt to calculate the remainder with a divisor of zero")

/* A panic ends the program, so that nobody sees one that goes on. */
const u64 panic_count RUST("std.panicking.panic_count.GLOBAL_PANIC_COUNT");
const u64 panic_count = 0;
bool no_panic(void) RUST("std.panicking.panic_count.is_zero_slow_path");
bool no_panic(void) { return 1; }

/*
 * A Thread is a counted object: of the number by which programs know it, of its name with a zero behind it, which the length counts, and of the token that
 * unpark leaves for park.
 */
struct thread {
	u64 owners, weak;
	u64 id;
	char *name;
	u64 length;
	u32 token;
};

enum { NO_TOKEN, TOKEN };

/* The thread remembers its object in a note, so that nothing shows of it. */
#define NOTE_CURRENT (~(u64)12)

u64 new_id(void) RUST("std.thread.id.ThreadId.new");
u64 new_id(void) { return __gomc_next_thread() + 1; }

struct thread *new_thread(u64 id, struct string *name) RUST("std.thread.thread.Thread.new");
struct thread *new_thread(u64 id, struct string *name)
{
	struct thread *t = __gomc_alloc(sizeof *t, 0);
	t->owners = t->weak = 1;
	t->id = id;
	t->name = NULL;
	t->token = NO_TOKEN;
	if (name->capacity != NO_STRING) {
		t->length = name->length + 1;
		t->name = __gomc_alloc(t->length, 0);
		__builtin_memcpy(t->name, name->text, name->length);
		t->name[name->length] = 0;
		if (name->capacity != 0)
			give_back(name->text);
	}
	return t;
}

/* The last owner of a Thread has gone, and has synchronised with the others. */
void drop_thread(struct thread **thread)
	RUST("alloc.sync.Arc..std.thread.thread.Inner..std.alloc.System.drop_slow");
void drop_thread(struct thread **thread)
{
	struct thread *t = *thread;
	if (t->name)
		give_back(t->name);
	if (__atomic_fetch_sub(&t->weak, 1, __ATOMIC_RELEASE) == 1) {
		__atomic_thread_fence(__ATOMIC_ACQUIRE);
		give_back(t);
	}
}

INLINE struct thread *clone(struct thread *t)
{
	__atomic_fetch_add(&t->owners, 1, __ATOMIC_RELAXED);
	return t;
}

static void __gomc_forget_thread(void *thread)
{
	struct thread *t = thread;
	__gomc_remember(NOTE_CURRENT, 0);
	if (__atomic_fetch_sub(&t->owners, 1, __ATOMIC_RELEASE) == 1) {
		__atomic_thread_fence(__ATOMIC_ACQUIRE);
		drop_thread(&t);
	}
}

INLINE void push_destructor(void (*destructor)(void *), void *object)
{
	u64 n = __gomc_note(NOTE_DESTRUCTORS, 1) + 1;
	__gomc_remember(NOTE_DESTRUCTOR(n), (uintptr_t)destructor);
	__gomc_remember(NOTE_DESTROYED(n), (uintptr_t)object);
}

void register_destructor(void *object, void (*destructor)(void *)) RUST("std.sys.thread_local.destructors.linux_like.register");
void register_destructor(void *object, void (*destructor)(void *)) { push_destructor(destructor, object); }

INLINE void set_current(struct thread *t)
{
	__gomc_remember(NOTE_CURRENT, (uintptr_t)t);
	push_destructor(__gomc_forget_thread, t);
}

/* A thread that the library has not started, which is main, gets its object when it first asks. */
INLINE struct thread *current(void)
{
	struct thread *t = (struct thread *)(uintptr_t)__gomc_note(NOTE_CURRENT, 0);
	if (t)
		return t;
	struct string none = {NO_STRING, NULL, 0};
	t = new_thread((u64)__gomc_self() + 1, &none);
	set_current(t);
	return t;
}

struct thread *current_thread(void) RUST("std.thread.current.current");
struct thread *current_thread(void) { return clone(current()); }
struct thread *current_or_unnamed(void) RUST("std.thread.current.current_or_unnamed");
struct thread *current_or_unnamed(void) { return clone(current()); }

struct str thread_name(struct thread **thread) RUST("std.thread.thread.Thread.name");
struct str thread_name(struct thread **thread)
{
	struct thread *t = *thread;
	struct str name;
	name.text = t->name ? t->name : t->id == 1 ? "main" : NULL;
	name.length = t->name ? t->length - 1 : 4;
	return name;
}

/* park takes the token and waits until there is one; it does not return without. */
INLINE void park(struct thread *t)
{
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_CMP_XCHG, &t->token, 4, NO_TOKEN, TOKEN, SYNC_ONCE);
	} while (old != TOKEN);
}

void park_thread(struct thread **thread) RUST("std.thread.thread.Thread.park");
void park_thread(struct thread **thread) { park(*thread); }
void park_current(void) RUST("std.thread.functions.park");
void park_current(void) { park(current()); }

INLINE void unpark(struct thread *t) { __atomic_exchange_n(&t->token, TOKEN, __ATOMIC_RELEASE); }

/* Whoever waits here looks at the words themselves. */
bool futex_wake(u32 *word) RUST("std.sys.pal.unix.futex.futex_wake");
bool futex_wake(u32 *word) { return 0; }

/* Threads. The number of a thread of pthreads is one more than gomc's. */
struct init {
	struct thread *thread;
	void *data;
	const struct vtable *start;
};

struct result {
	u64 failed;
	u64 number;
};

static void *__gomc_rust_thread(void *argument)
{
	struct init *init = argument;
	void *data = init->data;
	const struct vtable *start = init->start;
	set_current(init->thread);
	give_back(init);
	((void (*)(void *))start->methods[0])(data); /* FnOnce::call_once, which takes the closure and leaves its memory */
	if (start->size != 0)
		give_back(data);
	run_destructors();
	return NULL;
}

struct result start_thread(u64 stack, struct init *init) RUST("std.sys.thread.unix.Thread.new");
struct result start_thread(u64 stack, struct init *init)
{
	u64 child = __gomc_next_thread();
	struct result done = {0, child + 1};
	hand_down_mask(child);
	__gomc_create(__gomc_rust_thread, init);
	return done;
}

void join_thread(u64 number) RUST("std.sys.thread.unix.Thread.join");
void join_thread(u64 number) { __gomc_join(number - 1); }
void detach_thread(u64 *number) RUST("std.sys.thread.unix.Thread..as..core.ops.drop.Drop.drop");
void detach_thread(u64 *number) {}

void yield_now(void) RUST("std.thread.functions.yield_now");
void yield_now(void) {}
void sleep(u64 seconds, u32 nanoseconds) RUST("std.thread.functions.sleep");
void sleep(u64 seconds, u32 nanoseconds) {}

/* How large stacks are: one more than a number that nobody looks at. */
const u64 min_stack RUST("_RNvNCNvNtNtC3std6thread9lifecycle15spawn_unchecked03MIN");
const u64 min_stack = 1;

void no_variable(struct string *value, const char *name, u64 length) RUST("std.env._var_os");
void no_variable(struct string *value, const char *name, u64 length) { value->capacity = NO_STRING; }

/* Hooks that run at the creation of threads, which stable Rust has no way to add: an empty vector of what they leave for the thread, and no hook. */
struct hooks {
	u64 capacity;
	void *run;
	u64 length;
	void *first;
};

void no_hooks(struct hooks *hooks, struct thread **thread) RUST("std.thread.spawnhook.run_spawn_hooks");
void no_hooks(struct hooks *hooks, struct thread **thread)
{
	struct hooks none = {0, (void *)8, 0, NULL};
	*hooks = none;
}

void run_hooks(struct hooks *hooks) RUST("std.thread.spawnhook.ChildSpawnHooks.run");
void run_hooks(struct hooks *hooks) {}
void drop_hooks(void **first) RUST("std.thread.spawnhook.SpawnHooks..as..core.ops.drop.Drop.drop");
void drop_hooks(void **first) {}

/* Scopes. */
struct scope {
	struct thread *owner;
	u64 running;
	bool panicked;
};

void enter_scope(struct scope *scope) RUST("std.thread.scoped.ScopeData.increment_num_running_threads");
void enter_scope(struct scope *scope) { __atomic_fetch_add(&scope->running, 1, __ATOMIC_RELAXED); }

/* The object may be gone as soon as it has counted down. */
void leave_scope(struct scope *scope, bool panicked) RUST("std.thread.scoped.ScopeData.decrement_num_running_threads");
void leave_scope(struct scope *scope, bool panicked)
{
	struct thread *owner = scope->owner;
	if (__atomic_fetch_sub(&scope->running, 1, __ATOMIC_RELEASE) == 1)
		unpark(owner);
}

/*
 * A mutex is 0 if nobody has it. The program sets it to 1, and comes here where it could not; it never finds 2, by which the library knows that somebody
 * waits.
 */
enum { UNLOCKED, LOCKED };

INLINE void lock(u32 *mutex)
{
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_CMP_XCHG, mutex, 4, LOCKED, UNLOCKED, SYNC_ONCE);
	} while (old != UNLOCKED);
}

INLINE void unlock(u32 *mutex) { __atomic_exchange_n(mutex, UNLOCKED, __ATOMIC_RELEASE); }

void lock_contended(u32 *mutex) RUST("std.sys.sync.mutex.futex.Mutex.lock_contended");
void lock_contended(u32 *mutex) { lock(mutex); }
void wake_mutex(u32 *mutex) RUST("std.sys.sync.mutex.futex.Mutex.wake");
void wake_mutex(u32 *mutex) {}

/*
 * A condition variable is that of event's rmw.go, in a word of four bytes: who waits. Whoever destroys it has seen all others leave, as they hold a reference to it. Nobody is woken without a reason, which the library promises
 * no more than POSIX does.
 */
enum { COND_THREADS = 15 };

INLINE void wait_for(u32 *cond, u32 *mutex)
{
	u32 self = __gomc_self();
	u64 old;
	if (self >= COND_THREADS)
		__gomc_unsupported("condition variable used by a thread whose number is beyond those that it can hold");
	__gomc_rmw(OP_COND_ENQUEUE, cond, 4, self, 0, SYNC_COND);
	unlock(mutex);
	do {
		old = __gomc_wait(OP_COND_SLEEP, cond, 4, self, 0, SYNC_COND);
	} while (old != 0);
	lock(mutex);
}

void cond_wait(u32 *cond, u32 *mutex) RUST("std.sys.sync.condvar.futex.Condvar.wait");
void cond_wait(u32 *cond, u32 *mutex) { wait_for(cond, mutex); }
void notify_one(u32 *cond) RUST("std.sync.poison.condvar.Condvar.notify_one");
void notify_one(u32 *cond) { __gomc_rmw(OP_COND_SIGNAL, cond, 4, FORGET, 0, SYNC_COND); }
void notify_all(u32 *cond) RUST("std.sync.poison.condvar.Condvar.notify_all");
void notify_all(u32 *cond) { __gomc_rmw(OP_COND_BROADCAST, cond, 4, FORGET, 0, SYNC_COND); }

/*
 * A reader-writer lock counts its readers; WRITTEN of them are a writer. The program takes what is free, and comes here where it could not. A writer that waits says so, and then no
 * further reader gets in, also none that reads already: two reads in one thread may deadlock, as in the library. Who is next is
 * left open.
 */
#define WRITTEN (((u32)1 << 30) - 1)
#define WRITERS_WAIT ((u32)1 << 31)

INLINE u32 exchange(u32 *lock, u32 from, u32 to) { return (u32)__gomc_rmw(OP_CMP_XCHG, lock, 4, to, from, SYNC_RW_LOCK); }

void read_contended(u32 *lock) RUST("std.sys.sync.rwlock.futex.RwLock.read_contended");
void read_contended(u32 *lock)
{
	u32 now;
	do {
		do {
			now = (u32)__gomc_wait_load(lock, 4, SYNC_RW_LOCK);
		} while (now >= WRITTEN);
	} while (exchange(lock, now, now + 1) != now);
}

void write_contended(u32 *lock) RUST("std.sys.sync.rwlock.futex.RwLock.write_contended");
void write_contended(u32 *lock)
{
	for (;;) {
		u32 now;
		do {
			now = (u32)__gomc_wait_load(lock, 4, SYNC_RW_LOCK);
		} while ((now & WRITTEN) != 0 && (now & WRITERS_WAIT) != 0);
		if ((now & WRITTEN) != 0)
			exchange(lock, now, now | WRITERS_WAIT);
		else if (exchange(lock, now, now | WRITTEN) == now)
			return;
	}
}

/* Nobody holds the lock, and a writer waited; all try again. */
void wake_lock(u32 *lock, u32 state) RUST("std.sys.sync.rwlock.futex.RwLock.wake_writer_or_readers");
void wake_lock(u32 *lock, u32 state) { exchange(lock, WRITERS_WAIT, 0); }

/* Once. The closure leaves in its argument what the state is to be. */
enum { ONCE_DONE, ONCE_RUNNING, ONCE_POISONED, ONCE_NEW };

void call_once(u32 *once, bool poisoned, void *data, const struct vtable *closure, const void *place) RUST("std.sys.sync.once.futex.Once.call");
void call_once(u32 *once, bool poisoned, void *data, const struct vtable *closure, const void *place)
{
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_CMP_XCHG, once, 4, ONCE_RUNNING, ONCE_NEW, SYNC_ONCE);
	} while (old == ONCE_RUNNING);
	if (old == ONCE_DONE)
		return;
	if (old != ONCE_NEW)
		__gomc_unsupported("a Once that was poisoned");
	struct {
		u32 then;
		bool poisoned;
	} state = {ONCE_DONE, 0};
	((void (*)(void *, void *))closure->methods[1])(data, &state); /* FnMut::call_mut */
	__atomic_exchange_n(once, state.then, __ATOMIC_RELEASE);
}

/* A barrier: a mutex, how many have come, the round, for how many it waits, and a condition variable. */
struct barrier {
	u32 mutex;
	bool poisoned;
	u64 count, round;
	u64 threads;
	u32 cond;
};

bool barrier_wait(struct barrier *barrier) RUST("std.sync.barrier.Barrier.wait");
bool barrier_wait(struct barrier *barrier)
{
	lock(&barrier->mutex);
	u64 round = barrier->round;
	bool last = ++barrier->count >= barrier->threads;
	if (last) {
		barrier->count = 0;
		barrier->round++;
		__gomc_rmw(OP_COND_BROADCAST, &barrier->cond, 4, FORGET, 0, SYNC_COND);
	} else {
		while (barrier->round == round)
			wait_for(&barrier->cond, &barrier->mutex);
	}
	unlock(&barrier->mutex);
	return last;
}

/* Channels: what a thread waits with, which it keeps from one time to the next, and what stands for the thread in comparisons. */
struct context {
	u64 owners, weak;
	struct thread *thread;
	u64 selected;
	void *packet;
	u64 id;
};

struct context *new_context(void) RUST("std.sync.mpmc.context.Context.new");
struct context *new_context(void)
{
	struct context *c = __gomc_alloc(sizeof *c, 0);
	c->owners = c->weak = 1;
	c->thread = clone(current());
	c->id = c->thread->id;
	c->selected = 0;
	c->packet = NULL;
	return c;
}

/* How long to wait before the next attempt: without the count of attempts, a loop that waits comes back to where it was. */
void spin_light(u32 *attempts) RUST("std.sync.mpmc.utils.Backoff.spin_light");
void spin_light(u32 *attempts) {}
void spin_heavy(u32 *attempts) RUST("std.sync.mpmc.utils.Backoff.spin_heavy");
void spin_heavy(u32 *attempts) {}

struct cached {
	struct context *context;
	unsigned char state;
};

_Thread_local struct cached cached_context RUST("_RNvNCNKNvNvMNtNtNtC3std4sync4mpmc7contextNtBa_7Context4with7CONTEXT0023___RUST_STD_INTERNAL_VAL");
_Thread_local struct cached cached_context;
_Thread_local char dummy RUST("_RNvNCNKNvNvNtNtNtC3std4sync4mpmc5waker17current_thread_id5DUMMY0s_023___RUST_STD_INTERNAL_VAL");
_Thread_local char dummy;

/* Output is not formatted. */
void print(const char *template, u64 arguments) RUST("std.io.stdio._print");
void print(const char *template, u64 arguments) {}
void eprint(const char *template, u64 arguments) RUST("std.io.stdio._eprint");
void eprint(const char *template, u64 arguments) {}

/* The process. Destructors of the thread-local objects of who ends it run. */
s64 lang_start(void *data, const struct vtable *main, s64 argc, void *argv, unsigned char sigpipe) RUST("std.rt.lang_start_internal");
s64 lang_start(void *data, const struct vtable *main, s64 argc, void *argv, unsigned char sigpipe)
{
	s64 status = ((int (*)(void *))main->methods[2])(data); /* Fn::call */
	run_destructors();
	return status;
}

void NORETURN process_exit(int status) RUST("std.process.exit");
void NORETURN process_exit(int status)
{
	run_destructors();
	__gomc_exit_process();
}

void NORETURN process_abort(void) RUST("std.process.abort");
void NORETURN process_abort(void) { __gomc_abort(); }
