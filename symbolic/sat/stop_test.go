package sat

import "testing"

// stretched is a solver in which a decision implies a chain of literals, over which a clause decides.
func stretched(n int, sat bool) *Solver {
	s := New()
	for range n {
		s.NewVar()
	}
	for v := Var(1); int(v) < n; v++ {
		s.AddClause(Neg(v-1), Pos(v))
		for range 9 { // ticks count entries of watch lists
			w := s.NewVar()
			s.AddClause(Neg(v-1), Neg(v), Pos(w))
		}
	}
	if !sat {
		s.AddClause(Neg(0), Neg(Var(n-1)))
	}
	return s
}

// TestStopWithin stops within a long propagation, of an assumption or of what holds for ever: the answer is unknown, and that of the next call is right.
func TestStopWithin(t *testing.T) {
	const n = 30_000
	for _, c := range []struct {
		model, unit bool
		want        Result
	}{{true, false, Sat}, {false, false, Unsat}, {true, true, Sat}, {false, true, Unsat}} {
		s := stretched(n, c.model)
		var assumed []Lit
		if c.unit {
			s.Stop = func() bool { return true }
			if s.pending = append(s.pending, pending{[]Lit{Pos(0)}, false}); s.Solve() != Unknown {
				t.Fatal("it did not stop")
			}
		} else {
			assumed = []Lit{Pos(0)}
		}
		for stopAt := 1; ; stopAt++ {
			if stopAt > 100 {
				t.Fatalf("%+v: no answer", c)
			}
			asked := 0
			s.Stop = func() bool {
				asked++
				return asked >= stopAt
			}
			got := s.Solve(assumed...)
			if got != Unknown && got != c.want {
				t.Fatalf("%+v: %s where it stops at question %d", c, got, stopAt)
			}
			if got == c.want {
				if stopAt < 3 {
					t.Errorf("%+v: it could be stopped %d times in %d literals", c, stopAt-1, n)
				}
				break
			}
		}
	}
}

// TestRoom lets nobody have more room at some time: the answers are unknown from then on, not others.
func TestRoom(t *testing.T) {
	s := New()
	asked := 0
	s.Room = func(bytes int) bool {
		asked++
		return bytes < 5*manyBytes
	}
	for range 30 {
		s.NewVar()
	}
	clause := make([]Lit, 30)
	for v := range clause {
		clause[v] = Pos(Var(v))
	}
	for range 800_000 {
		s.AddClause(clause...)
	}
	if got := s.Solve(); got != Unknown || asked < 2 || 4*cap(s.arena) >= 5*manyBytes {
		t.Errorf("%s, asked %d times, %d bytes", got, asked, 4*cap(s.arena))
	}
}
