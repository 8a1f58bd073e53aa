package interp

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

// countLL counts to n in memory of the thread's own, which no register shows: the block is an array
// whose elements are chosen at run time.
func countLL(n int) []byte {
	return fmt.Appendf(nil, `
@zero = constant i64 0
define i32 @main() {
entry:
  %%block = alloca [4 x i64]
  %%i = load i64, ptr @zero
  %%p = getelementptr [4 x i64], ptr %%block, i64 0, i64 %%i
  store i64 0, ptr %%p
  br label %%loop
loop:
  %%v = load i64, ptr %%p
  %%w = add i64 %%v, 1
  store i64 %%w, ptr %%p
  %%more = icmp ult i64 %%w, %d
  br i1 %%more, label %%loop, label %%done
done:
  ret i32 7
}`, n)
}

// endless are programs that compute for ever, without a loop that is empty.
var endless = map[string]string{
	"register": `
define i32 @main() {
entry:
  br label %loop
loop:
  %v = phi i32 [ 1, %entry ], [ %w, %loop ]
  %w = xor i32 %v, 6
  %more = icmp ne i32 %w, 3
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}`,
	"memory": `
@zero = constant i64 0
define i32 @main() {
entry:
  %block = alloca [4 x i64]
  %i = load i64, ptr @zero
  %p = getelementptr [4 x i64], ptr %block, i64 0, i64 %i
  store i64 1, ptr %p
  br label %loop
loop:
  %v = load i64, ptr %p
  %d = mul i64 %v, 3
  %w = urem i64 %d, 1009
  store i64 %w, ptr %p
  %more = icmp ne i64 %w, 0
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}`,
	"call": `
define i32 @same(i32 %v) {
  ret i32 %v
}
define i32 @main() {
entry:
  br label %loop
loop:
  %v = phi i32 [ 1, %entry ], [ %w, %loop ]
  %w = call i32 @same(i32 %v)
  %more = icmp ne i32 %w, 0
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}`,
}

func TestLongComputation(t *testing.T) {
	p := compileText(t, countLL(3_000_000), Options{})
	if got := verdict(t, p); got != "exit 7" {
		t.Errorf("a computation of 3,000,000 iterations: %s", got)
	}
	if _, _, ok := p.TooLong(); ok {
		t.Error("it is said to be too long")
	}
}

func TestTooLong(t *testing.T) {
	const limit = watchInterval + 5
	p := compileText(t, countLL(3_000_000), Options{MaxInstructions: limit})
	if l := p.Main().Label(); l.Kind != event.Block || l.Reason != event.BlockBound {
		t.Errorf("label %+v", l)
	}
	if site, endless, ok := p.TooLong(); !ok || endless || site.Function != "main" {
		t.Errorf("too long: %v at %v, endless %v", ok, site, endless)
	}
	if n := p.Stats().Instructions; n > limit+1 {
		t.Errorf("%d instructions, the limit is %d", n, limit)
	}
	// The limit is that of each computation, not of their sum.
	p = compileText(t, countLL(10), Options{MaxInstructions: 70})
	if got := verdict(t, p); got != "exit 7" {
		t.Errorf("within the limit: %s", got)
	}
}

func TestEndless(t *testing.T) {
	for name, text := range endless {
		p := compileText(t, []byte(text), Options{})
		if l := p.Main().Label(); l.Kind != event.Block || l.Reason != event.BlockBound {
			t.Errorf("%s: label %+v", name, l)
		}
		if _, endless, ok := p.TooLong(); !ok || !endless {
			t.Errorf("%s: too long %v, endless %v", name, ok, endless)
		}
		if n := p.Stats().Instructions; n > DefaultMaxInstructions/2 {
			t.Errorf("%s: found after %d instructions only", name, n)
		}
	}
}

// A computation that was interrupted is not remembered.
func TestUntil(t *testing.T) {
	over, cancel := context.WithCancel(context.Background())
	cancel()
	visible := strings.Replace(strings.Replace(string(countLL(100_000)), "entry:", "entry:\n  %x = load i64, ptr @x", 1), "@zero", "@x = global i64 0\n@zero", 1)
	p := compileText(t, []byte(visible), Options{})
	s := p.Main()
	p.Until(over)
	if l := s.Next(3).Label(); l.Kind != event.Block || l.Reason != event.BlockBound {
		t.Errorf("interrupted: %+v", l)
	}
	if _, _, ok := p.TooLong(); ok {
		t.Error("an interrupted computation counts as too long")
	}
	p.Until(t.Context())
	if l := s.Next(3).Label(); l.Kind != event.Exit {
		t.Errorf("afterwards: %+v", l)
	}

	p = compileText(t, countLL(100_000), Options{})
	p.Until(over)
	if l := p.Main().Label(); l.Kind != event.Block {
		t.Errorf("interrupted at the start: %+v", l)
	}
	p.Until(t.Context())
	if s := p.Main(); s.Label().Kind != event.Exit || p.Main() != s {
		t.Errorf("afterwards: %+v", s.Label())
	}
}

func TestMaxDepth(t *testing.T) {
	text := []byte(`
define i32 @down(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %stop, label %go
go:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  ret i32 %r
stop:
  ret i32 4
}
define i32 @main() {
  %r = call i32 @down(i32 100)
  ret i32 %r
}`)
	if got := verdict(t, compileText(t, text, Options{MaxDepth: 110})); got != "exit 4" {
		t.Error(got)
	}
	if got := verdict(t, compileText(t, text, Options{MaxDepth: 100})); !strings.Contains(got, "recursion deeper than 100 calls (--max-depth)") {
		t.Error(got)
	}
}
