package blast

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
)

// operation is an operation on two terms with its meaning in plain arithmetic, on small numbers.
type operation struct {
	name string
	make func(p *term.Pool, x, y *term.Term) *term.Term
	mean func(w uint, x, y int) int
}

func signed(w uint, x int) int {
	if x >= 1<<(w-1) {
		return x - 1<<w
	}
	return x
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// divided is the truncated quotient and its remainder, for numbers with signs.
func divided(w uint, x, y int) (q, r int) {
	x, y = signed(w, x), signed(w, y)
	switch {
	case y != 0:
		return x / y, x % y
	case x < 0:
		return 1, x
	}
	return -1, x
}

var operations = []operation{
	{"add", (*term.Pool).Add, func(_ uint, x, y int) int { return x + y }},
	{"sub", (*term.Pool).Sub, func(_ uint, x, y int) int { return x - y }},
	{"mul", (*term.Pool).Mul, func(_ uint, x, y int) int { return x * y }},
	{"neg", func(p *term.Pool, x, _ *term.Term) *term.Term { return p.Neg(x) }, func(_ uint, x, _ int) int { return -x }},
	{"and", (*term.Pool).And, func(_ uint, x, y int) int { return x & y }},
	{"or", (*term.Pool).Or, func(_ uint, x, y int) int { return x | y }},
	{"xor", (*term.Pool).Xor, func(_ uint, x, y int) int { return x ^ y }},
	{"not", func(p *term.Pool, x, _ *term.Term) *term.Term { return p.Not(x) }, func(_ uint, x, _ int) int { return ^x }},
	{"eq", (*term.Pool).Eq, func(_ uint, x, y int) int { return truth(x == y) }},
	{"ult", (*term.Pool).ULT, func(_ uint, x, y int) int { return truth(x < y) }},
	{"ule", (*term.Pool).ULE, func(_ uint, x, y int) int { return truth(x <= y) }},
	{"slt", (*term.Pool).SLT, func(w uint, x, y int) int { return truth(signed(w, x) < signed(w, y)) }},
	{"sle", (*term.Pool).SLE, func(w uint, x, y int) int { return truth(signed(w, x) <= signed(w, y)) }},
	{"udiv", (*term.Pool).UDiv, func(_ uint, x, y int) int {
		if y == 0 {
			return -1
		}
		return x / y
	}},
	{"urem", (*term.Pool).URem, func(_ uint, x, y int) int {
		if y == 0 {
			return x
		}
		return x % y
	}},
	{"sdiv", (*term.Pool).SDiv, func(w uint, x, y int) int { q, _ := divided(w, x, y); return q }},
	{"srem", (*term.Pool).SRem, func(w uint, x, y int) int { _, r := divided(w, x, y); return r }},
	{"shl", (*term.Pool).Shl, func(_ uint, x, y int) int { return x << y }},
	{"lshr", (*term.Pool).LShr, func(_ uint, x, y int) int { return x >> y }},
	{"ashr", (*term.Pool).AShr, func(w uint, x, y int) int { return signed(w, x) >> y }},
	{"umulo", (*term.Pool).UMulO, func(w uint, x, y int) int { return truth(x*y >= 1<<w) }},
	{"smulo", (*term.Pool).SMulO, func(w uint, x, y int) int {
		z := signed(w, x) * signed(w, y)
		return truth(z >= 1<<(w-1) || z < -1<<(w-1))
	}},
	{"ite", func(p *term.Pool, x, y *term.Term) *term.Term { return p.Ite(p.ULT(x, y), p.Not(x), y) }, func(_ uint, x, y int) int {
		if x < y {
			return ^x
		}
		return y
	}},
	{"concat", func(p *term.Pool, x, y *term.Term) *term.Term { return p.Concat(x, y) }, func(w uint, x, y int) int { return x<<w | y }},
	{"zext", func(p *term.Pool, x, _ *term.Term) *term.Term { return p.ZExt(x.Width+3, x) }, func(_ uint, x, _ int) int { return x }},
	{"sext", func(p *term.Pool, x, _ *term.Term) *term.Term { return p.SExt(x.Width+3, x) }, func(w uint, x, _ int) int { return signed(w, x) }},
	{"top", func(p *term.Pool, x, y *term.Term) *term.Term { return p.Extract(x.Width-1, x.Width/2, p.Add(x, y)) }, func(w uint, x, y int) int { return (x + y) & (1<<w - 1) >> (w / 2) }},
}

// assume is the literals that say that a term has a value.
func assume(b *Blaster, t *term.Term, value uint64) []sat.Lit {
	lits := b.Bits(t)
	for i := range lits {
		if value>>i&1 == 0 {
			lits[i] = lits[i].Neg()
		}
	}
	return lits
}

// checkValue fails unless the solver says that under the assumptions the term has that value, and for one of the
// bits, another one each time, that it can have no other.
func checkValue(t *testing.T, b *Blaster, x *term.Term, want uint64, assumptions []sat.Lit) {
	t.Helper()
	lits := assume(b, x, want)
	if got := b.solver.Solve(assumptions...); got != sat.Sat || b.Value(x) != want {
		t.Fatalf("%v: %v with %d instead of %d", x, got, b.Value(x), want)
	}
	l := lits[int(b.solver.Stats.Decisions)%len(lits)]
	if got := b.solver.Solve(append(assumptions[:len(assumptions):len(assumptions)], l.Neg())...); got != sat.Unsat {
		t.Fatalf("%v: a bit of %d can be different", x, want)
	}
}

// TestOperations computes each operation on all numbers of up to four bits, with variables and with constants. All operations
// share a blaster.
func TestOperations(t *testing.T) {
	for w := uint(1); w <= 4; w++ {
		p := term.NewPool()
		b := New(sat.New())
		x, y := p.Var(uint8(w), "x"), p.Var(uint8(w), "y")
		for _, op := range operations {
			both := op.make(p, x, y)
			for i := range 1 << w {
				left, right := op.make(p, p.Const(uint8(w), uint64(i)), y), op.make(p, x, p.Const(uint8(w), uint64(i)))
				for j := range 1 << w {
					want := func(i, j int) uint64 { return uint64(op.mean(w, i, j)) & term.Mask(both.Width) }
					xi, yj, xj := assume(b, x, uint64(i)), assume(b, y, uint64(j)), assume(b, x, uint64(j))
					checkValue(t, b, both, want(i, j), append(xi, yj...))
					checkValue(t, b, left, want(i, j), yj)
					checkValue(t, b, right, want(j, i), xj)
				}
			}
		}
	}
}

// randomTerm is a term over the variables, of the given width.
func randomTerm(r *rand.Rand, p *term.Pool, vars []*term.Term, w uint8, depth int) *term.Term {
	sub := func(w uint8) *term.Term { return randomTerm(r, p, vars, w, depth-1) }
	if depth == 0 || r.IntN(12) == 0 {
		if r.IntN(6) == 0 {
			return p.Const(w, r.Uint64()>>r.IntN(64))
		}
		return p.Resize(w, vars[r.IntN(len(vars))])
	}
	switch r.IntN(8) {
	case 0:
		return p.Ite(sub(1), sub(w), sub(w))
	case 1:
		wide := uint8(min(64, int(w)+r.IntN(10)))
		low := uint8(r.IntN(int(wide-w) + 1))
		return p.Extract(low+w-1, low, sub(wide))
	case 2:
		narrow := uint8(1 + r.IntN(int(w)))
		return p.SExt(w, sub(narrow))
	case 3:
		if w > 1 {
			low := uint8(1 + r.IntN(int(w)-1))
			return p.Concat(sub(w-low), sub(low))
		}
	}
	binary := operations[:22]
	if w == 1 {
		any := uint8(1 + r.IntN(20))
		op := binary[r.IntN(len(binary))]
		return p.Extract(0, 0, op.make(p, sub(any), sub(any)))
	}
	for {
		op := binary[r.IntN(len(binary))]
		if t := op.make(p, sub(w), sub(w)); t.Width == w {
			return t
		}
	}
}

// TestWide computes random terms of up to 64 bits, with values as term.Eval has them.
func TestWide(t *testing.T) {
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 1))
		p := term.NewPool()
		b := New(sat.New())
		var vars []*term.Term
		values := map[*term.Term]uint64{}
		var assumptions []sat.Lit
		for i := range 3 {
			v := p.Var(uint8(1+r.IntN(64)), fmt.Sprint("v", i))
			values[v] = r.Uint64() >> r.IntN(64) & term.Mask(v.Width)
			vars = append(vars, v)
			assumptions = append(assumptions, assume(b, v, values[v])...)
		}
		w := uint8(1 + r.IntN(64))
		if seed%8 == 0 {
			w = 64
		}
		e := term.NewEval(func(v *term.Term) uint64 { return values[v] })
		for _, x := range []*term.Term{randomTerm(r, p, vars, w, 3), randomTerm(r, p, vars, w, 2)} {
			lits := assume(b, x, e.Value(x))
			if got := b.solver.Solve(assumptions...); got != sat.Sat || b.Value(x) != e.Value(x) {
				t.Fatalf("seed %d: %v: %v with %d instead of %d", seed, x, got, b.Value(x), e.Value(x))
			}
			l := lits[r.IntN(len(lits))].Neg()
			if got := b.solver.Solve(append(assumptions[:len(assumptions):len(assumptions)], l)...); got != sat.Unsat {
				t.Fatalf("seed %d: %v: a bit of %d can be different", seed, x, e.Value(x))
			}
		}
	}
}

