package encode

import (
	"slices"

	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// Model is what the solver has found.
type Model struct {
	e    *Encoding
	eval *term.Eval
}

// Model returns the model of the last call of Solve.
func (e *Encoding) Model() *Model {
	m := &Model{e: e}
	m.eval = term.NewEval(func(v *term.Term) uint64 {
		var value uint64
		for i, l := range e.b.Bits(v) {
			if e.Solver.Value(l) == sat.True {
				value |= 1 << i
			}
		}
		return value
	})
	return m
}

// Value is the value of a term.
func (m *Model) Value(t *term.Term) uint64 { return m.eval.Value(t) }

// True tells whether a truth value holds.
func (m *Model) True(t *term.Term) bool { return m.eval.True(t) }

// Executed tells whether an event is executed, and if it waits, lets its thread go on.
func (m *Model) Executed(ev *unroll.Event) bool { return m.True(m.e.executed(ev)) }

// Assigned returns the literals of the scheduling constraint that are true.
func (e *Encoding) Assigned(vars []sat.Var) []sat.Lit {
	var all []sat.Lit
	for _, v := range vars {
		switch e.Solver.Value(sat.Pos(v)) {
		case sat.True:
			all = append(all, sat.Pos(v))
		case sat.False:
			all = append(all, sat.Neg(v))
		}
	}
	return all
}

// Step is a step that is executed.
type Step struct {
	Events []*unroll.Event // those that are executed, in order
	Leaves bool            // they are stores that leave the buffer of their thread
}

// Steps returns, of an order of steps, those that are executed. A wait that lets its thread go no further is not
// executed, but for what the threads of some events do up to these: they may be among the reads of a round in vain.
func (m *Model) Steps(order []int32, upTo ...*unroll.Event) (all []Step) {
	for _, s := range order {
		var events []*unroll.Event
		for _, ev := range m.e.steps[s] {
			vain := slices.ContainsFunc(upTo, func(to *unroll.Event) bool { return ev.Thread == to.Thread && ev.ID <= to.ID }) && m.True(ev.Guard)
			if vain || m.Executed(ev) {
				events = append(events, ev)
			}
		}
		if len(events) > 0 {
			all = append(all, Step{events, events[0].Step != int(s)})
		}
	}
	return all
}
