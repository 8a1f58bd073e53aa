package term

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// drawn is a term beside what it must be for each of some assignments, computed without the pool.
type drawn struct {
	term   *Term
	values []uint64
}

// drawer draws terms at random.
type drawer struct {
	p      *Pool
	r      *rand.Rand
	inputs []*Term
	assign []map[*Term]uint64
}

const assignments = 24

func newDrawer(seed uint64) *drawer {
	d := &drawer{p: NewPool(), r: rand.New(rand.NewPCG(seed, 1)), assign: make([]map[*Term]uint64, assignments)}
	for i := range d.assign {
		d.assign[i] = map[*Term]uint64{}
	}
	return d
}

// value draws a value; those near the ends are likely.
func (d *drawer) value(w uint8) uint64 {
	switch d.r.IntN(4) {
	case 0:
		return uint64(d.r.IntN(3)) & Mask(w)
	case 1:
		return -uint64(d.r.IntN(3)) & Mask(w)
	case 2:
		return (uint64(1)<<(w-1) + uint64(d.r.IntN(3)) - 1) & Mask(w)
	}
	return d.r.Uint64() & Mask(w)
}

func (d *drawer) leaf(w uint8) drawn {
	if d.r.IntN(3) == 0 {
		v := d.value(w)
		return d.map1(d.p.Const(w, v), drawn{values: make([]uint64, assignments)}, func(uint64) uint64 { return v })
	}
	for _, v := range d.inputs {
		if v.Width == w && d.r.IntN(3) > 0 {
			return d.variable(v)
		}
	}
	v := d.p.Var(w, "x")
	d.inputs = append(d.inputs, v)
	for i := range d.assign {
		d.assign[i][v] = d.value(w)
	}
	return d.variable(v)
}

func (d *drawer) variable(v *Term) drawn {
	x := drawn{term: v}
	for i := range d.assign {
		x.values = append(x.values, d.assign[i][v])
	}
	return x
}

func (d *drawer) map1(t *Term, a drawn, f func(uint64) uint64) drawn {
	x := drawn{term: t}
	for _, v := range a.values {
		x.values = append(x.values, f(v)&Mask(t.Width))
	}
	return x
}

func (d *drawer) map2(t *Term, a, b drawn, f func(a, b uint64) uint64) drawn {
	x := drawn{term: t}
	for i, v := range a.values {
		x.values = append(x.values, f(v, b.values[i])&Mask(t.Width))
	}
	return x
}

// draw returns a term of w bits.
func (d *drawer) draw(w uint8, depth int) drawn {
	if depth == 0 {
		return d.leaf(w)
	}
	sub := func(w uint8) drawn { return d.draw(w, d.r.IntN(depth)) }
	p := d.p
	if w == 1 && d.r.IntN(2) == 0 {
		return d.compare(sub)
	}
	switch d.r.IntN(9) {
	case 0:
		a := sub(w)
		if d.r.IntN(2) == 0 {
			return d.map1(p.Neg(a.term), a, func(x uint64) uint64 { return -x })
		}
		return d.map1(p.Not(a.term), a, func(x uint64) uint64 { return ^x })
	case 1, 2:
		return d.ite(sub(1), sub(w), sub(w))
	case 3:
		n := w + uint8(d.r.IntN(int(64-w)+1))
		low := uint8(d.r.IntN(int(n-w) + 1))
		a := sub(n)
		return d.map1(p.Extract(low+w-1, low, a.term), a, func(x uint64) uint64 { return x >> low })
	case 4, 5:
		if w == 1 {
			return sub(w)
		}
		return d.shape(w, 1+uint8(d.r.IntN(int(w-1))), sub)
	}
	a, b := sub(w), sub(w)
	ops := []struct {
		op Op
		f  func(a, b *Term) *Term
	}{{And, p.And}, {Xor, p.Xor}, {Add, p.Add}, {Mul, p.Mul}, {UDiv, p.UDiv}, {URem, p.URem}, {SDiv, p.SDiv}, {SRem, p.SRem}, {Shl, p.Shl},
		{LShr, p.LShr}, {AShr, p.AShr}}
	i := d.r.IntN(len(ops) + 2)
	switch i {
	case len(ops):
		return d.map2(p.Or(a.term, b.term), a, b, func(x, y uint64) uint64 { return x | y })
	case len(ops) + 1:
		return d.map2(p.Sub(a.term, b.term), a, b, func(x, y uint64) uint64 { return x - y })
	}
	return d.map2(ops[i].f(a.term, b.term), a, b, func(x, y uint64) uint64 { return apply(ops[i].op, w, x, y) })
}

func (d *drawer) ite(c, a, b drawn) drawn {
	x := drawn{term: d.p.Ite(c.term, a.term, b.term)}
	for i := range a.values {
		v := b.values[i]
		if c.values[i] != 0 {
			v = a.values[i]
		}
		x.values = append(x.values, v)
	}
	return x
}

