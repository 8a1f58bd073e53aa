package vsc

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// colouring returns a problem of 3 threads that has a witness if and only if a graph can be
// coloured with 3 colours. That shows that VSC is NP-hard for 3 threads, as Gibbons
// and Korach do in another way.
//
// For each vertex, thread t writes t to copies of the vertex, in a block: the last block
// decides its colour. When all threads have done that for all vertices (edges of the
// order see to it), each edge {u, v} of the graph is checked for each colour c with
// copies of u and v of its own and a variable k:
//
//	thread 0: read u, not c; write k
//	thread 1: read v, not c; write k
//	thread 2: read k, written; then write a 4th colour to the copies of u and v
//
// If both vertices have the colour c, nobody can write k. If one has not, the 4th
// colour lets the thread of the other pass when all is over.
func colouring(vertices int, edges [][2]int) *Problem {
	p := &Problem{Threads: 3}
	variable := func() int32 { p.Vars++; return int32(p.Vars - 1) }
	event := func(t, v int32, kind Kind, good ...int32) int32 {
		e := Event{Thread: t, Var: v, Kind: kind}
		if kind.Reads() {
			e.Good = int32(len(p.Good))
			p.Good = append(p.Good, good)
		}
		p.Events = append(p.Events, e)
		return int32(len(p.Events) - 1)
	}
	type check struct {
		colour int32
		copies [2]int32
		writes [2][3]int32 // of either end, by colour
	}
	var checks []check
	for range edges {
		for c := range int32(3) {
			checks = append(checks, check{colour: c, copies: [2]int32{variable(), variable()}})
		}
	}
	for v := range vertices {
		for t := range int32(3) {
			begin := int32(len(p.Events))
			for i := range checks {
				for end := range 2 {
					if edges[i/3][end] == v {
						checks[i].writes[end][t] = event(t, checks[i].copies[end], Write)
					}
				}
			}
			if end := int32(len(p.Events)) - 1; end >= begin {
				p.Blocks = append(p.Blocks, [2]int32{begin, end})
			}
		}
	}
	last := [3]int32{-1, -1, -1}
	for i, e := range p.Events {
		last[e.Thread] = int32(i)
	}
	barrier := int32(len(p.Events))
	for i := range checks {
		c := &checks[i]
		k := variable()
		var k2 [2]int32
		var reads [2]int32
		for end := range int32(2) {
			reads[end] = event(end, c.copies[end], Read)
			k2[end] = event(end, k, Write)
		}
		event(2, k, Read, k2[0], k2[1])
		for end := range 2 {
			good := []int32{event(2, c.copies[end], Write)}
			for colour, w := range c.writes[end] {
				if int32(colour) != c.colour {
					good = append(good, w)
				}
			}
			p.Good[p.Events[reads[end]].Good] = good
		}
	}
	for t := range int32(3) {
		for i := barrier; i < int32(len(p.Events)); i++ {
			if p.Events[i].Thread == t {
				for _, l := range last {
					p.Edges = append(p.Edges, [2]int32{l, i})
				}
				break
			}
		}
	}
	return p
}

// wheel returns a cycle and a hub that is joined to all of it. It has a colouring if and only if
// the cycle is even.
func wheel(rim int) (vertices int, edges [][2]int) {
	for v := range rim {
		edges = append(edges, [2]int{v, (v + 1) % rim}, [2]int{v, rim})
	}
	return rim + 1, edges
}

// colourable tries all colourings.
func colourable(vertices int, edges [][2]int) bool {
	colour := make([]int, vertices)
	for {
		ok := true
		for _, e := range edges {
			ok = ok && colour[e[0]] != colour[e[1]]
		}
		if ok {
			return true
		}
		v := 0
		for v < vertices && colour[v] == 2 {
			colour[v] = 0
			v++
		}
		if v == vertices {
			return false
		}
		colour[v]++
	}
}

