package interp

import (
	"math"
	"math/big"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/llvmir"
)

// This file is about x86_fp80, the extended precision of x87 and long double of x86. A number takes two slots, and lies in memory in the same way: the significand of 64 bits, whose highest
// bit is written, too, and 16 bits of sign and exponent. Results are rounded once, to the nearest number, ties to even.

// Operations of opLong. Those below longNegate are in the order of the opcodes from opFAdd on.
const (
	longAdd uint8 = iota
	longSub
	longMul
	longDiv
	longRem // refused
	longNegate
	longAbs
	longCompare   // w is the predicate
	longFromFloat // of w bits
	longToFloat   // of w bits
	longFromSigned
	longFromUnsigned
	longToSigned
	longToUnsigned // integers of w bits
)

// longFrom tells that the operand is one slot, longTo that the result is one.
func (o *op) longFrom() bool {
	return o.x == longFromFloat || o.x == longFromSigned || o.x == longFromUnsigned
}

func (o *op) longTo() bool {
	return o.x == longCompare || o.x == longToFloat || o.x == longToSigned || o.x == longToUnsigned
}

// longBoth tells that there are two operands.
func (o *op) longBoth() bool { return o.x < longNegate || o.x == longCompare }

func isLong(t types.Type) bool {
	f, ok := scalarOf(t).(*types.FloatType)
	return ok && f.Kind == types.FloatKindX86_FP80
}

// long lowers an instruction that computes with extended precision. It returns false for others, among them those that only move numbers.
func (l *lowerer) long(inst ir.Instruction) bool {
	if name, x, y, ok := llvmir.Binary(inst); ok && isLong(x.Type()) {
		if name == "frem" {
			refuse("remainder of long double")
		}
		return l.longOp(uint8(binaries[name]-opFAdd), 0, inst.(value.Value), x, y)
	}
	switch inst := inst.(type) {
	case *ir.InstFNeg:
		return isLong(inst.Type()) && l.longOp(longNegate, 0, inst, inst.X, nil)
	case *ir.InstFCmp:
		return isLong(inst.X.Type()) && l.longOp(longCompare, uint8(inst.Pred), inst, inst.X, inst.Y)
	case *ir.InstFPExt:
		return isLong(inst.To) && l.longOp(longFromFloat, l.bits(inst.From), inst, inst.From, nil)
	case *ir.InstFPTrunc:
		return isLong(inst.From.Type()) && l.longOp(longToFloat, l.bits(inst), inst, inst.From, nil)
	case *ir.InstSIToFP:
		return isLong(inst.To) && l.longOp(longFromSigned, l.bits(inst.From), inst, inst.From, nil)
	case *ir.InstUIToFP:
		return isLong(inst.To) && l.longOp(longFromUnsigned, l.bits(inst.From), inst, inst.From, nil)
	case *ir.InstFPToSI:
		return isLong(inst.From.Type()) && l.longOp(longToSigned, l.bits(inst), inst, inst.From, nil)
	case *ir.InstFPToUI:
		return isLong(inst.From.Type()) && l.longOp(longToUnsigned, l.bits(inst), inst, inst.From, nil)
	}
	return false
}

// longOp emits an operation; y is nil if it has one operand.
func (l *lowerer) longOp(x, w uint8, inst, a, b value.Value) bool {
	o := op{code: opLong, x: x, w: w}
	from := l.get(a)
	switch {
	case types.IsVector(a.Type()):
		refuse("vector of long double")
	case o.longFrom() && len(from) != 1:
		refuse("conversion of %v to long double", a.Type())
	case o.longFrom():
		o.a = from[0]
	default:
		o.a = l.pair(from)
	}
	if b != nil {
		o.b = l.pair(l.get(b))
	}
	d := l.get(inst)
	if o.longTo() && len(d) != 1 {
		refuse("conversion of long double to %v", inst.Type())
	}
	o.dst = d[0]
	l.emit(o)
	return true
}

// longIntrinsic lowers an intrinsic that has an argument of extended precision.
func (l *lowerer) longIntrinsic(full, base string, inst *ir.InstCall, args []value.Value) {
	switch base {
	case "fabs":
		l.longOp(longAbs, 0, inst, args[0], nil)
	case "fmuladd": // two operations, as x87 has none for both
		product := l.slots(2)[0]
		l.emit(op{code: opLong, x: longMul, dst: product, a: l.pair(l.get(args[0])), b: l.pair(l.get(args[1]))})
		l.emit(op{code: opLong, x: longAdd, dst: l.get(inst)[0], a: product, b: l.pair(l.get(args[2]))})
	default:
		refuse("%s", full)
	}
}

// longBits is a constant.
func longBits(c *constant.Float) []uint64 {
	sign := uint64(0)
	if c.X != nil && c.X.Signbit() {
		sign = longSign
	}
	if c.NaN || c.X == nil {
		return []uint64{longNaN, sign | longExponents}
	}
	m, e := longOf(func(precision uint) *big.Float { return new(big.Float).SetPrec(precision).Set(c.X) })
	return []uint64{m, e}
}

const (
	longSign      = 1 << 15
	longExponents = 1<<15 - 1
	longBias      = 1<<14 - 1
	longNaN       = 3 << 62
)

