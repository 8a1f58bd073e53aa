package refine

import (
	"slices"

	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/vsc"
)

// histories is a validator that makes a problem of package vsc of a counterexample: each read-from order is a read with one good write, each
// step a block. It knows no store buffers.
type histories struct {
	p      *order.Problem
	always func(sat.Lit) bool
	vsc    vsc.Solver
	lits   []sat.Lit // that say anything, each once
	stop   func() bool
}

// coreBudget is how often the solver may ask whether to give up before a smaller core is passed over.
const coreBudget = 1 << 10

// buffers tells whether a problem has store buffers.
func buffers(p *order.Problem) bool {
	return slices.ContainsFunc(p.Reads, func(r order.Read) bool { return len(r.Own) > 0 })
}

func newHistories(p *order.Problem, always func(sat.Lit) bool, stop func() bool) *histories {
	h := &histories{p: p, always: always, stop: stop}
	h.vsc.Options.Stop = stop
	seen := map[sat.Lit]bool{}
	add := func(l sat.Lit) {
		if !seen[l] && !always(l) {
			seen[l] = true
			h.lits = append(h.lits, l)
		}
	}
	for _, w := range p.Writes {
		add(w.Lit)
	}
	for _, j := range p.Joins {
		add(j.Lit)
	}
	for _, f := range p.Finals {
		add(f.Lit)
	}
	for _, r := range p.Reads {
		for _, s := range r.Sources {
			add(s.Lit)
		}
	}
	return h
}

func (h *histories) validate(assigned []sat.Lit) (steps []int32, core []sat.Lit, result sat.Result) {
	holds := map[sat.Lit]bool{}
	for _, l := range assigned {
		holds[l] = true
	}
	said := slices.DeleteFunc(slices.Clone(h.lits), func(l sat.Lit) bool { return !holds[l] })
	y := h.history(said)
	witness, verdict := h.vsc.Solve(&y.Problem, nil)
	switch verdict {
	case vsc.Unknown:
		return nil, nil, sat.Unknown
	case vsc.Consistent:
		return y.order(witness), nil, sat.Sat
	}
	readers, _ := h.vsc.Core(&y.Problem, coreBudget)
	needed := map[sat.Lit]bool{}
	for _, r := range readers {
		needed[y.reads[r]] = true
	}
	// What other reads obtain is no matter; which of the writes, and of what else there is, do matter?
	few := slices.DeleteFunc(slices.Clone(said), func(l sat.Lit) bool { return y.source[l] && !y.other[l] && !needed[l] })
	if !h.refutes(few) { // it takes too long to see
		return nil, said, sat.Unsat
	}
	return nil, h.shrink(nil, false, few), sat.Unsat
}

// refutes reports whether literals leave no order. It is false if that takes too long.
func (h *histories) refutes(lits []sat.Lit) bool {
	asked := 0
	h.vsc.Options.Stop = func() bool {
		asked++
		return asked > coreBudget || h.stop != nil && h.stop()
	}
	defer func() { h.vsc.Options.Stop = h.stop }()
	_, verdict := h.vsc.Solve(&h.history(lits).Problem, nil)
	return verdict == vsc.Inconsistent
}

// shrink returns a part of some literals that leaves no order together with those that are given. It is minimal unless that takes too long
// (QuickXplain, see package vsc). fresh says that more is given than was looked at.
func (h *histories) shrink(given []sat.Lit, fresh bool, lits []sat.Lit) []sat.Lit {
	switch {
	case len(lits) == 0, fresh && h.refutes(given):
		return nil
	case len(lits) == 1:
		return lits
	}
	left, right := lits[:len(lits)/2], lits[len(lits)/2:]
	right = h.shrink(slices.Concat(given, left), true, right)
	left = h.shrink(slices.Concat(given, right), len(right) > 0, left)
	return slices.Concat(left, right)
}

// history is a problem of package vsc: what some literals demand.
type history struct {
	vsc.Problem
	p      *order.Problem
	steps  []int32           // by event
	first  []int32           // by step: its first event, -1 if it has none
	reads  map[int32]sat.Lit // by event: what says that it is there
	source map[sat.Lit]bool  // a read-from order
	other  map[sat.Lit]bool  // something else
}

