package interp

import (
	"math/bits"

	"github.com/llir/llvm/ir/enum"
)

// The rules by which undefined bits spread. A number with undefined bits is a
// pair: its value, in which they are 0, and its shadow, in which they are 1. The
// shadow of a result has every bit that is not the same for all values of the
// undefined bits of the operands. It may have more, where the exact answer would
// be dear and no compiler needs it.

// partial is a number with undefined bits.
type partial struct{ value, shadow uint64 }

// most is the largest value that the number can have, value the smallest.
func (p partial) most() uint64 { return p.value | p.shadow }

// biased shifts a signed number of w bits so that its order is that of unsigned ones.
func (p partial) biased(w uint8) partial {
	p.value = (p.value ^ 1<<(w-1)) &^ p.shadow
	return p
}

// all is the shadow of a result of w bits that may be anything if any bit of the
// shadows is set.
func all(w uint8, shadows ...uint64) uint64 {
	for _, s := range shadows {
		if s != 0 {
			return mask(w)
		}
	}
	return 0
}

// shadowBinary is the shadow of an operation on two integers of w bits.
func shadowBinary(code opcode, w uint8, a, b partial) uint64 {
	if a.shadow|b.shadow == 0 {
		return 0
	}
	switch code {
	case opAnd:
		return a.shadow&b.most() | b.shadow&a.most()
	case opOr:
		return (a.shadow&^b.value | b.shadow&^a.value) & mask(w)
	case opXor:
		return a.shadow | b.shadow
	case opAdd:
		return shadowSum(a, b, 0) & mask(w)
	case opSub:
		return shadowSum(a, partial{^b.value &^ b.shadow, b.shadow}, 1) & mask(w)
	case opMul:
		return shadowProduct(a, b) & mask(w)
	case opShl, opLShr, opAShr:
		return shadowShift(code, w, a, b)
	case opSAddOver, opSSubOver, opSMulOver:
		return shadowOverflow(code, w, a, b)
	case opUAddOver, opUSubOver, opUMulOver:
		return 1
	}
	if s, ok := shadowOrder(code, w, a, b); ok {
		return s
	}
	return mask(w)
}

// shadowSum is the shadow of a sum and a carry: a carry is known if the smallest
// and the largest sum have the same one.
func shadowSum(a, b partial, carry uint64) uint64 {
	least := a.value + b.value + carry
	most := a.most() + b.most() + carry
	return a.shadow | b.shadow | (least ^ a.value ^ b.value ^ most ^ a.most() ^ b.most())
}

// shadowOverflow is the shadow of the question whether signed arithmetic overflows. The results for the smallest and the largest values of
// the operands bound all others: if none of them overflows, nothing does.
func shadowOverflow(code opcode, w uint8, a, b partial) uint64 {
	for _, x := range a.signedBounds(w) {
		for _, y := range b.signedBounds(w) {
			if over, _ := integerOp(code, w, x, y); over != 0 {
				return 1
			}
		}
	}
	return 0
}

// signedBounds are the smallest and the largest signed number of w bits that the number can be.
func (p partial) signedBounds(w uint8) [2]uint64 {
	sign := p.shadow & (1 << (w - 1))
	return [2]uint64{p.value | sign, p.most() &^ sign}
}

// shadowProduct has all bits from the lowest on that an undefined bit reaches.
func shadowProduct(a, b partial) uint64 {
	low := 64
	if a.shadow != 0 {
		low = min(low, bits.TrailingZeros64(a.shadow)+bits.TrailingZeros64(b.most()))
	}
	if b.shadow != 0 {
		low = min(low, bits.TrailingZeros64(b.shadow)+bits.TrailingZeros64(a.most()))
	}
	return ^uint64(0) << low
}

func shadowShift(code opcode, w uint8, a, n partial) uint64 {
	switch {
	case n.shadow != 0:
		return all(w, a.most())
	case code == opAShr || n.value < uint64(w):
		s, _ := integerOp(code, w, a.shadow, n.value)
		return s
	}
	return 0 // everything is shifted out
}

