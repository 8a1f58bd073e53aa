// Package bench measures gomc on the programs of the folder testdata.
//
// Its benchmarks explore programs with `go test -bench` and report executions
// per second of CPU time. The command bench/runner runs the gomc command on the
// same programs, one process each, so that memory is measured as well; the
// command bench/peers compares it with other tools; bench/estimates says how fast estimates converge.
// [Corpus], [Models], [Litmus] and [RC11] read the tables of what is expected of the
// programs; tests hold gomc to the last three, under all memory models that it
// has and, but for the last, with all engines. [Peers] reads that of bench/peers, [Estimates] that of
// bench/estimates.
package bench
