/*
 * Runs a program with the models, natively, under many schedules: a check of
 * the models that does not need the interpreter. The names of the models have
 * the prefix m_. Threads are threads of the host of which one runs at a time;
 * they hand over before each visible operation of a model, with at most BOUND
 * preemptions. Every run is a child process; the choices it made, and how many
 * there were, go to the parent, which takes the next ones in turn.
 *
 * Prints each outcome once.
 */
#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../c/models.h"
#include "calculations.h"

#ifndef BOUND
#define BOUND 2
#endif

int program_main(int argc, char **argv);
void m_exit(int status) __attribute__((noreturn));
void m___gomc_thread_exit(void) __attribute__((weak));
void m___gomc_thread_leaves(void) __attribute__((weak));

enum { MAX_THREADS = 8, MAX_CHOICES = 4000 };

struct thread {
	sem_t run;
	pthread_t host;
	int done;
	void *(*start)(void *);
	void *arg, *result;
	u64 joins;       /* thread waited for + 1 */
	void *waits_at;  /* word waited at, how, and its value */
	int op, size;
	u64 seen;
};

static struct thread threads[MAX_THREADS];
static int made = 1, preemptions;
static __thread int self, next_thread; /* next_thread: has its number, but is not made yet; 0 if there is none */

static unsigned char taken[MAX_CHOICES], count[MAX_CHOICES];
static int choices, prefix, report;

static void end(const char *kind, const char *message)
{
	char text[600];
	snprintf(text, sizeof text, "%s%s%s", kind, *message ? ": " : "", message);
	if (write(report, &choices, sizeof choices) < 0 || write(report, taken, choices) < 0 || write(report, count, choices) < 0 ||
	    write(report, text, strlen(text) + 1) < 0)
		perror("write");
	_exit(0);
}

static int choose(int n)
{
	if (n <= 1)
		return 0;
	if (choices == MAX_CHOICES)
		end("too long", "");
	if (choices >= prefix)
		taken[choices] = 0;
	count[choices] = (unsigned char)n;
	return taken[choices++];
}

static u64 peek(void *address, int size)
{
	u64 value = 0;
	memcpy(&value, address, (size_t)size);
	return value;
}

static int enabled(int t)
{
	struct thread *p = &threads[t];
	if (p->done || (t && !p->start) || (p->joins && !threads[p->joins - 1].done))
		return 0;
	return !p->waits_at || peek(p->waits_at, p->size) != p->seen;
}

/* Lets a thread run that is enabled, and returns when it is this one's turn. */
static void schedule(void)
{
	int next[MAX_THREADS], n = 0, stay = enabled(self);
	if (stay)
		next[n++] = self;
	if (!stay || preemptions < BOUND)
		for (int t = 0; t < made; t++)
			if (t != self && enabled(t))
				next[n++] = t;
	if (n == 0)
		end("deadlock", "");
	int t = next[choose(n)];
	if (t == self)
		return;
	preemptions += stay;
	sem_post(&threads[t].run);
	if (threads[self].done)
		pthread_exit(NULL);
	sem_wait(&threads[self].run);
}

/* The round of a barrier, with the thread that arrives: a phase and the set of those that have come, or the number of rounds. */
#define COUNTS (1u << 31)
#define PHASE (1u << 30)

static u64 round_of(u64 round, u64 count, u64 thread)
{
	if (round & COUNTS)
		return round;
	u64 set = (round & (PHASE - 1)) | 1ull << thread;
	if (thread >= 30 || (u64)__builtin_popcountll(set) > count)
		return (round & PHASE) | COUNTS;
	return (round & PHASE) | set;
}

