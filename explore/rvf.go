package explore

import (
	"context"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/memmodel"
)

// readsValue is the engine rvf, see package rvf.
func readsValue(r *run) {
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	r.explore(rvf.Options{}, &interrupted)
}

// maxAccesses bounds the length of traces of rvf: each call of its recursion keeps a witness,
// so that memory is quadratic in it.
const maxAccesses = 4000

// explore runs rvf.
func (r *run) explore(opts rvf.Options, interrupted *atomic.Bool) {
	tally := new(rvf.Tally)
	counted := func() { r.events = tally.Events }
	opts.Tally, opts.MaxEvents = tally, min(r.opts.MaxSteps, maxAccesses)
	opts.Restart = r.forget
	opts.Found = func(v *rvf.Violation) bool {
		counted()
		if v.Fault.Kind == "" {
			r.site = r.prog.Site(v.Label.Site)
			r.stop(Unsupported, v.Fault.Message)
			return true
		}
		m := r.machineAt(v.Moves)
		if !r.faultOf(m, v.Thread) {
			panic("a violation of rvf that its schedule does not show")
		}
		if m.BeyondEnd(v.Thread) {
			r.stop(Unknown, "a thread reads what an atomic section has written in which the process ends; engine rvf does not tell where else it may have the value from")
		}
		return r.over()
	}
	opts.End = func(complete bool, moves func() []memmodel.Move) bool {
		counted()
		if complete && r.opts.Leaf == nil {
			r.executions++
		} else {
			m := r.machineAt(moves())
			exhaust(m)
			for t := range m.Threads() {
				if id := event.ThreadID(t); m.Started(id) {
					r.faultOf(m, id)
				}
			}
			r.maximal(m)
			if waitsLate(m) {
				r.unsure = "a thread waits for ever in an atomic section; engine rvf does not tell whether it would wait before it in all executions with the same values"
			}
		}
		return r.stopped()
	}
	switch rvf.Explore(r.prog, opts, interrupted) {
	case rvf.Interrupted:
		if r.ctx.Err() != nil {
			r.stop(Unknown, context.Cause(r.ctx).Error())
		} else {
			r.stop(Unknown, "engine rvf has given up")
		}
	case rvf.TooLong:
		if r.opts.MaxSteps > maxAccesses {
			r.stop(Unknown, "an execution has more events than engine rvf can handle")
		} else {
			r.stop(Unknown, tooLong)
		}
	}
	counted()
}

// waitsLate reports whether a thread waits for ever in an atomic section in which it has done anything before. Else it waits there as it would before the section.
func waitsLate(m *memmodel.Machine) bool {
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if last := m.Last(m.Proc(t)); last >= 0 && m.Steps()[last].Cut && m.Blocked(t) == event.BlockAwait {
			if begun := m.Steps()[last].Before.Next(0); begun.Fresh().Core() != m.State(t).Fresh().Core() {
				return true
			}
		}
	}
	return false
}

// exhaust lets threads that do nothing visible for ever go on until the machine
// notices.
func exhaust(m *memmodel.Machine) {
	for t := range m.Threads() {
		if id := event.ThreadID(t); m.Started(id) {
			for n := 0; n < DefaultMaxSteps && m.Enabled(m.Proc(id)); n++ {
				m.Exec(m.Proc(id), 0)
			}
		}
	}
}
