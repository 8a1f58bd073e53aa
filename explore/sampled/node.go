package sampled

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/explore/trust"
)

// NewSampler returns a sampler of the search tree. It does not change the layout.
func NewSampler(prog event.Program, opts search.Options, layout *cells.Layout) *search.Sampler {
	return search.NewSampler(prog, opts, layout, newPool[[1]uint64], newPool[[4]uint64], newPool[[16]uint64], newPool[[64]uint64], newPool[[256]uint64])
}

// pool are nodes that nobody uses, to be used again.
type pool[S set.Set] struct {
	w    *search.Explorer
	free []*node[S]
}

// newPool returns the roots of trees in sets of some size.
func newPool[S set.Set](w *search.Explorer) search.Root { return (&pool[S]{w: w}).root }

func (p *pool[S]) root(at tree.Position) tree.Node {
	n := p.take()
	n.graph.Reset()
	n.Choices = search.NewChoices(at)
	return n
}

// take returns a node that nobody uses.
func (p *pool[S]) take() *node[S] {
	if k := len(p.free) - 1; k >= 0 {
		n := p.free[k]
		p.free = p.free[:k]
		return n
	}
	return &node[S]{graph: trust.NewSingle[S](p.w), pool: p}
}

// node is a node of the tree: a graph of Algorithm 1 by itself.
type node[S set.Set] struct {
	search.Choices
	graph  *trust.Single[S]
	pool   *pool[S]
	thread int32 // the thread whose next event makes the children of this node: the step
	moved  bool  // there is one child, and the graph is that child already: the step was not taken back
}

// Release gives the node back.
func (n *node[S]) Release() { n.pool.free = append(n.pool.free, n) }

func (n *node[S]) Worth() []uint64 {
	n.Children()
	return n.Counts[:]
}

func (n *node[S]) Children() int { return n.Look(n.look) }

// look finds the children of the node, and what is counted at it. It takes the step with each of its options in turn, and takes it back, unless there is no choice (moved).
func (n *node[S]) look() {
	n.Clear()
	g, w := n.graph, n.pool.w
	g.Tell()
	n.Counts = [search.Quantities]uint64{search.Graphs: 1, search.Sizes: uint64(g.Size())}
	n.moved = false
	if n.thread = g.Next(); n.thread < 0 {
		w.Tally = search.Tally{}
		g.Count()
		n.Count(&w.Tally)
		return
	}
	if g.Size() >= w.Options.MaxEvents {
		search.Abort(search.TooLong)
	}
	n.Counts[search.Events] = 1
	ok := g.Try(n.thread)
	if n.moved = ok && !g.Chose(); n.moved {
		n.Meet(nil)
	} else {
		for ; ok; ok = g.Another() {
			n.Meet(g.Position())
		}
		g.TakeBack()
	}
	n.Counts[search.Graphs] += g.Rejected()
	n.Counts[search.Sizes] += g.Rejected() * uint64(g.Size())
}

func (n *node[S]) Descend(chosen []int) []tree.Node {
	n.Children()
	all := make([]tree.Node, len(chosen))
	if n.moved {
		n.enter(n.Below(0))
		all[0] = n
		return all
	}
	ok, at := n.graph.Try(n.thread), 0
	for i, k := range chosen {
		for ; at < n.Numbered(k); at++ {
			ok = n.graph.Another()
		}
		if !ok {
			panic("a child of a graph that is not there")
		}
		below, child := n.Below(k), n
		if i+1 < len(chosen) {
			child = n.pool.take()
			child.graph.Become(n.graph)
		}
		child.enter(below)
		all[i] = child
	}
	return all
}

// enter makes the child that the graph has just become a node by itself, with choices of its own.
func (n *node[S]) enter(c search.Choices) {
	n.Choices = c
	n.graph.Keep()
}
