package interp

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// overflowProgram returns a program with a body of main, which has the input x if it asks for one.
func overflowProgram(t *testing.T, body string, checks ...event.ErrorKind) *Program {
	t.Helper()
	text := "declare i32 @__VERIFIER_nondet_int()\ndeclare i32 @llvm.abs.i32(i32, i1)\ndefine i32 @main() {\n" + body + "\n  ret i32 0\n}\n"
	mod, err := llvmir.Parse("overflow.ll", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	p, err := Compile(mod, Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// faultOf is the error that the program's only thread ends with.
func faultOf(p *Program) *event.Fault {
	s := p.Main()
	for !s.Label().Ends() {
		s = s.Next(0)
	}
	return s.Label().Fault
}

// TestOverflowExactly compares the check with numbers of any size, for numbers near the limits and others, of several widths.
func TestOverflowExactly(t *testing.T) {
	signs := map[string]string{"add": "+", "sub": "-", "mul": "*"}
	r := rand.New(rand.NewPCG(1, 2))
	over := 0
	for range 500 {
		w := []uint{1, 2, 8, 16, 31, 32, 64, 65, 100, 128}[r.IntN(10)]
		op := []string{"add", "sub", "mul", "shl"}[r.IntN(4)]
		if w > 64 && op == "shl" {
			continue
		}
		limit := new(big.Int).Lsh(big.NewInt(1), w-1)
		draw := func() *big.Int {
			x := new(big.Int).SetUint64(r.Uint64() >> r.IntN(64))
			x.Mod(x, limit)
			switch r.IntN(4) {
			case 0: // the largest numbers
				x.Sub(limit, big.NewInt(1+r.Int64N(3)))
			case 1: // about the root of the limit
				x.Sqrt(limit)
				x.Add(x, big.NewInt(r.Int64N(2)))
			}
			x.Mod(x, limit)
			if r.IntN(2) == 0 {
				x.Not(x)
			}
			return x
		}
		x, y, z := draw(), draw(), new(big.Int)
		switch op {
		case "add":
			z.Add(x, y)
		case "sub":
			z.Sub(x, y)
		case "mul":
			z.Mul(x, y)
		case "shl":
			y.SetInt64(r.Int64N(int64(w)))
			z.Lsh(x, uint(y.Int64()))
			if !y.IsInt64() || y.Cmp(limit) >= 0 {
				continue
			}
		}
		want := z.Cmp(limit) >= 0 || z.Cmp(new(big.Int).Neg(limit)) < 0
		body := fmt.Sprintf("  %%r = %s nsw i%d %v, %v", op, w, x, y)
		fault := faultOf(overflowProgram(t, body, event.OverflowError))
		if (fault != nil) != want || want && (fault.Kind != event.OverflowError || signs[op] != "" && !strings.Contains(fault.Message, fmt.Sprintf("%v %s ", x, signs[op]))) {
			t.Fatalf("%s: %+v, the result is %v", body, fault, z)
		}
		if want {
			over++
		}
		var p *Program
		switch r.IntN(4) {
		case 0:
			p = overflowProgram(t, body)
		case 1:
			p = overflowProgram(t, body, event.MemoryError)
		case 2:
			p = overflowProgram(t, strings.ReplaceAll(body, "nsw ", ""), event.OverflowError)
		default:
			p = overflowProgram(t, strings.ReplaceAll(body, "nsw", "nuw"), event.OverflowError)
		}
		if fault := faultOf(p); fault != nil {
			t.Fatalf("%s: %+v where it may wrap", body, fault)
		}
	}
	if over < 100 {
		t.Errorf("only %d results overflow", over)
	}
}

// TestOverflowOf looks at what overflows beside sums, differences and products of one pair of numbers.
func TestOverflowOf(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"  %r = call i32 @llvm.abs.i32(i32 -2147483648, i1 true)", "the absolute value of -2147483648 does not fit in 32 bits"},
		{"  %r = call i32 @llvm.abs.i32(i32 -2147483648, i1 false)", ""},
		{"  %r = call i32 @llvm.abs.i32(i32 -2147483647, i1 true)", ""},
		{"  %r = sdiv i32 -2147483648, -1", divisionOverflow},
		{"  %r = srem i128 -170141183460469231731687303715884105728, -1", divisionOverflow},
		{"  %r = sdiv i32 -2147483647, -1", ""},
		{"  %r = shl nsw i32 1, 32", "1 << 32 does not fit"},
		{"  %r = shl nsw i32 0, 32", "0 << 32 does not fit"}, // there are not so many bits
		{"  %r = shl nsw i8 -64, 1", ""},
		{"  %r = shl nsw i8 -96, 2", "-96 << 2 does not fit in 8 bits"},
		{"  %r = add nsw <2 x i8> <i8 1, i8 127>, <i8 127, i8 0>", "1 + 127 does not fit"},
		{"  %r = add nsw <2 x i8> <i8 0, i8 127>, <i8 127, i8 1>", "127 + 1 does not fit"},
		{"  %r = sub nsw i32 0, -2147483648", "0 - (-2147483648) does not fit"},
	} {
		fault := faultOf(overflowProgram(t, c.body, event.OverflowError))
		if (fault != nil) != (c.want != "") || fault != nil && (fault.Kind != event.OverflowError || !strings.Contains(fault.Message, c.want)) {
			t.Errorf("%s: %+v, want %q", c.body, fault, c.want)
		}
	}
	for _, body := range []string{"  %r = sdiv i32 1, 0", "  %r = urem i32 1, 0"} {
		if fault := faultOf(overflowProgram(t, body, event.OverflowError)); fault == nil || fault.Kind != event.ArithmeticError {
			t.Errorf("%s: %+v", body, fault)
		}
	}
	if fault := faultOf(overflowProgram(t, "  %r = sdiv i32 -2147483648, -1")); fault == nil || fault.Kind != event.ArithmeticError {
		t.Errorf("the smallest number by -1: %+v", fault)
	}
}

// TestOverflowUndefined computes with undefined bits: it is a use of them only where they decide whether the result fits.
func TestOverflowUndefined(t *testing.T) {
	// A byte of which the high bits are undefined is masked in part.
	const load = "  %%p = alloca i8\n  %%q = getelementptr i8, ptr %%p, i64 0\n  %%v = load i8, ptr %%q\n  %%m = and i8 %%v, %d\n  %%o = or i8 %%m, %d\n  %%r = %s nsw i8 %%o, %d"
	for _, c := range []struct {
		mask, set int
		op        string
		y         int
		use       bool
	}{
		{15, 0, "add", 112, false}, // at most 127
		{15, 0, "add", 113, true},
		{15, 0, "sub", 127, false}, // at least -127
		{15, -128, "sub", 0, false},
		{15, -128, "sub", 1, true},
		{15, -128, "add", 1, false},
		{7, 0, "mul", 18, false}, // at most 126
		{7, 0, "mul", 19, true},
		{-1, 0, "mul", 0, false},
		{-1, 0, "mul", 1, false},
		{-1, 0, "mul", -1, true},
		{-1, 0, "add", 1, true},
	} {
		body := fmt.Sprintf(load, c.mask, c.set, c.op, c.y)
		fault := faultOf(overflowProgram(t, body, event.OverflowError, event.UninitError))
		if (fault != nil) != c.use || c.use && fault.Kind != event.UninitError {
			t.Errorf("%s\n%+v", body, fault)
		}
		prog, err := overflowProgram(t, body, event.OverflowError, event.UninitError).Unroll(context.Background(), unroll.Options{})
		if err != nil {
			t.Fatal(err)
		}
		used := false
		for _, x := range prog.Errors {
			used = used || x.Kind == event.UninitError && term.NewEval(func(*term.Term) uint64 { return 0 }).True(x.Guard)
		}
		if c.use && !used { // who unrolls knows less
			t.Errorf("%s\nunrolled: %+v", body, prog.Errors)
		}
	}
}

// TestUnrollOverflow unrolls operations on an input: the condition of the error is that of numbers.
func TestUnrollOverflow(t *testing.T) {
	least, most := uint64(1)<<31, uint64(1)<<31-1
	samples := []uint64{0, 1, 2, 46340, 46341, most, most - 1, most / 2, most/2 + 1, least, least + 1, 0xffffffff, 0xfffffffe}
	for _, c := range []struct {
		body  string
		fails func(x int64) bool
	}{
		{"  %r = add nsw i32 %x, 1", func(x int64) bool { return x == 1<<31-1 }},
		{"  %r = sub nsw i32 -2, %x", func(x int64) bool { return x == 1<<31-1 }},
		{"  %r = mul nsw i32 %x, %x", func(x int64) bool { return x*x > 1<<31-1 }},
		{"  %r = shl nsw i32 %x, 3", func(x int64) bool { return int64(int32(x<<3)) != x<<3 }},
		{"  %r = shl nsw i32 1, %x", func(x int64) bool { return x < 0 || x > 30 }},
		{"  %w = sext i32 %x to i64\n  %r = mul nsw i64 %w, %w", func(int64) bool { return false }},
		{"  %w = zext i32 %x to i64\n  %r = mul nsw i64 %w, %w", func(x int64) bool { return uint64(uint32(x))*uint64(uint32(x)) > 1<<63-1 }},
		{"  %r = sdiv i32 %x, -1", func(x int64) bool { return x == -1<<31 }},
		{"  %r = call i32 @llvm.abs.i32(i32 %x, i1 true)", func(x int64) bool { return x == -1<<31 }},
	} {
		p := overflowProgram(t, "  %x = call i32 @__VERIFIER_nondet_int()\n"+c.body, event.OverflowError)
		prog, err := p.Unroll(context.Background(), unroll.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range samples {
			e := term.NewEval(func(*term.Term) uint64 { return v })
			failed := false
			for _, fault := range prog.Errors {
				if e.True(fault.Guard) {
					failed = true
					if fault.Kind != event.OverflowError {
						t.Errorf("%s: %+v", c.body, fault)
					}
				}
			}
			if want := c.fails(int64(int32(v))); failed != want {
				t.Errorf("%s of %d: %v", c.body, int32(v), failed)
			}
		}
	}
}
