package vsc

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"
)

var (
	seeds = flag.Int("vsc.seeds", 4000, "random problems of each shape")
	first = flag.Uint64("vsc.first", 1, "first seed")
)

// shape says what a random problem has.
type shape struct {
	threads, vars, events int
	rmws, blocks, edges   bool
	honest                bool // good writes come from an execution
	extra                 int  // good writes are made larger, with a chance of 1 in extra
	single                bool // each variable is written by one thread
	loosen                bool // some reads have no constraint
}

// randomProblem draws a problem.
func randomProblem(r *rand.Rand, sh shape) *Problem {
	p := &Problem{Threads: sh.threads, Vars: sh.vars}
	for range sh.events {
		e := Event{Thread: int32(r.IntN(sh.threads)), Var: int32(r.IntN(sh.vars)), Kind: Kind(r.IntN(2)), Good: Any}
		if sh.rmws && r.IntN(4) == 0 {
			e.Kind = RMW
		}
		if sh.single && e.Kind.Writes() && int(e.Var)%sh.threads != int(e.Thread) {
			e.Kind = Read
		}
		p.Events = append(p.Events, e)
	}
	n := len(p.Events)
	if sh.blocks {
		for t := range int32(sh.threads) {
			var own []int32
			for i, e := range p.Events {
				if e.Thread == t {
					own = append(own, int32(i))
				}
			}
			for len(own) > 1 {
				k := 1 + r.IntN(min(3, len(own)))
				if r.IntN(2) == 0 {
					p.Blocks = append(p.Blocks, [2]int32{own[0], own[k-1]})
				}
				own = own[k:]
			}
		}
	}
	execution := linearise(r, p)
	if sh.edges {
		for range r.IntN(4) {
			i, j := r.IntN(n), r.IntN(n)
			if sh.honest || r.IntN(4) > 0 {
				i, j = min(i, j), max(i, j)
			}
			if i != j {
				p.Edges = append(p.Edges, [2]int32{execution[i], execution[j]})
			}
		}
	}
	memory := make([]int32, sh.vars)
	for x := range memory {
		memory[x] = Initial
	}
	for _, i := range execution {
		e := &p.Events[i]
		if e.Kind.Reads() {
			e.Good = int32(len(p.Good))
			var good []int32
			if sh.honest {
				good = append(good, memory[e.Var])
			}
			for w := int32(Initial); w < int32(n); w++ {
				if w != i && (w == Initial || p.Events[w].Kind.Writes() && p.Events[w].Var == e.Var) && r.IntN(sh.extra) == 0 {
					good = append(good, w)
				}
			}
			r.Shuffle(len(good), func(a, b int) { good[a], good[b] = good[b], good[a] })
			p.Good = append(p.Good, good)
			if sh.loosen && r.IntN(5) == 0 {
				e.Good = Any
			}
		}
		if e.Kind.Writes() {
			memory[e.Var] = i
		}
	}
	return p
}

// linearise returns an order of the events that respects threads and blocks.
func linearise(r *rand.Rand, p *Problem) []int32 {
	var order []int32
	left := make([][]int32, p.Threads)
	for i, e := range p.Events {
		left[e.Thread] = append(left[e.Thread], int32(i))
	}
	for len(order) < len(p.Events) {
		t := r.IntN(p.Threads)
		if len(left[t]) == 0 {
			continue
		}
		end := left[t][0]
		for _, b := range p.Blocks {
			if b[0] == left[t][0] {
				end = b[1]
			}
		}
		for len(left[t]) > 0 && left[t][0] <= end {
			order = append(order, left[t][0])
			left[t] = left[t][1:]
		}
	}
	return order
}

// shapes are small enough for all interleavings to be tried.
func shapes() []shape {
	var all []shape
	for _, base := range []shape{
		{threads: 2, vars: 1, events: 8}, {threads: 2, vars: 2, events: 9}, {threads: 3, vars: 1, events: 8},
		{threads: 3, vars: 2, events: 9}, {threads: 4, vars: 2, events: 8}, {threads: 3, vars: 3, events: 9},
	} {
		for _, honest := range []bool{false, true} {
			for extras := range 5 {
				sh := base
				sh.honest, sh.extra = honest, 2
				sh.rmws, sh.blocks, sh.edges = extras == 1 || extras == 4, extras == 2 || extras == 4, extras == 3 || extras == 4
				sh.loosen = extras == 4
				if honest {
					sh.extra = 5
				}
				all = append(all, sh)
			}
		}
	}
	return all
}

