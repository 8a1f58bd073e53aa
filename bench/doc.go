// Package bench measures gomc on the programs of the folder testdata.
//
// Its benchmarks explore programs with `go test -bench` and report executions
// per second of CPU time. [Corpus], [Models], [Litmus] and [RC11] read the tables of what is expected of the
// programs; tests hold gomc to the last three, under all memory models that it
// has and, but for the last, with all engines. [Estimates] reads that of the command bench/estimates, which says how fast estimates converge.
//
// The packages below it are what `gomc bench` is made of, which runs gomc and other tools on tasks, one process each: bench/task finds tasks, bench/checker knows
// how tools are run, bench/child runs them with limits, bench/campaign runs many, bench/result judges, keeps and compares results, and bench/page draws them.
package bench