// history returns what literals demand, and those that they imply: what a read obtains is written.
func (h *histories) history(lits []sat.Lit) *history {
	p := h.p
	p.Meter.Spend(8 * (p.Steps + len(p.Writes) + len(p.Reads)))
	y := &history{p: p, first: make([]int32, p.Steps), reads: map[int32]sat.Lit{}, source: map[sat.Lit]bool{}, other: map[sat.Lit]bool{}}
	y.Threads, y.Vars = len(p.Threads), p.Cells
	holds := map[sat.Lit]bool{}
	for _, l := range lits {
		holds[l] = true
	}
	is := func(l sat.Lit) bool { return holds[l] || h.always(l) }
	reads := make([][]readFrom, p.Steps)
	for _, r := range p.Reads {
		p.Meter.Spend(8 * len(r.Sources))
		for _, s := range r.Sources {
			y.source[s.Lit] = true
			if !is(s.Lit) {
				continue
			}
			if s.Write != order.Initial {
				holds[p.Writes[s.Write].Lit] = true // the encoding says so
			}
			if s.Write == order.Initial || p.Writes[s.Write].Step != r.Step { // what a step reads of its own is not a matter of the order
				reads[r.Step] = append(reads[r.Step], readFrom{r.Cell, s})
			}
		}
	}
	writes := make([][]int32, p.Steps)
	for i, w := range p.Writes {
		y.other[w.Lit] = true
		if is(w.Lit) {
			writes[w.Step] = append(writes[w.Step], int32(i))
		}
	}
	ends := make([]bool, p.Steps) // of edges
	edge := func(from, to int32) {
		ends[from], ends[to] = true, true
		y.Edges = append(y.Edges, [2]int32{from, to})
	}
	for _, b := range p.Before {
		edge(b[0], b[1])
	}
	for _, j := range p.Joins {
		y.other[j.Lit] = true
		if is(j.Lit) {
			edge(j.From, j.To)
		}
	}
	for _, f := range p.Finals {
		y.other[f.Lit] = true
		p.Meter.Spend(len(p.Writes))
		for _, w := range p.Writes {
			if is(f.Lit) && is(w.Lit) && w.Cell == f.Cell && w.Step != f.Step {
				edge(w.Step, f.Step)
			}
		}
	}
	y.lay(reads, writes, ends)
	for i := range y.Edges {
		y.Edges[i] = [2]int32{y.first[y.Edges[i][0]], y.first[y.Edges[i][1]]}
	}
	return y
}

// readFrom is a read that obtains a source.
type readFrom struct {
	cell   int32
	source order.Source
}

// lay makes events of the steps: first what a step reads of others, then what it writes, once for each cell.
func (y *history) lay(reads [][]readFrom, writes [][]int32, ends []bool) {
	at := map[[2]int32]int32{} // by step and cell: the event that writes
	add := func(t int, s int32, e vsc.Event) int32 {
		e.Thread = int32(t)
		if y.first[s] < 0 {
			y.first[s] = int32(len(y.Events))
		}
		y.Events, y.steps = append(y.Events, e), append(y.steps, s)
		return int32(len(y.Events)) - 1
	}
	wanted := map[int32]order.Source{} // by event that reads
	for t, steps := range y.p.Threads {
		for _, s := range steps {
			y.first[s] = -1
			for _, r := range reads[s] {
				e := add(t, s, vsc.Event{Var: r.cell, Kind: vsc.Read})
				wanted[e], y.reads[e] = r.source, r.source.Lit
			}
			for _, w := range writes[s] {
				key := [2]int32{s, y.p.Writes[w].Cell}
				if _, ok := at[key]; !ok {
					at[key] = add(t, s, vsc.Event{Var: key[1], Kind: vsc.Write})
				}
			}
			if y.first[s] < 0 && ends[s] { // an access that nobody else has anything to do with
				add(t, s, vsc.Event{Var: int32(y.Vars), Kind: vsc.Write})
				y.Vars++
			}
			if last := int32(len(y.Events)) - 1; y.first[s] >= 0 && last > y.first[s] {
				y.Blocks = append(y.Blocks, [2]int32{y.first[s], last})
			}
		}
	}
	for e := range y.Events {
		source, ok := wanted[int32(e)]
		if !ok {
			continue
		}
		good := int32(vsc.Initial)
		if source.Write != order.Initial {
			w := y.p.Writes[source.Write]
			good = at[[2]int32{w.Step, w.Cell}]
		}
		y.Events[e].Good = int32(len(y.Good))
		y.Good = append(y.Good, []int32{good})
	}
}

// order makes an order of all steps of a witness. Steps without events come right before the next one of their thread that has some, or at the end.
func (y *history) order(witness []int32) []int32 {
	thread, pos := make([]int, y.p.Steps), make([]int, y.p.Steps)
	for t, steps := range y.p.Threads {
		for i, s := range steps {
			thread[s], pos[s] = t, i
		}
	}
	next := make([]int, len(y.p.Threads))
	all := make([]int32, 0, y.p.Steps)
	upTo := func(t, end int) {
		for ; next[t] < end; next[t]++ {
			all = append(all, y.p.Threads[t][next[t]])
		}
	}
	for _, e := range witness {
		s := y.steps[e]
		upTo(thread[s], pos[s]+1)
	}
	for t, steps := range y.p.Threads {
		upTo(t, len(steps))
	}
	return all
}
