package interp

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestRealText has what glibc prints.
func TestRealText(t *testing.T) {
	for _, c := range []struct {
		number    float64
		letter    byte
		precision int
		point     bool
		want      string
	}{
		{1, 'f', -1, false, "1.000000"}, {0.5, 'f', 0, false, "0"}, {1.5, 'f', 0, true, "2."}, {1e21, 'F', 1, false, "1000000000000000000000.0"},
		{12345, 'e', 2, false, "1.23e+04"}, {1, 'e', 0, true, "1.e+00"}, {1e-300, 'E', 0, false, "1E-300"},
		{100000, 'g', -1, false, "100000"}, {1e6, 'g', -1, false, "1e+06"}, {1e-4, 'g', -1, false, "0.0001"}, {1e-5, 'G', -1, false, "1E-05"}, {999999.5, 'g', -1, false, "1e+06"},
		{0.1, 'g', 17, false, "0.10000000000000001"}, {2, 'g', 3, true, "2.00"}, {2, 'g', 0, true, "2."}, {0, 'g', -1, false, "0"},
		{1, 'a', -1, false, "1p+0"}, {1.5, 'a', 0, false, "2p+0"}, {2.5, 'a', 0, false, "1p+1"}, {0, 'a', -1, false, "0p+0"}, {5e-324, 'a', -1, false, "0.0000000000001p-1022"}, {1, 'A', 2, false, "1.00P+0"},
		{0.1, 'a', 15, false, "1.999999999999a00p-4"}, {1, 'a', 0, true, "1.p+0"}, {1.03125, 'a', 1, false, "1.0p+0"}, {1.09375, 'a', 1, false, "1.2p+0"},
	} {
		if got := (realText{c.number, c.letter, c.precision, c.point}).String(); got != c.want {
			t.Errorf("%g as %c with precision %d: %s, want %s", c.number, c.letter, c.precision, got, c.want)
		}
	}
}

// TestRealTextOfManyDigits asks for more digits than any model, as engines do that look at ways which no execution takes: there is no text, and not a huge one.
func TestRealTextOfManyDigits(t *testing.T) {
	for _, letter := range []byte("efga") {
		if got := (realText{number: 1, letter: letter, precision: maxPrecision + 1}).word(0); got != 0 {
			t.Errorf("%c: %x", letter, got)
		}
		if (realText{number: 1, letter: letter, precision: maxPrecision}).word(0) == 0 {
			t.Errorf("%c has no text", letter)
		}
	}
}

func TestNumerals(t *testing.T) {
	for _, c := range []struct {
		numeral
		want    float64
		rounded bool
	}{
		{numeral{1, 0, 10, 64}, 1, false}, {numeral{1, -1, 10, 64}, 0.1, true}, {numeral{9007199254740993, 0, 10, 64}, 9007199254740992, true}, {numeral{1, -1074, 2, 64}, 5e-324, false},
		{numeral{1, -1, 10, 32}, float64(float32(0.1)), true}, {numeral{16777217, 0, 2, 32}, 16777216, true}, {numeral{1, -400, 10, 64}, 0, true},
	} {
		v, rounded := c.nearest()
		if got := float(64, v); got != c.want || rounded != c.rounded {
			t.Errorf("%+v: %g, %v, want %g, %v", c.numeral, got, rounded, c.want, c.rounded)
		}
	}
}

// realProgram prints and reads numbers, and returns a sum over all characters. It takes no function whose last place is open.
const realProgram = `
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static unsigned sum = 1;
static unsigned long seed = 7;
static unsigned next(unsigned n) { seed = seed * 6364136223846793005ul + 1442695040888963407ul; return (unsigned)(seed >> 33) % n; }
static void add(const char *s) { for (; *s; s++) sum = sum * 31 + (unsigned char)*s; }
static double number(void) {
	union { unsigned long bits; double x; } u = {(unsigned long)next(~0u) << 33 ^ (unsigned long)next(~0u) << 8};
	switch (next(3)) {
	case 0: return u.x;
	case 1: return (double)((int)next(2000) - 1000) / (1 + next(64));
	}
	return ldexp(next(1u << 30), (int)next(100) - 60);
}
int main(void) {
	static const char *const formats[] = {"%f", "%.0f", "%e", "%.3e", "%#.0e", "%g", "%.10g", "%#g", "%G", "%a", "%.2a", "%A", "%+12.3f", "%-12.1e|", "%012.4g"};
	char text[512];
	for (int i = 0; i < 150; i++) {
		double x = number();
		if (x != x)
			continue;
		snprintf(text, sizeof text, formats[next(15)], x);
		add(text);
		snprintf(text, sizeof text, "%.*g", (int)next(20), x);
		snprintf(text, sizeof text, "%a %a", strtod(text, 0), strtof(text, 0));
		add(text);
		snprintf(text, sizeof text, "%d %d %d", isnan(x), isinf(x), __builtin_isnormal(x));
		add(text);
	}
	printf("%u\n", sum);
	return (int)sum;
}
`

// TestRealsAgainstNative compares texts of numbers with those of the C library of this machine.
func TestRealsAgainstNative(t *testing.T) {
	tool := findClang(t)
	if testing.Short() {
		t.Skip("compiles C")
	}
	dir := t.TempDir()
	file, exe := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(file, []byte(realProgram), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(tool, "-w", "-o", exe, file, "-lm").CombinedOutput(); err != nil {
		t.Skipf("cannot link programs: %v: %s", err, out)
	}
	want, _ := exec.Command(exe).Output()
	p := compileText(t, clang(t, realProgram, "-O0"), Options{})
	if got, exit := verdict(t, p), "exit "+strings.TrimSpace(string(want)); got != exit {
		t.Errorf("%s, want %s", got, exit)
	}
}
