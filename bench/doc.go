// Package bench measures gomc on the programs of the folder testdata.
//
// Its benchmarks explore programs with `go test -bench` and report executions
// per second of CPU time. [Read] reads the tables of what is expected of the programs, which have one format; [Models], [RC11] and [RVF] put
// together what they say about each program. [Litmus] reads the table of litmus tests. Tests hold gomc to all of them, under the memory
// models and with the engines that they are about. bench/estimates says how fast estimates converge.
//
// The packages below it are what `gomc bench` is made of, which runs gomc and other tools on tasks, one process each: bench/task finds tasks, bench/checker knows
// how tools are run, bench/child runs them with limits, bench/campaign runs many, bench/result judges, keeps and compares results, and bench/page draws them.
package bench
