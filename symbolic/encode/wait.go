package encode

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// wait is what an event waits for, for one reason. An operation that waits may be one of several events, by the address that it accesses, of which
// only the last one has a Wait: all that a wait looks at waits with it. What several waits look at waits for each of them.
type wait struct {
	goes   *term.Term // false only where the thread comes to the event and goes no further
	reason event.Reason
}

// findWaits finds what each event waits for.
func (e *Encoding) findWaits() {
	e.waits = map[int][]*wait{}
	for _, ev := range e.Program.Events {
		if ev.Wait == nil {
			continue
		}
		stops := func(i int, goes *term.Term) {
			w := e.waitFor(i, ev.Wait.Reason)
			w.goes = e.p.And(w.goes, goes)
		}
		stops(ev.ID, ev.Wait.Go)
		for _, r := range ev.Wait.Rounds {
			e.meter.Spend(32 * len(r.Looks))
			for _, i := range r.Looks {
				stops(i, r.Go)
			}
		}
	}
}

// waitFor returns what an event waits for, for a reason.
func (e *Encoding) waitFor(id int, reason event.Reason) *wait {
	for _, w := range e.waits[id] {
		if w.reason == reason {
			return w
		}
	}
	w := &wait{goes: e.p.True(), reason: reason}
	e.waits[id] = append(e.waits[id], w)
	return w
}

// waiting returns who waits where, in the order of events.
func (e *Encoding) waiting(yield func(ev *unroll.Event, w *wait, waits *term.Term)) {
	for _, ev := range e.Program.Events {
		e.meter.Spend(1 + 16*len(e.waits[ev.ID]))
		for _, w := range e.waits[ev.ID] {
			yield(ev, w, e.p.And(ev.Guard, e.p.Not(w.goes)))
		}
	}
}

// encodeWaits says what it is that nothing goes on: if e.stuck holds, each thread has ended, or waits for
// something that it does not find in what memory holds in the end.
func (e *Encoding) encodeWaits() {
	p := e.Program
	waiting := make([][]sat.Lit, len(p.Threads))
	e.waiting(func(ev *unroll.Event, w *wait, stops *term.Term) {
		waits := e.b.Lit(stops)
		if w.reason != event.BlockDeadlock && w.reason != event.BlockAwait {
			e.clause(e.stuck.Neg(), waits.Neg()) // who has stopped for another reason does not wait
			return
		}
		t := e.thread[ev.Thread]
		waiting[t] = append(waiting[t], waits)
		if ev.Kind == unroll.Join {
			if i, ok := e.thread[ev.Of]; ok {
				e.clause(e.stuck.Neg(), waits.Neg(), e.b.Lit(p.Threads[i].Ends).Neg())
			}
		}
	})
	e.finals()
	for _, x := range p.Errors {
		e.clause(e.stuck.Neg(), e.b.Lit(x.Guard).Neg())
	}
	for _, x := range p.Cuts {
		e.clause(e.stuck.Neg(), e.b.Lit(x.Guard).Neg())
	}
	for _, x := range p.Unsupported {
		e.clause(e.stuck.Neg(), e.b.Lit(x.Guard).Neg())
	}
	for i, t := range p.Threads {
		// Who neither ends nor waits stands still for another reason, which only the program knows.
		halts := sat.Pos(e.Solver.NewVar())
		e.clause(halts.Neg(), e.b.Lit(t.Guard))
		e.clause(halts.Neg(), e.b.Lit(t.Ends).Neg())
		for _, w := range waiting[i] {
			e.clause(halts.Neg(), w.Neg())
		}
		e.halts = append(e.halts, halts)
		if t.Stopped != nil {
			e.clause(e.stuck.Neg(), e.b.Lit(t.Stopped).Neg())
		}
		if t.Process != nil {
			e.clause(e.stuck.Neg(), e.b.Lit(t.Process).Neg())
		}
	}
}

// finals says that what a thread has read in the round of a loop in which it waits is what memory holds in the end.
func (e *Encoding) finals() {
	for _, ev := range e.Program.Events {
		if ev.Wait == nil || ev.Wait.Reason != event.BlockDeadlock && ev.Wait.Reason != event.BlockAwait {
			continue
		}
		for _, r := range ev.Wait.Rounds {
			final := e.both(e.stuck, e.b.Lit(e.p.And(ev.Guard, e.p.Not(r.Go))))
			for _, i := range r.Looks {
				l := e.Program.Events[i]
				for _, c := range e.cellsOf(l) {
					if len(c.writes) > 0 {
						e.Order.Finals = append(e.Order.Finals, order.Final{Step: int32(l.Step), Cell: c.index, Lit: e.both(final, e.b.Lit(l.Guard))})
					}
				}
			}
		}
	}
}

// both is a literal that holds if and only if both of two do.
func (e *Encoding) both(a, b sat.Lit) sat.Lit {
	l := sat.Pos(e.Solver.NewVar())
	e.clause(l.Neg(), a)
	e.clause(l.Neg(), b)
	e.clause(l, a.Neg(), b.Neg())
	return l
}

// Stuck returns a literal that implies that nothing goes on and that some thread waits: for one of the reasons hang if that is asked
// for, else no thread does for such a reason.
func (e *Encoding) Stuck(hang bool) sat.Lit {
	var all, hangs []*term.Term
	e.waiting(func(ev *unroll.Event, w *wait, stops *term.Term) {
		switch w.reason {
		case event.BlockDeadlock:
			all = append(all, stops)
		case event.BlockAwait:
			hangs = append(hangs, stops)
		}
	})
	if hang {
		all = hangs
	}
	lits := slices.Clone(e.halts)
	for _, t := range all {
		lits = append(lits, e.b.Lit(t))
	}
	q := e.Any(lits...)
	e.clause(q.Neg(), e.stuck)
	if !hang {
		for _, t := range e.Program.Threads {
			if t.Spins != nil {
				hangs = append(hangs, t.Spins)
			}
		}
		for _, h := range hangs {
			e.clause(q.Neg(), e.b.Lit(h).Neg())
		}
	}
	return q
}

// Going is the assumption of all other queries: that nothing is said about threads that stop.
func (e *Encoding) Going() sat.Lit { return e.stuck.Neg() }
