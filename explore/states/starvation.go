package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file finds threads that starve. A thread starves on a cycle of states that can be gone round for ever in a fair way, if it does not get through
// there, as in a livelock (see livelock.go), although others may: it repeats a loop that it does not leave, or waits for a value or for an object
// of pthreads. Fairness is that of livelocks. So who waits for a spin lock that is handed on in no order starves, as it may look at the wrong moments;
// who waits for a mutex does not, unless that is free at no moment, as the room is for a writer while readers come and go. Who waits for the end of
// a thread that runs for ever is not starving.
//
// All states have to be there for that, with all steps: what a partial-order reduction leaves out can be what makes a cycle fair, or
// a share of the victim's.

// findStarving reports a cycle for each thread that starves.
func (s *search) findStarving() {
	threads := 0
	for _, w := range s.workers {
		threads = max(threads, w.pos.m.Threads())
	}
	for t := range event.ThreadID(threads) {
		if s.over() {
			return
		}
		g := newGraph(s, func(l link) bool { return l.within || event.ThreadID(l.by) != t })
		g.victim = t
		g.reportStarving()
	}
}

// reportStarving reports that the victim starves in a component, if it does.
func (g *graph) reportStarving() {
	told := false
	components(g.size(), g.next, g.s.over, func(members []uint32) {
		if told || g.s.over() || !g.cyclic(members) {
			return
		}
		if fair := g.fair(members); fair != nil {
			told = true
			g.s.report(func() bool {
				return g.s.opts.Starving(g.victim, func() (all []Move, loop int) { return g.lasso(fair) })
			})
		}
	})
}

// wanted reports whether the victim, if there is one, goes round in some states that are gone round for ever, or waits there. If
// it takes no step, it is at the same operation in all of them.
func (g *graph) wanted(spots []*spot) bool {
	if g.victim == nobody {
		return true
	}
	inside := map[uint32]bool{}
	for _, p := range spots {
		inside[p.id] = true
	}
	for _, p := range spots {
		if slices.ContainsFunc(p.steps, func(s stride) bool { return s.by == claim{thread: g.victim} && inside[s.to] }) {
			return true
		}
	}
	return slices.ContainsFunc(spots, func(p *spot) bool {
		g.w.pos.load(g.s.visited.key(p.id))
		return g.w.waits(g.victim)
	})
}

// waits reports whether a thread waits for what others do. It does not if it is in an endless loop, and all that it could do is to begin another round of
// that, having changed nothing.
func (w *worker) waits(t event.ThreadID) bool {
	m := w.pos.m
	if !WaitsForOthers(m, t) {
		return false
	}
	l := m.Label(t)
	return memmodel.WaitsFor(l) != event.BlockAwait || !w.endlessRound(memmodel.Passage{State: m.State(t), Value: l.Read(m.View(t, l))})
}

// WaitsForOthers reports whether a thread is at an operation that waits for what others do, but for their ends.
func WaitsForOthers(m *memmodel.Machine, t event.ThreadID) bool {
	return m.Started(t) && m.Runnable(t) && m.Label(t).Blocks && m.Label(t).Kind != event.Join
}
