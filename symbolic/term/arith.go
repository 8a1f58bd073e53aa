package term

import "math/bits"

// Add returns the sum.
func (p *Pool) Add(a, b *Term) *Term {
	sameWidth(Add, a, b)
	a, b = sorted(a, b)
	switch {
	case a.Is(0):
		return b
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, a.Value+b.Value)
	case a.leaves > 0 && b.leaves > 0 && int(a.leaves)*int(b.leaves) <= maxLeaves, a.leaves > 0 && b.IsConst():
		return p.lift(a, func(t *Term) *Term { return p.Add(t, b) })
	case a.IsConst() && b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.Add(a, t) })
	case a.IsConst() && b.Op == Add && b.args[0].IsConst():
		return p.Add(p.Const(a.Width, a.Value+b.args[0].Value), b.args[1])
	case b.Op == Add && b.args[0].IsConst() && !a.IsConst(): // the constant outside
		return p.Add(b.args[0], p.Add(a, b.args[1]))
	case a.Op == Add && a.args[0].IsConst():
		return p.Add(a.args[0], p.Add(a.args[1], b))
	}
	if t := p.cancelled(a, b); t != nil {
		return t
	}
	if t := p.cancelled(b, a); t != nil {
		return t
	}
	return p.make(Add, a.Width, 0, a, b)
}

// cancelled is the sum of a term and the complement of a part of it, nil if they are not that.
func (p *Pool) cancelled(a, b *Term) *Term {
	if b.Op != Neg {
		return nil
	}
	switch x := b.args[0]; {
	case a == x:
		return p.Const(a.Width, 0)
	case a.Op == Add && a.args[0] == x:
		return a.args[1]
	case a.Op == Add && a.args[1] == x:
		return a.args[0]
	}
	return nil
}

// Neg returns the two's complement.
func (p *Pool) Neg(a *Term) *Term {
	switch {
	case a.IsConst():
		return p.Const(a.Width, -a.Value)
	case a.Op == Neg:
		return a.args[0]
	case a.Width == 1:
		return a
	case a.leaves > 0:
		return p.lift(a, p.Neg)
	case a.Op == Add && a.args[0].IsConst():
		return p.Add(p.Neg(a.args[0]), p.Neg(a.args[1]))
	}
	return p.make(Neg, a.Width, 0, a)
}

// Sub returns the difference.
func (p *Pool) Sub(a, b *Term) *Term {
	sameWidth(Add, a, b)
	return p.Add(a, p.Neg(b))
}

// Mul returns the product.
func (p *Pool) Mul(a, b *Term) *Term {
	sameWidth(Mul, a, b)
	a, b = sorted(a, b)
	switch {
	case a.Is(0):
		return a
	case a.Is(1):
		return b
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, a.Value*b.Value)
	case a.IsConst() && b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.Mul(a, t) })
	case a.IsConst() && a.Value&(a.Value-1) == 0:
		return p.Shl(b, p.Const(a.Width, log2(a.Value)))
	}
	return p.make(Mul, a.Width, 0, a, b)
}

func log2(v uint64) (n uint64) {
	for ; v > 1; v >>= 1 {
		n++
	}
	return n
}

// UDiv, URem, SDiv and SRem return quotients and remainders.
func (p *Pool) UDiv(a, b *Term) *Term { return p.divide(UDiv, a, b) }

// URem returns the unsigned remainder.
func (p *Pool) URem(a, b *Term) *Term { return p.divide(URem, a, b) }

// SDiv returns the signed quotient, truncated.
func (p *Pool) SDiv(a, b *Term) *Term { return p.divide(SDiv, a, b) }

// SRem returns the signed remainder, with the sign of the dividend.
func (p *Pool) SRem(a, b *Term) *Term { return p.divide(SRem, a, b) }

