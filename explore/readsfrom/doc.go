// Package readsfrom is the variant of TruSt for reads-from equivalence: Algorithm 2 of Kokologiannakis, Marmanis, Gladstein and
// Vafeiadis, "Truly Stateless, Optimal Dynamic Partial Order Reduction" (POPL 2022), section 4.2.
//
// What is where, by the names of the paper, in reading order:
//
//	VISIT                 Go and extend (readsfrom.go); next_P: next (readsfrom.go)
//	the next event        execute (execute.go): what a thread does at once, a unit (unit.go)
//	VISITIFCONSISTENT     extends and options (revisit.go)
//	backward revisits     revisits and restricted (revisit.go), production.go
//	IsMaximallyAdded      maximal (revisit.go); GetConsCO: getConsCO (revisit.go)
//	consistent_m          consistent (consistent.go)
//	full graphs           full (readsfrom.go), settled (settled.go), hang.go
//
// Coherence order is not recorded, and each class of executions that differ in program order
// and reads-from is met once. Whether there is a coherence order, and which one is
// GetConsCO's, package vsc says under SC, and package axiom elsewhere. A
// thread that waits is a read of a write that may be the newest one; of the full graphs
// of a blocked class, which differ in what was read in vain, one is counted, and only if
// there is a coherence order in which all that was read in vain is the newest.
//
// In place of events there are units; see unit.go. A unit is what a thread does at once: an access,
// a read-modify-write, an atomic section, an operation on several cells, or an access together with the
// read of the lifetime. Graphs are
// made of whole units, so that a section is never there in part, and no thread has to be stopped in one.
// What changes in Algorithm 2:
//
//   - porf is an order of units. What issues a section, and not only its last access, comes
//     before whoever reads from it.
//   - A read of a section may read what one unit has written, and the next read what another
//     has. So a revisit makes a unit anew, from its start, and gives it any sources in the
//     graph, among them the unit that revisits. It keeps what is before the revisited unit in insertion order and what is
//     before its sources in porf. Had a unit been revisited read by read, there would be
//     graphs in between that are inconsistent.
//   - Maximality is that of the paper, by units: what is deleted, and the revisited unit as it was, have
//     read what they would read if they were executed in insertion order after
//     GetConsCO of what stays. Such an execution exists, as every unit can be executed last.
//   - A graph in which a unit reads from several that came later might be made by each of
//     them as the last one. Only the one revisits that the order of additions has last; see production.go.
//   - A revisited unit stays where it is in insertion order, but may write. So it revisits
//     others in turn, in the same step.
//   - A unit that is not consistent with the graph may be consistent with what a revisit leaves of
//     it. It is added for its revisits only, as read-modify-writes are in the paper.
//   - next_P is the first thread that is not at its end, and operations that wait are added even if
//     they read in vain: the order of additions does not depend on what is read.
//
// Graphs share units and are not changed in place, so that a step costs more than
// in package trust. There is no proof; the oracles vouch for it.
//
// Under RA and RC11, atomic sections, accesses of different sizes, memory that is freed and accesses that may not come after the allocation are not
// supported, nor are data races looked for, under any model.
package readsfrom
