/*
 * The functions of math.h. What is not exact is the nearest number: the interpreter computes it (package libm), in double precision.
 */
#include "models.h"

INLINE u64 bits_of(double x) { return (union { double x; u64 bits; }){x}.bits; }
INLINE double of_bits(u64 bits) { return (union { u64 bits; double x; }){bits}.x; }

#define SIGN (1ull << 63)
#define INFINITY_BITS 0x7ff0000000000000ull

double fabs(double x) { return of_bits(bits_of(x) & ~SIGN); }
double copysign(double x, double sign) { return of_bits((bits_of(x) & ~SIGN) | (bits_of(sign) & SIGN)); }

/* A number is preferred to what is not one. */
double fmin(double a, double b) { return b != b || a < b ? a : b; }
double fmax(double a, double b) { return b != b || a > b ? a : b; }

/* From 2^52 on, every number is whole. */
double trunc(double x)
{
	if (!(fabs(x) < 4503599627370496.0))
		return x;
	return copysign((double)(s64)x, x);
}

double floor(double x)
{
	double whole = trunc(x);
	return whole > x ? whole - 1 : whole;
}

double ceil(double x)
{
	double whole = trunc(x);
	return whole < x ? copysign(whole + 1, x) : whole;
}

/* Halves go away from zero. */
double round(double x)
{
	double whole = trunc(x);
	return fabs(x - whole) >= 0.5 ? whole + copysign(1, x) : whole;
}

long lround(double x) { return (long)round(x); }
s64 llround(double x) { return (s64)round(x); }

float fabsf(float x) { return (float)fabs(x); }
float fminf(float a, float b) { return (float)fmin(a, b); }
float fmaxf(float a, float b) { return (float)fmax(a, b); }
float truncf(float x) { return (float)trunc(x); }
float floorf(float x) { return (float)floor(x); }
float ceilf(float x) { return (float)ceil(x); }
float roundf(float x) { return (float)round(x); }

int __isnan(double x) { return x != x; }
int __isnanf(float x) { return x != x; }
int __isinf(double x) { return (bits_of(x) & ~SIGN) == INFINITY_BITS ? (x > 0 ? 1 : -1) : 0; }
int __isinff(float x) { return __isinf(x); }
int __finite(double x) { return (bits_of(x) & ~SIGN) < INFINITY_BITS; }
int __finitef(float x) { return __finite(x); }

/* Square roots are exact up to rounding, on every machine. */
double root(double x) __asm__("llvm.sqrt.f64");
float root_of_float(float x) __asm__("llvm.sqrt.f32");

double sqrt(double x)
{
	if (x < 0)
		set_errno(EDOM);
	return root(x);
}

float sqrtf(float x)
{
	if (x < 0)
		set_errno(EDOM);
	return root_of_float(x);
}

/*
 * errno, as glibc sets it: a result that is no number although the arguments are, one that is infinite although they are not, and zero where the exact result
 * is not.
 */
INLINE int is_number(double x) { return x == x; }
INLINE int is_finite(double x) { return x - x == 0; }

INLINE double checked(double result, int numbers, int finite)
{
	if (!is_number(result) && numbers)
		set_errno(EDOM);
	else if (is_number(result) && !is_finite(result) && finite)
		set_errno(ERANGE);
	return result;
}

INLINE double nonzero(double result)
{
	if (result == 0)
		set_errno(ERANGE);
	return result;
}

