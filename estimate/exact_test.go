package estimate

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tape"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/litmus"
)

// every makes all choices, one trial after the other, and knows their probability.
type every struct {
	tape.Tape
	p *big.Rat
}

func (e *every) begin() Chooser {
	e.p = big.NewRat(1, 1)
	return e
}

func (e *every) Pick(n int) int {
	e.p.Mul(e.p, big.NewRat(1, int64(n)))
	return e.Tape.Pick(n)
}

// Subset numbers the subsets.
func (e *every) Subset(n, k int) []int {
	var all [][]int
	subsets(n, k, func(chosen []int) { all = append(all, slices.Clone(chosen)) })
	return all[e.Pick(len(all))]
}

// subsets calls f with all k of the numbers less than n.
func subsets(n, k int, f func([]int)) {
	var choose func(from int, chosen []int)
	choose = func(from int, chosen []int) {
		if len(chosen) == k {
			f(chosen)
			return
		}
		for i := from; i < n; i++ {
			choose(i+1, append(chosen, i))
		}
	}
	choose(0, nil)
}

// exactly is Estimate in fractions.
func exactly(trial []Level) []*big.Rat {
	sum := zeros(len(trial[0].Worth))
	weight := big.NewRat(1, 1)
	for _, l := range trial {
		if l.Parents != 1 {
			weight.Mul(weight, big.NewRat(1, int64(l.Parents)))
		}
		for q, v := range l.Worth {
			if v != 0 {
				sum[q].Add(sum[q], new(big.Rat).Mul(weight, big.NewRat(int64(v), int64(l.Nodes))))
			}
		}
		if l.Children != l.Nodes {
			weight.Mul(weight, big.NewRat(int64(l.Children), int64(l.Nodes)))
		}
	}
	return sum
}

func zeros(n int) []*big.Rat {
	all := make([]*big.Rat, n)
	for i := range all {
		all[i] = new(big.Rat)
	}
	return all
}

// momentsOf returns the expectation of each quantity over all trials, the variance of the first, and how many trials there are. It
// returns no expectation if there are more than limit.
func momentsOf(sample sampler, limit int) (mean []*big.Rat, variance *big.Rat, trials int, err error) {
	e := &every{}
	square, probability := new(big.Rat), new(big.Rat)
	for more := true; more; more = e.Next() {
		if trials++; trials > limit {
			return nil, nil, trials, nil
		}
		trial, err := sample(e.begin)
		if err != nil {
			return nil, nil, trials, err
		}
		x := exactly(trial)
		if mean == nil {
			mean = zeros(len(x))
		}
		for q := range x {
			mean[q].Add(mean[q], x[q].Mul(e.p, x[q]))
		}
		x0 := new(big.Rat).Quo(x[0], e.p)
		square.Add(square, x0.Mul(x0, x[0]))
		probability.Add(probability, e.p)
	}
	if probability.Cmp(big.NewRat(1, 1)) != 0 {
		return nil, nil, trials, fmt.Errorf("the probabilities of the trials sum up to %v", probability)
	}
	return mean, square.Sub(square, new(big.Rat).Mul(mean[0], mean[0])), trials, nil
}

func moments(t testing.TB, sample sampler, limit int) (mean []*big.Rat, variance *big.Rat, trials int) {
	t.Helper()
	mean, variance, trials, err := momentsOf(sample, limit)
	if err != nil {
		t.Fatal(err)
	}
	return mean, variance, trials
}

// plain is a tree of a test. A leaf counts as one, and so, as the second quantity, does each node.
type plain []plain

func (n plain) Children() int { return len(n) }
func (n plain) Release()      {}

func (n plain) Worth() []uint64 {
	if len(n) == 0 {
		return []uint64{1, 1}
	}
	return []uint64{0, 1}
}

func (n plain) Descend(chosen []int) (all []tree.Node) {
	for _, k := range chosen {
		all = append(all, n[k])
	}
	return all
}

// size returns the numbers of leaves and nodes.
func (n plain) size() (leaves, nodes int64) {
	nodes = 1
	if len(n) == 0 {
		leaves = 1
	}
	for _, c := range n {
		l, m := c.size()
		leaves, nodes = leaves+l, nodes+m
	}
	return leaves, nodes
}

func onCopy(n tree.Node, trial func(tree.Node, Chooser) []Level) sampler {
	return func(begin func() Chooser) ([]Level, error) { return trial(n, begin()), nil }
}

func withBudget(b int) func(tree.Node, Chooser) []Level {
	return func(n tree.Node, c Chooser) []Level { return enumerate(n, b, c) }
}

