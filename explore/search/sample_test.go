package search_test

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/sampled"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/interp/interptest"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	samplesSeeds = flag.Uint64("samples.seeds", 60, "number of generated programs whose single graphs are compared with walks, for each model")
	samplesFirst = flag.Uint64("samples.first", 0, "first seed of these")
)

// algorithm is a search whose tree is looked at.
type algorithm struct {
	name     string
	explorer func(event.Program, search.Options, *cells.Layout) *search.Explorer
	sampler  func(event.Program, search.Options, *cells.Layout) *search.Sampler
}

var (
	graphs     = algorithm{"trust", trust.NewExplorer, sampled.NewSampler}
	readsFroms = algorithm{"readsfrom", readsfrom.NewExplorer, readsfrom.NewSampler}
)

// everything are options that check all kinds of errors and go on after them.
func everything(m memmodel.Model) search.Options {
	return search.Options{Model: m, MaxEvents: 1000, Checked: func(event.ErrorKind) bool { return true }, Found: func(*search.Violation) bool { return false },
		Raced: func([]memmodel.Move) (raced, stop bool) { return true, false }}
}

// sum adds up what is counted in a tree of single graphs, node by node.
func sum(n tree.Node, limit *int) (total [search.Quantities]uint64) {
	if *limit--; *limit < 0 {
		n.Release()
		return total
	}
	for i, v := range n.Worth() {
		total[i] = v
	}
	k := n.Children()
	if k == 0 {
		n.Release()
		return total
	}
	all := make([]int, k)
	for i := range all {
		all[i] = i
	}
	for _, c := range n.Descend(all) {
		for i, v := range sum(c, limit) {
			total[i] += v
		}
	}
	return total
}

func tallyOf(q [search.Quantities]uint64) search.Tally {
	t := search.Tally{Executions: q[search.Executions], Erroneous: q[search.Erroneous], Events: q[search.Events]}
	copy(t.Blocked[:], q[search.Blocked:])
	return t
}

// compareSamples compares what single graphs count with what a walk does, for the whole tree and for what is left of it at some
// positions. It returns false if the program is beyond the algorithm, or too large.
func compareSamples(t *testing.T, of algorithm, prog event.Program, opts search.Options) (diff string, ok bool) {
	t.Helper()
	layout := cells.NewLayout()
	const limit = 1000
	faults := map[string]bool{}
	stops := opts.Found
	opts.Found = func(v *search.Violation) bool {
		if v.Fault != nil {
			faults[fmt.Sprint(v.Thread, v.Fault)] = true
		}
		return stops(v)
	}
	for {
		clear(faults)
		w := of.explorer(prog, opts, layout)
		w.Turn(3 * limit)
		switch end := w.Run(new(atomic.Bool)); end {
		case search.Restart:
			layout.Merge(w.Learned)
			continue
		case search.Exhausted:
		default:
			return "", false
		}
		found := maps.Clone(faults)
		clear(faults)
		var total [search.Quantities]uint64
		s := of.sampler(prog, opts, layout)
		left := limit
		switch end := s.Sample(tree.Position{}, func(root tree.Node) { left = limit; total = sum(root, &left) }); end {
		case search.Exhausted:
		case search.TooManyThreads: // a walk goes on with longer sets, which single graphs do not have
			return "", false
		default:
			t.Fatalf("samples end with %d", end)
		}
		if left < 0 {
			return "", false
		}
		if w.Widened() { // a search that goes on with wider sets counts some events twice
			w.Tally.Events = total[search.Events]
		}
		w.Tally.Work = 0
		if d := cmp.Diff(w.Tally, tallyOf(total)) + cmp.Diff(found, faults); d != "" {
			return d, true
		}
		return comparePositions(t, of, prog, opts, layout, s, w.Tally), true
	}
}

