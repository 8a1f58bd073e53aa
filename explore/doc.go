// Package explore holds the search engines: which step to take next, and which
// executions need not be taken.
//
// [Run] explores a program under a memory model with one of the engines listed by
// [Engines]:
//
//   - optimal: Optimal-DPOR, exactly one execution for each Shasha-Snir trace
//     (under SC: Mazurkiewicz trace);
//   - source: Source-DPOR, at least one, with sleep-set-blocked runs on top;
//   - trust: TruSt, exactly one execution graph for each Shasha-Snir trace, under
//     RA and RC11, too, with several jobs and checkpoints; see package trust;
//   - trust-rf: the variant of TruSt for reads-from equivalence, with several jobs and
//     checkpoints, too;
//   - rvf: RVF-SMC, executions up to the values that reads obtain, under SC; see package rvf;
//   - states: reachable states instead of executions, with partial-order reduction: it ends where executions
//     do not; see package states;
//   - naive: brute force over all interleavings with canonical hashing, the
//     oracle of the others. Of RA and RC11, package graphs is the oracle.
//
// [Auto] chooses among them, and takes turns with several where one of them may never come to its end; see auto.go.
//
// An engine whose search is a tree of independent parts is a [Walker]: it can use
// Options.Jobs, Checkpoint and Resume. [ResumableEngines] lists those.
//
// [NewTree] gives the search tree of trust or trust-rf node by node, without a search, and [NewSchedules] the transition system of a
// program's schedules: what package estimate takes samples of.
//
// Engines see programs as [event.Program] and execute them on a
// [memmodel.Machine], or, as trust does, build graphs of their events. They know neither LLVM nor kinds of instructions, nor the
// rules of a memory model: under TSO and PSO there are more processes, namely
// those that take stores to memory, and the happens-before relation is that of
// chronological traces (see trace.go).
//
// # Optimal-DPOR as it is implemented here
//
// The algorithm is Algorithm 2 of Abdulla, Aronis, Jonsson and Sagonas, "Source
// Sets: A Foundation for Optimal Dynamic Partial Order Reduction" (JACM 2017),
// with these particulars:
//
//   - Of a wakeup sequence v, a prefix is inserted that contains the reversed
//     step and wakes everything that is asleep on the way. With nothing asleep at
//     its end, the exploration from there is complete on its own. The tests,
//     sleep ∩ WI(v) = ∅ and the descent into the tree, are made with the whole
//     of v, as they have to be.
//   - A race is settled when what covers its reversal consists of steps that come
//     before the later step of the race: then it covers it in every execution
//     that shares these steps, and the race is not looked at again.
//   - A step is a pair of a process and a choice among the alternatives of a
//     nondeterministic operation. All alternatives of a branch are explored
//     before the next branch. A wakeup sequence asks for one alternative; the
//     others are explored beside it, freely. So programs with nondeterministic
//     values may have a few sleep-set-blocked runs; others have none.
//     Alternatives of an atomic section may access different locations, so that
//     one of them that is asleep says nothing of the others; see node.covers.
//   - An operation that waits (a lock, an await) races with the steps before
//     which it would have been enabled, rather than with the one that enabled it:
//     a lock with the lock before it, not with the unlock in between. Operations
//     that still wait at the end of an execution are treated alike. The
//     paper treats locks in this way; see trace.racesOfBlocking.
//   - An atomic section is one step with many accesses. How it behaves after a
//     reversal is found out by executing the wakeup sequence.
//   - A section that accesses other locations depending on the values that it
//     reads lies outside of the paper's theory: what happens before it may change
//     with a step that is independent of that (condition 7 of a valid happens-before
//     assignment). The oracle has found one such program among some hundred
//     thousand in which source missed a blocked execution, and none in which optimal
//     did; but there is no proof.
//   - A thread that comes back, by reads alone, to a State in which it was before
//     is in a spin loop, and blocked for the rest of the execution: an execution
//     in which the loop ends at once is explored elsewhere.
package explore
