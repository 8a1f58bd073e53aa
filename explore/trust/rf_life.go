package trust

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// Lifetimes are cells, as in the search in place; see cells.go.

// ended reports whether the lifetime of an object has ended in the graph.
func (e *execution) ended(o event.Obj) bool {
	c, ok := e.cells.lifeOf(o)
	return ok && (e.u.write(c) >= 0 || slices.ContainsFunc(e.g.units, func(u *unit) bool { return u.write(c) >= 0 }))
}

// free ends the lifetime of an object.
func (e *execution) free(l *event.Label) (value event.Bits, same, ok bool) {
	if !e.cells.contended(l.Object) {
		e.checkFree(l)
	}
	c := e.cells.lifetime(l.Object)
	if e.read(l, c).Value != living {
		return value, false, true
	}
	e.u.parts[len(e.u.parts)-1].exclus = true
	e.write(l, c, event.Defined(gone), true)
	return event.Defined(1), false, true
}

// revive starts the lifetime of an object that has lived before: what was written to it
// then is forgotten.
func (e *execution) revive(l *event.Label) {
	if e.cells.contended(l.Object) {
		e.fail(unsupported("engine trust-rf: an object that is allocated once more while its accesses race with its end"))
		return
	}
	if e.undrained(l.Object) {
		e.fail(unsupported("engine trust-rf: an object that is allocated once more while its content may be in a store buffer"))
		return
	}
	var cells []int32
	for _, u := range append(slices.Clip(e.g.units), e.u) {
		for i := range u.parts {
			if p := &u.parts[i]; p.writes && p.label.Object == l.Object && p.label.Accesses() && !slices.Contains(cells, p.cell) {
				cells = append(cells, p.cell)
			}
		}
	}
	slices.SortFunc(cells, func(a, b int32) int {
		x, y := &e.cells.cells[a], &e.cells.cells[b]
		return cmp.Or(cmp.Compare(x.addr, y.addr), cmp.Compare(x.mask, y.mask))
	})
	e.write(l, e.cells.lifetime(l.Object), event.Defined(living), false)
	for _, c := range cells {
		e.write(l, c, e.cells.cells[c].init, false)
	}
}

// undrained is that of search.
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
	e.epoch++
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

// checkAccess looks at an access to an object that is not contended as far as is known for an end of
// the object's lifetime that does not come before a new one, which comes before the access.
func (e *execution) checkAccess(l *event.Label) {
	c, ok := e.cells.lifeOf(l.Object)
	if !ok || !e.ended(l.Object) {
		return
	}
	e.markBefore()
	alive := uint64(living)
	for _, u := range append(slices.Clip(e.g.units), e.u) {
		if k := u.write(c); k >= 0 {
			if u.mark != e.epoch {
				e.cells.contend(l.Object)
			}
			alive = u.parts[k].val.Value
		}
	}
	if alive != living {
		e.cells.contend(l.Object)
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
				e.cells.contend(l.Object)
			}
		}
	}
}

// isLife reports whether a cell is a lifetime.
func (x *readsFrom) isLife(c int32) bool { return x.cells.cells[c].loc == event.NoLoc }
