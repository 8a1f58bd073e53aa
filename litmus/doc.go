// Package litmus makes small concurrent programs: by hand for tests, or at
// random for the differential oracle that compares engines with each other.
//
// A [Program] is a handful of threads over a handful of shared variables and
// mutexes. [Program.Compile] turns it into an [event.Program] directly, without
// LLVM, so that engines are tested apart from the interpreter; [Program.LLVM]
// prints it as LLVM IR, so that the interpreter is tested with the same
// programs. [Random] draws programs and [Shrink] makes failing ones small.
package litmus
