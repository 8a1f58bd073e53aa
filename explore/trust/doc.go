// Package trust is TruSt, the graph-based optimal dynamic partial order reduction
// of Kokologiannakis, Marmanis, Gladstein and Vafeiadis, "Truly Stateless,
// Optimal Dynamic Partial Order Reduction" (POPL 2022).
//
// With [Options.ReadsFrom] it is Algorithm 2 of the paper (section 4.2): coherence
// order is not recorded, and each class of executions that differ in program order
// and reads-from is met once. Package axiom says whether there is a coherence order. A
// thread that waits is a read of a write that may be the newest one; of the full graphs
// of a blocked class, which differ in what was read in vain, one is counted, and only if
// there is a coherence order in which all that was read in vain is the newest. Atomic
// sections, accesses of different sizes to the same bytes and memory that is freed are not
// supported.
package trust
