package estimate

import (
	"context"
	"flag"
	"fmt"
	"math/big"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/llvmir"
)

var (
	unbiasedSeeds = flag.Uint64("unbiased.seeds", 4, "number of generated programs on which all trials are added up, for each model")
	unbiasedFirst = flag.Uint64("unbiased.first", 0, "first seed of these")
)

// counted returns what an engine counts, nil if it comes to no end.
func counted(t testing.TB, engine string, prog event.Program, opts explore.Options) []uint64 {
	t.Helper()
	opts.Engine, opts.KeepGoing = engine, true
	res, err := explore.Run(context.Background(), prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	if !res.Complete {
		return nil
	}
	q := make([]uint64, explore.Quantities)
	q[explore.Executions], q[explore.Erroneous], q[explore.Events] = res.Counts.Executions, res.Counts.Erroneous, res.Counts.Events
	for reason, n := range res.Counts.Blocked {
		q[explore.Blocked+int(reason)] = n
	}
	return q
}

// differs compares expectations with counts: executions, errors and each kind of blocked ones; of trees, events too.
func differs(mean []*big.Rat, want []uint64, events bool) string {
	for q, n := range want {
		if q == explore.Graphs || q == explore.Sizes || q == explore.Nanoseconds || q == explore.Events && !events {
			continue
		}
		if !equals(mean[q], int64(n)) {
			return fmt.Sprintf("quantity %d: expectation %v, count %d", q, mean[q], n)
		}
	}
	return ""
}

// shapesOf are generated programs of all kinds.
var shapesOf = []litmus.Shape{
	litmus.Everything(),
	{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
	{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.Lock}},
	{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.Gate, litmus.Choose}},
	{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Add}},
}

// TestUnbiasedPrograms adds up all trials on generated programs, each with its probability, under all models.
func TestUnbiasedPrograms(t *testing.T) {
	compared := map[string]int{}
	for seed := *unbiasedFirst; seed < *unbiasedFirst+*unbiasedSeeds; seed++ {
		for i, model := range explore.Models() {
			shape := shapesOf[(seed+uint64(i))%uint64(len(shapesOf))]
			shape.Heap, shape.Mixed = false, false
			if !slices.Contains(explore.OperationalModels(), model) {
				shape.Orders = true
				shape.Kinds = slices.DeleteFunc(slices.Clone(shape.Kinds), func(k litmus.Kind) bool { return k == litmus.Atomic })
			}
			prog := litmus.Random(seed, shape)
			for _, c := range []struct {
				name, engine string
				budget       int
			}{{NameT, "trust", 0}, {NameT, "trust-rf", 0}, {NameS, "trust", 1}, {NameS, "trust", 2}, {NameS, "trust", 3}, {NameS, "trust-rf", 2}, {NameSC, "trust", 1}, {NameSC, "trust", 2}, {NameSC, "trust-rf", 3}, {NameP, "trust", 0}} {
				if c.name == NameP && model != "sc" {
					continue
				}
				opts := explore.Options{Model: model, Engine: c.engine}
				a := algorithm(t, c.name, c.budget, prog.Compile(), opts)
				mean, _, _ := tried(t, a, 150)
				if mean == nil {
					continue
				}
				want := counted(t, c.engine, prog.Compile(), opts)
				if want == nil {
					continue
				}
				if c.name == NameP { // what waits on an overwritten value is no node of the schedules
					want[explore.Blocked+int(event.BlockSleep)] = 0
				}
				if d := differs(mean, want, c.name != NameP && c.engine == "trust"); d != "" {
					t.Errorf("%s with %d on %s, %s, seed %d: %s\n%v", c.name, c.budget, c.engine, model, seed, d, prog)
				}
				compared[fmt.Sprint(c.name, c.budget, c.engine)]++
			}
		}
	}
	t.Log(compared)
	for name, n := range compared {
		if n < int(*unbiasedSeeds)/2 {
			t.Errorf("%s: only %d programs", name, n)
		}
	}
}

// tried returns the moments of an algorithm, nothing if there are too many trials, or none that succeed.
func tried(t testing.TB, a *Algorithm, limit int) (mean []*big.Rat, variance *big.Rat, trials int) {
	t.Helper()
	for range 50 {
		mean, variance, trials, err := momentsOf(a.sampler(), limit)
		switch {
		case err == nil:
			return mean, variance, trials
		case err != tree.ErrAnother:
			return nil, nil, 0
		}
	}
	t.Fatal("the tree is another one again and again")
	return nil, nil, 0
}