func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// bruteForce tries all interleavings. It is written from the definition of a
// witness, for one event after the other, and forgets nothing and prunes only what is
// wrong already.
func bruteForce(p *Problem) []int32 {
	n := len(p.Events)
	block := make([]int, n) // number of the block, from 1
	for b, ends := range p.Blocks {
		for i := ends[0]; i <= ends[1]; i++ {
			if p.Events[i].Thread == p.Events[ends[0]].Thread {
				block[i] = b + 1
			}
		}
	}
	done := make([]bool, n)
	var order []int32
	var extend func() bool
	extend = func() bool {
		if len(order) == n {
			return true
		}
	candidates:
		for i := range int32(n) {
			e := p.Events[i]
			if done[i] {
				continue
			}
			for j := range int32(n) {
				if j < i && !done[j] && p.Events[j].Thread == e.Thread {
					continue candidates
				}
			}
			for _, d := range p.Edges {
				if d[1] == i && !done[d[0]] {
					continue candidates
				}
			}
			if len(order) > 0 {
				last := order[len(order)-1]
				if b := block[last]; b > 0 && p.Blocks[b-1][1] != last && block[i] != b {
					continue
				}
			}
			if e.Kind.Reads() && e.Good != Any {
				from := int32(Initial)
				for _, j := range order {
					if p.Events[j].Var == e.Var && p.Events[j].Kind.Writes() {
						from = j
					}
				}
				ok := false
				for _, g := range p.Good[e.Good] {
					ok = ok || g == from
				}
				if !ok {
					continue
				}
			}
			done[i] = true
			order = append(order, i)
			if extend() {
				return true
			}
			done[i] = false
			order = order[:len(order)-1]
		}
		return false
	}
	if !extend() {
		return nil
	}
	return order
}

// TestOracle compares the solver, with all heuristics and with any of them switched
// off, with brute force. One solver is used for all.
func TestOracle(t *testing.T) {
	var s Solver
	counts := map[Verdict]int{}
	for k, sh := range shapes() {
		for seed := *first; seed < *first+uint64(max(1, *seeds/len(shapes()))); seed++ {
			r := rng(seed*1000 + uint64(k))
			p := randomProblem(r, sh)
			if err := p.Validate(); err != nil {
				t.Fatal(err)
			}
			want := Inconsistent
			answer := bruteForce(p)
			if answer != nil || len(p.Events) == 0 {
				want = Consistent
				if err := p.Check(answer); err != nil {
					t.Fatalf("brute force: %v", err)
				}
			}
			if sh.honest && want != Consistent {
				t.Fatalf("shape %d, seed %d: no witness", k, seed)
			}
			counts[want]++
			guides := [][]int32{nil, linearise(r, p), {0, 0, -1, 99}}
			if answer != nil {
				guides = append(guides, answer)
			}
			for options := range 24 {
				s.Options = Options{NoGreedy: options&1 != 0, NoClosure: options&2 != 0, NoGuide: options&4 != 0}
				s.patience = []int{0, -1, 2}[options>>3] // also when closure follows the search, at once or later
				for g, guide := range guides {
					witness, got := s.Solve(p, guide)
					if got != want {
						t.Fatalf("shape %d, seed %d, %+v, guide %v: %v, want %v\n%s", k, seed, s.Options, guide, got, want, describe(p))
					}
					if got == Consistent {
						if err := p.Check(witness); err != nil {
							t.Fatalf("shape %d, seed %d, %+v: %v is no witness: %v\n%s", k, seed, s.Options, witness, err, describe(p))
						}
					} else if witness != nil {
						t.Fatalf("a witness of an inconsistent problem")
					}
					if g == 3 && options&4 == 0 && !s.Stats.Guided {
						t.Fatalf("shape %d, seed %d: the guide %v is a witness\n%s", k, seed, guide, describe(p))
					}
				}
			}
		}
	}
	t.Log(counts)
	if counts[Inconsistent] < 100 || counts[Consistent] < 100 {
		t.Errorf("%v: too few of one kind", counts)
	}
}

func describe(p *Problem) string {
	s := ""
	for i, e := range p.Events {
		s += fmt.Sprintf("%d: thread %d %v of %d", i, e.Thread, e.Kind, e.Var)
		if e.Kind.Reads() && e.Good != Any {
			s += fmt.Sprintf(" good %v", p.Good[e.Good])
		}
		s += "\n"
	}
	return s + fmt.Sprintf("edges %v blocks %v\n", p.Edges, p.Blocks)
}
