package interp

import (
	"math"
	"math/big"
	"math/bits"
)

// Operations on 65 to 128 bits, in the order of the opcodes from opAdd on.
const (
	wideAdd uint8 = iota
	wideSub
	wideMul
	wideUDiv
	wideSDiv
	wideURem
	wideSRem
	wideShl
	wideLShr
	wideAShr
	wideAnd
	wideOr
	wideXor
)

// The operations from here on give one bit.
const (
	wideEq uint8 = 32 + iota // in the order of the opcodes from opEq on
	wideNe
	wideULT
	wideULE
	wideSLT
	wideSLE
	wideOver // overflow: added to wideAdd, wideSub and wideMul
)

const wideSigned uint8 = 8 // signed overflow: added to wideOver

// Operations from here on have one operand.
const (
	wideUnary uint8 = 64 + iota
	wideCtpop
	wideCtlz
	wideCttz
	wideBswap
	wideBitReverse
)

// wideTruth tells that the result of a wide operation is one bit.
func (o *op) wideTruth() bool { return o.x >= wideEq && o.x < wideUnary }

// Conversions between wide integers and floating point.
const (
	wideToFPS uint8 = iota
	wideToFPU
	wideFromFPS
	wideFromFPU
)

// wideOp computes an operation on integers of o.w bits.
func wideOp(a *activation, o *op) string {
	x0, x1 := a.get(o.a), a.get(o.a+1)
	high := o.w - 64
	set := func(lo, hi uint64) { a.regs[o.dst], a.regs[o.dst+1] = lo, hi&mask(high) }
	if o.x >= wideUnary {
		set(wideBits(o.x, o.w, x0, x1))
		return ""
	}
	y0, y1 := a.get(o.b), a.get(o.b+1)
	s1, t1 := signed(x1, high), signed(y1, high)
	switch o.x {
	case wideAdd:
		lo, c := bits.Add64(x0, y0, 0)
		hi, _ := bits.Add64(x1, y1, c)
		set(lo, hi)
	case wideSub:
		lo, c := bits.Sub64(x0, y0, 0)
		hi, _ := bits.Sub64(x1, y1, c)
		set(lo, hi)
	case wideMul:
		hi, lo := bits.Mul64(x0, y0)
		set(lo, hi+x0*y1+x1*y0)
	case wideAnd:
		set(x0&y0, x1&y1)
	case wideOr:
		set(x0|y0, x1|y1)
	case wideXor:
		set(x0^y0, x1^y1)
	case wideShl, wideLShr:
		set(wideShift(o.x, x0, x1, min(y0, 128), y1))
	case wideAShr:
		set(wideShift(o.x, x0, uint64(s1), min(y0, 128), y1))
	case wideEq:
		a.regs[o.dst] = truth(x0 == y0 && x1 == y1)
	case wideNe:
		a.regs[o.dst] = truth(x0 != y0 || x1 != y1)
	case wideULT:
		a.regs[o.dst] = truth(x1 < y1 || x1 == y1 && x0 < y0)
	case wideULE:
		a.regs[o.dst] = truth(x1 < y1 || x1 == y1 && x0 <= y0)
	case wideSLT:
		a.regs[o.dst] = truth(s1 < t1 || s1 == t1 && x0 < y0)
	case wideSLE:
		a.regs[o.dst] = truth(s1 < t1 || s1 == t1 && x0 <= y0)
	case wideUDiv, wideURem:
		return wideDivide(o.x, wideInt(x0, x1, false), wideInt(y0, y1, false), o.w, set)
	case wideSDiv, wideSRem:
		return wideDivide(o.x, wideInt(x0, uint64(s1), true), wideInt(y0, uint64(t1), true), o.w, set)
	default:
		if o.x >= wideOver+wideSigned {
			x1, y1 = uint64(s1), uint64(t1)
		}
		a.regs[o.dst] = truth(wideOverflow(o.x, o.w, x0, x1, y0, y1))
	}
	return ""
}

