package trust

import (
	"sync/atomic"

	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

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

// Go is VISIT of Algorithm 1, without recursion: it explores from the current graph on until nothing is left that the first base choices lead to.
func (x *visitor[S]) Go(base int, interrupt *atomic.Bool) search.Ending {
	tally, turn := &x.w.Tally, x.w.Options.Turn
	until := x.spent() + turn
	for {
		if len(x.faults) > 0 && x.tell() {
			return search.Stopped
		}
		if len(x.raced) > 0 && x.halves == 0 && !x.sections {
			if x.race(x.newRaces()) {
				return search.Stopped
			}
		}
		t := x.next()
		ok := false
		if t >= 0 {
			tally.Events++
			x.effort += price[S]()
			if len(x.ord) >= x.maxEvents {
				return search.TooLong
			}
			ok = x.step(t)
		} else if x.full() {
			return search.Stopped
		}
		if !ok && !x.backtrack(base) {
			return search.Exhausted
		}
		if interrupt.Load() || turn > 0 && x.spent() >= until { // perhaps in the midst of an execution, which may have no end
			return search.Interrupted
		}
	}
}

// spent is what counts for a turn.
func (x *visitor[S]) spent() uint64 {
	n := x.effort + x.w.Looked + x.ghb.Looked()/looksPerUnit
	if asked := x.w.Options.Asked; asked != nil {
		n += asked()
	}
	return n
}

// looksPerUnit is how many rows of happens-before are looked at in the time of one unit of price.
const looksPerUnit = 12

// price is the cost of adding an event, or of taking the next option of a choice. The unit is what either costs where a set is one word, about 250 ns; what else counts
// for a turn is given in it, too.
func price[S set.Set]() uint64 {
	if set.Long {
		return 16
	}
	return 1 + uint64(set.Capacity[S]())/320
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

// reset goes back to the empty graph.
func (x *builder[S]) reset() {
	x.alive, x.continued, x.halves, x.stamp = set.Empty[S](), 0, 0, 0
	x.ord, x.frames, x.faults = x.ord[:0], x.frames[:0], x.faults[:0]
	x.ghb.Forget()
	x.saved, x.inPlace = saved[S]{}, x.inPlace[:0]
	for i := range x.cells {
		c := &x.cells[i]
		c.first, c.tail, c.reads, c.events, c.readers = none, initial, set.Empty[S](), set.Empty[S](), set.Empty[S]()
	}
	for t := range x.threads {
		x.threads[t].status = memmodel.Absent
	}
	x.touchAll()
	x.start(0, x.prog.Main(), nil, none)
}
