// Package graphs enumerates the consistent execution graphs of a program by brute
// force. It is the oracle of engines that build graphs, as engine naive is of
// those that build interleavings, and the only judge of models that have no
// [memmodel.Machine].
//
// A prefix of a graph is extended by the next operation of any thread, with any
// write to read from and at any place in coherence order that the axioms of
// package axiom accept. Under every model program order and reads-from have no cycle
// together, and what is left of a graph without its last events is consistent, so
// that every graph is met. A prefix that was met before is left. A graph is full
// when no thread can go on reading coherence-maximally.
//
// Threads wait, spin and end as on a Machine; see there and package event. Locations
// have to be accessed in one way only: accesses to different bytes of a
// word are refused, and so are objects that live twice.
//
// Under RA and RC11 an access to an object whose allocation does not happen before it fails: it is
// no error of the State, but of the graph. Such an access writes nothing. The same holds for the end of a lifetime that
// the allocation, or an access that is before it in program order and reads-from, does not happen before.
package graphs