// TestColouring solves hard problems, small ones.
func TestColouring(t *testing.T) {
	var s Solver
	verdicts := map[Verdict]int{}
	check := func(name string, vertices int, edges [][2]int) {
		p := colouring(vertices, edges)
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		want := Inconsistent
		if colourable(vertices, edges) {
			want = Consistent
		}
		for i, options := range []Options{{}, {}, {NoClosure: true}, {NoGreedy: true}} {
			if options.NoGreedy && vertices > 4 {
				continue
			}
			s.Options, s.patience = options, []int{-1, 5, 0, 0}[i]
			witness, got := s.Solve(p, nil)
			if got != want {
				t.Errorf("%s: %v, want %v", name, got, want)
			}
			if got == Consistent {
				if err := p.Check(witness); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
			verdicts[got]++
		}
	}
	for rim := 3; rim <= 6; rim++ {
		v, e := wheel(rim)
		check(fmt.Sprintf("wheel of %d", rim), v, e)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		var edges [][2]int
		for i := range 5 {
			for j := range i {
				if r.IntN(10) < 8 {
					edges = append(edges, [2]int{i, j})
				}
			}
		}
		check(fmt.Sprint(edges), 5, edges)
	}
	if t.Log(verdicts); verdicts[Consistent] == 0 || verdicts[Inconsistent] == 0 {
		t.Error(verdicts)
	}
}

// ring returns a problem without a witness: each thread writes a variable n times,
// reads the last write of the next thread, and makes its own last write. The
// variables are those of the threads, or one that all share and nobody reads.
func ring(threads, n int, share bool) *Problem {
	p := &Problem{Threads: threads, Vars: threads + 1}
	for t := range int32(threads) {
		v := t
		if share {
			v = int32(threads)
		}
		for range n {
			p.Events = append(p.Events, Event{Thread: t, Var: v, Kind: Write})
		}
		last := (int(t)+1)%threads*(n+2) + n + 1
		p.Good = append(p.Good, []int32{int32(last)})
		p.Events = append(p.Events, Event{Thread: t, Var: (t + 1) % int32(threads), Kind: Read, Good: t}, Event{Thread: t, Var: t, Kind: Write})
	}
	return p
}

// TestPolynomial counts the witness states of Algorithm 1 without heuristics where
// each variable is written by one thread. The bound is one for each combination of
// how far the threads are, and it is met: of the (n+1)^k combinations those count
// in which two threads are not at their read yet. The same holds for a variable that
// all threads write and nobody reads.
func TestPolynomial(t *testing.T) {
	s := Solver{Options: Options{NoGreedy: true, NoClosure: true}}
	for _, share := range []bool{false, true} {
		for threads, sizes := range map[int][]int{2: {1, 2, 5, 10, 20, 40, 80}, 3: {1, 2, 4, 8, 16, 32}, 4: {1, 2, 4, 8}} {
			for _, n := range sizes {
				p := ring(threads, n, share)
				if err := p.Validate(); err != nil {
					t.Fatal(err)
				}
				_, v := s.Solve(p, nil)
				want := 1
				for range threads {
					want *= n + 1
				}
				if want -= threads*n + 1; v != Inconsistent || s.Stats.States != want {
					t.Errorf("%d threads, n=%d, shared: %v: %v with %d states, want %d", threads, n, share, v, s.Stats.States, want)
				}
			}
		}
	}
	s.Options = Options{}
	if _, v := s.Solve(ring(3, 1000, false), nil); v != Inconsistent || !s.Stats.Refuted {
		t.Errorf("closure: %v, %+v", v, s.Stats)
	}
	s.Options.NoClosure = true
	if _, v := s.Solve(ring(3, 1000, false), nil); v != Inconsistent || s.Stats.States > 0 {
		t.Errorf("greedy extension: %v, %+v", v, s.Stats)
	}
}

// TestSingleWriter checks the bound on random problems, and on those in which each read
// has one good write.
func TestSingleWriter(t *testing.T) {
	s := Solver{Options: Options{NoGreedy: true, NoClosure: true}}
	most := 0
	for seed := range uint64(300) {
		sh := shape{threads: 3, vars: 3, events: 30, extra: 2, rmws: true, single: true}
		if seed%2 == 0 {
			sh.single, sh.honest, sh.extra = false, true, 1000000
		}
		p := randomProblem(rng(seed), sh)
		s.Solve(p, nil)
		bound := 1
		for t := range int32(p.Threads) {
			n := 1
			for _, e := range p.Events {
				if e.Thread == t {
					n++
				}
			}
			bound *= n
		}
		if most = max(most, s.Stats.States); s.Stats.States > bound {
			t.Errorf("seed %d: %d states, bound %d\n%s", seed, s.Stats.States, bound, describe(p))
		}
	}
	if most < 100 {
		t.Errorf("at most %d states", most)
	}
}
