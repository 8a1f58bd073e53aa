// Package axiom defines memory models by axioms on execution graphs, as literally
// as their sources do: everything is computed from the definitions with matrices of bits, and a graph of n events
// takes time in O(n³). It is the oracle of the engines, and decides whether a counterexample that is a graph is
// one. Only the search for reads-from classes (engine trust-rf) asks it during the exploration; outside of sc that
// engine is therefore compared with others, not with this package alone. Nothing in it is shared with the operational models of package
// memmodel.
//
// A [Graph] holds events, program order, the write that each read reads, and the
// coherence order of each cell of memory. Initial writes are no events: they
// come before everything. [Consistent] tells whether a model allows a graph,
// [Coherence] finds coherence orders that make it so, and [Operation] gives the
// events of a label.
//
// Notation follows Alglave, Maranget and Tautschnig, "Herding cats", TOPLAS 2014:
// po is program order, rf reads-from, co coherence; fr, "from read", leads from
// a read to the writes that are coherence-after the one it read.
package axiom