func contracted(b int) func(tree.Node, Chooser) []Level {
	return func(n tree.Node, c Chooser) []Level { return enumerate(contract(n), b, c) }
}

// hairbrush is the tree of example 4.4: a path of n nodes, each but the last with a leaf beside the path.
func hairbrush(n int) plain {
	if n == 0 {
		return plain{}
	}
	return plain{plain{}, hairbrush(n - 1)}
}

// randomTree draws a tree.
func randomTree(r random, depth int) plain {
	n := plain{}
	if depth > 0 {
		for range r.IntN(4) {
			n = append(n, randomTree(r, depth-1))
		}
	}
	return n
}

func equals(r *big.Rat, n int64) bool { return r.Cmp(big.NewRat(n, 1)) == 0 }

// TestUnbiasedTrees adds up all trials of T and S on random trees, each with its probability.
func TestUnbiasedTrees(t *testing.T) {
	compared := 0
	for seed := range 40 {
		n := randomTree(newRandom(7, seed), 2+seed%4)
		leaves, nodes := n.size()
		algorithms := map[string]func(tree.Node, Chooser) []Level{"T": walk, "S1": withBudget(1), "S2": withBudget(2), "S3": withBudget(3),
			"SC1": contracted(1), "SC2": contracted(2), "SC3": contracted(3)}
		for name, a := range algorithms {
			mean, _, _ := moments(t, onCopy(n, a), 2_000)
			if mean == nil {
				continue
			}
			compared++
			if !equals(mean[0], leaves) || !equals(mean[1], nodes) {
				t.Errorf("tree %d, %s: expectation %v of %d leaves and %d nodes", seed, name, mean, leaves, nodes)
			}
		}
	}
	if compared < 80 {
		t.Errorf("%d expectations only", compared)
	}
}

// TestVarianceHairbrush compares variances with closed forms: examples 4.4 and 4.6. A hairbrush with n choices has n+1 leaves. T returns 2^i with
// probability 2^-i for each i up to n, and 2^n once more. S with a budget of 2 or more keeps both nodes of a level, one of which is a leaf, so that it
// counts exactly.
func TestVarianceHairbrush(t *testing.T) {
	for n := 1; n <= 10; n++ {
		mean, variance, _ := moments(t, onCopy(hairbrush(n), walk), 1<<20)
		square := int64(0)
		for i := 1; i <= n; i++ {
			square += 1 << i
		}
		square += 1 << n
		if want := square - int64(n+1)*int64(n+1); !equals(mean[0], int64(n+1)) || !equals(variance, want) {
			t.Errorf("T, %d: mean %v, variance %v; want %d, %d", n, mean[0], variance, n+1, want)
		}
		for _, a := range []func(tree.Node, Chooser) []Level{withBudget(2), withBudget(3), contracted(2)} {
			mean, variance, trials := moments(t, onCopy(hairbrush(n), a), 1<<20)
			if !equals(mean[0], int64(n+1)) || !equals(variance, 0) || trials != 1 {
				t.Errorf("S, %d: mean %v, variance %v in %d trials", n, mean[0], variance, trials)
			}
		}
		if _, one, _ := moments(t, onCopy(hairbrush(n), withBudget(1)), 1<<20); one.Cmp(variance) != 0 {
			t.Errorf("S with 1, %d: variance %v; T has %v", n, one, variance)
		}
	}
}

// reads is a program of threads that only read one variable, so many times each.
func reads(times ...int) event.Program {
	p := &litmus.Program{Vars: 1}
	for _, n := range times {
		p.Threads = append(p.Threads, slices.Repeat([]litmus.Stmt{{Kind: litmus.Load}}, n))
	}
	return p.Compile()
}