// TestInverse asks for operands that give a result, and computes it from the values found.
func TestInverse(t *testing.T) {
	found := 0
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 2))
		p := term.NewPool()
		b := New(sat.New())
		w := uint8(2 + r.IntN(8))
		vars := []*term.Term{p.Var(w, "x"), p.Var(w, "y")}
		x := randomTerm(r, p, vars, w, 2)
		goal := r.Uint64() & term.Mask(w)
		got := b.solver.Solve(assume(b, x, goal)...)
		e := term.NewEval(func(v *term.Term) uint64 { return b.Value(v) })
		if got == sat.Sat {
			found++
			if e.Value(x) != goal {
				t.Fatalf("seed %d: %v is %d and not %d with %d, %d", seed, x, e.Value(x), goal, b.Value(vars[0]), b.Value(vars[1]))
			}
			continue
		}
		if w > 6 {
			continue
		}
		for i := range uint64(1) << w {
			for j := range uint64(1) << w {
				if v := term.NewEval(func(v *term.Term) uint64 { return []uint64{i, j}[v.Value] }).Value(x); v == goal {
					t.Fatalf("seed %d: %v is %d with %d, %d", seed, x, goal, i, j)
				}
			}
		}
	}
	if found < 30 {
		t.Errorf("%d goals reached", found)
	}
}

// TestSimplified: what is the same has the same literal, and what is known has no variables.
func TestSimplified(t *testing.T) {
	p := term.NewPool()
	s := sat.New()
	b := New(s)
	x, y := p.Var(8, "x"), p.Var(8, "y")
	if b.Lit(p.Eq(p.Add(x, y), p.Add(y, x))) != b.Lit(p.True()) {
		t.Error("x+y is not y+x")
	}
	b.Bits(p.Mul(x, y))
	n := s.NumVars()
	b.Bits(p.Mul(x, y))
	b.Lit(p.ULT(x, p.Const(8, 0)))
	if s.NumVars() != n {
		t.Errorf("%d more variables", s.NumVars()-n)
	}
	// The borrow of a difference is the comparison.
	narrow := p.Sub(p.ZExt(9, x), p.ZExt(9, y))
	if b.Lit(p.Extract(8, 8, narrow)) != b.Lit(p.ULT(x, y)) {
		t.Error("the borrow has another literal")
	}
}
