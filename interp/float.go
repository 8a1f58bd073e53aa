package interp

import (
	"math"
	"math/big"

	"github.com/llir/llvm/ir/enum"

	"github.com/gomc/gomc/interp/libm"
)

// float reads the bits of a number of w bits.
func float(w uint8, v uint64) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(v)))
	}
	return math.Float64frombits(v)
}

// fromFloat rounds to w bits.
func fromFloat(w uint8, f float64) uint64 {
	if w == 32 {
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

// floatOp computes in double precision: for single precision that is exact
// before the final rounding, but for a remainder, which is exact anyway.
func floatOp(code opcode, w uint8, a, b uint64) uint64 {
	x, y := float(w, a), float(w, b)
	switch code {
	case opFAdd:
		return fromFloat(w, x+y)
	case opFSub:
		return fromFloat(w, x-y)
	case opFMul:
		return fromFloat(w, x*y)
	case opFDiv:
		return fromFloat(w, x/y)
	}
	return fromFloat(w, math.Mod(x, y))
}

// classOf is the class of a number, as a bit of llvm.is.fpclass: signaling and quiet NaN; then infinity, normal and subnormal numbers and zero, if they are negative; and in reverse order if not.
func classOf(w uint8, v uint64) uint64 {
	fraction, exponents := uint(52), uint64(0x7ff)
	if w == 32 {
		fraction, exponents = 23, 0xff
	}
	digits, exponent, negative := v&mask(uint8(fraction)), v>>fraction&exponents, v>>(w-1)&1 != 0
	class := 3
	switch {
	case exponent == exponents && digits != 0:
		return 1 << (digits >> (fraction - 1))
	case exponent == exponents:
		class = 2
	case exponent == 0 && digits == 0:
		class = 5
	case exponent == 0:
		class = 4
	}
	if !negative {
		class = 11 - class
	}
	return 1 << class
}

func floatCompare(pred uint8, x, y float64) bool {
	unordered := math.IsNaN(x) || math.IsNaN(y)
	switch enum.FPred(pred) {
	case enum.FPredOEQ:
		return x == y
	case enum.FPredOGE:
		return x >= y
	case enum.FPredOGT:
		return x > y
	case enum.FPredOLE:
		return x <= y
	case enum.FPredOLT:
		return x < y
	case enum.FPredONE:
		return !unordered && x != y
	case enum.FPredORD:
		return !unordered
	case enum.FPredTrue:
		return true
	case enum.FPredUEQ:
		return unordered || x == y
	case enum.FPredUGE:
		return unordered || x >= y
	case enum.FPredUGT:
		return unordered || x > y
	case enum.FPredULE:
		return unordered || x <= y
	case enum.FPredULT:
		return unordered || x < y
	case enum.FPredUNE:
		return unordered || x != y
	case enum.FPredUNO:
		return unordered
	}
	return false
}

// floatToInt converts towards zero. Out of range, the saturating conversions
// give the nearest value; the others, where C leaves the result undefined, give
// what x86 gives.
func floatToInt(code opcode, w uint8, f float64) uint64 {
	if code == opFPToSI || code == opFPToUI {
		t := math.Trunc(f)
		switch {
		case code == opFPToUI && t >= 1<<63 && t < 1<<64:
			return (uint64(t-1<<63) | 1<<63) & mask(w)
		case t >= -1<<63 && t < 1<<63:
			return uint64(int64(t)) & mask(w)
		}
		return 1 << 63 & mask(w)
	}
	if math.IsNaN(f) {
		return 0
	}
	low, high := big.NewInt(0), new(big.Int).SetUint64(mask(w))
	if code == opFPToSISat {
		high.Rsh(high, 1)
		low.Not(high)
	}
	if math.IsInf(f, 0) {
		f = math.Copysign(math.MaxFloat64, f)
	}
	x, _ := big.NewFloat(f).Int(nil)
	if x.Cmp(low) < 0 {
		x = low
	} else if x.Cmp(high) > 0 {
		x = high
	}
	if x.Sign() < 0 {
		return uint64(x.Int64()) & mask(w)
	}
	return x.Uint64()
}

// fma rounds once.
func fma(w uint8, x, y, z float64) uint64 {
	if w == 64 {
		return math.Float64bits(math.FMA(x, y, z))
	}
	// The product of two singles is exact; the sum is rounded to odd first.
	p := x * y
	s := p + z
	if !math.IsInf(s, 0) && !math.IsNaN(s) {
		bb := s - p
		if e := (p - (s - bb)) + (z - bb); e != 0 && math.Float64bits(s)&1 == 0 {
			if (e > 0) == (s > 0) {
				s = math.Float64frombits(math.Float64bits(s) + 1)
			} else {
				s = math.Float64frombits(math.Float64bits(s) - 1)
			}
		}
	}
	return uint64(math.Float32bits(float32(s)))
}

// floatFunction is a function on floating-point numbers.
type floatFunction struct {
	name   string
	unary  func(float64) float64
	binary func(x, y float64) float64
}

// floatFunctions are the functions on floating-point numbers by the names of LLVM's intrinsics and of C. Their results are exact, or the nearest number, so that they are
// the same wherever they are computed; in single precision they are those for double precision, rounded once more.
var floatFunctions = []floatFunction{
	{name: "sin", unary: libm.Sin}, {name: "cos", unary: libm.Cos}, {name: "tan", unary: libm.Tan},
	{name: "asin", unary: libm.Asin}, {name: "acos", unary: libm.Acos}, {name: "atan", unary: libm.Atan}, {name: "atan2", binary: libm.Atan2},
	{name: "sinh", unary: libm.Sinh}, {name: "cosh", unary: libm.Cosh}, {name: "tanh", unary: libm.Tanh},
	{name: "asinh", unary: libm.Asinh}, {name: "acosh", unary: libm.Acosh}, {name: "atanh", unary: libm.Atanh},
	{name: "exp", unary: libm.Exp}, {name: "exp2", unary: libm.Exp2}, {name: "expm1", unary: libm.Expm1},
	{name: "log", unary: libm.Log}, {name: "log2", unary: libm.Log2}, {name: "log10", unary: libm.Log10}, {name: "log1p", unary: libm.Log1p},
	{name: "pow", binary: libm.Pow}, {name: "cbrt", unary: libm.Cbrt}, {name: "hypot", binary: libm.Hypot},
	{name: "fmod", binary: libm.Fmod}, {name: "remainder", binary: libm.Remainder}, {name: "nextafter", binary: libm.Nextafter},
	{name: "fabs", unary: math.Abs},
	{name: "sqrt", unary: math.Sqrt},
	{name: "floor", unary: math.Floor},
	{name: "ceil", unary: math.Ceil},
	{name: "trunc", unary: math.Trunc},
	{name: "rint", unary: math.RoundToEven},
	{name: "nearbyint", unary: math.RoundToEven},
	{name: "roundeven", unary: math.RoundToEven},
	{name: "round", unary: math.Round},
	{name: "canonicalize", unary: func(x float64) float64 { return x }},
	{name: "copysign", binary: math.Copysign},
	{name: "minnum", binary: func(x, y float64) float64 {
		if math.IsNaN(x) {
			return y
		} else if math.IsNaN(y) {
			return x
		}
		return math.Min(x, y)
	}},
	{name: "maxnum", binary: func(x, y float64) float64 {
		if math.IsNaN(x) {
			return y
		} else if math.IsNaN(y) {
			return x
		}
		return math.Max(x, y)
	}},
	{name: "minimum", binary: math.Min},
	{name: "maximum", binary: math.Max},
}
