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
// # Store buffers
//
// Under TSO and PSO a store that goes through the buffer of its thread ([memmodel.Model] says which do) is two steps: the operation, and a step at which the store leaves
// the buffer and takes effect, for all threads alike. The order of these steps and of operations is that in which the machine of package memmodel takes them:
//
//   - a store leaves the buffer after its operation, and under TSO after the older stores of its thread; under PSO after the older ones that write some of its bytes, and after all that are
//     older than a release fence or release store behind them, that store included among the younger ones;
//   - who waits for an empty buffer comes after all older stores have left it: seq_cst stores and fences, read-modify-writes, creations, joins, atomic sections. A join waits for the buffer of the other thread, too;
//   - an operation that reads and does not wait for the buffer obtains the newest store of its thread in it, if there is one, else what memory holds.
//
// The last point is what a read-from order means there ([order.Read.Own]). Let r read a store that takes effect at w, and let x be where another store of the cell does. If
// the store is of r's thread and in the buffer, w comes after r, so that neither w < x < r nor an order of w and r is to be had. If it is not, w < r, and no x is between; and no store of
// r's own thread is in the buffer, so that w is not before an older one of these. Hence for all reads: not w < x < r, which are Rules 2 and 3; w < r, and x < w for each older store x of r's thread, only if r reads
// the store of another thread. That it reads no store of its own behind which there is another one is said by clauses. Conversely an order with all of this is a run of the machine: where r
// reads what its thread has stored last, that is either in the buffer, or in memory and nothing has overwritten it; where it reads a store of another thread, its own ones have
// left the buffer, being before w < r, and w is the newest in memory.
//
// A step of the buffer is as conditional as its store: what is ordered by an operation, such as a fence, is so only if that is executed.
//
//	encode.go   threads, steps, cells
//	buffers.go  store buffers
//	races.go    data races
//	read.go     what reads obtain
//	wait.go     deadlocks and hangs
//	choose.go   what a thread that stands still would read with other choices
//	section.go  errors before the end of atomic sections that do not finish
//	model.go    what the solver has found, as values and events
package encode
