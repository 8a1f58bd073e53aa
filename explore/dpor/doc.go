// Package dpor is dynamic partial-order reduction on a [memmodel.Machine]: Optimal-DPOR and Source-DPOR.
//
//	trace.go                    happens-before, and races between steps
//	search.go                   the search: nodes, sleep sets, wakeup trees
//	optimal.go, source.go       what the two do with races
//	sequence.go, forward.go     wakeup sequences; loads in them that read a store of their own thread
//	op.go                       a step as sleep sets and wakeup trees hold it
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
package dpor
