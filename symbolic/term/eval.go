package term

import "math/bits"

// Signed reads a value of width bits as a number with a sign.
func Signed(v uint64, width uint8) int64 {
	return int64(v<<(64-width)) >> (64 - width)
}

// Eval computes values of terms of a pool for one assignment of the variables.
type Eval struct {
	assign func(v *Term) uint64
	known  map[int32]uint64
}

// NewEval returns an evaluation in which assign gives the values of variables.
func NewEval(assign func(v *Term) uint64) *Eval {
	return &Eval{assign, map[int32]uint64{}}
}

// Reset forgets all values: assign has others now.
func (e *Eval) Reset() { clear(e.known) }

// Value returns the value of a term, zero-extended.
func (e *Eval) Value(t *Term) uint64 {
	if t.Op == Const {
		return t.Value
	}
	if v, ok := e.known[t.ID]; ok {
		return v
	}
	v := e.compute(t) & Mask(t.Width)
	e.known[t.ID] = v
	return v
}

// True tells whether a truth value holds.
func (e *Eval) True(t *Term) bool { return e.Value(t) != 0 }

func (e *Eval) compute(t *Term) uint64 {
	switch t.Op {
	case Var:
		return e.assign(t)
	case Ite:
		if e.Value(t.args[0]) != 0 {
			return e.Value(t.args[1])
		}
		return e.Value(t.args[2])
	case Not:
		return ^e.Value(t.args[0])
	case Neg:
		return -e.Value(t.args[0])
	case Extract:
		return e.Value(t.args[0]) >> t.Value
	case Concat:
		return e.Value(t.args[0])<<t.args[1].Width | e.Value(t.args[1])
	case SExt:
		return uint64(Signed(e.Value(t.args[0]), t.args[0].Width))
	}
	a, b := t.args[0], t.args[1]
	return apply(t.Op, a.Width, e.Value(a), e.Value(b))
}

// apply is the meaning of operations with two operands of w bits. Bits above the width of the result are to be cut off.
func apply(op Op, w uint8, a, b uint64) uint64 {
	switch op {
	case And:
		return a & b
	case Xor:
		return a ^ b
	case Eq:
		return truth(a == b)
	case ULT:
		return truth(a < b)
	case SLT:
		return truth(Signed(a, w) < Signed(b, w))
	case Add:
		return a + b
	case Mul:
		return a * b
	case UDiv, URem, SDiv, SRem:
		return quotient(op, w, a, b)
	case Shl, LShr, AShr:
		return shifted(op, w, a, b)
	case UMulO:
		high, low := bits.Mul64(a, b)
		return truth(high != 0 || low > Mask(w))
	case SMulO:
		return truth(signedOverflow(w, Signed(a, w), Signed(b, w)))
	}
	panic("term: no meaning of " + op.String())
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func quotient(op Op, w uint8, a, b uint64) uint64 {
	x, y := Signed(a, w), Signed(b, w)
	switch {
	case op == UDiv && b == 0:
		return Mask(w)
	case op == UDiv:
		return a / b
	case op == URem && b == 0:
		return a
	case op == URem:
		return a % b
	case op == SDiv && y == 0 && x < 0:
		return 1
	case op == SDiv && y == 0:
		return Mask(w)
	case op == SDiv && y == -1:
		return -a
	case op == SDiv:
		return uint64(x / y)
	case y == 0:
		return a
	case y == -1:
		return 0
	}
	return uint64(x % y)
}

func shifted(op Op, w uint8, a, b uint64) uint64 {
	switch {
	case b >= uint64(w) && op == AShr && Signed(a, w) < 0:
		return Mask(w)
	case b >= uint64(w):
		return 0
	case op == Shl:
		return a << b
	case op == LShr:
		return a >> b
	}
	return uint64(Signed(a, w) >> b)
}

func signedOverflow(w uint8, x, y int64) bool {
	negative := x < 0 != (y < 0)
	high, low := bits.Mul64(magnitude(x), magnitude(y))
	limit := uint64(1) << (w - 1)
	if negative {
		return high != 0 || low > limit
	}
	return high != 0 || low >= limit
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}
