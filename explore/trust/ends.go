package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/recorded"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is what graphs come to, and who is told of it: faults, races, and the ends of graphs that no thread extends: which of them are
// ends of executions, and why threads do not go on.

// visitor visits the graphs that a builder builds, counts them and tells of violations.
type visitor[S set.Set] struct {
	*builder[S]
	w                  *search.Explorer
	deadlocks, hanging bool // whether deadlocks, and threads that spin for ever, are violations
	bare               bool // violations are only told of: neither schedules nor graphs are made of them
}

func newVisitor[S set.Set](w *search.Explorer) *visitor[S] {
	x := &visitor[S]{builder: newBuilder[S](w.Program, w.Options.Model, w.Layout, w.Options.Races), w: w}
	x.hasty = w.Options.Impatient && x.model.Operational()
	x.shortcut, x.maxEvents, x.crowded = w.Options.Leaf == nil, w.Options.MaxEvents, search.TooManyThreads
	x.ordered = !x.multiCopyAtomic() && w.Options.Checked(event.MemoryError)
	x.deadlocks, x.hanging = w.Options.Checked(event.DeadlockError), w.Options.Checked(event.HangError)
	return x
}

// linearised returns a schedule of the current graph, nil under RA and RC11.
func (x *visitor[S]) linearised() []memmodel.Move {
	if !x.multiCopyAtomic() {
		return nil
	}
	return x.recorded(false).Moves()
}

// found reports a violation; before has what has to be shown of it.
func (x *visitor[S]) found(v *search.Violation, before func(*recorded.Extraction)) (stop bool) {
	if !x.w.Options.Reports(v) {
		return false
	}
	if !x.bare {
		if g := x.recorded(v.Race != nil); x.model.Operational() {
			v.Moves = g.Moves()
		} else {
			v.Graph = g.Witness(before)
		}
	}
	return x.w.Options.Found(v)
}

// tell tells of the faults of the latest step, unless they have to wait: while a read-modify-write is incomplete there may be no place for its write, and where there are
// atomic sections, which may turn out not to come to their ends, only the ends of executions tell (count). What is not supported ends the search at once; see refuses. It
// reports whether the search has to end.
func (x *visitor[S]) tell() (stop bool) {
	if (x.halves > 0 || x.sections) && !x.refuses() {
		return false
	}
	faults := x.faults
	x.faults = x.faults[len(x.faults):]
	return x.fault(faults)
}

// checks reports whether a thread is at a fault that is checked for, or that is not supported.
func (x *visitor[S]) checks(c *cursor[S]) bool {
	return c.status == memmodel.Faulted && (c.fault.Kind == "" || x.w.Options.Checked(c.fault.Kind))
}

// fault tells of threads that have reached faults. It reports whether the search has to end.
func (x *visitor[S]) fault(threads []int32) bool {
	for _, t := range threads {
		c := &x.threads[t]
		if !x.checks(c) {
			continue
		}
		if x.found(&search.Violation{Fault: c.fault, Thread: event.ThreadID(t), Label: c.label}, func(z *recorded.Extraction) { z.RequireThread(t) }) {
			return true
		}
	}
	return false
}

// race tells of events that race, and reports the same.
func (x *visitor[S]) race(pairs [][2]int32) bool {
	for _, p := range pairs {
		a, b := &x.ev[p[0]], &x.ev[p[1]]
		r := &search.Race{Labels: [2]*event.Label{a.label, b.label}, Threads: [2]event.ThreadID{event.ThreadID(a.thread), event.ThreadID(b.thread)}}
		v := &search.Violation{Race: r, Thread: r.Threads[1], Label: b.label}
		if x.found(v, func(z *recorded.Extraction) { z.RequireEvent(p[0]); z.RequireEvent(p[1]) }) {
			return true
		}
	}
	return false
}

// full counts a graph that cannot be extended.
func (x *visitor[S]) full() bool {
	if !x.complete && x.stale() {
		x.discard()
		_, stop := x.racedAtEnd() // with what was read in vain
		return stop
	}
	return x.count()
}

// discard counts a full graph that is not the end of an execution, as BlockSleep. If a loop was cut in it (--unroll), that need not be noted here, since the loop is cut
// in a full graph that does count, too: the one that has what is before the cut in porf, and goes on with reads and writes that are added maximally.
func (x *visitor[S]) discard() { x.w.Tally.Blocked[event.BlockSleep]++ }

// count counts a graph that is the end of an execution, unless a section was doomed.
func (x *visitor[S]) count() bool {
	if x.complete && x.w.Options.Leaf == nil && !x.anyRace {
		x.w.Tally.Executions += 1 + x.countSameEnds(x.w.Base)
		return false
	}
	var end search.End
	var faulty []int32
	for t := range x.threads {
		if x.ready.null.Has(x.roster.Ranks[t]) {
			continue // it has ended, as most have
		}
		c := &x.threads[t]
		switch c.status {
		case memmodel.Absent:
			continue
		case memmodel.Faulted:
			if x.sections && x.beyondEnd(int32(t)) {
				end.Over = true
				break
			}
			faulty = append(faulty, int32(t))
			end.Fault(&x.w.Options, c.fault, c.label)
		}
		end.Within = end.Within || x.sections && x.waitsWithin(int32(t))
		why, exited := x.blockedBy(int32(t))
		end.Blocks(why)
		end.Over = end.Over || exited
	}
	if end.Reason == event.BlockSleep {
		x.discard()
		return false
	}
	stop := x.sections && x.fault(faulty)
	raced, ends := x.racedAtEnd()
	end.Erroneous = end.Erroneous || raced
	still := end.Close(&x.w.Options) && x.standstill(&end)
	end.Count(&x.w.Tally)
	if x.w.Options.Leaf != nil {
		x.w.Options.Leaf(end.Reason, x.linearised())
	}
	return stop || ends || still
}

