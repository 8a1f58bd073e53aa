package trust

import (
	"slices"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
)

// reset goes back to the empty graph.
func (x *builder[S]) reset() {
	x.alive, x.continued, x.halves, x.stamp = zero[S](), 0, 0, 0
	x.ord, x.log, x.frames, x.faults = x.ord[:0], x.log[:0], x.frames[:0], x.faults[:0]
	x.saved, x.inPlace = saved[S]{}, x.inPlace[:0]
	for i := range x.cells {
		c := &x.cells[i]
		c.first, c.tail, c.reads, c.events, c.readers = none, initial, zero[S](), zero[S](), zero[S]()
	}
	for t := range x.threads {
		x.threads[t].status = search.Absent
	}
	x.touchAll()
	x.start(0, x.prog.Main(), nil, none)
}

// backtrack goes on with the next option of the latest choice that has one. It
// returns false if there is none above base.
func (x *builder[S]) backtrack(base int) bool {
	for len(x.frames) > base {
		if x.advance(len(x.frames) - 1) {
			return true
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
	return false
}

// advance takes back everything after frame k, and takes its next option.
func (x *builder[S]) advance(k int) bool {
	f := &x.frames[k]
	x.popTo(f.mark)
	x.stamp = f.stamp
	x.faults, x.raced = x.faults[:0], x.raced[:0]
	e := f.event
	f.opt++
	switch f.kind {
	case fRead:
		if x.ev[e].rf != none {
			x.unspawn(e)
			x.unread(e)
		}
		if f.at = x.older(&x.ev[e], f.at); f.at == none {
			return false
		}
		if x.nextRead(k) {
			return true
		}
		return x.frames[k].at != none && x.advance(k)
	case fAlt:
		x.unspawn(e)
		ev := &x.ev[e]
		if ev.alt+1 >= x.alternatives(ev) {
			return false
		}
		ev.alt++
		x.outcome(e)
		return true
	}
	x.unwriteAfter(e, f.at, f.target)
	return x.nextWrite(k)
}

// alternatives returns how many alternatives an event has.
func (x *builder[S]) alternatives(ev *record[S]) int32 {
	if ev.kind == choice {
		return int32(ev.label.Val)
	}
	return int32(ev.label.Alternatives(ev.label.Extract(x.value(ev.rf, ev.cell).Or(x.gathered(ev)).Value)))
}

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
	until := *events + turn
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
			if stop.Load() || turn > 0 && *events >= until {
				return search.Interrupted
			}
		}
	}
}

// blockedBy says why a thread does not go on, NotBlocked if it has ended, and whether it has ended
// the process; joins that nothing visible follows are looked through.
func (x *builder[S]) blockedBy(t int32) (reason event.Reason, exited bool) {
	c := &x.threads[t]
	switch c.status {
	case search.Ended:
		return event.NotBlocked, c.label.Process
	case search.Stuck:
		return c.reason, false
	case search.Waiting, search.Running:
		if c.label.Kind != event.Join && c.label.Sync == event.SyncNone {
			return event.BlockAwait, false
		}
		if c.status == search.Running && c.label.Kind == event.Join {
			if s := x.throughJoins(t, nil); s != nil && s.Label().Kind == event.Exit {
				return event.NotBlocked, s.Label().Process
			}
		}
		return event.BlockDeadlock, false
	}
	return event.NotBlocked, false
}

// stale reports whether a thread waits on a value that is not the newest. Then no execution has ended like that: the thread would
// have read on, and there is another graph in which it does.
func (x *builder[S]) stale() bool {
	for b := x.ready.is[stopped]; b != 0; b &= b - 1 {
		c := &x.threads[x.sched[trailing(b)]]
		if c.status != search.Waiting {
			continue
		}
		for e, first := c.last, true; e >= 0; e, first = x.ev[e].prev.last, false {
			ev := &x.ev[e]
			if !first && ev.prev.state != x.ev[c.last].prev.state || ev.cell < 0 {
				break
			}
			if ev.rf != x.cells[ev.cell].tail {
				return true
			}
			if ev.prev.sub == 0 {
				break
			}
		}
	}
	return false
}

// refuses reports whether a thread has just come to something that is not supported.
func (x *builder[S]) refuses() bool {
	return slices.ContainsFunc(x.faults, func(t int32) bool {
		c := &x.threads[t]
		return c.status == search.Faulted && c.fault.Kind == "" && !(c.section && x.unsettled(t))
	})
}

// unsettled reports whether another thread is in the midst of an atomic section, and may go on or cannot: whether the graph is one of an
// execution, and what t has read there the value that it reads, is not known yet.
func (x *builder[S]) unsettled(t int32) bool {
	for u := range x.threads {
		if c := &x.threads[u]; int32(u) != t && c.section && (c.status == search.Running || c.status == search.Stuck && c.reason == event.BlockSleep) {
			return true
		}
	}
	return false
}

// beyondEnd reports whether thread t knows, by porf, of a write of an atomic section that has not ended and never will: an execution
// ends within such a section, so that t cannot have come so far. See cut.go of package memmodel.
func (x *builder[S]) beyondEnd(t int32) bool {
	for u := range x.threads {
		c := &x.threads[u]
		if int32(u) == t || c.status == search.Absent || c.status == search.Running || !c.section || c.node < 0 {
			continue
		}
		for e := c.last; e >= 0 && x.ev[e].node == c.node; e = x.ev[e].prev.last {
			if has(&x.threads[t].porf, e) {
				return true
			}
		}
	}
	return false
}
