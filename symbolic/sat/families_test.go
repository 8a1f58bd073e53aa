package sat

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// A family is a kind of formula whose answers are known, or can be checked by a proof or a model.
type family struct {
	name string
	want Result // Unknown: not known beforehand
	*Formula
}

// builder makes formulas from gates.
type builder struct{ f *Formula }

func (b builder) input() Lit {
	b.f.Vars++
	return Pos(Var(b.f.Vars - 1))
}

func (b builder) inputs(n int) []Lit {
	bits := make([]Lit, n)
	for i := range bits {
		bits[i] = b.input()
	}
	return bits
}

func (b builder) clause(c ...Lit) { b.f.Clauses = append(b.f.Clauses, c) }

func (b builder) and(x, y Lit) Lit {
	z := b.input()
	b.clause(z.Neg(), x)
	b.clause(z.Neg(), y)
	b.clause(z, x.Neg(), y.Neg())
	return z
}

func (b builder) or(x, y Lit) Lit { return b.and(x.Neg(), y.Neg()).Neg() }

func (b builder) xor(x, y Lit) Lit {
	z := b.input()
	b.clause(z.Neg(), x, y)
	b.clause(z.Neg(), x.Neg(), y.Neg())
	b.clause(z, x.Neg(), y)
	b.clause(z, x, y.Neg())
	return z
}

func (b builder) ite(c, x, y Lit) Lit {
	z := b.input()
	b.clause(c.Neg(), z.Neg(), x)
	b.clause(c.Neg(), z, x.Neg())
	b.clause(c, z.Neg(), y)
	b.clause(c, z, y.Neg())
	return z
}

func (b builder) fullAdder(x, y, c Lit) (sum, carry Lit) {
	h := b.xor(x, y)
	return b.xor(h, c), b.or(b.and(x, y), b.and(h, c))
}

func (b builder) zero() Lit {
	z := b.input()
	b.clause(z.Neg())
	return z
}

// add is the sum modulo 2^n.
func (b builder) add(x, y []Lit) []Lit {
	sum := make([]Lit, len(x))
	c := b.zero()
	for i := range x {
		sum[i], c = b.fullAdder(x[i], y[i], c)
	}
	return sum
}

// mul is the product of n and m bits in n+m bits, row by row.
func (b builder) mul(x, y []Lit) []Lit {
	zero := b.zero()
	n := len(x) + len(y)
	sum := make([]Lit, n)
	for i := range sum {
		sum[i] = zero
	}
	for j := range y {
		row := make([]Lit, n)
		for i := range row {
			row[i] = zero
			if i >= j && i-j < len(x) {
				row[i] = b.and(x[i-j], y[j])
			}
		}
		sum = b.add(sum, row)
	}
	return sum
}

// differ demands that two numbers are different.
func (b builder) differ(x, y []Lit) {
	var c []Lit
	for i := range x {
		c = append(c, b.xor(x[i], y[i]))
	}
	b.clause(c...)
}

func (b builder) equal(x []Lit, n uint64) {
	for i, l := range x {
		if n>>i&1 == 0 {
			l = l.Neg()
		}
		b.clause(l)
	}
}

func random3SAT(vars int, ratio float64, seed uint64) *Formula {
	r := rand.New(rand.NewPCG(seed, 3))
	f := &Formula{Vars: vars}
	for range int(float64(vars) * ratio) {
		p := r.Perm(vars)
		c := make([]Lit, 3)
		for i := range c {
			c[i] = Lit(2*p[i] + r.IntN(2))
		}
		f.Clauses = append(f.Clauses, c)
	}
	return f
}

// pigeons says that n+1 pigeons sit in n holes, each alone.
func pigeons(n int) *Formula {
	b := builder{&Formula{}}
	in := make([][]Lit, n+1)
	for p := range in {
		in[p] = b.inputs(n)
		b.clause(in[p]...)
	}
	for p := range in {
		for q := range p {
			for h := range n {
				b.clause(in[p][h].Neg(), in[q][h].Neg())
			}
		}
	}
	return b.f
}

// commutes says that x*y and y*x differ.
func commutes(bits int) *Formula {
	b := builder{&Formula{}}
	x, y := b.inputs(bits), b.inputs(bits)
	b.differ(b.mul(x, y), b.mul(y, x))
	return b.f
}

// factors says that n = x*y with 1 < x, y < 2^bits.
func factors(n uint64, bits int) *Formula {
	b := builder{&Formula{}}
	x, y := b.inputs(bits), b.inputs(bits)
	b.clause(x[1:]...)
	b.clause(y[1:]...)
	b.equal(b.mul(x, y), n)
	return b.f
}

// chain is what programs give: n times a number is added if a condition holds, in two ways, whose results differ: by a choice of
// the sum, and by a choice of the summand.
func chain(n, bits int) *Formula {
	b := builder{&Formula{}}
	zero := b.zero()
	x := b.inputs(bits)
	y := x
	for range n {
		c, d := b.input(), b.inputs(bits)
		sum := b.add(x, d)
		masked := make([]Lit, bits)
		next := make([]Lit, bits)
		for i := range next {
			next[i] = b.ite(c, sum[i], x[i])
			masked[i] = b.ite(c, d[i], zero)
		}
		x, y = next, b.add(y, masked)
	}
	b.differ(x, y)
	return b.f
}

