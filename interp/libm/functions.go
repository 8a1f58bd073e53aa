package libm

import "math"

// tiny numbers are their own sine, tangent, logarithm of one more and so on: what is beyond them is less than half of their last place.
const tiny = 1.0 / (1 << 60)

func isTiny(x float64) bool { return math.Abs(x) < tiny }

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// Exp is e to the power of x.
func Exp(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1) || x > 800:
		return math.Exp(x)
	case x < -800:
		return 0
	}
	return round(expOf(number(x)))
}

// Exp2 is two to the power of x.
func Exp2(x float64) float64 {
	if !finite(x) || math.Abs(x) > 1200 {
		return math.Exp2(x)
	}
	return round(expOf(mul(number(x), ln2())))
}

// Expm1 is e to the power of x, less one.
func Expm1(x float64) float64 {
	switch {
	case isTiny(x):
		return x
	case math.IsNaN(x) || math.IsInf(x, 1) || x > 800:
		return math.Exp(x)
	case x < -800:
		return -1
	}
	return round(sub(expOf(number(x)), number(1)))
}

// logarithm is that of a number which may have none.
func logarithm(x float64, of func(real) real) float64 {
	if !finite(x) || x <= 0 {
		return math.Log(x)
	}
	return round(of(number(x)))
}

// Log is the natural logarithm.
func Log(x float64) float64 { return logarithm(x, logOf) }

// Log2 is the logarithm to the base of two.
func Log2(x float64) float64 {
	return logarithm(x, func(x real) real { return quo(logOf(x), ln2()) })
}

// Log10 is the logarithm to the base of ten.
func Log10(x float64) float64 {
	return logarithm(x, func(x real) real { return quo(logOf(x), ln10()) })
}

// Log1p is the natural logarithm of 1+x.
func Log1p(x float64) float64 {
	switch {
	case isTiny(x):
		return x
	case !finite(x) || x <= -1:
		return math.Log(1 + x)
	}
	return round(logOf(add(number(x), number(1))))
}

// circular is a function of an angle.
func circular(x float64, of func(sine, cosine real) real) float64 {
	if !finite(x) {
		return math.NaN()
	}
	return round(of(sineAndCosineOf(x)))
}

// Sin is the sine of an angle in radians.
func Sin(x float64) float64 {
	if isTiny(x) {
		return x
	}
	return circular(x, func(sine, _ real) real { return sine })
}

// Cos is the cosine of an angle in radians.
func Cos(x float64) float64 {
	if isTiny(x) {
		return 1
	}
	return circular(x, func(_, cosine real) real { return cosine })
}

// Tan is the tangent of an angle in radians.
func Tan(x float64) float64 {
	if isTiny(x) {
		return x
	}
	return circular(x, func(sine, cosine real) real { return quo(sine, cosine) })
}

// Atan is the angle whose tangent is x.
func Atan(x float64) float64 {
	switch {
	case isTiny(x) || math.IsNaN(x):
		return x
	case math.IsInf(x, 0):
		return math.Copysign(round(scale(pi(), -1)), x)
	}
	return round(arctangentOf(number(x)))
}

// Asin is the angle whose sine is x.
func Asin(x float64) float64 {
	switch {
	case isTiny(x):
		return x
	case math.IsNaN(x) || math.Abs(x) > 1:
		return math.NaN()
	case math.Abs(x) == 1:
		return math.Copysign(round(scale(pi(), -1)), x)
	}
	r := number(x)
	one := number(1)
	return round(arctangentOf(quo(r, sqrt(mul(add(one, r), sub(one, r))))))
}

// Acos is the angle whose cosine is x.
func Acos(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.Abs(x) > 1:
		return math.NaN()
	case x == -1:
		return round(pi())
	}
	r := number(x)
	one := number(1)
	return round(scale(arctangentOf(sqrt(quo(sub(one, r), add(one, r)))), 1))
}

// Atan2 is the angle of the point (x, y).
func Atan2(y, x float64) float64 {
	if !finite(x) || !finite(y) || x == 0 || y == 0 {
		return special2(y, x)
	}
	angle := arctangentOf(quo(number(y), number(x)))
	if x < 0 {
		angle = add(angle, mul(pi(), number(math.Copysign(1, y))))
	}
	return round(angle)
}

// special2 is Atan2 where it is a multiple of an eighth of a turn.
func special2(y, x float64) float64 {
	eighths := math.Atan2(y, x) / (math.Pi / 4)
	if n := math.Round(eighths); n != 0 && !math.IsNaN(n) {
		return round(scale(mul(pi(), number(n)), -2))
	}
	return eighths
}

