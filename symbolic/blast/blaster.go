package blast

import (
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
)

// A Blaster adds to a solver what terms of one pool mean. What it has added stays; a term has the same literals
// whenever it is asked for.
type Blaster struct {
	solver    *sat.Solver
	meter     *pace.Meter
	graph     *graph
	bits      []vector  // by ID of the term: nil if it has not been looked at
	lits      []sat.Lit // by gate: Undef if there is none
	stack     []int32
	quotients map[[3]int32][2]vector
}

// New makes a blaster for terms of one pool.
func New(s *sat.Solver) *Blaster {
	return &Blaster{solver: s, graph: newGraph(), quotients: map[[3]int32][2]vector{}}
}

// SetMeter makes a meter count what circuits and clauses cost. It may end their making by a panic: see package pace. The blaster is useless then. With nil nobody
// counts, as at first.
func (b *Blaster) SetMeter(m *pace.Meter) { b.meter = m }

// Lit is the literal of a truth value, a term of one bit.
func (b *Blaster) Lit(t *term.Term) sat.Lit { return b.lit(b.vector(t)[0]) }

// Bits are the literals of a term's bits, the lowest first.
func (b *Blaster) Bits(t *term.Term) []sat.Lit {
	v := b.vector(t)
	lits := make([]sat.Lit, len(v))
	for i, e := range v {
		lits[i] = b.lit(e)
	}
	return lits
}

// Value is the value of a term in the solver's model. Bits that no clause is about are zero; so the values of variables are to be
// taken, and the others computed from them (term.Eval), unless Bits has been asked for before the model was found.
func (b *Blaster) Value(t *term.Term) uint64 {
	if int(t.ID) >= len(b.bits) || b.bits[t.ID] == nil {
		return 0
	}
	var value uint64
	for i, e := range b.bits[t.ID] {
		switch {
		case e == yes:
			value |= 1 << i
		case int(e.gate()) < len(b.lits) && b.lits[e.gate()] != sat.Undef && b.solver.Value(b.lit(e)) == sat.True:
			value |= 1 << i
		}
	}
	return value
}

// vector is a term's circuits.
func (b *Blaster) vector(t *term.Term) vector {
	for len(b.bits) <= int(t.ID) {
		b.bits = append(b.bits, nil)
	}
	if b.bits[t.ID] == nil {
		v := b.build(t)
		b.bits[t.ID] = v
	}
	return b.bits[t.ID]
}

func (b *Blaster) build(t *term.Term) vector {
	g := b.graph
	b.meter.Spend(cost(t))
	switch t.Op {
	case term.Const:
		return constantVector(int(t.Width), t.Value)
	case term.Var:
		v := make(vector, t.Width)
		for i := range v {
			v[i] = g.input()
		}
		return v
	}
	if t.Op == term.Add {
		return b.sum(t.Arg(0), t.Arg(1))
	}
	x := b.vector(t.Arg(0))
	switch t.Op {
	case term.Not:
		return complement(x)
	case term.Neg:
		return g.neg(x)
	case term.Extract:
		return x[t.Value : t.Value+uint64(t.Width)]
	case term.SExt:
		v := append(make(vector, 0, t.Width), x...)
		for len(v) < int(t.Width) {
			v = append(v, x[len(x)-1])
		}
		return v
	}
	y := b.vector(t.Arg(1))
	switch t.Op {
	case term.Concat:
		return append(append(make(vector, 0, t.Width), y...), x...)
	case term.Ite:
		return g.vectorIte(x[0], y, b.vector(t.Arg(2)))
	case term.And:
		return zip(g.and, x, y)
	case term.Xor:
		return zip(g.xor, x, y)
	case term.Eq:
		return vector{g.equal(x, y)}
	case term.ULT:
		return vector{g.less(x, y)}
	case term.SLT:
		return vector{g.signedLess(x, y)}
	}
	return b.arithmetic(t, x, y)
}

// cost is about how many gates a term takes beside those of its operands.
func cost(t *term.Term) int {
	w := int(t.Width)
	switch t.Op {
	case term.Eq, term.ULT, term.SLT:
		w = int(t.Arg(0).Width)
	case term.Mul, term.UDiv, term.SDiv, term.URem, term.SRem, term.Shl, term.LShr, term.AShr:
		return 4 * w * w
	case term.UMulO, term.SMulO:
		w = int(t.Arg(0).Width)
		return 4 * w * w
	}
	return 4 * w
}

func (b *Blaster) arithmetic(t *term.Term, x, y vector) vector {
	g := b.graph
	switch t.Op {
	case term.Mul:
		return g.mul(x, y)
	case term.UDiv, term.SDiv:
		return b.quotient(t, x, y)[0]
	case term.URem, term.SRem:
		return b.quotient(t, x, y)[1]
	case term.Shl:
		return g.shift(x, y, true, no)
	case term.LShr:
		return g.shift(x, y, false, no)
	case term.AShr:
		return g.shift(x, y, false, x[len(x)-1])
	case term.UMulO:
		return vector{g.mulOverflows(x, y)}
	case term.SMulO:
		return vector{g.signedMulOverflows(x, y)}
	}
	panic("blast: no circuit for " + t.Op.String())
}

// sum is x+y. Differences are sums with a negated term: they take one adder and not two.
func (b *Blaster) sum(x, y *term.Term) vector {
	if x.Op == term.Neg {
		x, y = y, x
	}
	if y.Op == term.Neg {
		sum, _ := b.graph.add(b.vector(x), complement(b.vector(y.Arg(0))), yes)
		return sum
	}
	sum, _ := b.graph.add(b.vector(x), b.vector(y), no)
	return sum
}

// quotient is the quotient and the remainder of a division, which are built together.
func (b *Blaster) quotient(t *term.Term, x, y vector) [2]vector {
	signed := t.Op == term.SDiv || t.Op == term.SRem
	k := [3]int32{t.Arg(0).ID, t.Arg(1).ID, 0}
	divide := b.graph.divide
	if signed {
		k[2] = 1
		divide = b.graph.signedDivide
	}
	qr, ok := b.quotients[k]
	if !ok {
		qr[0], qr[1] = divide(x, y)
		b.quotients[k] = qr
	}
	return qr
}
