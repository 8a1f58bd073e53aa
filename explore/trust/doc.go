// Package trust is TruSt, the graph-based optimal dynamic partial order reduction
// of Kokologiannakis, Marmanis, Gladstein and Vafeiadis, "Truly Stateless,
// Optimal Dynamic Partial Order Reduction" (POPL 2022), section 4.1: Algorithm 1,
// which tracks coherence order.
//
// The search of [NewExplorer] visits every consistent execution graph of a program under SC, TSO,
// PSO, RA or RC11 once. What is where, by the names of the paper, in reading order:
//
//	the graph G          graph.go: events, reads-from, coherence order, insertion order
//	VISIT                Go (trust.go); next_P: next (next.go), of the threads that are ready (ready.go)
//	the next event       step (step.go), by kinds of operations; joins.go; what its thread does then: event.go and threads.go
//	forward revisits     nextRead (choose.go): a read is added reading the newest write,
//	                     and reads older ones in turn, in place; readFrom (read.go)
//	VISITCOS             nextWrite (choose.go): positions in coherence order, then
//	                     the backward revisits, each with all positions; writeAfter (write.go)
//	IsMaximallyAdded     maximal (maximal.go)
//	Deleted              restrict (revisit.go)
//	going back           advance (choose.go), the next option of the latest choice; undo.go takes back what was done
//	consistent_m         order.go for SC, TSO and PSO, causal.go and psc.go for RA and RC11
//	full graphs          full (ends.go); as plain data, for schedules and graphs of violations: recorded.go
//
// All that a search has in memory is in builder.go. What the paper does not have: cells.go, birth.go and death.go (memory that is allocated and freed), race.go,
// inplace.go (locks, and spin loops), slots.go (numbers of events in package long), alone.go and sameends.go (shortcuts), single.go (graphs for estimates; see package sampled), growing.go (graphs at random; see package grown).
//
// # Words
//
// What has no name in the paper:
//
//	node                 what takes effect at once: an event, or those of an atomic section or of an operation on several cells.
//	                     Happens-before is a relation of nodes; the first event of a node stands for it, the others continue it
//	row                  the nodes that happen before a node, in a [set.Relation]
//	stamp                the place of a read or write in the insertion order (<_G of the paper)
//	cursor               where a thread stands, and what its next event follows
//	view                 what an event knows of: of each cell, it can read no write that is older than the newest that it knows
//	silent               of an event: it leaves memory as it was, so that it may be part of a spin loop
//	in vain              an operation that waits has read what does not let it pass
//	doomed               of an event in the midst of an atomic section: there is no place for it
//	early                of an access: its object is not known to be allocated before
//	probed               of a cell: what waits for it is not revisited in place, see inplace.go
//	halved               of a thread: its latest event is a read-modify-write that has read and not yet written
//	whole                of an event: it is all that its operation does, an access to one cell outside of atomic sections
//	torn                 of an access: it is one of several of an operation that takes effect at once
//	taken                of a write: a read-modify-write or an atomic section has read it and written next to it
//	forced               of an event of a section: it is as new as it can be, though not the newest
//	base                 of an operation that was revisited in place: the write that it had read before
//	cut                  to take options back without having gone through them
//
// # In place
//
// There is one graph. Every choice is a frame on a stack; what it did is taken back
// before its next option is taken, down to the rows of happens-before, which have an undo
// log. What revisits delete or change is kept in a second log until it is taken back; see undo.go. So
// memory is bounded by the size of the program, not by the number of executions.
// The numbers of the options that the frames have taken are a path: another search,
// perhaps in another process, continues from it (package tree).
//
// Sets of events are arrays of 1, 4, 16 or 64 words: a search that meets a larger graph goes on with the next size (sizes.go). Beyond these, and for more than 64 threads, package long goes on. It is generated from the files of
// this package, so that the same text is compiled with sets of package tries: after each change here, run go generate ./explore/trust/long (a test fails otherwise). Where the text has to differ, it asks set.Long:
// long sets cannot be looked at word by word, and should not be made so that they have little in common with those that are there.
//
// Estimates want many graphs at a time, each a node of the search tree by itself: a [Single] is copied instead. A [Growing] goes to one graph only.
//
// # Consistency
//
// Nothing inconsistent is generated under SC, TSO, PSO and RA: what a new event can
// read, or follow in coherence order, is a suffix of the coherence order of its
// cell; see order.go. Under RC11, psc is tested where an event is not added maximally.
// The exception are writes of read-modify-writes that read what another has
// taken: these are added for their revisits only, as in the paper.
//
// # What the paper leaves open
//
//   - Blocking operations. A thread whose operation passes with no write that it may
//     read waits without an event. Otherwise the operation is added with each write that lets
//     it pass and, if the newest does not, reading that in vain. An event that has
//     read in vain may be revisited as any other; a full graph in which it has read what is
//     not the newest is not counted (BlockSleep): a real end is found elsewhere.
//   - Locks of mutexes make no such graphs, unless a trylock, or a destruction, is about, nor do rounds of spin loops, unless writes of what they
//     wait for are not ordered by reads-from, or data races are looked for. An operation that another thread has displaced is revisited in place by the
//     next write; one that would wait is added last. See inplace.go.
//   - Rounds of spin loops. An operation waits, too, where it would complete a round of a spin loop of several operations; see [memmodel.Waits].
//   - Joins, fences (but those of RC11 that are seq_cst), the creation of threads and
//     the first allocation of an object are, as a rule, no events; they add to what the next event
//     follows. Joins that something visible follows are an event, so that
//     they are remembered.
//   - next_P is a function of the graph: it completes what has been begun, takes stores
//     before other operations, and otherwise goes on with the first thread that can, a thread
//     after those that it has created (package lineage). So it
//     depends on more than the set of events: on what was read, too. The paper's proof
//     has a fixed order of events; for ours, only the oracles vouch.
//   - The last part of most executions, a thread that has joined all others, needs no
//     events; see alone.go. Options of the last event that all lead to the same end are counted
//     without being built; see sameends.go.
//   - Atomic sections, and operations on several cells, are several events that share a
//     node of happens-before. The paper's maximal extensions need not exist within one:
//     a section that began before others went on may find no consistent place for its
//     next write. Then its thread is stopped and the graph is not counted, but
//     it is extended, since a revisit may delete what is in the way; see doom. Under SC
//     it is left at once where no revisit can; see lost. An
//     event of a section is maximal if it is as new as it can be; see forced.
//     A revisit that keeps a part of a section, as it is before the revisiting write in porf, keeps
//     all of it; see completeSections.
//   - Accesses of different sizes: memory is divided into cells, so that every access covers
//     whole cells. A search that learns that a cell has to be divided starts over;
//     see package cells. Single-copy atomicity holds under SC, TSO and PSO, where the accesses
//     share a node. But a backward revisit of, or by, a part of such an access is beyond
//     the algorithm: a class in which the parts of a read read from writes that know
//     nothing of each other may have no production by single revisits. Then the search
//     ends ([search.Torn]), and package explore hands the program over to DPOR. Under RA and RC11,
//     which say nothing of mixed sizes, loads and stores may tear, and
//     read-modify-writes are not supported.
//   - Objects whose end is not ordered with an access have their lifetime as a cell that
//     accesses read and the end writes, so that use after free is found whatever
//     comes first. Whether an object needs that is learned, too. If such an object lives again, what
//     its allocation makes forgotten depends on writes that may be added later: the search ends with Torn, too.
//   - Under RA and RC11, an access to an object whose allocation does not happen before it is an error. Allocations
//     become events where that is in doubt, which is learned as well; see birth.go. The end of a lifetime that an
//     access does not happen before is an error, too; see death.go.
//   - Data races are found on graphs, without a schedule in which the accesses meet;
//     see race.go. Awaits are then added even if nothing lets them pass, and with what they read in
//     vain where that races.
//
// Algorithm 2 of the paper, the variant for reads-from equivalence, is package readsfrom.
//
// The oracles of all this are in package explore: the engine naive, and package graphs. What has to be true of
// graphs between two steps is tested here: invariants_test.go and walked_test.go.
package trust
