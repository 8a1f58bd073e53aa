package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Proc is a process: a thread, or under TSO and PSO an auxiliary process that
// takes stores of a thread from its buffer to memory (an update). Under SC the
// number of a thread's process is the thread's.
type Proc int32

// Procs returns an upper bound of the process numbers in use.
func (m *Machine) Procs() Proc {
	if m.buffers == nil {
		return Proc(len(m.threads))
	}
	return Proc(2 * max(len(m.threads), len(m.buffers.aux)))
}

// Buffered reports whether some store is in a buffer.
func (m *Machine) Buffered() bool { return m.buffers != nil && m.buffers.count > 0 }

// Updater returns the auxiliary process that would take the pos-th step of a
// thread, a store, to memory; ok is false if that store is in no buffer.
func (m *Machine) Updater(t event.ThreadID, pos int32) (p Proc, ok bool) {
	if m.buffers == nil {
		return 0, false
	}
	for _, s := range m.buffers.of(t) {
		if m.steps[s.step].Pos == pos {
			return Proc(2*m.buffers.process(t, &s) + 1), true
		}
	}
	return 0, false
}

// UpdateOf returns the step that took a store to memory, -1 if none has.
func (m *Machine) UpdateOf(store int32) int32 {
	for _, k := range m.buffers.ofThread(m.steps[store].Thread) {
		steps := m.stepsOf(Proc(2*k + 1))
		for i := len(steps) - 1; i >= 0 && steps[i] > store; i-- {
			if m.steps[steps[i]].Store == store {
				return steps[i]
			}
		}
	}
	return -1
}

// Draining reports whether the next operation of a thread waits for the thread's
// buffer to drain.
func (m *Machine) Draining(t event.ThreadID) bool {
	return m.buffers != nil && len(m.buffers.of(t)) > 0 && Drains(m.threads[t].label)
}

// Updates returns the latest updates of the processes that take the stores of a
// thread to memory.
func (m *Machine) Updates(t event.ThreadID) []int32 {
	if m.buffers == nil {
		return nil
	}
	n := len(m.syncs)
	m.syncUpdates(t)
	updates := slices.Clone(m.syncs[n:])
	m.syncs = m.syncs[:n]
	return updates
}

// Thread returns the thread of a process, and whether the process is an
// auxiliary one.
func (m *Machine) Thread(p Proc) (t event.ThreadID, update bool) {
	switch {
	case m.buffers == nil:
		return event.ThreadID(p), false
	case p%2 == 0:
		return event.ThreadID(p / 2), false
	}
	return m.buffers.aux[p/2].thread, true
}

// Proc returns the process of a thread. Auxiliary processes have odd numbers.
func (m *Machine) Proc(t event.ThreadID) Proc {
	if m.buffers == nil {
		return Proc(t)
	}
	return Proc(2 * t)
}

func (m *Machine) stepsOf(p Proc) []int32 {
	if int(p) >= len(m.byProc) {
		return nil
	}
	return m.byProc[p]
}

// Last returns the latest step of a process, -1 for none.
func (m *Machine) Last(p Proc) int32 {
	if int(p) >= len(m.byProc) || len(m.byProc[p]) == 0 {
		return -1
	}
	return m.byProc[p][len(m.byProc[p])-1]
}

// StepOf returns the number of the pos-th step of a process, counted from 1.
func (m *Machine) StepOf(p Proc, pos int32) int32 { return m.byProc[p][pos-1] }
