package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/vsc"
)

// mark is how large X was at some time, for undo.
type mark struct{ accesses, good, edges, blocks int }

func (x *explorer) mark() mark {
	return mark{len(x.accesses), len(x.problem.Good), len(x.problem.Edges), len(x.problem.Blocks)}
}

// undo takes back all events since a mark. The threads have to be restored, too.
func (x *explorer) undo(m mark) {
	p := &x.problem
	for e := len(x.accesses) - 1; e >= m.accesses; e-- {
		if ev := &p.Events[e]; ev.Kind.Writes() {
			writes := &x.writes[ev.Var]
			*writes = (*writes)[:len(*writes)-1]
		}
		if b := x.accesses[e].block; b >= 0 {
			p.Blocks[b][1] = x.accesses[e].prev
		}
	}
	x.accesses, p.Events = x.accesses[:m.accesses], p.Events[:m.accesses]
	p.Good, p.Edges, p.Blocks = p.Good[:m.good], p.Edges[:m.edges], p.Blocks[:m.blocks]
}

// add appends the next access of a thread to X. good are the good writes of a reader.
func (x *explorer) add(t int32, v int32, kind vsc.Kind, good []int32, a access) int32 {
	p, th := &x.problem, &x.threads[t]
	e := int32(len(x.accesses))
	a.label, a.state, a.pos, a.prev, a.part = th.label, th.state, th.count, th.last, th.part
	a.block = none
	ev := vsc.Event{Thread: t, Var: v, Kind: kind, Good: vsc.Any}
	if kind.Reads() {
		ev.Good = int32(len(p.Good))
		p.Good = append(p.Good, good)
	}
	if kind.Writes() {
		x.checkMutex(t, v, good)
		x.writes[v] = append(x.writes[v], e)
	}
	p.Events = append(p.Events, ev)
	for _, b := range th.after {
		p.Edges = append(p.Edges, [2]int32{b, e})
	}
	if th.section || th.whole {
		if th.block < 0 {
			th.block = int32(len(p.Blocks))
			p.Blocks = append(p.Blocks, [2]int32{e, e})
		}
		p.Blocks[th.block][1] = e
		a.block = th.block
	}
	x.accesses = append(x.accesses, a)
	th.after, th.last = nil, e
	th.count++
	x.opts.Tally.Events++
	return e
}

// known returns how many accesses of a thread come before the next one of t in
// program order.
func (x *explorer) known(t, u int32) int32 {
	th := &x.threads[t]
	switch {
	case t == u:
		return th.count
	case int(u) < len(th.known):
		return th.known[u]
	}
	return 0
}

// learn makes what t does next follow all that u has done.
func (x *explorer) learn(t, u int32) {
	th, of := &x.threads[t], &x.threads[u]
	th.after = append(slices.Clip(th.after), of.after...)
	if of.last >= 0 {
		th.after = append(th.after, of.last)
	}
	known := slices.Clone(th.known)
	for len(known) < len(x.threads) {
		known = append(known, 0)
	}
	for w := range x.threads {
		known[w] = max(known[w], x.known(u, int32(w)))
	}
	th.known = known
}

// operation returns the cells that a load, store or read-modify-write accesses. If it accesses a part of one, the exploration has
// to start over: then there are none.
func (x *explorer) operation(l *event.Label) *cells.Op {
	if op := x.memory.Known(l); op != nil {
		return op
	}
	op, learned := x.memory.Operation(l)
	if learned != nil {
		x.startOver(learned)
		return new(cells.Op)
	}
	x.addCells()
	return op
}

// addCells makes variables of the problem of those cells that memory was divided into since the last call.
func (x *explorer) addCells() {
	for len(x.writes) < len(x.memory.Cells) {
		x.mutexes = append(x.mutexes, mutex{probed: x.memory.Probed(len(x.writes))})
		x.writes = append(x.writes, nil)
	}
	x.problem.Vars = len(x.writes)
}

// startOver ends the exploration, which begins anew with what is learned.
func (x *explorer) startOver(learned *cells.Layout) {
	x.learned.Merge(learned)
	x.ending = restart
}

// stored returns the bytes that a write leaves in its variable.
func (x *explorer) stored(v, w int32) event.Bits {
	if w < 0 {
		return x.memory.Cells[v].Init
	}
	return x.accesses[w].stored
}

// row returns, for each thread, how many of its first accesses come before e in all witnesses of X, as far as the closure tells (order), e itself included. If e was added
// after the closure was computed, the row of the latest access of its thread that was there stands in for it.
func (x *explorer) row(e int32) []int32 {
	for ordered := int32(x.order.Events()); e >= ordered; {
		e = x.accesses[e].prev
	}
	if e < 0 {
		return nil
	}
	return x.order.Row(e)
}

// before returns how many accesses of each thread come before the next one of t, until the next call.
func (x *explorer) before(t int32) []int32 {
	counts := x.preceding[:0]
	for u := range x.threads {
		counts = append(counts, x.known(t, int32(u)))
	}
	x.preceding = counts
	x.follow(counts, x.threads[t].last)
	for _, e := range x.threads[t].after {
		x.follow(counts, e)
	}
	return counts
}

// follow adds to counts of accesses, by thread, what comes before an access in all witnesses, none if there is none.
func (x *explorer) follow(counts []int32, e int32) {
	if e < 0 {
		return
	}
	for u, n := range x.row(e) {
		counts[u] = max(counts[u], n)
	}
}

// sources returns the writes of a variable, vsc.Initial for the initial one, that a
// thread may read next: the visible writes of the paper, as far as the order tells that is known,
// without those that the causal map forbids. There may be others among them: no witness lets them be read.
func (x *explorer) sources(t, v int32) []int32 {
	var found []int32
	before, newest := x.before(t), x.hiding[:0] // by thread: the write that hides older ones
	for range x.threads {
		newest = append(newest, none)
	}
	x.hiding = newest
	some := false
	for _, w := range x.writes[v] {
		if u := x.problem.Events[w].Thread; x.accesses[w].pos < before[u] {
			newest[u], some = w, true
		}
	}
	forbidden := x.forbidden(t).counts
	if !some && forbidden == nil {
		found = append(found, vsc.Initial)
	}
	for _, w := range x.writes[v] {
		u := x.problem.Events[w].Thread
		if int(u) < len(forbidden) && x.accesses[w].pos < forbidden[u] {
			continue
		}
		if !some || !x.hidden(w, newest) {
			found = append(found, w)
		}
	}
	return found
}

// hidden reports whether a write comes, in all witnesses, before one of the given writes, one of each thread.
func (x *explorer) hidden(w int32, others []int32) bool {
	u, pos := x.problem.Events[w].Thread, x.accesses[w].pos
	if w < others[u] {
		return true
	}
	for t, other := range others {
		if other < 0 || int32(t) == u {
			continue
		}
		if row := x.row(other); int(u) < len(row) && pos < row[u] {
			return true
		}
	}
	return false
}

// newest returns the last write of a variable in the witness, vsc.Initial if there is none.
func (x *explorer) newest(v int32) int32 {
	for i := len(x.witness) - 1; i >= 0; i-- {
		if ev := &x.problem.Events[x.witness[i]]; ev.Var == v && ev.Kind.Writes() {
			return x.witness[i]
		}
	}
	return vsc.Initial
}

// forbidden returns the causal map of the next read of a thread. Without counts, it is
// undefined.
func (x *explorer) forbidden(t int32) causal {
	if int(t) < len(x.causal) && x.causal[t].pos == x.threads[t].count {
		return x.causal[t]
	}
	return causal{}
}
