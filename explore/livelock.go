package explore

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// livelock returns the livelock that consists of the steps of a schedule from loop on, and the machine that has executed the
// schedule. It returns nil if these steps do not lead back to the state before them. It does not check that no thread can
// leave its loop: package states has done so on the graph of all states.
func livelock(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int) (*Error, *memmodel.Machine) {
	m := follow(prog, model, schedule, loop, func(*memmodel.Machine) {})
	if m == nil {
		return nil, nil
	}
	first := &m.Steps()[loop]
	return &Error{Kind: event.LivelockError, Message: "livelock: " + rounders(m, loop), Site: prog.Site(first.Label.Site), Thread: first.Thread,
		Model: model, Schedule: schedule, Loop: loop}, m
}

// starvation returns the starvation of a thread while others repeat the steps of a schedule from loop on, and the machine that has executed the
// schedule. It returns nil if these steps do not lead back to the state before them, or if the thread neither takes one of them nor waits. It
// does not check that the thread stays in its loop: package states has done so on the graph of all states.
func starvation(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int, victim event.ThreadID) (*Error, *memmodel.Machine) {
	m := follow(prog, model, schedule, loop, func(*memmodel.Machine) {})
	if m == nil || !m.Started(victim) {
		return nil, nil
	}
	e := &Error{Kind: event.StarvationError, Thread: victim, Model: model, Schedule: schedule, Loop: loop}
	for i := range m.Steps()[loop:] {
		if s := &m.Steps()[loop+i]; s.Thread == victim && !s.Update {
			e.Site = prog.Site(s.Label.Site)
			e.Message = fmt.Sprintf("starvation: %s goes round for ever without getting through, while others go on", prog.ThreadName(victim))
			return e, m
		}
	}
	if !states.WaitsForOthers(m, victim) {
		return nil, nil
	}
	e.Site = prog.Site(m.Label(victim).Site)
	e.Message = fmt.Sprintf("starvation: %s waits for ever, while others go on", prog.ThreadName(victim))
	return e, m
}

// Lasso reports whether the schedule of a violation ends with steps, from Loop on, that are repeated for ever.
func (e *Error) Lasso() bool {
	return e.Kind == event.LivelockError || e.Kind == event.StarvationError || e.Loop > 0
}

// follow executes a schedule, and calls each with the machine before each of its steps from loop on. It returns nil if these do not lead
// back to the state before them, so that they cannot be repeated for ever.
func follow(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int, each func(*memmodel.Machine)) *memmodel.Machine {
	if loop < 0 || !states.Returns(prog, model, schedule, loop) {
		return nil
	}
	m := memmodel.NewStateMachine(prog, model)
	for i, mv := range schedule {
		if i >= loop {
			each(m)
		}
		m.Exec(mv.Process(m), mv.Choice)
	}
	return m
}

// strandedAt returns the deadlock of the threads that wait throughout the steps of a schedule from loop on, while other threads repeat
// these for ever. It returns nil if nobody waits, or if the steps do not lead back to the state before them. It does not check that the
// threads can never run again: package states has done so.
func strandedAt(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int) (*Error, *memmodel.Machine) {
	var always []event.ThreadID
	first := true
	m := follow(prog, model, schedule, loop, func(m *memmodel.Machine) {
		if waiting := states.Waiting(m); first {
			always, first = waiting, false
		} else {
			always = slices.DeleteFunc(always, func(t event.ThreadID) bool { return !slices.Contains(waiting, t) })
		}
	})
	if m == nil {
		return nil, nil
	}
	all := states.Stranded(m, always)
	if len(all) == 0 {
		return nil, nil
	}
	e := deadlock(m, all)
	e.Message += "; others go on"
	e.Model, e.Schedule, e.Loop, e.Stranded = model, schedule, loop, all
	return e, m
}

// rounders says which threads go round in a livelock, and where.
func rounders(m *memmodel.Machine, loop int) string {
	sites := map[event.ThreadID][]string{}
	var order []event.ThreadID
	for i := range m.Steps()[loop:] {
		s := &m.Steps()[loop+i]
		if s.Update {
			continue
		}
		site := m.Program().Site(s.Label.Site).String()
		if sites[s.Thread] == nil {
			order = append(order, s.Thread)
		}
		if all := sites[s.Thread]; len(all) == 0 || all[len(all)-1] != site {
			sites[s.Thread] = append(all, site)
		}
	}
	var what []string
	for _, t := range order {
		what = append(what, fmt.Sprintf("%s from %s", m.Program().ThreadName(t), sites[t][0]))
	}
	if len(what) == 1 {
		return what[0] + " goes round for ever without getting through"
	}
	return strings.Join(what, " and ") + " go round for ever, and none gets through"
}
