package order

import (
	"context"
	"errors"
	"testing"

	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/pace/pacetest"
	"github.com/gomc/gomc/symbolic/sat"
)

// manyThreads is a chain of threads, each of which is created by the one before.
func manyThreads(n int) *Problem {
	p := &Problem{}
	for t := range n {
		p.Threads = append(p.Threads, []int32{int32(2 * t), int32(2*t + 1)})
		if t > 0 {
			p.Before = append(p.Before, [2]int32{int32(2*t - 1), int32(2 * t)})
		}
		p.Steps += 2
	}
	return p
}

// TestPaceOfNew looks that a graph of many threads is made with a question in time: what vectors take in memory, and how often steps are compared.
func TestPaceOfNew(t *testing.T) {
	const n = 120
	p := manyThreads(n)
	ctx := pacetest.New(0)
	p.Meter = pace.New(ctx)
	if _, ok := New(p); !ok {
		t.Fatal("a chain is a cycle")
	}
	// Each of n threads is put behind the two steps of each before it: n*n vectors of n numbers.
	if least := n * n * n / 8 / pace.Interval; ctx.Asked < least {
		t.Errorf("%d questions, want at least %d", ctx.Asked, least)
	}
	all := ctx.Asked
	for end := 1; end <= all; end++ {
		p.Meter = pace.New(pacetest.New(end))
		if err := ends(func() { New(p) }); !errors.Is(err, context.Canceled) {
			t.Fatalf("question %d: %v", end, err)
		}
	}
	wide := manyThreads(3000)
	wide.Before = nil
	ctx.Asked, wide.Meter = 0, pace.New(ctx)
	New(wide)
	if least := wide.Steps * len(wide.Threads) / 5 / pace.Interval; ctx.Asked < least { // places of vectors
		t.Errorf("%d questions while memory is filled, want at least %d", ctx.Asked, least)
	}
}

func ends(what func()) (err error) {
	defer pace.Catch(&err)
	what()
	return nil
}

// TestPaceOfSearch looks that what is done for an assignment asks, too, and gives nothing when it is ended.
func TestPaceOfSearch(t *testing.T) {
	defer func(n int) { pace.Interval = n }(pace.Interval)
	pace.Interval = 1
	d := butterfly(-1)
	least := map[string]int{"close": 200, "kernels": 120, "clocks": 500}
	work := map[string]func(p *Problem){
		"close": func(p *Problem) {
			g, _ := New(p)
			g.Watch()
			g.Assign(d.lits...)
			g.Close()
			g.Implied(func(sat.Lit) sat.Value { return sat.Undefined })
			g.Linearise()
		},
		"kernels": func(p *Problem) { Kernels(p, d.lits, 40, func(sat.Lit) bool { return false }) },
		"clocks":  func(p *Problem) { NewClocks(p, d.solver(), func(l sat.Lit) sat.Lit { return l }) },
	}
	for name, f := range work {
		ctx := pacetest.New(0)
		p := *d.Problem
		p.Meter = pace.New(ctx)
		f(&p)
		t.Logf("%s: %d questions", name, ctx.Asked)
		if ctx.Asked < least[name] {
			t.Errorf("%s: %d questions are few", name, ctx.Asked)
		}
		for end := 1; end <= ctx.Asked; end++ {
			p.Meter = pace.New(pacetest.New(end))
			if err := ends(func() { f(&p) }); !errors.Is(err, context.Canceled) {
				t.Fatalf("%s, question %d: %v", name, end, err)
			}
		}
	}
}

// solver has the variables of the problem.
func (d *drawn) solver() *sat.Solver {
	s := sat.New()
	for range 2 * len(d.lits) {
		s.NewVar()
	}
	return s
}
