package trust

import (
	"slices"

	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/explore/solo"
)

// Single is an execution graph that stands for itself: what has led to it is never taken back. Only the latest step can be, or its next option be taken in its place, until Keep makes the step final.
// Options that revisit a read are among them. Package sampled makes nodes of the search tree of such graphs.
type Single[S set.Set] struct {
	*visitor[S]

	// Before the latest step:
	size   int32
	stamp  int32
	halved int32   // the latest event if it is a read-modify-write that has read and not yet written, else none
	untold []int32 // threads at faults of which nobody was told, as something was incomplete; see tell
}

// NewSingle returns a graph of the explorer's program for as many events as S has room for. A step beyond ends with search.Outgrown; see search.Abort. Begin with
// Reset or Become.
func NewSingle[S set.Set](w *search.Explorer) *Single[S] {
	x := newVisitor[S](w)
	x.deadlocks, x.hanging, x.bare = false, false, true // nobody wants to see them
	return &Single[S]{visitor: x}
}

// Reset makes the graph empty.
func (g *Single[S]) Reset() { g.reset() }

// Size returns the length of the insertion order.
func (g *Single[S]) Size() int { return len(g.ord) }

// Next returns the thread whose step makes what comes after this graph in the tree, a negative number if no thread extends it.
func (g *Single[S]) Next() int32 { return g.next() }

// Count counts a graph that no thread extends, in the tally of the explorer.
func (g *Single[S]) Count() { g.full() }

// Try takes the next step of a thread, with the first of its options. It returns false if there is none.
func (g *Single[S]) Try(t int32) bool {
	g.size, g.stamp, g.halved = int32(len(g.ord)), g.builder.stamp, none
	if n := len(g.ord); n > 0 {
		e := g.ord[n-1] >> 1
		if c := &g.threads[g.ev[e].thread]; c.halved && c.last == e {
			g.halved = e
		}
	}
	g.untold = append(g.untold[:0], g.faults...)
	g.rejected = 0
	return g.step(t) || g.backtrack(0)
}

// Another takes the next option of the step, in place of the current one. It returns false if there is none.
func (g *Single[S]) Another() bool { return g.backtrack(0) }

// Rejected returns how many graphs were found to be inconsistent since the step was begun.
func (g *Single[S]) Rejected() uint64 { return g.rejected }

// Chosen is a choice that the latest step has made, and its current option.
type Chosen struct {
	Kind    ChoiceKind
	Event   int32
	Option  int32   // its number among the options of the choice that are consistent, from 0
	Forward bool    // no read is revisited, and a write has a place in coherence order
	Left    []int32 // Coherence: the reads that are yet to be revisited
}

// Choices returns the choices of the latest step. There are none if it has one option only.
func (g *Single[S]) Choices() (all []Chosen) {
	for i := range g.frames {
		f := &g.frames[i]
		c := Chosen{Kind: f.kind, Event: f.event, Option: f.opt, Forward: f.kind != fWrite || f.target < 0 && f.at != doomed}
		set.Each(&f.cands, func(r int32) { c.Left = append(c.Left, r) })
		all = append(all, c)
	}
	return all
}

// Chose reports whether there are any.
func (g *Single[S]) Chose() bool { return len(g.frames) > 0 }

// TakeBack takes back the latest step, all options of which were taken in turn.
func (g *Single[S]) TakeBack() {
	x := g.builder
	x.popTo(g.size)
	x.stamp = g.stamp
	if g.halved >= 0 {
		x.halve(g.halved) // popTo leaves its thread to the frame of the read
	}
	x.faults, x.raced = append(x.faults[:0], g.untold...), x.raced[:0]
}

// Keep makes the latest step final.
func (g *Single[S]) Keep() { g.forgetPast() }

// Tell tells search.Options.Found of the faults that the latest step has come to, without a schedule. If Found returns true, it ends with search.Stopped; see search.Abort.
func (g *Single[S]) Tell() {
	g.raced = g.raced[:0]
	if len(g.faults) > 0 && g.tell() {
		search.Abort(search.Stopped)
	}
}

// Become makes the graph a copy of another one, as it is after the latest step of that one.
func (g *Single[S]) Become(other *Single[S]) { g.become(other.builder) }

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
	x.sections, x.scFences, x.anyRace, x.vain = y.sections, y.scFences, y.anyRace, y.vain
	x.forgetJoins()
}

// learnNames takes over the numbers that y has given to cells, allocations and threads, so that those in its events mean the same here.
func (x *builder[S]) learnNames(y *builder[S]) {
	x.named = y.named
	x.memory, x.births, x.makers = y.memory.Clone(), y.births.Clone(), slices.Clone(y.makers)
	x.roster = y.roster.Clone()
	x.joins = make([]joined, len(y.joins))
	x.ends, x.spun = solo.Ends{}, nil
}
