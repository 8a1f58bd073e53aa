// Package blast turns bit-vector terms (package symbolic/term) into clauses of a solver (package symbolic/sat): each term is a circuit
// for each of its bits, and each gate of a circuit some clauses over a variable of its own, when it is needed.
//
//	graph.go      gates, which are hashed, and simplified as they are built
//	arith.go      circuits of sums, products, quotients, shifts and comparisons
//	blaster.go    the interface; terms to circuits
//	cnf.go        gates to clauses
//
// Gates are conjunctions with inverters (and-inverter graphs: Kuehlmann et al., IEEE TCAD 21(12), 2002), and exclusive disjunctions, choices and
// majorities beside them: arithmetic is made of these, and as gates of their own they take fewer variables.
// Clauses say that a gate equals its definition (Tseitin), in both directions, so that whoever has the literal of
// a truth value may use it and its negation, in clauses, assumptions and propagators.
package blast
