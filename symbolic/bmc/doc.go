// Package bmc looks for executions of an encoded program with the scheduling constraint inside the search of the solver.
//
// [New] is the ordering theory: a propagator ([sat.Propagator]) that keeps the event order graph of the current
// partial assignment ([order.Graph]). With each literal that is assigned, it adds edges and those that Rules 2 and 3 derive; a cycle is a conflict with a clause
// of few literals; literals whose edges would close a cycle follow at once. In
// the end what the graph leaves open is put in order greedily; where that fails, the order of two steps becomes a literal that the solver
// decides. The ideas are those of
//
//   - He, Sun and Fan, "Satisfiability modulo ordering consistency theory for multi-threaded program verification", PLDI 2021: the
//     theory in the search, detection of cycles, unit edges, both from-read rules;
//   - Sun, Fan and He, "Consistency-preserving propagation for SMT solving of concurrent program verification", OOPSLA
//     2022: what would close a cycle through a derived edge is ruled out beforehand.
//
// [NewGuided] decides what reads obtain first, as Fan, Sun, and He do ("Interference relation-guided SMT solving for multi-threaded program
// verification", PPoPP 2022). Where a program calculates, that keeps the solver from deciding what its conflicts are about; where pointers go through shared memory it is faster.
//
// [NewEager] is the monolithic encoding in its place: [order.Clocks], for comparison and for small programs.
package bmc
