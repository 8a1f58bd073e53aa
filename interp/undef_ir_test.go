package interp

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
)

// ends runs a program with all choices that it makes, and says how often it comes to each end, without places.
func ends(t *testing.T, p *Program) map[string]int {
	t.Helper()
	all := map[string]int{}
	var choices []uint64
	for more := true; more; {
		at, sizes := 0, []uint64(nil)
		r := &interptest.Runner{Program: p, Choose: func(n uint64) uint64 {
			if at == len(choices) {
				choices = append(choices, 0)
			}
			sizes = append(sizes, n)
			at++
			return choices[at-1]
		}}
		res, err := r.Run()
		if err != nil {
			t.Fatal(err)
		}
		end, _, _ := strings.Cut(describeEnd(p, res.Last), ":")
		all[end]++
		choices = choices[:len(sizes)]
		more = false
		for k := len(choices) - 1; k >= 0 && !more; k-- {
			if choices[k]++; choices[k] < sizes[k] {
				choices, more = choices[:k+1], true
			}
		}
	}
	return all
}

// undefinedIR are functions with undefined values that no compiler needs to write. %u is a number of
// 64 bits of which the upper 32 are undefined and the others are 0, and %f the same as a float.
var undefinedIR = []struct {
	name, body, want string
	unchecked        bool // uses of undefined values are no errors
}{
	{"an undefined constant", `
  %x = add i32 undef, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"an undefined constant that does not matter", `
  %x = and i32 undef, 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %one, label %two`, "exit 1", false},
	{"an undefined address to jump to", `
  %to = inttoptr i64 %u to i8*
  indirectbr i8* %to, [label %one, label %two]`, "uninit", false},
	{"a division by -1 that may overflow", `
  %x = sdiv i64 %u, -1
  br label %one`, "uninit", false},
	{"a division by -1 that cannot overflow", `
  %h = lshr i64 %u, 1
  %x = sdiv i64 %h, -1
  br label %one`, "exit 1", false},
	{"a divisor whose high half is undefined", `
  %w = zext i64 %u to i128
  %h = shl i128 %w, 64
  %d = or i128 %h, 3
  %x = udiv i128 7, %d
  br label %one`, "uninit", false},
	{"a wide division by -1 that may overflow", `
  %w = zext i64 %u to i128
  %h = shl i128 %w, 64
  %x = sdiv i128 %h, -1
  br label %one`, "uninit", false},
	{"a wide division of defined numbers by -1", `
  %x = sdiv i128 18446744073709551617, -1
  %c = icmp eq i128 %x, -18446744073709551617
  br i1 %c, label %one, label %two`, "exit 1", false},
	{"a wide number whose high half is undefined", `
  %w = zext i64 %u to i128
  %h = shl i128 %w, 64
  %o = or i128 %h, 1
  %hi = lshr i128 %o, 96
  %t = trunc i128 %hi to i32
  %c = icmp eq i32 %t, 0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"a wide comparison leaves what stands beside its result", `
  %w = zext i64 %u to i128
  br label %sets
compares:
  %c = icmp eq i128 %w, 5
  %n = add i64 %later, 0
  %z = icmp eq i64 %later, 0
  br i1 %z, label %one, label %two
sets:
  %later = add i64 %u, 0
  br label %compares`, "uninit", false},
	{"a switch on a number whose high half is undefined", `
  %w = zext i64 %u to i128
  %h = shl i128 %w, 64
  switch i128 %h, label %one [ i128 5, label %two ]`, "uninit", false},
	{"a wide integer, undefined in its high half, to floating point", `
  %w = zext i64 %u to i128
  %h = shl i128 %w, 64
  %d = uitofp i128 %h to double
  %c = fcmp olt double %d, 1.0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"floating point to the high half of a wide integer", `
  %d = bitcast i64 %u to double
  %w = fptosi double %d to i128
  %h = lshr i128 %w, 64
  %t = trunc i128 %h to i64
  %c = icmp eq i64 %t, 0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"an undefined number of bits to shift by", `
  %x = call i64 @llvm.fshl.i64(i64 1, i64 2, i64 %s)
  %c = icmp eq i64 %x, 4
  br i1 %c, label %one, label %two`, "uninit", false},
	{"an undefined condition of a choice", `
  %b = trunc i64 %s to i1
  %x = select i1 %b, i64 1, i64 2
  %c = icmp eq i64 %x, 1
  br i1 %c, label %one, label %two`, "uninit", false},
	{"a comparison that is always true", `
  %c = fcmp true double %f, 1.0
  br i1 %c, label %one, label %two`, "exit 1", false},
	{"the defined bits of a negated number", `
  %g = fneg double %f
  %i = bitcast double %g to i64
  %l = trunc i64 %i to i32
  %c = icmp eq i32 %l, 0
  br i1 %c, label %one, label %two`, "exit 1", false},
	{"what an operation leaves in undefined bits", `
  %m = and i64 %s, 15
  %x = xor i64 %m, 3
  %t = add i64 %x, 13
  %b = and i64 %t, 16
  %c = icmp ne i64 %b, 0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"what is undefined at first only", `
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ 1, %again ]
  %v = load i64, i64* %p
  %k = add i64 %u, 1
  %d = icmp eq i64 %i, 1
  br i1 %d, label %out, label %again
again:
  store i64 5, i64* %p
  br label %loop
out:
  %c = icmp eq i64 %v, 5
  br i1 %c, label %one, label %two`, "exit 1", false},
	{"one condition, twice", `
  %c = icmp eq i64 %u, 0
  br i1 %c, label %left, label %right
left:
  br i1 %c, label %one, label %two
right:
  br i1 %c, label %three, label %four`, "exit 1,exit 4", true},
	{"ways that lead to one place", `
  switch i64 %u, label %one [ i64 1, label %two
    i64 2, label %two
    i64 3, label %one ]`, "exit 1,exit 2", true},
	{"two bits that are frozen", `
  %x = and i64 %s, 3
  %z = freeze i64 %x
  switch i64 %z, label %four [ i64 0, label %one
    i64 1, label %two
    i64 2, label %three ]`, "exit 1,exit 2,exit 3,exit 4", false},
	{"two bits that are frozen, and are not the lowest", `
  %x = and i64 %s, 12
  %z = freeze i64 %x
  switch i64 %z, label %four [ i64 0, label %one
    i64 4, label %two
    i64 8, label %three ]`, "exit 1,exit 2,exit 3,exit 4", false},
	{"the exponent of a long double", `
  %l = fpext double %f to x86_fp80
  %m = alloca x86_fp80, align 16
  store x86_fp80 %l, x86_fp80* %m
  %b = bitcast x86_fp80* %m to i8*
  %g = getelementptr i8, i8* %b, i64 8
  %h = bitcast i8* %g to i16*
  %e = load i16, i16* %h
  %c = icmp eq i16 %e, 0
  br i1 %c, label %one, label %two`, "uninit", false},
	{"many bits that are frozen", `
  %z = freeze i64 %u
  %c = icmp eq i64 %z, 0
  br i1 %c, label %one, label %two`, "unsupported", false},
}

// TestUndefinedIR runs the functions, each with all its choices; those with undefined constants have no other undefined values.
func TestUndefinedIR(t *testing.T) {
	for _, test := range undefinedIR {
		text := "define i32 @main() {\n  %p = alloca i64\n"
		if !strings.Contains(test.body, " undef,") {
			text += `  %q = alloca i64
  %half = bitcast i64* %q to i32*
  store i32 0, i32* %half
  %u = load i64, i64* %q
  %s = lshr i64 %u, 32
  %f = bitcast i64 %u to double
`
		}
		text += test.body[1:] + `
one:
  ret i32 1
two:
  ret i32 2
three:
  ret i32 3
four:
  ret i32 4
}
declare i64 @llvm.fshl.i64(i64, i64, i64)
`
		opts := Options{}
		if test.unchecked {
			opts.Checks = []event.ErrorKind{event.RaceError}
		}
		got := ends(t, compileText(t, []byte(text), opts))
		for end, n := range got {
			if n > 1 {
				t.Errorf("%s: %d ways to %s", test.name, n, end)
			}
		}
		if all := strings.Join(slices.Sorted(maps.Keys(got)), ","); all != test.want {
			t.Errorf("%s: %s, want %s", test.name, all, test.want)
		}
	}
}
