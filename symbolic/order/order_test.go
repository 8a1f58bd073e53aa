package order

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/symbolic/sat"
)

// drawn is a random problem with an assignment: literal v is variable v, and all are positive.
type drawn struct {
	*Problem
	vars int
	lits []sat.Lit // those that are true
}

func (d *drawn) fresh() sat.Lit {
	d.vars++
	return sat.Pos(sat.Var(d.vars - 1))
}

// draw draws threads of a few steps that access a few cells. Each read obtains some write or what the cell holds at first.
func draw(seed uint64) *drawn {
	r := rand.New(rand.NewPCG(seed, 15))
	d := &drawn{Problem: &Problem{Cells: 1 + r.IntN(3)}}
	most := 8
	if seed%2 == 1 {
		most = 6 // the others are for store buffers
	}
	for t := range 2 + r.IntN(3) {
		var steps []int32
		for range 1 + r.IntN(3) {
			if d.Steps < most {
				steps = append(steps, int32(d.Steps))
				d.Steps++
			}
		}
		if t > 0 && r.IntN(6) == 0 && len(steps) > 0 && len(d.Threads[t-1]) > 0 {
			from := d.Threads[t-1][r.IntN(len(d.Threads[t-1]))]
			d.Before = append(d.Before, [2]int32{from, steps[0]})
		}
		d.Threads = append(d.Threads, steps)
	}
	type access struct{ step, cell int32 }
	var reads []access
	for s := range d.Steps {
		for c := range d.Cells {
			if c != r.IntN(d.Cells) && r.IntN(4) > 0 {
				continue
			}
			kind := r.IntN(5)
			if kind != 0 && kind != 1 {
				reads = append(reads, access{int32(s), int32(c)})
			}
			if kind < 3 {
				d.Writes = append(d.Writes, Write{int32(s), int32(c), d.fresh()})
			}
		}
	}
	for _, w := range d.Writes {
		if r.IntN(8) > 0 {
			d.lits = append(d.lits, w.Lit)
		}
	}
	issued := map[int32]int32{} // by step at which a store buffer is drained: the step of the store
	if seed%2 == 1 {
		issued = d.buffer(r, func(s int32) bool { return slices.ContainsFunc(reads, func(a access) bool { return a.step == s }) })
	}
	for _, a := range reads {
		read := Read{Step: a.step, Cell: a.cell, Sources: []Source{{Initial, d.fresh()}}}
		for w, x := range d.Writes {
			if s, ok := issued[x.Step]; ok && x.Cell == a.cell && d.thread(s) == d.thread(a.step) && s < a.step {
				read.Own = append(read.Own, int32(w))
			}
		}
		for w, x := range d.Writes {
			if x.Cell == a.cell && x.Step != a.step {
				read.Sources = append(read.Sources, Source{int32(w), d.fresh()})
			}
		}
		s := read.Sources[r.IntN(len(read.Sources))]
		d.Reads = append(d.Reads, read)
		if r.IntN(8) > 0 && d.newest(read, s) && (s.Write == Initial || slices.Contains(d.lits, d.Writes[s.Write].Lit)) {
			d.lits = append(d.lits, s.Lit)
		}
	}
	if r.IntN(4) == 0 {
		f := Final{int32(r.IntN(d.Steps)), int32(r.IntN(d.Cells)), d.fresh()}
		d.Finals = append(d.Finals, f)
		d.lits = append(d.lits, f.Lit)
	}
	if r.IntN(4) == 0 && len(d.Threads[0]) > 0 && len(d.Threads[1]) > 0 {
		j := Edge{d.Threads[0][len(d.Threads[0])-1], d.Threads[1][r.IntN(len(d.Threads[1]))], d.fresh()}
		d.Joins = append(d.Joins, j)
		if r.IntN(3) > 0 {
			d.lits = append(d.lits, j.Lit)
		}
	}
	r.Shuffle(len(d.lits), func(i, j int) { d.lits[i], d.lits[j] = d.lits[j], d.lits[i] })
	return d
}

