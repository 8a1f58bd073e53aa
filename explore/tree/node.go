package tree

import "errors"

// Node is a node of a search tree by itself: its children are computed from it, and
// from nothing else. That allows for random walks, as in Knuth, "Estimating the Efficiency
// of Backtrack Programs" (Mathematics of Computation, 1975), which begin somewhere and never come back.
type Node interface {
	// Children returns how many children the node has.
	Children() int
	// Worth returns what is counted at this node, not below it: some quantities, the same at every
	// node of a tree. It is valid until the node is left.
	Worth() []uint64
	// Descend returns some of the children, by their numbers in ascending order, and leaves the node:
	// it must not be used any more.
	Descend(chosen []int) []Node
	// Release leaves a node whose children are of no interest.
	Release()
}

// Sampler gives nodes of a search tree, to one goroutine.
type Sampler interface {
	// Sample calls trial with the root of a tree: the nodes with something at or after a position, where the
	// children are those that a search from there on has not visited. It may call trial again, which then has
	// to forget what it has done. It returns [ErrAnother] if the tree has turned out to be another one.
	Sample(at Position, trial func(root Node)) error
	// Rest returns the weight of what a search from a position on has not visited, if the weight of the whole tree is 1 and
	// each child of a node has an equal share of its weight.
	Rest(at Position) (float64, error)
}

// ErrAnother says that something was learned that makes the tree another one: all samples have to
// be taken again, by new samplers.
var ErrAnother = errors.New("the search tree is another one, after what was learned")

// DAG is a graph without cycles whose nodes can be reached by several paths, as the transition
// system of a program's schedules. It stands at one node.
type DAG interface {
	// Children returns how many edges leave the node.
	Children() int
	// Parents returns how many edges lead to it, 1 for the root.
	Parents() int
	// Take follows an edge.
	Take(k int)
	// Worth returns what is counted at the node.
	Worth() []uint64
}
