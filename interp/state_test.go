package interp

import (
	"fmt"
	"sync"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp/interptest"
)

const spinLL = `
@x = global i32 0
@y = global i32 0
define i32 @main() {
entry:
  br label %loop
loop:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %done
done:
  %t = load i32, i32* @y
  store i32 5, i32* @y
  %u = load i32, i32* @y
  ret i32 %u
}`

func TestSpin(t *testing.T) {
	p := compileText(t, []byte(spinLL), Options{})
	s := p.Main()
	if l := s.Label(); l.Kind != event.Load || !l.Blocks || l.Order != event.SeqCst {
		t.Fatalf("label %+v", l)
	}
	if s.Next(0) != s {
		t.Error("a failing iteration does not come back to the State")
	}
	next := s.Next(1)
	if next == s || next.Label().Kind != event.Load || p.Describe(next.Label()) != "y" {
		t.Errorf("after the loop: %+v", next.Label())
	}
	if s.Next(7) != next {
		t.Error("the value that ended the loop is dead but tells States apart")
	}
	if !s.Loops() {
		t.Error("Loops does not report the loop")
	}
	n := p.Stats().Instructions
	s.Next(0)
	s.Next(1)
	s.Next(7)
	if p.Stats().Instructions != n {
		t.Error("a remembered result was computed again")
	}
	if a, b := next.Next(1), next.Next(2); a != b {
		t.Error("equal States are not the same")
	}
}

func TestSpinNoAwait(t *testing.T) {
	p := compileText(t, []byte(spinLL), Options{NoAwait: true, Unroll: 3})
	s := p.Main()
	core := s.Core()
	if s.Label().Blocks {
		t.Error("label blocks")
	}
	for i := 0; i < 2; i++ {
		next := s.Next(0)
		if next == s || next.Core() != core || next.Loops() {
			t.Fatalf("iteration %d: same %v, core %d, %d", i, next == s, next.Core(), core)
		}
		s = next
	}
	if s = s.Next(0); s.Label().Kind != event.Block || s.Label().Reason != event.BlockBound {
		t.Errorf("label %+v after the last iteration", s.Label())
	}
}

func TestSpinUnroll(t *testing.T) {
	p := compileText(t, []byte(spinLL), Options{Unroll: 3})
	if s := p.Main(); s.Next(0) != s {
		t.Error("an await counts iterations")
	}
}

func TestSpinC(t *testing.T) {
	for _, level := range levels {
		text := clang(t, `
#include <pthread.h>
volatile int x, y; pthread_mutex_t m;
int main() { while (x == 0); pthread_mutex_lock(&m); while (!__sync_bool_compare_and_swap(&y, 1, 2)); return 0; }`, level)
		p := compileText(t, text, Options{})
		s := p.Main()
		if s.Next(0) != s {
			t.Errorf("%s: load loop", level)
		}
		s = s.Next(3)
		if l := s.Label(); l.Kind != event.RMW || l.Op != event.OpMutexLock || l.Sync != event.SyncMutex || !l.Blocks {
			t.Fatalf("%s: %+v", level, l)
		}
		if s.Next(2) != s {
			t.Errorf("%s: lock held by another", level)
		}
		s = s.Next(0)
		if l := s.Label(); l.Op != event.OpCmpXchg {
			t.Fatalf("%s: %+v", level, l)
		}
		if s.Next(0) != s {
			t.Errorf("%s: compare-exchange loop", level)
		}
		if s = s.Next(1); s.Label().Kind != event.Exit || !s.Label().Process {
			t.Errorf("%s: %+v", level, s.Label())
		}
	}
}

func TestUnroll(t *testing.T) {
	source := `
volatile int n; int s;
int main() { for (int i = 0; i < n; i++) s += i; int j = 0; do { s++; } while (++j < n); return 0; }`
	for _, level := range levels {
		text := clang(t, source, level, "-fno-unroll-loops", "-fno-vectorize")
		for n := 1; n < 6; n++ {
			p := compileText(t, text, Options{Unroll: 3})
			s, steps := p.Main(), 0
			for !s.Label().Ends() && steps < 100 {
				v := uint64(0)
				if s.Label().Kind == event.Load && p.Describe(s.Label()) == "n" {
					v = uint64(n)
				}
				s = s.Next(v)
				steps++
			}
			if bounded := s.Label().Kind == event.Block; bounded != (n > 3) {
				t.Errorf("%s: %d iterations: label %+v", level, n, s.Label())
			}
		}
	}
}

func TestDrop(t *testing.T) {
	p := compileText(t, clang(t, `
volatile int x; int main() { int s = 0; for (int i = 0; i < 200; i++) s += x; return s; }`, "-O0"), Options{MaxStates: 20})
	for round := 0; round < 3; round++ {
		s := p.Main()
		for !s.Label().Ends() {
			s = s.Next(1)
		}
		if s.Label().Val != 200 {
			t.Fatalf("result %d", s.Label().Val)
		}
	}
	if st := p.Stats(); st.Drops == 0 || st.States > 25 {
		t.Errorf("%+v", st)
	}
}

func TestConcurrentNext(t *testing.T) {
	p := compileText(t, clang(t, `
volatile int x; int main() { int s = 0; for (int i = 0; i < 50; i++) s ^= x; return s; }`, "-O1"), Options{})
	var wg sync.WaitGroup
	for w := 0; w < 4; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s := p.Main()
			for i := w; !s.Label().Ends(); i++ {
				s = s.Next(uint64(i % 13))
			}
		}()
	}
	wg.Wait()
}

