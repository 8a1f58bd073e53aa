package grown

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tape"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// distribution returns with which probability the graphs of a strategy have something in common, as key says, and what they have shown of the program.
func distribution(t *testing.T, p *litmus.Program, guide random.Guide, known *random.Profile, key func(g *growth, violated bool) string) (map[string]*big.Rat, *random.Profile) {
	t.Helper()
	violated := false
	opts := search.Options{Model: memmodel.RC11, MaxEvents: 1000, Checked: func(event.ErrorKind) bool { return true }}
	opts.Found = func(*search.Violation) bool { violated = true; return true }
	w := NewWalker(p.Compile(), opts, cells.NewLayout())
	all, sum := map[string]*big.Rat{}, new(big.Rat)
	e := &tape.Weighed{}
	for more := true; more; more = e.Next() {
		e.P, violated = big.NewRat(1, 1), false
		end := w.Walk(func() (random.Guide, random.Chooser) { guide.Begin(known, e); return guide, e }, func() bool { return false })
		if end != search.Exhausted && end != search.Stopped {
			t.Fatalf("a walk ends with %d", end)
		}
		k := key(w.last, violated)
		if all[k] == nil {
			all[k] = new(big.Rat)
		}
		all[k].Add(all[k], e.P)
		sum.Add(sum, e.P)
		var x random.Measured
		x.Longest(w.Extent())
		known = known.Merge(&x)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("probabilities add up to %v", sum)
	}
	return all, known
}

func relaxed(k litmus.Kind, v, reg int, c uint64) litmus.Stmt {
	return litmus.Stmt{Kind: k, Var: v, Reg: reg, C: c, Order: event.Relaxed}
}

func load(v, reg int) litmus.Stmt       { return relaxed(litmus.Load, v, reg, 0) }
func store(v int, c uint64) litmus.Stmt { return relaxed(litmus.Store, v, 0, c) }

// written returns what a store has written, 0 for the initial value.
func written(g *growth, w int32) uint64 {
	if w < 0 {
		return 0
	}
	return g.Event(w).Label.Operand().Value
}

// TestWalkIsUniform tests that a read reads from each write that it may with the same probability, and a write gets each place.
func TestWalkIsUniform(t *testing.T) {
	reads := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{store(0, 1), store(0, 2), store(0, 3)}, {load(0, 0)}}}
	all, _ := distribution(t, reads, random.NewGuide("walk", 0, 0), &random.Profile{}, func(g *growth, _ bool) string {
		last := g.Event(g.Insertion()[len(g.Insertion())-1] >> 1)
		if !last.Reads {
			return "before a write"
		}
		return fmt.Sprint("reads ", written(g, last.From))
	})
	if len(all) != 5 {
		t.Fatalf("%d cases: %v", len(all), all)
	}
	for k, p := range all {
		if strings.HasPrefix(k, "reads") && p.Cmp(all["reads 0"]) != 0 {
			t.Errorf("%s with probability %v, the initial value %v", k, p, all["reads 0"])
		}
	}
	writes := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{store(0, 1)}, {store(0, 2)}, {store(0, 3)}}}
	all, _ = distribution(t, writes, random.NewGuide("walk", 0, 0), &random.Profile{}, func(g *growth, _ bool) string {
		text := ""
		for after := int32(-1); ; {
			k := slices.IndexFunc(g.Insertion(), func(o int32) bool { ev := g.Event(o >> 1); return ev.Writes && ev.After == after })
			if k < 0 {
				return text
			}
			after = g.Insertion()[k] >> 1
			text += fmt.Sprint(" ", written(g, after))
		}
	})
	if len(all) != 6 {
		t.Fatalf("%d orders: %v", len(all), all)
	}
	for k, p := range all {
		if p.Cmp(big.NewRat(1, 6)) != 0 {
			t.Errorf("order%s has probability %v", k, p)
		}
	}
}

// TestPCTWMBound tests that pctwm meets errors of a depth and a history with the probability that is promised, and those of a greater depth or history never.
func TestPCTWMBound(t *testing.T) {
	is := func(reg int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: reg, C: c, Body: body}
	}
	fails := func(reg int, c uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.Assert, Reg: reg, C: c} }
	fence := litmus.Stmt{Kind: litmus.Fence, Order: event.SeqCst}
	for _, c := range []struct {
		name           string
		depth, history int
		threads        [][]litmus.Stmt
	}{
		// The flag has to be seen, and what it stands for not.
		{"message", 1, 1, [][]litmus.Stmt{{store(0, 1), store(1, 1)}, {load(1, 0), load(0, 1), is(0, 1, fails(1, 0))}}},
		// A write that is not the newest has to be seen.
		{"overwritten", 1, 2, [][]litmus.Stmt{{store(0, 1), store(0, 2)}, {load(0, 0), fails(0, 1)}}},
		// One thread sees a flag, and another one what that thread says.
		{"chain", 2, 1, [][]litmus.Stmt{{store(0, 1), store(1, 1)}, {load(1, 0), is(0, 1, store(2, 1))}, {load(2, 0), load(0, 1), is(0, 1, fails(1, 0))}}},
		// The writes of two threads are seen in an order in which nobody makes them.
		{"backwards", 2, 2, [][]litmus.Stmt{{store(0, 1), store(0, 2)}, {load(0, 0), load(0, 1), is(0, 1, is(1, 2, fails(1, 2)))}}},
		// With fences, only one of two threads can miss what the other has done: the one that is told of nothing.
		{"fences", 1, 1, [][]litmus.Stmt{{store(0, 1), fence, load(1, 0), fails(0, 1)}, {store(1, 1), fence, load(0, 0)}}},
	} {
		p := &litmus.Program{Vars: 3, Threads: c.threads}
		violates := func(_ *growth, violated bool) string { return fmt.Sprint(violated) }
		_, known := distribution(t, p, random.NewGuide("walk", 0, 0), &random.Profile{}, violates)
		for depth := 1; depth <= c.depth; depth++ {
			for history := 1; history <= c.history; history++ {
				all, _ := distribution(t, p, random.NewGuide("pctwm", depth, history), known, violates)
				got := 0.0
				if x := all["true"]; x != nil {
					got, _ = x.Float64()
				}
				bound := random.WeakBound(known.Communications, depth, history)
				switch meant := depth == c.depth && history == c.history; {
				case !meant && got != 0:
					t.Errorf("%s: depth %d and history %d meet an error of depth %d and history %d with probability %v", c.name, depth, history, c.depth, c.history, got)
				case meant && got < bound:
					t.Errorf("%s: probability %v, at least %v is promised", c.name, got, bound)
				case meant:
					t.Logf("%s: %v, at least %v", c.name, got, bound)
				}
			}
		}
	}
}
