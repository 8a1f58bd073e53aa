package trust

import (
	"flag"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	samplesSeeds = flag.Uint64("samples.seeds", 60, "number of generated programs whose single graphs are compared with walks, for each model")
	samplesFirst = flag.Uint64("samples.first", 0, "first seed of these")
)

// sum adds up what is counted in a tree of single graphs, node by node.
func sum(n tree.Node, limit *int) (total [Quantities]uint64) {
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

func tallyOf(q [Quantities]uint64) Tally {
	t := Tally{Executions: q[Executions], Erroneous: q[Erroneous], Events: q[Events]}
	copy(t.Blocked[:], q[Blocked:])
	return t
}

// compareSamples compares what single graphs count with what a walk does, for the whole tree and for what is left of it at some
// positions. It returns false if the program is beyond the algorithm, or too large.
func compareSamples(t *testing.T, prog event.Program, opts Options) (diff string, ok bool) {
	t.Helper()
	layout := NewLayout()
	const limit = 1000
	faults := map[string]bool{}
	stops := opts.Found
	opts.Found = func(v *Violation) bool {
		if v.Fault != nil {
			faults[fmt.Sprint(v.Thread, v.Fault)] = true
		}
		return stops(v)
	}
	for {
		clear(faults)
		w := NewWalker(prog, opts, layout)
		w.Turn(3 * limit)
		switch end := w.Run(new(atomic.Bool)); end {
		case Restart:
			layout.Merge(w.Learned)
			continue
		case Exhausted:
		default:
			return "", false
		}
		found := maps.Clone(faults)
		clear(faults)
		var total [Quantities]uint64
		s := NewSampler(prog, opts, layout)
		left := limit
		if end := s.Sample(tree.Position{}, func(root tree.Node) { left = limit; total = sum(root, &left) }); end != Exhausted {
			t.Fatalf("samples end with %d", end)
		}
		if left < 0 {
			return "", false
		}
		if w.width > 0 { // a search that goes on with wider sets counts some events twice
			w.Tally.Events = total[Events]
		}
		if d := cmp.Diff(w.Tally, tallyOf(total)) + cmp.Diff(found, faults); d != "" {
			return d, true
		}
		return comparePositions(t, prog, opts, layout, s, w.Tally), true
	}
}

// comparePositions walks with interruptions and splits, and compares what is left at each of them.
func comparePositions(t *testing.T, prog event.Program, opts Options, layout *Layout, s *Sampler, whole Tally) string {
	t.Helper()
	w := NewWalker(prog, opts, layout)
	w.Turn(max(1, whole.Events/7))
	var given []tree.Position
	rest := 1.0
	for round := 0; w.Run(new(atomic.Bool)) == Interrupted; round++ {
		if round%2 == 0 {
			if path, base, ok := w.Split(); ok {
				given = append(given, tree.Position{Path: path, Base: base})
			}
		}
		path, base := w.Position()
		total, weight := w.Tally, 0.0
		for _, at := range append(slices.Clip(given), tree.Position{Path: path, Base: base}) {
			var more [Quantities]uint64
			limit := 1 << 20
			if end := s.Sample(at, func(root tree.Node) { more = sum(root, &limit) }); end != Exhausted {
				t.Fatalf("samples end with %d", end)
			}
			part := tallyOf(more)
			total.Add(part)
			r, end := s.Rest(at)
			if end != Exhausted || r > 0 != (part != Tally{}) && part.Executions > 0 {
				t.Fatalf("rest %v of %+v, %d", r, part, end)
			}
			weight += r
		}
		total.Events = whole.Events // events above a position are counted twice
		if d := cmp.Diff(whole, total); d != "" {
			return "from a position: " + d
		}
		if weight > rest || weight <= 0 {
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
				shape.Kinds = slices.DeleteFunc(slices.Clone(shape.Kinds), func(k litmus.Kind) bool { return k == litmus.Atomic })
				shape.Mixed = false
			} else {
				shape.Heap = false
			}
			opts := everything(model)
			opts.ReadsFrom = (seed+uint64(i))%4 == 1
			opts.Races = !opts.ReadsFrom && seed%3 == 0
			if opts.ReadsFrom && !model.Operational() {
				opts.Found = func(v *Violation) bool { return v.Fault != nil && v.Fault.Kind == "" }
			}
			wrong := func(p *litmus.Program) string {
				d, ok := compareSamples(t, p.Compile(), opts)
				if ok {
					compared++
				}
				return d
			}
			if p := litmus.Random(seed, shape); wrong(p) != "" {
				p = litmus.Shrink(p, func(q *litmus.Program) bool { return wrong(q) != "" })
				t.Fatalf("%s, seed %d, reads-from %v, shrunk to\n%v\n%s", name, seed, opts.ReadsFrom, p, wrong(p))
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
	files, err := filepath.Glob(filepath.Join("..", "..", "testdata", "*.ll"))
	if err != nil || len(files) < 100 {
		t.Fatal(err, len(files))
	}
	compared := 0
	for i, name := range files {
		m := memmodel.Model(i % len(memmodel.AllModels()))
		d, ok := compareSamples(t, loaded(t, name), everything(m))
		if d != "" {
			t.Errorf("%s, %s: %s", name, m, d)
		}
		if ok {
			compared++
		}
	}
	t.Logf("%d programs", compared)
}

// TestCopy compares graphs with copies of them, made in searches that know nothing and in such that have held other graphs.
func TestCopy(t *testing.T) {
	copied := 0
	for seed := range uint64(300) {
		model := memmodel.Model(seed % uint64(len(memmodel.AllModels())))
		shape := litmus.Everything()
		shape.Orders = !model.Operational()
		if !model.Operational() {
			shape.Kinds = slices.DeleteFunc(slices.Clone(shape.Kinds), func(k litmus.Kind) bool { return k == litmus.Atomic })
			shape.Mixed = false
		}
		s := NewSampler(litmus.Random(seed, shape).Compile(), everything(model), NewLayout())
		s.Sample(tree.Position{}, func(root tree.Node) {
			n := root
			for step := 0; ; step++ {
				g, ok := n.(*sample[[1]uint64])
				if !ok {
					return
				}
				g.compareCopies(t, &copied)
				k := n.Children()
				if k == 0 {
					return
				}
				n = n.Descend([]int{step % k})[0]
			}
		})
	}
	if copied < 500 {
		t.Errorf("%d copies only", copied)
	}
}

// compareCopies compares a graph with itself after a look at its children, and with two copies.
func (g *sample[S]) compareCopies(t *testing.T, copied *int) {
	t.Helper()
	was := snap(g.search)
	if g.Children() > 0 && !g.moved {
		if d := was.differs(g.search); len(d) > 0 {
			t.Errorf("a look at the children was not taken back: %v", d)
		}
	}
	g.forgetPast()
	fresh := newExplorer[S](g.s.w)
	dirty := take[S](g.s)
	dirty.mids, dirty.halves, dirty.sections, dirty.log = 7, 7, !g.sections, append(dirty.log, rowLog[S]{})
	dirty.forgetPast()
	for _, x := range []*search[S]{fresh.search, dirty.search} {
		x.become(g.search)
		if d := snap(g.search).differs(x); len(d) > 0 || x.sections != g.sections || x.ready != g.ready || x.scFences != g.scFences {
			t.Errorf("a copy differs: %v", d)
		}
		*copied++
	}
	dirty.Release()
}
