// Package sat decides whether a propositional formula in conjunctive normal form has a model: by conflict-driven
// clause learning (CDCL), incrementally, under assumptions, with theories in the search and proofs of what has none. It
// depends on nothing else of gomc.
//
//	s := sat.New()
//	a, b := s.NewVar(), s.NewVar()
//	s.AddClause(sat.Pos(a), sat.Pos(b))
//	s.AddClause(sat.Neg(a))
//	s.Solve()            // Sat, and s.Value(sat.Pos(b)) is True
//	s.Solve(sat.Neg(b))  // Unsat, and s.Core() is [sat.Neg(b)]
//
// Variables and clauses can be added between calls of Solve and, by a [Propagator], during one. All that is learned stays
// true, as assumptions are decisions. No variable is eliminated, so that none has to be frozen. The search is deterministic.
//
// # Reading order
//
//	lit.go         variables, literals, values, answers
//	clause.go      clauses in their arena, watches
//	solver.go      the interface, and the loop of the search
//	propagate.go   the trail, unit propagation, clauses that are added at any level
//	analyze.go     what is learned from a conflict; cores
//	decide.go      which variable is decided next, with which value
//	reduce.go      which learned clauses are deleted
//	restart.go     when the search starts again
//	propagator.go  theories in the search: the contract, and the solver's side of it
//	proof.go       proofs; package drat checks them
//	dimacs.go      formulas as files
//
// # What holds
//
//   - A literal is on the trail if and only if it is true. Literals between two entries of levels belong to one
//     level: the first of them is a decision (unless an assumption was true already), all others have a
//     reason, a clause in which they are the only literal that is not false, and the others became false before.
//   - When propagation is done, each clause of two and more literals watches two that are not false, or a true one and one that did not become false
//     at a lower level. Reasons of the propagator that came late, with literals of lower levels only, are an exception: going back
//     can leave such a clause with a single literal that is not false. It implies that literal once the other watched literal
//     changes, or conflicts; a model never violates it.
//   - What is true at level 0 is true for ever, and the proof has it as a clause.
//
// Sources are named where they are used. The whole is in the tradition of Eén and Sörensson, "An Extensible SAT-solver", SAT 2003.
package sat
