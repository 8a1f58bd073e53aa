package interp

import (
	"bytes"
	"math/rand"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/llvmir"
)

const mutable = `
%s = type { i32, [3 x i16], i8* }
@a = global [2 x %s] zeroinitializer
@c = constant [4 x i8] c"abc\00"
@t = thread_local global i32 3
declare i8* @malloc(i64)
declare void @free(i8*)
declare i32 @pthread_mutex_lock(i8*)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define i32 @f(i32 %n, ...) {
entry:
  %x = alloca i32
  %y = alloca [4 x i32]
  store i32 %n, i32* %x
  %p = getelementptr [4 x i32], [4 x i32]* %y, i64 0, i64 1
  store i32 5, i32* %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, i32* %x
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %v, i32 %i)
  %j = extractvalue { i32, i1 } %o, 0
  %c = icmp slt i32 %j, 20
  br i1 %c, label %loop, label %done
done:
  %q = load i32, i32* %p
  %z = sdiv i32 %j, %q
  switch i32 %z, label %other [ i32 4, label %four ]
four:
  ret i32 %z
other:
  %w = load i32, i32* @t
  ret i32 %w
}
define i32 @main() {
  %m = call i8* @malloc(i64 16)
  %s = getelementptr [4 x i8], [4 x i8]* @c, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %m, i8* %s, i64 4, i1 false)
  %l = call i32 @pthread_mutex_lock(i8* %m)
  %g = getelementptr [2 x %s], [2 x %s]* @a, i64 0, i64 1, i32 1, i64 2
  %h = atomicrmw add i16* %g, i16 3 seq_cst
  %e = sext i16 %h to i64
  %r = call i32 (i32, ...) @f(i32 7, i64 %e)
  call void @free(i8* %m)
  ret i32 %r
}
`

// TestMutations checks that no damaged module makes the interpreter panic, nor
// breaks an invariant of lowered code.
func TestMutations(t *testing.T) {
	const seed = 3
	r := rand.New(rand.NewSource(seed))
	words := bytes.Fields([]byte(mutable))
	parsed := 0
	for i := 0; i < 3000; i++ {
		text := []byte(mutable)
		for n := r.Intn(3); n >= 0; n-- {
			switch at := r.Intn(len(text)); r.Intn(3) {
			case 0: // a word becomes another one
				w, v := words[r.Intn(len(words))], words[r.Intn(len(words))]
				if j := bytes.Index(text[at:], w); j >= 0 {
					text = append(append(append([]byte(nil), text[:at+j]...), v...), text[at+j+len(w):]...)
				}
			case 1: // a line is removed
				lines := bytes.Split(text, []byte("\n"))
				j := r.Intn(len(lines))
				text = bytes.Join(append(append([][]byte(nil), lines[:j]...), lines[j+1:]...), []byte("\n"))
			case 2: // a digit changes
				if j := bytes.IndexAny(text[at:], "0123456789"); j >= 0 {
					text[at+j] = byte('0' + r.Intn(10))
				}
			}
		}
		mod, err := llvmir.Parse("mutation.ll", text)
		if err != nil {
			continue
		}
		p, err := Compile(mod, Options{MaxInstructions: 20000, Unroll: r.Intn(2) * 4, debug: true})
		if err != nil {
			continue
		}
		parsed++
		res, err := (&interptest.Runner{Program: p, Limit: 2000}).Run()
		if err == nil && res.Last != nil && res.Last.Kind == event.Unsupported && (strings.Contains(res.Last.Fault.Message, "bug in gomc") || strings.Contains(res.Last.Fault.Message, "fails to translate")) {
			t.Errorf("seed %d, mutation %d: %s\n%s", seed, i, res.Last.Fault.Message, text)
			return
		}
	}
	t.Logf("%d of 3000 were well-formed", parsed)
}
