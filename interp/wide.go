package interp

import (
	"math"
	"math/big"
	"math/bits"
)

// Operations on 128 bits, in the order of the opcodes from opAdd on.
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

const (
	wideEq uint8 = 32 + iota // in the order of the opcodes from opEq on
	wideNe
	wideULT
	wideULE
	wideSLT
	wideSLE
	wideUnary // operations from here on have one operand
)

// Conversions between 128 bits and floating point.
const (
	wideToFPS uint8 = iota
	wideToFPU
	wideFromFPS
	wideFromFPU
)

// wideOp computes an operation on integers of 128 bits.
func wideOp(a *activation, o *op) string {
	x0, x1 := a.get(o.a), a.get(o.a+1)
	y0, y1 := a.get(o.b), a.get(o.b+1)
	set := func(lo, hi uint64) { a.regs[o.dst], a.regs[o.dst+1] = lo, hi }
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
	case wideShl, wideLShr, wideAShr:
		set(wideShift(o.x, x0, x1, min(y0, 128), y1))
	case wideEq:
		a.regs[o.dst] = truth(x0 == y0 && x1 == y1)
	case wideNe:
		a.regs[o.dst] = truth(x0 != y0 || x1 != y1)
	case wideULT:
		a.regs[o.dst] = truth(x1 < y1 || x1 == y1 && x0 < y0)
	case wideULE:
		a.regs[o.dst] = truth(x1 < y1 || x1 == y1 && x0 <= y0)
	case wideSLT:
		a.regs[o.dst] = truth(int64(x1) < int64(y1) || x1 == y1 && x0 < y0)
	case wideSLE:
		a.regs[o.dst] = truth(int64(x1) < int64(y1) || x1 == y1 && x0 <= y0)
	default:
		return wideDivide(a, o, x0, x1, y0, y1)
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

func wideDivide(a *activation, o *op, x0, x1, y0, y1 uint64) string {
	sign := o.x == wideSDiv || o.x == wideSRem
	if y0|y1 == 0 {
		return "division by zero"
	}
	x, y := wideInt(x0, x1, sign), wideInt(y0, y1, sign)
	if sign && x1 == 1<<63 && x0 == 0 && y0&y1 == math.MaxUint64 {
		return "overflow of a division by -1"
	}
	if o.x == wideUDiv || o.x == wideSDiv {
		x.Quo(x, y)
	} else {
		x.Rem(x, y)
	}
	a.regs[o.dst], a.regs[o.dst+1] = halves(x)
	return ""
}

func wideConvert(a *activation, o *op) {
	if o.x == wideToFPS || o.x == wideToFPU {
		f := new(big.Float).SetInt(wideInt(a.get(o.a), a.get(o.a+1), o.x == wideToFPS))
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
		a.regs[o.dst], a.regs[o.dst+1] = 0, 1<<63
		return
	}
	x, _ := big.NewFloat(f).Int(nil)
	a.regs[o.dst], a.regs[o.dst+1] = halves(x)
}
