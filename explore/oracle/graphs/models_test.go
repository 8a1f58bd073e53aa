package graphs_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

func load(v int, o event.Order) litmus.Stmt {
	return litmus.Stmt{Kind: litmus.Load, Var: v, Reg: v, Order: o}
}

func store(v int, o event.Order, c uint64) litmus.Stmt {
	return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: o}
}

func fence(o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Fence, Order: o} }

type thread = []litmus.Stmt

// TestCounts checks numbers of executions that can be counted by hand.
func TestCounts(t *testing.T) {
	const (
		rlx = event.Relaxed
		acq = event.Acquire
		rel = event.Release
		sc  = event.SeqCst
	)
	for _, c := range []struct {
		name      string
		threads   []thread
		want      [5]uint64 // sc, tso, pso, ra, rc11
		readsFrom [5]uint64
	}{
		{"SB", []thread{{store(0, rlx, 1), load(1, rlx)}, {store(1, rlx, 1), load(0, rlx)}}, [5]uint64{3, 4, 4, 4, 4}, [5]uint64{3, 4, 4, 4, 4}},
		{"SB, seq_cst", []thread{{store(0, sc, 1), load(1, sc)}, {store(1, sc, 1), load(0, sc)}}, [5]uint64{3, 3, 3, 4, 3}, [5]uint64{3, 3, 3, 4, 3}},
		{"SB, fences", []thread{{store(0, rlx, 1), fence(sc), load(1, rlx)}, {store(1, rlx, 1), fence(sc), load(0, rlx)}}, [5]uint64{3, 3, 3, 4, 3}, [5]uint64{3, 3, 3, 4, 3}},
		{"MP", []thread{{store(0, rlx, 1), store(1, rlx, 1)}, {load(1, rlx), load(0, rlx)}}, [5]uint64{3, 3, 4, 4, 4}, [5]uint64{3, 3, 4, 4, 4}},
		{"MP, release-acquire", []thread{{store(0, rlx, 1), store(1, rel, 1)}, {load(1, acq), load(0, rlx)}}, [5]uint64{3, 3, 3, 3, 3}, [5]uint64{3, 3, 3, 3, 3}},
		{"LB", []thread{{load(0, rlx), store(1, rlx, 1)}, {load(1, rlx), store(0, rlx, 1)}}, [5]uint64{3, 3, 3, 3, 3}, [5]uint64{3, 3, 3, 3, 3}},
		{"2+2W", []thread{{store(0, rlx, 1), store(1, rlx, 2)}, {store(1, rlx, 1), store(0, rlx, 2)}}, [5]uint64{3, 3, 4, 4, 4}, [5]uint64{1, 1, 1, 1, 1}},
		{"IRIW", []thread{{store(0, rlx, 1)}, {store(1, rlx, 1)}, {load(0, rlx), load(1, rlx)}, {load(1, rlx), load(0, rlx)}}, [5]uint64{15, 15, 15, 16, 16}, [5]uint64{15, 15, 15, 16, 16}},
		{"R+W+W", []thread{{load(0, rlx)}, {store(0, rlx, 1)}, {store(0, rlx, 2)}}, [5]uint64{6, 6, 6, 6, 6}, [5]uint64{3, 3, 3, 3, 3}},
		{"W+W+RR", []thread{{store(0, rlx, 1)}, {store(1, rlx, 1)}, {load(0, rlx), load(1, rlx)}}, [5]uint64{4, 4, 4, 4, 4}, [5]uint64{4, 4, 4, 4, 4}},
	} {
		p := &litmus.Program{Vars: 2, Threads: c.threads}
		for i, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			r, err := graphs.Enumerate(p.Compile(), model, graphs.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if r.Executions != c.want[i] || r.ReadsFrom != c.readsFrom[i] {
				t.Errorf("%s under %s: %d executions, %d by reads-from, want %d, %d", c.name, name, r.Executions, r.ReadsFrom, c.want[i], c.readsFrom[i])
			}
		}
	}
}

// TestRefusals checks that programs which are not covered are errors.
func TestRefusals(t *testing.T) {
	narrow := store(0, event.Relaxed, 1)
	narrow.Mask = 0x0f
	section := litmus.Stmt{Kind: litmus.Atomic, Body: thread{load(0, event.Relaxed)}}
	for _, c := range []struct {
		name  string
		model memmodel.Model
		body  thread
	}{
		{"different sizes", memmodel.SC, thread{narrow, load(0, event.Relaxed)}},
		{"a section under rc11", memmodel.RC11, thread{section}},
	} {
		p := &litmus.Program{Vars: 1, Threads: []thread{c.body}}
		if _, err := graphs.Enumerate(p.Compile(), c.model, graphs.Options{}); err == nil {
			t.Errorf("%s: no error", c.name)
		}
	}
}

