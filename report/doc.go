// Package report presents what an exploration found: a counterexample as one
// interleaving ([Counterexample.WriteText]), as data ([Counterexample] itself,
// encoded as JSON), and as an event graph ([Counterexample.Graph]); and the file
// from which it can be replayed ([Trace]).
//
// [Explain] executes the schedule of a violation once more on a
// [memmodel.Machine] and writes down what each step read and wrote. The text is
// for people only: programs, and the tests of this package, look at the data.
package report
