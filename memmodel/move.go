package memmodel

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// Move is one step of a schedule: a thread, and which of the alternatives of its
// operation it takes. Its JSON is part of trace files.
type Move struct {
	Thread event.ThreadID `json:"thread"`
	Choice uint64         `json:"choice,omitempty"`
	// Store, if not 0, makes the move an update: the Store-th step of the thread
	// leaves its buffer.
	Store int32 `json:"store,omitempty"`
}

// Process returns the process of a machine that makes a move, which must be
// possible.
func (mv Move) Process(m *Machine) Proc {
	if mv.Store > 0 {
		p, _ := m.Updater(mv.Thread, mv.Store)
		return p
	}
	return m.Proc(mv.Thread)
}

// MoveOf returns the move that a step of the machine was.
func (m *Machine) MoveOf(s *Step) Move {
	mv := Move{Thread: s.Thread, Choice: s.Choice}
	if s.Update {
		mv.Store = m.steps[s.Store].Pos
	}
	return mv
}

// Moves returns the moves that the machine has made.
func (m *Machine) Moves() []Move {
	return m.movesThat(func(int32) bool { return true })
}

// Schedule returns the moves that the machine has made, without those of awaits that have
// read in vain; see [Machine.InVain].
func (m *Machine) Schedule() []Move {
	return m.movesThat(func(i int32) bool { return !m.InVain(i) })
}

func (m *Machine) movesThat(count func(step int32) bool) []Move {
	var all []Move
	for i := range m.steps {
		if count(int32(i)) {
			all = append(all, m.MoveOf(&m.steps[i]))
		}
	}
	return all
}

// Follow makes the moves of a schedule. It returns an error, and leaves the machine as it is before the offending
// move, if it cannot make one. With vain, an operation that waits may read in vain, and then waits for ever.
func (m *Machine) Follow(schedule []Move, vain bool) error {
	for i, mv := range schedule {
		p, err := m.CanMake(mv, vain)
		if err != nil {
			return fmt.Errorf("step %d of the schedule: %w", i+1, err)
		}
		m.Exec(p, mv.Choice)
	}
	return nil
}

// CanMake returns the process that makes a move, and an error that says why the machine cannot make it, if so. vain as for Follow.
func (m *Machine) CanMake(mv Move, vain bool) (Proc, error) {
	t := mv.Thread
	if t < 0 || !m.Started(t) {
		return 0, fmt.Errorf("there is no thread %d", t)
	}
	if mv.Store > 0 {
		p, ok := m.Updater(t, mv.Store)
		if !ok || !m.Enabled(p) {
			return 0, fmt.Errorf("%s has no store %d that can leave its buffer", m.prog.ThreadName(t), mv.Store)
		}
		return p, nil
	}
	return m.Proc(t), m.canStep(mv, vain)
}

// canStep returns nil if the thread of a move can make it.
func (m *Machine) canStep(mv Move, vain bool) error {
	t := mv.Thread
	name := m.prog.ThreadName(t)
	if !m.Runnable(t) {
		return fmt.Errorf("%s has ended", name)
	}
	l := m.Label(t)
	if !m.Enabled(m.Proc(t)) && !(vain && l.Blocks && l.Accesses() && !m.Draining(t)) {
		return fmt.Errorf("%s waits at %s", name, m.prog.Site(l.Site))
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
		return fmt.Errorf("%s has no alternative %d at %s", name, mv.Choice, m.prog.Site(l.Site))
	}
	return nil
}
