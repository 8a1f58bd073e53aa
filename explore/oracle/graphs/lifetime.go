package graphs

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// The lifetime of an object is a cell. An access to the object reads it first; the end of the lifetime
// reads it and, if the object is alive, writes it; see axiom.Event.

// data and life return the cells that an operation accesses.
func data(l *event.Label) int { return 2 * int(l.Loc) }
func life(l *event.Label) int { return 2*int(l.Object) + 1 }

// looks returns the prefixes in which the next operation of a thread, an access, has found its object alive, and those in which it
// has failed because it has not.
func (p *prefix) looks(t event.ThreadID) (living, failed []*prefix) {
	l := p.threads[t].state.Label()
	if l.Object == event.NoObj {
		return []*prefix{p}, nil
	}
	if l.Kind == event.Store {
		if q := p.tooEarly(t, none); q != nil {
			return nil, []*prefix{q}
		}
	}
	for _, from := range append([]int{none}, p.order(life(l))...) {
		q := p.clone()
		q.look(t, from, axiom.Event{Kind: axiom.Read, Drains: memmodel.Drains(l)})
		if from == none {
			th := &q.threads[t]
			th.begun = l.Kind != event.Store || memmodel.Drains(l) // a store may take effect later
			living = append(living, q)
			continue
		}
		q.fail(t, memmodel.Dead(p.prog, l))
		failed = append(failed, q)
	}
	return living, failed
}

// look adds events that read a lifetime.
func (p *prefix) look(t event.ThreadID, from int, events ...axiom.Event) []int {
	for i := range events {
		events[i].Cell = life(p.threads[t].state.Label())
	}
	node := p.nodes
	added := p.add(t, events)
	th := &p.threads[t]
	th.history += fmt.Sprintf(" lives %s", p.name(from))
	if !th.section {
		th.node = node
	}
	p.graph.RF[added[0]] = from
	return added
}

// fail stops a thread at its next operation.
func (p *prefix) fail(t event.ThreadID, f *event.Fault) {
	th := &p.threads[t]
	th.history += " fails"
	th.status, th.fault = faulted, f
}

// ends returns the extensions by the end of a lifetime.
func (p *prefix) ends(t event.ThreadID) []*prefix {
	l := p.threads[t].state.Label()
	if f := p.unready(t); f != nil {
		q := p.clone()
		q.fail(t, f)
		return []*prefix{q}
	}
	var all []*prefix
	for _, from := range append([]int{none}, p.order(life(l))...) {
		q := p.clone()
		read, write := axiom.Event{Kind: axiom.Read, Exclusive: true}, axiom.Event{Kind: axiom.Write, Exclusive: true}
		if from != none {
			q.look(t, from, read)
			q.finish(t, event.Bits{}, true)
		} else {
			q.write(q.look(t, from, read, write)[1], 0, event.Bits{})
			q.finish(t, event.Defined(1), true)
		}
		all = append(all, q)
	}
	return all
}

// unready returns what is wrong with the end of a lifetime, the next operation of a thread, under a model without a global order: the
// allocation, or an access that comes before it in program order and reads-from, does not happen before it. It returns nil if nothing is.
func (p *prefix) unready(t event.ThreadID) *event.Fault {
	l := p.threads[t].state.Label()
	if p.model.Operational() {
		return nil
	}
	q := p.clone()
	end := q.add(t, []axiom.Event{{Kind: axiom.Other}})[0]
	if !p.prog.AliveAtStart(l.Object) && !q.allocated(end) {
		return memmodel.Unallocated(p.prog, l)
	}
	before, past := q.graph.HappensBefore(), q.past(end)
	for i, a := range q.labels {
		if past[i] && a.Accesses() && a.Object == l.Object && !before(i, end) {
			return memmodel.Unfinished(p.prog, l)
		}
	}
	return nil
}

// unordered reports whether, under a model without a global order, some access to an object does not happen before the end of its lifetime. By the
// definition of C11 that is an error, whatever the access has found; here some other graph has it.
func (p *prefix) unordered() bool {
	if p.model.Operational() {
		return false
	}
	for i, end := range p.labels {
		if end.Kind != event.Free || p.graph.Events[i].Kind != axiom.Write {
			continue
		}
		before := p.graph.HappensBefore()
		for k, a := range p.labels {
			if a.Accesses() && a.Object == end.Object && !before(k, i) {
				return true
			}
		}
	}
	return false
}

// past returns an event, and those that come before it in program order and reads-from.
func (p *prefix) past(last int) map[int]bool {
	known := map[int]bool{}
	for todo := []int{last}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if i == none || known[i] {
			continue
		}
		known[i] = true
		todo = append(append(todo, p.graph.RF[i]), p.graph.After[i]...)
	}
	return known
}
