package rvf

import (
	"slices"

	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// newest returns the last write of a variable in the witness, vsc.Initial if there is none.
func (x *explorer) newest(v int32) int32 {
	for i := len(x.witness) - 1; i >= 0; i-- {
		if ev := &x.problem.Events[x.witness[i]]; ev.Var == v && ev.Kind.Writes() {
			return x.witness[i]
		}
	}
	return vsc.Initial
}

// taken reports whether the mutex that a thread waits for is held. In all witnesses of
// X it is, or is not.
func (x *explorer) taken(t int32) bool {
	v := x.variableOf(x.threads[t].label)
	return !memmodel.Passes(x.threads[t].state, x.stored(v, x.newest(v)))
}

// verifyFinally looks for a witness at whose end some threads wait: their operations
// would read in vain.
func (x *explorer) verifyFinally(threads []int32) bool {
	p := &x.problem
	events, good, edges, n := len(p.Events), len(p.Good), len(p.Edges), p.Threads
	guide := slices.Clone(x.witness)
	finals := make([]vsc.Event, len(threads))
	for i, t := range threads {
		v := x.variableOf(x.threads[t].label)
		finals[i] = vsc.Event{Var: v, Kind: vsc.Read, Good: int32(len(p.Good))}
		p.Good = append(p.Good, x.inVain(t, v))
		guide = append(guide, int32(events+i))
	}
	p.Finally(finals...)
	x.asked = 0
	w, v := x.solver.Solve(p, guide)
	p.Events, p.Good, p.Edges, p.Threads = p.Events[:events], p.Good[:good], p.Edges[:edges], n
	if v == vsc.Unknown {
		x.ending = Interrupted
	}
	if v != vsc.Consistent {
		return false
	}
	x.witness = x.witness[:0]
	for _, e := range w {
		if int(e) < events {
			x.witness = append(x.witness, e)
		}
	}
	return true
}
