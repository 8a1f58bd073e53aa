// Package search is what the engines that build execution graphs have in common: packages trust (Algorithm 1 of TruSt)
// and readsfrom (Algorithm 2). It says what a search is asked for ([Options]), what it tells of a program
// ([Violation], [Tally], [Ending]), how parts of its tree are explored ([Explorer]), and how single nodes of the
// tree are looked at ([Sampler]). Package rvf shares what threads can do ([Status]).
//
// A search tree is that of package tree: at each choice the search takes one of some options, and the numbers of the
// options taken are the path to a place. Options come in an order that depends on the path alone, so that
// another search, perhaps in another process, can continue from a path.
package search
