package robust

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
)

// TestPrograms compares verdicts and fences with what is known of some algorithms.
// A fence is a line and F for a full one, S for a store-store fence.
func TestPrograms(t *testing.T) {
	for _, c := range []struct {
		file     string
		tso, pso []string // fences; none for a robust program
	}{
		{"shapes/sb.ll", []string{"20F", "28F"}, []string{"20F", "28F"}},
		{"shapes/sb_fenced.ll", nil, nil},
		{"shapes/lb.ll", nil, nil},
		{"shapes/iriw.ll", nil, nil},
		{"shapes/mp.ll", nil, []string{"18S"}},
		{"shapes/mp_release.ll", nil, nil},
		{"shapes/two_plus_two_w.ll", nil, []string{"17S", "25S"}},
		{"memory/mixed_size.ll", nil, []string{"20S"}},
		{"locks/peterson.ll", nil, nil},
		{"locks/peterson_relaxed.ll", []string{"28F"}, []string{"27S", "28F", "32S"}},
		{"locks/dekker.ll", nil, nil},
		{"locks/dekker_relaxed.ll", []string{"29F", "35F"}, []string{"29F", "35F", "42S"}},
		{"races/tickets.ll", nil, nil},
		{"structures/treiber_stack.ll", nil, nil},
		{"structures/seqlock.ll", nil, nil},
		{"benchmarks/fib_bench_bad.ll", []string{"24F", "32F"}, []string{"24F", "32F"}},
	} {
		prog := corpus.Load(t, c.file)
		for model, want := range map[string][]string{"tso": c.tso, "pso": c.pso} {
			t.Run(c.file+"/"+model, func(t *testing.T) {
				got := repairs(t, prog, model)
				if d := cmp.Diff(want, got); d != "" {
					t.Error(d)
				}
			})
		}
	}
}

// repairs returns the fences for a program after it has checked them.
func repairs(t *testing.T, prog event.Program, model string) []string {
	t.Helper()
	ctx := context.Background()
	found, err := Check(ctx, prog, model, options(""))
	if err != nil {
		t.Fatal(err)
	}
	counts, equal, err := Counts(ctx, prog, []string{"sc", model}, options(""))
	if err != nil || equal != (len(found.Errors) == 0) {
		t.Errorf("%v, but the counts are %v and %v", found.Run.Verdict, counts[0].Counts, counts[1].Counts)
	}
	if len(found.Errors) == 0 {
		return nil
	}
	if problem := reproduces(prog, found.Errors[0]); problem != "" {
		t.Error(problem)
	}
	r, err := Fences(ctx, prog, found, options(""))
	if err != nil || !r.Minimal {
		t.Fatalf("%+v, %v", r, err)
	}
	if !Equal(counts[0], r.Verified) {
		t.Errorf("%v with the fences, want %v", r.Verified.Counts, counts[0].Counts)
	}
	var fences []string
	for _, f := range r.Fences {
		kind := "F"
		if f.Order == event.Release {
			kind = "S"
		}
		fences = append(fences, fmt.Sprint(f.Line, kind))
	}
	return fences
}

// TestAll collects the distinct cycles.
func TestAll(t *testing.T) {
	st := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1} }
	ld := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v} }
	// Store buffering, twice, in four threads.
	p := &litmus.Program{Vars: 4, Threads: [][]litmus.Stmt{{st(0), ld(1)}, {st(1), ld(0)}, {st(2), ld(3)}, {st(3), ld(2)}}}
	o := options("")
	o.All = true
	res, err := Check(context.Background(), p.Compile(), "tso", o)
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Errors) != 2 || !res.Run.Complete || res.Run.Counts.Executions != 16 {
		t.Errorf("%d cycles, %+v", len(res.Errors), res.Run)
	}
	for _, e := range res.Errors {
		if len(e.Cycle.Events) != 4 {
			t.Errorf("%s is not a shortest cycle", e.Message)
		}
	}
}

// TestInterrupted makes sure that a search that is cut short does not claim
// anything.
func TestInterrupted(t *testing.T) {
	var threads [][]litmus.Stmt
	for range 8 {
		threads = append(threads, []litmus.Stmt{{Kind: litmus.Add, C: 1}, {Kind: litmus.Add, C: 1}})
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	prog := (&litmus.Program{Vars: 1, Threads: threads}).Compile()
	res, err := Check(ctx, prog, "tso", options(""))
	if err != nil || res.Run.Verdict != explore.Unknown {
		t.Fatalf("%+v, %v", res, err)
	}
	r, err := Fences(ctx, prog, res, options(""))
	if err != nil || r.Verified != nil || r.Reason == "" {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestHit checks minimum hitting sets.
func TestHit(t *testing.T) {
	fence := func(line int, order event.Order) Fence {
		return Fence{Place{Site: event.Site{File: "a.c", Line: line}}, order}
	}
	full := func(line int) Fence { return fence(line, event.SeqCst) }
	store := func(line int) Fence { return fence(line, event.Release) }
	for _, c := range []struct {
		clauses []clause
		want    []Fence
	}{
		{nil, []Fence{}},
		{[]clause{{full(1), full(2)}, {full(2), full(3)}}, []Fence{full(2)}},
		{[]clause{{store(1)}, {full(1), full(2)}}, []Fence{full(1)}},
		{[]clause{{store(1), store(2)}, {store(2), full(3)}, {full(3)}}, []Fence{store(1), full(3)}},
		{[]clause{{full(1), store(2)}}, []Fence{store(2)}},
		{[]clause{{full(1), full(4)}, {full(2), full(4)}, {full(3), full(5)}}, []Fence{full(4), full(3)}},
	} {
		if d := cmp.Diff(c.want, hit(c.clauses), cmp.AllowUnexported(Place{})); d != "" {
			t.Errorf("%v: %s", c.clauses, d)
		}
	}
}
