package libm

import (
	"fmt"
	"maps"
	"math"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var unary = map[string][2]func(float64) float64{
	"exp": {Exp, math.Exp}, "exp2": {Exp2, math.Exp2}, "expm1": {Expm1, math.Expm1}, "log": {Log, math.Log}, "log2": {Log2, math.Log2}, "log10": {Log10, math.Log10},
	"log1p": {Log1p, math.Log1p}, "sin": {Sin, math.Sin}, "cos": {Cos, math.Cos}, "tan": {Tan, math.Tan}, "asin": {Asin, math.Asin}, "acos": {Acos, math.Acos},
	"atan": {Atan, math.Atan}, "sinh": {Sinh, math.Sinh}, "cosh": {Cosh, math.Cosh}, "tanh": {Tanh, math.Tanh}, "asinh": {Asinh, math.Asinh}, "acosh": {Acosh, math.Acosh},
	"atanh": {Atanh, math.Atanh}, "cbrt": {Cbrt, math.Cbrt},
}

var special = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e-300, -1e-300, 5e-324, 1e300, -1e300, 709.78, 709.79, -745.13, -745.14, 1023.5, 1024, -1074, -1075, 36, 355, 1e22,
	math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 1 + 1e-15, 1 - 1e-16, -1 + 1e-16}

// near tells that two numbers are the same up to some places, and zeros, infinities and what is no number exactly.
func near(x, y float64, places int64) bool {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.IsNaN(x) && math.IsNaN(y)
	}
	d := int64(math.Float64bits(x)) - int64(math.Float64bits(y))
	return -places <= d && d <= places && math.Signbit(x) == math.Signbit(y)
}

func samples() []float64 {
	r := rand.New(rand.NewSource(1))
	var xs []float64
	for range 100 {
		xs = append(xs, (r.Float64()-0.5)*math.Ldexp(1, r.Intn(12)-5))
	}
	return xs
}

// TestAgainstMath compares with Go's functions, which are near for ordinary numbers.
func TestAgainstMath(t *testing.T) {
	for name, f := range unary {
		for _, x := range samples() {
			if got, want := f[0](x), f[1](x); !near(got, want, 8) && !(name == "acos" && math.Abs(got-want) < 1e-15) {
				t.Errorf("%s(%g) = %g, want about %g", name, x, got, want)
			}
		}
	}
}

// program reads calls, a number and two arguments each, and prints results.
const program = `#include <math.h>
#include <stdio.h>
typedef union { unsigned long long bits; double number; } real;
static double (*const unary[])(double) = {%s};
static double (*const binary[])(double, double) = {%s};
int main(void) {
	int f;
	real x, y;
	while (scanf("%%d %%llx %%llx", &f, &x.bits, &y.bits) == 3) {
		x.number = f < 0 ? binary[-f - 1](x.number, y.number) : unary[f](x.number);
		printf("%%llx\n", x.bits);
	}
}
`

var binary = map[string]func(x, y float64) float64{"pow": Pow, "atan2": Atan2, "hypot": Hypot, "fmod": Fmod, "remainder": Remainder, "nextafter": Nextafter}

// TestAgainstHost compares with the C library of this machine, which is off by two in the last place at most.
func TestAgainstHost(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil || testing.Short() {
		t.Skip("compiles C")
	}
	names, pairs := slices.Sorted(maps.Keys(unary)), slices.Sorted(maps.Keys(binary))
	dir := t.TempDir()
	source, compiled := filepath.Join(dir, "f.c"), filepath.Join(dir, "f")
	if err := os.WriteFile(source, fmt.Appendf(nil, program, strings.Join(names, ", "), strings.Join(pairs, ", ")), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(cc, "-fno-builtin", "-o", compiled, source, "-lm").CombinedOutput(); err != nil {
		t.Skipf("no C library: %v: %s", err, out)
	}
	var calls strings.Builder
	var what []string
	var got []float64
	call := func(f int, name string, result, x, y float64) {
		fmt.Fprintf(&calls, "%d %x %x\n", f, math.Float64bits(x), math.Float64bits(y))
		what = append(what, fmt.Sprintf("%s(%g, %g)", name, x, y))
		got = append(got, result)
	}
	xs := append(slices.Clone(special), samples()...)
	for i, name := range names {
		for _, x := range xs {
			call(i, name, unary[name][0](x), x, 0)
		}
	}
	for i, name := range pairs {
		for j, x := range xs {
			for k := range 8 {
				y := xs[(j*7+k*5)%len(xs)]
				call(-i-1, name, binary[name](x, y), x, y)
			}
		}
	}
	cmd := exec.Command(compiled)
	cmd.Stdin = strings.NewReader(calls.String())
	out, err := cmd.Output()
	if lines := strings.Fields(string(out)); err != nil || len(lines) != len(got) {
		t.Fatalf("%v: %d results, want %d", err, len(lines), len(got))
	} else {
		for i, line := range lines {
			bits, _ := strconv.ParseUint(line, 16, 64)
			if host := math.Float64frombits(bits); !near(got[i], host, 2) {
				t.Errorf("%s = %g, with the C library %g", what[i], got[i], host)
			}
		}
	}
}

// TestExact has results that are known to the last bit: exact ones, halfway cases, and correctly rounded ones from tables of constants.
func TestExact(t *testing.T) {
	for _, c := range []struct {
		what      string
		got, want float64
	}{
		{"log(1)", Log(1), 0}, {"exp(1)", Exp(1), math.E}, {"log(2)", Log(2), math.Ln2}, {"log(10)", Log(10), math.Ln10}, {"atan2(0, -1)", Atan2(0, -1), math.Pi}, {"acos(-1)", Acos(-1), math.Pi},
		{"4 atan(1)", 4 * Atan(1), math.Pi}, {"exp2(0.5)", Exp2(0.5), math.Sqrt2}, {"pow(2, 0.5)", Pow(2, 0.5), math.Sqrt2}, {"log10(1000)", Log10(1000), 3}, {"log2(2^-1074)", Log2(5e-324), -1074},
		{"cbrt(27)", Cbrt(-27), -3}, {"pow(3, 33)", Pow(3, 33), 5559060566555523}, {"pow(-2, 3)", Pow(-2, 3), -8}, {"pow(-2, -1074)", Pow(-2, -1074), 5e-324}, {"hypot(3, 4)", Hypot(3, 4), 5},
		// The square of 2^27+3 has 55 bits, the last one set: a tie for 54. That of 94906267, of 54 bits, is a tie for 53.
		{"pow(94906267, 2)", Pow(94906267, 2), 94906267 * 94906267.0}, {"pow(208065, 3)", Pow(208065, 3), 208065 * 208065.0 * 208065},
		{"pow(9, 1.5)", Pow(9, 1.5), 27}, {"sin(pi)", Sin(math.Pi), 1.2246467991473532e-16}, {"cos(1e22)", Cos(1e22), 0.523214785395139}, {"tan(1e300)", Tan(1e300), 1.4214488238747245},
		{"ldexp(3, -1075)", Ldexp(3, -1075), 1e-323}, {"ldexp(1, 2000)", Ldexp(1, 2000), math.Inf(1)},
	} {
		if c.got != c.want {
			t.Errorf("%s = %g (%x), want %g (%x)", c.what, c.got, math.Float64bits(c.got), c.want, math.Float64bits(c.want))
		}
	}
}
