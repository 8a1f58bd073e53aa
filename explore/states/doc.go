// Package states visits the states that a program can reach, each of them once, instead of its executions: it comes
// to an end with programs that run for ever, and where many executions meet in few states.
//
// A state is what decides how a program goes on: what each thread is at ([memmodel.ThreadConfig]), memory, store buffers,
// and which objects live. As threads are interned automata (see package event), a state is a vector of small
// numbers. The search works on a [memmodel.Machine] that can be put into any state.
//
//   - table.go, vector.go: the set of visited states, exact, by tree compression
//   - seen.go, lossy.go: sets of visited states that keep hashes only, and the search with them, which proves nothing
//   - parts.go, position.go: states as vectors, and a machine in a state
//   - search.go, worker.go, dive.go: the search, breadth first by several workers, or depth first by one
//   - footprint.go, scout.go, reduce.go, persistent.go: partial-order reduction
//   - symmetry.go, names.go, own.go, joins.go, canonical.go, rank.go: symmetry reduction
//   - behind.go: atomic sections that never end
//   - path.go: how a state was reached
//   - livelock.go, lasso.go, unfold.go: livelocks
//   - void.go: what does not count, since an assumption fails
//   - stranded.go: threads that wait for ever while others go on
//   - race.go: data races under sequential consistency
//   - drawing.go: the graph of what was visited, for people
//   - grow.go: what grows where there is no end of states
//
// The search goes level by level, so that paths to violations are short (they are the shortest if nothing was reduced), and so that
// what is known of threads, on which the reduction depends, changes between levels only: the number of
// states does not depend on the number of workers. A depth-first search has one worker, which learns after each state; before
// it reports something, ways to states are made short (dive.go).
//
// # Words
//
// Of states and steps:
//
//	configuration     what a thread is, without memory and buffers: [memmodel.ThreadConfig], by number
//	agent             a process that can take a step: a thread, or a store that can leave the buffer of a thread
//	mark              the processes whose steps alone were executed from a state, 0 if those of all were
//	visited, origin   the set of states that were met, and how each of them was reached
//
// Of partial-order reduction:
//
//	touch, item       an access to a location or a lifetime; its number
//	footprint         what a thread may still touch, by where in the program it is, as far as the search has seen
//	passage           a step of a thread from one configuration to another, and what it read
//	forecast          what all other threads may do while the members of a persistent set stand still
//	question, guess   what a load would do if it read a value that it never read in the search; the answer
//
// Of symmetry reduction:
//
//	class, leader     threads that are alike; the first of them, whose States stand for those of the others
//	place, role       the number of a thread in its class; a label without what differs between the threads of a class
//	image, home       the State of another member that corresponds to one of the leader; the way back
//	flat              of a position: its keys tell apart states that symmetry reduction takes for the same
//	plot, row, estate objects that the members of a class have allocated in corresponding States; the words at the same place in them; all that a class owns
//	chain, joint      joins of threads of a class, one after the other; a place between two of them
//	glance            a load between two joins of a chain
//
// Of cycles:
//
//	link, stride      a step between two states; one within the loop of its thread
//	spot              a state of a strongly connected component, with what can happen there
//	claim             who has to take a step now and then for a cycle to be fair
//	lasso, tour       a path to a cycle and once round it; a path through a component while it is being made
//	void              from here on every execution comes to an assumption that fails
//	stranded          of a thread: it waits for ever while others go on for ever
//	unfolded          of a component: all its states are there, without symmetry reduction
//
// # What follows from states instead of executions
//
// A thread in a spin loop is nothing special: its loop is a cycle of states. Awaits that do not pass are disabled, as
// everywhere, and in a state in which threads do nothing but read the caller decides whether they will for ever (Options.Still).
//
// After an atomic section that never ends, because its thread fails, is stopped or ends the process in it, nobody runs:
// there are no further states. If it waits there, the section does not take place (behind.go).
//
// Loops that --unroll bounds are counted in the States of threads: iterations of a spin loop are different states then.
package states
