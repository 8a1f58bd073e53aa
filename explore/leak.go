package explore

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about what is left of the heap when the process ends. Memory at the end of an execution is the same whatever the order of its
// independent steps, so one execution of each class is enough. But a machine lets threads run on when the process has ended. Where one of
// them could still have been running then, there are ends of the process that nobody looks at; the program is not called safe.

// judgesHeap reports whether the heap is looked at at the end of executions.
func (r *run) judgesHeap() bool { return r.checked[event.LeakError] || r.checked[event.UnfreedError] }

// leaks reports the blocks that are lost or not freed at the end of an execution. It returns false if there are none.
func (r *run) leaks(m *memmodel.Machine) bool {
	found, doubt := leaks(m, r.checks())
	for _, e := range found {
		e.Model, e.Schedule = m.Model(), m.Schedule()
		r.violation(e)
	}
	if doubt != "" && r.unsure == "" {
		r.unsure = doubt
	}
	return len(found) > 0
}

// checks lists the kinds of errors that are checked.
func (r *run) checks() []event.ErrorKind {
	return slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return !r.checked[k] })
}

// leakAt returns the block that is lost or not freed where a machine stands, the wanted one if it is there. It returns nil if there is none.
func leakAt(m *memmodel.Machine, want *Error, kinds ...event.ErrorKind) *Error {
	found, _ := leaks(m, kinds)
	if len(found) == 0 {
		return nil
	}
	e := found[max(0, slices.IndexFunc(found, want.Same))]
	e.Model, e.Schedule = m.Model(), m.Schedule()
	return e
}

// leaks returns the violations of some kinds that the heap of a finished execution is, without schedules. doubt says why the same
// execution, ended earlier, may have others; it is empty if it may not.
func leaks(m *memmodel.Machine, kinds []event.ErrorKind) (found []*Error, doubt string) {
	over, known := finished(m)
	if !over {
		return nil, ""
	}
	left := m.Program().(event.Heap).Remains(m)
	if known && !m.Exited() {
		left.Partial = "" // the process ends when all threads have
	}
	if left.Allocated && (left.Partial != "" || !known) {
		doubt = "what is left of the heap is not known wherever the process may end: " + cmp.Or(left.Partial, "it may end inside an atomic section")
	}
	if !known {
		return nil, doubt
	}
	for _, b := range left.Blocks {
		for _, k := range kinds {
			switch {
			case !k.AtEnd(), k == event.LeakError && !b.Lost:
			case k == event.LeakError && left.Vague != "":
				doubt = fmt.Sprintf("%s may be lost: %s", b.Name, left.Vague)
			default:
				found = append(found, leakError(m, k, b))
			}
		}
	}
	return found, doubt
}

// finished reports in over whether the program has ended in the state of a machine, with no step left to take. known reports whether all steps of the machine can have been taken
// before that end: it is false if a thread has come to an error, or beyond an atomic section that never ends.
func finished(m *memmodel.Machine) (over, known bool) {
	for p := range m.Procs() {
		if m.Enabled(p) {
			return false, false
		}
	}
	all, known := true, true
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		f := m.Fault(t)
		known = known && f == nil && !m.BeyondEnd(t)
		over = over || f != nil && f.Kind.EndsProcess()
		all = all && m.Label(t).Kind == event.Exit
	}
	return over || all || m.Exited(), known
}

func leakError(m *memmodel.Machine, kind event.ErrorKind, b event.Remnant) *Error {
	site := m.Program().Site(b.Allocated)
	message := fmt.Sprintf("%s, allocated at %s, is not freed when the process ends", b.Name, site)
	if kind == event.LeakError {
		message = fmt.Sprintf("nothing points to %s, allocated at %s, when the process ends", b.Name, site)
	}
	return &Error{Kind: kind, Message: message, Site: site, Thread: b.Thread}
}