// weaker are pairs of models of which the second allows what the first allows.
var weaker = [][2]memmodel.Model{
	{memmodel.SC, memmodel.TSO}, {memmodel.TSO, memmodel.PSO}, {memmodel.SC, memmodel.RC11}, {memmodel.RC11, memmodel.RA},
}

// TestModels checks on generated programs that weaker models allow more graphs,
// that a coherence order found is one, and depends on nothing else than
// program order and reads-from.
func TestModels(t *testing.T) {
	for seed := *first; seed < *first+*seeds/6; seed++ {
		p := litmus.Random(seed, ordered(seed))
		full := map[memmodel.Model]map[string]bool{}
		for _, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			set, coherence := map[string]bool{}, map[string]string{}
			_, err := graphs.Enumerate(p.Compile(), model, graphs.Options{Limit: *limit, Full: func(g *axiom.Graph, _ event.Reason) {
				reads, order := describe(g)
				set[reads+order] = true
				h := *g
				var ok bool
				if h.CO, _, ok = axiom.Coherence(g, model); !ok || !axiom.Consistent(&h, model) {
					t.Fatalf("%s, seed %d: no coherence order for %s %s in\n%s", name, seed, reads, order, p)
				}
				_, order = describe(&h)
				if was := coherence[reads]; was != "" && was != order {
					t.Fatalf("%s, seed %d: coherence orders %s and %s for %s in\n%s", name, seed, was, order, reads, p)
				}
				coherence[reads] = order
			}})
			if err == nil {
				full[model] = set
			} else if !errors.Is(err, graphs.ErrLimit) {
				t.Fatal(err)
			}
		}
		for _, w := range weaker {
			for g := range full[w[0]] {
				if full[w[1]] != nil && !full[w[1]][g] {
					t.Fatalf("seed %d: %v allows what %v forbids: %s in\n%s", seed, w[0], w[1], g, p)
				}
			}
		}
	}
}

// ordered returns a shape of programs with all memory orders.
func ordered(seed uint64) litmus.Shape {
	s := litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Orders: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Fence, litmus.CAS, litmus.Xchg, litmus.If}}
	if seed%2 == 0 {
		s.Kinds = append(s.Kinds, litmus.Await, litmus.Lock, litmus.Gate)
	}
	return s
}

// describe prints reads-from and coherence order of a graph by names of events.
func describe(g *axiom.Graph) (reads, order string) {
	name := func(i int) string {
		if i == axiom.Initial {
			return "init"
		}
		return fmt.Sprintf("%d.%d", g.Events[i].Thread, g.Events[i].Pos)
	}
	from := map[string]string{}
	for i := range g.Events {
		from[name(i)] = name(g.RF[i])
	}
	for _, cell := range g.CO {
		for _, w := range cell {
			order += name(w) + " "
		}
		order += "/ "
	}
	return fmt.Sprint(from), order
}

// TestSequential checks that seq_cst accesses alone, and seq_cst fences between
// all accesses, leave only sequentially consistent graphs under RC11. (Lahav et
// al., PLDI 2017, prove it.)
func TestSequential(t *testing.T) {
	shape := litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2,
		Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.CAS, litmus.Await, litmus.If}}
	for seed := *first; seed < *first+*seeds/6; seed++ {
		for _, fences := range []bool{false, true} {
			p := litmus.Random(seed, shape)
			for i := range p.Threads {
				p.Threads[i] = strengthen(p.Threads[i], fences)
			}
			counts := func(model memmodel.Model) string {
				r, err := graphs.Enumerate(p.Compile(), model, graphs.Options{Limit: *limit})
				if errors.Is(err, graphs.ErrLimit) {
					return "limit"
				}
				if err != nil {
					t.Fatal(err)
				}
				return fmt.Sprint(r.Executions, r.Blocked, r.ReadsFrom, r.BlockedReadsFrom)
			}
			if sc, rc11 := counts(memmodel.SC), counts(memmodel.RC11); sc != rc11 && sc != "limit" && rc11 != "limit" {
				t.Fatalf("seed %d: %s under sc, %s under rc11:\n%s", seed, sc, rc11, p)
			}
		}
	}
}

// strengthen makes all accesses seq_cst, or makes them relaxed with seq_cst fences
// between them.
func strengthen(body []litmus.Stmt, fences bool) []litmus.Stmt {
	var strong []litmus.Stmt
	for _, s := range body {
		s.Order = event.SeqCst
		if fences {
			s.Order = event.Relaxed
			strong = append(strong, fence(event.SeqCst))
		}
		s.Body = strengthen(s.Body, fences)
		strong = append(strong, s)
	}
	return strong
}
