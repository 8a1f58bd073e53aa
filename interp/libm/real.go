package libm

import (
	"math"
	"math/big"
)

// precision is the number of bits that intermediate results have; the arguments of trigonometric functions get as many more as their exponent.
const precision = 384

// certain is the number of bits of a result that can be trusted: what is as near as that to a number of fewer bits is that number.
const certain = 256

type real = *big.Float

func number(x float64) real { return new(big.Float).SetPrec(precision).SetFloat64(x) }
func zero() real            { return new(big.Float).SetPrec(precision) }

func add(x, y real) real { return zero().Add(x, y) }
func sub(x, y real) real { return zero().Sub(x, y) }
func mul(x, y real) real { return zero().Mul(x, y) }
func quo(x, y real) real { return zero().Quo(x, y) }
func sqrt(x real) real   { return zero().Sqrt(x) }

// scale multiplies with a power of two.
func scale(x real, exponent int) real { return zero().SetMantExp(x, exponent) }

// round gives the nearest double.
func round(x real) float64 {
	f, _ := new(big.Float).SetPrec(certain).Set(x).Float64()
	return f
}

// negligible tells that a term of a series adds nothing any more to a sum.
func negligible(term, sum real) bool {
	return term.Sign() == 0 || sum.Sign() != 0 && term.MantExp(nil) < sum.MantExp(nil)-precision
}

// series adds terms, each of which is the one before times a factor, until they do not matter.
func series(first real, factor func(n int64, term real) real) real {
	sum, term := first, first
	for n := int64(1); !negligible(term, sum); n++ {
		term = factor(n, term)
		sum = add(sum, term)
	}
	return sum
}

func integer(n int64) real { return zero().SetInt64(n) }

// expOf is e to the power of x, by the series of a small part of x, squared again and again.
func expOf(x real) real {
	const halvings = 16
	whole, _ := quo(x, ln2()).Float64()
	whole = math.RoundToEven(whole)
	r := scale(sub(x, mul(ln2(), number(whole))), -halvings)
	sum := series(number(1), func(n int64, term real) real { return quo(mul(term, r), integer(n)) })
	for i := 0; i < halvings; i++ {
		sum = mul(sum, sum)
	}
	return scale(sum, int(whole))
}

// logOf is the natural logarithm of a positive number, by Halley's iteration for the exponential function: each step has three times as many digits.
func logOf(x real) real {
	mantissa := zero()
	exponent := x.MantExp(mantissa)
	m, _ := mantissa.Float64()
	if m < math.Sqrt2/2 { // so that the logarithm of one is zero, and what is near one loses nothing
		mantissa, exponent, m = scale(mantissa, 1), exponent-1, 2*m
	}
	y := number(math.Log(m))
	for i := 0; i < 3; i++ {
		e := expOf(y)
		y = add(y, scale(quo(sub(mantissa, e), add(mantissa, e)), 1))
	}
	return add(y, mul(ln2(), integer(int64(exponent))))
}

// arctangentOf halves the angle until the series is short.
func arctangentOf(x real) real {
	const halvings = 8
	for i := 0; i < halvings; i++ {
		x = quo(x, add(number(1), sqrt(add(number(1), mul(x, x)))))
	}
	square := mul(x, x)
	power := x
	sum := series(x, func(n int64, _ real) real {
		power = zero().Neg(mul(power, square))
		return quo(power, integer(2*n+1))
	})
	return scale(sum, halvings)
}

// sineAndCosineOf reduces an angle by multiples of a right angle.
func sineAndCosineOf(x float64) (sine, cosine real) {
	bits := uint(precision + max(0, math.Ilogb(x)))
	right := new(big.Float).SetPrec(bits).SetMantExp(piOf(bits), -1)
	angle := new(big.Float).SetPrec(bits).SetFloat64(x)
	turns := new(big.Float).SetPrec(bits).Quo(angle, right)
	half := big.NewFloat(math.Copysign(0.5, x))
	count, _ := turns.Add(turns, half).Int(nil)
	rest := new(big.Float).SetPrec(bits)
	rest.Sub(angle, rest.Mul(right, new(big.Float).SetPrec(bits).SetInt(count)))
	r := zero().Set(rest)
	square := zero().Neg(mul(r, r))
	sine = series(r, func(n int64, term real) real { return quo(mul(term, square), integer(2*n*(2*n+1))) })
	cosine = series(number(1), func(n int64, term real) real { return quo(mul(term, square), integer(2*n*(2*n-1))) })
	switch new(big.Int).And(count, big.NewInt(3)).Int64() {
	case 1:
		return cosine, zero().Neg(sine)
	case 2:
		return zero().Neg(sine), zero().Neg(cosine)
	case 3:
		return zero().Neg(cosine), sine
	}
	return sine, cosine
}
