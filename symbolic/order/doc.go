// Package order decides whether the steps of several threads can be put in an order in which each read obtains
// what it is to obtain: the scheduling constraint of bounded model checking, under sequential consistency and with store buffers.
//
// A [Problem] is what does not depend on an assignment: the steps of each thread, which writes a read may
// obtain, and the literals that say so. An assignment makes some literals true. The order that they demand is the event order
// graph of Yin, Dong, Liu and Wang, "Scheduling constraint based abstraction refinement for
// multi-threaded program verification" (arXiv 1708.08323):
//
//	paper                        here
//	event, variable              step, cell; a step may access several cells
//	event order graph            Graph, with the literals assigned so far
//	program order                Problem.Threads, Problem.Before, Problem.Joins
//	read-from order, sel         Source.Lit; it is an edge of the graph when it is true
//	guard                        Write.Lit
//	Rule 1 (transitivity)        Graph.insert, on vectors of positions
//	Rules 2 and 3                Graph.obey
//	Algorithm 1                  Graph.Close: to the fixpoint, or to the first cycle
//	kernel reason of an order    Graph.explain, one of few literals; kernel.go, all of them
//	Algorithm 2                  Kernels
//	butterfly                    what Close does not refute although there is no order: Linearise, Pair
//
// # Steps
//
// All that happens at once is one step: the parts of an access, a read-modify-write, an atomic section. A read obtains what a
// write of its own step wrote, or what the newest write of another step wrote. The caller rules out by clauses what the accesses within one step decide:
// a write that is followed by another one in its step is read by no other step.
//
// Threads are orders of all their steps, executed or not. A step that is not executed takes place right before the next one of
// its thread that is executed, or at the very end, or if others wait for the end of its thread, right after the last one
// that is executed. Such steps access nothing, so that they forbid no order; and program order needs no literals as its
// reason. The paper's reasons have guards of events there.
//
// # Store buffers
//
// A store that goes through a buffer is a write at a step of its own, in a thread of such steps. A read may obtain it before that step if its own thread has issued it
// ([Read.Own]): there is no read-from edge then, but Rules 2 and 3 hold just the same. If it obtains something else, the writes that its thread has issued
// come before that (Graph.obeyBuffer). Package symbolic/encode says why.
//
// # Vectors
//
// For each step and each thread the graph knows the first step of the thread that comes after it, and the last one that comes before
// it. A new edge changes the vectors of steps until it finds one that does not change: all earlier ones of the thread
// do not change either. Changes are logged and undone.
//
// # Reasons
//
// A derived edge keeps the literals of its rule. The path that the rule needs is looked for only if somebody asks, among the edges
// that are older than the derived one.
package order