#define UNARY(name)                                                                             \
	double name(double x) { return checked(__gomc_##name(x), is_number(x), is_finite(x)); } \
	float name##f(float x) { return (float)checked((float)__gomc_##name(x), is_number(x), is_finite(x)); }

UNARY(sin) UNARY(cos) UNARY(tan) UNARY(asin) UNARY(acos) UNARY(atan)
UNARY(sinh) UNARY(cosh) UNARY(tanh) UNARY(asinh) UNARY(acosh) UNARY(atanh)
UNARY(expm1) UNARY(log) UNARY(log2) UNARY(log10) UNARY(log1p) UNARY(cbrt)
UNARY(rint)

/* Powers of a constant are never zero. */
#define POWER(name)                                                                   \
	double name(double x)                                                         \
	{                                                                             \
		double result = __gomc_##name(x);                                     \
		return is_finite(x) ? checked(nonzero(result), 1, 1) : result;        \
	}                                                                             \
	float name##f(float x)                                                        \
	{                                                                             \
		float result = (float)__gomc_##name(x);                               \
		return is_finite(x) ? (float)checked(nonzero(result), 1, 1) : result; \
	}

POWER(exp) POWER(exp2)

#define BINARY(name)                                                                                                                         \
	double name(double x, double y) { return checked(__gomc_##name(x, y), is_number(x) && is_number(y), is_finite(x) && is_finite(y)); } \
	float name##f(float x, float y) { return (float)checked((float)__gomc_##name(x, y), is_number(x) && is_number(y), is_finite(x) && is_finite(y)); }

BINARY(hypot) BINARY(fmod) BINARY(remainder)

INLINE double checked_power(double result, double x, double y)
{
	if (is_finite(x) && is_finite(y) && x != 0)
		nonzero(result);
	return checked(result, is_number(x) && is_number(y), is_finite(x) && is_finite(y));
}

double pow(double x, double y) { return checked_power(__gomc_pow(x, y), x, y); }
float powf(float x, float y) { return (float)checked_power((float)__gomc_pow(x, y), x, y); }

/* An angle that is too small. */
INLINE double checked_angle(double result, double y, double x)
{
	if (y != 0 && is_finite(x))
		nonzero(result);
	return result;
}

double atan2(double y, double x) { return checked_angle(__gomc_atan2(y, x), y, x); }
float atan2f(float y, float x) { return (float)checked_angle((float)__gomc_atan2(y, x), y, x); }

double fdim(double x, double y) { return !(x <= y) ? checked(x - y, is_number(x) && is_number(y), is_finite(x) && is_finite(y)) : 0; }

/* The number beside x on the way to y. Numbers of one sign are ordered as their bits are. */
double nextafter(double x, double y)
{
	if (x != x || y != y)
		return x + y;
	if (x == y)
		return y;
	if (x == 0)
		return of_bits((bits_of(y) & SIGN) | 1);
	double result = of_bits(bits_of(x) + ((x < y) == (x > 0) ? 1 : -1));
	if (fabs(result) < 0x1p-1022)
		set_errno(ERANGE);
	return checked(result, 1, is_finite(x));
}

double nearbyint(double x) { return __gomc_rint(x); }
float nearbyintf(float x) { return (float)__gomc_rint(x); }
long lrint(double x) { return (long)__gomc_rint(x); }
s64 llrint(double x) { return (s64)__gomc_rint(x); }
long lroundf(float x) { return (long)round(x); }

double ldexp(double x, int exponent)
{
	double result = __gomc_ldexp(x, exponent);
	if (is_finite(x) && x != 0)
		nonzero(result);
	return checked(result, is_number(x), is_finite(x));
}

double scalbn(double x, int exponent) { return ldexp(x, exponent); }

/* The exponent of a number that is finite and not zero, as between 1/2 and 1. */
INLINE int exponent_of(double x)
{
	int below = 0;
	if (fabs(x) < 2.2250738585072014e-308) {
		x *= 18014398509481984.0; /* 2^54 */
		below = 54;
	}
	return (int)(bits_of(x) >> 52 & 0x7ff) - 1022 - below;
}

double frexp(double x, int *exponent)
{
	*exponent = x == 0 || !is_finite(x) ? 0 : exponent_of(x);
	return __gomc_ldexp(x, -*exponent);
}

double modf(double x, double *whole)
{
	*whole = trunc(x);
	return copysign(is_finite(x) ? x - *whole : is_number(x) ? 0 : x, x);
}

int __signbit(double x) { return (bits_of(x) & SIGN) != 0; }
int __signbitf(float x) { return __signbit(x); }

enum { CLASS_NAN, CLASS_INFINITE, CLASS_ZERO, CLASS_SUBNORMAL, CLASS_NORMAL };

INLINE int class_of(double x, double smallest)
{
	if (!is_number(x))
		return CLASS_NAN;
	if (!is_finite(x))
		return CLASS_INFINITE;
	return x == 0 ? CLASS_ZERO : fabs(x) < smallest ? CLASS_SUBNORMAL : CLASS_NORMAL;
}

int __fpclassify(double x) { return class_of(x, 2.2250738585072014e-308); }
int __fpclassifyf(float x) { return class_of(x, 1.17549435082228750796873653722e-38); }

int isnan(double x) { return __isnan(x); }
int isinf(double x) { return __isinf(x); }
int finite(double x) { return __finite(x); }

/*
 * The logarithm of a long double, which headers of C++ take of numbers of random generators: 2 artanh((x-1)/(x+1)) by its series, where x is between the roots of 1/2 and 2, and the
 * others are powers of two times such. It may be off by some of the last places.
 */
long double logl(long double x)
{
	if (x != x || x <= 0 || x - x != 0)
		__gomc_unsupported("logl of what is no positive number");
	int exponent = 0;
	for (; x > 1.4142135623730951L; exponent++)
		x *= 0.5L;
	for (; x < 0.7071067811865475L; exponent--)
		x *= 2;
	long double s = (x - 1) / (x + 1), square = s * s, sum = 0;
	for (int i = 41; i > 0; i -= 2) {
		sum *= square;
		sum += 1.0L / i;
	}
	long double whole = exponent * 0.693147180559945309417232121458176568L, rest = 2 * s * sum;
	return whole + rest;
}
