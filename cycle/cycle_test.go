package cycle

import (
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// walk executes a program at random, with updates later than others would be.
func walk(r *rand.Rand, prog event.Program, model memmodel.Model) *memmodel.Machine {
	m := memmodel.NewMachine(prog, model)
	for {
		var enabled []memmodel.Proc
		for p := range m.Procs() {
			if m.Enabled(p) {
				enabled = append(enabled, p)
			}
		}
		if len(enabled) == 0 {
			return m
		}
		p := enabled[r.IntN(len(enabled))]
		for range 3 {
			if _, update := m.Thread(p); update {
				p = enabled[r.IntN(len(enabled))]
			}
		}
		m.Exec(p, 0)
	}
}

// brute is the trace of an execution by definition: a relation for each pair of
// nodes of different threads, transitive program order, and nothing clever.
type brute struct {
	m         *memmodel.Machine
	nodes     []int32
	relations map[[2]int32]map[Relation]bool
}

func newBrute(m *memmodel.Machine) *brute {
	b := &brute{m: m, relations: map[[2]int32]map[Relation]bool{}}
	steps := m.Steps()
	for i := range steps {
		if !steps[i].Update {
			b.nodes = append(b.nodes, int32(i))
		}
	}
	for _, x := range b.nodes {
		for _, y := range b.nodes {
			s, t := &steps[x], &steps[y]
			switch {
			case s.Thread == t.Thread && s.Pos < t.Pos:
				b.add(x, y, ProgramOrder)
			case m.Creator(t.Thread) == x:
				b.add(x, y, Starts)
			case t.Label.Kind == event.Join && t.Label.Thread == s.Thread:
				b.add(x, y, Joins)
			}
		}
	}
	for l := range m.Locations() {
		for bit := range 8 {
			b.byteOrder(event.Loc(l), uint8(1)<<bit)
		}
	}
	return b
}

// byteOrder relates the accesses to one byte.
func (b *brute) byteOrder(l event.Loc, mask uint8) {
	var all []*memmodel.Access
	for k := range b.m.AccessCount() {
		if a := b.m.Access(int32(k)); a.Loc == l && a.Mask&mask != 0 {
			all = append(all, a)
		}
	}
	for j, y := range all {
		last := -1
		for i, x := range all[:j] {
			from, to := node(b.m, x), node(b.m, y)
			if x.Write {
				last = i
			}
			switch {
			case x.Write && y.Write:
				b.add(from, to, Coherence)
			case y.Write:
				b.add(from, to, FromRead)
			}
		}
		if last >= 0 && (!y.Write || b.m.Steps()[y.Step].Label.Kind != event.Store) {
			b.add(node(b.m, all[last]), node(b.m, y), ReadsFrom)
		}
	}
}

func (b *brute) add(x, y int32, r Relation) {
	if r != ProgramOrder && b.m.Steps()[x].Thread == b.m.Steps()[y].Thread {
		return
	}
	p := [2]int32{x, y}
	if b.relations[p] == nil {
		b.relations[p] = map[Relation]bool{}
	}
	b.relations[p][r] = true
}

// girth returns the length of a shortest cycle, 0 if there is none.
func (b *brute) girth() int {
	best := 0
	for _, start := range b.nodes {
		depth := map[int32]int{start: 0}
		for queue := []int32{start}; len(queue) > 0; queue = queue[1:] {
			x := queue[0]
			for _, y := range b.nodes {
				if b.relations[[2]int32{x, y}] == nil {
					continue
				}
				if y == start && (best == 0 || depth[x]+1 < best) {
					best = depth[x] + 1
				}
				if _, ok := depth[y]; !ok {
					depth[y] = depth[x] + 1
					queue = append(queue, y)
				}
			}
		}
	}
	return best
}

var shapes = []litmus.Shape{
	{Threads: 3, Stmts: 6, Vars: 3, Mutexes: 1, Values: 2, Mixed: true,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Load, litmus.Store, litmus.Load, litmus.Store, litmus.CAS,
			litmus.Atomic, litmus.Await, litmus.Lock, litmus.Fence}},
	{Threads: 3, Stmts: 8, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
	// Cycles that go from a thread to one that it creates, or joins.
	{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Nested: 3, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
}

// TestFinder compares cycles with those of traces by definition.
func TestFinder(t *testing.T) {
	var f Finder
	cycles := 0
	for seed := range uint64(3000) {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		r := rand.New(rand.NewPCG(seed, 1))
		for _, model := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO} {
			m := walk(r, p.Compile(), model)
			girth := newBrute(m).girth()
			delays := f.delays(m)
			f.build(m)
			if left := f.sort(m); (left > 0) != (girth > 0) || left > 0 && !delays {
				t.Fatalf("seed %d, %s: %d nodes left, delays %v, girth %d in\n%v", seed, model, left, delays, girth, p)
			}
			if f.Cyclic(m) != (girth > 0) {
				t.Fatalf("seed %d, %s: the girth is %d", seed, model, girth)
			}
			if girth == 0 {
				continue
			}
			cycles++
			if model == memmodel.SC {
				t.Fatalf("seed %d: a cycle under SC", seed)
			}
			c := f.Shortest(m)
			checkCycle(t, newBrute(m), c, girth)
		}
	}
	t.Logf("%d cycles", cycles)
}

func checkCycle(t *testing.T, b *brute, c *Cycle, girth int) {
	t.Helper()
	if len(c.Events) != girth {
		t.Errorf("a cycle of %d events, the shortest has %d", len(c.Events), girth)
	}
	delays := 0
	for i := range c.Events {
		e, next := &c.Events[i], &c.Events[(i+1)%len(c.Events)]
		if !b.relations[[2]int32{e.Step, next.Step}][e.Relation] {
			t.Errorf("%d -%s-> %d is no edge", e.Step, e.Relation, next.Step)
		}
		if e.Delay != nil {
			delays += len(e.Delay.Stores)
			if byStore := buffered(b.m, next.Step); e.Delay.ByStore != byStore {
				t.Errorf("%d is overtaken by %d: by a store that is buffered: %v, not %v", e.Step, next.Step, byStore, e.Delay.ByStore)
			}
		}
	}
	if delays == 0 {
		t.Errorf("nothing is delayed on a cycle")
	}
}

// TestFinderAllocates nothing once it has seen a trace of the same size.
func TestFinderAllocates(t *testing.T) {
	m := walk(rand.New(rand.NewPCG(1, 1)), litmus.Random(1, shapes[1]).Compile(), memmodel.PSO)
	var f Finder
	if n := testing.AllocsPerRun(10, func() { f.build(m); f.sort(m); f.Cyclic(m) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
