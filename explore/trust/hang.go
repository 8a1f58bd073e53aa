package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// hangs reports whether the threads of a full graph that neither have ended nor wait for a pthreads object
// or for the end of a thread spin for ever, reading the newest writes. See [memmodel.Spins].
func (x *builder[S]) hangs() bool {
	for b := x.ready.stopped; b != 0; b &= b - 1 {
		t := x.sched[trailing(b)]
		// Whoever waits for one location in a full graph does so with its newest write.
		if c := &x.threads[t]; c.status == search.Stuck && c.reason == event.BlockAwait && !x.spinsFrom(t) {
			return false
		}
	}
	return true
}

// spun remembers of a thread whether it spins for ever from a State, as long as the newest writes have the values that the memo has.
type spun struct {
	memo
	forever bool
}

// maxSpuns bounds what is remembered of each thread.
const maxSpuns = 8

// spinsFrom reports whether a thread spins for ever from where it stands. Most graphs have threads that spin for the same
// reason as in an earlier one, so that the answers are remembered.
func (x *builder[S]) spinsFrom(t int32) bool {
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
func (x *builder[S]) newestWord(l *event.Label, read *memo) (word event.Bits, ok bool) {
	note := func(c int32) event.Bits {
		v := x.value(x.cells[c].tail, c)
		read.cells, read.values = append(read.cells, c), append(read.values, v)
		return v
	}
	if l.Object != event.NoObj && note(x.lifetime(l.Object)).Value != cells.Living {
		return word, false
	}
	for _, c := range x.operation(l).Cells {
		word = word.Or(note(c))
	}
	return word, true
}
