package sat

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func Example() {
	s := New()
	a, b := s.NewVar(), s.NewVar()
	s.AddClause(Pos(a), Pos(b))
	s.AddClause(Neg(a))
	fmt.Println(s.Solve(), s.Value(Pos(b)) == True)
	fmt.Println(s.Solve(Neg(b)), s.Core())
	// Output:
	// sat true
	// unsat [-2]
}

func TestLit(t *testing.T) {
	l := Neg(5)
	if l.Var() != 5 || !l.Sign() || l.Neg() != Pos(5) || l.Dimacs() != -6 || FromDimacs(-6) != l || FromDimacs(6) != Pos(5) {
		t.Error(l)
	}
	if fmt.Sprint(l, Undef, Unknown, Sat, Unsat) != "-6 undef unknown sat unsat" {
		t.Error(fmt.Sprint(l, Undef, Unknown, Sat, Unsat))
	}
}

// TestLimits: a call that is stopped has no answer, and a later one has.
func TestLimits(t *testing.T) {
	s := pigeons(6).Solver()
	s.Limit = 20
	if got := s.Solve(); got != Unknown || s.Stats.Conflicts != 20 {
		t.Errorf("%v after %d conflicts", got, s.Stats.Conflicts)
	}
	s.Limit = 0
	asked := 0
	s.Stop = func() bool { asked++; return asked == 2 }
	if got := s.Solve(); got != Unknown || asked != 2 || s.Value(0) != Undefined {
		t.Errorf("%v after %d questions", got, asked)
	}
	s.Stop = nil
	if got := s.Solve(); got != Unsat || len(s.Core()) != 0 {
		t.Error(got)
	}
	if s.AddClause(0) || s.Solve(0) != Unsat {
		t.Error("a contradiction is not for ever")
	}
}

// TestFull: what does not fit is not forgotten silently.
func TestFull(t *testing.T) {
	for room := 10; room < 3000; room += 37 {
		s := New()
		s.room = room
		pigeons(6).AddTo(s)
		if got := s.Solve(); got != Unknown {
			t.Errorf("%v with room for %d words", got, room)
		}
		if got := s.Solve(); got != Unknown || !s.full {
			t.Errorf("%v with room for %d words, the second time", got, room)
		}
	}
}

// TestLost: if the last clause does not fit, there is no answer.
func TestLost(t *testing.T) {
	s := New()
	for range 3 {
		s.NewVar()
	}
	s.room = 2 + 3
	s.AddClause(0, 2, 4)
	if got := s.Solve(0, 2, 4); got != Sat {
		t.Error(got)
	}
	s.AddClause(1, 3, 5)
	if got := s.Solve(0, 2, 4); got != Unknown {
		t.Errorf("%v, though a clause is lost", got)
	}
}

// TestPriority: decisions follow classes, phases and bumps.
func TestPriority(t *testing.T) {
	s := New()
	for range 8 {
		s.NewVar()
	}
	s.Priority(3, 2)
	s.Priority(5, 1)
	s.Priority(6, -1)
	s.Bump(5, 100)
	s.Bump(7, 3)
	s.Bump(2, 1e300)
	s.Phase(3, true)
	for range 8 {
		s.newLevel()
		s.enqueue(s.decide(), noRef)
	}
	got := fmt.Sprint(s.trail[:4], s.trail[7])
	if got != "[4 -6 -3 -8] -7" {
		t.Error(got)
	}
}

// TestOrder: the heap gives variables by class and activity, whatever happened to it.
func TestOrder(t *testing.T) {
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 9))
		s := New()
		for range 40 {
			s.NewVar()
		}
		for range 60 {
			switch v := Var(r.IntN(40)); r.IntN(5) {
			case 0:
				s.Priority(v, int32(r.IntN(3)))
			case 1:
				s.order.bump(v)
				s.decay()
			case 2:
				s.order.insert(v)
			case 3:
				s.order.pop()
			default:
				s.Bump(v, r.Float64()*10)
			}
		}
		last := s.order.pop()
		for len(s.order.heap) > 0 {
			v := s.order.pop()
			if s.order.before(v, last) {
				t.Fatalf("seed %d: %d comes after %d", seed, v, last)
			}
			last = v
		}
	}
}

func TestLuby(t *testing.T) {
	var got []uint64
	for i := range uint64(15) {
		got = append(got, luby(i))
	}
	if !slices.Equal(got, []uint64{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}) {
		t.Error(got)
	}
}

func TestDimacs(t *testing.T) {
	text := "c a comment\np cnf 4 3\n1 -2 0\n3\n4 0 0\n"
	f, err := ReadDimacs(strings.NewReader(text))
	if err != nil || f.Vars != 4 || fmt.Sprint(f.Clauses) != "[[1 -2] [3 4] []]" {
		t.Fatal(f, err)
	}
	var out bytes.Buffer
	if err := f.Write(&out); err != nil || out.String() != "p cnf 4 3\n1 -2 0\n3 4 0\n0\n" {
		t.Errorf("%v %q", err, out.String())
	}
	if f.Solver().Solve() != Unsat {
		t.Error("the empty clause is lost")
	}
	for _, bad := range []string{"", "1 0\n", "p cnf 1\n", "p cnf -1 2\n", "p cnf 1 1\n2 0\n", "p cnf 1 1\n-9223372036854775808 0\n", "p cnf 1 1\n1\n", "p cnf 1 1\n",
		"p cnf 1 0\np cnf 1 0\n", "p cnf 1 1\nx 0\n", "p cnf 99999999999 1\n", "p dnf 1 1\n1 0\n"} {
		if _, err := ReadDimacs(strings.NewReader(bad)); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

func FuzzDimacs(f *testing.F) {
	f.Add("c a comment\np cnf 4 3\n1 -2 0\n3\n4 0 0\n")
	f.Add("p cnf 1 1\n-9223372036854775808 0\n")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ReadDimacs(strings.NewReader(text))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := a.Write(&out); err != nil {
			t.Fatal(err)
		}
		b, err := ReadDimacs(&out)
		if err != nil || fmt.Sprint(a) != fmt.Sprint(b) {
			t.Fatalf("%v is read back as %v, %v", a, b, err)
		}
	})
}

// TestFormula: what a solver holds, for others, has the same models as what it was given.
func TestFormula(t *testing.T) {
	for seed := range uint64(20) {
		f := random3SAT(40, 4.26, seed)
		s := f.Solver()
		s.AddClause(Lit(seed))
		want := s.Solve(11, 22)
		if got := s.Formula(11, 22).Solver().Solve(); got != want {
			t.Errorf("%v, then %v", want, got)
		}
	}
}

// TestNormal: clauses that always hold are not kept, and what is false for ever is not in clauses.
func TestNormal(t *testing.T) {
	s := New()
	for range 4 {
		s.NewVar()
	}
	s.AddClause(2, 0, 1)
	s.AddClause(6)
	s.AddClause(0, 6)
	s.AddClause(7, 4, 0, 4, 2)
	if len(s.clauses) != 1 || len(s.lits(s.clauses[0])) != 3 {
		t.Errorf("%d clauses", len(s.clauses))
	}
	if !s.AddClause(1, 4) || !s.AddClause(5, 2) || s.AddClause(3) {
		t.Error("unit propagation is not done at once")
	}
}
