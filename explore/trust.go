package explore

import (
	"errors"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
	"sync/atomic"
)

// graphs explores execution graphs; see package trust. readsFrom asks for one of each
// reads-from class.
func graphs(r *run, readsFrom bool) {
	if readsFrom && r.cycles != nil {
		r.stop(Unsupported, "engine trust-rf: robustness, as executions of one reads-from class may differ in it")
		return
	}
	layout := trust.NewLayout()
	for {
		var interrupt atomic.Bool
		opts := trust.Options{Model: r.model, ReadsFrom: readsFrom, MaxEvents: r.opts.MaxSteps,
			Checked: func(k event.ErrorKind) bool { return r.checked[k] },
			Found: func(v *trust.Violation) bool {
				if v.Fault != nil && v.Fault.Kind == "" && readsFrom { // the machine may support it
					r.site = r.prog.Site(v.Label.Site)
					r.stop(Unsupported, v.Fault.Message)
					return true
				}
				m := r.machineAt(v.Moves)
				if v.Fault == nil {
					r.violation(deadlock(m))
				} else {
					r.faultOf(m, v.Thread)
				}
				return r.verdict != ""
			},
		}
		if r.opts.Leaf != nil {
			opts.Leaf = func(blocked event.Reason, moves []trust.Move) {
				r.opts.Leaf(Leaf{r.machineAt(moves), blocked})
			}
		}
		w := trust.NewWalker(r.prog, opts, layout)
		_, learned, err := w.Run(&interrupt)
		if learned != nil {
			layout.Merge(learned)
			continue
		}
		switch {
		case errors.Is(err, trust.ErrTooLong):
			r.stop(Unknown, tooLong)
		case err != nil:
			r.stop(Unknown, err.Error())
		}
		r.executions, r.erroneous, r.events = w.Tally.Executions, w.Tally.Erroneous, w.Tally.Events
		r.blockedBy = w.Tally.Blocked
		return
	}
}

// machineAt executes the moves of a graph's linearisation.
func (r *run) machineAt(moves []trust.Move) *memmodel.Machine {
	m := memmodel.NewMachineWith(r.prog, r.model, r.mixed)
	for _, mv := range moves {
		p := m.Proc(mv.Thread)
		if mv.Store != 0 {
			p, _ = m.Updater(mv.Thread, mv.Store)
		}
		if !m.Enabled(p) {
			panic("a linearisation that is no schedule")
		}
		m.Exec(p, mv.Choice)
	}
	return m
}