static int apply(int op, u64 *word, int size, u64 val, u64 exp)
{
	int half = 4 * size;
	u64 one = 1ull << half, old = *word, lo = old & (one - 1), hi = old >> half;
	switch (op) {
	case OP_XCHG:
		return *word = val, 1;
	case OP_ADD:
		return *word += val, 1;
	case OP_AND:
		return *word &= val, 1;
	case OP_OR:
		return *word |= val, 1;
	case OP_XOR:
		return *word ^= val, 1;
	case OP_CMP_XCHG:
		return old == exp ? *word = val, 1 : 0;
	case OP_MUTEX_LOCK:
		if (lo == 0)
			return *word |= val, 1;
		return lo == val && (exp || hi >> (half - 2) == 1) ? *word += one, 1 : 0;
	case OP_MUTEX_UNLOCK:
		if (lo != val)
			return 0;
		return *word -= hi & (one / 4 - 1) ? one : val, 1;
	case OP_SEM_WAIT:
		return old > 0 ? --*word, 1 : 0;
	case OP_READ_LOCK:
		return lo == 0 ? *word += one, 1 : 0;
	case OP_WRITE_LOCK:
		return old == 0 ? *word = val, 1 : 0;
	case OP_RW_UNLOCK:
		if (lo != 0)
			return lo == val ? *word = 0, 1 : 0;
		return old != 0 ? *word -= one, 1 : 0;
	case OP_COND_ENQUEUE:
		return *word = (old & ~(one << val)) | 1ull << val, 1;
	case OP_COND_SIGNAL: {
		if (lo == 0)
			return 0;
		for (int skip = choose(__builtin_popcountll(lo)); skip > 0; skip--)
			lo &= lo - 1;
		u64 bit = lo & -lo;
		return *word = (old & ~bit) | (val ? 0 : bit << half), 1;
	}
	case OP_COND_BROADCAST:
		return lo ? *word = ((val ? 0 : lo) | hi) << half, 1 : 0;
	case OP_COND_WAKE:
		return hi >> val & 1 ? *word &= ~(one << val), 1 : 0;
	case OP_COND_SLEEP:
		return 0;
	case OP_COND_LEAVE:
		return old & (1 | one) << val ? *word &= ~((1 | one) << val), 1 : 0;
	case OP_BARRIER:
		hi = round_of(hi, val, exp);
		return *word = lo + 1 < val ? hi << half | (lo + 1) : (hi & COUNTS ? hi + 1 : hi ^ PHASE) << half, 1;
	}
	abort();
}

u64 m___gomc_rmw(int op, void *address, int size, u64 val, u64 exp, int sync)
{
	threads[self].waits_at = NULL;
	schedule();
	u64 old = peek(address, size), word = old;
	apply(op, &word, size, val, exp);
	memcpy(address, &word, (size_t)size);
	if (op == OP_BARRIER) { /* who arrives is not told who the users are */
		u64 hi = round_of(old >> 32, val, exp);
		return (hi & COUNTS ? hi : hi & PHASE) << 32 | (u32)old;
	}
	return old;
}

/* The same wait once more: the thread is disabled until the word has changed. */
static void wait_turn(int op, void *address)
{
	if (threads[self].waits_at != address || threads[self].op != op)
		threads[self].waits_at = NULL;
	schedule();
}

static void wait_at(int op, void *address, int size, u64 old)
{
	threads[self].waits_at = address;
	threads[self].op = op;
	threads[self].size = size;
	threads[self].seen = old;
}

u64 m___gomc_wait(int op, void *address, int size, u64 val, u64 exp, int sync)
{
	wait_turn(op, address);
	u64 old = peek(address, size), word = old;
	if (apply(op, &word, size, val, exp))
		threads[self].waits_at = NULL;
	else
		wait_at(op, address, size, old);
	memcpy(address, &word, (size_t)size);
	return old;
}

u64 m___gomc_wait_load(void *address, int size, int sync)
{
	wait_turn(OP_NONE, address);
	u64 old = peek(address, size);
	wait_at(OP_NONE, address, size, old);
	return old;
}

static void *run(void *arg)
{
	self = (int)((struct thread *)arg - threads);
	sem_wait(&threads[self].run);
	threads[self].result = threads[self].start(threads[self].arg);
	void m___gomc_exit_thread(void *);
	m___gomc_exit_thread(threads[self].result);
	return NULL;
}

void m___gomc_exit_thread(void *result)
{
	threads[self].waits_at = NULL;
	if (m___gomc_thread_exit)
		m___gomc_thread_exit();
	if (m___gomc_thread_leaves)
		m___gomc_thread_leaves();
	threads[self].result = result;
	threads[self].done = 1;
	int left = 0;
	for (int t = 0; t < made; t++)
		left += !threads[t].done;
	if (!left)
		end("ok", "");
	schedule();
	abort();
}

