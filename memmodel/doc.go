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
package memmodel
