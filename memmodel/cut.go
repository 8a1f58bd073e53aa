package memmodel

import "github.com/gomc/gomc/event"

// This file is the end of the process within an atomic section. No other thread runs before a
// section has come to its end. If it never does, because the process ends there, the thread fails or it
// waits for ever, then nobody sees what the section has written. Machines and graphs
// let the other threads run on all the same, as they do elsewhere: what does not know of the
// section could have been done before it. What knows of it is beyond the end, and no
// violation.

// BeyondEnd reports whether what a thread has done last comes, in program order and
// reads-from, after an atomic section that never ends.
func (m *Machine) BeyondEnd(t event.ThreadID) bool { return m.AfterCut(m.LastOf(t)) }

// LastOf returns the last step of a thread, or the step that created it.
func (m *Machine) LastOf(t event.ThreadID) int32 {
	if last := m.Last(m.Proc(t)); last >= 0 {
		return last
	}
	return m.Creator(t)
}

// AfterCut reports whether a step comes, in program order and reads-from, after an atomic section that
// never ends.
func (m *Machine) AfterCut(step int32) bool {
	steps := m.steps
	cut := false
	for i := range steps {
		cut = cut || steps[i].Cut
	}
	if !cut || step < 0 {
		return false
	}
	known := make([]bool, len(steps))
	for todo := []int32{step}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch {
		case i < 0 || known[i]:
			continue
		case steps[i].Cut && i != step:
			return true
		}
		known[i] = true
		todo = m.sources(append(todo, steps[i].PrevOwn, m.Creator(steps[i].Thread)), i)
	}
	return false
}

// sources adds the steps that a step has waited for or read from.
func (m *Machine) sources(todo []int32, i int32) []int32 {
	s := &m.steps[i]
	if s.Update {
		todo = append(todo, s.Store)
	}
	if s.Label.Kind == event.Join {
		todo = append(todo, m.LastOf(s.Label.Thread))
	}
	for _, f := range m.Forwards(int(i)) {
		todo = append(todo, f.Store)
	}
	for _, a := range m.Accesses(int(i)) {
		rest := a.Mask
		for k := a.PrevWrite; a.Read && k >= 0 && rest != 0; k = m.Access(k).PrevWrite {
			if b := m.Access(k); b.Mask&rest != 0 {
				todo = append(todo, b.Step)
				rest &^= b.Mask
			}
		}
	}
	return todo
}
