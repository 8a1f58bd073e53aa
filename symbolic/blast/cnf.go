package blast

import "github.com/gomc/gomc/symbolic/sat"

// lit is the solver's literal for an edge. Gates below it that have none yet get theirs.
func (b *Blaster) lit(e edge) sat.Lit {
	l := b.literal(e.gate())
	if e.negative() {
		return l.Neg()
	}
	return l
}

// literal is the literal of a gate. Deep circuits are walked with a stack of their own.
func (b *Blaster) literal(gate int32) sat.Lit {
	for len(b.lits) < len(b.graph.gates) {
		b.lits = append(b.lits, sat.Undef)
	}
	stack := append(b.stack[:0], gate)
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		if b.lits[n] != sat.Undef {
			stack = stack[:len(stack)-1]
			continue
		}
		in := b.inputs(n)
		b.meter.Spend(16 + 16*len(in))
		waits := len(stack)
		for _, e := range in {
			if b.lits[e.gate()] == sat.Undef {
				stack = append(stack, e.gate())
			}
		}
		if len(stack) == waits {
			b.lits[n] = sat.Pos(b.solver.NewVar())
			b.define(n, in)
			stack = stack[:waits-1]
		}
	}
	b.stack = stack
	return b.lits[gate]
}

// inputs are the inputs of a gate for its definition. A conjunction of conjunctions that nothing else uses is one large conjunction, unless they
// have literals.
func (b *Blaster) inputs(n int32) []edge {
	g := b.graph
	if g.gates[n].kind != andGate {
		return g.gates[n].inputs()
	}
	flat := append([]edge(nil), g.gates[n].inputs()...)
	for i := 0; i < len(flat); {
		e := flat[i]
		if below := e.gate(); e.negative() || g.gates[below].kind != andGate || g.users[below] > 1 || b.lits[below] != sat.Undef {
			i++
			continue
		}
		in := g.gates[e.gate()].inputs()
		flat[i] = in[0]
		flat = append(flat, in[1])
	}
	return flat
}

// define adds clauses that say what a gate is.
func (b *Blaster) define(n int32, in []edge) {
	z := b.lits[n]
	l := make([]sat.Lit, len(in), len(in)+1)
	for i, e := range in {
		l[i] = b.lits[e.gate()]
		if e.negative() {
			l[i] = l[i].Neg()
		}
	}
	clause := func(c ...sat.Lit) { b.solver.AddClause(c...) }
	switch b.graph.gates[n].kind {
	case input:
		if n == no.gate() {
			clause(z.Neg())
		}
	case andGate:
		all := append(make([]sat.Lit, 0, len(l)+1), z)
		for _, x := range l {
			clause(z.Neg(), x)
			all = append(all, x.Neg())
		}
		clause(all...)
	case xorGate:
		x, y := l[0], l[1]
		clause(z.Neg(), x, y)
		clause(z.Neg(), x.Neg(), y.Neg())
		clause(z, x.Neg(), y)
		clause(z, x, y.Neg())
	case iteGate:
		c, x, y := l[0], l[1], l[2]
		clause(c.Neg(), x.Neg(), z)
		clause(c.Neg(), x, z.Neg())
		clause(c, y.Neg(), z)
		clause(c, y, z.Neg())
		clause(x.Neg(), y.Neg(), z) // these two follow, and propagate what the others do not
		clause(x, y, z.Neg())
	case majGate:
		x, y, w := l[0], l[1], l[2]
		clause(x.Neg(), y.Neg(), z)
		clause(x.Neg(), w.Neg(), z)
		clause(y.Neg(), w.Neg(), z)
		clause(x, y, z.Neg())
		clause(x, w, z.Neg())
		clause(y, w, z.Neg())
	}
}
