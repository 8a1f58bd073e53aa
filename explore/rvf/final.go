package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// final is what some variables have to hold at the end: one of some writes.
type final struct {
	v      int32
	writes []int32
}

// inVain returns the ways in which the next operation of thread t, one that waits, can read in vain, that is, read values that do not let it pass. A way has, for each
// variable that the operation accesses, some writes: the operation waits for ever if the last write of each variable is one of these.
func (x *explorer) inVain(t int32) [][]final {
	th := &x.threads[t]
	op := x.operation(th.label)
	vars := op.Cells
	var ways [][]final
	var prefix []final
	var choose func(way []final, word event.Bits)
	choose = func(way []final, word event.Bits) {
		if len(way) == len(vars) {
			if !memmodel.Passes(th.state, word, th.trail.Has) {
				ways = append(ways, slices.Concat(prefix, way))
			}
			return
		}
		v := vars[len(way)]
		for _, g := range x.byValue(v) {
			choose(append(way, final{v, g.writes}), word.Or(g.value))
		}
	}
	if op.Life { // else it would be an error
		life := x.lifetime(th.label.Object)
		for _, g := range x.byValue(life) {
			if g.value.Value == cells.Living {
				prefix = append(prefix, final{life, g.writes})
			}
		}
		if prefix == nil {
			return nil
		}
	}
	choose(nil, event.Bits{})
	if len(vars) == 1 && len(ways) > 1 { // one for all values
		for _, way := range ways[1:] {
			last := len(way) - 1
			ways[0][last].writes = append(ways[0][last].writes, way[last].writes...)
		}
		ways = ways[:1]
	}
	return ways
}

// byValue returns all writes of a variable, by value.
func (x *explorer) byValue(v int32) []group {
	var all []group
	for i := -1; i < len(x.writes[v]); i++ {
		w := int32(vsc.Initial)
		if i >= 0 {
			w = x.writes[v][i]
		}
		k := slices.IndexFunc(all, func(g group) bool { return g.value == x.stored(v, w) })
		if k < 0 {
			k = len(all)
			all = append(all, group{value: x.stored(v, w)})
		}
		all[k].writes = append(all[k].writes, w)
	}
	return all
}

// verifyFinally looks for a witness at whose end some threads wait: their operations
// would read in vain, each in one of its ways. Others, which are stuck in spin loops, spin for ever there.
func (x *explorer) verifyFinally(threads, spinning []int32, chosen []final) bool {
	if len(threads) == 0 {
		return x.verifySpinning(spinning, chosen, map[int32]event.Bits{})
	}
	for _, way := range x.inVain(threads[0]) {
		if x.verifyFinally(threads[1:], spinning, append(slices.Clip(chosen), way...)) {
			return true
		}
	}
	return false
}

// verifySpinning looks for a witness at whose end some threads spin for ever. It tries all values of the variables
// that they come to; known has those that were chosen.
func (x *explorer) verifySpinning(threads []int32, chosen []final, known map[int32]event.Bits) bool {
	var next *event.Label // accesses a variable whose value is not chosen yet
	at := none
	spins := func(t int32) bool {
		return memmodel.Spins(x.threads[t].state, func(l *event.Label) (word event.Bits, ok bool) {
			vars, ok := x.looksAt(t, l)
			for _, v := range vars {
				value, chosen := known[v]
				if !chosen {
					next, at = l, v
					return word, false
				}
				if !x.memory.Cells[v].IsLife() {
					word = word.Or(value)
				} else if value.Value != cells.Living {
					return word, false
				}
			}
			return word, ok
		})
	}
	for _, t := range threads {
		if !spins(t) && next == nil || x.ending != Exhausted {
			return false
		}
		if next == nil {
			continue
		}
		for _, g := range x.byValue(at) {
			known[at] = g.value
			if x.verifySpinning(threads, append(slices.Clip(chosen), final{at, g.writes}), known) {
				return true
			}
		}
		delete(known, at)
		return false
	}
	return x.verifyEnd(chosen)
}

// looksAt returns the cells that an operation of a thread accesses, that of a lifetime among them
// if it is contended. ok is false if the operation must not access them.
func (x *explorer) looksAt(t int32, l *event.Label) (vars []int32, ok bool) {
	op := x.operation(l)
	vars = op.Cells
	switch {
	case l.Object == event.NoObj:
	case op.Life:
		vars = append(slices.Clip(vars), x.lifetime(l.Object))
	case x.ended(t, l.Object):
		return nil, false
	}
	return vars, x.ending == Exhausted
}

// verifyEnd looks for a witness at whose end variables hold certain writes.
func (x *explorer) verifyEnd(finals []final) bool {
	p := &x.problem
	events, good, edges, n := len(p.Events), len(p.Good), len(p.Edges), p.Threads
	guide := slices.Clone(x.witness)
	reads := make([]vsc.Event, len(finals))
	for i, f := range finals {
		reads[i] = vsc.Event{Var: f.v, Kind: vsc.Read, Good: int32(len(p.Good))}
		p.Good = append(p.Good, f.writes)
		guide = append(guide, int32(events+i))
	}
	p.Finally(reads...)
	w, v := x.solve(guide)
	p.Events, p.Good, p.Edges, p.Threads = p.Events[:events], p.Good[:good], p.Edges[:edges], n
	if v != vsc.Consistent {
		return false
	}
	x.witness = x.witness[:0]
	for _, e := range w {
		if int(e) < events {
			x.witness = append(x.witness, e)
		}
	}
	return true
}
