// Package scale says how a cluster of many workers would do: the protocol of package cluster, its workers and who waits, on a clock that jumps (package synctest), with a server that
// takes some time for each message, and a search whose pieces take what recorded ones took.
//
//   - [Piece] is what bench/cluster -record writes down of a real search, and [Tree] the search tree that pieces are parts of.
//   - [Run] has a tree searched by workers, and returns [Figures].
//
// What is real: cluster.Worker, cluster.Watcher, the slices of cluster/programs and when they are asked for parts, and what messages hold. What is not: the server, which is a queue for
// each stream; and that a part of a tree takes as long on every machine.
package scale
