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
//     Two kinds of steps can be asleep on the way: those asleep at the node, and those of the tree that are explored before a branch
//     that is descended into. A branch wakes the steps that depend on it, and changes a sleeping load whose store it updates: the load finds
//     the value in memory then, and no longer in the buffer of its thread (behind in optimal.go). Without that change such a load would seem to depend on no element, and the
//     prefix would end too early. With it, nothing is asleep at the end of the prefix: a step that is still asleep where the descent ends is no weak initial of
//     what remains of v, or it would have covered v; so it depends on some element of that, which wakes it.
//   - A race is settled when what covers its reversal consists of steps that come
//     before the later step of the race: then it covers it in every execution
//     that shares these steps, and the race is not looked at again.
//   - A step is a pair of a process and a choice among the alternatives of a
//     nondeterministic operation. Alternatives of a step are steps that are dependent with each
//     other, only that a step never comes after another one, but in its place. So a step with
//     alternatives counts as a race with the next one, whose reversal is what does not happen after it, followed by
//     that alternative. The next one of the last is the first, as a wakeup sequence may begin with any. No alternative is explored just because it is there, but only if no step asleep
//     covers it, so that programs with nondeterministic values have no sleep-set-blocked
//     executions either.
//   - An operation that waits (a lock, an await) races with the steps before
//     which it would have been enabled, rather than with the one that enabled it:
//     a lock with the lock before it, not with the unlock in between. Operations
//     that still wait at the end of an execution are treated alike. The
//     paper treats locks in this way; see trace.racesOfBlocking.
//   - An atomic section is one step with many accesses. How it behaves after a
//     reversal is found out by executing the wakeup sequence.
//   - A thread that comes back, by reads alone, to a State in which it was before
//     is in a spin loop, and blocked for the rest of the execution: an execution
//     in which the loop ends at once is explored elsewhere.
//
// # Steps whose accesses depend on what they read
//
// An atomic section may access other locations depending on the values that it reads; a compare-exchange of several bytes
// that fails does not write those that it compares. Such steps lie outside of the paper's theory: whether they
// depend on a step p may change with a step that is independent of p (condition 7 of a valid happens-before
// assignment). Races whose later step varies in this way are reversed at the end of an execution, under Source-DPOR, too, even
// if the execution is blocked by its sleep set, and this suffices.
//
// Source-DPOR: from a node E, every u is explored, as part of some execution, unless a step asleep at E is an initial of u. Assume that none of the steps T that
// are taken at E is a weak initial of u; there are some, as the first step of u is awake. Let p be the
// one of T that is independent of the longest prefix of u, u = w.r.z, so that p and r are
// dependent behind E.w. By induction E.p.w.r is explored as part of some execution, which has the race of p with r. When it is
// reversed, T gets, or has, an initial q of v = x.r, where x are the steps of the execution that do not happen after p. (What is asleep at E is
// none, except r, which is a contradiction: it would have been executed while it is asleep.) All of w is in x, as the execution is at its
// end; when r had just been executed some of it might have been missing, and r could be taken for an initial of u that it is not: so executions were missed.
// If q is in w, or is r and depends on nothing in x, it is an initial of u, which is a contradiction. So q is independent
// of w. If r were always dependent with the same steps, q would be independent of w.r, a longer prefix of u than that of p. Otherwise q may depend
// on r behind E.w, and not behind E.p.w. Then go on with q in place of p, for the same w and r. This ends, as
// no such chain comes back to a step: take the accesses that r makes behind E.w one after the other, up to the first that conflicts with a step d of the circle. What r
// has read before is changed by no step of the circle, and by none of x, with which r would conflict behind E.p.w, too. So r makes this access in
// each of these executions and depends on d, and nothing leads to d.
//
// If r has alternatives, E.p.w may have other ones: the choices of an atomic section depend on what it reads, and a signal's on who waits. So some alternative of the same
// process is explored behind E.p.w, in place of r, and its race with p is reversed with every alternative that there is behind E.w and depends on p (sequence.each), r among them; those that do not depend on p are there behind it, too. If only the one
// that was executed were, and that one were asleep, nothing would lead to the others.
//
// Optimal-DPOR: from a node E, every maximal execution u is explored unless a step asleep at E is one of its weak initials. Here q may be asleep and independent of the whole of v.
// So let p be the step of T or asleep at E that is independent of the longest prefix of u. Where p was explored, at E or at the node F above it, E = F.y,
// some execution F.p.y.w.r.z is explored, unless what is asleep behind F.p is a weak initial of it: that is asleep at E or in T, and the chain goes on
// with it. The race of p with r has made F's wakeup tree cover y.x.r. Follow its branches
// as far as they go along y: a leaf on the way has nothing asleep, but p is. A branch that leads away from y was explored before
// y's and is asleep at E, since an insertion takes the first branch that it can, and new ones come last. And at E, a branch is in T. Both are weak initials of x.r, from which
// the contradiction, or the next step of the chain, follows as above.
package dpor