// longNumber is a number, or nil if it is none.
func longNumber(m, e uint64) *big.Float {
	x := new(big.Float).SetPrec(64)
	exponent := int(e & longExponents)
	switch {
	case exponent == longExponents && m<<1 == 0:
		return x.SetInf(e&longSign != 0)
	case exponent == longExponents, exponent != 0 && m>>63 == 0:
		return nil // what has no explicit bit is none for x87, either
	case exponent == 0:
		exponent = 1
	}
	x.SetUint64(m)
	x.SetMantExp(x, exponent-longBias-63)
	if e&longSign != 0 {
		x.Neg(x)
	}
	return x
}

// longOf rounds a result, which is computed with the number of bits that the format has for it. NaN is nil.
func longOf(result func(precision uint) *big.Float) (m, e uint64) {
	x := result(64)
	if x == nil {
		return longNaN, longSign | longExponents
	}
	if x.Signbit() {
		e = longSign
	}
	if missing := 2 - longBias - x.MantExp(nil); x.Sign() != 0 && !x.IsInf() && missing > 0 {
		// A subnormal number has fewer bits. What is less than the smallest one is rounded to that or to zero.
		if missing >= 64 {
			half := new(big.Float).SetMantExp(big.NewFloat(1), 1-longBias-64)
			if wide := result(200); missing == 64 && new(big.Float).Abs(wide).Cmp(half) > 0 {
				return 1, e
			}
			return 0, e
		}
		x = result(uint(64 - missing))
	}
	switch {
	case x.Sign() == 0:
		return 0, e
	case x.IsInf() || x.MantExp(nil) > longBias+1:
		return 1 << 63, e | longExponents
	}
	mantissa := new(big.Float)
	exponent := x.MantExp(mantissa) - 1 + longBias
	if exponent < 1 {
		m, _ = new(big.Float).SetMantExp(mantissa.Abs(mantissa), 63+exponent).Uint64()
		return m, e | m>>63
	}
	m, _ = new(big.Float).SetMantExp(mantissa.Abs(mantissa), 64).Uint64()
	return m, e | uint64(exponent)
}

// longCompute computes an operation of extended precision.
func longCompute(a *activation, o *op) {
	set := func(m, e uint64) { a.regs[o.dst], a.regs[o.dst+1] = m, e }
	first := a.get(o.a)
	switch o.x {
	case longFromFloat:
		f := float(o.w, first)
		set(longOf(func(precision uint) *big.Float {
			if math.IsNaN(f) {
				return nil
			}
			return new(big.Float).SetPrec(precision).SetFloat64(f)
		}))
		return
	case longFromSigned, longFromUnsigned:
		set(longOf(func(precision uint) *big.Float {
			if o.x == longFromSigned {
				return new(big.Float).SetPrec(precision).SetInt64(signed(first, o.w))
			}
			return new(big.Float).SetPrec(precision).SetUint64(first)
		}))
		return
	case longNegate, longAbs:
		sign := a.get(o.a+1) ^ longSign
		if o.x == longAbs {
			sign &= longExponents
		}
		set(first, sign)
		return
	}
	x := longNumber(first, a.get(o.a+1))
	switch o.x {
	case longToFloat:
		a.regs[o.dst] = longToDouble(x, o.w)
	case longToSigned, longToUnsigned:
		a.regs[o.dst] = longToInt(x, o.w, o.x == longToSigned)
	case longCompare:
		a.regs[o.dst] = truth(longCompared(o.w, x, longNumber(a.get(o.b), a.get(o.b+1))))
	default:
		y := longNumber(a.get(o.b), a.get(o.b+1))
		set(longOf(func(precision uint) *big.Float { return longResult(o.x, precision, x, y) }))
	}
}

func longToDouble(x *big.Float, w uint8) uint64 {
	switch {
	case x == nil && w == 32:
		return 0xffc00000
	case x == nil:
		return 0xfff8000000000000
	case w == 32:
		f, _ := x.Float32()
		return uint64(math.Float32bits(f))
	}
	f, _ := x.Float64()
	return math.Float64bits(f)
}

// longToInt converts towards zero, and gives what x86 gives where C leaves the result undefined.
func longToInt(x *big.Float, w uint8, sign bool) uint64 {
	if x != nil && !x.IsInf() {
		if i, _ := x.Int(nil); fits(i, w, sign) {
			lo, _ := halves(i)
			return lo & mask(w)
		}
	}
	return 1 << 63 & mask(w)
}

// longCompared compares as the same comparison of small numbers that are in the same order.
func longCompared(predicate uint8, x, y *big.Float) bool {
	if x == nil || y == nil {
		return floatCompare(predicate, math.NaN(), 0)
	}
	return floatCompare(predicate, float64(x.Cmp(y)), 0)
}

// longResult computes with a precision; nil is no number.
func longResult(operation uint8, precision uint, x, y *big.Float) *big.Float {
	z := new(big.Float).SetPrec(precision)
	switch {
	case x == nil || y == nil:
		return nil
	case operation == longAdd && !(x.IsInf() && y.IsInf() && x.Signbit() != y.Signbit()):
		return z.Add(x, y)
	case operation == longSub && !(x.IsInf() && y.IsInf() && x.Signbit() == y.Signbit()):
		return z.Sub(x, y)
	case operation == longMul && !(x.IsInf() && y.Sign() == 0 || x.Sign() == 0 && y.IsInf()):
		return z.Mul(x, y)
	case operation == longDiv && !(x.IsInf() && y.IsInf() || x.Sign() == 0 && y.Sign() == 0):
		return z.Quo(x, y)
	}
	return nil
}
