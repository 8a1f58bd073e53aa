package readsfrom

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/lineage"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// Numbers of what is not there.
const none int32 = -2

// unit is what a thread does at once: an access, a read-modify-write, an operation on
// several cells, an atomic section, or something without accesses that has to be remembered. Units never
// change, so that graphs share them.
type unit struct {
	thread  int32
	level   int32     // see progress
	begin   *progress // of the thread before
	after   *progress
	parts   []part
	choice  uint64      // alternatives taken, as a step of a machine
	then    event.State // of the thread directly after it, nil if it does not go on
	preds   []*unit     // which come directly before it, beside those that it reads from
	born    []newborn
	section bool
	id      uint64
	split   int // TSO and PSO: parts from this index on are a store that takes effect later than the parts before it; 0 if there is no such store

	// Scratch memory of one search.
	mark  int     // see visitor.epoch
	index []int32 // by part: its event in the problem posed
	ends  []int32 // first and last event there, none if it has none
	step  int32   // its number among the steps of its thread in a schedule
}

// part is one access of a unit.
type part struct {
	label   *event.Label
	cell    int32
	writes  bool // it is a write; else it is a read
	written bool // belongs to a read-modify-write that writes
	exclus  bool // belongs to a read-modify-write on one cell that writes
	rf      source
	val     event.Bits // of a write: the bytes of the cell after it
}

// source is a write that is read: a part of a unit, or an initial value if there is no unit.
type source struct {
	unit *unit
	part int
}

// newborn is a thread that has been created after a unit and before the next one of its creator.
type newborn struct {
	thread int32
	begin  *progress
}

// progress is where a thread stands between two units.
type progress struct {
	state    event.State
	label    *event.Label
	fault    *event.Fault
	before   []axiom.Event // fences and the like between the last unit and the next
	preds    []*unit       // which come directly before the next unit
	trail    *event.Trail
	key      lineage.Key // how the thread was created
	level    int32       // how many joins come before it on the longest path of program order, creations and joins; see next
	parent   int32
	children int32
	units    int32
	births   int32 // its latest allocation
	status   memmodel.Status
	reason   event.Reason
}

// unitGraph is an execution graph. It never changes.
type unitGraph struct {
	units   []*unit     // in insertion order
	threads []*progress // nil for those that are not there
	last    []*unit     // by thread: its latest unit, nil if there is none
	newest  []source    // by cell: its newest write in some witness
	size    int         // parts
}

// with returns the graph with one more unit.
func (g *unitGraph) with(u *unit) *unitGraph {
	h := &unitGraph{units: append(slices.Clip(g.units), u), threads: slices.Clone(g.threads), last: slices.Clone(g.last), size: g.size}
	h.enter(u)
	return h
}

func (g *unitGraph) enter(u *unit) {
	for _, b := range u.born {
		g.start(b.thread, b.begin)
	}
	g.start(u.thread, u.after)
	g.last[u.thread] = u
	g.size += max(1, len(u.parts))
}

func (g *unitGraph) start(t int32, p *progress) {
	for int(t) >= len(g.threads) {
		g.threads, g.last = append(g.threads, nil), append(g.last, nil)
	}
	g.threads[t] = p
}

// graphOf returns the graph of some units, in insertion order.
func graphOf(units []*unit) *unitGraph {
	g := &unitGraph{units: units}
	for _, u := range units { // what has been revisited comes before its source, but not before its creator
		g.enter(u)
	}
	return g
}

// write returns the part of a unit that is the last to write a cell, -1 if there is none.
func (u *unit) write(cell int32) int {
	for i := len(u.parts) - 1; i >= 0; i-- {
		if u.parts[i].writes && u.parts[i].cell == cell {
			return i
		}
	}
	return -1
}

// writes reports whether some part writes.
func (u *unit) writes() bool {
	return slices.ContainsFunc(u.parts, func(p part) bool { return p.writes })
}

// external reports whether a part reads from what is not of its own unit.
func (u *unit) external(p *part) bool { return !p.writes && p.rf.unit != u }

// readsFrom reports whether some part of u reads from w.
func (u *unit) readsFrom(w *unit) bool {
	return slices.ContainsFunc(u.parts, func(p part) bool { return !p.writes && p.rf.unit == w })
}

// waits reports whether the unit is an operation that has read in vain.
func (u *unit) waits() bool { return u.after.status == memmodel.Waiting }

// waitsWithin reports whether the unit is an atomic section in which its thread waits for ever.
func (u *unit) waitsWithin() bool {
	return u.section && u.after.status == memmodel.Stuck && u.after.reason == event.BlockAwait
}

// unmark begins with no unit marked, as before a walk through the graph.
func (x *visitor) unmark() {
	x.epoch++
	x.w.Tally.Work += uint64(len(x.g.units))
}

// follow marks a unit and all that come before it in porf with the current epoch.
func (x *visitor) follow(u *unit) {
	if u == nil || u.mark == x.epoch {
		return
	}
	u.mark = x.epoch
	for _, p := range u.preds {
		x.follow(p)
	}
	for i := range u.parts {
		if p := &u.parts[i]; u.external(p) {
			x.follow(p.rf.unit)
		}
	}
}

// without returns the graph without some unit and all that come after it in porf.
func (x *visitor) without(g *unitGraph, b *unit) *unitGraph {
	x.unmark()
	b.mark = x.epoch
	after := func(u *unit) bool { return u != nil && u.mark == x.epoch }
	for again := true; again; { // a source may come later in insertion order
		again = false
		for _, u := range g.units {
			if !after(u) && (slices.ContainsFunc(u.preds, after) || slices.ContainsFunc(u.parts, func(p part) bool { return !p.writes && after(p.rf.unit) })) {
				u.mark, again = x.epoch, true
			}
		}
	}
	return graphOf(slices.DeleteFunc(slices.Clone(g.units), after))
}

// returns reports whether a thread has ended so that others can join it.
func (c *progress) returns() bool {
	return c.status == memmodel.Ended && c.label.Returns()
}

// beyondEnd reports whether what a thread has done comes in porf after an atomic section of another
// thread that never ends; see cut.go of package memmodel.
func (x *visitor) beyondEnd(t int32) bool {
	x.unmark()
	x.follow(x.g.last[t])
	for _, u := range x.g.threads[t].preds {
		x.follow(u)
	}
	return slices.ContainsFunc(x.g.units, func(u *unit) bool {
		return u.section && u.then == nil && u.thread != t && u.mark == x.epoch
	})
}

// earlier is the order of units by their levels and the keys of their threads.
func earlier(level int32, key lineage.Key, otherLevel int32, otherKey lineage.Key) bool {
	return cmp.Or(cmp.Compare(level, otherLevel), key.Compare(otherKey)) < 0
}

// level returns the level of the next unit of a thread, which can take a step.
func (g *unitGraph) level(c *progress) int32 {
	if c.label.Kind == event.Join {
		return max(c.level, g.threads[c.label.Thread].level+1)
	}
	return c.level
}

// split returns the units of a graph but for those that wait, and these.
func (g *unitGraph) split() (others, waiters []*unit) {
	for _, u := range g.units {
		if u.waits() {
			waiters = append(waiters, u)
		} else {
			others = append(others, u)
		}
	}
	slices.SortFunc(waiters, func(u, v *unit) int { return u.begin.key.Compare(v.begin.key) })
	return others, waiters
}
