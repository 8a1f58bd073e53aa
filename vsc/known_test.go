package vsc

import (
	"slices"
	"testing"
)

// ordered returns a problem whose events are numbered in the order of an execution, without good writes and edges that refer to later events: each
// beginning of it is a problem.
func ordered(p *Problem, execution []int32) *Problem {
	at := make([]int32, len(execution))
	q := &Problem{Threads: p.Threads, Vars: p.Vars}
	for i, e := range execution {
		at[e] = int32(i)
	}
	for i, e := range execution {
		ev := p.Events[e]
		if ev.Good >= 0 {
			var good []int32
			for _, w := range p.Good[ev.Good] {
				if w == Initial {
					good = append(good, w)
				} else if at[w] < int32(i) {
					good = append(good, at[w])
				}
			}
			ev.Good = int32(len(q.Good))
			q.Good = append(q.Good, good)
		}
		q.Events = append(q.Events, ev)
	}
	for _, e := range p.Edges {
		if at[e[0]] < at[e[1]] {
			q.Edges = append(q.Edges, [2]int32{at[e[0]], at[e[1]]})
		}
	}
	for _, b := range p.Blocks {
		q.Blocks = append(q.Blocks, [2]int32{at[b[0]], at[b[1]]})
	}
	return q
}

// beginning returns the problem of the first n events.
func beginning(p *Problem, n int32) *Problem {
	q := *p
	q.Events, q.Good, q.Edges, q.Blocks = p.Events[:n], nil, nil, nil
	for _, e := range q.Events {
		if e.Good >= 0 {
			q.Good = append(q.Good, p.Good[e.Good])
		}
	}
	for _, e := range p.Edges {
		if e[1] < n {
			q.Edges = append(q.Edges, e)
		}
	}
	for _, b := range p.Blocks {
		if b[0] < n {
			last := b[0]
			for i := b[0]; i <= min(b[1], n-1); i++ {
				if p.Events[i].Thread == p.Events[b[0]].Thread {
					last = i
				}
			}
			q.Blocks = append(q.Blocks, [2]int32{b[0], last})
		}
	}
	return &q
}

// TestKnown solves problems that grow, with the orders of smaller ones and without: verdicts are the same, and so are the orders, once closure has
// been computed in both cases.
func TestKnown(t *testing.T) {
	var s, plain Solver
	compared, grown, refuted, guided := 0, 0, 0, 0
	for k, sh := range shapes() {
		sh.events += 4
		if sh.blocks { // an event in a block that has grown changes what others know of variables that it does not access
			sh.events, sh.vars = sh.events+16, sh.vars+2
		}
		for seed := *first; seed < *first+uint64(max(1, *seeds/len(shapes()))); seed++ {
			r := rng(seed*1000 + uint64(k))
			p := randomProblem(r, sh)
			whole := ordered(p, linearise(r, p))
			var known *Order
			var guide []int32
			v := Consistent
			s.patience = []int{0, -1}[seed%2] // also when closure has followed the search
			for n := int32(1 + r.IntN(2)); n <= int32(len(whole.Events)) && v == Consistent; n += int32(1 + r.IntN(3)) {
				q := beginning(whole, n)
				_, want := plain.Solve(q, nil)
				q.Known = known
				if guide = guide[:len(guide):len(guide)]; r.IntN(3) == 0 {
					for i := len(guide); i < int(n); i++ {
						guide = append(guide, int32(i))
					}
				}
				var witness []int32
				if witness, v = s.Solve(q, guide); v != want {
					t.Fatalf("shape %d, seed %d, %d events: %v, without the order %v\n%s", k, seed, n, v, want, describe(q))
				}
				if v != Consistent {
					refuted++
					break
				}
				if err := q.Check(witness); err != nil {
					t.Fatal(err)
				}
				guide = slices.Clone(witness)
				if s.Stats.Guided {
					guided++
				}
				got, _ := s.Order(nil)
				fresh, _ := plain.Order(nil)
				if got.Events() != int(n) || s.Stats.Guided == (got.Closed == int(n)) {
					t.Fatalf("%d events, %d closed, guided %v", got.Events(), got.Closed, s.Stats.Guided)
				}
				if got.Closed == int(n) && fresh.Closed == int(n) {
					if compared++; !slices.Equal(got.Rows, fresh.Rows) {
						t.Fatalf("shape %d, seed %d, %d events: order %v, without what was known %v\n%s", k, seed, n, got.Rows, fresh.Rows, describe(q))
					}
					if known != nil {
						grown++
					}
				}
				known = &got
			}
		}
	}
	if t.Log(compared, grown, refuted, guided); grown < 1000 || refuted < 100 || guided < 100 {
		t.Errorf("%d orders compared, %d of them with another one known, %d problems refuted, %d guided", compared, grown, refuted, guided)
	}
}
