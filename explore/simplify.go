package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/memmodel"
)

// Simplify returns the same violation with a schedule that is easier to read:
// steps that do not happen before the violation are dropped, and the others are
// put into an equivalent order with few context switches. Each candidate is
// replayed, and counts only if it leads to the same violation; the result is e
// itself if none does.
func Simplify(prog event.Program, e *Error) *Error {
	switch {
	case !e.Model.Operational():
		return simplifyGraph(prog, e)
	case e.Lasso():
		return e // its round is the point, and the way there is short
	}
	found, m, err := Reproduce(prog, e)
	if err != nil || !e.Same(found) {
		return e
	}
	o := newOrder(m)
	for _, total := range [][]int32{o.past(decisive(m, found)...), o.all()} {
		candidate := *e
		candidate.Schedule = o.schedule(total)
		found, _, err := Reproduce(prog, &candidate)
		if err != nil || !e.Same(found) || len(found.Schedule) > len(e.Schedule) {
			continue
		}
		if len(found.Schedule) < len(e.Schedule) || switches(found.Schedule) < switches(e.Schedule) {
			return found
		}
	}
	return e
}

// switches counts the context switches of a schedule.
func switches(schedule []memmodel.Move) int {
	n := 0
	for i := 1; i < len(schedule); i++ {
		if schedule[i].Thread != schedule[i-1].Thread {
			n++
		}
	}
	return n
}

// decisive returns the steps that make up a violation: the last one of the thread
// that is to blame, or those of a cycle and what takes them to memory.
func decisive(m *memmodel.Machine, e *Error) []int32 {
	if e.Cycle == nil {
		return []int32{m.LastOf(e.Thread)}
	}
	on := map[int32]bool{}
	for i := range e.Cycle.Events {
		on[e.Cycle.Events[i].Step] = true
	}
	var steps []int32
	for i := range m.Steps() {
		if s := &m.Steps()[i]; on[int32(i)] || s.Update && on[s.Store] {
			steps = append(steps, int32(i))
		}
	}
	return steps
}

// order is the happens-before relation of an execution, from which equivalent
// schedules are made.
type order struct {
	m     *memmodel.Machine
	trace *dpor.Trace
}

// newOrder executes the steps of a machine once more to follow them with
// vector clocks.
func newOrder(done *memmodel.Machine) *order {
	m := memmodel.NewMachine(done.Program(), done.Model())
	o := &order{m: m, trace: dpor.NewTrace(m)}
	for i := range done.Steps() {
		s := &done.Steps()[i]
		m.Exec(s.Proc, s.Choice)
		o.trace.Push()
	}
	return o
}

// past returns how many steps of each process happen before some steps or are
// among them. A step of -1 stands for none.
func (o *order) past(steps ...int32) []int32 {
	total := make([]int32, o.m.Procs())
	for _, i := range steps {
		if i < 0 {
			continue
		}
		for p, n := range o.trace.Clock(i)[:len(total)] {
			total[p] = max(total[p], n)
		}
	}
	return total
}

// all returns how many steps each process has taken.
func (o *order) all() []int32 {
	total := make([]int32, o.m.Procs())
	for p := range total {
		if last := o.m.Last(memmodel.Proc(p)); last >= 0 {
			total[p] = o.m.Steps()[last].Pos
		}
	}
	return total
}

// schedule arranges the first total[t] steps of each thread t, a set that is
// closed under happens-before.
func (o *order) schedule(total []int32) []memmodel.Move {
	var moves []memmodel.Move
	done := make([]int32, len(total))
	for _, p := range arrange(total, o.ready) {
		done[p]++
		moves = append(moves, o.m.MoveOf(&o.m.Steps()[o.m.StepOf(memmodel.Proc(p), done[p])]))
	}
	return moves
}

// ready reports whether all that happens before the pos-th step of a thread, in
// other threads, is done.
func (o *order) ready(done []int32, t int, pos int32) bool {
	for u, c := range o.trace.Clock(o.m.StepOf(memmodel.Proc(t), pos))[:len(done)] {
		if c > done[u] && u != t {
			return false
		}
	}
	return true
}
