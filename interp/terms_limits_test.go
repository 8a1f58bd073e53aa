package interp

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// firstOf is what the main thread of a program with inputs as terms comes to first.
func firstOf(t *testing.T, body string, limit int64) (*Program, *event.Label) {
	t.Helper()
	p := compileText(t, []byte(termsHead+"define i32 @main() {"+body+"\n}\n"), Options{Symbolic: true})
	p.inputs.limit = limit
	return p, p.Main().Label()
}

const hardQuestion = `
  %v = call i32 @nondet_int()
  %w = call i32 @nondet_int()
  %a = zext i32 %v to i64
  %b = zext i32 %w to i64
  %m = mul i64 %a, %b
  %c = icmp eq i64 %m, 18446743979220271189 ; the product of the two largest primes of 32 bits
  br i1 %c, label %yes, label %no
yes:
  call void @reach_error()
  ret i32 0
no:
  ret i32 0`

// TestTermsHard asks what the solver gives up. The thread is cut, whatever is asked again, and nothing is said of where it would have gone.
func TestTermsHard(t *testing.T) {
	for _, body := range []string{hardQuestion, strings.Replace(hardQuestion, "br i1 %c, label %yes, label %no", "switch i64 %m, label %no [ i64 18446743979220271189, label %yes ]", 1),
		strings.Replace(hardQuestion, "br i1 %c, label %yes, label %no", "%z = zext i1 %c to i64\n  store i64 %z, ptr @x\n  ret i32 0", 1)} {
		p, l := firstOf(t, body, 50)
		if l.Kind != event.Block || l.Reason != event.BlockBound {
			t.Errorf("%s: %s", body, p.Describe(l))
		}
		if _, ok := p.Undecided(); !ok {
			t.Error("nobody knows that a question was not decided")
		}
		p.inputs.limit = 0 // the same answer, though the solver would find another one by now
		if s, _ := p.firstState(&start{}); s.label.Kind != event.Block {
			t.Errorf("asked again: %s", p.Describe(s.label))
		}
	}
}

// TestTermsInterrupted ends a question with the context. What the thread comes to is not remembered.
func TestTermsInterrupted(t *testing.T) {
	p := compileText(t, []byte(termsHead+"define i32 @main() {\n  %u = load i64, ptr @x"+hardQuestion+"\n}\n"), Options{Symbolic: true})
	s := p.Main()
	ctx, stop := context.WithCancel(context.Background())
	stop()
	p.Until(ctx)
	if l := s.Next(0).Label(); l.Kind != event.Block || l.Reason != event.BlockBound {
		t.Errorf("interrupted: %s", p.Describe(l))
	}
	if _, ok := p.Undecided(); ok {
		t.Error("that a question was interrupted says nothing of it")
	}
	p.Until(context.Background())
	p.inputs.limit = 0
	if l := s.Next(0).Label(); l.Kind == event.Block {
		t.Errorf("not interrupted any more: %s", p.Describe(l))
	}
}

// TestTermsMany computes without end, over terms.
func TestTermsMany(t *testing.T) {
	p, l := firstOf(t, `
  %v = call i32 @nondet_int()
  br label %loop
loop:
  %s = phi i32 [ 0, %0 ], [ %m, %loop ]
  %n = phi i32 [ 0, %0 ], [ %k, %loop ]
  %k = add i32 %n, 1
  %m = xor i32 %v, %k
  %c = icmp ult i32 %k, 10000000
  br i1 %c, label %loop, label %done
done:
  ret i32 0`, maxConflicts)
	if l.Kind != event.Block || l.Reason != event.BlockBound {
		t.Error(p.Describe(l))
	}
	if _, ok := p.Undecided(); !ok {
		t.Error("nobody knows that a thread was cut")
	}
}

// TestTermsWide stores what may have as many values as are tried, and one more.
func TestTermsWide(t *testing.T) {
	for values, want := range map[string]event.Kind{"256": event.Choice, "257": event.Unsupported} {
		p, l := firstOf(t, `
  %v = call i32 @nondet_int()
  %m = and i32 %v, 1023
  %w = urem i32 %m, `+values+`
  %z = zext i32 %w to i64
  store i64 %z, ptr @x
  ret i32 0`, maxConflicts)
		if l.Kind != want || want == event.Choice && l.Val != 256 || want == event.Unsupported && !strings.HasSuffix(l.Fault.Message, NeedsDomain) {
			t.Errorf("%s values: %s", values, p.Describe(l))
		}
	}
}

// TestTermsVain assumes what cannot be, whatever the input is: the thread is blocked, whichever side of the branch that is.
func TestTermsVain(t *testing.T) {
	for _, than := range []string{"slt", "sge"} {
		p, l := firstOf(t, `
  %self = call i64 @pthread_self()
  %v = call i32 @few()
  %c = icmp `+than+` i32 %v, 100
  %d = zext i1 %c to i64
  %e = sub i64 `+map[string]string{"slt": "1", "sge": "0"}[than]+`, %d
  %h = add i64 %self, %e
  call void @__goblint_assume_join(i64 %h) ; of itself, whatever the input is
  call void @reach_error()
  ret i32 0`, maxConflicts)
		if l.Kind != event.Block || l.Reason != event.BlockAssume {
			t.Errorf("%s: %s", than, p.Describe(l))
		}
	}
}

