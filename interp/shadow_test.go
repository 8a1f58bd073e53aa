package interp

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// assignments calls f with all numbers that a partial one stands for.
func (p partial) assignments(f func(uint64)) {
	for s := p.shadow; ; s = (s - 1) & p.shadow {
		f(p.value | s)
		if s == 0 {
			return
		}
	}
}

// drawPartial draws a number of w bits with few undefined ones.
func drawPartial(r *rand.Rand, w uint8) partial {
	p := partial{r.Uint64() & mask(w), r.Uint64() & r.Uint64() & mask(w)}
	switch r.IntN(6) {
	case 0:
		p.shadow = 0
	case 1:
		p.value = uint64(r.IntN(4)) & mask(w)
	}
	p.value &^= p.shadow
	return p
}

// differing is the shadow by definition: the bits that are not the same in all results.
type differing struct {
	first, shadow uint64
	begun         bool
}

func (d *differing) add(v uint64) {
	if !d.begun {
		d.first, d.begun = v, true
	}
	d.shadow |= v ^ d.first
}

// TestShadowRules compares the shadow of each integer operation with what its results
// are for all values of the undefined bits. Those of bitwise operations, shifts by a
// known number, sums and comparisons are exact.
func TestShadowRules(t *testing.T) {
	exact := map[opcode]bool{opAnd: true, opOr: true, opXor: true, opAdd: true, opSub: true, opEq: true, opNe: true,
		opULT: true, opULE: true, opSLT: true, opSLE: true}
	r := rand.New(rand.NewPCG(1, 2))
	for code := opAdd; code <= opSLE; code++ {
		if code == opUDiv || code == opSDiv || code == opURem || code == opSRem {
			continue
		}
		for range 2000 {
			w := uint8(1 + r.IntN(8))
			a, b := drawPartial(r, w), drawPartial(r, w)
			var d differing
			a.assignments(func(x uint64) {
				b.assignments(func(y uint64) {
					v := uint64(0)
					if code == opSCmp {
						v = uint64(compare(signed(x, w) < signed(y, w), x == y)) & mask(w)
					} else {
						v, _ = integerOp(code, w, x, y)
					}
					d.add(v)
				})
			})
			got := shadowBinary(code, w, a, b)
			shift := (code == opShl || code == opLShr || code == opAShr) && b.shadow == 0
			if d.shadow&^got != 0 || got != d.shadow && (exact[code] || shift) {
				t.Fatalf("code %d of %d bits on %x, %x: shadow %x, want %x", code, w, a, b, got, d.shadow)
			}
		}
	}
}

// TestShadowUnary does so for operations on one number, for funnel shifts and for selects.
func TestShadowUnary(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		w := uint8(1 + r.IntN(8))
		a, b, c := drawPartial(r, w), drawPartial(r, w), drawPartial(r, w)
		check := func(what string, exact bool, got uint64, results func(add func(uint64))) {
			var d differing
			results(d.add)
			if d.shadow&^got != 0 || exact && got != d.shadow {
				t.Fatalf("%s of %d bits on %x, %x, %x: shadow %x, want %x", what, w, a, b, c, got, d.shadow)
			}
		}
		for code := opCtpop; code <= opAbs; code++ {
			if code == opBswap {
				continue
			}
			check(fmt.Sprint("bits ", code-opCtpop), code == opBitReverse, shadowUnary(code, w, 0, a.shadow), func(add func(uint64)) {
				a.assignments(func(x uint64) { add(bitOp(code, w, x)) })
			})
		}
		check("trunc", true, shadowUnary(opTrunc, 3, 0, a.shadow), func(add func(uint64)) {
			a.assignments(func(x uint64) { add(x & 7) })
		})
		check("sext", true, shadowUnary(opSExt, 20, w, a.shadow), func(add func(uint64)) {
			a.assignments(func(x uint64) { add(uint64(signed(x, w)) & mask(20)) })
		})
		check("select", true, shadowSelect(partial{c.value & 1, c.shadow & 1}, a, b), func(add func(uint64)) {
			a.assignments(func(x uint64) {
				b.assignments(func(y uint64) {
					partial{c.value & 1, c.shadow & 1}.assignments(func(z uint64) {
						if z != 0 {
							add(x)
						} else {
							add(y)
						}
					})
				})
			})
		})
		for _, left := range []bool{true, false} {
			check("funnel", c.shadow == 0, shadowFunnel(left, w, a, b, c), func(add func(uint64)) {
				a.assignments(func(x uint64) {
					b.assignments(func(y uint64) {
						c.assignments(func(n uint64) { add(funnel(left, w, x, y, n)) })
					})
				})
			})
		}
	}
}

