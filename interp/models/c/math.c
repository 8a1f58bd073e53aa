/* The functions of math.h that need nothing but comparisons and rounding. */
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
