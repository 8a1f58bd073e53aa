package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
)

// Allocations are no units. Where it does not show, as in birth.go of package trust, that an allocation happens before an access
// under RA and RC11, the program is not supported: trust decides it.

// bear notes that the thread has allocated an object.
func (e *execution) bear(l *event.Label) {
	m := &e.makers
	for int(l.Object) >= len(*m) {
		*m = append(*m, none)
	}
	(*m)[l.Object] = e.t
	e.c.births, _ = e.births.Number(cells.Birth{Object: l.Object, Event: none, Pos: e.c.units, Children: e.c.children, Older: e.c.births})
}

// unsure reports whether it does not show that the object that the unit, which consists of an access, accesses
// was allocated before.
func (e *execution) unsure(l *event.Label) bool {
	if e.model.Operational() || l.Object == event.NoObj || e.prog.AliveAtStart(l.Object) || !e.w.Options.Checked(event.MemoryError) {
		return false
	}
	if int(l.Object) >= len(e.makers) || e.makers[l.Object] < 0 {
		return true
	}
	maker := e.makers[l.Object]
	if maker == e.t {
		return false
	}
	m := e.g.threads[maker]
	if m == nil {
		return true
	}
	b := e.births.Latest(m.births, l.Object, func(*cells.Birth) bool { return true })
	if b == nil {
		return true
	}
	if b.Precedes(m.key, e.c.key) {
		return false
	}
	units := append(slices.Clip(e.g.units), e.u)
	before := e.axioms(e.arrange(units), nil).HappensBefore()
	return !slices.ContainsFunc(units, func(u *unit) bool {
		return u.thread == maker && u.begin.units >= b.Pos && len(u.index) > 0 && before(int(u.index[0]), int(e.u.index[0]))
	})
}
