package interp

import (
	"math/bits"

	"github.com/gomc/gomc/symbolic/term"
)

// magnitude is what can be told of a number without a solver.
type magnitude struct {
	most  uint64 // it is not above this
	zeros int    // so many of its lowest bits are 0
}

// magnitudes are those of the terms of a pool that were asked for, by ID. Terms share parts, of which each is looked at once.
type magnitudes map[int32]magnitude

// of returns the magnitude of a term.
func (e *magnitudes) of(t *term.Term) magnitude {
	if t.IsConst() {
		return magnitude{t.Value, trailingZeros(t)}
	}
	x, ok := (*e)[t.ID]
	if !ok {
		if *e == nil {
			*e = magnitudes{}
		}
		x = magnitude{e.most(t), e.zeros(t)}
		(*e)[t.ID] = x
	}
	return x
}

func trailingZeros(c *term.Term) int { return min(int(c.Width), bits.TrailingZeros64(c.Value)) }

func (e *magnitudes) zeros(t *term.Term) int {
	of := func(i int) int { return e.of(t.Arg(i)).zeros }
	switch t.Op {
	case term.Concat:
		n := of(1)
		if n == int(t.Arg(1).Width) {
			n += of(0)
		}
		return n
	case term.Mul:
		return min(int(t.Width), of(0)+of(1))
	case term.Add:
		return min(of(0), of(1))
	case term.Ite:
		return min(of(1), of(2))
	case term.Neg:
		return of(0)
	}
	return 0
}

func (e *magnitudes) most(t *term.Term) uint64 {
	of := func(i int) uint64 { return e.of(t.Arg(i)).most }
	most := term.Mask(t.Width)
	switch t.Op {
	case term.Concat:
		return of(0)<<t.Arg(1).Width | of(1)
	case term.And:
		return min(of(0), of(1))
	case term.URem:
		if m := t.Arg(1); m.IsConst() && m.Value > 0 {
			return min(m.Value-1, of(0))
		}
	case term.Ite:
		return max(of(1), of(2))
	case term.Extract:
		return min(most, of(0)>>t.Value)
	case term.SExt:
		if a := of(0); a <= term.Mask(t.Arg(0).Width)>>1 {
			return a
		}
	case term.Add, term.Mul:
		a, b := of(0), of(1)
		high, low := bits.Mul64(a, b)
		if t.Op == term.Add {
			low, high = bits.Add64(a, b, 0)
		}
		if high == 0 && low <= most {
			return low
		}
	}
	return most
}
