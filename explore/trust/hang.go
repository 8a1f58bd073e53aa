package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// hangs reports whether the threads of a full graph that neither have ended nor wait for a pthreads object
// or for the end of a thread spin for ever, reading the newest writes. See [memmodel.Spins].
func (x *search[S]) hangs() bool {
	for b := x.ready.stopped; b != 0; b &= b - 1 {
		t := x.sched[trailing(b)]
		// Whoever waits for one location in a full graph does so with its newest write.
		if c := &x.threads[t]; c.status == stuck && c.reason == event.BlockAwait && !x.spinsFrom(t) {
			return false
		}
	}
	return true
}

// spun is what is remembered of a thread that has been looked at: a State, what the newest writes of the cells
// were that it reads from there on, and whether it spins for ever.
type spun struct {
	memo
	forever bool
}

// maxSpuns bounds what is remembered of each thread.
const maxSpuns = 8

// spinsFrom reports whether a thread spins for ever from where it stands. One graph after the other
// has the same answer for the same reason.
func (x *search[S]) spinsFrom(t int32) bool {
	for int(t) >= len(x.spuns) {
		x.spuns = append(x.spuns, nil)
	}
	s, known := x.threads[t].state, x.spuns[t]
	for i := range known {
		if known[i].from == s && x.holds(&known[i].memo) {
			if i > 0 {
				known[0], known[i] = known[i], known[0]
			}
			return known[0].forever
		}
	}
	r := spun{memo: memo{from: s}}
	r.forever = memmodel.Spins(s, func(l *event.Label) (event.Bits, bool) { return x.newestWord(l, &r.memo) }, nil)
	x.spuns[t] = append(known[:min(len(known), maxSpuns-1)], r)
	return r.forever
}

// newestWord returns the word that an operation accesses if it reads the newest writes, which read takes note
// of, false if it must not access it.
func (x *search[S]) newestWord(l *event.Label, read *memo) (word event.Bits, ok bool) {
	note := func(c int32) event.Bits {
		v := x.value(x.cells[c].tail, c)
		read.cells, read.values = append(read.cells, c), append(read.values, v)
		return v
	}
	if l.Object != event.NoObj && note(x.lifetime(l.Object)).Value != living {
		return word, false
	}
	for _, c := range x.operation(l).cells {
		word = word.Or(note(c))
	}
	return word, true
}

// hang is the same for a full graph without coherence order: it looks for one in which the threads that
// spin do so for ever, and what others wait for in vain is the newest. It returns nil if there is none.
func (x *readsFrom) hang() *Violation {
	others, waiters := x.g.split()
	var spinning []*progress
	for _, c := range x.g.threads {
		if c != nil && c.status == stuck {
			spinning = append(spinning, c)
		}
	}
	o, ok := x.hangsWith(others, waiters, spinning, nil)
	if !ok {
		return nil
	}
	return &Violation{Moves: x.movesIn(x.g, others, o)}
}

// hangsWith looks for such an order in which the newest writes of some cells are the given ones. It tries
// all for those that threads come to beside these.
func (x *readsFrom) hangsWith(others, waiters []*unit, spinning []*progress, finals []final) (*order, bool) {
	next := none // a cell that is not among them
	newest := func(c int32) (w source, known bool) {
		k := slices.IndexFunc(finals, func(f final) bool { return f.cell == c })
		if k < 0 {
			next = c
			return source{}, false
		}
		return finals[k].from, true
	}
	word := func(l *event.Label) (word event.Bits, ok bool) {
		if life, known := x.cells.lifeOf(l.Object); known {
			if w, known := newest(life); !known || x.value(w, life).Value != living {
				return word, false
			}
		}
		for _, c := range x.cells.operation(l).cells {
			w, known := newest(c)
			if !known {
				return word, false
			}
			word = word.Or(x.value(w, c))
		}
		return word, true
	}
	hang := !slices.ContainsFunc(spinning, func(c *progress) bool { return !memmodel.Spins(c.state, word, nil) }) &&
		!slices.ContainsFunc(waiters, func(u *unit) bool {
			return slices.ContainsFunc(u.parts, func(p part) bool { _, known := newest(p.cell); return !known }) || !x.wouldWait(u, finals)
		})
	if next < 0 {
		if !hang {
			return nil, false
		}
		return x.consistent(others, finals)
	}
	for _, w := range x.named(others, next) {
		if o, ok := x.hangsWith(others, waiters, spinning, append(slices.Clip(finals), final{next, w})); ok {
			return o, true
		}
	}
	return nil, false
}
