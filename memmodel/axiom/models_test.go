package axiom_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// op is an operation of a litmus test. Operations of a thread follow each other.
type op struct {
	label  event.Label
	value  int  // a write is named by the value written, from 1
	read   int  // the value read, 0 for the initial one
	failed bool // a compare-exchange that fails
}

const (
	na  = event.NotAtomic
	rlx = event.Relaxed
	acq = event.Acquire
	rel = event.Release
	ar  = event.AcqRel
	sc  = event.SeqCst
)

const (
	x event.Loc = iota
	y
	z
)

func store(l event.Loc, o event.Order, value int) op {
	return op{label: event.Label{Kind: event.Store, Loc: l, Order: o}, value: value}
}

func load(l event.Loc, o event.Order, read int) op {
	return op{label: event.Label{Kind: event.Load, Loc: l, Order: o}, read: read}
}

func rmw(l event.Loc, o event.Order, read, value int) op {
	return op{label: event.Label{Kind: event.RMW, Op: event.OpXchg, Loc: l, Order: o}, value: value, read: read}
}

func lock(l event.Loc, read, value int) op {
	return op{label: event.Label{Kind: event.RMW, Sync: event.SyncMutex, Loc: l, Order: sc}, value: value, read: read}
}

// failedCAS is a compare-exchange that fails, with its order for that case.
func failedCAS(l event.Loc, fail event.Order, read int) op {
	return op{label: event.Label{Kind: event.RMW, Op: event.OpCmpXchg, Loc: l, Order: sc, Fail: fail}, read: read, failed: true}
}

func fence(o event.Order) op {
	return op{label: event.Label{Kind: event.Fence, Loc: event.NoLoc, Order: o}}
}

// graph returns the graph of threads without an order between them. finals names
// the last write of a cell where it matters.
func graph(threads ...[]op) *axiom.Graph {
	g := &axiom.Graph{}
	writes := map[[2]int]int{}
	reads := map[int]int{}
	for t, ops := range threads {
		pos := 0
		for n, o := range ops {
			for _, e := range axiom.Operation(&o.label, !o.failed, false) {
				i := len(g.Events)
				e.Thread, e.Pos, e.Node = event.ThreadID(t), pos, 100*t+n
				if e.Kind == axiom.Write {
					writes[[2]int{e.Cell, o.value}] = i
				}
				reads[i] = o.read
				g.Events = append(g.Events, e)
				g.After = append(g.After, nil)
				if pos > 0 {
					g.After[i] = []int{i - 1}
				}
				pos++
			}
		}
	}
	for i, e := range g.Events {
		w := axiom.Initial
		if e.Kind == axiom.Read && reads[i] != 0 {
			w = writes[[2]int{e.Cell, reads[i]}]
		}
		g.RF = append(g.RF, w)
	}
	return g
}

type thread = []op

// allowed lists the models that allow an outcome.
type allowed struct{ sc, tso, pso, ra, rc11 bool }

var (
	never = allowed{}
	weak  = allowed{tso: true, pso: true, ra: true, rc11: true}
	c11   = allowed{ra: true, rc11: true}
)

