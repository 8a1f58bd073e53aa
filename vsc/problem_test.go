package vsc

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestValidate(t *testing.T) {
	for _, c := range []struct {
		p    Problem
		want string
	}{
		{Problem{Threads: -1}, "-1 threads"},
		{Problem{Threads: 1 << 28, Vars: 1, Events: make([]Event, 2)}, "too many"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Thread: 1, Kind: Write}}}, "no thread 1"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Var: -1, Kind: Write}}}, "no variable -1"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Kind: 3}}}, "no kind 3"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Good: 0}}}, "no set of good writes 0"},
		{Problem{Threads: 1, Vars: 2, Events: []Event{{Good: 0}, {Var: 1, Good: 0}}, Good: [][]int32{nil}}, "another variable"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Good: 0}}, Good: [][]int32{{0}}}, "event 0 is no write"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Good: 0}}, Good: [][]int32{{7}}}, "event 7 is no write"},
		{Problem{Threads: 1, Vars: 2, Events: []Event{{Good: 0}, {Var: 1, Kind: Write}}, Good: [][]int32{{1}}}, "event 1 is no write"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Kind: Write}}, Edges: [][2]int32{{0, 1}}}, "no such event"},
		{Problem{Threads: 2, Vars: 1, Events: []Event{{Kind: Write}, {Thread: 1, Kind: Write}}, Blocks: [][2]int32{{0, 1}}}, "no events of a thread"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Kind: Write}, {Kind: Write}}, Blocks: [][2]int32{{1, 0}}}, "no events of a thread"},
		{Problem{Threads: 1, Vars: 1, Events: []Event{{Kind: Write}, {Kind: Write}}, Blocks: [][2]int32{{0, 1}, {1, 1}}}, "another block"},
	} {
		if err := c.p.Validate(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}

// TestCheck checks that what is no witness is refused.
func TestCheck(t *testing.T) {
	p := &Problem{Threads: 2, Vars: 1, Good: [][]int32{{0}},
		Events: []Event{{Kind: Write}, {Kind: Write}, {Thread: 1, Good: 0}, {Thread: 1, Kind: Write}, {Thread: 1, Kind: Write}},
		Edges:  [][2]int32{{1, 4}}, Blocks: [][2]int32{{2, 3}}}
	for _, c := range []struct {
		witness []int32
		ok      bool
	}{
		{[]int32{0, 2, 3, 1, 4}, true}, {[]int32{0, 2, 3, 1}, false}, {[]int32{0, 2, 3, 1, 1}, false}, {[]int32{0, 2, 3, 1, 5}, false},
		{[]int32{0, 3, 2, 1, 4}, false}, {[]int32{0, 1, 2, 3, 4}, false}, {[]int32{0, 2, 3, 4, 1}, false}, {[]int32{0, 2, 1, 3, 4}, false},
	} {
		if err := p.Check(c.witness); (err == nil) != c.ok {
			t.Errorf("%v: %v", c.witness, err)
		}
	}
}

// TestFinally compares final reads with brute force.
func TestFinally(t *testing.T) {
	var s Solver
	verdicts := map[Verdict]int{}
	for seed := range uint64(500) {
		r := rng(seed)
		p := randomProblem(r, shape{threads: 3, vars: 2, events: 7, honest: true, extra: 3, rmws: true, blocks: true})
		var reads []Event
		for v := range int32(2) {
			var good []int32
			for w := int32(Initial); w < int32(len(p.Events)); w++ {
				if (w == Initial || p.Events[w].Kind.Writes() && p.Events[w].Var == v) && r.IntN(3) == 0 {
					good = append(good, w)
				}
			}
			reads = append(reads, Event{Var: v, Good: int32(len(p.Good))})
			p.Good = append(p.Good, good)
		}
		p.Finally(reads...)
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		want := Inconsistent
		if bruteForce(p) != nil {
			want = Consistent
		}
		witness, got := s.Solve(p, nil)
		if got != want {
			t.Errorf("seed %d: %v, want %v\n%s", seed, got, want, describe(p))
		}
		if got == Consistent {
			if err := p.Check(witness); err != nil {
				t.Errorf("seed %d: %v", seed, err)
			}
			if tail := witness[len(witness)-2:]; min(tail[0], tail[1]) != int32(len(p.Events))-2 {
				t.Errorf("seed %d: %v does not end with the final reads", seed, witness)
			}
		}
		verdicts[got]++
	}
	if verdicts[Consistent] < 50 || verdicts[Inconsistent] < 50 {
		t.Error(verdicts)
	}
}

// TestStop checks that a search which is stopped gives no answer, and that the
// solver can be used again.
func TestStop(t *testing.T) {
	p := colouring(wheel(7))
	for _, patience := range []int{0, -1} {
		s := Solver{patience: patience}
		s.Options.Stop = func() bool { return true }
		if witness, v := s.Solve(p, nil); v != Unknown || witness != nil {
			t.Errorf("%v, %v", witness, v)
		}
		s.Options.Stop = nil
		if _, v := s.Solve(colouring(wheel(4)), nil); v != Consistent {
			t.Errorf("after a stop: %v", v)
		}
	}
}

// TestLarge decides executions of 5,000 events and the same with two reads exchanged.
func TestLarge(t *testing.T) {
	for _, vars := range []int{1, 50} {
		p := execution(rand.New(rand.NewPCG(1, 1)), 8, vars, 5000, 0)
		var s Solver
		witness, v := s.Solve(p, nil)
		if v != Consistent {
			t.Fatalf("%d variables: %v", vars, v)
		}
		if err := p.Check(witness); err != nil {
			t.Errorf("%d variables: %v", vars, err)
		}
		// A thread reads what it has read already, after another value.
		var seen []int
		for i, e := range p.Events {
			if e.Thread == 0 && e.Var == 0 && e.Kind == Read {
				seen = append(seen, i)
			}
		}
		first := p.Events[seen[0]].Good
		last := seen[len(seen)-1]
		if p.Events[last].Good == first {
			t.Fatal("nothing changes")
		}
		p.Events[last].Good = first
		if _, v := s.Solve(p, nil); v != Inconsistent {
			t.Errorf("%d variables: %v after an exchange", vars, v)
		}
		if core, minimal := s.Core(p, 256); !minimal || len(core) == 0 || len(core) > 20 {
			t.Errorf("%d variables: core %v, minimal: %v", vars, core, minimal)
		}
	}
}

// TestStates compares the set of witness states with a map.
func TestStates(t *testing.T) {
	var d states
	r := rand.New(rand.NewPCG(5, 6))
	for round := range 20 {
		width := 1 + round%4
		d.reset(width)
		seen := map[string]bool{}
		for range []int{5, 50, 5000}[round%3] {
			key := make([]int32, width)
			for i := range key {
				key[i] = int32(r.IntN(12)) - 1
			}
			if name := fmt.Sprint(key); d.add(key) == seen[name] {
				t.Fatalf("%v is new: %v", key, seen[name])
			} else {
				seen[name] = true
			}
		}
	}
}

// ExampleSolver checks two critical sections of one mutex. To acquire it is an
// RMW that reads a release, or the initial write.
func ExampleSolver() {
	const mutex, data = 0, 1
	p := &Problem{Threads: 2, Vars: 2,
		Events: []Event{
			{Thread: 0, Var: mutex, Kind: RMW, Good: 0}, // acquire
			{Thread: 0, Var: data, Kind: Write},
			{Thread: 0, Var: mutex, Kind: Write}, // release
			{Thread: 1, Var: mutex, Kind: RMW, Good: 0},
			{Thread: 1, Var: data, Kind: Read, Good: 1},
			{Thread: 1, Var: mutex, Kind: Write},
		},
		Good: [][]int32{{Initial, 2, 5}, {1}},
	}
	var s Solver
	fmt.Println(s.Solve(p, nil))
	p.Good[1] = []int32{Initial}
	fmt.Println(s.Solve(p, nil))
	// Output:
	// [0 1 2 3 4 5] consistent
	// [3 4 5 0 1 2] consistent
}
