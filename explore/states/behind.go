package states

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about atomic sections that never end. While a thread is in a section nobody else runs, so that nothing follows: the section fails, ends the
// process, or is cut by an assumption or a bound. A thread that waits in a section, in a loop that only reads, is another matter. As everywhere, that is a hang if it reads in vain what
// memory holds when nothing changes any more: where the others, who run on, let it go on at last, it would have been in time to wait for them. (See memmodel/cut.go on what it means
// that others run on, and Spins for the hang.) Whether they do may depend on their order. And they may run on for ever.
//
// So the states behind such a section are visited like others, with all reductions; in all of them the thread that waits is there, so that none is a state of another kind.
// Nothing is looked for in them but what lasts for ever: hangs, livelocks, and threads that are stranded. What a thread does there that does not depend on the section it can do before it, and what does
// depend on it cannot happen. States that none of these can follow are left out: some thread has failed in them or is stopped for ever by something else than a wait, or the process has ended.
//
// A thread that waits in a section takes no step, but it could go on from a state in which it does not spin for ever. So it has a claim to a share there, as a thread outside of sections
// whose wait is over, and there is no livelock in states where it always has; nor is anybody stranded in a component with a state where it has, because what follows when it goes on is looked for before the section.
//
// Reductions preserve hangs as they preserve states without a next step, and fair cycles (reduce.go). The claim there is about steps a_1 ... a_n that can follow a visited state; here it is about those that can
// and that end in a state from which somebody may wait for ever, so that no state on the way is left out. A state from which a step of the reduction leads to one that is left out, or to a section that does not end, is expanded in full.

// waitsWithin reports whether a thread waits for ever in a loop in an atomic section. Machines of searches stop no thread in a loop elsewhere.
func waitsWithin(m *memmodel.Machine, t event.ThreadID) bool {
	return m.Config(t).Blocked() == event.BlockAwait
}

// behindSection reports whether a state is one behind a section in which a thread waits for ever.
func behindSection(m *memmodel.Machine) bool {
	for i := range m.Threads() {
		if waitsWithin(m, event.ThreadID(i)) {
			return true
		}
	}
	return false
}

// mayLast reports whether threads may wait for ever, or go round for ever, from a state on: nobody is stopped by anything but a wait, and the process has not ended.
func mayLast(m *memmodel.Machine) bool {
	if m.Exited() {
		return false
	}
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if m.Started(t) && !m.Runnable(t) && m.Label(t).Kind != event.Exit && !waitsWithin(m, t) {
			return false
		}
	}
	return true
}

// appendReleased adds the threads that wait in a section and could go on from here.
func appendReleased(m *memmodel.Machine, all []event.ThreadID) []event.ThreadID {
	for i := range m.Threads() {
		if t := event.ThreadID(i); waitsWithin(m, t) {
			if _, spins := m.Spins(t); !spins {
				all = append(all, t)
			}
		}
	}
	return all
}

// last reports whether nothing follows the newest step that has to be visited.
func (w *worker) last(s *memmodel.Step) bool {
	return (s.Cut || w.behind) && !(behindSection(w.pos.m) && mayLast(w.pos.m))
}

// cut is the end of a step that is an atomic section which never ends. What follows if a thread waits in it is looked at elsewhere.
func (w *worker) cut(id uint32, key uint64) {
	m := w.pos.m
	w.s.opts.End(m)
	if !behindSection(m) && w.s.opts.Still(m) {
		w.s.report(func() bool {
			return w.s.opts.Stuck(func() []Move { moves, _ := movesOf(w.s.routes.positionAfter(id, key).m, -1); return moves })
		})
	}
}