func (p *Pool) divide(op Op, a, b *Term) *Term {
	sameWidth(op, a, b)
	switch {
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, apply(op, a.Width, a.Value, b.Value))
	case b.IsConst() && a.leaves > 0:
		return p.lift(a, func(t *Term) *Term { return p.divide(op, t, b) })
	case b.Is(1) && a.Width > 1 && (op == UDiv || op == SDiv):
		return a
	case b.Is(1) && a.Width > 1:
		return p.Const(a.Width, 0)
	case op == UDiv && b.IsConst() && b.Value != 0 && b.Value&(b.Value-1) == 0:
		return p.LShr(a, p.Const(a.Width, log2(b.Value)))
	case op == URem && b.IsConst() && b.Value != 0 && b.Value&(b.Value-1) == 0:
		return p.And(a, p.Const(a.Width, b.Value-1))
	}
	return p.make(op, a.Width, 0, a, b)
}

// UMulO returns whether the unsigned product overflows.
func (p *Pool) UMulO(a, b *Term) *Term { return p.overflow(UMulO, a, b) }

// SMulO returns whether the signed product overflows.
func (p *Pool) SMulO(a, b *Term) *Term { return p.overflow(SMulO, a, b) }

func (p *Pool) overflow(op Op, a, b *Term) *Term {
	sameWidth(op, a, b)
	a, b = sorted(a, b)
	switch {
	case a.Is(0), a.Is(1) && a.Width > 1:
		return p.False()
	case a.IsConst() && b.IsConst():
		return p.Const(1, apply(op, a.Width, a.Value, b.Value))
	case a.IsConst() && b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.overflow(op, a, t) })
	case op == SMulO && significant(a, 4)+significant(b, 4) <= int(a.Width):
		return p.False()
	}
	return p.make(op, 1, 0, a, b)
}

// significant is a number of low bits that a term is, the highest of them being its sign, with copies of it above; it looks at depth operations.
func significant(t *Term, depth int) int {
	w := int(t.Width)
	if depth == 0 {
		return w
	}
	of := func(i int) int { return significant(t.args[i], depth-1) }
	switch t.Op {
	case Const:
		v := Signed(t.Value, t.Width)
		return bits.Len64(uint64(v^v>>63)) + 1
	case SExt:
		return of(0)
	case Concat:
		if t.args[0].Is(0) {
			return int(t.args[1].Width) + 1
		}
	case Ite:
		return max(of(1), of(2))
	case Not:
		return of(0)
	case And, Xor:
		return max(of(0), of(1))
	case Add:
		return min(w, max(of(0), of(1))+1)
	case Neg:
		return min(w, of(0)+1)
	case Mul:
		return min(w, of(0)+of(1))
	}
	return w
}

// Shl, LShr and AShr return shifts; the second operand is unsigned.
func (p *Pool) Shl(a, b *Term) *Term { return p.shift(Shl, a, b) }

// LShr returns the shift to the right that moves zeros in.
func (p *Pool) LShr(a, b *Term) *Term { return p.shift(LShr, a, b) }

// AShr returns the shift to the right that moves copies of the sign in.
func (p *Pool) AShr(a, b *Term) *Term { return p.shift(AShr, a, b) }

func (p *Pool) shift(op Op, a, b *Term) *Term {
	sameWidth(op, a, b)
	switch {
	case a.IsConst() && b.IsConst():
		return p.Const(a.Width, apply(op, a.Width, a.Value, b.Value))
	case b.IsConst():
		return p.shiftBy(op, a, b.Value)
	case a.Is(0):
		return a
	case b.leaves > 0:
		return p.lift(b, func(t *Term) *Term { return p.shift(op, a, t) })
	}
	return p.make(op, a.Width, 0, a, b)
}

// shiftBy is a shift by a known number of bits: it only rearranges them.
func (p *Pool) shiftBy(op Op, a *Term, n uint64) *Term {
	w := a.Width
	if n == 0 {
		return a
	}
	if n >= uint64(w) {
		if op == AShr {
			return p.SExt(w, p.Extract(w-1, w-1, a))
		}
		return p.Const(w, 0)
	}
	k := uint8(n)
	switch op {
	case Shl:
		return p.Concat(p.Extract(w-1-k, 0, a), p.Const(k, 0))
	case LShr:
		return p.ZExt(w, p.Extract(w-1, k, a))
	default:
		return p.SExt(w, p.Extract(w-1, k, a))
	}
}
