package report

import "github.com/gomc/gomc/event"

// Explanation says what a kind of violation is.
type Explanation struct {
	Kind event.ErrorKind
	// Title is one line.
	Title string
	// Meaning says what was found, and what gomc counts as such.
	Meaning string
	// Example is a short C program, or the part of one that matters.
	Example string
	// Advice says how such a thing is mended.
	Advice string
}

// Explanations has all kinds, in the order of [event.ErrorKinds].
func Explanations() []Explanation { return explanations }

// ExplanationOf returns the explanation of a kind.
func ExplanationOf(kind event.ErrorKind) (Explanation, bool) {
	for _, e := range explanations {
		if e.Kind == kind {
			return e, true
		}
	}
	return Explanation{}, false
}

var explanations = []Explanation{
	{event.AssertionError, "An assertion does not hold.",
		`Some schedule leads to an assert (or __VERIFIER_assert) whose condition is false.`,
		`int tickets = 1;
void *sell(void *x) { if (tickets > 0) tickets--; return x; }
/* two threads run sell; then: */
assert(tickets >= 0);`,
		`Read the schedule from its end: which value was unexpected, who wrote it, and between which two steps of another thread?
Two accesses that have to be one belong under one mutex, or in one atomic operation.`},
	{event.ReachError, "A place that must not be reached is reached.",
		`Some schedule calls reach_error or __VERIFIER_error.`,
		`if (balance < 0) reach_error();`,
		`As for a failed assertion: the schedule says how threads got there.`},
	{event.DeadlockError, "Threads wait for each other, and none can go on.",
		`At the end of an execution some threads have not ended, and wait for a mutex, a condition, a semaphore, a barrier or the end of a
thread, which will not come. The counterexample says who waits for what, and who holds it.`,
		`/* thread 1 */ lock(&a); lock(&b); ...
/* thread 2 */ lock(&b); lock(&a); ...`,
		`Lock in one order everywhere; unlock on every way out of a function; wait for a condition in a loop that tests what one waits for,
and signal after that was changed, under the same mutex.`},
	{event.HangError, "Threads spin for ever, and no other thread can go on.",
		`A thread is in a loop that only reads, and has read the newest value of all that it looks at, so that the loop never ends. Under weak memory
models, too: writes become visible in the end.`,
		`while (!ready) ;   /* and nobody sets ready any more */`,
		`Look at the reads that the counterexample repeats: who should have written another value, and why did that thread end or wait before?`},
	{event.LivelockError, "Threads step for ever, and none gets through.",
		`There is a cycle of states that a fair scheduler can follow for ever, and in which some thread tries and tries and never gets through.
Only --engine=states looks for it.`,
		`for (;;) { mine = 1; if (!other) break; mine = 0; }   /* both threads, in step */`,
		`Break the symmetry: an order of threads, a turn, or a lock.`},
	{event.StarvationError, "A thread waits or tries for ever, while others get through.",
		`There is a cycle of states that a fair scheduler can follow for ever, in which one thread repeats a loop without getting through, or waits for what
it finds at no moment when it looks. Who waits for a mutex gets it if it is free now and then. Looked for only if --check names it, by --engine=states.`,
		`while (atomic_exchange(&taken, 1)) ;   /* others always take it first */`,
		`Hand the lock on in an order: tickets, a queue (MCS, CLH), a turn; let readers wait behind a writer that waits.`},
	{event.MemoryError, "Memory is accessed that is not there.",
		`A null pointer, an address out of bounds, memory that was freed or a variable whose function has returned; a pointer that is freed twice or that no allocation
returned. Under ra and rc11 also memory whose allocation does not happen before the access.`,
		`struct node *n = top;
/* another thread pops and frees the node */
next = n->next;`,
		`The last lines of the counterexample say where the memory came from and who freed it. Free when nobody can hold the address any more: reference counters,
hazard pointers, or a lock around both.`},
	{event.UninitError, "An undefined value is used.",
		`A condition, an address, a divisor or an argument of a library function comes from memory that was never written. Copying such a value is no error.`,
		`struct s *p = malloc(sizeof *p);
if (p->ready) ...`,
		`Initialise before the address is published. The message names what was read, and where.`},
	{event.MutexError, "A pthreads object is misused.",
		`An unlock of what the thread does not hold, a destruction of what is in use, a second initialisation, a condition that is used with two mutexes, a join
of what was joined or detached, and the like: POSIX leaves open what happens.`,
		`pthread_mutex_unlock(&m);   /* not locked by this thread */`,
		`Pair each lock with one unlock in the same thread; destroy after all users were joined.`},
	{event.ArithmeticError, "A division by zero, or one whose result does not fit.",
		`The divisor of an integer division or remainder is zero, or the smallest number is divided by -1.`,
		`average = sum / n;   /* n is 0 until another thread has added to it */`,
		`Test and divide under one lock, or divide by a copy that was tested.`},
	{event.OverflowError, "The result of signed arithmetic does not fit.",
		`Checked only if --check asks for it: by default results wrap, as with -fwrapv. A sum, a difference, a product, a negation or an absolute value of signed integers is too
large or too small for its type, the smallest number is divided by -1, or a shift of a signed number moves bits out, or by more bits than there are. Unsigned numbers never overflow.`,
		`int ids = INT_MAX - 1;   /* three threads: */ ids++;`,
		`Use a wider or an unsigned type, or test before: if (a > INT_MAX - b) ...`},
	{event.UnreachableError, "Code is reached that was declared unreachable.",
		`__builtin_unreachable, or the end of a function that returns a value, which clang treats alike.`,
		`switch (state) { case 0: ...; case 1: ...; default: __builtin_unreachable(); }`,
		`Handle the case, or find out who wrote the value.`},
	{event.AbortError, "The program calls abort.",
		`Checked only if --check asks for it: by default abort ends the process as exit does.`,
		`if (!p) abort();`,
		`As for a failed assertion.`},
	{event.TerminateError, "C++ ends the program.",
		`An exception leaves a thread, or a function that is noexcept; a std::thread is destroyed that was neither joined nor detached; a pure virtual function is called, which happens
where another thread calls into an object that is being destroyed.`,
		`{ std::thread t(work); if (failed) return; t.join(); }`,
		`Catch where the thread begins, join on every path (std::jthread does), and do not destroy what a thread still uses.`},
	{event.PanicError, "A program in Rust panics.",
		`An assertion fails, an index is out of bounds, an operation overflows, a None or an Err is unwrapped, panic! is called. Panics end the program (panic=abort). The message is that of the panic,
as far as it is constant.`,
		`let seen = count.load(SeqCst);   // another thread empties the queue
queue.pop().unwrap()`,
		`Read the schedule from its end, as for a failed assertion: what was tested, and who changed it before it was used?`},
	{event.RaceError, "A data race: two accesses conflict, and nothing orders them.",
		`Two threads access the same bytes, one of them writes, not both accesses are atomic, and C11's happens-before does not order them. The behaviour of such a program is
undefined: a compiler may tear, repeat, invent or leave out such accesses. The counterexample marks both and says which locks each side holds.`,
		`int counter;   /* both threads: */ counter++;`,
		`Protect all accesses by one mutex, or make them atomic (stdatomic.h, std::atomic). volatile is not enough.`},
	{event.RobustnessError, "The memory model makes a difference.",
		`Under --model=tso or pso there is an execution that is not possible under sequential consistency. That need not be an error; a program without such executions is
robust, and what was proved of it under sc holds on this hardware.`,
		`/* thread 1 */ x = 1; r = y;      /* thread 2 */ y = 1; s = x;      both read 0`,
		`gomc robust suggests fences.`},
	{event.LeakError, "Memory is lost: nothing points to it any more.",
		`When the process ends, there is a block of the heap that is not freed, and no pointer to it or into it: not in static memory, not in a block that something points to, and not on
the stack of a thread that has not returned. Looked for only if --check names it.`,
		`struct node *old = top;   /* both threads: */
n->next = old; top = n;   /* one of the two nodes is lost */`,
		`The message says where the block was allocated. The schedule says who held the last pointer to it, and wrote over it or returned.`},
	{event.UnfreedError, "Memory is not freed.",
		`When the process ends, there is a block of the heap that is not freed, whatever points to it. Looked for only if --check names it.`,
		`if (--node->references == 0) free(node);   /* two threads, without a lock: both find 1, or none does */`,
		`The message says where the block was allocated. Who should have freed it, and which way did that thread take?`},
}
