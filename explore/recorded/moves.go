package recorded

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/steps"
	"github.com/gomc/gomc/memmodel"
)

// none stands for no thread, and no event.
const none int32 = -2

// Moves returns the steps of a [memmodel.Machine] under SC, TSO or PSO: events in an order that extends happens-before, updates where
// their stores are in that order.
func (g *Graph) Moves() []memmodel.Move {
	s := &linearisation{g: g, threads: make([]performed, len(g.Threads))}
	for t := range g.Threads {
		joins := func(e int32) bool { return g.Events[e].Label.Kind == event.Join } // which take no part in the order
		s.threads[t] = performed{events: slices.DeleteFunc(slices.Clone(g.Threads[t].Events), joins), stores: map[int32]int32{}}
	}
	s.Schedule = steps.New(g.Program, len(g.Threads), s)
	s.open()
	for e := s.oldest(); e != none; e = s.oldest() {
		s.place(e)
	}
	s.Rest()
	return s.Schedule.Moves
}

// linearisation is a steps.Record.
type linearisation struct {
	*steps.Schedule
	g       *Graph
	threads []performed

	// Of the events that stand for what takes effect at once:
	left  []int     // how many that come before it are to be placed
	after [][]int32 // those that come after it
	ready []int32   // those before which nothing is left
}

// performed is how far a thread has come.
type performed struct {
	events []int32 // in program order
	next   int
	stores map[int32]int32 // step of each store, by its first event
}

// open finds out which events come after which, and those that come after none.
func (s *linearisation) open() {
	s.left, s.after = make([]int, len(s.g.Events)), make([][]int32, len(s.g.Events))
	for k := range s.g.Events {
		e, ev := int32(k), &s.g.Events[k]
		if ev.Label == nil || !ev.First || ev.Kind == Choice && !ev.Section {
			continue
		}
		for _, before := range ev.Before {
			s.after[before] = append(s.after[before], e)
		}
		if s.left[e] = len(ev.Before); s.left[e] == 0 {
			s.ready = append(s.ready, e)
		}
	}
}

// oldest returns the oldest event before which nothing is left to be placed, none if there is none; those after it need not wait for it any more.
func (s *linearisation) oldest() int32 {
	if len(s.ready) == 0 {
		return none
	}
	e := slices.MinFunc(s.ready, func(a, b int32) int {
		return cmp.Or(cmp.Compare(s.g.Events[a].Age, s.g.Events[b].Age), cmp.Compare(a, b))
	})
	s.ready = slices.DeleteFunc(s.ready, func(r int32) bool { return r == e })
	for _, later := range s.after[e] {
		if s.left[later]--; s.left[later] == 0 {
			s.ready = append(s.ready, later)
		}
	}
	return e
}

// place takes the steps up to an event and, if it is a store in a buffer, its update.
func (s *linearisation) place(e int32) {
	t := s.g.Events[e].Thread
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
func (s *linearisation) Creator(t int32) int32 {
	if !s.g.created(t) {
		return none
	}
	return s.g.Threads[t].Creator
}

// Done reports whether all events of a thread are placed.
func (s *linearisation) Done(t int32) bool { return s.threads[t].next == len(s.threads[t].events) }

// Stops reports whether a thread waits, or never leaves a State.
func (s *linearisation) Stops(t int32, at event.State) bool {
	c := &s.g.Threads[t]
	if !s.Done(t) || c.State.Core() != at.Core() {
		return false
	}
	switch c.Status {
	case memmodel.Stuck, memmodel.Waiting:
		return true
	case memmodel.Faulted:
		return at.Label().Kind == event.AtomicBegin && s.g.Model.Refused(at.Label()) == nil
	}
	return false
}

// Joins reports whether the thread u is over: t may be about to join it otherwise.
func (s *linearisation) Joins(_, u int32) bool {
	return int(u) < len(s.threads) && s.g.Threads[u].Returns
}

// Take takes the next step of a thread. An allocation at which a thread has come to the end of what is recorded has not taken place: it may be an event, which
// is yet to be added.
func (s *linearisation) Take(m *steps.Schedule, t int32, at event.State) (steps.Step, bool) {
	g, th := s.g, &s.threads[t]
	if c := &g.Threads[t]; at.Label().Kind == event.Alloc && s.Done(t) && c.Status == memmodel.Running && c.State.Core() == at.Core() {
		return steps.Step{}, false
	}
	before := th.next
	step, ok := m.Take(s, t, at)
	if !ok || g.Model == memmodel.SC {
		return step, ok
	}
	switch l := at.Label(); {
	case g.Model.Buffers(l):
		for _, e := range th.events[before:] {
			if g.Events[e].Kind == Access {
				th.stores[e] = m.Steps(t) + 1
				step.Puts = steps.AStore
				break
			}
		}
	case l.Kind == event.Alloc && th.next > before && g.isLife(th.events[before]):
		step.Puts = steps.ABirth
	}
	return step, true
}

// Perform goes past the events of the next operation of a thread.
func (s *linearisation) Perform(t int32, l *event.Label, at event.State) (value event.Bits, alternative uint64, of int, ok bool) {
	th := &s.threads[t]
	op, value, ok := s.g.performed(l, th.events[th.next:])
	th.next += len(op.events)
	return value, uint64(op.alt), l.Alternatives(value.Value), ok
}

// Fails reports whether a thread that has come to the end of its events fails at a State, or never leaves it.
func (s *linearisation) Fails(t int32, at event.State) bool {
	c := &s.g.Threads[t]
	return s.Done(t) && (c.Status == memmodel.Faulted || c.Status == memmodel.Stuck) && c.State == at
}

// isLife reports whether an event accesses a lifetime.
func (g *Graph) isLife(e int32) bool {
	c := g.Events[e].Cell
	return c >= 0 && g.Cells[c].Mask == 0
}
