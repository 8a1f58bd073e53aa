// Package sampled has the nodes of the search tree of package trust one by one, for estimates of how large that tree is. A node is an execution graph by itself ([trust.Single]), and its children are
// computed from that graph alone: a walk goes down the tree and need not come back.
//
// What is where: node.go has nodes, and samplers of them; genmc.go the walk of GenMC's estimator, which makes no backward revisits. What is made of nodes is in package estimate.
//
// If several children of a node are wanted, its graph is copied. Replaying the path to each child instead would take 20 to 60 times as long: measured on a graph of 31 events, a copy takes the time of one
// step (BenchmarkCopy and BenchmarkReplay in package trust).
//
// Tests are where nodes are compared with something else: what they count with the search (TestSample in package search), copies with their originals (TestCopy in package trust), and walks with
// numbers of graphs (package estimate).
package sampled
