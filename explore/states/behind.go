package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about atomic sections that never end. While a thread is in a section nobody else runs, so that nothing follows: the section fails, ends the
// process, or is cut by an assumption or a bound. A section in which the thread waits does not take place at all (see memmodel/cut.go): the thread waits before it, until others
// have made it possible. So it is no step, as an operation that is disabled is none, and a state in which nothing else is possible is an end, and a hang.
//
// What reductions know of a section is what it accesses, and that is noted when it is tried in vain, too. In a state from which a step of the reduction is a section that does not
// end, or does not take place, all steps are executed. Else all members of the reduction can take their steps, as the proofs in reduce.go and persistent.go
// want it; steps of others that do not take place are none that could follow.

// waitsWithin reports whether a thread waits for ever in an atomic section. Machines of searches stop no thread in a loop elsewhere.
func waitsWithin(m *memmodel.Machine, t event.ThreadID) bool {
	return m.Config(t).Blocked() == event.BlockAwait
}

// mayLast reports whether threads may wait for ever, or go round for ever, from a state on: nobody is stopped by anything but a wait, and the process has not ended.
func mayLast(m *memmodel.Machine) bool {
	if m.Exited() {
		return false
	}
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if m.Started(t) && !m.Runnable(t) && m.Label(t).Kind != event.Exit {
			return false
		}
	}
	return true
}

// stands reports whether no step is possible in a state.
func (w *worker) stands() bool { return !slices.ContainsFunc(w.enabled, w.takes) }

// takes reports whether a process that is enabled can take a step. Only sections may be stuck, with every choice.
func (w *worker) takes(a agent) (some bool) {
	if a.place >= 0 || w.pos.m.Label(a.thread).Kind != event.AtomicBegin {
		return true
	}
	w.steps(a, func(*memmodel.Step, uint64) { some = true })
	return some
}