// buffer lets most stores of some threads go through store buffers: one for each thread, or one for each cell, too. It returns the new steps with those of
// the stores.
func (d *drawn) buffer(r *rand.Rand, reads func(step int32) bool) map[int32]int32 {
	issued := map[int32]int32{}
	perCell := r.IntN(2) == 0
	for _, steps := range slices.Clone(d.Threads) {
		lanes := map[int32]int{}
		for _, s := range steps {
			var mine []int
			for w := range d.Writes {
				if d.Writes[w].Step == s {
					mine = append(mine, w)
				}
			}
			if len(mine) == 0 || reads(s) || perCell && len(mine) > 1 || d.Steps == 9 || r.IntN(6) == 0 {
				for _, lane := range lanes { // it waits for the buffer
					d.Before = append(d.Before, [2]int32{d.Threads[lane][len(d.Threads[lane])-1], s})
				}
				if len(mine) == 0 || r.IntN(2) == 0 {
					d.Before = d.Before[:len(d.Before)-len(lanes)] // or not
				}
				continue
			}
			u := int32(d.Steps)
			d.Steps++
			issued[u] = s
			d.Before = append(d.Before, [2]int32{s, u})
			key := int32(0)
			if perCell {
				key = d.Writes[mine[0]].Cell
			}
			if _, ok := lanes[key]; !ok {
				lanes[key] = len(d.Threads)
				d.Threads = append(d.Threads, nil)
			}
			d.Threads[lanes[key]] = append(d.Threads[lanes[key]], u)
			for _, w := range mine {
				d.Writes[w].Step = u
			}
		}
	}
	return issued
}

// thread is the thread of a step.
func (d *drawn) thread(step int32) int {
	return slices.IndexFunc(d.Threads, func(steps []int32) bool { return slices.Contains(steps, step) })
}

// newest tells that a read that obtains a source does not ignore what its thread has written since, as callers promise.
func (d *drawn) newest(r Read, s Source) bool {
	if s.Write != Initial && !r.buffered(s.Write) {
		return true
	}
	for i := len(r.Own) - 1; i >= 0 && r.Own[i] != s.Write; i-- {
		if slices.Contains(d.lits, d.Writes[r.Own[i]].Lit) {
			return false
		}
	}
	return true
}

// possible tells by trying all interleavings whether literals have an order.
func (d *drawn) possible(lits []sat.Lit) bool {
	holds := make([]bool, 2*d.vars)
	for _, l := range lits {
		holds[l] = true
	}
	next := make([]int, len(d.Threads))
	var order []int32
	var extend func() bool
	extend = func() bool {
		if len(order) == d.Steps {
			return d.Check(order, func(l int32) bool { return holds[l] })
		}
		for t, steps := range d.Threads {
			if next[t] < len(steps) && !slices.ContainsFunc(d.Before, func(b [2]int32) bool { return b[1] == steps[next[t]] && !slices.Contains(order, b[0]) }) {
				order = append(order, steps[next[t]])
				next[t]++
				if extend() {
					return true
				}
				next[t]--
				order = order[:len(order)-1]
			}
		}
		return false
	}
	return extend()
}

const seeds = 6000

// TestClose compares the graph with all interleavings: a conflict is one, an order is one, and with pairs decided there is one or
// the other.
func TestClose(t *testing.T) {
	var refuted, ordered, opened int
	for seed := range uint64(seeds) {
		d := draw(seed)
		if err := d.Validate(); err != nil {
			t.Fatal(err)
		}
		want := d.possible(d.lits)
		g, ok := New(d.Problem)
		if !ok {
			t.Fatalf("seed %d: refuted before anything is assigned", seed)
		}
		g.Assign(d.lits...)
		holds := func(l int32) bool { return slices.Contains(d.lits, sat.Lit(l)) }
		conflict, ok := g.Close()
		if !ok {
			refuted++
			if d.possible(conflict) {
				t.Fatalf("seed %d: %v is no conflict", seed, conflict)
			}
			for _, l := range conflict {
				if !slices.Contains(d.lits, l) {
					t.Fatalf("seed %d: %s is not assigned", seed, l)
				}
			}
			continue
		}
		order, open, ok := g.Linearise()
		switch {
		case ok && !d.Check(order, holds):
			t.Fatalf("seed %d: %v is no order", seed, order)
		case ok:
			ordered++
		default:
			opened++
			if got := d.decides(g, open); got != want {
				t.Fatalf("seed %d: %v with all pairs decided, want %v", seed, got, want)
			}
		}
		if ok && !want {
			t.Fatalf("seed %d: there is no order", seed)
		}
	}
	t.Logf("%d refuted, %d ordered, %d left open", refuted, ordered, opened)
	if refuted < 100 || ordered < 100 {
		t.Error("the problems are one-sided")
	}
}

// decides puts pairs of steps in both orders until there is an order, or none.
func (d *drawn) decides(g *Graph, open [2]int32) bool {
	l, _ := g.Pair(open[0], open[1], d.fresh)
	for _, l := range []sat.Lit{l, l.Neg()} {
		g.Push()
		g.Assign(l)
		if _, ok := g.Close(); ok {
			order, open, ok := g.Linearise()
			if ok && d.Check(order, func(l int32) bool { return slices.Contains(d.lits, sat.Lit(l)) }) || !ok && d.decides(g, open) {
				return true
			}
		}
		g.Pop(g.Levels() - 1)
	}
	return false
}

