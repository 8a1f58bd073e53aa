// want: ok
// Floating-point numbers: functions of math.h, as text and from text.
#include <assert.h>
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile double two = 2, half = 0.5, minus = -1, zero = 0;

static int prints(const char *want, const char *format, double x)
{
	char text[400];
	return snprintf(text, sizeof text, format, x) == (int)strlen(want) && strcmp(text, want) == 0;
}

int main(void)
{
	char *end;
	int exponent;
	double whole;
	assert(pow(two, 10) == 1024 && pow(two, half) == sqrt(two) && hypot(3 * half, 2) == 2.5 && cbrt(8 * minus) == -2);
	assert(exp(zero) == 1 && log(zero + 1) == 0 && log2(two) == 1 && log10(1000 * (zero + 1)) == 3 && exp2(two) == 4);
	assert(sin(zero) == 0 && cos(zero) == 1 && atan2(zero, minus) == acos(minus) && 4 * atan(zero + 1) == acos(minus));
	assert(sin(two) * sin(two) + cos(two) * cos(two) > 1 - DBL_EPSILON && sinh(half) < cosh(half) && tanh(two) < 1);
	assert(fmod(5.5, two) == 1.5 && remainder(5.5, two) == -0.5 && rint(2.5 * (zero + 1)) == 2 && lrint(-1.5 * (zero + 1)) == -2);
	assert(frexp(10 * (zero + 1), &exponent) == 0.625 && exponent == 4 && ldexp(half, 3) == 4 && modf(-2.5 + zero, &whole) == -0.5 && whole == -2);
	errno = 0;
	assert(isnan(log(minus)) && errno == EDOM);
	errno = 0;
	assert(isinf(exp(1000 * two)) && errno == ERANGE && fpclassify(zero) == FP_ZERO && signbit(minus));

	assert(prints("2.000000", "%f", two) && prints("-1.0", "%.1f", minus) && prints("+2e+00", "%+.0e", two) && prints("0.5", "%g", half));
	assert(prints("  0.5000|", "%8.4f|", half) && prints("0.50    |", "%-8.2f|", half) && prints("-00001.0", "%08.1f", minus) && prints("0x1p+1", "%a", two));
	assert(prints("inf", "%f", two / zero) && prints("-INF", "%F", minus / zero) && prints("1e+300", "%g", 1e300) && prints("0.1000000000000000055511", "%.22f", 0.1));

	assert(strtod(" -1.5e1x", &end) == -15 && *end == 'x' && atof("0x1.8p1") == 3 && strtof("0.1", 0) == 0.1f && strtod("inf", 0) == two / zero);
	errno = 0;
	assert(strtod("1e-400", 0) == 0 && errno == ERANGE && strtod("9007199254740993", 0) == 9007199254740992.0);
	return 0;
}
