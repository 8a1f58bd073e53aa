package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about threads that wait in loops. In a graph of an execution no thread has gone round such a loop in vain: a round is reads, and what leaves memory as it was, so that the graph
// without it is one of an execution, too; an operation that waits, as locks do, may stand for such a loop, and has then read in vain. So the round is taken out of the graph (park), and the thread sleeps until memory changes. When nobody else can go on,
// one that sleeps is roused: it is eager from then on, and reads the newest writes. If it comes round once more, it stays as it is, as part of a deadlock or a hang, unless somebody
// else changes memory after all.

// rest is what is known of threads that wait, by thread.
type rest struct {
	asleep, eager, still []bool
	failed               []int // length of the graph when its step was tried in vain, plus 1
}

func (r *rest) clear() {
	clear(r.asleep)
	clear(r.eager)
	clear(r.still)
	clear(r.failed)
}

func (r *rest) room(t int32) {
	for int(t) >= len(r.asleep) {
		r.asleep, r.eager, r.still, r.failed = append(r.asleep, false), append(r.eager, false), append(r.still, false), append(r.failed, 0)
	}
}

func (r *rest) sleeps(t int32) bool  { return int(t) < len(r.asleep) && r.asleep[t] }
func (r *rest) isEager(t int32) bool { return int(t) < len(r.eager) && r.eager[t] }
func (r *rest) hasFailed(t int32, events int) bool {
	return int(t) < len(r.failed) && r.failed[t] == events+1
}

func (r *rest) fails(t int32, events int) {
	r.room(t)
	r.failed[t] = events + 1
}

// rouse wakes a thread that sleeps. It returns false if there is none.
func (g *growth[S]) rouse() bool {
	var all []int32
	for _, t := range g.sched {
		if g.sleeps(t) {
			all = append(all, t)
		}
	}
	if len(all) == 0 {
		return false
	}
	t := all[g.pick(len(all))]
	g.asleep[t], g.eager[t] = false, true
	return true
}

// settle puts a thread to sleep if it has just come round a loop, or has read in vain.
func (g *growth[S]) settle(t int32) {
	first := g.round(t)
	if first == none {
		return
	}
	g.room(t)
	if g.eager[t] {
		g.still[t] = true
		return
	}
	g.park(first)
	g.asleep[t] = true
}

// wake lets threads other than t go on that wait, as memory has changed.
func (g *growth[S]) wake(t int32) {
	clear(g.eager)
	for u := range g.asleep {
		if int32(u) == t {
			continue
		}
		g.asleep[u] = false
		if g.still[u] {
			g.still[u] = false
			if first := g.round(int32(u)); first != none {
				g.park(first)
			}
		}
	}
}

// round returns the first event of what a thread has done in vain: of a round of a loop that leads to where the thread stands, or of an operation that waits. It returns
// none if there is no such event.
func (g *growth[S]) round(t int32) int32 {
	switch c := &g.threads[t]; {
	case c.status == memmodel.Waiting:
		e := c.last
		for g.ev[e].prev.sub > 0 {
			e = g.ev[e].prev.last
		}
		return e
	case c.status == memmodel.Stuck && c.reason == event.BlockAwait:
		return g.spinsSince(&c.place)
	}
	return none
}

// former is what an event has come to, by events as they are numbered after it was added again.
type former struct {
	thread, event    int32
	from, after, alt int32
	reads, writes    bool
}

// park takes what a thread has done since its event first, which it has done in vain, out of the graph: it takes back everything from there on, and adds once more what
// others have done. What has read a write that is gone reads what that one had read, which is the same value. If that does not lead to the same
// events, the graph stays as far as it was made again.
func (g *growth[S]) park(first int32) {
	t := g.ev[first].thread
	from := slices.IndexFunc(g.ord, func(o int32) bool { return o>>1 == first })
	gone := func(w int32) bool { return w >= 0 && g.ev[w].thread == t && g.ev[w].pos >= g.ev[first].pos }
	kept := func(w int32) int32 {
		for gone(w) {
			w = g.ev[w].rf
		}
		return w
	}
	var again []former
	for i, o := range g.ord[from:] {
		e := o >> 1
		ev := &g.ev[e]
		if ev.thread == t || i > 0 && g.ord[from+i-1]>>1 == e {
			continue
		}
		d := former{thread: ev.thread, event: e, from: none, after: none, alt: ev.alt, reads: ev.reads, writes: ev.writes}
		if d.reads {
			d.from = kept(ev.rf)
		}
		if d.writes {
			d.after = kept(ev.coPrev)
		}
		again = append(again, d)
	}
	g.popTo(int32(from))
	g.redo(again)
	g.faults, g.raced = g.faults[:0], g.raced[:0] // they were looked at the first time
}

// redo adds events again, as far as that is possible.
func (g *growth[S]) redo(again []former) {
	now := map[int32]int32{}
	renamed := func(w int32) int32 {
		if e, ok := now[w]; ok {
			return e
		}
		return w
	}
	for i := range again {
		d := &again[i]
		d.from, d.after = renamed(d.from), renamed(d.after)
		g.refresh()
		if s := g.threads[d.thread].standing(); s == stopped || s == ended || s == absent || s == joining && g.throughJoins(d.thread, nil) == nil {
			return
		}
		g.forced = d
		ok := g.try(d.thread)
		g.forced = nil
		if !ok {
			return
		}
		e := g.threads[d.thread].last
		now[d.event] = e
		if ev := &g.ev[e]; d.reads != ev.reads || d.writes != ev.writes || d.reads && ev.rf != d.from || d.writes && ev.coPrev != d.after {
			return
		}
	}
}
