package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
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
	s := &unitSchedule{x: x, g: g, threads: make([]unitScheduled, len(g.threads))}
	for _, u := range others {
		s.threads[u.thread].units = append(s.threads[u.thread].units, u)
	}
	s.threads[0].state = x.prog.Main()
	s.threads[0].next = 1
	if x.model == memmodel.SC {
		for _, u := range o.units {
			s.place(u)
		}
	} else {
		s.placeAll(others, o.before)
	}
	for again := true; again; {
		again = false
		for t := range s.threads {
			for s.step(int32(t)) {
				again = true
			}
		}
	}
	return s.moves
}

type unitSchedule struct {
	x       *visitor
	g       *unitGraph
	threads []unitScheduled
	moves   []memmodel.Move
}

// unitScheduled is how far a thread has come.
type unitScheduled struct {
	state event.State // nil before it was created
	units []*unit
	next  int
	steps int32
	over  bool
	steps.Buffer
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
			s.moves = append(s.moves, s.threads[e.unit.thread].Update(event.ThreadID(e.unit.thread), step)...)
		}
	}
}

// stores reports whether a unit is a store that goes to a buffer under TSO and PSO.
func (u *unit) stores() bool {
	if len(u.parts) == 0 || u.section {
		return false
	}
	p := &u.parts[len(u.parts)-1]
	return p.label.Kind == event.Store && !memmodel.Drains(p.label) && p.writes
}

// place takes the steps of a thread up to a unit, and returns the number of the unit's.
func (s *unitSchedule) place(u *unit) int32 {
	th := &s.threads[u.thread]
	k := slices.Index(th.units, u)
	for th.next <= k && s.step(u.thread) {
	}
	return u.step
}

// ensure starts a thread, by steps of its creator.
func (s *unitSchedule) ensure(t int32) {
	for s.threads[t].state == nil && s.g.threads[t] != nil && s.step(s.g.threads[t].parent) {
	}
}

// step takes the next step of a thread. It returns false if it cannot take one.
func (s *unitSchedule) step(t int32) bool {
	s.ensure(t)
	th := &s.threads[t]
	if th.state == nil || th.over {
		return false
	}
	l := th.state.Label()
	move := memmodel.Move{Thread: event.ThreadID(t)}
	var u *unit
	if th.next < len(th.units) && th.units[th.next].begin.state == th.state {
		u = th.units[th.next]
		if l.Kind == event.Join && !s.over(int32(l.Thread)) {
			return false
		}
		th = &s.threads[t]
		th.next++
		move.Choice = u.choice
		if th.over = u.then == nil; !th.over {
			th.state = u.then
		}
		u.step = th.steps + 1
	} else {
		c := s.g.threads[t]
		if th.next == len(th.units) && c.status == search.Stuck && c.state.Core() == th.state.Core() {
			return false
		}
		switch l.Kind {
		case event.Create:
			s.threads[l.Thread].state = th.state.Child()
		case event.Fence, event.Alloc:
		default:
			return false
		}
		th.state = th.state.Next(0)
	}
	th.steps++
	s.moves = append(s.moves, move)
	if u != nil && s.x.model != memmodel.SC {
		switch {
		case l.Kind == event.Alloc:
			th.Birth(th.steps)
		case u.stores():
			th.Store(th.steps)
		}
		s.moves = append(s.moves, th.Settle(event.ThreadID(t))...)
	}
	return true
}

// over lets a thread take all of its steps, and reports whether it has ended.
func (s *unitSchedule) over(t int32) bool {
	for s.step(t) {
	}
	return s.threads[t].next == len(s.threads[t].units)
}
