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
	for b := x.ready.is[stopped]; b != 0; b &= b - 1 {
		t := x.sched[trailing(b)]
		// Whoever waits for one location in a full graph does so with its newest write.
		if c := &x.threads[t]; c.status == search.Stuck && c.reason == event.BlockAwait && !x.spinsFrom(t) {
			return false
		}
	}
	return true
}

// spinsFrom reports whether a thread spins for ever from where it stands.
func (x *builder[S]) spinsFrom(t int32) bool {
	for int(t) >= len(x.spun) {
		x.spun = append(x.spun, recall{})
	}
	s, m := x.threads[t].state, &x.spun[t]
	answer := x.recalls(m, s)
	if answer == unknown {
		m.read, answer = m.read[:0], no
		if memmodel.Spins(s, func(l *event.Label) (event.Bits, bool) { return x.newestWord(l, m) }, nil) {
			answer = yes
		}
		m.remember(s, answer)
	}
	return answer == yes
}

// newestWord returns the word that an operation accesses if it reads the newest writes, which m takes note
// of, false if it must not access it.
func (x *builder[S]) newestWord(l *event.Label, m *recall) (word event.Bits, ok bool) {
	note := func(c int32) event.Bits {
		v := x.value(x.cells[c].tail, c)
		m.note(c, v)
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
