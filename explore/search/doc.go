// Package search is what the engines that build execution graphs have in common: packages trust (Algorithm 1 of TruSt)
// and readsfrom (Algorithm 2). It says what a search is asked for ([Options]), what it tells of a program
// ([Violation], [Tally], [Ending]), how parts of its tree are explored ([Explorer]), and how single nodes of the
// tree are looked at ([Sampler]).
//
// A search tree is that of package tree: at each choice the search takes one of some options, and the numbers of the
// options taken are the path to a place. Options come in an order that depends on the path alone, so that
// another search, perhaps in another process, can continue from a path.
//
// # Words
//
//	path         the numbers of the options taken at the choices that lead to a graph; with base, how many of them never change, it is a position: what
//	             is after the path, as far as the first base choices lead
//	full         of a graph: no thread extends it. What its end counts as is said by [End]
//	blocked      of a full graph: some thread has not come to its end, for an event.Reason
//	over         of an execution: the process has ended before some of its threads
//	standstill   threads wait for ever, for each other or for a value
//	leaf         a full graph, for [Options].Leaf
//	sequel       how an execution goes on after an error: whether that is a violation, or ends the process, or leaves nothing known
//	told         a violation was found that the user will be shown; further ones are only counted
//	turn         how many events a search may add before it hands over to another one (package explore, auto)
//	learn        to find out something of the program's memory that makes the search start over with another [cells.Layout]
//	outgrow      to have more events than the sets of a search hold (package set): a search with larger ones continues
//	torn         beyond trust: one of several accesses of an operation would have to be revisited by itself
//	worth        the quantities that are counted at one node of the tree; see [Choices] and package tree
package search
