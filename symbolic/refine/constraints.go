package refine

import (
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
)

// constraints is a validator by constraints (section 4.3 of the paper).
type constraints struct {
	p      *order.Problem
	s      *sat.Solver
	clocks *order.Clocks
	mine   map[sat.Var]sat.Var // of variables of the encoding
	theirs map[sat.Var]sat.Var
	role   map[sat.Lit]bool // literals that the constraint has
}

func newConstraints(p *order.Problem, vars []sat.Var, stop func() bool) *constraints {
	v := &constraints{p: p, s: sat.New(), mine: map[sat.Var]sat.Var{}, theirs: map[sat.Var]sat.Var{}, role: map[sat.Lit]bool{}}
	v.s.Stop = stop
	for _, x := range vars {
		own := v.s.NewVar()
		v.mine[x], v.theirs[own] = own, x
	}
	v.clocks = order.NewClocks(p, v.s, func(l sat.Lit) sat.Lit {
		v.role[l] = true
		return translate(v.mine, l)
	})
	return v
}

func translate(to map[sat.Var]sat.Var, l sat.Lit) sat.Lit {
	if l.Sign() {
		return sat.Neg(to[l.Var()])
	}
	return sat.Pos(to[l.Var()])
}

func (v *constraints) validate(assigned []sat.Lit) (steps []int32, core []sat.Lit, result sat.Result) {
	var assumptions []sat.Lit
	for _, l := range assigned {
		if v.role[l] {
			assumptions = append(assumptions, translate(v.mine, l))
		}
	}
	switch result = v.s.Solve(assumptions...); result {
	case sat.Sat:
		return v.clocks.Order(), nil, result
	case sat.Unsat:
		for _, l := range v.s.Core() {
			core = append(core, translate(v.theirs, l))
		}
	}
	return nil, core, result
}
