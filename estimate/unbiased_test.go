package estimate

import (
	"context"
	"flag"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
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

// notCompared are the quantities that a search does not count.
var notCompared = []int{explore.Graphs, explore.Sizes, explore.Nanoseconds}

// differs compares expectations with counts: executions, errors and each kind of blocked ones; of trees, events too.
func differs(mean []*big.Rat, want []uint64, events bool) string {
	for q, n := range want {
		if slices.Contains(notCompared, q) || q == explore.Events && !events {
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
				shape = shape.Weak()
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

// corpusPrograms are programs of testdata, and the largest budgets with which sets of nodes are few enough.
var corpusPrograms = []struct {
	name  string
	s, sc int
}{
	{"structures/ms_queue", 3, 3}, {"locks/peterson", 2, 2}, {"pthreads/rwlock", 2, 3}, {"structures/mpmc_queue.PRODUCERS3", 2, 2}, {"benchmarks/exp_mem2", 3, 3}, {"benchmarks/writer_readers.N10", 3, 3}, {"benchmarks/fib_bench", 2, 2},
	{"locks/szymanski.ROUNDS2", 2, 2}, {"locks/ttas_lock.N4", 1, 1}, {"structures/seqlock.TRIES3_WRITES3", 3, 2}, {"benchmarks/lastzero.N10", 2, 2}, {"benchmarks/mutex_counter.N7", 2, 3},
}

// TestUnbiasedCorpus does the same on programs of testdata with thousands of executions: for T on copies of their trees, and for S and SC in
// another way: the expectation over all subsets is worked out from level to level, once for each set of nodes.
func TestUnbiasedCorpus(t *testing.T) {
	for _, c := range corpusPrograms {
		prog := corpus.Load(t, c.name+".ll")
		opts := explore.Options{Engine: "trust"}
		want := counted(t, "trust", prog, opts)
		check := func(algorithm string, budget int, mean []*big.Rat) {
			t.Helper()
			if mean == nil {
				t.Errorf("%s, %s with %d: no expectation", c.name, algorithm, budget)
			} else if d := differs(mean, want, true); d != "" {
				t.Errorf("%s, %s with %d: %s", c.name, algorithm, budget, d)
			}
		}
		whole := copied(t, algorithm(t, NameT, 0, prog, opts).tree)
		mean, _, walks := moments(t, onCopy(whole, walk), 10_000)
		check(NameT, 0, mean)
		if walks < 1000 {
			mean, _, _ := tried(t, algorithm(t, NameT, 0, prog, opts), 1000)
			check(NameT, 0, mean)
		}
		sets := 0
		expect := func(algorithm string, root *node, budget int) {
			e := &expectation{budget: budget, known: map[string][]*big.Rat{}}
			check(algorithm, budget, e.of([]tree.Node{root}))
			sets += len(e.known)
		}
		for b := 1; b <= c.s; b++ {
			expect(NameS, whole, b)
		}
		chains := merged(contract(whole))
		for b := 1; b <= c.sc; b++ {
			expect(NameSC, chains, b)
		}
		t.Logf("%s: %d executions, %d walks, %d sets of nodes", c.name, want[explore.Executions], walks, sets)
	}
}

// TestUnbiasedSchedules adds up all trials of P on programs of testdata with up to thousands of schedules.
func TestUnbiasedSchedules(t *testing.T) {
	for _, name := range []string{"shapes/mp", "structures/ms_queue", "pthreads/rwlock", "benchmarks/writers_reader", "benchmarks/exp_mem", "locks/ticket_lock"} {
		prog := corpus.Load(t, name+".ll")
		mean, _, schedules := tried(t, algorithm(t, NameP, 0, prog, explore.Options{}), 10_000)
		if mean == nil {
			t.Errorf("%s: too many schedules", name)
		} else if d := differs(mean, counted(t, "optimal", prog, explore.Options{}), false); d != "" {
			t.Errorf("%s: %s", name, d)
		}
		t.Logf("%s: %d schedules", name, schedules)
	}
}

// node is a copy of a node of a tree. Those below which everything is alike are one.
type node struct {
	id       int
	worth    []uint64
	children []*node
}

func (n *node) Children() int   { return len(n.children) }
func (n *node) Worth() []uint64 { return n.worth }
func (n *node) Release()        {}

func (n *node) Descend(chosen []int) (all []tree.Node) {
	for _, k := range chosen {
		all = append(all, n.children[k])
	}
	return all
}

// copied returns a copy of a search tree.
func copied(t testing.TB, p *explore.Tree) (root *node) {
	for {
		err := p.Sampler().Sample(tree.Position{}, func(n tree.Node) { root = merged(n) })
		if err == nil {
			return root
		}
		if err != tree.ErrAnother {
			t.Fatal(err)
		}
	}
}

// merged returns a copy of a tree.
func merged(root tree.Node) *node {
	same := map[string]*node{}
	var down func(n tree.Node) *node
	down = func(n tree.Node) *node {
		c := &node{worth: slices.Clone(n.Worth())}
		for _, q := range notCompared {
			c.worth[q] = 0
		}
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
		}
		key := fmt.Sprint(c.worth)
		for _, child := range c.children {
			key = fmt.Sprint(key, " ", child.id)
		}
		if s := same[key]; s != nil {
			return s
		}
		c.id = len(same)
		same[key] = c
		return c
	}
	return down(root)
}

// expectation works out the expectation of Algorithm S from some nodes of a level on.
type expectation struct {
	budget int
	known  map[string][]*big.Rat
}

// given is a Chooser for a subset that is known before.
type given []int

func (g given) Pick(int) int          { panic("there is nothing to pick") }
func (g given) Subset(n, k int) []int { return g }

// of returns nil if there are too many sets of nodes, or if a level has not as many as it should.
func (e *expectation) of(h []tree.Node) []*big.Rat {
	slices.SortFunc(h, func(a, b tree.Node) int { return a.(*node).id - b.(*node).id })
	var key strings.Builder
	for _, n := range h {
		fmt.Fprint(&key, n.(*node).id, " ")
	}
	if r, ok := e.known[key.String()]; ok {
		return r
	}
	if len(e.known) > 20_000 {
		return nil
	}
	l, _ := levelOf(h)
	sum, sets := zeros(len(l.Worth)), int64(0)
	ok := true
	if l.Children > 0 {
		subsets(l.Children, min(e.budget, l.Children), func(chosen []int) {
			_, below := next(h, e.budget, given(chosen))
			r := e.of(below)
			if r == nil || len(below) != min(e.budget, l.Children) {
				ok = false
				return
			}
			for q := range sum {
				if r[q].Sign() != 0 {
					sum[q].Add(sum[q], r[q])
				}
			}
			sets++
		})
	}
	if !ok {
		return nil
	}
	for q, v := range l.Worth {
		if sum[q].Sign() != 0 {
			sum[q].Mul(sum[q], big.NewRat(int64(l.Children), sets*int64(l.Nodes)))
		}
		if v != 0 {
			sum[q].Add(sum[q], big.NewRat(int64(v), int64(l.Nodes)))
		}
	}
	e.known[key.String()] = sum
	return sum
}
