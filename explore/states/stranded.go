package states

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file finds threads that wait for ever while others go on for ever: no state is ever a deadlock then.
//
// From where such threads wait, whatever happens, the execution comes at last to a strongly connected component of the
// graph of states that nothing leads out of, and they wait in all of its states. So these components are looked at. Partial-order reduction keeps
// them: if some steps can follow a visited state, the same steps, and perhaps others, lead from it to a visited state, see reduce.go; so a thread that
// waits in all states of a component of the reduced graph can take no step after any of them, and one that can never take a step
// again after some state can take none after a visited state that follows it.
//
// A thread that waits for the end of another one is stranded only if that one is: threads that run for ever may be waited for.

// mayStrand reports whether some thread waits for an object of pthreads, or several for others, at any time: else
// none is stranded.
func (s *search) mayStrand() bool {
	joiners := map[event.ThreadID]bool{}
	for at := range s.prints.places {
		if at.kind == event.Join {
			joiners[at.thread] = true
		}
	}
	return len(joiners) > 1 || slices.ContainsFunc(s.parts.threads.list(), func(c memmodel.ThreadConfig) bool {
		l := c.State.Label()
		return l.Blocks && l.Sync != event.SyncNone && l.Kind != event.Join
	})
}

// findStranded looks for stranded threads in the components that nothing leads out of.
func (s *search) findStranded(g *graph) {
	if s.sym != nil && !s.flat {
		s.findStrandedUnfolded(g)
		return
	}
	g.reportStranded()
}

// findStrandedUnfolded looks for stranded threads where there may be some, in the states that these stand for.
func (s *search) findStrandedUnfolded(g *graph) {
	g.bottoms(func(members []uint32) {
		if g.mayStrand(members) {
			u := s.unfold(members)
			newGraph(u, func(link) bool { return true }).reportStranded()
			s.stopped.CompareAndSwap(false, u.stopped.Load())
		}
	})
}

// bottoms calls each with the components that nothing leads out of.
func (g *graph) bottoms(each func(members []uint32)) {
	s := g.s
	done := make([]bool, g.size()) // states of components that were found before: those that can be reached from this one
	components(g.size(), g.next, s.over, func(members []uint32) {
		bottom := g.cyclic(members) && !slices.ContainsFunc(members, func(id uint32) bool {
			return s.open[id] || slices.ContainsFunc(g.next(id), func(to uint32) bool { return done[to] })
		})
		for _, id := range members {
			done[id] = true
		}
		if bottom && !s.over() {
			each(members)
		}
	})
}

// reportStranded reports stranded threads.
func (g *graph) reportStranded() {
	s, told := g.s, map[string]bool{}
	g.bottoms(func(members []uint32) {
		always := g.always(members)
		w := g.w
		w.pos.load(s.visited.key(members[0]))
		stranded := Stranded(w.pos.m, always)
		if len(stranded) == 0 || s.opts.Still(w.pos.m) || !g.lasts(members) {
			return
		}
		where := ""
		for _, t := range stranded {
			where += fmt.Sprint(t, w.pos.thread(t), " ")
		}
		if told[where] {
			return
		}
		told[where] = true
		s.report(func() bool {
			return s.opts.Stranded(func() (all []Move, loop int) { return g.strandedLasso(members, always) })
		})
	})
}

// always returns the threads that wait for objects of pthreads or other threads in all states of a component.
func (g *graph) always(members []uint32) (all []event.ThreadID) {
	for i, id := range members {
		if g.s.over() {
			return nil
		}
		g.w.again++
		g.w.breathe()
		g.w.pos.load(g.s.visited.key(id))
		if i == 0 {
			all = Waiting(g.w.pos.m)
		}
		all = slices.DeleteFunc(all, func(t event.ThreadID) bool { return g.w.pos.m.Blocked(t) != event.BlockDeadlock })
		if len(all) == 0 {
			return nil
		}
	}
	return all
}

// lasts reports whether an execution can stay for ever in a component that nothing leads out of, without a failed assumption: each process that can take a step there has one
// that leads to no such assumption.
func (g *graph) lasts(members []uint32) bool {
	enabled, share := map[claim]bool{}, map[claim]bool{}
	for _, id := range members {
		if g.w.again++; g.s.over() {
			return false
		}
		g.w.breathe()
		p := g.wholeSpot(id)
		for _, c := range p.enabled {
			enabled[c] = true
		}
		for _, s := range p.steps {
			share[s.by] = true
		}
	}
	return len(enabled) == len(share)
}

// Waiting returns the threads that wait for an object of pthreads or for another thread.
func Waiting(m *memmodel.Machine) (all []event.ThreadID) {
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) && m.Blocked(t) == event.BlockDeadlock {
			all = append(all, t)
		}
	}
	return all
}

// Stranded returns which of some threads, that wait for as long as the others go on, wait for something that those
// do not bring about by coming to their ends.
func Stranded(m *memmodel.Machine, always []event.ThreadID) []event.ThreadID {
	all := slices.Clone(always)
	for {
		n := len(all)
		all = slices.DeleteFunc(all, func(t event.ThreadID) bool {
			l := m.Label(t)
			return l.Kind == event.Join && !slices.Contains(all, l.Thread)
		})
		if len(all) == n {
			return all
		}
	}
}

// strandedLasso returns steps that lead from the beginning to a component, and from loop on round in it, so that only those threads wait in all
// states of the round that always do.
func (g *graph) strandedLasso(members []uint32, always []event.ThreadID) (all []Move, loop int) {
	r := &tour{at: map[uint32]*spot{}, find: g.wholeSpot}
	start := g.s.nearest(members)
	r.path = []visit{{spot: r.spot(start)}}
	g.w.pos.load(g.s.visited.key(start))
	for _, t := range Waiting(g.w.pos.m) {
		if !slices.Contains(always, t) {
			r.extend(func(v visit) bool { return slices.Contains(v.spot.enabled, claim{thread: t}) })
		}
	}
	return g.round(r)
}

// wholeSpot looks at all steps that are possible in a state.
func (g *graph) wholeSpot(id uint32) *spot {
	w, p := g.w, &spot{id: id}
	w.load(id)
	for _, a := range w.enabled {
		if !a.in(g.s.origins.at(id).alone) || !w.takes(a) {
			continue
		}
		c := w.claim(a)
		p.enabled = append(p.enabled, c)
		w.taken(a, func(_ *memmodel.Step, to uint32, _ bool) {
			if to < void {
				p.steps = append(p.steps, stride{to: to, by: c})
			}
		})
	}
	return p
}
