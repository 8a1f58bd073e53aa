package trust

import (
	"slices"

	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/tree"
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
	g := root.(forwarder)
	of := map[int32]uint64{}
	for g.forward(of, pick) {
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
func (g *sample[S]) forward(of map[int32]uint64, pick func(int) int) bool {
	x := g.visitor
	if g.Children() == 0 {
		return false
	}
	if g.moved {
		g.Descend([]int{0})
		return true
	}
	if !x.step(g.thread) && !x.backtrack(0) {
		return false
	}
	var path []int32
	for k := 0; len(x.frames) > k; k++ {
		f := x.frames[k]
		if f.kind == fWrite {
			set.Each(&f.cands, func(r int32) { of[r] = max(of[r], 1) + 1 })
		}
		options := g.forwards(k)
		if len(options) == 0 {
			g.rewind()
			g.Clear() // a leaf that counts for nothing
			g.Counts = [search.Quantities]uint64{}
			return false
		}
		if f.kind != fAlt || len(options) > 1 {
			of[f.event] = max(of[f.event], 1) + uint64(len(options)) - 1
		}
		path = append(path, options[pick(len(options))])
		g.rewind()
		x.moveTo(path)
	}
	g.enter(search.Choices{})
	return true
}

// forwards goes through the options of frame k, and returns the numbers of those that are forward revisits.
func (g *sample[S]) forwards(k int) (options []int32) {
	x := g.visitor
	ahead := func(f *frame[S]) bool { return f.kind != fWrite || f.target < 0 && f.at != doomed }
	for ok := true; ok; ok = x.advance(k) {
		if f := &x.frames[k]; ahead(f) && (len(x.frames) == k+1 || ahead(&x.frames[k+1])) {
			options = append(options, f.opt)
		} else if f.kind == fWrite {
			break
		}
		x.cut(k + 1)
	}
	x.cut(0)
	return options
}
