// Package explore holds the search engines: which step to take next, and which
// executions need not be taken.
//
// [Run] explores a program with one of the engines listed by [Engines]:
//
//   - optimal: Optimal-DPOR, exactly one execution for each Mazurkiewicz trace;
//   - source: Source-DPOR, at least one, with sleep-set-blocked runs on top;
//   - naive: every trace prefix by brute force and canonical hashing, the oracle
//     of the other two.
//
// Engines see programs as [event.Program] and execute them on a
// [memmodel.Machine]. They know neither LLVM nor kinds of instructions.
//
// # Optimal-DPOR as it is implemented here
//
// The algorithm is Algorithm 2 of Abdulla, Aronis, Jonsson and Sagonas (JACM
// 2017), with these particulars:
//
//   - A wakeup tree is kept as a list of sequences (chain) at the node where the
//     race was reversed. Where the paper's insert would descend into a branch,
//     because the branch's first process is a weak initial of v, nothing is
//     inserted: the subtree of that branch explores all continuations that begin
//     with it, by its own races. No two chains of a node begin with weak initials
//     of each other, so that no exploration ends sleep-set-blocked.
//   - A race whose reversal is covered by a move that is an initial of v, and
//     that was executed before the later step of the race, stays covered as long
//     as that step is on the stack: it is settled and not looked at again.
//   - Steps are pairs of a thread and a choice among the alternatives of a
//     nondeterministic operation. Alternatives are explored side by side, those
//     that no wakeup sequence asks for too: these may end sleep-set-blocked, if
//     only some of them lead on to the race that made the sequence. Alternatives
//     of an atomic section may access different locations, so that one of them
//     that is asleep says nothing of the others; see node.covers.
//   - An operation that waits (a lock, an await) races with the steps before
//     which it would have been enabled, rather than with the one that enabled it:
//     a lock with the lock before it, not with the unlock in between. Operations
//     that still wait at the end of an execution are treated alike. For locks this
//     is section 6 of the paper; see trace.racesOfBlocking.
//   - An atomic section is one step with many accesses. How it behaves after a
//     reversal is known only by executing it: the chain is a probe, dropped if a
//     thread is still asleep at its end, which is the condition of the paper,
//     sleep ∩ WI(v) ≠ ∅, read off the execution.
package explore
