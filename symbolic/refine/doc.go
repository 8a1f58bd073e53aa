// Package refine looks for executions of an encoded program by scheduling constraint based abstraction refinement: Yin, Dong,
// Liu and Wang, "Scheduling constraint based abstraction refinement for multi-threaded program verification" (arXiv 1708.08323).
//
//	paper                                     here
//	abstraction, without scheduling           encode.Encoding
//	figure 1                                  Solver.Solve
//	event order graph of a counterexample     order.Graph with the literals of the model
//	section 4.2, graph-based validation       order.Graph.Close
//	section 4.3, constraint-based validation  constraints
//	section 5.2, its refinement               its core
//	section 5.3, graph-based refinement       order.Kernels
//	SAT-CEGAR (section 7.4)                   Options.Constraints, without Histories
//
// Two things are not in the paper: what the graph does not refute is put in order greedily, and only where that fails, by constraints; and
// in place of constraints it can be validated as a history (histories): an event order graph with the read-from orders of a model is a
// problem of package vsc with one good write for each read.
package refine
