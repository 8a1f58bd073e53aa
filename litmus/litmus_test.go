package litmus

import (
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestRandomIsDeterministic checks that a seed names a program.
func TestRandomIsDeterministic(t *testing.T) {
	for seed := range uint64(100) {
		shape := Everything()
		shape.Orders = seed%2 == 0
		if seed%4 == 0 {
			shape = Nesting()
		}
		if a, b := Random(seed, shape).String(), Random(seed, shape).String(); a != b {
			t.Fatalf("seed %d gives\n%s\nand\n%s", seed, a, b)
		}
	}
}

// TestShrink checks that shrinking keeps what makes a program fail, and drops
// the rest.
func TestShrink(t *testing.T) {
	for seed := range uint64(200) {
		p := Random(seed, Everything())
		fails := func(p *Program) bool { return p.Uses(CAS) && p.Uses(Lock) }
		if !fails(p) {
			continue
		}
		q := Shrink(p, fails)
		if n := strings.Count(q.String(), "\n") - len(q.Threads); !fails(q) || n != 2 {
			t.Fatalf("seed %d: shrunk to %d statements:\n%s", seed, n, q)
		}
	}
}

// TestNesting checks that programs with threads that create threads are what they are said to be, when drawn and when
// shrunk, and that all of their shapes are drawn.
func TestNesting(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(2000) {
		p := Random(seed, Nesting())
		all := append(smaller(p), p)
		for _, q := range all {
			if !q.valid() {
				t.Fatalf("seed %d:\n%v", seed, q)
			}
		}
		created, joined := p.begin()
		note := func(what string, ok bool) {
			if ok {
				met[what]++
			}
		}
		for i, body := range p.Threads {
			note("fails at first", len(body) > 0 && body[0].Kind == Assert && body[0].C == 0)
			note("fails at last", len(body) > 1 && body[len(body)-1].Kind == Assert)
			note("created by another", !slices.Contains(created, i))
			note("created by a thread with a higher number", p.root(i) > i)
			note("created by another and joined", !slices.Contains(created, i) && p.names(Join, i))
			note("created by another and detached", !slices.Contains(created, i) && !p.names(Join, i))
			note("joined by a sibling", slices.Contains(created, i) && p.names(Join, i))
			note("created by main later", names(p.Main, Create, i))
			note("created by a nested one", p.root(i) != i && !names(p.Threads[p.root(i)], Create, i) && !names(p.Main, Create, i))
		}
		note("detached", len(p.Detached) > 0)
		note("joined by main", len(joined) > 0)
	}
	for what, n := range met {
		t.Logf("%s: %d", what, n)
	}
	if len(met) != 11 || slices.Min(slices.Collect(maps.Values(met))) < 40 {
		t.Errorf("shapes that are drawn too seldom: %v", met)
	}
}

// TestLLVM checks that LLVM accepts the printed programs.
func TestLLVM(t *testing.T) {
	opt, err := exec.LookPath("opt-16")
	if err != nil {
		t.Skip("no opt-16 on PATH")
	}
	for seed := range uint64(40) {
		shape := Everything()
		shape.Orders = seed%2 == 0
		if seed%4 == 0 {
			shape = Nesting()
		}
		cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
		cmd.Stdin = strings.NewReader(Random(seed, shape).LLVM())
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, out)
		}
	}
}
