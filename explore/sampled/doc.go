// Package sampled gives single nodes of the search tree of package trust, to whom estimates how large that tree is: each node is an execution graph by itself ([trust.Single]), from which its
// children are computed, so that a walk down the tree need not come back.
//
// What is where: node.go has nodes, and samplers of them; genmc.go the walk of GenMC's estimator, which makes no backward revisits. What is made of nodes is in package estimate.
//
// A graph that has several children of interest is copied. A copy of 31 events takes the time of a step; to replay the path to a graph takes that of all its steps, 20 to 60
// times as long (measured; see BenchmarkCopy and BenchmarkReplay in package trust).
//
// That what nodes count sums up to what a search counts is tested in package search (TestSample).
package sampled
