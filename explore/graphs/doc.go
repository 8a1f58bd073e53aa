// Package graphs enumerates the consistent execution graphs of a program by brute
// force. It is the oracle of engines that build graphs, as engine naive is of
// those that build interleavings, and the only judge of models that have no
// [memmodel.Machine].
//
// A prefix of a graph is extended by the next operation of any thread, with any
// write to read from and at any place in coherence order that the axioms of
// package axiom accept. All models have acyclic union of program order and reads-from
// and accept the prefixes of what they accept, so that every graph is met; a
// prefix that was met before is left. A graph is full when no thread can go
// on reading coherence-maximally.
//
// Threads wait, spin and end as on a Machine; see there and package event. Locations
// have to be accessed in one way only: accesses to different bytes of a
// word are refused, and so are lifetimes of objects.
package graphs
