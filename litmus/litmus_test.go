package litmus

import (
	"os/exec"
	"strings"
	"testing"
)

// TestRandomIsDeterministic checks that a seed names a program.
func TestRandomIsDeterministic(t *testing.T) {
	for seed := range uint64(100) {
		shape := Everything()
		shape.Orders = seed%2 == 0
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

// TestLLVM checks that LLVM accepts the printed programs.
func TestLLVM(t *testing.T) {
	opt, err := exec.LookPath("opt-16")
	if err != nil {
		t.Skip("no opt-16 on PATH")
	}
	for seed := range uint64(40) {
		shape := Everything()
		shape.Orders = seed%2 == 0
		cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
		cmd.Stdin = strings.NewReader(Random(seed, shape).LLVM())
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, out)
		}
	}
}
