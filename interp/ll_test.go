package interp

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
)

// TestLL runs programs given as LLVM assembly; main returns what is expected.
func TestLL(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"swap by phi", `
define i32 @main() {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 4
  br i1 %c, label %loop, label %done
done:
  %x = mul i32 %a, 10
  %r = add i32 %x, %b
  ret i32 %r
}`, "exit 21"},
		{"blocks out of order", `
define i32 @main() {
entry:
  br label %first
second:
  %r = extractvalue { i32, i64 } %s, 0
  ret i32 %r
first:
  %s = insertvalue { i32, i64 } undef, i32 7, 0
  br label %second
}`, "exit 7"},
		{"vectors", `
define i32 @main() {
  %v = insertelement <2 x i64> <i64 1, i64 2>, i64 5, i32 1
  %b = bitcast <2 x i64> %v to <4 x i32>
  %e = extractelement <4 x i32> %b, i32 2
  %h = bitcast <4 x i32> %b to i128
  %s = lshr i128 %h, 64
  %t = trunc i128 %s to i32
  %c = icmp eq <4 x i32> %b, <i32 1, i32 0, i32 5, i32 1>
  %z = zext <4 x i1> %c to <4 x i32>
  %w = select <4 x i1> %c, <4 x i32> %z, <4 x i32> <i32 9, i32 9, i32 9, i32 100>
  %l = extractelement <4 x i32> %w, i32 3
  %x = mul i32 %e, %t
  %r = add i32 %x, %l
  ret i32 %r
}`, "exit 125"},
		{"wide switch", `
@g = global i128 36893488147419103233
define i32 @main() {
  %v = load i128, i128* @g
  switch i128 %v, label %no [ i128 1, label %no
    i128 36893488147419103233, label %yes ]
no:
  ret i32 1
yes:
  ret i32 0
}`, "exit 0"},
		{"straddling accesses", `
@g = global [4 x i64] zeroinitializer
define i32 @main() {
  %p = getelementptr [4 x i64], [4 x i64]* @g, i64 0, i64 0
  %b = bitcast i64* %p to i8*
  %q = getelementptr i8, i8* %b, i64 5
  %r = bitcast i8* %q to i64*
  store i64 1234605616436508552, i64* %r, align 1
  %v = load i64, i64* %r, align 1
  %c = icmp eq i64 %v, 1234605616436508552
  %lo = load i64, i64* %p
  %d = icmp eq i64 %lo, 7383519647678595072
  %x = zext i1 %c to i32
  %y = zext i1 %d to i32
  %s = add i32 %x, %y
  ret i32 %s
}`, "exit 2"},
		{"constant expressions", `
%s = type { i32, [3 x i16] }
@a = global [2 x %s] [%s { i32 1, [3 x i16] [i16 2, i16 3, i16 4] }, %s { i32 5, [3 x i16] [i16 6, i16 7, i16 8] }]
@p = global i16* getelementptr ([2 x %s], [2 x %s]* @a, i64 0, i64 1, i32 1, i64 2)
@n = global i64 sub (i64 ptrtoint (%s* getelementptr ([2 x %s], [2 x %s]* @a, i64 0, i64 1) to i64), i64 ptrtoint ([2 x %s]* @a to i64))
define i32 @main() {
  %p = load i16*, i16** @p
  %v = load i16, i16* %p
  %n = load i64, i64* @n
  %w = zext i16 %v to i32
  %m = trunc i64 %n to i32
  %r = mul i32 %w, %m
  ret i32 %r
}`, "exit 96"},
		{"unsupported type is lazy", `
@f = global fp128 0xL00000000000000003FFF000000000000
define i32 @main() {
  %c = icmp eq i32 1, 2
  br i1 %c, label %a, label %b
a:
  %v = load fp128, fp128* @f
  ret i32 1
b:
  ret i32 0
}`, "exit 0"},
		{"unsupported type", `
@f = global fp128 0xL00000000000000003FFF000000000000
define i32 @main() {
  %v = load fp128, fp128* @f
  ret i32 1
}`, "unsupported: type fp128 at line 0"},
		{"odd widths", `
@x = global i24 -2
define i32 @main() {
  %v = load i24, i24* @x
  %s = sext i24 %v to i32
  %w = lshr i24 %v, 20
  %z = zext i24 %w to i32
  %r = add i32 %s, %z
  ret i32 %r
}`, "exit 13"},
		{"mismatched call", `
define i32 @f(i32 %a) {
  ret i32 %a
}
define i32 @main() {
  %r = call i32 bitcast (i32 (i32)* @f to i32 (i32, i32)*)(i32 4, i32 5)
  ret i32 %r
}`, "exit 4"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := compileText(t, []byte(test.text), Options{})
			if got := verdict(t, p); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

// TestCopyLabels checks that a copy of shared memory goes word by word.
func TestCopyLabels(t *testing.T) {
	p := compileText(t, []byte(`
@a = global [3 x i64] zeroinitializer
@b = global [24 x i8] zeroinitializer
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
define i32 @main() {
  %x = bitcast [3 x i64]* @a to i8*
  %y = getelementptr [24 x i8], [24 x i8]* @b, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %y, i8* %x, i64 13, i1 false)
  ret i32 0
}`), Options{})
	res, err := (&interptest.Runner{Program: p}).Run()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range res.States {
		if l := s.Label(); l.Accesses() {
			got = append(got, fmt.Sprintf("%s%d", p.Describe(l), l.Size()))
		}
	}
	want := "a[0]8 b[0]8 a[1]4 b[8]4 a[1] + 41 b[12]1"
	if strings.Join(got, " ") != want {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestOrders checks the memory orders of labels.
func TestOrders(t *testing.T) {
	p := compileText(t, []byte(`
@x = global i32 0
define i32 @main() {
  %a = load atomic i32, i32* @x monotonic, align 4
  %b = load atomic i32, i32* @x acquire, align 4
  store atomic i32 %a, i32* @x release, align 4
  fence acq_rel
  %c = atomicrmw umax i32* @x, i32 3 seq_cst
  %d = cmpxchg i32* @x, i32 3, i32 4 acq_rel monotonic
  %v = load volatile i32, i32* @x
  ret i32 0
}`), Options{})
	var got []event.Order
	for s := p.Main(); !s.Label().Ends(); s = s.Next(0) {
		got = append(got, s.Label().Order)
	}
	want := []event.Order{event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst, event.AcqRel, event.NotAtomic}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
}
