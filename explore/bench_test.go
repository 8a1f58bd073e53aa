package explore

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/litmus"
)

// writersReader is n writers of one variable and a reader of it: (n+1)!
// executions, n+1 of them by reads-from.
func writersReader(n int) *litmus.Program {
	p := &litmus.Program{Vars: 1}
	for i := range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Store, C: uint64(i + 1)}})
	}
	p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Load}})
	return p
}

// adders is n threads that add to one variable: n! executions.
func adders(n int) *litmus.Program {
	p := &litmus.Program{Vars: 1}
	for range n {
		p.Threads = append(p.Threads, []litmus.Stmt{{Kind: litmus.Add, C: 1}})
	}
	return p
}

// TestClosedForms checks counts that have a closed form.
func TestClosedForms(t *testing.T) {
	factorial := func(n int) uint64 {
		f := uint64(1)
		for i := 2; i <= n; i++ {
			f *= uint64(i)
		}
		return f
	}
	for n := 1; n <= 6; n++ {
		for _, e := range Engines() {
			if e == "states" || slices.Contains(SymbolicEngines(), e) {
				continue // counts no executions
			}
			want := factorial(n + 1)
			if e == "trust-rf" || e == "rvf" { // all values are different
				want = uint64(n + 1)
			}
			if got, _ := summarise(t, writersReader(n).Compile(), "sc", e); got.Executions != want {
				t.Errorf("%d writers and a reader, %s: %d executions, want %d", n, e, got.Executions, want)
			}
			if got, _ := summarise(t, adders(n).Compile(), "sc", e); got.Executions != factorial(n) {
				t.Errorf("%d adders, %s: %d executions, want %d", n, e, got.Executions, factorial(n))
			}
		}
	}
}

func benchmark(b *testing.B, p *litmus.Program, engine string) {
	prog := p.Compile()
	var executions, events uint64
	for b.Loop() {
		res, err := Run(context.Background(), prog, Options{Engine: engine})
		if err != nil {
			b.Fatal(err)
		}
		executions += res.Counts.Executions
		events += res.Counts.Events
	}
	b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
	b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(events), "ns/event")
}

func BenchmarkWritersReader(b *testing.B) {
	for _, e := range []string{"optimal", "source"} {
		b.Run(e, func(b *testing.B) { benchmark(b, writersReader(7), e) })
	}
}

func BenchmarkAdders(b *testing.B) {
	for _, e := range []string{"optimal", "source"} {
		b.Run(e, func(b *testing.B) { benchmark(b, adders(8), e) })
	}
}
