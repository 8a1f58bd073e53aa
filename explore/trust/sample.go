package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/solo"
	"github.com/gomc/gomc/explore/tree"
)

// NewSampler returns a sampler of the search tree. It does not change the layout.
func NewSampler(prog event.Program, opts search.Options, layout *cells.Layout) *search.Sampler {
	return search.NewSampler(prog, opts, layout, newPool[[1]uint64], newPool[[4]uint64], newPool[[16]uint64], newPool[[64]uint64], newPool[[256]uint64])
}

// pool are graphs that nobody uses, to be used again.
type pool[S set.Set] struct {
	w    *search.Explorer
	free []*sample[S]
}

// newPool returns the roots of trees in sets of some size.
func newPool[S set.Set](w *search.Explorer) search.Root { return (&pool[S]{w: w}).root }

func (p *pool[S]) root(at tree.Position) tree.Node {
	g := p.take()
	g.reset()
	g.Choices = search.NewChoices(at)
	return g
}

// take returns a graph that nobody uses.
func (p *pool[S]) take() *sample[S] {
	if n := len(p.free); n > 0 {
		g := p.free[n-1]
		p.free = p.free[:n-1]
		return g
	}
	g := &sample[S]{visitor: newVisitor[S](p.w), pool: p}
	g.deadlocks, g.hanging = false, false // nobody wants to see them
	return g
}

// sample is a node of the tree: a graph of Algorithm 1 by itself. Between two calls it has no frames, as nothing that led to it is
// ever taken back.
type sample[S set.Set] struct {
	search.Choices
	*visitor[S]
	pool   *pool[S]
	thread int32 // the thread whose next event makes the children of this node: the step
	mark   int32 // length of the insertion order before the step
	stamp  int32
	halved int32   // the last event before the step if it is a read-modify-write that has read and not yet written, else none
	untold []int32 // threads at faults that are not reported yet, as an atomic section was incomplete
	moved  bool    // there is one child at most, and the graph is that child already: the step was not taken back
}

// Release gives the graph back.
func (g *sample[S]) Release() { g.pool.free = append(g.pool.free, g) }

func (g *sample[S]) Worth() []uint64 {
	g.Children()
	return g.Counts[:]
}

func (g *sample[S]) Children() int { return g.Look(g.look) }

// look finds the children of the node, and what is counted at it. It takes the step with each of its options in turn, and takes it back, unless there is no choice (moved).
func (g *sample[S]) look() {
	g.Clear()
	x := g.visitor
	x.tellAll()
	g.Counts = [search.Quantities]uint64{search.Graphs: 1, search.Sizes: uint64(len(x.ord))}
	g.moved = false
	if g.thread = x.next(); g.thread < 0 {
		x.w.Tally = search.Tally{}
		x.full()
		g.Count(&x.w.Tally)
		return
	}
	if len(x.ord) >= x.maxEvents {
		search.Abort(search.TooLong)
	}
	g.Counts[search.Events] = 1
	x.rejected = 0
	g.mark, g.stamp, g.halved = int32(len(x.ord)), x.builder.stamp, x.newestHalved()
	g.untold = append(g.untold[:0], x.faults...)
	ok := x.step(g.thread)
	if len(x.frames) == 0 {
		if ok {
			g.Meet(nil)
		}
		g.moved = true
	} else {
		for ; ok || x.backtrack(0); ok = false {
			g.Meet(x.Position())
		}
		g.rewind()
	}
	g.Counts[search.Graphs] += x.rejected
	g.Counts[search.Sizes] += x.rejected * uint64(len(x.ord))
}

// newestHalved returns the newest event if it is a read-modify-write that has read, else none.
func (x *builder[S]) newestHalved() int32 {
	if n := len(x.ord); n > 0 {
		e := x.ord[n-1] >> 1
		if c := &x.threads[x.ev[e].thread]; c.halved && c.last == e {
			return e
		}
	}
	return none
}

// rewind takes back the step.
func (g *sample[S]) rewind() {
	x := g.builder
	x.popTo(g.mark)
	x.stamp = g.stamp
	if g.halved >= 0 {
		x.halve(g.halved) // popTo leaves its thread to the frame of the read
	}
	x.faults, x.raced = append(x.faults[:0], g.untold...), x.raced[:0]
}

func (g *sample[S]) Descend(chosen []int) []tree.Node {
	g.Children()
	all := make([]tree.Node, len(chosen))
	if g.moved {
		g.enter(g.Below(0))
		all[0] = g
		return all
	}
	x := g.builder
	ok, at := x.step(g.thread) || x.backtrack(0), 0
	for i, k := range chosen {
		for ; at < g.Numbered(k); at++ {
			ok = x.backtrack(0)
		}
		if !ok {
			panic("a child of a graph that is not there")
		}
		below, h := g.Below(k), g
		if i+1 < len(chosen) {
			h = g.pool.take()
			h.become(x)
		}
		h.enter(below)
		all[i] = h
	}
	return all
}

// enter makes the child that the graph has just become a node by itself, with choices of its own.
func (g *sample[S]) enter(c search.Choices) {
	g.Choices = c
	g.forgetPast()
}

// become makes the current graph a copy of that of y.
func (x *builder[S]) become(y *builder[S]) {
	if x.named != y.named {
		x.learnNames(y)
	}
	x.alive, x.continued, x.halves, x.stamp = y.alive, y.continued, y.halves, y.stamp
	set.Each(&y.alive, func(e int32) { x.ev[e], x.ghb.Rows[e] = y.ev[e], y.ghb.Rows[e] })
	x.ord = append(x.ord[:0], y.ord...)
	x.cells = append(x.cells[:0], y.cells...)
	x.threads = append(x.threads[:0], y.threads...)
	x.inPlace = append(x.inPlace[:0], y.inPlace...)
	x.faults = append(x.faults[:0], y.faults...)
	x.raced = append(x.raced[:0], y.raced...)
	x.ready = y.ready
	x.sections, x.scFences, x.anyRace = y.sections, y.scFences, y.anyRace
	for i := range x.joins {
		x.joins[i].from, x.joins[i].before = nil, nil
	}
}

// learnNames takes over the numbers that y has given to cells, allocations and threads, so that those in its events mean the same here.
func (x *builder[S]) learnNames(y *builder[S]) {
	x.named = y.named
	x.memory, x.births, x.makers = y.memory.Clone(), y.births.Clone(), slices.Clone(y.makers)
	x.keys, x.parents = slices.Clone(y.keys), slices.Clone(y.parents)
	x.ranks, x.sched = slices.Clone(y.ranks), slices.Clone(y.sched)
	x.joins = make([]joined, len(y.joins))
	x.ends, x.spun = solo.Ends{}, nil
}
