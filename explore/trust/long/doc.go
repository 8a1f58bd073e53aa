// Package long is package trust for executions of any length and up to 4,096 threads: the same text, compiled with the sets of package tries instead of those of package set. These take a few words for
// each event that is added, however large the graph is, but each operation on them is a call, while those of package set are some instructions in place.
//
// Why a copy: if the sets were one more type argument, or methods of an interface, then Go's generics would call all operations on sets through dictionaries, also those of small graphs, which almost all
// programs have.
//
// All files but this one, explorer.go and generate.go are generated from those of package trust: change these, and then
//
//	go generate ./explore/trust/long
//
// (or make generate). A test fails until that is done. Where the text of package trust has to differ, it asks set.Long, a constant. Package trust compares the two, search by search (TestLong).
package long

//go:generate go run generate.go
