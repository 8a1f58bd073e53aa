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
func Replay(prog event.Program, model memmodel.Model, schedule []Move) (*Error, *memmodel.Machine, error) {
	return replay(prog, &Error{Model: model, Schedule: schedule})
}

// replay does the work of Replay. It prefers the wanted violation, if it is there.
func replay(prog event.Program, want *Error) (*Error, *memmodel.Machine, error) {
	m := memmodel.NewMachine(prog, want.Model)
	for i, mv := range want.Schedule {
		p, err := mv.process(m, want.Kind == event.RobustnessError || want.Kind == event.RaceError)
		if err != nil {
			return nil, m, fmt.Errorf("step %d of the schedule: %w", i+1, err)
		}
		m.Exec(p, mv.Choice)
	}
	found, err := reached(m, want)
	return found, m, err
}

// reached returns the violation in the state that a machine has reached: the wanted one
// if some thread has met it, else that of the thread that failed last, else a deadlock or hang. A
// thread that has failed stays where it is, so that what other threads did afterwards hides
// nothing.
func reached(m *memmodel.Machine, want *Error) (*Error, error) {
	var found *Error
	latest := int32(-1)
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) || m.Fault(t) == nil || beyondEnd(m, t) {
			continue
		}
		e, err := faultAt(m, t)
		switch last := lastStep(m, t); {
		case err != nil:
			return nil, err
		case e.Same(want):
			return e, nil
		case found == nil || last > latest:
			found, latest = e, last
		}
	}
	if found == nil {
		found = standstill(m)
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
	if want.Kind == event.DeadlockError && want.Loop > 0 {
		found, m := strandedAt(prog, want.Model, want.Schedule, want.Loop)
		return found, m, nil
	}
	found, m, err := replay(prog, want)
	switch {
	case err != nil:
		return found, m, err
	case want.Kind == event.RaceError:
		return sameRace(m, want), m, nil
	case want.Kind != event.RobustnessError:
		return found, m, nil
	}
	var f cycle.Finder
	if !f.Cyclic(m) {
		return nil, m, nil
	}
	return notRobust(m, f.Shortest(m)), m, nil
}

// Process returns the process of a machine that makes a move, which must be
// possible.
func (mv Move) Process(m *memmodel.Machine) memmodel.Proc {
	if mv.Store > 0 {
		p, _ := m.Updater(mv.Thread, mv.Store)
		return p
	}
	return m.Proc(mv.Thread)
}

// process returns the process that makes a move, or why a machine cannot make
// it.
func (mv Move) process(m *memmodel.Machine, vain bool) (memmodel.Proc, error) {
	t := mv.Thread
	if t < 0 || !m.Started(t) {
		return 0, fmt.Errorf("there is no thread %d", t)
	}
	if mv.Store > 0 {
		p, ok := m.Updater(t, mv.Store)
		if !ok || !m.Enabled(p) {
			return 0, fmt.Errorf("%s has no store %d that can leave its buffer", m.Program().ThreadName(t), mv.Store)
		}
		return p, nil
	}
	return m.Proc(t), mv.possible(m, vain)
}

// possible tells why the thread of a move cannot make it; nil if it can. With
// vain, an operation that waits may read in vain, and then waits for ever.
func (mv Move) possible(m *memmodel.Machine, vain bool) error {
	t := mv.Thread
	name := m.Program().ThreadName(t)
	if !m.Runnable(t) {
		return fmt.Errorf("%s has ended", name)
	}
	l := m.Label(t)
	if !m.Enabled(m.Proc(t)) && !(vain && l.Blocks && l.Accesses() && !m.Draining(t)) {
		return fmt.Errorf("%s waits at %s", name, m.Program().Site(l.Site))
	}
	if l.Kind == event.AtomicBegin {
		return nil // its choices are known only when it is executed
	}
	n := 1
	if l.Accesses() {
		n = l.Alternatives(l.Extract(m.Word(l.Loc).Value))
	} else if l.Kind == event.Choice {
		if n = l.Alternatives(0); n == 0 {
			return nil // any value
		}
	}
	if mv.Choice >= uint64(max(n, 1)) {
		return fmt.Errorf("%s has no alternative %d at %s", name, mv.Choice, m.Program().Site(l.Site))
	}
	return nil
}

// faultAt returns the violation that a thread has met, and an error if what it has met is
// not supported.
func faultAt(m *memmodel.Machine, t event.ThreadID) (*Error, error) {
	f := m.Fault(t)
	site := m.Program().Site(m.Label(t).Site)
	if f.Kind == "" {
		return nil, fmt.Errorf("unsupported: %s at %s", f.Message, site)
	}
	return &Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: t, Model: m.Model(), Schedule: schedule(m)}, nil
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
