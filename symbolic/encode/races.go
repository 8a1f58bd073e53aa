package encode

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// A data race under sequential consistency is two accesses of different threads that conflict, not both atomic, and that are both next in some
// state of an execution: package explore/states has the claims behind that, and what is in doubt. Both are next if one of them is executed after what its
// rival's thread does before the rival, and before the rival. That is an order like any other.

// Meeting is a pair of operations that may both be next.
type Meeting struct {
	Next  *unroll.Event // its thread has come to it
	Taken *unroll.Event // it is executed then
	Lit   sat.Lit       // implies that it is so
}

// maxMeetings bounds the pairs of accesses that may race.
const maxMeetings = 500_000

// Meetings returns the pairs of accesses that are data races if they are both next, and those that leave in doubt whether there is a data race
// elsewhere: what is atomic and orders accesses less than an acquire and a release do, and what may access something else if it is executed in another state. It has to be
// called before anybody looks for executions. It gives up when the context of the encoding ends, and with very many pairs.
func (e *Encoding) Meetings() (races, doubts []Meeting, err error) {
	err = e.while(func() error {
		races, doubts, err = e.meetings()
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return races, doubts, nil
}

func (e *Encoding) meetings() (races, doubts []Meeting, err error) {
	words := map[uint64][]*unroll.Event{}
	for _, ev := range e.Program.Events {
		if ev.Kind <= unroll.Update && !ev.Life && !ev.Guard.IsFalse() {
			words[ev.Addr&^7] = append(words[ev.Addr&^7], ev)
		}
	}
	for _, ev := range e.Program.Events {
		if ev.Kind > unroll.Update || ev.Life || ev.Guard.IsFalse() {
			continue
		}
		next := ev
		if e.inSection(ev) {
			next = e.steps[ev.Step][0]
		}
		joined := e.joinedBefore(next)
		if len(races)+len(doubts) > maxMeetings {
			return nil, nil, fmt.Errorf("more than %d pairs of accesses may race", maxMeetings)
		}
		e.meter.Spend(16 * len(words[ev.Addr&^7]))
		for _, other := range words[ev.Addr&^7] {
			if doubt, ok := e.meet(ev, other); ok && !joined[e.thread[other.Thread]] && e.maybeNext(next, other) {
				m := Meeting{next, other, e.meeting(next, other, ev)}
				if doubt {
					doubts = append(doubts, m)
				} else {
					races = append(races, m)
				}
			}
		}
	}
	return races, doubts, nil
}

// meet tells what it is if a thread has come to an access, or the section that it is in, and another access is executed: a data race, or a doubt, or nothing.
func (e *Encoding) meet(ev, taken *unroll.Event) (doubt, ok bool) {
	overlap := ev.Addr < taken.Addr+uint64(taken.Size) && taken.Addr < ev.Addr+uint64(ev.Size)
	if ev.Thread == taken.Thread || !overlap || ev.Kind == unroll.Read && taken.Kind == unroll.Read {
		return false, false
	}
	switch {
	case e.inSection(ev):
		return true, !e.strong(taken)
	case !e.plain(ev) && !e.plain(taken):
		return true, !e.strong(ev) || !e.strong(taken)
	case ev.Kind != unroll.Update:
		return false, true
	}
	// What it does depends on what it reads; where it is executed at once, the other one is next.
	awaits := len(e.waits[ev.ID]) > 0 && !slices.ContainsFunc(e.waits[ev.ID], func(w *wait) bool { return w.reason != event.BlockAwait })
	return !awaits || taken.Kind == unroll.Read, true
}

// plain tells whether an access is not atomic; all that is in atomic sections is.
func (e *Encoding) plain(ev *unroll.Event) bool {
	return ev.Order == event.NotAtomic && ev.Kind != unroll.Update && !e.inSection(ev)
}

// strong tells whether an access acquires if it reads, and releases if it writes. Operations of pthreads do.
func (e *Encoding) strong(ev *unroll.Event) bool {
	switch {
	case e.inSection(ev):
		return true
	case ev.Kind == unroll.Read:
		return memmodel.Acquires(ev.Order)
	case ev.Kind == unroll.Write:
		return memmodel.Releases(ev.Order)
	}
	return ev.Order == event.NotAtomic || memmodel.Acquires(ev.Order) && memmodel.Releases(ev.Order) && (ev.Fail == event.NotAtomic || memmodel.Acquires(ev.Fail))
}

// maybeNext tells whether a thread may have come to an operation, and not further, when another one is executed.
func (e *Encoding) maybeNext(next, taken *unroll.Event) bool {
	before, ok := e.stepBefore(next)
	return !e.comesFirst(next, taken) && !(ok && e.static.Reaches(int32(taken.Step), before)) && e.p.Entails(next.Guard, taken.Guard) != term.No
}

// stepBefore is the step of a thread before an event's, or what creates the thread if only one event does.
func (e *Encoding) stepBefore(ev *unroll.Event) (step int32, ok bool) {
	t := e.thread[ev.Thread]
	if i := e.pos[ev.Step]; i > 0 {
		return e.Order.Threads[t][i-1], true
	}
	if creates := e.Program.Threads[t].Creates; len(creates) == 1 {
		return int32(e.Program.Events[creates[0]].Step), true
	}
	return 0, false
}

// meeting returns a literal that implies that one event is next when another one is executed, and that they conflict: access is the event itself, or what the section that it begins
// may do.
func (e *Encoding) meeting(next, taken, access *unroll.Event) sat.Lit {
	l := sat.Pos(e.Solver.NewVar())
	does := taken.Guard
	for _, w := range e.waits[taken.ID] {
		if w.reason != event.BlockAwait { // an await reads, and may write what is there, in a round in vain, too
			does = e.p.And(does, w.goes)
		}
	}
	if access.Kind == unroll.Read && taken.WriteGuard != nil {
		does = e.p.And(does, taken.WriteGuard)
	}
	e.clause(l.Neg(), e.b.Lit(next.Guard))
	e.clause(l.Neg(), e.b.Lit(does))
	edge := func(from, to int32, lit sat.Lit) {
		e.Order.Joins = append(e.Order.Joins, order.Edge{From: from, To: to, Lit: lit})
	}
	edge(int32(taken.Step), int32(next.Step), l)
	if before, ok := e.stepBefore(next); ok {
		edge(before, int32(taken.Step), l)
		return l
	}
	for _, c := range e.Program.Threads[e.thread[next.Thread]].Creates {
		ev := e.Program.Events[c]
		edge(int32(ev.Step), int32(taken.Step), e.both(l, e.b.Lit(e.executed(ev))))
	}
	return l
}
