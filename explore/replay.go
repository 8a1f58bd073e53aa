package explore

import (
	"fmt"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Replay executes a schedule and returns the violation that it leads to, nil if
// it leads to none, and the machine as it is then. It returns an error, and the
// machine before the offending move, if the program cannot make a move of the
// schedule: the schedule is not one of this program.
//
// Where several threads have failed, the violation is that of the one that took the last
// step among them; see [Reproduce] for a particular one.
func Replay(prog event.Program, model memmodel.Model, schedule []memmodel.Move) (*Error, *memmodel.Machine, error) {
	return replay(prog, &Error{Model: model, Schedule: schedule})
}

// replay does the work of Replay. It prefers the wanted violation, if it is there.
func replay(prog event.Program, want *Error) (*Error, *memmodel.Machine, error) {
	m := memmodel.NewMachine(prog, want.Model)
	if err := m.Follow(want.Schedule, false); err != nil {
		return nil, m, err
	}
	found, err := reached(m, want)
	return found, m, err
}

// reached returns the violation in the state that a machine has reached: the wanted one
// if some thread has met it, else that of the thread that failed last, else a deadlock or hang. A
// thread that has failed stays where it is, so that what other threads did afterwards hides
// nothing. What is not supported is an error only where no thread has failed otherwise: it may be that the thread
// has only just come to it.
func reached(m *memmodel.Machine, want *Error) (*Error, error) {
	var found *Error
	var unsupported error
	latest := int32(-1)
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) || m.Fault(t) == nil || m.BeyondEnd(t) {
			continue
		}
		e, err := faultAt(m, t)
		switch last := m.LastOf(t); {
		case err != nil:
			unsupported = err
		case e.Same(want):
			return e, nil
		case found == nil || last > latest:
			found, latest = e, last
		}
	}
	if found == nil && unsupported != nil {
		return nil, unsupported
	}
	if found == nil {
		found = standstill(m)
	}
	if found == nil && want.Kind.AtEnd() {
		found = leakAt(m, want, want.Kind)
	}
	return found, nil
}

// Reproduce replays the schedule of a violation as [Replay] does, or its graph as
// [ReproduceGraph] does, and then there is no machine. If the violation is among those
// that threads have met, it is what Reproduce returns. If it is a violation of
// robustness or a data race, so is what it returns: for those it looks at the whole
// execution, and for no other violation on the way.
func Reproduce(prog event.Program, want *Error) (*Error, *memmodel.Machine, error) {
	if !want.Model.Operational() {
		found, _, err := ReproduceGraph(prog, want)
		return found, nil, err
	}
	if want.Kind == event.LivelockError {
		found, m := livelock(prog, want.Model, want.Schedule, want.Loop)
		return found, m, nil
	}
	if want.Kind == event.StarvationError {
		found, m := starvation(prog, want.Model, want.Schedule, want.Loop, want.Thread)
		return found, m, nil
	}
	if want.Kind == event.DeadlockError && want.Loop > 0 {
		found, m := strandedAt(prog, want.Model, want.Schedule, want.Loop)
		return found, m, nil
	}
	if want.Kind != event.RaceError && want.Kind != event.RobustnessError {
		return replay(prog, want)
	}
	m := memmodel.NewMachine(prog, want.Model)
	if err := m.Follow(want.Schedule, true); err != nil {
		return nil, m, err
	}
	if want.Kind == event.RaceError {
		return sameRace(m, want), m, nil
	}
	var f cycle.Finder
	if !f.Cyclic(m) {
		return nil, m, nil
	}
	return notRobust(m, f.Shortest(m)), m, nil
}

// faultAt returns the violation that a thread has met, and an error if what it has met is
// not supported.
func faultAt(m *memmodel.Machine, t event.ThreadID) (*Error, error) {
	f := m.Fault(t)
	site := m.Program().Site(m.Label(t).Site)
	if f.Kind == "" {
		return nil, fmt.Errorf("unsupported: %s at %s", f.Message, site)
	}
	return &Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: t, Model: m.Model(), Schedule: m.Schedule()}, nil
}

// Same reports whether two violations are the same one: of the same kind, at
// the same place, in the same thread and with the same message. Their schedules
// may differ.
func (e *Error) Same(f *Error) bool {
	if e == nil || f == nil {
		return e == f
	}
	return e.Kind == f.Kind && e.Message == f.Message && e.Site == f.Site && e.Thread == f.Thread
}