// shape is an extension from n bits, or two parts of which the lower has n.
func (d *drawer) shape(w, n uint8, sub func(uint8) drawn) drawn {
	low := sub(n)
	switch d.r.IntN(4) {
	case 0:
		return d.map1(d.p.ZExt(w, low.term), low, func(x uint64) uint64 { return x })
	case 1:
		return d.map1(d.p.SExt(w, low.term), low, func(x uint64) uint64 { return uint64(Signed(x, n)) })
	}
	high := sub(w - n)
	return d.map2(d.p.Concat(high.term, low.term), high, low, func(x, y uint64) uint64 { return x<<n | y })
}

func (d *drawer) compare(sub func(uint8) drawn) drawn {
	w := uint8(1 + d.r.IntN(64))
	a, b := sub(w), sub(w)
	p := d.p
	switch d.r.IntN(8) {
	case 0:
		return d.map2(p.Eq(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(x == y) })
	case 1:
		return d.map2(p.Ne(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(x != y) })
	case 2:
		return d.map2(p.ULT(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(x < y) })
	case 3:
		return d.map2(p.ULE(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(x <= y) })
	case 4:
		return d.map2(p.SLT(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(Signed(x, w) < Signed(y, w)) })
	case 5:
		return d.map2(p.SLE(a.term, b.term), a, b, func(x, y uint64) uint64 { return truth(Signed(x, w) <= Signed(y, w)) })
	case 6:
		return d.map2(p.UMulO(a.term, b.term), a, b, func(x, y uint64) uint64 { return apply(UMulO, w, x, y) })
	}
	return d.map2(p.SMulO(a.term, b.term), a, b, func(x, y uint64) uint64 { return apply(SMulO, w, x, y) })
}

// TestSimplify draws terms: whatever rules simplified them, they mean what was built.
func TestSimplify(t *testing.T) {
	for seed := range uint64(6000) {
		d := newDrawer(seed)
		w := []uint8{1, 1, 2, 3, 8, 16, 32, 63, 64}[d.r.IntN(9)]
		x := d.draw(w, 5)
		if x.term.Width != w {
			t.Fatalf("seed %d: %v has %d bits, not %d", seed, x.term, x.term.Width, w)
		}
		for i, want := range x.values {
			e := NewEval(func(v *Term) uint64 { return d.assign[i][v] })
			if got := e.Value(x.term); got != want {
				t.Fatalf("seed %d: %v is %d, not %d, for %v", seed, x.term, got, want, d.assign[i])
			}
		}
	}
}

