package graphs

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// hangs reports whether every thread of a full graph has ended, waits for an object of pthreads or
// another thread, or runs for ever on what is coherence-maximal, and none has failed. It is written apart from
// memmodel.Spins: rounds of the loop are executed until the thread is where it was.
func (p *prefix) hangs() bool {
	for t := range p.threads {
		if th := &p.threads[t]; th.status == faulted || th.blocked() == event.BlockAwait && !p.spins(th.state, nil) {
			return false
		}
	}
	return true
}

// spins executes a thread from s on, having come through the States with some cores.
func (p *prefix) spins(s event.State, before []int64) bool {
	if slices.Contains(before, s.Core()) {
		return true
	}
	before = append(slices.Clip(before), s.Core())
	l := s.Label()
	if p.gone(l) {
		return false // it fails
	}
	switch l.Kind {
	case event.Load, event.RMW:
		newest := none
		if co := p.order(data(l)); len(co) > 0 {
			newest = co[len(co)-1]
		}
		old := p.read(&thread{state: s}, newest)
		if l.Kind == event.RMW {
			if stored, written := l.Store(old, 0); written && stored != old {
				return false
			}
		}
		if l.Blocks && event.Next(s, old) == s {
			return l.Sync == event.SyncNone
		}
		return p.spins(event.Next(s, old), before)
	case event.Fence, event.AtomicBegin, event.AtomicEnd:
		return p.spins(s.Next(0), before)
	case event.Choice:
		for k := range l.Val {
			if !p.spins(s.Next(k), before) {
				return false
			}
		}
		return true
	}
	return false
}
