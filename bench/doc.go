// Package bench measures gomc on the programs of the folder testdata.
//
// Its benchmarks explore programs with `go test -bench` and report executions
// per second of CPU time. The command bench/runner runs the gomc command on the
// same programs, one process each, so that memory is measured as well.
// [Corpus], [Models] and [Litmus] read the tables of what is expected of the
// programs; tests hold gomc to the last two, under all memory models and with all
// engines.
package bench
