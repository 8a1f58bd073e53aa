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
// The violation is that of the last step if there is one, else a deadlock in
// the state reached, else the latest violation on the way.
func Replay(prog event.Program, model memmodel.Model, schedule []Move) (*Error, *memmodel.Machine, error) {
	return replay(prog, model, schedule, false)
}

// replay does the work of Replay. With vain, awaits may read in vain.
func replay(prog event.Program, model memmodel.Model, schedule []Move, vain bool) (*Error, *memmodel.Machine, error) {
	m := memmodel.NewMachine(prog, model)
	found, err := check(m, 0)
	if err != nil {
		return nil, m, err
	}
	last := len(schedule) == 0
	for i, mv := range schedule {
		p, err := mv.process(m, vain)
		if err != nil {
			return nil, m, fmt.Errorf("step %d of the schedule: %w", i+1, err)
		}
		if s := m.Exec(p, mv.Choice); s.Update {
			last = false
			continue
		}
		e, err := check(m, mv.Thread)
		if err != nil {
			return nil, m, err
		}
		if e != nil {
			found, last = e, i == len(schedule)-1
		}
	}
	if !last && deadlocked(m) {
		found = deadlock(m)
	}
	return found, m, nil
}

// Reproduce replays the schedule of a violation as [Replay] does. If it is a
// violation of robustness or a data race, so is what it returns: for those it looks at
// the whole execution, and for no other violation on the way.
func Reproduce(prog event.Program, want *Error) (*Error, *memmodel.Machine, error) {
	found, m, err := replay(prog, want.Model, want.Schedule, want.Kind == event.RobustnessError)
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
// vain, an await that would be disabled may read in vain, and then waits for ever.
func (mv Move) possible(m *memmodel.Machine, vain bool) error {
	t := mv.Thread
	name := m.Program().ThreadName(t)
	if !m.Runnable(t) {
		return fmt.Errorf("%s has ended", name)
	}
	l := m.Label(t)
	await := l.Blocks && l.Accesses() && l.Sync == event.SyncNone && !m.Draining(t)
	if !m.Enabled(m.Proc(t)) && !(vain && await) {
		return fmt.Errorf("%s waits at %s", name, m.Program().Site(l.Site))
	}
	if l.Kind == event.AtomicBegin {
		return nil // its choices are known only when it is executed
	}
	n := 1
	if l.Accesses() {
		n = l.Alternatives(l.Extract(m.Word(l.Loc)))
	} else if l.Kind == event.Choice {
		n = l.Alternatives(0)
	}
	if mv.Choice >= uint64(max(n, 1)) {
		return fmt.Errorf("%s has no alternative %d at %s", name, mv.Choice, m.Program().Site(l.Site))
	}
	return nil
}

// check returns the violation that the latest step, of thread t, has caused,
// and an error if it met something unsupported.
func check(m *memmodel.Machine, t event.ThreadID) (*Error, error) {
	f := m.Fault(t)
	if k := len(m.Steps()); f == nil && k > 0 && m.Steps()[k-1].Label.Kind == event.Create {
		t = m.Steps()[k-1].Label.Thread
		f = m.Fault(t)
	}
	if f == nil {
		return nil, nil
	}
	site := m.Program().Site(m.Label(t).Site)
	if f.Kind == "" {
		return nil, fmt.Errorf("unsupported: %s at %s", f.Message, site)
	}
	return &Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: t, Model: m.Model(), Schedule: schedule(m)}, nil
}

// deadlocked reports whether no thread can continue and some wait in vain.
func deadlocked(m *memmodel.Machine) bool {
	if m.Exited() || anyFault(m) {
		return false
	}
	reason := event.NotBlocked
	for p := range m.Procs() {
		if m.Enabled(p) {
			return false
		}
	}
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		if b := m.Blocked(t); b != event.NotBlocked {
			reason = event.Worse(reason, b)
		}
	}
	return reason == event.BlockDeadlock
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