func algorithm(t testing.TB, name string, budget int, prog event.Program, opts explore.Options) *Algorithm {
	t.Helper()
	a, err := New(context.Background(), name, budget, prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestReads compares K and P with examples 3.3, 3.5 and 3.7.
func TestReads(t *testing.T) {
	rrr := reads(1, 1, 1)
	mean, variance, trials := moments(t, algorithm(t, NameK, 0, rrr, explore.Options{}).sampler(), 100)
	if !equals(mean[0], 6) || !equals(variance, 0) || trials != 6 {
		t.Errorf("K on r+r+r: %v, variance %v, %d trials; want 6 for 1", mean[0], variance, trials)
	}
	mean, variance, trials = moments(t, algorithm(t, NameP, 0, rrr, explore.Options{}).sampler(), 100)
	if !equals(mean[0], 1) || !equals(variance, 0) || trials != 6 {
		t.Errorf("P on r+r+r: %v, variance %v, %d trials; want 1", mean[0], variance, trials)
	}
	// The three schedules of r+rr have probabilities 1/2, 1/4 and 1/4, and P returns 1/2, 1 and 2 for them.
	mean, variance, trials = moments(t, algorithm(t, NameP, 0, reads(1, 2), explore.Options{}).sampler(), 100)
	if !equals(mean[0], 1) || variance.Cmp(big.NewRat(3, 8)) != 0 || trials != 3 {
		t.Errorf("P on r+rr: %v, variance %v, %d trials; want 1, 3/8", mean[0], variance, trials)
	}
	for _, name := range []string{NameT, NameS} {
		mean, variance, _ = moments(t, algorithm(t, name, 1, rrr, explore.Options{}).sampler(), 100)
		if !equals(mean[0], 1) || !equals(variance, 0) {
			t.Errorf("%s on r+r+r: %v, variance %v", name, mean[0], variance)
		}
	}
}

// TestGenMC is a program of 4 execution graphs: a thread that reads x and, if that is 1, z; one that reads y and writes x; and one that
// writes z twice. That z is read is found by a backward revisit only, so that the estimator of GenMC, which makes none, returns 2 with every choice: the number
// of values that x can have.
func TestGenMC(t *testing.T) {
	load := litmus.Stmt{Kind: litmus.Load}
	p := &litmus.Program{Vars: 3, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Load, Reg: 0, Var: 0}, {Kind: litmus.If, Reg: 0, C: 1, Body: []litmus.Stmt{{Kind: litmus.Load, Reg: 1, Var: 2}}}},
		{load, {Kind: litmus.Store, Var: 0, C: 1}},
		{{Kind: litmus.Store, Var: 2, C: 1}, {Kind: litmus.Store, Var: 2, C: 2}},
	}}
	p.Threads[1][0].Var = 1
	mean, variance, _ := moments(t, algorithm(t, NameGenMC, 0, p.Compile(), explore.Options{}).sampler(), 100)
	if !equals(mean[0], 2) || !equals(variance, 0) {
		t.Errorf("GenMC's estimator: %v, variance %v; want 2 for 4", mean[0], variance)
	}
	if mean, _, _ := moments(t, algorithm(t, NameT, 0, p.Compile(), explore.Options{}).sampler(), 100); !equals(mean[0], 4) {
		t.Errorf("T: %v, want 4", mean[0])
	}
	// Where no backward revisit is needed and the choices are independent, it is right.
	q := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{{Kind: litmus.Store, C: 1}}, {{Kind: litmus.Store, Var: 1, C: 1}}, {load}, {p.Threads[1][0]}}}
	if mean, _, _ := moments(t, algorithm(t, NameGenMC, 0, q.Compile(), explore.Options{}).sampler(), 100); !equals(mean[0], 4) {
		t.Errorf("GenMC's estimator: %v, want 4", mean[0])
	}
}

// TestEstimateRounds compares estimates in floating point with fractions.
func TestEstimateRounds(t *testing.T) {
	for seed := range 200 {
		r := newRandom(11, seed)
		var trial []Level
		for range 1 + r.IntN(8) {
			trial = append(trial, Level{Nodes: 1 + r.IntN(5), Children: 1 + r.IntN(9), Parents: 1 + r.IntN(4), Worth: []uint64{uint64(r.IntN(3)), uint64(r.IntN(100))}})
		}
		want := exactly(trial)
		for q, got := range Estimate(trial) {
			if w, _ := want[q].Float64(); math.Abs(got-w) > 1e-9*(1+w) {
				t.Errorf("%+v: %v, want %v", trial, got, want[q])
			}
		}
	}
}

// TestSubset draws subsets, each of which should come up about equally often.
func TestSubset(t *testing.T) {
	r, seen := newRandom(3, 0), map[string]int{}
	const n, k, all, rounds = 6, 3, 20, 20_000
	for range rounds {
		s := r.Subset(n, k)
		if len(s) != k || !slices.IsSorted(s) || s[0] < 0 || s[k-1] >= n {
			t.Fatal(s)
		}
		seen[fmt.Sprint(s)]++
	}
	square := 0.0 // Pearson's, with 19 degrees of freedom: more than 45 with probability 0.0007
	for _, m := range seen {
		d := float64(m) - rounds/all
		square += d * d / (rounds / all)
	}
	if len(seen) != all || square > 45 {
		t.Errorf("%d of %d subsets, chi square %.1f: %v", len(seen), all, square, seen)
	}
}
