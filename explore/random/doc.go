// Package random executes a program under random schedules: it samples executions instead of exploring them. A [Walker] takes one execution after
// the other on a [memmodel.Machine]; which process takes each step is up to a [Strategy]:
//
//	walk    uniform.go   any process that can take a step, each with the same probability
//	pct     pct.go       probabilistic concurrency testing: priorities that change d-1 times. Burckhardt, Kothari, Musuvathi and Nagarakatte, "A
//	                     Randomized Scheduler with Probabilistic Guarantees of Finding Bugs" (ASPLOS 2010)
//	pos     pos.go       partial order sampling: priorities of steps, drawn anew where steps race. Yuan, Yang and Gu, "Partial Order Aware
//	                     Concurrency Sampling" (CAV 2018)
//	urw     surw.go      uniform random walk: each schedule with the same probability, as far as threads do not wait for each other
//	surw    surw.go      selectively uniform random walk: that for the accesses to one location, another one in each execution. Both are from Zhao,
//	                     Wolff, Mathur and Roychoudhury, "Selectively Uniform Concurrency Testing" (ASPLOS 2025)
//
// Under RA and RC11 there is no machine. An execution is a graph that grows, by grown.Walker, and a [Guide] makes the choices:
//
//	walk    guide.go     any thread, any write to read from, any place in coherence order
//	pctwm   pctwm.go     probabilistic concurrency testing for weak memory: only d operations see what others do. Gao, Chakraborty and Ozkan, "Probabilistic
//	                     Concurrency Testing for Weak Memory Programs" (ASPLOS 2023)
//
// What strategies have to know of a program before an execution begins, its length for example, is measured by the executions before it ([Profile]).
// Under TSO and PSO the processes that take stores to memory are scheduled like threads; the papers' guarantees are for sc.
//
// # What a machine does between two executions
//
// Steps are undone, and States hold what they led to the last time, so that an execution costs work on memory only, once the program's States are
// known: no instruction is executed a second time.
//
// # Loops that wait
//
// A thread that has come back, by reads alone, to a State in which it was before waits in a loop. The machine blocks it for the rest of
// the execution, as engines visit executions in which the loop ends at once. Here there are no such others. So its round of the loop is taken out of the
// execution, which changes nothing for all others, and the thread is asleep until memory changes ([Walker.park]). It is blocked
// only if nobody else can take a step: then it is part of a deadlock or a hang, or of nothing.
// So every complete execution can be met, and none in which a thread spins for longer than it has to.
package random
