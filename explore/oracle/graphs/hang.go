package graphs

import (
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel/axiom"
)

// hangs reports whether every thread of a full graph, without sections that do not take place, has ended, waits for an object of pthreads or
// another thread, runs for ever on what is coherence-maximal, or stands before a section that is stuck, and none has failed. It is written apart from
// memmodel.Spins: rounds of the loop are executed until the thread is where it was.
func (p *prefix) hangs() bool {
	p = p.apart()
	for t := range p.threads {
		if th := &p.threads[t]; p.exited || th.status != absent && th.status != ended && !p.stands(th) {
			return false
		}
	}
	return true
}

// stands reports whether a thread that has not ended never goes on.
func (p *prefix) stands(th *thread) bool {
	l := th.state.Label()
	switch {
	case th.status == faulted || th.status == blocked && th.reason != event.BlockAwait:
		return false
	case th.status == running && l.Kind == event.Join:
		return int(l.Thread) >= len(p.threads) || !p.threads[l.Thread].returns()
	case th.status == running && l.Blocks && l.Sync != event.SyncNone:
		return !p.gone(l) && !p.passes(th, p.newest(data(l)))
	case th.status == running && l.Kind == event.AtomicBegin:
		if stays, waits := p.stuck(th.state.Next(0), scratch{}, nil); stays && waits {
			return true
		}
	}
	stays, rounds := p.spins(th.state, nil)
	return stays && rounds
}

// waitsWithin reports whether a thread waits for ever in an atomic section.
func (p *prefix) waitsWithin() bool {
	return slices.ContainsFunc(p.threads, func(th thread) bool { return th.section && th.status == blocked && th.reason == event.BlockAwait })
}

// newest returns the coherence-maximal write of a cell.
func (p *prefix) newest(cell int) int {
	if co := p.order(cell); len(co) > 0 {
		return co[len(co)-1]
	}
	return none
}

// apart returns a graph without the atomic sections in which threads wait for ever, and all that comes after them in program order and reads-from. A section
// is taken out as a whole.
func (p *prefix) apart() *prefix {
	if !p.waitsWithin() {
		return p
	}
	gone, nodes := make([]bool, len(p.graph.Events)), map[int]bool{}
	for t := range p.threads {
		if th := &p.threads[t]; th.section && th.status == blocked && th.reason == event.BlockAwait {
			nodes[th.node] = true
		}
	}
	isGone := func(e int) bool { return e >= 0 && gone[e] }
	for again := true; again; {
		again = false
		for i := range gone {
			node := p.graph.Events[i].Node
			if !gone[i] && (nodes[node] || isGone(p.graph.RF[i]) || slices.ContainsFunc(p.graph.After[i], isGone)) {
				gone[i], nodes[node], again = true, true, true
			}
		}
	}
	q := p.clone()
	q.exited = false
	for t := range q.threads {
		q.goBack(&q.threads[t], event.ThreadID(t), isGone)
	}
	for c := range q.graph.CO {
		q.graph.CO[c] = slices.DeleteFunc(slices.Clone(q.graph.CO[c]), isGone)
	}
	return q
}

// goBack lets a thread be where it was before the first of its events that is gone.
func (p *prefix) goBack(th *thread, t event.ThreadID, isGone func(int) bool) {
	first := slices.IndexFunc(p.graph.Events, func(e axiom.Event) bool { return e.Thread == t })
	switch {
	case first >= 0 && slices.ContainsFunc(p.graph.After[first], isGone), first < 0 && th.status != absent && isGone(th.last):
		th.status = absent // it was not created
		return
	case th.status == absent || !isGone(th.last):
		p.exited = p.exited || th.status == ended && th.state.Label().Process
		return
	}
	for i := range p.graph.Events {
		if p.graph.Events[i].Thread == t && isGone(i) {
			p.enter(th, p.states[i])
			return
		}
	}
}

// scratch is what a section has done to memory: the contents of cells, and -1-o for an object o that does not live any more.
type scratch map[int]event.Bits

// with returns it with another content of a cell.
func (m scratch) with(cell int, value event.Bits) scratch {
	m = maps.Clone(m)
	m[cell] = value
	return m
}

// stuck executes a section from s on. stays: whatever it chooses, its thread waits, comes back to where it was without a change of memory, or to an assumption that fails; waits: with
// some choices it does one of the first two.
func (p *prefix) stuck(s event.State, m scratch, before []int64) (stays, waits bool) {
	if slices.Contains(before, s.Core()) {
		return true, true
	}
	before = append(slices.Clip(before), s.Core())
	l := s.Label()
	if _, ended := m[-1-int(l.Object)]; p.gone(l) || l.Object != event.NoObj && ended {
		return false, false
	}
	value := event.Bits{}
	switch l.Kind {
	case event.Store:
		m, before = m.with(data(l), l.Operand()), nil
	case event.Load, event.RMW:
		var known bool
		if value, known = m[data(l)]; !known {
			value = p.read(&thread{state: s}, p.newest(data(l)))
		}
		if l.Kind == event.RMW {
			if stored, written := l.Store(value, 0); written && stored != value {
				m, before = m.with(data(l), stored), nil
				break
			}
		}
		if l.Blocks && event.Next(s, value) == s {
			return l.Sync == event.SyncNone, true
		}
	case event.Free:
		m, before, value = m.with(-1-int(l.Object), value), nil, event.Defined(1)
	case event.Alloc:
		before = nil
	case event.Fence, event.AtomicBegin:
	case event.Choice:
		stays = true
		for k := range l.Val {
			inside, in := p.stuck(s.Next(k), m, before)
			stays, waits = stays && inside, waits || in
		}
		return stays, waits
	case event.Block:
		return l.Reason == event.BlockAssume, false
	default:
		return false, false
	}
	return p.stuck(event.Next(s, value), m, before)
}

// spins executes a thread from s on, having come through the States with some cores. stays: whatever it chooses, it comes back or to an assumption that fails;
// rounds: with some choices it comes back.
func (p *prefix) spins(s event.State, before []int64) (stays, rounds bool) {
	if slices.Contains(before, s.Core()) {
		return true, true
	}
	before = append(slices.Clip(before), s.Core())
	l := s.Label()
	if p.gone(l) {
		return false, false // it fails
	}
	switch l.Kind {
	case event.Load, event.RMW:
		old := p.read(&thread{state: s}, p.newest(data(l)))
		if l.Kind == event.RMW {
			if stored, written := l.Store(old, 0); written && stored != old {
				return false, false
			}
		}
		if l.Blocks && event.Next(s, old) == s {
			return l.Sync == event.SyncNone, true
		}
		return p.spins(event.Next(s, old), before)
	case event.Fence, event.AtomicBegin, event.AtomicEnd:
		return p.spins(s.Next(0), before)
	case event.Choice:
		stays = true
		for k := range l.Val {
			inside, back := p.spins(s.Next(k), before)
			stays, rounds = stays && inside, rounds || back
		}
		return stays, rounds
	case event.Block:
		return l.Reason == event.BlockAssume, false
	}
	return false, false
}
