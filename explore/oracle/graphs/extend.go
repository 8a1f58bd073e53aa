package graphs

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel/axiom"
)

// extensions returns the prefixes in which a thread has performed its next
// operation.
func (p *prefix) extensions(t event.ThreadID) ([]*prefix, error) {
	th := &p.threads[t]
	l := th.state.Label()
	switch l.Kind {
	case event.Load, event.RMW, event.Store:
		living, all := p.looks(t)
		for _, q := range living {
			all = append(all, q.accesses(t)...)
		}
		return all, nil
	case event.Free:
		return p.ends(t), nil
	case event.Choice:
		var all []*prefix
		for choice := range l.Alternatives(0) {
			q := p.clone()
			q.threads[t].history += fmt.Sprintf(" choice %d", choice)
			q.perform(t, false)
			q.finish(t, event.Defined(uint64(choice)), false)
			all = append(all, q)
		}
		return all, nil
	}
	q := p.clone()
	th = &q.threads[t]
	var value event.Bits
	switch l.Kind {
	case event.AtomicBegin:
		th.section, th.node, th.before, th.changed = true, q.nodes, th.state.Core(), false
		th.cores = []int64{th.before}
		q.nodes++
		q.perform(t, false)
	case event.AtomicEnd:
		q.perform(t, false)
	case event.Fence, event.Alloc:
		q.perform(t, false)
	case event.Create:
		creation := q.perform(t, false)[0]
		q.start(l.Thread, th.state.Child(), creation)
	case event.Join:
		target := q.threads[l.Thread]
		join := q.perform(t, false)[0]
		q.graph.After[join] = append(q.graph.After[join], target.last)
		if target.status == ended {
			value = target.state.Label().Operand()
		}
	default:
		return nil, fmt.Errorf("graphs: no operation %d", l.Kind)
	}
	q.finish(t, value, l.Kind == event.Create || l.Kind == event.Alloc)
	return []*prefix{q}, nil
}

// accesses returns the extensions by a load, store or read-modify-write of an object that is alive.
func (p *prefix) accesses(t event.ThreadID) []*prefix {
	l := p.threads[t].state.Label()
	if l.Kind != event.Store {
		return p.reads(t)
	}
	var all []*prefix
	for place := range len(p.order(data(l))) + 1 {
		q := p.clone()
		q.write(q.perform(t, true)[0], place, l.Operand())
		q.finish(t, event.Bits{}, true)
		all = append(all, q)
	}
	return all
}

// reads returns the extensions by a load or read-modify-write.
func (p *prefix) reads(t event.ThreadID) []*prefix {
	th := &p.threads[t]
	l := th.state.Label()
	var all []*prefix
	for _, from := range append([]int{none}, p.order(data(l))...) {
		if q := p.tooEarly(t, from); q != nil {
			all = append(all, q)
			continue
		}
		old := p.read(th, from)
		passes := !l.Blocks || p.passes(th, from)
		if !passes && !th.section {
			continue
		}
		for choice := range l.Alternatives(old.Value) {
			stored, written := event.Bits{}, false
			if l.Kind == event.RMW {
				stored, written = l.Store(old, choice)
			}
			places := 1
			if written {
				places += len(p.order(data(l)))
			}
			for place := range places {
				q := p.clone()
				es := q.perform(t, written)
				q.graph.RF[es[0]] = from
				q.threads[t].history += fmt.Sprintf(" %s, choice %d", p.name(from), choice)
				if written {
					q.write(es[1], place, stored)
				}
				if passes {
					q.finish(t, old, written && stored != old)
				} else {
					// Within a section it has read what blocks it.
					q.threads[t].status, q.threads[t].reason = blocked, event.BlockAwait
				}
				all = append(all, q)
			}
		}
	}
	return all
}

// perform adds the events of the next operation of a thread.
func (p *prefix) perform(t event.ThreadID, written bool) []int {
	l := p.threads[t].state.Label()
	events := axiom.Operation(l, written, p.threads[t].section)
	for i := range events {
		events[i].Cell = data(l)
	}
	return p.add(t, events)
}

// add adds events of an operation of a thread, in a node of its own or in one that the thread has begun.
func (p *prefix) add(t event.ThreadID, events []axiom.Event) []int {
	th := &p.threads[t]
	th.history += ";"
	node := p.nodes
	if th.section || th.begun {
		node = th.node
	} else {
		p.nodes++
	}
	var added []int
	for _, e := range events {
		i := len(p.graph.Events)
		e.Thread, e.Pos, e.Node = t, th.events, node
		p.graph.Events = append(p.graph.Events, e)
		p.graph.RF = append(p.graph.RF, axiom.Initial)
		var after []int
		if th.last != none {
			after = []int{th.last}
		}
		p.graph.After = append(p.graph.After, after)
		p.values, p.labels, p.inSection = append(p.values, event.Bits{}), append(p.labels, th.state.Label()), append(p.inSection, th.section)
		p.states = append(p.states, th.state)
		th.last = i
		th.events++
		added = append(added, i)
	}
	return added
}

// write puts a write into the coherence order of its cell.
func (p *prefix) write(i, place int, value event.Bits) {
	cell := p.graph.Events[i].Cell
	for cell >= len(p.graph.CO) {
		p.graph.CO = append(p.graph.CO, nil)
	}
	p.graph.CO[cell] = slices.Insert(slices.Clone(p.graph.CO[cell]), place, i)
	p.values[i] = value
}

// finish moves a thread on after its operation returned value. A thread that comes
// back, without a change of memory, to where it was is in a spin loop and blocked;
// an execution in which the loop ends at once is met elsewhere.
func (p *prefix) finish(t event.ThreadID, value event.Bits, changed bool) {
	th := &p.threads[t]
	l, before := th.state.Label(), th.state.Core()
	th.begun = false
	p.enter(th, event.Next(th.state, value))
	if th.section {
		th.changed = th.changed || changed
		switch {
		case changed || l.Kind == event.Choice:
			th.cores = nil
		case l.Kind != event.AtomicBegin:
			th.cores = append(slices.Clip(th.cores), before)
		}
		if l.Kind != event.AtomicEnd {
			if th.status == running && th.state.Loops() && slices.Contains(th.cores, th.state.Core()) {
				th.status, th.reason = blocked, event.BlockAwait
			}
			return
		}
		th.section = false
		before, changed = th.before, th.changed
	}
	if changed {
		th.silent = nil
		return
	}
	th.silent = append(slices.Clip(th.silent), before)
	if th.status == running && th.state.Loops() && slices.Contains(th.silent, th.state.Core()) {
		th.status, th.reason = blocked, event.BlockAwait
	}
}
