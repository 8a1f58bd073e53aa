package explore

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// livelock returns the violation that a schedule is whose steps from loop on can be repeated for ever, and the machine that has
// executed it; nil if they do not lead back to the same state. That no thread ever gets through is for package states to
// know, which has seen what else threads do.
func livelock(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int) (*Error, *memmodel.Machine) {
	m := around(prog, model, schedule, loop, func(*memmodel.Machine) {})
	if m == nil {
		return nil, nil
	}
	first := &m.Steps()[loop]
	return &Error{Kind: event.LivelockError, Message: "livelock: " + rounders(m, loop), Site: prog.Site(first.Label.Site), Thread: first.Thread,
		Model: model, Schedule: schedule, Loop: loop}, m
}

// around executes a schedule whose steps from loop on can be repeated for ever, and calls each with the machine before each of these. It
// returns nil if they do not lead back to the same state.
func around(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int, each func(*memmodel.Machine)) *memmodel.Machine {
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

// strandedAt returns the deadlock that a schedule leads to whose steps from loop on can be repeated for ever, while some threads wait;
// nil if it does not. That these never run again is for package states to know.
func strandedAt(prog event.Program, model memmodel.Model, schedule []memmodel.Move, loop int) (*Error, *memmodel.Machine) {
	var always []event.ThreadID
	first := true
	m := around(prog, model, schedule, loop, func(m *memmodel.Machine) {
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