// shadowOrder covers comparisons, minima and maxima.
func shadowOrder(code opcode, w uint8, a, b partial) (shadow uint64, ok bool) {
	x, y := a, b
	switch code {
	case opSLT, opSLE, opSMax, opSMin, opSCmp:
		x, y = a.biased(w), b.biased(w)
	}
	less, more := x.most() < y.value, x.value > y.most()
	known := less || more
	switch code {
	case opEq, opNe:
		if (a.value^b.value)&^(a.shadow|b.shadow) != 0 {
			return 0, true
		}
		return 1, true
	case opULT, opSLT:
		known = known || x.value >= y.most()
		return truth(!known), true
	case opULE, opSLE:
		known = known || x.most() <= y.value
		return truth(!known), true
	case opUCmp, opSCmp:
		if known {
			return 0, true
		}
		return mask(w), true
	case opUMin, opSMin, opUMax, opSMax:
		switch {
		case !known:
			return a.shadow | b.shadow | (a.value ^ b.value), true
		case less == (code == opUMin || code == opSMin):
			return a.shadow, true
		}
		return b.shadow, true
	}
	return 0, false
}

// shadowSelect is the shadow of a choice between a and b.
func shadowSelect(cond partial, a, b partial) uint64 {
	switch {
	case cond.shadow&1 != 0:
		return a.shadow | b.shadow | (a.value ^ b.value)
	case cond.value&1 != 0:
		return a.shadow
	}
	return b.shadow
}

// shadowUnary is the shadow of an operation on one number; from is the width of
// the operand of a conversion.
func shadowUnary(code opcode, w, from uint8, a uint64) uint64 {
	switch code {
	case opMov, opFreeze:
		return a
	case opTrunc:
		return a & mask(w)
	case opSExt:
		return uint64(signed(a, from)) & mask(w)
	case opBswap, opBitReverse:
		return bitOp(code, w, a)
	case opFNeg:
		return a
	}
	return all(w, a)
}

// shadowFunnel is the shadow of a funnel shift.
func shadowFunnel(left bool, w uint8, hi, lo, n partial) uint64 {
	if n.shadow&all(w, n.shadow) != 0 {
		return all(w, hi.most(), lo.most())
	}
	return funnel(left, w, hi.shadow, lo.shadow, n.value)
}

// shadowCompare is the shadow of a comparison of floating-point numbers.
func shadowCompare(pred uint8, a, b uint64) uint64 {
	if p := enum.FPred(pred); p == enum.FPredTrue || p == enum.FPredFalse {
		return 0
	}
	return all(1, a, b)
}

// divides tells whether a division has a result whatever the undefined bits of
// its dividend are; a divisor must not have any.
func divides(code opcode, w uint8, a, b partial) bool {
	least := uint64(1) << (w - 1)
	switch {
	case b.shadow != 0:
		return false
	case (code == opSDiv || code == opSRem) && b.value == mask(w):
		return a.shadow == 0 || a.value&^least != 0 || a.most()&least == 0
	}
	return true
}

// wide is a number of 65 to 128 bits with undefined bits.
type widePartial struct{ lo, hi partial }

// shadowWide is the shadow of an operation on two wide integers.
func shadowWide(x, w uint8, a, b widePartial) (lo, hi uint64) {
	high := mask(w - 64)
	if a.lo.shadow|a.hi.shadow|b.lo.shadow|b.hi.shadow == 0 {
		return 0, 0
	}
	halves := func(code opcode) (uint64, uint64) {
		return shadowBinary(code, 64, a.lo, b.lo), shadowBinary(code, 64, a.hi, b.hi) & high
	}
	switch x {
	case wideAnd:
		return halves(opAnd)
	case wideOr:
		return halves(opOr)
	case wideXor:
		return halves(opXor)
	case wideShl, wideLShr, wideAShr:
		if b.lo.shadow|b.hi.shadow != 0 {
			break
		}
		top := a.hi.shadow
		if x == wideAShr {
			top = uint64(signed(top, w-64))
		}
		lo, hi = wideShift(x, a.lo.shadow, top, min(b.lo.value, 128), b.hi.value)
		return lo, hi & high
	case wideAdd, wideSub, wideMul:
		// Nothing below the lowest undefined bit depends on one.
		if s := a.lo.shadow | b.lo.shadow; s != 0 {
			return -(s & -s), high
		}
		s := a.hi.shadow | b.hi.shadow
		return 0, -(s & -s) & high
	case wideEq, wideNe:
		if (a.lo.value^b.lo.value)&^(a.lo.shadow|b.lo.shadow) != 0 || (a.hi.value^b.hi.value)&^(a.hi.shadow|b.hi.shadow) != 0 {
			return 0, 0
		}
		return 1, 0
	}
	if x >= wideEq && x < wideUnary {
		return 1, 0
	}
	return ^uint64(0), high
}