// TestCases draws choices: of the guards of the cases just one holds, that of the value.
func TestCases(t *testing.T) {
	found := 0
	for seed := range uint64(2000) {
		d := newDrawer(seed)
		x := d.leaf(8)
		for range 6 {
			if c := d.draw(1, 2); d.r.IntN(2) == 0 {
				x = d.ite(c, x, d.leaf(8))
			} else {
				x = d.ite(c, d.leaf(8), x)
			}
		}
		cases, ok := d.p.Cases(x.term)
		if !ok {
			continue
		}
		found++
		for i, want := range x.values {
			e := NewEval(func(v *Term) uint64 { return d.assign[i][v] })
			for _, c := range cases {
				if e.True(c.Guard) != (c.Value == want) {
					t.Fatalf("seed %d: %v: guard of %d is %v, the value %d", seed, x.term, c.Value, e.True(c.Guard), want)
				}
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d choices among constants", found)
	}
}

// TestEntails draws guards: what they entail is so.
func TestEntails(t *testing.T) {
	answers := map[Answer]int{}
	for seed := range uint64(3000) {
		d := newDrawer(seed)
		g, c := d.draw(1, 4), d.draw(1, 1)
		if d.r.IntN(2) == 0 {
			g = d.map2(d.p.And(g.term, c.term), g, c, func(x, y uint64) uint64 { return x & y })
		}
		a := d.p.Entails(g.term, c.term)
		answers[a]++
		for i := range g.values {
			if g.values[i] == 1 && (a == Yes && c.values[i] == 0 || a == No && c.values[i] == 1) {
				t.Fatalf("seed %d: %v entails %v: %d", seed, g.term, c.term, a)
			}
		}
	}
	if answers[Yes] == 0 || answers[No] == 0 {
		t.Error("answers", answers)
	}
}

// TestForms looks at forms that others count on.
func TestForms(t *testing.T) {
	p := NewPool()
	x, y, c, d := p.Var(32, "x"), p.Var(32, "y"), p.Var(1, "c"), p.Var(1, "d")
	k := func(v uint64) *Term { return p.Const(32, v) }
	for i, test := range []struct{ got, want *Term }{
		{p.Sub(p.Add(x, y), y), x},
		{p.Add(p.Add(x, k(3)), k(4)), p.Add(x, k(7))},
		{p.Add(p.Ite(c, k(8), k(16)), k(4)), p.Ite(c, k(12), k(20))},
		{p.Eq(p.Ite(c, k(8), k(16)), k(16)), p.Not(c)},
		{p.Ite(c, p.Ite(c, x, y), y), p.Ite(c, x, y)},
		{p.And(p.And(c, d), c), p.And(c, d)},
		{p.And(p.And(c, d), p.Not(c)), p.False()},
		{p.Concat(p.Extract(31, 8, x), p.Extract(7, 0, x)), x},
		{p.Extract(7, 0, p.ZExt(64, x)), p.Extract(7, 0, x)},
		{p.Ne(p.ZExt(32, c), k(0)), c},
		{p.Eq(p.Add(x, k(1)), k(1)), p.Eq(x, k(0))},
		{p.Ite(p.Not(c), x, y), p.Ite(c, y, x)},
		{p.Or(c, p.Not(c)), p.True()},
		{p.Mul(x, k(8)), p.Shl(x, k(3))},
	} {
		if test.got != test.want {
			t.Errorf("%d: %v, not %v", i, test.got, test.want)
		}
	}
}

func TestWidths(t *testing.T) {
	p := NewPool()
	defer func() {
		if fmt.Sprint(recover()) != "term: = of 8 and 9 bits" {
			t.Error("operands of different widths are accepted")
		}
	}()
	p.Eq(p.Var(8, "x"), p.Var(9, "y"))
}

// TestSubstitute replaces variables by the values that they have: what a term is does not change.
func TestSubstitute(t *testing.T) {
	for seed := range uint64(3000) {
		d := newDrawer(seed)
		x := d.draw([]uint8{1, 2, 8, 32, 64}[d.r.IntN(5)], 5)
		for _, v := range d.inputs {
			for i := range assignments {
				y := d.p.Substitute(v, d.assign[i][v]).In(x.term)
				e := NewEval(func(w *Term) uint64 {
					if w == v {
						t.Fatalf("seed %d: %v is still in %v", seed, v, y)
					}
					return d.assign[i][w]
				})
				if got := e.Value(y); got != x.values[i] {
					t.Fatalf("seed %d: %v with a constant is %v: %d, not %d", seed, x.term, y, got, x.values[i])
				}
			}
		}
	}
}

// TestExtractShared takes bits of a formula of 200 terms each of which has the one before twice: as often as it is written out, that is 2^200 times.
func TestExtractShared(t *testing.T) {
	p := NewPool()
	long := p.Var(64, "start")
	for i := range 100 {
		long = p.Ite(p.Var(1, fmt.Sprint("choice", i)), p.Add(long, p.Var(64, fmt.Sprint("added", i))), p.Not(long))
	}
	x := p.Extract(7, 0, long)
	all := NewEval(func(v *Term) uint64 { return uint64(v.ID) * 0x9e3779b97f4a7c15 & Mask(v.Width) })
	if got, want := all.Value(x), all.Value(long)&0xff; got != want {
		t.Errorf("%#x, not %#x", got, want)
	}
	if p.Size() > 2000 {
		t.Errorf("%d terms", p.Size())
	}
}

// TestProductsFit extends small numbers, with signs and without: whether their product overflows is said as it is, and without an operation where
// the widths alone tell.
func TestProductsFit(t *testing.T) {
	const w = 6
	told := 0
	for m := uint8(1); m <= 4; m++ {
		for n := uint8(1); n <= 4; n++ {
			p := NewPool()
			x, y := p.Var(m, "x"), p.Var(n, "y")
			for _, a := range []*Term{p.SExt(w, x), p.ZExt(w, x), p.Not(p.SExt(w, x)), p.Add(p.SExt(w, x), p.Const(w, 1)), p.Add(p.SExt(w, x), p.SExt(w, x)), p.Neg(p.SExt(w, x)), p.Mul(p.SExt(w, x), p.SExt(w, x))} {
				for _, b := range []*Term{p.SExt(w, y), p.ZExt(w, y), p.Ite(p.Extract(0, 0, x), p.SExt(w, y), p.Const(w, 3)), p.Const(w, uint64(n)), p.And(p.SExt(w, y), p.ZExt(w, y)), p.Xor(p.SExt(w, y), p.Const(w, 2))} {
					over := p.SMulO(a, b)
					if over.IsFalse() && !a.IsConst() && !b.IsConst() {
						told++
					}
					for v := range uint64(1) << (m + n) {
						e := NewEval(func(t *Term) uint64 {
							if t == x {
								return v & Mask(m)
							}
							return v >> m
						})
						product := Signed(e.Value(a), w) * Signed(e.Value(b), w)
						if e.True(over) != (product < -32 || product > 31) {
							t.Fatalf("%v * %v is %d, overflows: %v", a, b, product, e.True(over))
						}
					}
				}
			}
		}
	}
	if told < 50 {
		t.Errorf("only %d products are known to fit", told)
	}
}
