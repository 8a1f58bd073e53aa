package interp

import (
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// longProgram computes with long double, and returns a sum over all bytes of the results. What is no number is left out: its sign and payload are open.
const longProgram = `
#include <stdio.h>
#include <stdarg.h>
#include <string.h>
static unsigned sum = 1;
static unsigned long seed = 7;
static unsigned next(unsigned n) { seed = seed * 6364136223846793005ul + 1442695040888963407ul; return (unsigned)(seed >> 33) % n; }
static void bytes(const void *p, int n) { for (int i = 0; i < n; i++) sum = sum * 31 + ((const unsigned char *)p)[i]; }
static void add(long double x) { if (x == x) bytes(&x, 10); else sum++; }
static long double scaled(long double x, int n) { for (; n > 0; n--) x *= 2; for (; n < 0; n++) x /= 2; return x; }
static long double number(void) {
	static const long double special[] = {0, -0.0L, 1, -1, 0.1L, 1e4931L, 3.3621e-4932L, 3.7e-4951L, -1e-4940L, 1.0L / 3, 18446744073709551615.0L, 1e19L, 9223372036854775807.0L, 2147483648.5L};
	union { unsigned long bits; double x; } u = {(unsigned long)next(~0u) << 33 ^ (unsigned long)next(~0u) << 8};
	switch (next(4)) {
	case 0: return u.x == u.x ? u.x : 2;
	case 1: return special[next(14)];
	case 2: return (long double)((int)next(2000) - 1000) / (1 + next(64));
	}
	return scaled((long double)next(1u << 30) * next(1u << 30) + 1, (int)next(40) - 20);
}
static long double total(int n, ...) {
	va_list list;
	va_start(list, n);
	long double t = 0;
	for (int i = 0; i < n; i++) { t += va_arg(list, int); t += va_arg(list, long double); }
	va_end(list);
	return t;
}
struct pair { char c; long double x; };
static struct pair keep(struct pair p) { p.x = -p.x; return p; }
static long double tiny = 3.7e-4951L;
int main(void) {
	for (int i = 0; i < 250; i++) {
		long double x = number(), y = number();
		add(x + y); add(x - y); add(x * y); add(x / y); add(-x); add(__builtin_fabsl(x));
		add(x * tiny); add(tiny / y); add(x < y); add(x >= y); add(x == y); add(x != y); add(next(2) ? x : y);
		double d = x; float f = x;
		if (d == d) { bytes(&d, 8); bytes(&f, 4); }
		if (x > -9e18L && x < 9e18L) { long l = x; bytes(&l, 8); add(l); }
		if (x >= 0 && x < 1.8e19L) { unsigned long u = x; bytes(&u, 8); add(u); }
		if (x > -2e9L && x < 2e9L) { int n = x; bytes(&n, 4); add(n); add((short)n); }
		add(total(2, 3, x, 4, y)); add(keep((struct pair){1, x}).x);
	}
	printf("%u\n", sum);
	return (int)sum;
}
`

// TestLongAgainstNative compares long double with that of this machine.
func TestLongAgainstNative(t *testing.T) {
	tool := findClang(t)
	if testing.Short() {
		t.Skip("compiles C")
	}
	dir := t.TempDir()
	file, exe := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(file, []byte(longProgram), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(tool, "-w", "-o", exe, file).CombinedOutput(); err != nil {
		t.Skipf("cannot link programs: %v: %s", err, out)
	}
	want, _ := exec.Command(exe).Output()
	for _, level := range []string{"-O0", "-O1"} {
		ll := clang(t, longProgram, level)
		if !strings.Contains(string(ll), "x86_fp80") {
			t.Skip("long double is no x86_fp80 here")
		}
		if got, exit := verdict(t, compileText(t, ll, Options{})), "exit "+strings.TrimSpace(string(want)); got != exit {
			t.Errorf("%s: %s, want %s", level, got, exit)
		}
	}
}

// TestLongNumbers takes numbers apart, and puts them together again.
func TestLongNumbers(t *testing.T) {
	for _, c := range [][2]uint64{
		{0, 0}, {0, longSign}, {1 << 63, longBias}, {3 << 62, longSign | longBias}, {1, 0}, {1<<63 - 1, 0}, {1 << 63, 1}, {^uint64(0), longExponents - 1}, {1 << 63, longExponents}, {1 << 63, longSign | longExponents},
	} {
		m, e := longOf(func(precision uint) *big.Float { return new(big.Float).SetPrec(precision).Set(longNumber(c[0], c[1])) })
		if m != c[0] || e != c[1] {
			t.Errorf("%x %x: %x %x", c[0], c[1], m, e)
		}
	}
	half := new(big.Float).SetMantExp(big.NewFloat(1), -16446)
	for _, c := range []struct {
		number *big.Float
		m      uint64
	}{
		{half, 0}, {new(big.Float).Mul(half, big.NewFloat(1.5)), 1}, {new(big.Float).Mul(half, big.NewFloat(3)), 2}, {new(big.Float).Mul(half, big.NewFloat(5)), 2}, {new(big.Float).Mul(half, big.NewFloat(0.75)), 0},
	} {
		if m, e := longOf(func(precision uint) *big.Float { return new(big.Float).SetPrec(precision).Set(c.number) }); m != c.m || e != 0 {
			t.Errorf("%s: %x %x, want %x", c.number.Text('g', 10), m, e, c.m)
		}
	}
	if longNumber(1, longBias) != nil || longNumber(3<<62, longExponents) != nil {
		t.Error("what is no number is one")
	}
}
