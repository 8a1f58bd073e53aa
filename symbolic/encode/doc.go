// Package encode makes clauses of an unrolled program ([unroll.Program]), all but the scheduling constraint: that is an
// [order.Problem], which packages refine and bmc decide.
//
// # Cells
//
// Words that are accessed are split into cells: the largest ranges of bytes that no access splits. Only cells that are
// read matter.
//
// # Reads
//
// For each cell of a read there is a literal for each write that it may obtain, and one for what is there at first. Exactly one of them is true if the read is
// executed; it implies that the write is executed, and that the bits are equal. Writes are left out that come after the
// read by program order or creation, and those that another write follows which is executed before the read for sure. An update reads and writes
// in one step. What the events of one step decide, such as which of two writes of an atomic section others can see, is said by clauses.
//
// # Waits
//
// A thread that waits and does not find what it waits for goes no further; every prefix of an execution can be continued so that all threads
// do, and so is one. Where nothing goes on ([Encoding.Stuck]), all threads have ended or wait, and what a thread reads where it waits is what
// memory holds in the end: no write comes after it ([order.Final]).
//
//	encode.go   threads, steps, cells
//	read.go     what reads obtain
//	wait.go     deadlocks and hangs
//	section.go  errors before the end of atomic sections that do not finish
//	model.go    what the solver has found, as values and events
package encode
