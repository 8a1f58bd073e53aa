package explore

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/memmodel"
)

// livelock returns the violation that a schedule is whose steps from loop on can be repeated for ever, and the machine that has
// executed it; nil if they do not lead back to the same state. That no thread ever gets through is for package states to
// know, which has seen what else threads do.
func livelock(prog event.Program, model memmodel.Model, schedule []Move, loop int) (*Error, *memmodel.Machine) {
	all := make([]states.Move, len(schedule))
	for i, mv := range schedule {
		all[i] = states.Move(mv)
	}
	if loop < 0 || !states.Returns(prog, model, all, loop) {
		return nil, nil
	}
	m := memmodel.NewStateMachine(prog, model)
	for _, mv := range schedule {
		m.Exec(mv.Process(m), mv.Choice)
	}
	first := &m.Steps()[loop]
	return &Error{Kind: event.LivelockError, Message: "livelock: " + rounders(m, loop), Site: prog.Site(first.Label.Site), Thread: first.Thread,
		Model: model, Schedule: schedule, Loop: loop}, m
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
