// Package cycle looks for happens-before cycles in the Shasha-Snir traces of
// executions.
//
// The Shasha-Snir trace of an execution (Abdulla, Aronis, Atig, Jonsson,
// Leonardsson and Sagonas, "Stateless Model Checking for TSO and PSO", section 3
// and appendix A.5) is a graph. Its nodes are the steps of threads; updates are
// not nodes. Its edges are program order (po), store order (co: the order in
// which stores to a byte reach memory), source (rf: from a store to the loads
// that read it, in memory or in a buffer) and conflict (fr: from a load to the
// stores that overwrite what it read). Creation and end of threads order steps,
// too.
//
// An execution is possible under sequential consistency if and only if its trace
// has no cycle (Shasha and Snir, TOPLAS 1988). A program all of whose executions
// under a weaker model are of that kind is robust.
//
// [Finder.Cyclic] is made to run at the end of every execution: it takes time
// linear in the number of accesses and reuses its memory. [Finder.Shortest] then
// names a shortest cycle of a trace that has one.
//
// Edges are precise to the byte. Edges within one thread are left out but for po:
// under TSO and PSO they agree with it. The values that memory holds when a
// lifetime begins are not a store. The end of a lifetime conflicts with all
// accesses to the object, at the time when they are executed.
package cycle
