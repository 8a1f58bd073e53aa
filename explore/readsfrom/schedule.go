package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/steps"
	"github.com/gomc/gomc/memmodel"
)

// moves returns a schedule of a graph, in which what threads wait for has not taken place.
func (x *visitor) moves(g *unitGraph) []memmodel.Move {
	if x.model > memmodel.PSO {
		return nil
	}
	others, waiters := g.split()
	var finals []final
	for _, u := range waiters {
		finals = append(finals, u.finals()...)
	}
	o, ok := x.consistent(others, finals)
	if !ok { // it is not full, and nobody has to wait
		o, _ = x.consistent(others, nil)
	}
	return x.movesIn(g, others, o)
}

// movesIn is moves for an order of the units that do not wait.
func (x *visitor) movesIn(g *unitGraph, others []*unit, o *order) []memmodel.Move {
	if x.model > memmodel.PSO {
		return nil
	}
	s := &unitSchedule{x: x, g: g, threads: make([]placed, len(g.threads))}
	for _, u := range others {
		s.threads[u.thread].units = append(s.threads[u.thread].units, u)
	}
	s.threads[0].next = 1
	s.Schedule = steps.New(x.prog, len(g.threads), s)
	if x.model == memmodel.SC {
		for _, u := range o.units {
			s.place(u)
		}
	} else {
		s.placeAll(others, o.before)
	}
	s.Rest()
	return s.Moves
}

// unitSchedule turns a graph into the steps of a machine. It is a steps.Record.
type unitSchedule struct {
	*steps.Schedule
	x       *visitor
	g       *unitGraph
	threads []placed
}

// placed is how far a thread has come.
type placed struct {
	units []*unit
	next  int
}

// effect is what takes effect at once: a unit, or a part of one.
type effect struct {
	unit  *unit
	event int  // that stands for it in the problem
	later bool // it takes effect later than its step
}

// placeAll takes steps and updates in an order of the effects of units under TSO or PSO.
func (s *unitSchedule) placeAll(units []*unit, before func(a, b int) bool) {
	var todo []*effect
	for _, u := range units {
		if len(u.parts) == 0 {
			continue
		}
		first := int(u.index[0])
		if u.section {
			first-- // its begin
		}
		e := &effect{unit: u, event: first}
		todo = append(todo, e)
		if u.stores() {
			if u.split > 0 {
				e = &effect{unit: u, event: int(u.index[u.split])}
				todo = append(todo, e)
			}
			e.later = true
		}
	}
	for len(todo) > 0 {
		k := slices.IndexFunc(todo, func(e *effect) bool {
			return !slices.ContainsFunc(todo, func(f *effect) bool { return before(f.event, e.event) })
		})
		e := todo[k]
		todo = slices.Delete(todo, k, k+1)
		step := s.place(e.unit)
		if e.later {
			s.Update(e.unit.thread, step)
		}
	}
}

// stores reports whether a unit is a store that goes to a buffer under TSO and PSO.
func (u *unit) stores() bool {
	if len(u.parts) == 0 || u.section {
		return false
	}
	p := &u.parts[len(u.parts)-1]
	return memmodel.TSO.Buffers(p.label) && p.writes
}

// place takes the steps of a thread up to a unit, and returns the number of the unit's.
func (s *unitSchedule) place(u *unit) int32 {
	th := &s.threads[u.thread]
	k := slices.Index(th.units, u)
	for th.next <= k && s.Step(u.thread) {
	}
	return u.step
}

// Creator returns the thread that has created another one, none if that is not in the graph.
func (s *unitSchedule) Creator(t int32) int32 {
	if s.g.threads[t] == nil {
		return none
	}
	return s.g.threads[t].parent
}

// Done reports whether all units of a thread are placed.
func (s *unitSchedule) Done(t int32) bool { return s.threads[t].next == len(s.threads[t].units) }

// Stops reports whether a thread never leaves a State.
func (s *unitSchedule) Stops(t int32, at event.State) bool {
	c := s.g.threads[t]
	return s.Done(t) && c.status == memmodel.Stuck && c.state.Core() == at.Core()
}

// Joins reports whether a join is the next unit of a thread.
func (s *unitSchedule) Joins(t, _ int32) bool { return !s.Done(t) }

// Take takes the next step of a thread. An allocation at which a thread has come to the end of the graph has not taken place: it may be a unit, which is yet to
// be added.
func (s *unitSchedule) Take(m *steps.Schedule, t int32, at event.State) (steps.Step, bool) {
	th, l := &s.threads[t], at.Label()
	if c := s.g.threads[t]; l.Kind == event.Alloc && s.Done(t) && c.status == memmodel.Running && c.state.Core() == at.Core() {
		return steps.Step{}, false
	}
	if s.Done(t) || th.units[th.next].begin.state != at {
		switch l.Kind {
		case event.Create, event.Fence, event.Alloc:
			return steps.Step{Then: at.Next(0)}, true
		}
		return steps.Step{}, false
	}
	u := th.units[th.next]
	th.next++
	u.step = m.Steps(t) + 1
	step := steps.Step{Then: u.then, Choice: u.choice}
	switch {
	case s.x.model == memmodel.SC:
	case l.Kind == event.Alloc:
		step.Puts = steps.ABirth
	case u.stores():
		step.Puts = steps.AStore
	}
	return step, true
}