// shapes are outcomes of the classical tests, with what the literature says of
// them. Under TSO and PSO as far as orders go, only seq_cst stores and fences
// and, under PSO, release ones matter.
var shapes = []struct {
	name    string
	threads []thread
	want    allowed
}{
	{"SB", []thread{{store(x, rlx, 1), load(y, rlx, 0)}, {store(y, rlx, 1), load(x, rlx, 0)}}, weak},
	{"SB, release-acquire", []thread{{store(x, rel, 1), load(y, acq, 0)}, {store(y, rel, 1), load(x, acq, 0)}}, weak},
	{"SB, seq_cst", []thread{{store(x, sc, 1), load(y, sc, 0)}, {store(y, sc, 1), load(x, sc, 0)}}, allowed{ra: true}},
	{"SB, one seq_cst", []thread{{store(x, sc, 1), load(y, sc, 0)}, {store(y, rlx, 1), load(x, rlx, 0)}}, weak},
	{"SB, seq_cst fences", []thread{{store(x, rlx, 1), fence(sc), load(y, rlx, 0)}, {store(y, rlx, 1), fence(sc), load(x, rlx, 0)}}, allowed{ra: true}},
	{"SB, a fence and seq_cst accesses", []thread{{store(x, rlx, 1), fence(sc), load(y, rlx, 0)}, {store(y, sc, 1), load(x, sc, 0)}}, allowed{ra: true}},
	{"SB, acq_rel fences", []thread{{store(x, rlx, 1), fence(ar), load(y, rlx, 0)}, {store(y, rlx, 1), fence(ar), load(x, rlx, 0)}}, weak},
	{"SB, one fence", []thread{{store(x, rlx, 1), fence(sc), load(y, rlx, 0)}, {store(y, rlx, 1), load(x, rlx, 0)}}, weak},
	{"SB, exchanges for stores", []thread{{rmw(x, ar, 0, 1), load(y, acq, 0)}, {rmw(y, ar, 0, 1), load(x, acq, 0)}}, c11},
	{"SB, exchanges of another cell", []thread{{store(x, rel, 1), rmw(z, ar, 0, 1), load(y, acq, 0)}, {store(y, rel, 1), rmw(z, ar, 1, 2), load(x, acq, 0)}}, never},
	{"SB, failed compare-exchanges of another cell", []thread{{store(x, rel, 1), failedCAS(z, rlx, 0), load(y, acq, 0)}, {store(y, rel, 1), failedCAS(z, rlx, 0), load(x, acq, 0)}}, c11},
	{"SB with reads of own stores", []thread{{store(x, rlx, 1), load(x, rlx, 1), load(y, rlx, 0)}, {store(y, rlx, 1), load(y, rlx, 1), load(x, rlx, 0)}}, weak},

	{"MP", []thread{{store(x, rlx, 1), store(y, rlx, 1)}, {load(y, rlx, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP, plain data", []thread{{store(x, na, 1), store(y, rel, 1)}, {load(y, acq, 1), load(x, na, 0)}}, never},
	{"MP, release only", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {load(y, rlx, 1), load(x, rlx, 0)}}, c11},
	{"MP, acquire only", []thread{{store(x, rlx, 1), store(y, rlx, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP, release-acquire", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, never},
	{"MP, release fence", []thread{{store(x, rlx, 1), fence(rel), store(y, rlx, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, never},
	{"MP, acquire fence", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {load(y, rlx, 1), fence(acq), load(x, rlx, 0)}}, never},
	{"MP, fences", []thread{{store(x, rlx, 1), fence(rel), store(y, rlx, 1)}, {load(y, rlx, 1), fence(acq), load(x, rlx, 0)}}, never},
	{"MP, fences and plain write of the flag", []thread{{store(x, rlx, 1), fence(rel), store(y, na, 1)}, {load(y, rlx, 1), fence(acq), load(x, rlx, 0)}}, c11},
	{"MP, fences and plain read of the flag", []thread{{store(x, rlx, 1), fence(rel), store(y, rlx, 1)}, {load(y, na, 1), fence(acq), load(x, rlx, 0)}}, c11},
	{"MP, fences and plain flag", []thread{{store(x, rlx, 1), fence(rel), store(y, na, 1)}, {load(y, na, 1), fence(acq), load(x, rlx, 0)}}, c11},
	{"MP, acquire fence for release", []thread{{store(x, rlx, 1), fence(acq), store(y, rlx, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP, fence after the flag", []thread{{store(x, rlx, 1), store(y, rlx, 1), fence(rel)}, {load(y, acq, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP, release store after the flag", []thread{{store(x, rlx, 1), store(y, rlx, 1), store(z, rel, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP, release store between, to another cell", []thread{{store(x, rlx, 1), store(z, rel, 1), store(y, rlx, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, c11},
	{"MP, release store first", []thread{{store(x, rel, 1), store(y, rlx, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, allowed{pso: true, ra: true, rc11: true}},
	{"MP by locks", []thread{{lock(z, 0, 1), store(x, na, 1), lock(z, 1, 2)}, {lock(z, 2, 3), load(x, na, 0)}}, never},

	{"LB", []thread{{load(x, rlx, 1), store(y, rlx, 1)}, {load(y, rlx, 1), store(x, rlx, 1)}}, never},

	{"IRIW, relaxed", []thread{{store(x, rlx, 1)}, {store(y, rlx, 1)}, {load(x, rlx, 1), load(y, rlx, 0)}, {load(y, rlx, 1), load(x, rlx, 0)}}, c11},
	{"IRIW, release-acquire", []thread{{store(x, rel, 1)}, {store(y, rel, 1)}, {load(x, acq, 1), load(y, acq, 0)}, {load(y, acq, 1), load(x, acq, 0)}}, c11},
	{"IRIW, seq_cst", []thread{{store(x, sc, 1)}, {store(y, sc, 1)}, {load(x, sc, 1), load(y, sc, 0)}, {load(y, sc, 1), load(x, sc, 0)}}, allowed{ra: true}},
	{"IRIW, acquire reads first", []thread{{store(x, sc, 1)}, {store(y, sc, 1)}, {load(x, acq, 1), load(y, sc, 0)}, {load(y, acq, 1), load(x, sc, 0)}}, c11},
	{"IRIW, seq_cst fences", []thread{{store(x, rlx, 1)}, {store(y, rlx, 1)}, {load(x, rlx, 1), fence(sc), load(y, rlx, 0)}, {load(y, rlx, 1), fence(sc), load(x, rlx, 0)}}, allowed{ra: true}},

	{"2+2W", []thread{{store(x, rlx, 1), store(y, rlx, 2)}, {store(y, rlx, 1), store(x, rlx, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}, {load(y, rlx, 2), load(y, rlx, 1)}}, allowed{pso: true, ra: true, rc11: true}},
	{"2+2W, seq_cst", []thread{{store(x, sc, 1), store(y, sc, 2)}, {store(y, sc, 1), store(x, sc, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}, {load(y, rlx, 2), load(y, rlx, 1)}}, allowed{ra: true}},
	{"2+2W, release", []thread{{store(x, rel, 1), store(y, rel, 2)}, {store(y, rel, 1), store(x, rel, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}, {load(y, rlx, 2), load(y, rlx, 1)}}, c11},

	{"CoRR", []thread{{store(x, rlx, 1)}, {load(x, rlx, 1), load(x, rlx, 0)}}, never},
	{"CoRR2", []thread{{store(x, rlx, 1)}, {store(x, rlx, 2)}, {load(x, rlx, 1), load(x, rlx, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}}, never},
	{"CoWR", []thread{{store(x, rlx, 1), load(x, rlx, 0)}}, never},
	{"CoRW", []thread{{load(x, rlx, 1), store(x, rlx, 1)}}, never},
	{"CoWW", []thread{{store(x, rlx, 1), store(x, rlx, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}}, never},

	{"W+RWC", []thread{{store(z, rlx, 1), store(x, rel, 1)}, {load(x, acq, 1), fence(sc), load(y, rlx, 0)}, {store(y, rlx, 1), fence(sc), load(z, rlx, 0)}}, allowed{ra: true}},
	{"W+RWC, seq_cst accesses", []thread{{store(z, rlx, 1), store(x, rel, 1)}, {load(x, acq, 1), load(y, sc, 0)}, {store(y, sc, 1), load(z, sc, 0)}}, c11},
	{"RWC, seq_cst fences", []thread{{store(x, rlx, 1)}, {load(x, rlx, 1), fence(sc), load(y, rlx, 0)}, {store(y, rlx, 1), fence(sc), load(x, rlx, 0)}}, allowed{ra: true}},
	{"WRC", []thread{{store(x, rlx, 1)}, {load(x, rlx, 1), store(y, rel, 1)}, {load(y, acq, 1), load(x, rlx, 0)}}, never},
	{"WRC, relaxed", []thread{{store(x, rlx, 1)}, {load(x, rlx, 1), store(y, rlx, 1)}, {load(y, rlx, 1), load(x, rlx, 0)}}, c11},
	{"Z6.U", []thread{{store(x, sc, 1), store(y, rel, 1)}, {rmw(y, sc, 1, 2), load(y, rlx, 3)}, {store(y, sc, 3), load(x, sc, 0)}}, c11},

	// psc leaves a write for another cell before happens-before leads elsewhere.
	{"seq_cst write behind a write to its cell", []thread{{store(x, sc, 1), store(x, rel, 2)}, {load(x, acq, 2), load(y, sc, 0)}, {store(y, sc, 1), load(x, sc, 0)}}, c11},
	{"seq_cst write behind a write to another cell", []thread{{store(x, sc, 1), store(z, rel, 2)}, {load(z, acq, 2), load(y, sc, 0)}, {store(y, sc, 1), load(x, sc, 0)}}, allowed{ra: true}},

	{"release sequence by an exchange", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {rmw(y, rlx, 1, 2)}, {load(y, acq, 2), load(x, rlx, 0)}}, never},
	{"release sequence by two exchanges", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {rmw(y, rlx, 1, 2)}, {rmw(y, rlx, 2, 3)}, {load(y, acq, 3), load(x, rlx, 0)}}, never},
	{"release sequence cut by a store", []thread{{store(x, rlx, 1), store(y, rel, 1)}, {load(y, rlx, 1), store(y, rlx, 2)}, {load(y, acq, 2), load(x, rlx, 0)}}, c11},
	{"no release sequence by the same thread", []thread{{store(x, rlx, 1), store(y, rel, 1), store(y, rlx, 2)}, {load(y, acq, 2), load(x, rlx, 0)}}, c11},

	{"exchanges of the same value", []thread{{rmw(x, rlx, 0, 1)}, {rmw(x, rlx, 0, 2)}}, never},
	{"exchange and store", []thread{{rmw(x, rlx, 0, 1)}, {store(x, rlx, 2)}, {load(x, rlx, 2), load(x, rlx, 1)}}, never},
}

// TestSections checks that what reads between the writes of an atomic section is refused where sections are blocks of an order.
func TestSections(t *testing.T) {
	for _, m := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO} {
		for _, section := range []bool{false, true} {
			g := graph(thread{rmw(x, sc, 0, 1), rmw(y, sc, 0, 1)}, thread{load(x, sc, 1), load(y, sc, 0)})
			for i := range g.Events {
				if section && g.Events[i].Thread == 0 {
					g.Events[i].Node = 0
				}
			}
			if _, _, ok := axiom.Coherence(g, m); ok == section {
				t.Errorf("%v, section %v: allowed %v", m, section, ok)
			}
		}
	}
}

func models() []memmodel.Model {
	var all []memmodel.Model
	for _, name := range memmodel.AllModels() {
		m, _ := memmodel.ParseModel(name)
		all = append(all, m)
	}
	return all
}

// TestShapes looks for coherence orders of the classical tests.
func TestShapes(t *testing.T) {
	for _, c := range shapes {
		g := graph(c.threads...)
		want := []bool{c.want.sc, c.want.tso, c.want.pso, c.want.ra, c.want.rc11}
		for i, m := range models() {
			co, _, ok := axiom.Coherence(g, m)
			if ok != want[i] {
				t.Errorf("%s under %v: allowed %v, want %v", c.name, m, ok, want[i])
			}
			if g.CO = co; ok && !axiom.Consistent(g, m) {
				t.Errorf("%s under %v: coherence %v is not consistent", c.name, m, co)
			}
		}
	}
}

// TestCoherenceIsCanonical renumbers the events of graphs: the coherence order
// found stays the same.
func TestCoherenceIsCanonical(t *testing.T) {
	for _, c := range shapes {
		g := graph(c.threads...)
		for _, m := range models() {
			want := names(g, m)
			for seed := range uint64(5) {
				if got := names(renumbered(g, rand.New(rand.NewPCG(seed, 1)).Perm(len(g.Events))), m); !reflect.DeepEqual(got, want) {
					t.Errorf("%s under %v: %v, renumbered %v", c.name, m, want, got)
				}
			}
		}
	}
}

func names(g *axiom.Graph, m memmodel.Model) [][]string {
	co, _, _ := axiom.Coherence(g, m)
	var all [][]string
	for _, order := range co {
		var cell []string
		for _, w := range order {
			cell = append(cell, fmt.Sprint(g.Events[w].Thread, g.Events[w].Pos))
		}
		all = append(all, cell)
	}
	return all
}

// renumbered returns the graph in which event i has number to[i].
func renumbered(g *axiom.Graph, to []int) *axiom.Graph {
	h := &axiom.Graph{Events: slices.Clone(g.Events), After: slices.Clone(g.After), RF: slices.Clone(g.RF)}
	for i, j := range to {
		h.Events[j] = g.Events[i]
		h.After[j] = nil
		for _, a := range g.After[i] {
			h.After[j] = append(h.After[j], to[a])
		}
		h.RF[j] = axiom.Initial
		if g.RF[i] != axiom.Initial {
			h.RF[j] = to[g.RF[i]]
		}
	}
	return h
}

// TestThreads checks that creation and join of a thread order what is before and
// after, under every model.
func TestThreads(t *testing.T) {
	write, read := store(x, rlx, 1), load(x, rlx, 0)
	for _, c := range []struct {
		name string
		kind event.Kind
	}{{"creation", event.Create}, {"join", event.Join}} {
		between := op{label: event.Label{Kind: c.kind, Loc: event.NoLoc}}
		var g *axiom.Graph
		if c.kind == event.Create {
			g = graph(thread{write, between}, thread{read})
			g.After[2] = []int{1}
		} else {
			g = graph(thread{between, read}, thread{write})
			g.After[0] = []int{2}
		}
		for _, m := range models() {
			if _, _, ok := axiom.Coherence(g, m); ok {
				t.Errorf("%s under %v: a write before it is not seen after it", c.name, m)
			}
		}
	}
}
