package explore

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/litmus"
)

// throughJSON is what another process reads of a block.
func throughJSON(t *testing.T, b *Block) *Block {
	t.Helper()
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	out := new(Block)
	if err := json.Unmarshal(data, out); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestOneBlock makes of one block what Test says of the same executions.
func TestOneBlock(t *testing.T) {
	violations := 0
	for seed := range uint64(60) {
		prog := litmus.Random(seed, oracleShapes()[seed%uint64(len(oracleShapes()))]).Compile()
		for _, keepGoing := range []bool{false, true} {
			opts, how := Options{KeepGoing: keepGoing}, Sampling{Seed: seed, Executions: 200}
			want, err := Test(t.Context(), prog, opts, how)
			if err != nil {
				t.Fatal(err)
			}
			b, err := TestBlock(t.Context(), prog, opts, how)
			if err != nil {
				t.Fatal(err)
			}
			sum := NewBlocks(opts, how)
			if enough := sum.Add(throughJSON(t, b)); enough != (want.First > 0 && !keepGoing || want.Verdict == Unsupported) {
				t.Errorf("seed %d: enough %t", seed, enough)
			}
			got, err := sum.Tested(t.Context(), prog)
			if err != nil {
				t.Fatal(err)
			}
			if want.Verdict == Violation {
				violations++
			}
			want.Tail, want.Late, got.Tail, got.Late = 0, 0, 0, 0 // of blocks there is one
			want.Pairs, got.Pairs = 0, 0                          // places of these programs have no names
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d: Test (-), a block (+):\n%s", seed, d)
			}
		}
	}
	if violations < 10 {
		t.Errorf("%d violations", violations)
	}
}

// TestBlocks takes executions in blocks, which add up in any order, and each of which depends on the seed and its numbers alone.
func TestBlocks(t *testing.T) {
	add := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Add, Var: v, C: 1, Order: event.SeqCst} }
	prog := (&litmus.Program{Vars: 3, Threads: [][]litmus.Stmt{{add(0), add(1), add(2), add(0)}, {add(1), add(0), add(2)}, {add(2), add(1), add(0)}}}).Compile()
	block := func(from uint64) *Block {
		b, err := TestBlock(context.Background(), prog, Options{}, Sampling{Seed: 1, From: from, Executions: 500})
		if err != nil {
			t.Fatal(err)
		}
		return throughJSON(t, b)
	}
	sums := []*Blocks{NewBlocks(Options{}, Sampling{Seed: 1}), NewBlocks(Options{}, Sampling{Seed: 1})}
	for i := range uint64(8) {
		sums[0].Add(block(500 * i))
		sums[1].Add(block(500 * (7 - i)))
	}
	whole, err := Test(context.Background(), prog, Options{}, Sampling{Seed: 1, Executions: 4000})
	if err != nil {
		t.Fatal(err)
	}
	for _, sum := range sums {
		got, err := sum.Tested(t.Context(), prog)
		if err != nil {
			t.Fatal(err)
		}
		if got.Taken != 4000 || got.Counts.Executions != whole.Counts.Executions || got.Verdict != Unknown || got.Tail != 500 || got.Steps != whole.Steps || got.Processes != whole.Processes {
			t.Errorf("%+v, want about %+v", got, whole)
		}
		if r := float64(got.Distinct) / float64(whole.Distinct); r < 0.6 || r > 1.6 { // a sample of a few hundred classes
			t.Errorf("%d classes, want about %d", got.Distinct, whole.Distinct)
		}
		for i, turns := range got.Turns {
			if turns.Taken != whole.Turns[i].Taken {
				t.Errorf("%+v, want %+v", got.Turns, whole.Turns)
			}
		}
	}
	for from := range uint64(20) { // the first execution of a block takes a walk, as nothing is known of the program
		got, err := TestBlock(t.Context(), prog, Options{}, Sampling{Seed: 1, From: from, Executions: 1})
		if err != nil {
			t.Fatal(err)
		}
		want, err := TestBlock(t.Context(), prog, Options{}, Sampling{Seed: 1, From: from, Executions: 1, Strategies: []string{"walk"}})
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(want.Classes, got.Classes); d != "" {
			t.Errorf("execution %d: a walk (-), the first of a block (+):\n%s", from, d)
		}
	}
	a, _ := sums[0].Tested(t.Context(), prog)
	b, _ := sums[1].Tested(t.Context(), prog)
	if a.Distinct != b.Distinct {
		t.Errorf("%d and %d classes in another order", a.Distinct, b.Distinct)
	}
}

// TestMergeCoverage adds samples up.
func TestMergeCoverage(t *testing.T) {
	exact, merged := random.NewCoverage(1<<20), random.NewCoverage(1<<20)
	for k := range uint64(40) {
		part := random.NewCoverage(64)
		for i := range k * 10 {
			c := random.Class{(i*k + i) * 0x9e3779b97f4a7c15 >> 7, i}
			part.Add(c, i)
			exact.Add(c, i)
		}
		merged.Merge(part.Sample(), k)
	}
	want, _ := exact.Distinct()
	got, isExact := merged.Distinct()
	if isExact || float64(got) < 0.7*float64(want) || float64(got) > 1.4*float64(want) {
		t.Errorf("about %d classes, want %d", got, want)
	}
}
