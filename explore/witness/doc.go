// Package witness has execution graphs of violations as data, and executes them.
//
// Under a memory model without a [memmodel.Machine] a violation is no schedule but a
// [Graph]: the steps of all threads, what each of them reads from, and where each
// write stands in coherence order. [Execute] performs the steps on the program's
// States and [Execution.Consistent] asks the axioms of the model. So a violation
// is met again independently of the engine that has found it.
//
// A step is one visible operation. It accesses cells: bytes of a word that every
// step of the graph accesses together or not at all, and the lifetimes of objects.
// Most operations access one cell.
package witness
