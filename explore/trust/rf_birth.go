package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Allocations are no units. Where it does not show, as in birth.go, that an allocation happens before an access
// under RA and RC11, the program is not supported: the search in place decides it.

// bear notes that the thread has allocated an object.
func (e *execution) bear(l *event.Label) {
	m := &e.cells.makers
	for int(l.Object) >= len(*m) {
		*m = append(*m, none)
	}
	(*m)[l.Object] = e.t
	e.c.births = e.cells.births.number(birth{l.Object, none, e.c.units, e.c.children, e.c.births})
}

// unsure reports whether it does not show that the object that the unit, which consists of an access, accesses
// was allocated before.
func (e *execution) unsure(l *event.Label) bool {
	if e.model.Operational() || l.Object == event.NoObj || !e.w.opts.Checked(event.MemoryError) {
		return false
	}
	if int(l.Object) >= len(e.cells.makers) || e.cells.makers[l.Object] < 0 {
		return true
	}
	maker := e.cells.makers[l.Object]
	if maker == e.t {
		return false
	}
	m := e.g.threads[maker]
	if m == nil {
		return true
	}
	b := e.cells.births.at(m.births)
	for b != nil && b.object != l.Object {
		b = e.cells.births.at(b.older)
	}
	if b == nil {
		return true
	}
	if k := len(m.key); len(e.c.key) > k && slices.Equal(e.c.key[:k], m.key) && e.c.key[k] >= b.children {
		return false // a descendant that was created later
	}
	units := append(slices.Clip(e.g.units), e.u)
	before := e.axioms(e.arrange(units), nil).HappensBefore()
	return !slices.ContainsFunc(units, func(u *unit) bool {
		return u.thread == maker && u.begin.units >= b.pos && len(u.index) > 0 && before(int(u.index[0]), int(e.u.index[0]))
	})
}
