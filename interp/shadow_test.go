package interp

import (
	"fmt"
	"math/rand/v2"
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
