package graphs

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// tooEarly returns the prefix in which the next operation of a thread, which reads from a write if it reads, fails
// because the allocation of its object does not happen before it. It returns nil if it does.
func (p *prefix) tooEarly(t event.ThreadID, from int) *prefix {
	l := p.threads[t].state.Label()
	if l.Object == event.NoObj || p.model.Operational() || p.prog.AliveAtStart(l.Object) {
		return nil
	}
	written := l.Kind == event.Store
	if l.Kind == event.RMW {
		_, written = l.Store(p.read(&p.threads[t], from), 0)
	}
	q := p.clone()
	if access := q.performReading(t, written, from); q.allocated(access) {
		return nil
	}
	q = p.clone()
	if l.Reads() {
		q.performReading(t, false, from)
	}
	q.threads[t].history += fmt.Sprintf(" %s, too early", p.name(from))
	q.fail(t, memmodel.Unallocated(p.prog, l))
	return q
}

// performReading performs the next operation of a thread with a write to read from, and returns its first event.
func (p *prefix) performReading(t event.ThreadID, written bool, from int) int {
	access := p.perform(t, written)[0]
	p.graph.RF[access] = from
	return access
}

// allocated reports whether an allocation of the object that an event accesses happens before it.
func (p *prefix) allocated(access int) bool {
	before := p.graph.HappensBefore()
	for i, l := range p.labels {
		if l.Kind == event.Alloc && l.Object == p.labels[access].Object && before(i, access) {
			return true
		}
	}
	return false
}
