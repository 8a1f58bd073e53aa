package grown

import "slices"

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
func (g *growth) rouse() bool {
	var all []int32
	for _, t := range g.Threads() {
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
func (g *growth) settle(t int32) {
	first := g.InVain(t)
	if first < 0 {
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
func (g *growth) wake(t int32) {
	clear(g.eager)
	for u := range g.asleep {
		if int32(u) == t {
			continue
		}
		g.asleep[u] = false
		if g.still[u] {
			g.still[u] = false
			if first := g.InVain(int32(u)); first >= 0 {
				g.park(first)
			}
		}
	}
}

// park takes what a thread has done since its event first, which it has done in vain, out of the graph: it takes back everything from there on, and adds once more what
// others have done. What has read a write that is gone reads what that one had read, which is the same value. If that does not lead to the same
// events, the graph stays as far as it was made again.
func (g *growth) park(first int32) {
	from := slices.IndexFunc(g.Insertion(), func(o int32) bool { return o>>1 == first })
	begin := g.Event(first)
	kept := func(w int32) int32 {
		for w >= 0 {
			ev := g.Event(w)
			if ev.Thread != begin.Thread || ev.Pos < begin.Pos {
				break
			}
			w = ev.From
		}
		return w
	}
	var again []former
	for e, ev := range events(g, from) {
		if ev.Thread == begin.Thread {
			continue
		}
		d := former{thread: ev.Thread, event: e, from: none, after: none, alt: ev.Alt, reads: ev.Reads, writes: ev.Writes}
		if d.reads {
			d.from = kept(ev.From)
		}
		if d.writes {
			d.after = kept(ev.After)
		}
		again = append(again, d)
	}
	g.TakeBack(from)
	g.redo(again)
	g.Forget() // it was looked at the first time
}

// redo adds events again, as far as that is possible.
func (g *growth) redo(again []former) {
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
		if !g.Waits(d.thread) && !g.Able(d.thread) {
			return
		}
		g.forced = d
		e, ok := g.try(d.thread)
		g.forced = nil
		if !ok {
			return
		}
		now[d.event] = e
		if ev := g.Event(e); d.reads != ev.Reads || d.writes != ev.Writes || d.reads && ev.From != d.from || d.writes && ev.After != d.after {
			return
		}
	}
}
