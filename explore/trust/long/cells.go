// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// operation returns the cells that a load, store or read-modify-write accesses.
func (x *builder) operation(l *event.Label) *cells.Op {
	if o := x.memory.Known(l); o != nil {
		return o
	}
	return x.resolve(l)
}

// resolve is operation for one that is met for the first time.
func (x *builder) resolve(l *event.Label) *cells.Op {
	o, learned := x.memory.Operation(l)
	if learned != nil {
		search.Relearn(learned)
	}
	x.addCells()
	if len(o.Cells) > 1 || o.Life {
		x.sections = true
	}
	x.rename()
	return o
}

// addCells adds those cells to the graph that memory was divided into since the last call.
func (x *builder) addCells() {
	for _, c := range x.memory.Cells[len(x.cells):] {
		x.cells = append(x.cells, cell{Cell: c, probed: x.memory.Probed(len(x.cells)), first: none, tail: initial})
		x.rename()
	}
}

// contend makes the search start over with the lifetime of an object as a cell
// that every access reads.
func (x *builder) contend(o event.Obj) { search.Relearn(x.memory.Contend(o)) }

// lifetime returns the cell that stands for the lifetime of an object.
func (x *builder) lifetime(o event.Obj) int32 {
	c := x.memory.Lifetime(o)
	x.addCells()
	return c
}

// freed reports whether an object was freed in this graph.
func (x *builder) freed(o event.Obj) bool {
	c, ok := x.memory.LifeOf(o)
	return ok && x.cells[c].first >= 0
}

// anyFreed reports whether some object was freed in this graph.
func (x *builder) anyFreed() bool {
	return slices.ContainsFunc(x.memory.Lives(), func(c int32) bool { return c >= 0 && x.cells[c].first >= 0 })
}

// reborn returns the cells that an allocation has to write: its lifetime, if the
// object has lived before, and what was written to it then.
func (x *builder) reborn(l *event.Label) []int32 {
	if x.memory.Place(l) {
		x.rename()
	}
	var cells []int32
	if x.freed(l.Object) {
		cells = append(cells, x.lifetime(l.Object))
	}
	data := len(cells)
	for c := range x.cells { // all writes to one are to the same object
		if w := x.cells[c].first; w >= 0 && !x.cells[c].IsLife() && x.ev[w].label.Object == l.Object {
			cells = append(cells, int32(c))
		}
	}
	x.memory.Sort(cells[data:])
	return cells
}

// undrained reports whether, under TSO, stores of a thread to an object may still be in the thread's buffer: it was
// not drained since. Under PSO others may know of the new life of the object before they see that it has forgotten the old one,
// whatever is in the buffer.
func (x *builder) undrained(t int32, o event.Obj) (found bool) {
	if x.model != memmodel.TSO {
		return x.model == memmodel.PSO
	}
	drained := x.threads[t].drained
	set.Each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		found = found || ev.thread == t && ev.pos > drained && ev.kind == access && ev.writes && ev.label.Object == o
	})
	return found
}

// checkLifetime looks at the next operation of a thread, an access to an object that is not contended as far as is
// known, for an end of the object's lifetime that it is not ordered with.
func (x *builder) checkLifetime(c *cursor) {
	o := c.label.Object
	if o == event.NoObj || !x.freed(o) || x.memory.Contended(o) {
		return
	}
	last := initial
	for w := x.cells[x.lifetime(o)].first; w >= 0; w = x.ev[w].coNext {
		if !set.Has(&c.porf, w) {
			x.contend(o)
		}
		last = w
	}
	if last >= 0 && x.ev[last].val.Value != cells.Living {
		x.contend(o)
	}
}

// checkFree looks at the end of the lifetime of an object for accesses that it is
// not ordered with.
func (x *builder) checkFree(e int32) {
	o := x.ev[e].label.Object
	if x.memory.Contended(o) {
		return
	}
	others := x.alive
	set.Subtract(&others, &x.ev[e].prev.porf)
	set.Each(&others, func(y int32) {
		if ev := &x.ev[y]; ev.kind == access && ev.label.Object == o && ev.label.Accesses() {
			x.contend(o)
		}
	})
}

// renames counts, over all builders of the process, how often a cell, an allocation or a thread got a number. builder.named is its value when the builder last gave
// out, or took over, a number: two builders with the same one agree about all numbers.
var renames atomic.Uint64

// rename notes that the search has given out a number.
func (x *builder) rename() { x.named = renames.Add(1) }
