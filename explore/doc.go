// Package explore holds the search engines: which step to take next, and which
// executions need not be taken.
//
// [Run] explores a program under a memory model with one of the engines listed by
// [Engines]:
//
//   - optimal: Optimal-DPOR, exactly one execution for each Shasha-Snir trace
//     (under SC: Mazurkiewicz trace); see package dpor;
//   - source: Source-DPOR, at least one, with sleep-set-blocked runs on top;
//   - trust: TruSt, exactly one execution graph for each Shasha-Snir trace, under
//     RA and RC11, too, with several jobs and checkpoints; see package trust;
//   - trust-rf: the variant of TruSt for reads-from equivalence, with several jobs and
//     checkpoints, too; see package readsfrom;
//   - rvf: RVF-SMC, executions up to the values that reads obtain, under SC; see package rvf;
//   - states: reachable states instead of executions, with partial-order reduction: it ends where executions
//     do not; see package states;
//   - refine, bmc: the unrolled program as a formula, under SC, TSO and PSO: abstraction refinement, and an ordering theory in the search of a SAT solver; what
//     they find is a schedule that is replayed before it is reported; see packages symbolic/encode, refine and bmc;
//   - naive: brute force over all interleavings with canonical hashing, the
//     oracle of the others; see package oracle/naive. Of RA and RC11, package oracle/graphs is the oracle.
//
// [Auto] chooses among them, and takes turns with several where one of them may never come to its end; see auto.go.
//
// An engine whose search is a tree of independent parts is a [tree.Walker]: it can use
// Options.Jobs, Checkpoint and Resume. [ResumableEngines] lists those.
//
// [NewTree] gives the search tree of trust or trust-rf node by node, without a search, and [NewSchedules] the transition system of a
// program's schedules: what package estimate takes samples of.
//
// [Test] explores nothing: it executes a program under random schedules; see package random.
//
// What is where:
//
//   - explore.go, run.go, tally.go, unchecked.go, reports.go: [Options], [Run] and [Result]; limits, counts, and what was found
//   - auto.go, sequel.go: which engine is chosen, and what follows when one gives up or has to start over
//   - dpor.go, trust.go, rvf.go, states.go and visited.go, symbolic.go and confirm.go, naive.go: an engine each; the searches are in packages below
//   - random.go: [Test]
//   - forest.go: engines whose search is a tree, several jobs, checkpoints
//   - standstill.go, livelock.go, race.go, robust.go: violations of whole executions, in words
//   - replay.go, graph.go: [Replay] and [Reproduce], of schedules and of graphs
//   - simplify.go, arrange.go: [Simplify]
//   - sample.go, schedules.go: what package estimate takes samples of
//
// Engines see programs as [event.Program] and execute them on a
// [memmodel.Machine], or, as trust does, build graphs of their events. They know neither LLVM nor kinds of instructions, nor the
// rules of a memory model: under TSO and PSO there are more processes, namely
// those that take stores to memory, and the happens-before relation is that of
// chronological traces (see [dpor.Trace]).
package explore
