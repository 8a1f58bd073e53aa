package sampled

import (
	"slices"

	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/explore/trust"
)

// This file is the walk of GenMC's estimator, as section 4.4 of "State Space Estimation for DPOR-based Model
// Checkers" describes it: writes are added before reads, which is what next_P does; each event takes one
// of its forward revisits at random; and no backward revisit is made, but each read that a new write
// would revisit could read one value more.

// Forward takes one sample of the estimator: it adds events to the empty graph of root, each with one of its forward revisits, until no thread
// can go on. pick(n) chooses among n of them. choices has, for each read or write that had more than one, how many there were: writes to read from, or
// places in coherence order. The estimate is their product. worth has the quantities (see search.Quantities) of the graph at the end; all are 0 if it came to an event
// that has no consistent forward revisit.
func Forward(root tree.Node, pick func(n int) int) (choices, worth []uint64) {
	n := root.(forwarder)
	of := map[int32]uint64{}
	for n.forward(of, pick) {
	}
	for _, n := range of {
		choices = append(choices, n)
	}
	slices.Sort(choices) // products in floating point depend on the order
	worth = slices.Clone(root.Worth())
	root.Release()
	return choices, worth
}

type forwarder interface {
	forward(of map[int32]uint64, pick func(int) int) bool
}

// forward adds the next event. In of it notes, by event, how many choices the event has, and one more for each read that it could revisit. It
// returns false if the graph is complete, or if the event has no forward revisit.
func (n *node[S]) forward(of map[int32]uint64, pick func(int) int) bool {
	if n.Children() == 0 {
		return false
	}
	child := 0
	for ways, k := n.ways(), 0; len(ways) > 0 && k < len(ways[0]); k++ {
		c := &ways[0][k]
		for _, r := range c.Left {
			of[r] = max(of[r], 1) + 1
		}
		options := forwards(ways, k)
		if len(options) == 0 {
			n.Clear() // a leaf that counts for nothing
			n.Counts = [search.Quantities]uint64{}
			return false
		}
		if c.Kind != trust.Alternative || len(options) > 1 {
			of[c.Event] = max(of[c.Event], 1) + uint64(len(options)) - 1
		}
		from := options[pick(len(options))]
		ways = with(ways[from:], k)
		child += from
	}
	n.Descend([]int{child})
	return true
}

// ways returns the choices that lead to each child; there are none if there is no choice.
func (n *node[S]) ways() (all [][]trust.Chosen) {
	if n.moved {
		return nil
	}
	for ok := n.graph.Try(n.thread); ok; ok = n.graph.Another() {
		all = append(all, n.graph.Choices())
	}
	n.graph.TakeBack()
	return all
}

// with returns those of some ways that take the same option of choice k as the first one does. They are alike up to there, and stand in a row.
func with(ways [][]trust.Chosen, k int) [][]trust.Chosen {
	end := slices.IndexFunc(ways, func(w []trust.Chosen) bool { return w[k].Option != ways[0][k].Option })
	if end < 0 {
		end = len(ways)
	}
	return ways[:end]
}

// forwards returns where, among ways that are alike up to choice k, those begin that take one of its options, for each option that is a forward revisit, and leads to one if another choice
// comes next.
func forwards(ways [][]trust.Chosen, k int) (from []int) {
	for i := 0; i < len(ways); i += len(with(ways[i:], k)) {
		if w := ways[i]; w[k].Forward && (len(w) == k+1 || w[k+1].Forward) {
			from = append(from, i)
		}
	}
	return from
}