// TestUnbiasedCorpus does the same for programs of testdata with up to some thousand executions, and for S in another way: the
// expectation over all subsets is worked out from the tree.
func TestUnbiasedCorpus(t *testing.T) {
	for _, name := range []string{"ms_queue", "treiber_stack", "mutex_counter", "peterson", "mpmc_queue", "rwlock", "indexer", "ticket_lock", "lastzero.N10"} {
		files, _ := filepath.Glob(filepath.Join("..", "testdata", name+".ll"))
		for _, file := range files {
			prog := loaded(t, file)
			opts := explore.Options{Engine: "trust"}
			want := counted(t, "trust", prog, opts)
			if want == nil || want[explore.Executions] > 3000 {
				t.Logf("%s: left out", name)
				continue
			}
			mean, _, trials := tried(t, algorithm(t, NameT, 0, prog, opts), 6000)
			if mean == nil {
				t.Logf("%s: too many walks", name)
				continue
			}
			if d := differs(mean, want, false); d != "" {
				t.Errorf("%s: %s", name, d)
			}
			t.Logf("%s: %d walks, %d executions", name, trials, want[explore.Executions])
			p, err := explore.NewTree(context.Background(), prog, opts)
			if err != nil {
				t.Fatal(err)
			}
			copied := copyOf(t, p)
			for budget := 1; budget <= 3; budget++ {
				e := &expectation{budget: budget, known: map[string]*big.Rat{}}
				got := e.of([]*node{copied})
				if got == nil {
					t.Logf("%s, S with %d: too large", name, budget)
				} else if !equals(got, int64(want[explore.Executions])) {
					t.Errorf("%s, S with %d: expectation %v of %d", name, budget, got, want[explore.Executions])
				}
			}
		}
	}
}

func loaded(t testing.TB, file string) event.Program {
	t.Helper()
	mod, err := llvmir.Load(t.Context(), []string{file}, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return prog
}

// node is a copy of a node of a tree. Those below which everything is alike are one.
type node struct {
	id       int
	leaves   uint64 // counted here
	children []*node
}

func copyOf(t testing.TB, p *explore.Tree) (root *node) {
	for {
		same := map[string]*node{}
		var down func(n tree.Node) *node
		down = func(n tree.Node) *node {
			c := &node{leaves: n.Worth()[explore.Executions]}
			var key strings.Builder
			fmt.Fprint(&key, c.leaves)
			if k := n.Children(); k == 0 {
				n.Release()
			} else {
				all := make([]int, k)
				for i := range all {
					all[i] = i
				}
				for _, child := range n.Descend(all) {
					c.children = append(c.children, down(child))
				}
				slices.SortFunc(c.children, func(a, b *node) int { return a.id - b.id })
				for _, child := range c.children {
					fmt.Fprint(&key, " ", child.id)
				}
			}
			if s := same[key.String()]; s != nil {
				return s
			}
			c.id = len(same)
			same[key.String()] = c
			return c
		}
		err := p.Sampler().Sample(tree.Position{}, func(n tree.Node) { root = down(n) })
		if err == nil {
			return root
		}
		if err != tree.ErrAnother {
			t.Fatal(err)
		}
	}
}

// expectation works out the expectation of Algorithm S from some nodes of a level on.
type expectation struct {
	budget int
	known  map[string]*big.Rat
}

// of returns nil if there are too many sets of nodes.
func (e *expectation) of(h []*node) *big.Rat {
	slices.SortFunc(h, func(a, b *node) int { return a.id - b.id })
	var key strings.Builder
	total, s := uint64(0), []*node(nil)
	for _, n := range h {
		fmt.Fprint(&key, n.id, " ")
		total += n.leaves
		s = append(s, n.children...)
	}
	if r, ok := e.known[key.String()]; ok {
		return r
	}
	if len(e.known) > 20_000 {
		return nil
	}
	sum := big.NewRat(int64(total), int64(len(h)))
	if len(s) > 0 {
		below, sets := new(big.Rat), int64(0)
		ok := true
		subsets(len(s), min(e.budget, len(s)), func(chosen []int) {
			next := make([]*node, len(chosen))
			for i, k := range chosen {
				next[i] = s[k]
			}
			r := e.of(next)
			if r == nil {
				ok = false
				return
			}
			below.Add(below, r)
			sets++
		})
		if !ok {
			return nil
		}
		below.Mul(below, big.NewRat(int64(len(s)), sets*int64(len(h))))
		sum.Add(sum, below)
	}
	e.known[key.String()] = sum
	return sum
}
