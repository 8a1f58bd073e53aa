package trust

import (
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/recorded"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// NewExplorer returns an explorer of the execution graphs of a program, at the root of the search tree. It does not change the
// layout.
func NewExplorer(prog event.Program, opts search.Options, layout *cells.Layout) *search.Explorer {
	// Graphs that outgrow a set of one size are continued with the next.
	sizes := []func(*search.Explorer) search.Search{newSearchOf[[1]uint64], newSearchOf[[4]uint64], newSearchOf[[16]uint64], newSearchOf[[64]uint64], newSearchOf[[256]uint64]}
	if opts.Impatient { // an engine whose sets do not grow with the graph is faster there
		sizes = sizes[:4]
	}
	return search.NewExplorer(prog, opts, layout, sizes...)
}

func newSearchOf[S set.Set](w *search.Explorer) search.Search { return newVisitor[S](w) }

// visitor visits the graphs that a builder builds, counts them and tells of violations.
type visitor[S set.Set] struct {
	*builder[S]
	w                  *search.Explorer
	deadlocks, hanging bool // whether deadlocks, and threads that spin for ever, are violations
}

func newVisitor[S set.Set](w *search.Explorer) *visitor[S] {
	x := &visitor[S]{builder: newBuilder[S](w.Program, w.Options.Model, w.Layout, w.Options.Races), w: w}
	x.shortcut, x.maxEvents = w.Options.Leaf == nil, w.Options.MaxEvents
	x.ordered = !x.multiCopyAtomic() && w.Options.Checked(event.MemoryError)
	x.deadlocks, x.hanging = w.Options.Checked(event.DeadlockError), w.Options.Checked(event.HangError)
	return x
}

// Begin goes to a place in the tree. It reports whether there is nothing from there on.
func (x *visitor[S]) Begin(path []int32, base int) (empty bool) {
	x.reset()
	return !x.moveTo(path) && !x.backtrack(base)
}

// moveTo moves from the empty graph along a path of options. It returns false if the last
// of them does not exist.
func (x *visitor[S]) moveTo(path []int32) bool {
	for k := range path {
		for len(x.frames) <= k {
			if t := x.next(); t < 0 || !x.step(t) && len(x.frames) <= k {
				panic("a path that leads out of the search tree")
			}
			x.faults, x.raced = x.faults[:0], x.raced[:0]
		}
		for x.frames[k].opt < path[k] {
			x.cut(k + 1)
			if !x.advance(k) {
				x.frames = x.frames[:k]
				return false
			}
		}
	}
	return true
}

// Go visits graphs until nothing is left that the first base choices lead to.
func (x *visitor[S]) Go(base int, interrupt *atomic.Bool) search.Ending {
	return x.visit(x, base, interrupt, x.w.Options.Turn, &x.w.Tally.Events)
}

// Position returns the options taken at all choices.
func (x *visitor[S]) Position() []int32 {
	path := make([]int32, len(x.frames))
	for i := range x.frames {
		path[i] = x.frames[i].opt
	}
	return path
}

// Exhausted reports whether frame k is known to have no further option.
func (x *visitor[S]) Exhausted(k int) bool {
	f := &x.frames[k]
	ev := &x.ev[f.event]
	for i := k + 1; i < len(x.frames); i++ {
		if x.frames[i].target >= 0 && x.frames[i].kind == fWrite {
			return false // ev may be among what the revisit has deleted
		}
	}
	switch f.kind {
	case fRead:
		return f.at == none || x.bound(ev, f.at)
	case fAlt:
		return ev.alt+1 >= x.alternatives(ev)
	}
	return set.IsEmpty(&f.cands) && (ev.reads || f.at < initial || x.bound(ev, f.at))
}

func (x *visitor[S]) linearised() []memmodel.Move {
	if !x.multiCopyAtomic() {
		return nil
	}
	return x.recorded(false).Moves()
}

// found reports a violation; before has what has to be shown of it.
func (x *visitor[S]) found(v *search.Violation, before func(*recorded.Extraction)) (stop bool) {
	if !x.w.Options.Reports(v) {
		return false
	}
	if g := x.recorded(v.Race != nil); x.model.Operational() {
		v.Moves = g.Moves()
	} else {
		v.Graph = g.Witness(before)
	}
	return x.w.Options.Found(v)
}

func (x *visitor[S]) fault(threads []int32) bool {
	for _, t := range threads {
		c := &x.threads[t]
		if c.status != memmodel.Faulted || c.fault.Kind != "" && !x.w.Options.Checked(c.fault.Kind) {
			continue
		}
		if x.found(&search.Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label}, func(z *recorded.Extraction) { z.RequireThread(t) }) {
			return true
		}
	}
	return false
}

func (x *visitor[S]) race(pairs [][2]int32) bool {
	for _, p := range pairs {
		a, b := &x.ev[p[0]], &x.ev[p[1]]
		r := &search.Race{Labels: [2]*event.Label{a.label, b.label}, Threads: [2]event.ThreadID{event.ThreadID(a.thread), event.ThreadID(b.thread)}}
		v := &search.Violation{Race: r, Thread: r.Threads[1], Label: b.label}
		if x.found(v, func(z *recorded.Extraction) { z.RequireEvent(p[0]); z.RequireEvent(p[1]) }) {
			return true
		}
	}
	return false
}
