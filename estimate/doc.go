// Package estimate says how large a search is without doing it: estimators of the
// number of executions of a program, and of what it costs to explore them, by random walks. It is "State
// Space Estimation for DPOR-based Model Checkers". What is where, by the names of the paper:
//
//	Algorithm K          [K] (schedules.go): Knuth's walk on the schedules, which counts an execution once
//	                     for each of its schedules; section 3.1. Biased, for comparison
//	Algorithm P          [P] (schedules.go): Pitt's correction, the numbers of predecessors being those of
//	                     sequentially maximal events (Proposition 3.6); section 3.2
//	the tree D(P)        explore.Tree, packages explore/trust and explore/readsfrom: section 4.1
//	Algorithm T          [T] (walk.go): Knuth's walk on that tree; section 4.1
//	Algorithm S          [S] (enumeration.go): stochastic enumeration with a budget; section 4.3
//	                     [SC] is S on the tree without nodes that have one child, which is not in the paper
//	GenMC's estimator    [GenMC] (genmc.go): as section 4.4 describes it. Biased, for comparison
//	costs                [Level].Worth: section 6.4; the quantities are those of package explore
//
// Each is an [Algorithm]. A trial of it is a list of levels, in whole numbers: from these follows the estimate, as a
// floating-point number ([Estimate]) or, in tests, as an exact fraction. [Run] takes trials in parallel and says what is to be
// thought of their mean.
//
// The number of executions of a tree that is given by its root alone is #P-hard to count (Theorem 2.1), and every
// estimator has programs on which its variance is exponential. The mean of a fixed number of trials of P, T and S
// is unbiased whatever the program; how far it may be off is said by [Summary]. The approximate counter of
// section 5, whose polynomial factors are too large for use, is not here.
package estimate
