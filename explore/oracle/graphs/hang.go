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
		th := &p.threads[t]
		if th.status == faulted {
			return false
		}
		if th.blocked() != event.BlockAwait {
			continue
		}
		if stays, rounds := p.spins(th.state, nil); !stays || !rounds {
			return false
		}
	}
	return true
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
		newest := none
		if co := p.order(data(l)); len(co) > 0 {
			newest = co[len(co)-1]
		}
		old := p.read(&thread{state: s}, newest)
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