int m___gomc_is_thread(u64 thread) { return thread < (u64)made; }

u64 m___gomc_next_thread(void)
{
	if (!next_thread && (next_thread = made++) >= MAX_THREADS)
		abort();
	return (u64)next_thread;
}

u64 m___gomc_create(void *(*start)(void *), void *arg)
{
	threads[self].waits_at = NULL;
	schedule();
	int t = (int)m___gomc_next_thread();
	next_thread = 0;
	threads[t].start = start;
	threads[t].arg = arg;
	sem_init(&threads[t].run, 0, 0);
	pthread_create(&threads[t].host, NULL, run, &threads[t]);
	return (u64)t;
}

u64 m___gomc_join(u64 t)
{
	threads[self].waits_at = NULL;
	threads[self].joins = t + 1;
	schedule();
	threads[self].joins = 0;
	return (u64)(uintptr_t)threads[t].result;
}

/* Blocks are never given back; a header of 16 bytes says what they are. */
struct header {
	u64 size;
	int alive;
} __attribute__((aligned(16)));

/* What belongs to an object, or is a mapping, begins as gomc's blocks do, behind 64 KiB; the others need not. */
static struct header *block(u64 size, int special)
{
	enum { START = 1 << 16 };
	if (!special)
		return malloc(sizeof(struct header) + size);
	return (struct header *)((char *)aligned_alloc(START, (size / START + 2) * START) + START) - 1;
}

void *m___gomc_alloc(u64 size, uintptr_t zero)
{
	struct header *h = block(size, zero > 1);
	h->size = size;
	h->alive = 1;
	memset(h + 1, zero ? 0 : 0xa5, size);
	return h + 1;
}

void *m___gomc_alloc_again(void *block)
{
	struct header *h = (struct header *)block - 1;
	h->alive = 1;
	memset(h + 1, 0xa5, h->size);
	return block;
}

int m___gomc_free(void *block)
{
	struct header *h = (struct header *)block - 1;
	int alive = h->alive;
	h->alive = 0;
	return alive;
}

int m___gomc_unmap(void *mapping) { return m___gomc_free(mapping); }
u64 m___gomc_object_size(void *block) { return ((struct header *)block - 1)->size; }
u32 m___gomc_self(void) { return (u32)self; }
u64 m___gomc_nondet(int bits, int is_signed, const char *what) { return (u64)choose(2); }
int m___gomc_mutex_kinds(void) { return 1; }
int m___gomc_robust_mutexes(void) { return 1; }
/* A program that defines this joins and detaches threads in main only. */
extern int joins_in_main_only __attribute__((weak));
/* A program that defines this neither initialises nor destroys condition variables. */
extern int conditions_last __attribute__((weak));
u64 m___gomc_lasting_conditions(void) { return &conditions_last ? ~(u64)0 : 0; }
int m___gomc_shared_joins(void) { return !&joins_in_main_only; }
int m___gomc_detached_creation(void) { return 1; }
int m___gomc_reads_errno(void) { return 1; }
int m___gomc_signals(void) { return 1; }
int m___gomc_reads_files(void) { return 1; }
int m___gomc_declares(const char *function) { return 1; }
void m___gomc_claim(const char *message) { end("assertion", message); }
void m___gomc_misuse(const char *message) { end("mutex", message); }

int m___gomc_defined(u64 value) { return 1; }

u64 m___gomc_choice(u64 n) { return (u64)choose((int)n); }

/* A program that defines this says what the environment may do: a bit for each mishap. */
extern int mishaps __attribute__((weak));
int m___gomc_may_happen(int what) { return &mishaps && mishaps >> what & 1; }
int m___gomc_happens(int what) { return m___gomc_may_happen(what) && choose(2); }

/* What the models take from LLVM. */
double square_root(double x) __asm__("m_llvm.sqrt.f64");
float square_root_of_float(float x) __asm__("m_llvm.sqrt.f32");
double square_root(double x) { return sqrt(x); }
float square_root_of_float(float x) { return sqrtf(x); }

