package explore

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/memmodel"
)

// Simplify returns the same violation with a schedule that is easier to read:
// steps that do not happen before the violation are dropped, and the others are
// put into an equivalent order with few context switches; stores stay in buffers only where that matters. Each candidate is
// replayed, and counts only if it leads to the same violation; the result is e
// itself if none does.
func Simplify(prog event.Program, e *Error) *Error {
	switch {
	case !e.Model.Operational():
		return simplifyGraph(prog, e)
	case e.Lasso():
		return e // its round is the point, and the way there is short
	}
	return prompt(prog, arranged(prog, e))
}

// arranged drops steps and puts the others into another order.
func arranged(prog event.Program, e *Error) *Error {
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

// promptBudget bounds how many moves are replayed in all for the sake of updates.
const promptBudget = 1_000_000

// prompt moves updates to right behind their stores, or behind the update before, where the violation stays the same without the delay.
func prompt(prog event.Program, e *Error) *Error {
	if e.Cycle != nil {
		return e // the delays are its point
	}
	budget := promptBudget
	for again := true; again; {
		again = false
		for i := range e.Schedule {
			for _, at := range earlier(e.Schedule, i) {
				if budget -= len(e.Schedule); budget < 0 {
					return e
				}
				if found := moved(prog, e, i, at); found != nil {
					e, again = found, true
					break
				}
			}
		}
	}
	return e
}

// moved returns the violation with the i-th move of its schedule at another place, nil if that does not lead to it.
func moved(prog event.Program, e *Error, i, at int) *Error {
	candidate := *e
	candidate.Schedule = slices.Insert(slices.Delete(slices.Clone(e.Schedule), i, i+1), at, e.Schedule[i])
	found, _, err := Reproduce(prog, &candidate)
	if err != nil || !e.Same(found) || !slices.Equal(found.Schedule, candidate.Schedule) {
		return nil
	}
	return found
}

// earlier returns where the i-th move could be instead, if it is an update: behind its store, and behind the update of the thread before it.
func earlier(schedule []memmodel.Move, i int) (places []int) {
	own, store, last := schedule[i], int32(0), 0
	if own.Store == 0 {
		return nil
	}
	for k, mv := range schedule[:i] {
		switch {
		case mv.Thread != own.Thread:
			continue
		case mv.Store > 0:
			last = k + 1
		default:
			if store++; store == own.Store {
				places, last = append(places, k+1), 0
			}
		}
	}
	if last > 0 {
		places = append(places, last)
	}
	return slices.DeleteFunc(places, func(at int) bool { return at == i })
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