// comparePositions walks with interruptions and splits, and compares what is left at each of them.
func comparePositions(t *testing.T, of algorithm, prog event.Program, opts search.Options, layout *cells.Layout, s *search.Sampler, whole search.Tally) string {
	t.Helper()
	w := of.explorer(prog, opts, layout)
	w.Turn(max(1, whole.Events/7))
	var given []tree.Position
	rest := 1.0
	for round := 0; w.Run(new(atomic.Bool)) == search.Interrupted; round++ {
		if round%2 == 0 {
			if path, base, ok := w.Split(); ok {
				given = append(given, tree.Position{Path: path, Base: base})
			}
		}
		path, base := w.Position()
		total, weight := w.Tally, 0.0
		for _, at := range append(slices.Clip(given), tree.Position{Path: path, Base: base}) {
			var more [search.Quantities]uint64
			limit := 1 << 20
			if end := s.Sample(at, func(root tree.Node) { more = sum(root, &limit) }); end != search.Exhausted {
				t.Fatalf("samples end with %d", end)
			}
			part := tallyOf(more)
			total.Add(part)
			r, end := s.Rest(at)
			if end != search.Exhausted || r > 0 != (part != search.Tally{}) && part.Executions > 0 {
				t.Fatalf("rest %v of %+v, %d", r, part, end)
			}
			weight += r
		}
		total.Events, total.Work = whole.Events, whole.Work // events above a position are counted twice
		if d := cmp.Diff(whole, total); d != "" {
			return "from a position: " + d
		}
		if weight > rest*(1+1e-9) || weight <= 0 { // an interruption may be in the midst of an execution, so that no choice was made since
			t.Fatalf("the weight of the rest grows from %v to %v", rest, weight)
		}
		rest = weight
	}
	return ""
}

// TestSample compares sums over single graphs with walks of the tree, on generated programs.
func TestSample(t *testing.T) {
	compared := 0
	for seed := *samplesFirst; seed < *samplesFirst+*samplesSeeds; seed++ {
		for i, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			shape := litmus.Everything()
			if (seed+uint64(i))%3 == 0 {
				shape = litmus.Shape{Threads: 4, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.CAS, litmus.Choose, litmus.Await}}
			}
			shape.Orders, shape.Main = !model.Operational() || seed%2 == 0, 3
			if !model.Operational() {
				shape = shape.Weak()
			} else {
				shape.Heap = false
			}
			opts := everything(model)
			of := graphs
			if (seed+uint64(i))%4 == 1 {
				of = readsFroms
			} else {
				opts.Races = seed%3 == 0
			}
			if of.name == readsFroms.name && !model.Operational() {
				opts.Found = func(v *search.Violation) bool { return v.Fault != nil && v.Fault.Kind == "" }
			}
			wrong := func(p *litmus.Program) string {
				d, ok := compareSamples(t, of, p.Compile(), opts)
				if ok {
					compared++
				}
				return d
			}
			if p := litmus.Random(seed, shape); wrong(p) != "" {
				p = litmus.Shrink(p, func(q *litmus.Program) bool { return wrong(q) != "" })
				t.Fatalf("%s, %s, seed %d, shrunk to\n%v\n%s", of.name, name, seed, p, wrong(p))
			}
		}
	}
	t.Logf("%d programs", compared)
	if compared < int(*samplesSeeds) {
		t.Errorf("only %d programs were compared", compared)
	}
}

// TestSampleCorpus does the same for programs of testdata.
func TestSampleCorpus(t *testing.T) {
	compared := 0
	for i, name := range interptest.Corpus(t) {
		if strings.HasPrefix(name, "threads/spawn_failing.") {
			continue // thousands of threads are beyond single graphs, and take long until that is seen
		}
		m := memmodel.Model(i % len(memmodel.AllModels()))
		d, ok := compareSamples(t, graphs, corpus.Load(t, name), everything(m))
		if d != "" {
			t.Errorf("%s, %s: %s", name, m, d)
		}
		if ok {
			compared++
		}
	}
	t.Logf("%d programs", compared)
}
