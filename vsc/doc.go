// Package vsc verifies sequential consistency: given events with their program
// order, and for each read the set of its good writes, is there a sequence of all
// events, a witness, in which each read obtains the value of one of its good writes?
// The problem is NP-complete (Gibbons and Korach, "Testing shared memories", SIAM
// J. Comput. 26, 1997).
//
// The package is section 4 of Agarwal, Chatterjee, Pathak, Pavlogiannis and
// Toman, "Stateless Model Checking under a Reads-Value-From Equivalence", CAV 2021.
//
//	paper                        here
//	(X, GoodW)                   Problem; GoodW is Event.Good and Problem.Good
//	Algorithm 1, VerifySC        Solver.verify; S is Solver.frames, Done is states
//	witness prefix, executable   search.path, search.step
//	active write, memory map     search.memory
//	held variable                search.held, from pending and remaining
//	witness state                search.key
//	4.2.1 greedy extension       search.greedy; Options.NoGreedy
//	4.2.2 closure                closure, on the partial order of order; Options.NoClosure
//	4.2.3 guidance               Solver.rank, Solver.follow; Options.NoGuide
//
// One thing is not in the paper: after many dead ends, closure follows the search
// (closure.follow is called for what is left after each prefix), so that large problems
// whose choices have consequences far ahead are decided.
//
// Problems of an exploration grow: the next one has the events of one that was solved, and a few more. A witness of it, without the new events, is a
// witness of the smaller one, so that it agrees with the order that closure has found of that. [Problem.Known] hands the order over, and closure goes on from there.
//
// # Witness states
//
// Two prefixes with the same events and the same memory map have the same
// continuations, so that each pair, a witness state, is extended once. The worklist
// is a stack: one prefix with an undo log, and for each choice on it what else there
// was to choose. Only prefixes from which there is a choice are kept in Done; from
// the others a single chain of at most n events leads to the next one.
//
// The events of a prefix are one number for each of k threads: at most n^k
// combinations. The memory map needs, for each of d variables, the thread of the
// active write, as the events then tell which write of the thread it is: a factor of
// at most k^d. A variable that one thread writes contributes nothing to either the
// bound or the key: so there are at most n^k witness states if each variable is
// written by one thread, and the time is in O(n^(k+1)) for a fixed k. A further
// abstraction is that an active write which is good for no pending read is like any
// other of that kind. With it the bound is n^k also where each read has one good
// write: a write that was executed and that a pending read wants has to be active,
// so that the events tell it.
//
// # Read-modify-writes
//
// An RMW is one event. As a reader it has good writes, as a writer it can be a good
// write of others, and no write comes between its two parts, as it is executed in
// one step. It does not hold its variable against itself. Closure treats it as a
// read and as a write; it is not one of its own good writes.
//
// A lock is a variable. To acquire it is an RMW whose good writes are releases, or
// Initial if the lock is free at first; to release it is a write. Two acquires
// cannot read the same release, as the first one overwrites it. With one good write for
// each acquire, closure puts all critical sections in order, as in appendix A.
//
// # Blocks
//
// The events of a block are executed in one step, or not at all: within a block no
// other thread has a choice, so nothing is lost, and an event that is executable
// by the rule for single events within the step is so by the same arguments. In the
// partial order an edge from a block to an event outside leaves from its last
// event, and an edge into a block leads to its first one: in every witness an
// event that is outside of a block comes before all of it or after all of it. An
// access to several variables at once is a block of accesses to one each.
//
// # Greedy extension
//
// The paper extends a prefix without a choice by a read that is executable, and by a
// write that is no good write of a pending read, if the active write is none either.
// Both are cases of one rule, which covers RMWs and blocks: a unit, an event or a
// block, is taken if it is executable and if then no pending read wants what it wrote or
// overwrote. Nothing is lost: take a witness that continues the prefix, and move
// the unit to the front. The unit's own reads are satisfied there. Other reads that
// now see another write than before had seen one that the unit wrote, or one that it
// overwrites; but nobody wants these. What the order demands holds, as all
// predecessors of the unit are in the prefix.
//
// # Edges and final reads
//
// Edges between threads belong to program order: creation and end of threads, or
// what else a caller knows. [Problem.Finally] adds reads after all other events,
// which say what the last writes of variables may be.
package vsc
