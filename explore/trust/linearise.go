package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/steps"
	"github.com/gomc/gomc/memmodel"
)

// linearisation turns a graph under SC, TSO or PSO into the steps of a
// [memmodel.Machine]: events in an order that extends happens-before, updates where
// their stores are in that order. It is a steps.Record.
type linearisation[S set] struct {
	*steps.Schedule
	x       *builder[S]
	threads []performed
}

// performed is how far a thread has come.
type performed struct {
	events []int32 // in program order
	next   int
	stores map[int32]int32 // step of each store, by its first event
}

// linearise linearises the current graph. With vain, reads in vain of operations that wait
// are steps, too: a data race may be theirs.
func linearise[S set](x *builder[S], vain bool) []memmodel.Move {
	s := &linearisation[S]{x: x, threads: make([]performed, len(x.threads))}
	for t, events := range x.pasts(vain) {
		joins := func(e int32) bool { return x.ev[e].label.Kind == event.Join } // which take no part in the order
		s.threads[t] = performed{events: slices.DeleteFunc(events, joins), stores: map[int32]int32{}}
	}
	s.Schedule = steps.New(x.prog, len(x.threads), s)
	var placed S
	for {
		e := s.ready(&placed)
		if e == none {
			break
		}
		add(&placed, e)
		s.place(e)
	}
	s.Rest()
	return s.Moves
}

// ready returns the oldest event that stands for its node, all predecessors of which
// are placed.
func (s *linearisation[S]) ready(placed *S) int32 {
	x := s.x
	best := none
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		if ev.kind == choice && !ev.prev.section || ev.node != e || has(placed, e) || !subset(&x.rows[e], placed) {
			return
		}
		if best == none || stampOf(ev) < stampOf(&x.ev[best]) {
			best = e
		}
	})
	return best
}

func stampOf[S set](ev *record[S]) int32 {
	if ev.reads || ev.stampW == 0 {
		return ev.stampR
	}
	return ev.stampW
}

// place takes the steps up to an event and, if it is a store in a buffer, its update.
func (s *linearisation[S]) place(e int32) {
	t := s.x.ev[e].thread
	th := &s.threads[t]
	k := slices.Index(th.events, e)
	if k < 0 {
		return
	}
	for th.next <= k && s.Step(t) {
	}
	if step, ok := th.stores[e]; ok {
		s.Update(t, step)
	}
}

// Creator returns the thread that has created another one, none if that is not in the graph.
func (s *linearisation[S]) Creator(t int32) int32 {
	if !s.x.created(event.ThreadID(t)) {
		return none
	}
	return s.x.parents[t]
}

// Done reports whether all events of a thread are placed.
func (s *linearisation[S]) Done(t int32) bool { return s.threads[t].next == len(s.threads[t].events) }

// Stops reports whether a thread waits, or never leaves a State.
func (s *linearisation[S]) Stops(t int32, at event.State) bool {
	c := &s.x.threads[t]
	if !s.Done(t) || c.state.Core() != at.Core() {
		return false
	}
	switch c.status {
	case memmodel.Stuck, memmodel.Waiting:
		return true
	case memmodel.Faulted:
		return at.Label().Kind == event.AtomicBegin
	}
	return false
}

// Joins reports whether the thread u is over: t may be about to join it otherwise.
func (s *linearisation[S]) Joins(_, u int32) bool {
	if int(u) >= len(s.threads) {
		return false
	}
	_, over := s.x.over(u)
	return over
}

// Take takes the next step of a thread.
func (s *linearisation[S]) Take(m *steps.Schedule, t int32, at event.State) (steps.Step, bool) {
	x, th := s.x, &s.threads[t]
	before := th.next
	step, ok := m.Take(s, t, at)
	if !ok || x.model == memmodel.SC {
		return step, ok
	}
	switch l := at.Label(); {
	case x.model.Buffers(l):
		for _, e := range th.events[before:] {
			if x.ev[e].kind == access {
				th.stores[e] = m.Steps(t) + 1
				step.Puts = steps.AStore
				break
			}
		}
	case l.Kind == event.Alloc && th.next > before && x.isLife(x.ev[th.events[before]].cell):
		step.Puts = steps.ABirth
	}
	return step, true
}

// Perform goes past the events of the next operation of a thread.
func (s *linearisation[S]) Perform(t int32, l *event.Label, at event.State) (value event.Bits, alternative uint64, of int, ok bool) {
	th := &s.threads[t]
	op, value, ok := s.x.performed(l, th.events[th.next:])
	th.next += len(op.events)
	of = 1
	switch {
	case l.Reads():
		of = l.Alternatives(value.Value)
	case l.Kind == event.Choice:
		of = int(l.Val)
	}
	return value, uint64(op.alt), of, ok
}

// Fails reports whether a thread that has come to the end of its events fails at a State, or never leaves it.
func (s *linearisation[S]) Fails(t int32, at event.State) bool {
	c := &s.x.threads[t]
	return s.Done(t) && (c.status == memmodel.Faulted || c.status == memmodel.Stuck) && c.state == at
}