// TestTermsLoop goes round a loop that asks again and again. The thread comes back to the same State: what it has asked for before is of no use any more, though a variable
// still had it when it was asked again.
func TestTermsLoop(t *testing.T) {
	p := compileText(t, []byte(termsHead+`define i32 @main() {
  %first = call i32 @nondet_int()
  br label %loop
loop:
  %last = phi i32 [ %first, %0 ], [ %v, %some ], [ %v, %few ]
  %u = load atomic i64, ptr @x seq_cst, align 8
  %c = icmp eq i64 %u, 0
  br i1 %c, label %again, label %done
again:
  %v = call i32 @nondet_int()
  %w = call i32 @nondet_int()
  %d = icmp eq i32 %w, 5
  br i1 %d, label %some, label %few
some:
  br label %loop
few:
  br label %loop
done:
  %e = icmp eq i32 %last, 77
  br i1 %e, label %bad, label %good
bad:
  call void @reach_error()
  ret i32 0
good:
  ret i32 0
}
`), Options{Symbolic: true})
	s := p.Main()
	for _, way := range []uint64{0, 1, 1, 0} {
		choice := s.Next(0)
		if l := choice.Label(); l.Kind != event.Choice || l.Val != 2 {
			t.Fatalf("it has read 0: %s", p.Describe(l))
		}
		if next := choice.Next(way); next != s {
			t.Fatalf("it is elsewhere after way %d: %s", way, p.Describe(next.Label()))
		}
	}
}

// TestTermsTried compares what trying the values of a byte answers with the solver, on terms that are drawn.
func TestTermsTried(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 41))
		in := &inputTable{}
		in.init()
		in.limit = 0
		v := in.variable(8, 0)
		byteTerm := func() *term.Term {
			x := v
			for range rng.IntN(4) {
				c := in.pool.Const(8, rng.Uint64N(256))
				switch rng.IntN(5) {
				case 0:
					x = in.pool.Add(x, c)
				case 1:
					x = in.pool.Mul(x, v)
				case 2:
					x = in.pool.UDiv(x, c)
				case 3:
					x = in.pool.And(x, c)
				case 4:
					x = in.pool.Xor(in.pool.Shl(x, in.pool.Const(8, 1)), c)
				}
			}
			return x
		}
		known := in.pool.ULT(byteTerm(), in.pool.Const(8, rng.Uint64N(256)))
		of := in.pool.Resize(16, byteTerm())
		c := in.pool.And(known, in.pool.Eq(of, in.pool.Const(16, rng.Uint64N(256))))
		if got, ok := in.triable(c); ok {
			if got, want := in.try(got, c), in.solve(&Program{}, 0, c); got != want {
				t.Errorf("seed %d: %s: %d, want %d", seed, c, got, want)
			}
		}
		k := valuesKey{known, of}
		if on, ok := in.triable(known, of); ok {
			if got, want := in.tryValues(on, k), in.enumerate(&Program{}, 0, k); !slices.Equal(got.all, want.all) || got.unsure || want.unsure {
				t.Errorf("seed %d: %s where %s: %v, want %v", seed, of, known, got, want)
			}
		}
	}
	in := &inputTable{}
	in.init()
	a, b, wide := in.variable(8, 0), in.variable(8, 1), in.variable(9, 2)
	for _, terms := range [][]*term.Term{{in.pool.Add(a, b)}, {a, b}, {wide}, {in.pool.True()}} {
		if _, ok := in.triable(terms...); ok {
			t.Errorf("%v are tried", terms)
		}
	}
}

// TestTermsAbout looks at what of all that is known belongs to a question: what is known of the same inputs, and of those that these depend on, whatever came first.
func TestTermsAbout(t *testing.T) {
	in := &inputTable{}
	in.init()
	a, b, c := in.variable(32, 0), in.variable(32, 1), in.variable(32, 2)
	small := in.pool.ULT(a, in.pool.Const(32, 7))
	ordered := in.pool.ULT(b, a)
	apart := in.pool.ULT(c, in.pool.Const(32, 9))
	for _, test := range []struct {
		path, want []*term.Term
		of         *term.Term
	}{
		{[]*term.Term{small, ordered, apart}, []*term.Term{small, ordered}, b},
		{[]*term.Term{ordered, apart, small}, []*term.Term{ordered, small}, b},
		{[]*term.Term{small, ordered, apart}, []*term.Term{apart}, c},
		{[]*term.Term{small}, nil, b},
		{[]*term.Term{small, ordered}, []*term.Term{small, ordered}, in.pool.Add(b, c)},
	} {
		if got, want := in.about(test.path, test.of), in.all(test.want); got != want {
			t.Errorf("of %s, where %v: %s, want %s", test.of, test.path, got, want)
		}
	}
}