func wideShift(x uint8, lo, hi, n, high uint64) (uint64, uint64) {
	if high != 0 {
		n = 128
	}
	switch x {
	case wideShl:
		if n >= 64 {
			return 0, lo << (n - 64)
		}
		return lo << n, hi<<n | lo>>(64-n)
	case wideLShr:
		if n >= 64 {
			return hi >> (n - 64), 0
		}
		return lo>>n | hi<<(64-n), hi >> n
	}
	sign := uint64(int64(hi) >> 63)
	if n >= 64 {
		return uint64(int64(hi) >> (n - 64)), sign
	}
	return lo>>n | hi<<(64-n), uint64(int64(hi) >> n)
}

// wideBits computes the operations on the bits of one integer of w bits.
func wideBits(x, w uint8, lo, hi uint64) (uint64, uint64) {
	shift := uint64(128 - w)
	switch x {
	case wideCtpop:
		return uint64(bits.OnesCount64(lo) + bits.OnesCount64(hi)), 0
	case wideCtlz:
		if hi == 0 {
			return uint64(bits.LeadingZeros64(lo)) + 64 - shift, 0
		}
		return uint64(bits.LeadingZeros64(hi)) - shift, 0
	case wideCttz:
		if lo == 0 {
			return uint64(min(64+bits.TrailingZeros64(hi), int(w))), 0
		}
		return uint64(bits.TrailingZeros64(lo)), 0
	case wideBswap:
		return wideShift(wideLShr, bits.ReverseBytes64(hi), bits.ReverseBytes64(lo), shift, 0)
	default:
		return wideShift(wideLShr, bits.Reverse64(hi), bits.Reverse64(lo), shift, 0)
	}
}

// wideInt builds a number from two halves.
func wideInt(lo, hi uint64, sign bool) *big.Int {
	x := new(big.Int).SetUint64(hi)
	if sign {
		x.SetInt64(int64(hi))
	}
	x.Lsh(x, 64)
	return x.Add(x, new(big.Int).SetUint64(lo))
}

// halves takes a number apart, modulo 2^128.
func halves(x *big.Int) (lo, hi uint64) {
	m := new(big.Int).SetUint64(math.MaxUint64)
	lo = new(big.Int).And(x, m).Uint64()
	hi = new(big.Int).And(new(big.Int).Rsh(x, 64), m).Uint64()
	return lo, hi
}

// fits tells if an integer of w bits can have the value x.
func fits(x *big.Int, w uint8, sign bool) bool {
	if !sign {
		return x.Sign() >= 0 && x.BitLen() <= int(w)
	}
	if x.Sign() < 0 {
		x = new(big.Int).Not(x)
	}
	return x.BitLen() < int(w)
}

func wideDivide(code uint8, x, y *big.Int, w uint8, set func(lo, hi uint64)) string {
	if y.Sign() == 0 {
		return "division by zero"
	}
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	if code != wideUDiv && code != wideURem && !fits(q, w, true) {
		return divisionOverflow
	}
	if code == wideURem || code == wideSRem {
		q = r
	}
	set(halves(q))
	return ""
}

func wideOverflow(code, w uint8, x0, x1, y0, y1 uint64) bool {
	code -= wideOver
	sign := code >= wideSigned
	x, y := wideInt(x0, x1, sign), wideInt(y0, y1, sign)
	switch code &^ wideSigned {
	case wideAdd:
		x.Add(x, y)
	case wideSub:
		x.Sub(x, y)
	default:
		x.Mul(x, y)
	}
	return !fits(x, w, sign)
}

func wideConvert(a *activation, o *op) {
	high := uint8(o.b) - 64
	if o.x == wideToFPS || o.x == wideToFPU {
		hi := a.get(o.a + 1)
		if o.x == wideToFPS {
			hi = uint64(signed(hi, high))
		}
		f := new(big.Float).SetInt(wideInt(a.get(o.a), hi, o.x == wideToFPS))
		if o.w == 32 {
			v, _ := f.Float32()
			a.regs[o.dst] = uint64(math.Float32bits(v))
			return
		}
		v, _ := f.Float64()
		a.regs[o.dst] = math.Float64bits(v)
		return
	}
	f := float(o.w, a.get(o.a))
	if math.IsNaN(f) || math.IsInf(f, 0) {
		a.regs[o.dst], a.regs[o.dst+1] = 0, 1<<(high-1)
		return
	}
	x, _ := big.NewFloat(f).Int(nil)
	lo, hi := halves(x)
	a.regs[o.dst], a.regs[o.dst+1] = lo, hi&mask(high)
}
