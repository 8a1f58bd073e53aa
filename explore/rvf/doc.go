// Package rvf is RVF-SMC, the exploration of Agarwal, Chatterjee, Pathak,
// Pavlogiannis and Toman, "Stateless Model Checking under a Reads-Value-From
// Equivalence" (CAV 2021), section 5: Algorithm 2, under sequential consistency.
// Two executions are equivalent if all reads obtain the same values, and cause each other in
// the same way. Every local state of every thread is met.
//
// What is where, by the names of the paper:
//
//	RVF-SMC(X, GoodW, σ, C)    visit; X and GoodW are accesses and problem, σ is witness
//	lines 1 to 5               extend, signal (extend.go, visit.go)
//	mutate, its order          enabled
//	C, forbids                 causal, forbidden, learnCausal
//	ancestors, backtrack       ancestor, backtrack
//	VisibleW, F_r, D_r         sources, groups
//	VerifySC                   verify; package vsc
//
// The closure that VerifySC computes (section 4.2) is not computed anew for each X, but goes on from that of a smaller X (explorer.order). It also
// tells which writes are visible, beyond what program order tells: most values that a read cannot have are left out before anybody looks for a witness.
//
// # Words
//
// What has no name in the paper:
//
//	variable       a cell of memory (package cells): bytes that every access covers whole, or the lifetime of an object
//	access         an event of X, with what is recorded of it; it has a number among the accesses of its thread (pos)
//	part           the number of an access among those of its operation, if that accesses several variables
//	section        an atomic section, or an operation on several variables: its accesses are a block of the problem
//	group          good writes of one value; a read is given one group after the other
//	alternative    one of several outcomes of an operation that chooses, or that wakes one of several threads
//	in vain        an operation that waits has read what does not let it pass; a way to do so has, for each variable, some writes
//	final          what a variable has to hold at the end of a witness, so that threads wait or spin there for ever
//	pending        of a read-modify-write: its thread has come to it, and it is not in X
//	known          by thread, how many of its accesses come before something in program order
//	order          by access, how many accesses of each thread come before it in all witnesses: the closure, as far as it was computed
//	guide          the order of accesses that is tried first as a witness
//	contended      of an object: its end is not ordered with all accesses, so that these read its lifetime
//	probed         of a mutex: it is accessed otherwise than by lock and unlock while others hold it
//
// # Beyond the paper
//
// The paper has reads, writes, read-modify-writes, mutexes and the creation of threads
// (appendix A). Its Lemma 1, on which backtrack signals rest, says: if some trace
// lets the read r read from a write that is not there yet, then a trace where r
// reads from what is there contains a new write of another thread, too. The proof puts r
// right before the first new write. What has been added keeps that true, or does without signals:
//
//   - Read-modify-writes are one event. Put before another read-modify-write of
//     its variable that has not been executed yet, r may keep that from writing. So such operations count as
//     new writes for r, as the paper has it for compare-exchanges (signalPending). So do
//     reads within atomic sections.
//   - An unlock that follows the thread's own lock is a write. A lock is a read-modify-write with a single
//     release as its good write, as in the paper, and is enabled while the mutex is free:
//     whether it is follows from X. A thread that never gets a mutex is at the end of a
//     trace in which the mutex is held, which is met since locks that are pending count as new writes.
//     Where a mutex may be initialised again, destroyed or overwritten while another thread holds it, none of this
//     holds: the exploration starts over, and its locks and unlocks are operations like any others (mutex.go).
//   - Other operations that wait (awaits, semaphores, condition variables, barriers, reader-writer
//     locks) read a value that lets them pass, as any read does. If some write would make them wait, they have one
//     more value, "in vain", which stands for all reads that do not let them pass: the thread then takes no further step, and
//     at the end of the trace the witness must have such writes last. Later writes do not rule this value
//     out; it is explored once for each entry of the causal map.
//   - A thread in a spin loop over several variables takes no further step once it comes back to a State in which it
//     was before, as in package memmodel; nor does one whose assumption has failed. At the end of the
//     trace, the search looks for a witness whose last writes are such that these loops never end: a hang.
//   - Joins, creations, fences and allocations are no events; they are edges of
//     program order. Choices are branches.
//   - The accesses of an atomic section are a block of the problem: no event of another
//     thread comes between. A section may be there in part while others
//     go on; if it has no witness once it is longer, the call ends there. For reads in sections,
//     Lemma 1 does not hold, since the section comes after the new write as a whole. They are
//     explored without signals: the calls after them are never left out.
//   - Accesses of different sizes: memory is divided into variables, so that every operation accesses whole
//     ones. An operation on several variables is a section. An exploration
//     that learns that a variable has to be divided starts over.
//   - Objects that are freed: the lifetime is a variable, which is read by accesses only where
//     program order leaves it open whether they come before its end (lifetime.go). An access is then a
//     section that reads the lifetime first, and the end is a read-modify-write. An object of these that lives again is not supported.
//
// If there is no witness for any value of a mutated read, that tells nothing about backtrack signals: the
// other reads are mutated, too.
//
// The number of executions depends on the order in which reads are mutated, which
// the paper leaves open: here, by thread.
//
// The oracle is in package explore: on generated programs, the engine naive has the same
// verdicts, errors and States in which threads end, and at least as many classes of reads-from.
package rvf
