package trust

import (
	"math/bits"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// observer is told of what visit comes to.
type observer interface {
	// fault is called when threads have reached faults. It reports whether the search
	// has to end.
	fault(threads []int32) bool
	// race is called when events race, and reports the same.
	race([][2]int32) bool
	// full is called with each graph that no thread extends, and reports the same.
	full() bool
}

// visit is VISIT of Algorithm 1, without recursion: it explores from the current graph on until nothing is left that the first
// base choices lead to.
func (x *builder[S]) visit(v observer, base int, stop *atomic.Bool, turn uint64, events *uint64) search.Ending {
	until := *events + x.looked + turn
	for {
		if len(x.faults) > 0 && (x.halves == 0 && !x.sections || x.refuses()) {
			faults := x.faults
			x.faults = x.faults[len(x.faults):]
			if v.fault(faults) {
				return search.Stopped
			}
		}
		if len(x.raced) > 0 && x.halves == 0 && !x.sections {
			if v.race(x.newRaces()) {
				return search.Stopped
			}
		}
		t := x.next()
		ok := false
		if t >= 0 {
			*events++
			if len(x.ord) >= x.maxEvents {
				return search.TooLong
			}
			ok = x.step(t)
		} else if v.full() {
			return search.Stopped
		}
		if !ok {
			if !x.backtrack(base) {
				return search.Exhausted
			}
			if stop.Load() || turn > 0 && *events+x.looked >= until {
				return search.Interrupted
			}
		}
	}
}

// next returns a thread that can take a step: next_P of the paper. What has been
// begun is completed first: a read-modify-write that has read, an atomic
// section, an operation on several cells. Otherwise the first thread goes on that
// can. A blocking operation is added when some write lets it pass. Joins
// come last, as they are looked at only when nothing else is left, but for locks of mutexes
// that others hold; see inplace.go.
func (x *builder[S]) next() int32 {
	x.refresh()
	r := &x.ready
	if r.begun != 0 {
		return x.begunThread()
	}
	x.complete, x.learned = r.is[stopped] == 0, false
	if r.is[storing] != 0 {
		return x.sched[bits.TrailingZeros64(r.is[storing])]
	}
	first := 64
	if r.is[going] != 0 {
		first = bits.TrailingZeros64(r.is[going])
	}
	for b := r.is[blocking]; b != 0; b &= b - 1 {
		k := bits.TrailingZeros64(b)
		if k > first {
			break
		}
		if x.offered(x.sched[k], false) {
			first = k
		} else {
			x.complete = false
		}
	}
	if first < 64 {
		return x.sched[first]
	}
	for b := r.is[joining]; b != 0; b &= b - 1 {
		t := x.sched[bits.TrailingZeros64(b)]
		switch s := x.throughJoins(t, nil); {
		case s == nil:
			x.complete = false
		case s.Label().Kind != event.Exit && !x.alone(t, s):
			return t
		}
	}
	for b := r.is[blocking]; b != 0; b &= b - 1 {
		if t := x.sched[bits.TrailingZeros64(b)]; x.offered(t, true) {
			return t
		}
	}
	return x.unoffered()
}

// begunThread returns a thread that is in the midst of a read-modify-write, an atomic section or an operation on several cells; none if there is none. Of
// several it returns one whose node happens before those of the others, as far as they are ordered.
func (x *builder[S]) begunThread() int32 {
	best, node := none, none
	for b := x.ready.begun; b != 0; b &= b - 1 {
		t := x.sched[bits.TrailingZeros64(b)]
		c := &x.threads[t]
		n := c.last
		switch {
		case c.halved:
			n = x.ev[n].node
		case c.node >= 0:
			n = c.node
		}
		if best < 0 || set.Has(&x.rows[node], n) {
			best, node = t, n
		}
	}
	return best
}

// offered reports whether some write that a blocking operation can read lets it
// pass; for a lock of a mutex the newest one, unless it is late.
func (x *builder[S]) offered(t int32, late bool) bool {
	c := &x.threads[t]
	l := c.label
	op := x.operation(l)
	if l.Object != event.NoObj && !op.Life {
		x.checkLifetime(c)
	}
	if len(op.Cells) != 1 || op.Life || c.section || x.early(t) {
		return true
	}
	tail := x.cells[op.Cells[0]].tail
	if memmodel.Passes(c.state, x.value(tail, op.Cells[0])) {
		return true
	}
	if l.Op == event.OpMutexLock && !late {
		return false
	}
	ev := &x.probe
	x.copyCursor(&ev.prev, c)
	ev.label, ev.cell, ev.kind, ev.continues = l, op.Cells[0], access, false
	ev.node = x.probeID
	x.precedeRecord(ev, x.probeID)
	for w := x.cells[ev.cell].tail; ; w = x.ev[w].coPrev {
		if memmodel.Passes(c.state, x.value(w, ev.cell)) {
			return true
		}
		if x.bound(ev, w) {
			return false
		}
	}
}

// maxThreads bounds the threads of a program.
const maxThreads = 64

// ready says by rank what threads can do.
type ready struct {
	is      [ended + 1]uint64 // by standing
	null    uint64            // the thread has ended with result 0
	begun   uint64            // something was begun that is to be completed
	touched uint64            // the thread has changed since the other sets were made
	of      [maxThreads]standing
}

// standing says what a thread can do.
type standing uint8

const (
	absent   standing = iota
	storing           // its next operation is a store
	blocking          // may block
	joining           // is a join
	going             // is something else
	stopped           // it does not go on, and has not ended
	ended
)

func (c *place[S]) standing() standing {
	switch c.status {
	case memmodel.Absent:
		return absent
	case memmodel.Ended:
		return ended
	case memmodel.Running:
		switch l := c.label; {
		case l.Kind == event.Store:
			return storing
		case l.Kind == event.Join:
			return joining
		case l.Blocks && !memmodel.AlwaysChanges(l):
			return blocking
		}
		return going
	}
	return stopped
}

// touch notes that a thread has changed.
func (x *builder[S]) touch(t int32) { x.ready.touched |= 1 << x.ranks[t] }

// touchAll notes that all threads have changed.
func (x *builder[S]) touchAll() {
	x.ready = ready{}
	for t := range x.threads {
		if x.keys[t] != nil {
			x.touch(int32(t))
		}
	}
}

// refresh brings ready up to date.
func (x *builder[S]) refresh() {
	r := &x.ready
	for b := r.touched; b != 0; b &= b - 1 {
		k := bits.TrailingZeros64(b)
		c, bit := &x.threads[x.sched[k]], b&-b
		r.begun &^= bit
		r.null &^= bit
		now := c.standing()
		switch {
		case now == ended:
			if c.label.Operand() == (event.Bits{}) && c.label.Returns() {
				r.null |= bit
			}
		case c.status == memmodel.Running && (c.halved || c.node >= 0 || c.sub > 0):
			r.begun |= bit
		}
		if was := r.of[k]; was != now {
			r.is[was] &^= bit
			r.is[now] |= bit
			r.of[k] = now
		}
	}
	r.touched = 0
}