/* What a thread remembers under a key, or room for it. */
static u64 *note_of(u64 key)
{
	static __thread struct { u64 key, value; } notes[64];
	int room = -1;
	for (int i = 63; i >= 0; i--) {
		if (notes[i].value == 0)
			room = i;
		else if (notes[i].key == key)
			return &notes[i].value;
	}
	if (room < 0)
		abort();
	notes[room].key = key;
	return &notes[room].value;
}

u64 m___gomc_note(u64 key, int change)
{
	u64 *value = note_of(key), before = *value;
	*value += (u64)(s64)change;
	return before;
}

u64 m___gomc_remember(u64 key, u64 new)
{
	u64 *value = note_of(key), before = *value;
	*value = new;
	return before;
}

u64 m___gomc_keep(u64 key, u64 new) { return m___gomc_remember(key, new); }

/* A program that defines this cancels threads. */
extern int cancels_threads __attribute__((weak));
int m___gomc_cancels(void) { return &cancels_threads != NULL; }
void m___gomc_longjmp(void *buffer, int value) { longjmp(buffer, value); }
void m___gomc_error(const char *kind, const char *message) { end(kind, message); }
void m___gomc_error_of(const char *kind, const char *message, const char *type) { end(kind, message); }
u64 m___gomc_clause(u64 landing, u64 word) { return CLAUSE_NONE; }
void m___gomc_unwind(u64 landing, void *exception, u64 selector) { end("unsupported", "an exception"); }
void m___gomc_assert_fail(const char *expression) { end("assertion", expression); }
void m___gomc_panic(const char *text, u64 length) { end("panic", text); }
void m___gomc_unsupported(const char *what) { end("unsupported", what); }
void m___gomc_block(int reason) { end(reason == BLOCK_ASSUME ? "assume" : "blocked", ""); }
void m___gomc_exit_process(void) { end("ok", ""); }
void m___gomc_abort(void) { end("abort", ""); }
void m___gomc_atomic_begin(void) {}
void m___gomc_atomic_end(void) {}
void m___gomc_fence(void) {}
void m___gomc_fence_all(void) { schedule(); }
void *m_host_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *m_host_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *m_host_memset(void *to, int byte, size_t n) { return memset(to, byte, n); }

/* The standard streams, and what the interpreter prints to them. */
static char streams[3];
void *m_stdin = &streams[0], *m_stdout = &streams[1], *m_stderr = &streams[2];
int m_fputs(const char *text, FILE *to) { return 1; }
int m_printf(const char *format, ...) { return 1; }
size_t m_fwrite(const void *from, size_t size, size_t count, FILE *to) { return size ? count : 0; }

/* The program's own accesses are no points of preemption; it can ask for one. */
int program_sched_yield(void)
{
	threads[self].waits_at = NULL;
	schedule();
	return 0;
}

int program_pthread_sigqueue(pthread_t thread, int signal, const union sigval value) { end("unsupported", "pthread_sigqueue"); return 0; }

int main(int argc, char **argv)
{
	static char seen[64][600];
	int outcomes = 0, runs = 0;
	do {
		int pipes[2];
		if (pipe(pipes))
			return 2;
		pid_t child = fork();
		if (child == 0) {
			alarm(10);
			report = pipes[1];
			sem_init(&threads[0].run, 0, 0);
			m_exit(program_main(argc, argv));
		}
		close(pipes[1]);
		FILE *in = fdopen(pipes[0], "r");
		char text[600] = "";
		if (fread(&choices, sizeof choices, 1, in) != 1 || fread(taken, 1, (size_t)choices, in) != (size_t)choices ||
		    fread(count, 1, (size_t)choices, in) != (size_t)choices || fread(text, 1, sizeof text, in) == 0) {
			puts("a run crashed");
			return 2;
		}
		fclose(in);
		waitpid(child, NULL, 0);
		int i = 0;
		while (i < outcomes && strcmp(seen[i], text) != 0)
			i++;
		if (i == outcomes && outcomes < 64) {
			strcpy(seen[outcomes++], text);
			puts(text);
		}
		/* The next sequence of choices in lexical order. */
		while (choices > 0 && taken[choices - 1] + 1 >= count[choices - 1])
			choices--;
		if (choices > 0)
			taken[choices - 1]++;
		prefix = choices;
		choices = 0;
		runs++;
	} while (prefix > 0);
	fprintf(stderr, "%d runs\n", runs);
	return 0;
}