// hyperbolic is made of e to the power of x and of -x.
func hyperbolic(x float64, of func(up, down real) real) float64 {
	up := expOf(number(x))
	return round(of(up, quo(number(1), up)))
}

// Sinh is the hyperbolic sine.
func Sinh(x float64) float64 {
	if isTiny(x) || !finite(x) || math.Abs(x) > 800 {
		return math.Sinh(x)
	}
	return hyperbolic(x, func(up, down real) real { return scale(sub(up, down), -1) })
}

// Cosh is the hyperbolic cosine.
func Cosh(x float64) float64 {
	if !finite(x) || math.Abs(x) > 800 {
		return math.Cosh(x)
	}
	return hyperbolic(x, func(up, down real) real { return scale(add(up, down), -1) })
}

// Tanh is the hyperbolic tangent.
func Tanh(x float64) float64 {
	switch {
	case isTiny(x) || math.IsNaN(x):
		return x
	case math.Abs(x) > 40:
		return math.Copysign(1, x)
	}
	return hyperbolic(x, func(up, down real) real { return quo(sub(up, down), add(up, down)) })
}

// Asinh is the number whose hyperbolic sine is x.
func Asinh(x float64) float64 {
	if isTiny(x) || !finite(x) {
		return x
	}
	r := number(math.Abs(x))
	return math.Copysign(round(logOf(add(r, sqrt(add(mul(r, r), number(1)))))), x)
}

// Acosh is the number that is not negative whose hyperbolic cosine is x.
func Acosh(x float64) float64 {
	switch {
	case math.IsNaN(x) || x < 1:
		return math.NaN()
	case math.IsInf(x, 1):
		return x
	}
	r := number(x)
	return round(logOf(add(r, sqrt(sub(mul(r, r), number(1))))))
}

// Atanh is the number whose hyperbolic tangent is x.
func Atanh(x float64) float64 {
	switch {
	case isTiny(x):
		return x
	case math.IsNaN(x) || math.Abs(x) > 1:
		return math.NaN()
	case math.Abs(x) == 1:
		return math.Inf(int(x))
	}
	one, r := number(1), number(x)
	return round(scale(logOf(quo(add(one, r), sub(one, r))), -1))
}

// Cbrt is the cubic root.
func Cbrt(x float64) float64 {
	if x == 0 || !finite(x) {
		return x
	}
	third := quo(logOf(number(math.Abs(x))), number(3))
	return math.Copysign(round(expOf(third)), x)
}

// Hypot is the distance of (x, y) from the origin.
func Hypot(x, y float64) float64 {
	if !finite(x) || !finite(y) || x == 0 && y == 0 {
		return math.Hypot(x, y)
	}
	a, b := zero().SetPrec(5000).SetFloat64(x), zero().SetPrec(5000).SetFloat64(y)
	a.Mul(a, a)
	b.Mul(b, b)
	return round(sqrt(a.Add(a, b)))
}

// Pow is x to the power of y.
func Pow(x, y float64) float64 {
	odd := math.Abs(y) < 1<<53 && math.Mod(y, 2) != 0 && y == math.Trunc(y)
	if !finite(x) || !finite(y) || x == 0 || y == 0 || x == 1 || x < 0 && y != math.Trunc(y) {
		return math.Pow(x, y)
	}
	l := mul(logOf(number(math.Abs(x))), number(y))
	sign := 1.0
	if x < 0 && odd {
		sign = -1
	}
	switch f, _ := l.Float64(); {
	case f > 800:
		return math.Inf(int(sign))
	case f < -800:
		return math.Copysign(0, sign)
	}
	return math.Copysign(round(expOf(l)), sign)
}

// Remainder is x less the multiple of y that is nearest to it, the even one of two.
func Remainder(x, y float64) float64 { return math.Remainder(x, y) }

// Fmod is x less multiples of y, with the sign of x.
func Fmod(x, y float64) float64 { return math.Mod(x, y) }

// Nextafter is the number beside x in the direction of y.
func Nextafter(x, y float64) float64 { return math.Nextafter(x, y) }

// Ldexp multiplies x with a power of two.
func Ldexp(x float64, exponent int) float64 {
	if x == 0 || !finite(x) {
		return x
	}
	return round(scale(number(x), max(-5000, min(5000, exponent))))
}