// TestUndo compares a graph that has gone back and forth with a new one.
func TestUndo(t *testing.T) {
	for seed := range uint64(seeds) {
		d := draw(seed)
		r := rand.New(rand.NewPCG(seed, 16))
		g, _ := New(d.Problem)
		ends := []int{0}
		for range 20 {
			n := ends[len(ends)-1]
			g.Push()
			to := n + r.IntN(len(d.lits)-n+1)
			g.Assign(d.lits[n:to]...)
			ends = append(ends, to)
			_, ok := g.Close()
			if level := r.IntN(len(ends)); !ok || r.IntN(2) == 0 {
				if !ok {
					level = min(level, len(ends)-2)
				}
				g.Pop(level)
				ends = ends[:level+1]
			}
		}
		if _, ok := g.Close(); !ok {
			continue
		}
		fresh, _ := New(d.Problem)
		fresh.Assign(d.lits[:ends[len(ends)-1]]...)
		if _, ok := fresh.Close(); !ok {
			t.Fatalf("seed %d: a cycle that is not there from the start", seed)
		}
		if !slices.Equal(g.after, fresh.after) || !slices.Equal(g.before, fresh.before) || !slices.Equal(g.executed, fresh.executed) {
			t.Fatalf("seed %d: after Pop the graph is another one", seed)
		}
	}
}

// TestImplied compares what follows with all interleavings: the reasons and the opposite are impossible. What one edge would
// contradict is found.
func TestImplied(t *testing.T) {
	implied := 0
	for seed := range uint64(seeds) {
		d := draw(seed)
		g, _ := New(d.Problem)
		g.Watch()
		r := rand.New(rand.NewPCG(seed, 17))
		known := d.lits[:r.IntN(len(d.lits)+1)]
		value := func(l sat.Lit) sat.Value {
			if slices.Contains(known, l) {
				return sat.True
			}
			return sat.Undefined
		}
		half := r.IntN(len(known) + 1)
		g.Assign(known[:half]...)
		if _, ok := g.Close(); !ok {
			continue
		}
		first := slices.Clone(g.Implied(value))
		g.Push()
		g.Assign(known[half:]...)
		if _, ok := g.Close(); !ok {
			continue
		}
		var all []sat.Lit
		for _, l := range slices.Clone(g.Implied(value)) {
			implied++
			all = append(all, l)
			because := slices.Clone(g.Because(l))
			for _, q := range because {
				if !slices.Contains(known, q) {
					t.Fatalf("seed %d: %s because of %s, which is not assigned", seed, l, q)
				}
			}
			if d.possible(append(because, l.Neg())) {
				t.Fatalf("seed %d: %s does not follow from %v\n%+v", seed, l, because, d.Problem)
			}
		}
		for _, read := range d.Reads {
			for _, s := range read.Sources {
				if s.Write == Initial || value(s.Lit) == sat.True || read.buffered(s.Write) {
					continue
				}
				if u := d.Writes[s.Write].Step; g.reaches(read.Step, u) {
					if !slices.Contains(all, s.Lit.Neg()) && !slices.Contains(first, s.Lit.Neg()) {
						t.Fatalf("seed %d: %s closes a cycle, and was not implied", seed, s.Lit)
					}
				}
			}
		}
	}
	t.Logf("%d literals implied", implied)
	if implied < 1000 {
		t.Error("too few literals were implied")
	}
}

// TestKernels compares kernel reasons with all interleavings: none of them has an order, and one of the smallest there are is among
// them.
func TestKernels(t *testing.T) {
	count, refuted := 0, 0
	for seed := range uint64(seeds) {
		d := draw(seed)
		g, _ := New(d.Problem)
		g.Assign(d.lits...)
		conflict, ok := g.Close()
		kernels := Kernels(d.Problem, d.lits, max(len(conflict), 4), func(sat.Lit) bool { return false })
		if ok {
			if len(kernels) > 0 {
				t.Fatalf("seed %d: kernel reasons of a graph without cycles", seed)
			}
			continue
		}
		refuted++
		count += len(kernels)
		if len(kernels) == 0 {
			t.Fatalf("seed %d: no kernel reason, but %v is a conflict", seed, conflict)
		}
		for i, k := range kernels {
			if d.possible(k) {
				t.Fatalf("seed %d: %v is possible", seed, k)
			}
			for j, o := range kernels {
				if i != j && !slices.ContainsFunc(o, func(l sat.Lit) bool { return !slices.Contains(k, l) }) {
					t.Fatalf("seed %d: %v is within %v", seed, o, k)
				}
			}
		}
		if len(conflict) < len(kernels[0]) {
			t.Fatalf("seed %d: %v is smaller than all kernel reasons", seed, conflict)
		}
	}
	t.Logf("%d kernel reasons of %d graphs", count, refuted)
}