// standstill reports that threads wait for ever, for each other or for a value.
func (x *visitor[S]) standstill(end *search.End) (stop bool) {
	still := false
	switch {
	case end.Within && (x.deadlocks || x.hanging):
		still = x.w.Options.Still != nil && x.w.Options.Still(x.linearised())
		x.w.Look(len(x.ord))
	case end.Reason == event.BlockDeadlock:
		still = x.deadlocks
	case end.Reason == event.BlockAwait:
		still = x.hanging && x.hangs()
	}
	return still && x.found(&search.Violation{}, (*recorded.Extraction).RequireAll)
}

// waitsWithin reports whether a thread waits for ever in an atomic section.
func (x *builder[S]) waitsWithin(t int32) bool {
	c := &x.threads[t]
	return c.section && c.status == memmodel.Stuck && c.reason == event.BlockAwait
}

// racedAtEnd reports whether a full graph has a data race, and whether the walk has to end.
func (x *visitor[S]) racedAtEnd() (raced, stop bool) {
	pair, raced := x.racing()
	switch {
	case !raced || !x.sections:
		return raced, false
	case x.model.Operational():
		return x.w.Options.Raced(x.recorded(true).Moves())
	}
	return true, x.race([][2]int32{pair})
}

// blockedBy says why a thread does not go on, NotBlocked if it has ended, and whether it has ended
// the process; joins that nothing visible follows are looked through.
func (x *builder[S]) blockedBy(t int32) (reason event.Reason, exited bool) {
	c := &x.threads[t]
	if c.status == memmodel.Running && c.label.Kind == event.Join {
		if s := x.throughJoins(t, nil); s != nil && s.Label().Kind == event.Exit {
			return event.NotBlocked, s.Label().Process
		}
	}
	return memmodel.BlockedBy(c.status, c.reason, c.label), c.status == memmodel.Ended && c.label.Process
}

// stale reports whether a thread that has read in vain has read a write that is not the newest of its cell. Such a full graph is not the end of an
// execution: the thread would read again, and the graph in which it reads the newest write is visited, too.
func (x *builder[S]) stale() bool {
	for b := x.ready.is[stopped]; !b.IsEmpty(); b = b.Rest() {
		c := &x.threads[x.roster.Sched[b.First()]]
		if c.status != memmodel.Waiting {
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

// refuses reports whether the latest step has brought a thread to something that is not supported, so that the search has to end.
func (x *builder[S]) refuses() bool {
	return slices.ContainsFunc(x.faults, func(t int32) bool {
		c := &x.threads[t]
		return c.status == memmodel.Faulted && c.fault.Kind == "" && !(c.section && x.unsettled(t))
	})
}

// unsettled reports whether a thread other than t has begun an atomic section and not completed it. Then nobody knows yet whether there is an execution with
// this graph: if the section cannot be completed, what t has read is no evidence of an error.
func (x *builder[S]) unsettled(t int32) bool {
	for u := range x.threads {
		if c := &x.threads[u]; int32(u) != t && c.section && (c.status == memmodel.Running || c.status == memmodel.Stuck && c.reason == event.BlockSleep) {
			return true
		}
	}
	return false
}

// beyondEnd reports whether thread t knows, by porf, of a write of an atomic section that has not ended and never will: an execution
// ends within such a section, so that t cannot have come so far. Whoever knows of a part of a section knows what all of it has read. See cut.go of package memmodel.
func (x *builder[S]) beyondEnd(t int32) bool {
	known := x.threads[t].porf
	x.completeSections(&known)
	for u := range x.threads {
		c := &x.threads[u]
		if int32(u) == t || c.status == memmodel.Absent || c.status == memmodel.Running || !c.section || c.node < 0 {
			continue
		}
		for e := c.last; e >= 0 && x.ev[e].node == c.node; e = x.ev[e].prev.last {
			if set.Has(&known, e) {
				return true
			}
		}
	}
	return false
}

// hangs reports whether the threads of a full graph that neither have ended nor wait for a pthreads object
// or for the end of a thread spin for ever, reading the newest writes. See [memmodel.Spins].
func (x *builder[S]) hangs() bool {
	for _, s := range [...]standing{stopped, blocking} {
		for b := x.ready.is[s]; !b.IsEmpty(); b = b.Rest() {
			t := x.roster.Sched[b.First()]
			c := &x.threads[t]
			if memmodel.BlockedBy(c.status, c.reason, c.label) == event.BlockAwait && !x.spinsFrom(t) {
				return false
			}
		}
	}
	return true
}
