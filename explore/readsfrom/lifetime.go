package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// Lifetimes are cells, see package cells.

// ended reports whether the lifetime of an object has ended in the graph.
func (e *execution) ended(o event.Obj) bool {
	c, ok := e.memory.LifeOf(o)
	return ok && (e.u.write(c) >= 0 || slices.ContainsFunc(e.g.units, func(u *unit) bool { return u.write(c) >= 0 }))
}

// free ends the lifetime of an object.
func (e *execution) free(l *event.Label) (value event.Bits, same, ok bool) {
	if !e.memory.Contended(l.Object) {
		e.checkFree(l)
	}
	c := e.memory.Lifetime(l.Object)
	if e.read(l, c).Value != cells.Living {
		return value, false, true
	}
	e.u.parts[len(e.u.parts)-1].exclus = true
	e.write(l, c, event.Defined(cells.Gone), true)
	return memmodel.Freed(true), false, true
}

// revive starts the lifetime of an object that has lived before: what was written to it
// then is forgotten.
func (e *execution) revive(l *event.Label) {
	if e.memory.Contended(l.Object) {
		e.fail(memmodel.Unsupported("engine trust-rf: an object that is allocated once more while its accesses race with its end"))
		return
	}
	if e.undrained(l.Object) {
		e.fail(memmodel.Unsupported("engine trust-rf: an object that is allocated once more while its content may be in a store buffer"))
		return
	}
	var written []int32
	for _, u := range append(slices.Clip(e.g.units), e.u) {
		for i := range u.parts {
			if p := &u.parts[i]; p.writes && p.label.Object == l.Object && p.label.Accesses() && !slices.Contains(written, p.cell) {
				written = append(written, p.cell)
			}
		}
	}
	e.memory.Sort(written)
	e.write(l, e.memory.Lifetime(l.Object), event.Defined(cells.Living), false)
	for _, c := range written {
		e.write(l, c, e.memory.Cells[c].Init, false)
	}
}

// undrained reports whether, under TSO, stores of the thread to an object may still be in its buffer. Under PSO others may
// know of the new life of the object before they see that it has forgotten the old one, whatever is in the buffer.
func (e *execution) undrained(o event.Obj) (stored bool) {
	if e.model != memmodel.TSO || e.u.section {
		return e.model == memmodel.PSO
	}
	drains := func(a axiom.Event) bool { return a.Drains }
	for _, u := range e.g.units {
		if u.thread != e.u.thread {
			continue
		}
		if u.section || slices.ContainsFunc(u.begin.before, drains) {
			stored = false
		}
		for i := range u.parts {
			switch l := u.parts[i].label; {
			case u.section:
			case memmodel.Drains(l):
				stored = false
			case l.Kind == event.Store && l.Object == o && u.parts[i].writes:
				stored = true
			}
		}
	}
	return stored && !slices.ContainsFunc(e.u.begin.before, drains)
}

// markBefore marks the unit, as far as it is there, and what comes before it in porf.
func (e *execution) markBefore() {
	e.unmark()
	for _, p := range e.u.preds {
		e.follow(p)
	}
	for i := range e.u.parts {
		if p := &e.u.parts[i]; e.u.external(p) {
			e.follow(p.rf.unit)
		}
	}
	e.u.mark = e.epoch
}

// checkAccess is called before an access to an object that is not known to be contended. The object is contended if some end or beginning of its lifetime is not
// ordered with the access, or if the latest one before the access is an end; then the search starts over.
func (e *execution) checkAccess(l *event.Label) {
	c, ok := e.memory.LifeOf(l.Object)
	if !ok || !e.ended(l.Object) {
		return
	}
	e.markBefore()
	alive := uint64(cells.Living)
	for _, u := range append(slices.Clip(e.g.units), e.u) {
		if k := u.write(c); k >= 0 {
			if u.mark != e.epoch {
				e.contend(l.Object)
			}
			alive = u.parts[k].val.Value
		}
	}
	if alive != cells.Living {
		e.contend(l.Object)
	}
}

// checkFree looks for accesses to an object that do not come before its end.
func (e *execution) checkFree(l *event.Label) {
	e.markBefore()
	for _, u := range e.g.units {
		if u.mark == e.epoch {
			continue
		}
		for i := range u.parts {
			if p := &u.parts[i]; p.label.Object == l.Object && p.label.Accesses() {
				e.contend(l.Object)
			}
		}
	}
}

// operation returns the cells that a load, store or read-modify-write accesses.
func (x *visitor) operation(l *event.Label) *cells.Op {
	o, learned := x.memory.Operation(l)
	if learned != nil {
		search.Relearn(learned)
	}
	return o
}

// contend makes the search start over with the lifetime of an object as a cell that every access reads.
func (x *visitor) contend(o event.Obj) { search.Relearn(x.memory.Contend(o)) }
