package trust

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// full counts a graph that cannot be extended.
func (x *readsFrom[S]) full() bool {
	if !x.settled() {
		x.discard()
		return false
	}
	return x.count()
}

// wait is a cell on which threads wait, and the write that they have read.
type wait struct {
	cell, read int32
	newest     int32
}

// settled reports whether a full graph stands for its reads-from class: there is a
// coherence order in which every thread that waits does so on the newest write of
// its cell, and of all ways to choose these writes for which there is such an order
// the first is what the threads have read.
func (x *readsFrom[S]) settled() bool {
	var waiters S
	var waits []wait
	for _, t := range x.sched {
		c := &x.threads[t]
		if c.status != waiting {
			continue
		}
		add(&waiters, c.last)
		ev := &x.ev[c.last]
		k := slices.IndexFunc(waits, func(w wait) bool { return w.cell == ev.cell })
		switch {
		case k < 0:
			waits = append(waits, wait{cell: ev.cell, read: ev.rf})
		case waits[k].read != ev.rf:
			return false
		}
	}
	return len(waits) == 0 || x.choose(&waiters, waits, 0) &&
		!slices.ContainsFunc(waits, func(w wait) bool { return w.newest != w.read })
}

// choose finds the first choice of newest writes, for waits from k on, for which
// there is a coherence order.
func (x *readsFrom[S]) choose(waiters *S, waits []wait, k int) bool {
	if k == len(waits) {
		return x.ends(waiters, waits)
	}
	for _, w := range x.named(waits[k].cell) {
		waits[k].newest = w
		if x.allWait(waiters, waits[k]) && x.choose(waiters, waits, k+1) {
			return true
		}
	}
	return false
}

// named returns the writes of a cell, or the initial one, in the order of their names.
func (x *readsFrom[S]) named(c int32) []int32 {
	var writes []int32
	for w := x.cells[c].tail; w >= 0; w = x.ev[w].coPrev {
		writes = append(writes, w)
	}
	if len(writes) == 0 {
		return []int32{initial}
	}
	slices.SortFunc(writes, func(a, b int32) int {
		v, w := &x.ev[a], &x.ev[b]
		return cmp.Or(cmp.Compare(x.ranks[v.thread], x.ranks[w.thread]), cmp.Compare(v.pos, w.pos))
	})
	return writes
}

// allWait reports whether all of the threads that wait on a cell do so if its newest
// write is the one chosen.
func (x *readsFrom[S]) allWait(waiters *S, w wait) bool {
	all := true
	each(waiters, func(e int32) {
		ev := &x.ev[e]
		all = all && (ev.cell != w.cell || !x.undefined(ev.label, w.newest, w.cell) && !memmodel.Passes(ev.state, x.value(w.newest, w.cell)))
	})
	return all
}

// ends reports whether there is a coherence order with the chosen newest writes:
// whether reads after the end of all threads can read them.
func (x *readsFrom[S]) ends(waiters *S, waits []wait) bool {
	var nothing S
	v := x.view(waiters, &nothing, false)
	for _, w := range waits {
		v.last(w.cell, w.newest)
	}
	_, ok := x.newestWrites(v)
	return ok
}

// linearised returns a schedule of the graph under SC, TSO or PSO, in which what
// threads wait for has not taken place.
func (x *readsFrom[S]) linearised() []Move {
	if x.model > memmodel.PSO {
		return nil
	}
	var waiters, nothing S
	for t := range x.threads {
		if c := &x.threads[t]; c.status == waiting {
			add(&waiters, c.last)
		}
	}
	v := x.view(&waiters, &nothing, true)
	each(&waiters, func(e int32) { v.last(x.ev[e].cell, x.ev[e].rf) })
	co, ok := v.coherence()
	if !ok { // it is not full, and nobody has to wait
		v = x.view(&waiters, &nothing, true)
		co, _ = v.coherence()
	}
	v.graph.CO = co
	order := axiom.Order(&v.graph, x.model)
	each(&x.alive, func(e int32) { x.rows[e] = zero[S]() })
	for a, e := range v.source {
		for b, f := range v.source {
			if e >= 0 && f >= 0 && e != f && order(a, b) {
				add(&x.rows[f], e)
			}
		}
	}
	return linearise(x.search)
}