func TestStackObjects(t *testing.T) {
	p := compileText(t, clang(t, `
int *g; volatile int z;
void f(void) { int a = 1; g = &a; z = *g; }
int main() { for (int i = 0; i < 3; i++) f(); return 0; }`, "-O0"), Options{})
	var kinds []string
	seen := map[event.Obj]bool{}
	res, err := (&interptest.Runner{Program: p}).Run()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range res.States {
		if l := s.Label(); l.Kind == event.Alloc || l.Kind == event.Free {
			kinds = append(kinds, fmt.Sprint(l.Kind))
			seen[l.Object] = true
		}
	}
	if len(kinds) != 6 || len(seen) != 1 {
		t.Errorf("%v, %d objects", kinds, len(seen))
	}
}

func TestNondet(t *testing.T) {
	p := compileText(t, clang(t, `
int __VERIFIER_nondet_int(void); _Bool __VERIFIER_nondet_bool(void); unsigned char __VERIFIER_nondet_uchar(void);
int main() { return 10000 * __VERIFIER_nondet_int() + 100 * __VERIFIER_nondet_bool() + __VERIFIER_nondet_uchar(); }`, "-O0"), Options{Nondet: &Range{-2, 3}})
	s := p.Main()
	for _, n := range []uint64{6, 2, 4} {
		if l := s.Label(); l.Kind != event.Choice || l.Val != n {
			t.Fatalf("%+v", l)
		}
		s = s.Next(1)
	}
	if v := int32(s.Label().Val); v != -10000+100+1 {
		t.Errorf("result %d", v)
	}
	if len(p.Restricted()) != 2 {
		t.Error(p.Restricted())
	}
}

// Jumps back that belong to no loop, such as those of a model between its blocks, close none.
func TestLoopsNot(t *testing.T) {
	p := compileText(t, []byte(`
declare i32 @pthread_join(i64, ptr)
@x = global i32 0
define i32 @main() {
  br label %second
first:
  %v = phi i32 [ %w, %second ], [ 2, %third ]
  store i32 %v, ptr @x
  %e = call i32 @pthread_join(i64 2, ptr null)
  ret i32 0
second:
  %w = load i32, ptr @x
  %c = icmp eq i32 %w, 0
  br i1 %c, label %first, label %third
third:
  br label %first
}`), Options{})
	for s := p.Main(); !s.Label().Ends(); s = s.Next(0) {
		if s.Loops() {
			t.Errorf("a loop is closed before %v", s.Label().Kind)
		}
	}
}

func TestAtomicSection(t *testing.T) {
	p := compileText(t, clang(t, `
int x; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
void __VERIFIER_atomic_add(int n) { __VERIFIER_atomic_begin(); x += n; __VERIFIER_atomic_end(); }
int main() { __VERIFIER_atomic_add(2); return 0; }`, "-O0"), Options{})
	var got []event.Kind
	for s := p.Main(); !s.Label().Ends(); s = s.Next(0) {
		got = append(got, s.Label().Kind)
	}
	if want := []event.Kind{event.AtomicBegin, event.Load, event.Store, event.AtomicEnd}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func BenchmarkNext(b *testing.B) {
	p := compileText(b, []byte(spinLL), Options{})
	s := p.Main()
	s.Next(0)
	s.Next(1)
	for b.Loop() {
		s.Next(1)
	}
}

func BenchmarkLabel(b *testing.B) {
	p := compileText(b, []byte(spinLL), Options{})
	s := p.Main()
	for b.Loop() {
		s.Label()
	}
}

func TestOutput(t *testing.T) {
	p := compileText(t, clang(t, `
#include <stdio.h>
volatile int x;
int main() { char s[3] = "hi"; x = 1; int v = x; printf("%d %s %5.2f|%-4u|%lx%%%c\n", -v, s, 1.5, 7u, 255L, 'c'); puts("end"); x = 2; return 0; }`, "-O0"), Options{})
	s := p.Main().Next(0)
	if got, want := p.Output(s, event.Defined(3)), "-3 hi  1.50|7   |ff%c\nend\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// BenchmarkTransition computes transitions that were never seen before.
func BenchmarkTransition(b *testing.B) {
	p := compileText(b, clang(b, `
volatile long x; int main() { long s = 0; for (long i = 0; ; i++) s += x; return s; }`, "-O0"), Options{})
	s := p.Main()
	b.ReportAllocs()
	for b.Loop() {
		s = s.Next(1)
	}
}

// TestSurvivors checks that a state which is held while the tables are dropped
// is the same one when it comes up again, with the same core.
func TestSurvivors(t *testing.T) {
	for _, unroll := range []int{0, 1000} {
		source := "volatile int x;\nint main() {\n\twhile (x == 0) x = 0;\n\tx = 2; x = 3; x = 4;\n\treturn 0;\n}"
		p := compileText(t, clang(t, source, "-O1"), Options{MaxStates: 1, Unroll: unroll, NoAwait: true})
		held := p.Main().Next(0).Next(0)
		for range 3 {
			s := held
			for range 20 {
				s = s.Next(1)
			}
			if again := held.Next(0).Next(0); unroll == 0 && again != held || again.Core() != held.Core() {
				t.Errorf("unroll %d: core %d, held %d", unroll, again.Core(), held.Core())
			}
		}
		if p.Stats().Drops == 0 {
			t.Error("nothing was dropped")
		}
	}
}