// TestShadowDivision checks that a division whose operands are let pass never fails.
func TestShadowDivision(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	refused := 0
	for range 20000 {
		w := uint8(1 + r.IntN(8))
		a, b := drawPartial(r, w), drawPartial(r, w)
		if b = (partial{b.value, 0}); b.value == 0 {
			b.value = mask(w)
		}
		for _, code := range []opcode{opUDiv, opSDiv, opURem, opSRem} {
			fails := false
			a.assignments(func(x uint64) {
				if _, fault := integerOp(code, w, x, b.value); fault != "" {
					fails = true
				}
			})
			if a.shadow != 0 && fails == divides(code, w, a, b) {
				t.Fatalf("code %d of %d bits on %x, %x: fails %v", code, w, a, b, fails)
			}
			if fails {
				refused++
			}
		}
	}
	if refused == 0 {
		t.Error("no division fails")
	}
}

// TestShadowWide does what TestShadowRules does for integers of more than 64 bits.
func TestShadowWide(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	draw := func(w uint8) (p widePartial) {
		p.lo, p.hi = partial{value: r.Uint64()}, partial{value: r.Uint64() & mask(w-64)}
		if r.IntN(3) == 0 {
			p.lo.value, p.hi.value = uint64(r.IntN(130)), 0
		}
		for range r.IntN(4) { // bits where carries and borders are
			if k := []uint8{0, 1, 31, 62, 63, 64, 65, w - 2, w - 1}[r.IntN(9)]; k < 64 {
				p.lo.shadow |= 1 << k
			} else {
				p.hi.shadow |= 1 << (k - 64) & mask(w-64)
			}
		}
		p.lo.value &^= p.lo.shadow
		p.hi.value &^= p.hi.shadow
		return p
	}
	exact := []uint8{wideAnd, wideOr, wideXor, wideEq, wideNe}
	a := &activation{regs: make([]uint64, 6)}
	each := func(at int, p widePartial, f func()) {
		p.lo.assignments(func(lo uint64) {
			p.hi.assignments(func(hi uint64) {
				a.regs[at], a.regs[at+1] = lo, hi
				f()
			})
		})
	}
	for range 4000 {
		w := uint8(66 + r.IntN(63))
		x, y := draw(w), draw(w)
		if r.IntN(3) == 0 {
			y.lo = x.lo
		}
		for code := wideAdd; code <= wideSLE; code++ {
			if code == wideUDiv { // divisions are looked at elsewhere
				code = wideShl
			} else if code == wideXor+1 {
				code = wideEq
			}
			o := &op{code: opWide, x: code, w: w, a: 0, b: 2, dst: 4}
			var lo, hi differing
			each(0, x, func() {
				each(2, y, func() {
					a.regs[5] = 0
					wideOp(a, o)
					lo.add(a.regs[4])
					hi.add(a.regs[5])
				})
			})
			gotLo, gotHi := shadowWide(code, w, x, y)
			if o.wideTruth() {
				gotHi, hi.shadow = 0, 0
			}
			shifts := code >= wideShl && code <= wideAShr && y.lo.shadow|y.hi.shadow == 0
			same := gotLo == lo.shadow && gotHi == hi.shadow
			if lo.shadow&^gotLo != 0 || hi.shadow&^gotHi != 0 || !same && (shifts || slices.Contains(exact, code)) {
				t.Fatalf("code %d of %d bits on %x, %x: shadow %x %x, want %x %x", code, w, x, y, gotLo, gotHi, lo.shadow, hi.shadow)
			}
			if code == wideMul && x.lo.shadow|y.lo.shadow == 0 && gotLo != 0 {
				t.Fatalf("a product of %x, %x: what is undefined above reaches the low half", x, y)
			}
		}
	}
}
