package memmodel

import "github.com/gomc/gomc/event"

// This file is about atomic sections that never end: the process ends inside, or the thread fails or waits for ever
// there. While a thread is inside a section no other thread runs, so no other thread can see what such a section
// has written. Machines and graphs let other threads run on nevertheless. Steps of theirs that do not depend on
// the section could have been taken before it, and count. Steps that do depend on it (by program order and
// reads-from) cannot happen in the program: an error that they meet is no violation.
//
// A section takes place as a whole or not at all. So a thread that would wait for ever inside one waits before it, and has written nothing. Of an
// execution in which threads wait inside sections, what takes place is what is left without these sections and all that
// depends on them, see [Machine.Apart]. It is a hang if nobody goes on at its end: if all that have not ended wait, spin, or stand before a
// section that is stuck, see [Machine.Spins]. Every state that is one is met so: what follows on it are such sections, and steps that depend on them.

// WaitsWithin reports whether a thread waits for ever inside an atomic section.
func (m *Machine) WaitsWithin() bool {
	for t := range m.threads {
		if last := m.Last(m.Proc(event.ThreadID(t))); last >= 0 && m.waitsIn(last) {
			return true
		}
	}
	return false
}

// waitsIn reports whether a step is a section in which its thread waits for ever.
func (m *Machine) waitsIn(step int32) bool {
	s := &m.steps[step]
	th := &m.threads[s.Thread]
	return s.Cut && th.status == Stuck && th.reason == event.BlockAwait
}

// Apart returns a machine that has taken the steps of this one, in their order, but for atomic sections in which threads wait for ever and all that depends on them
// by program order and reads-from. It is m itself if there are none.
func (m *Machine) Apart() *Machine {
	if !m.WaitsWithin() {
		return m
	}
	apart, without := NewMachineWith(m.prog, m.Model(), m.mixed), make([]bool, len(m.steps))
	var on []int32
	for i := range m.steps {
		s := &m.steps[i]
		on = m.sources(append(on[:0], s.PrevOwn, m.Creator(s.Thread)), int32(i))
		without[i] = m.waitsIn(int32(i))
		for _, k := range on {
			without[i] = without[i] || k >= 0 && without[k]
		}
		if !without[i] {
			apart.Exec(m.MoveOf(s).Process(apart), s.Choice)
		}
	}
	return apart
}

// BeyondEnd reports whether the last step of a thread depends, by program order and reads-from, on an atomic
// section that never ends, and so cannot happen in the program.
func (m *Machine) BeyondEnd(t event.ThreadID) bool { return m.AfterCut(m.LastOf(t)) }

// LastOf returns the last step of a thread, or the step that created it.
func (m *Machine) LastOf(t event.ThreadID) int32 {
	if last := m.Last(m.Proc(t)); last >= 0 {
		return last
	}
	return m.Creator(t)
}

// AfterCut reports whether a step depends, by program order and reads-from, on an atomic section that never ends.
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
