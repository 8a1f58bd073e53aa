/*
 * What the interpreter computes for the models, as the host has it. Names have the prefix m_; a program that includes this has included math.h, stdio.h, stdlib.h and
 * string.h.
 */
int *__errno_location(void);
#define HOST_ERRNO (*__errno_location())
#define CALCULATION1(f) double m___gomc_##f(double x) { int e = HOST_ERRNO; x = f(x); HOST_ERRNO = e; return x; }
#define CALCULATION2(f) double m___gomc_##f(double x, double y) { int e = HOST_ERRNO; x = f(x, y); HOST_ERRNO = e; return x; }
CALCULATION1(sin) CALCULATION1(cos) CALCULATION1(tan) CALCULATION1(asin) CALCULATION1(acos) CALCULATION1(atan)
CALCULATION1(sinh) CALCULATION1(cosh) CALCULATION1(tanh) CALCULATION1(asinh) CALCULATION1(acosh) CALCULATION1(atanh)
CALCULATION1(expm1) CALCULATION1(log) CALCULATION1(log2) CALCULATION1(log10) CALCULATION1(log1p) CALCULATION1(cbrt)
CALCULATION1(rint) CALCULATION1(exp) CALCULATION1(exp2)
CALCULATION2(atan2) CALCULATION2(hypot) CALCULATION2(fmod) CALCULATION2(remainder) CALCULATION2(pow)
double m___gomc_ldexp(double x, int n) { int e = HOST_ERRNO; x = ldexp(x, n); HOST_ERRNO = e; return x; }

unsigned long long m___gomc_real_text(double x, int letter, int precision, int point, unsigned long long n)
{
	char format[16], text[12000];
	sprintf(format, "%%%s.*%c", point ? "#" : "", letter);
	memset(text, 0, sizeof text);
	sprintf(text, format, precision, x);
	char *start = text + ((letter | 32) == 'a' ? 2 : 0);
	return n * 8 < strlen(start) ? *(unsigned long long *)(start + 8 * n) : 0;
}

static double host_real(unsigned long long digits, int exponent, int base, int bits)
{
	char text[64];
	sprintf(text, base == 2 ? "0x%llxp%d" : "%llue%d", digits, exponent);
	return bits == 32 ? strtof(text, 0) : strtod(text, 0);
}
double m___gomc_real(unsigned long long digits, int exponent, int base, int bits)
{
	int e = HOST_ERRNO;
	double x = host_real(digits, exponent, base, bits);
	HOST_ERRNO = e;
	return x;
}
int m___gomc_real_rounded(unsigned long long digits, int exponent, int base, int bits)
{
	int e = HOST_ERRNO;
	HOST_ERRNO = 0;
	host_real(digits, exponent, base, bits);
	int rounded = HOST_ERRNO != 0;
	HOST_ERRNO = e;
	return rounded;
}
