// Package robust tells whether a program behaves under TSO and PSO as it does
// under sequential consistency, and which fences make it so.
//
// A program is robust under a model if the Shasha-Snir trace of each of its
// executions is one of sequential consistency: if no trace has a happens-before
// cycle (see package cycle). [Check] explores all executions and looks at each.
// [Counts] shows the same by numbers: a robust program has equally many traces
// under all models, and engine optimal explores one execution for each.
//
// # Fences
//
// [Fences] looks for a minimal set of places at which fences restore
// robustness. It is guided by counterexamples. On a cycle some store is overtaken
// by a later access of its thread, which a fence after any buffered store between
// the two prevents: each cycle gives a set of places one of which has to get a
// fence. A smallest set of fences that meets all cycles found so far is inserted
// into the program, which is explored again, until no cycle is found. From the
// result fences are then taken away, or weakened, one after the other for as long
// as the program stays robust: without any one of those that remain, it is not.
//
// A fence is inserted by a wrapper of the program ([Insert]) that adds a label
// behind each store of a place. The program is not compiled again.
package robust