// parity is a random system of equations over three bits each, with one solution planted, or many more equations than bits.
func parity(vars, equations int, planted bool, seed uint64) *Formula {
	r := rand.New(rand.NewPCG(seed, 4))
	f := &Formula{Vars: vars}
	solution := make([]int, vars)
	for i := range solution {
		solution[i] = r.IntN(2)
	}
	for range equations {
		p := r.Perm(vars)[:3]
		sum := r.IntN(2)
		if planted {
			sum = solution[p[0]] ^ solution[p[1]] ^ solution[p[2]]
		}
		f.Clauses = append(f.Clauses, parityClauses(p, sum)...)
	}
	return f
}

func parityClauses(p []int, sum int) [][]Lit {
	var cs [][]Lit
	for m := range 8 {
		if (m&1^m>>1&1^m>>2)&1 != sum { // the assignment m is wrong
			cs = append(cs, []Lit{Lit(2*p[0] + m&1), Lit(2*p[1] + m>>1&1), Lit(2*p[2] + m>>2)})
		}
	}
	return cs
}

func smallFamilies() []family {
	fs := []family{
		{"pigeons5", Unsat, pigeons(5)},
		{"pigeons7", Unsat, pigeons(7)},
		{"commutes4", Unsat, commutes(4)},
		{"factors 143", Sat, factors(143, 5)},
		{"factors 16637", Sat, factors(127*131, 8)},
		{"factors 251", Unsat, factors(251, 8)},
		{"factors 4093", Unsat, factors(4093, 9)},
		{"chain", Unsat, chain(3, 5)},
	}
	for seed := range uint64(12) {
		fs = append(fs, family{fmt.Sprint("random ", seed), Unknown, random3SAT(60+10*int(seed), 4.26, seed)})
		fs = append(fs, family{fmt.Sprint("parity ", seed), Sat, parity(30+5*int(seed), 28+5*int(seed), true, seed)})
		fs = append(fs, family{fmt.Sprint("no parity ", seed), Unknown, parity(20+2*int(seed), 25+2*int(seed), false, seed)})
	}
	return fs
}

// TestFamilies solves formulas of some size, as they are and with a solver that never sits still. Models and proofs are checked.
func TestFamilies(t *testing.T) {
	var total Stats
	for _, f := range smallFamilies() {
		for _, hurry := range []bool{false, true} {
			s := New()
			if hurry {
				hectic(t, s, false)
			}
			log := logProof(s)
			f.AddTo(s)
			got := s.Solve()
			if got == Unknown || f.want != Unknown && got != f.want {
				t.Errorf("%s: %v", f.name, got)
			}
			if got == Sat {
				checkModel(t, s, f.Clauses, nil)
				log.check(t, f.Clauses, nil)
			} else {
				log.check(t, f.Clauses, [][]Lit{{}})
			}
			addStats(&total, s.Stats)
			if testing.Verbose() {
				t.Logf("%-16s %v %+v", f.name, got, s.Stats)
			}
		}
	}
	if total.Deleted < 10000 || total.Restarts < 1000 {
		t.Errorf("too easy: %+v", total)
	}
}

func bigFamilies() []family {
	return []family{
		{"random-sat-250", Unknown, random3SAT(250, 4.2, 1)},
		{"random-250", Unknown, random3SAT(250, 4.26, 2)},
		{"random-220", Unknown, random3SAT(220, 4.4, 3)},
		{"pigeons-9", Unsat, pigeons(9)},
		{"commutes-7", Unsat, commutes(7)},
		{"factors-prime", Unsat, factors(1048573, 16)},
		{"factors-semi", Sat, factors(1021*1031, 14)},
		{"factors-large", Sat, factors(65521*65537, 17)},
		{"chain-6x16", Unsat, chain(6, 16)},
		{"chain-20x8", Unsat, chain(20, 8)},
	}
}

// BenchmarkFamilies: how long larger formulas take.
func BenchmarkFamilies(b *testing.B) {
	for _, f := range bigFamilies() {
		b.Run(f.name, func(b *testing.B) {
			for b.Loop() {
				s := f.Solver()
				got := s.Solve()
				if f.want != Unknown && got != f.want {
					b.Fatal(got)
				}
				b.ReportMetric(float64(s.Stats.Conflicts), "conflicts")
			}
		})
	}
}

var familiesTo = flag.String("families", "", "write the formulas of the benchmark into this folder, in DIMACS's format")

// TestWriteFamilies writes formulas for other solvers, if it is asked to.
func TestWriteFamilies(t *testing.T) {
	if *familiesTo == "" {
		t.Skip("no folder given")
	}
	for _, f := range bigFamilies() {
		w, err := os.Create(filepath.Join(*familiesTo, f.name+".cnf"))
		if err == nil {
			err = f.Write(w)
		}
		if err == nil {
			err = w.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
