package encode

import (
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/unroll"
)

// An atomic section that begins and does not finish, because its thread fails or stops, is the end of the execution: nobody else goes on. What
// comes behind it in an order of the steps is only there because threads stop nowhere but at waits. So an error counts if
// it comes before.

// open is an atomic section that may begin without finishing.
type open struct {
	step   int32
	thread int
	lit    sat.Lit // it does
}

// sections returns the atomic sections that may not finish. (That nothing waits for ever behind them need not be said: what a thread comes to that does not finish its section is an
// error, an assumption that fails, the end of the process or what is not supported, waiting among it, and encodeWaits excludes all of these.)
func (e *Encoding) sections() (all []open) {
	for s, events := range e.steps {
		e.meter.Spend(1)
		if len(events) == 0 || !events[0].Begins {
			continue
		}
		finished := e.p.False()
		for _, ev := range events {
			if ev.Finishes {
				finished = e.p.Or(finished, ev.Guard)
			}
		}
		if g := e.p.And(events[0].Guard, e.p.Not(finished)); !g.IsFalse() {
			l := e.b.Lit(g)
			all = append(all, open{int32(s), e.thread[events[0].Thread], l})
		}
	}
	return all
}

// encodeErrors finds for each error a literal that implies that it happens.
func (e *Encoding) encodeErrors(sections []open) {
	for i := range e.Program.Errors {
		x := &e.Program.Errors[i]
		l := e.b.Lit(x.Guard)
		e.meter.Spend(16 * len(sections))
		for _, s := range sections {
			from, ok := e.before(x)
			if !ok || s.thread == e.thread[x.Thread] || e.static.Reaches(from, s.step) {
				continue
			}
			if l == e.b.Lit(x.Guard) {
				l = e.Any(l)
			}
			e.Order.Joins = append(e.Order.Joins, order.Edge{From: from, To: s.step, Lit: e.both(l, s.lit)})
		}
		e.fails = append(e.fails, l)
	}
}

// before is the last step before an error, if there is one: of its thread, or that which creates it.
func (e *Encoding) before(x *unroll.Error) (step int32, ok bool) {
	if x.After >= 0 {
		return int32(e.Program.Events[x.After].Step), true
	}
	creates := e.Program.Threads[e.thread[x.Thread]].Creates
	if len(creates) != 1 {
		return 0, false
	}
	return int32(e.Program.Events[creates[0]].Step), true
}

// Fails is a literal that implies that an error, an index of Program.Errors, happens.
func (e *Encoding) Fails(i int) sat.Lit { return e.fails[i] }
