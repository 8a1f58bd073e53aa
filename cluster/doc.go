// Package cluster spreads one search over processes that may die at any moment.
//
// A search is cut into pieces: positions of its tree (see package tree). A queue hands pieces to workers at least once; a log keeps the result of each piece exactly
// once. What a job is and how far its epochs have got is in a record that is replaced by compare-and-set. These three are a [Broker], which package jetstream makes
// of a NATS server, and package simulated of nothing, with every failure there is. docs/cluster.md has the protocol, its invariants, and why they hold.
//
//   - [Submit] makes a job of a search; [Watch] adds up its results until it has come to its end; [Cancel] ends it.
//   - [Worker.Step] is what a worker does with one piece. Its order of writes is the protocol.
//   - [View] is what a job's results add up to. It is an explore.State: who reads all of them continues where the cluster is.
//
// The package knows neither programs nor NATS: a [Searcher] explores the pieces.
package cluster
