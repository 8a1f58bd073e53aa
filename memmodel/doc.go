// Package memmodel gives meaning to the visible operations of threads: what a
// load may return, when an operation is enabled, what it changes.
//
// [Machine] is the operational model of sequential consistency, TSO and PSO (see
// [Model]). It holds the State of every thread, the content of shared memory and
// under TSO and PSO the store buffers of the threads. It executes one step
// after the other, and undoes them in reverse order; nothing is ever
// re-executed. It records each access to memory in a list per location, newest
// first, from which an engine derives happens-before, races and values of the
// past. It knows nothing of LLVM, and nothing of which step to take next.
//
// # Steps
//
// A step is one visible operation of a thread, or all operations of an atomic
// section. A step whose outcome is not a function of memory (a nondeterministic
// value, the waiter that a signal wakes) has alternatives, numbered by the
// choice argument of [Machine.Exec]: several choices within one atomic section
// are combined into one number, first choice least significant.
//
// # Words
//
//	process      a thread or, under TSO and PSO, an auxiliary process that takes stores of a thread from its buffer to memory
//	update       a step of an auxiliary process
//	await        a load, or an operation of pthreads, that waits until it reads a value that lets it pass
//	in vain      an operation that waits has read a value that does not let it pass
//	disabled     of an await: it takes no step where it would read in vain; see [Mixed] for the exception
//	silent       of a step: it leaves memory and buffers as they were, so that it may be part of a spin loop
//	epoch        PSO: the number of store-store fences that a thread has passed; stores of an older epoch reach memory first
//	piece        the bytes of a word that a store in a buffer is going to write, or a whole object that lives again
//	life         from the allocation of an object to its end; a variable may live several times
//	cut          of an atomic section: it never comes to its end; see cut.go
//	passage      an operation that has returned a value: what searches over states learn from
package memmodel
