// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/recorded"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// recorded returns the current graph as plain data, of which schedules and graphs of violations are made. What an operation that waits has
// read in vain belongs to it only with vain: a data race may be its.
func (x *builder) recorded(vain bool) *recorded.Graph {
	g := &recorded.Graph{Program: x.prog, Model: x.model, Vain: vain, Threads: make([]recorded.Thread, len(x.threads)), Cells: make([]recorded.Cell, len(x.cells))}
	set.Each(&x.alive, func(e int32) {
		g.Events = append(g.Events, make([]recorded.Event, int(e)-len(g.Events))...)
		g.Events = append(g.Events, x.recordedEvent(e))
		t := &g.Threads[x.ev[e].thread]
		t.Events = append(t.Events, e)
	})
	for t := range g.Threads {
		c, r := &x.threads[t], &g.Threads[t]
		r.Status, r.State, r.Creator = c.status, c.state, x.roster.Parents[t]
		r.Result, r.Returns = x.over(int32(t))
		slices.SortFunc(r.Events, func(a, b int32) int { return int(x.ev[a].pos - x.ev[b].pos) })
		if c.status == memmodel.Waiting && !vain {
			k := len(r.Events) - 1
			for g.Events[r.Events[k]].Continues {
				k--
			}
			r.Events = r.Events[:k]
		}
	}
	for k := range g.Cells {
		c := &x.cells[k]
		if !c.IsLife() {
			g.Cells[k].Mask = c.Mask
		}
		for e := c.first; e >= 0; e = x.ev[e].coNext {
			g.Cells[k].Writes = append(g.Cells[k].Writes, e)
		}
	}
	return g
}

func (x *builder) recordedEvent(e int32) recorded.Event {
	ev := &x.ev[e]
	r := recorded.Event{Label: ev.label, Thread: ev.thread, Cell: ev.cell, Kind: recorded.Marker, Alt: ev.alt, Age: stampOf(ev), Reads: ev.reads, From: ev.rf,
		Frees: ev.label.Kind == event.Free && ev.exclus, First: ev.node == e, Continues: ev.prev.sub > 0, Section: ev.prev.section, Early: ev.early}
	switch ev.kind {
	case access:
		if r.Kind = recorded.Access; ev.reads {
			r.Value = x.value(ev.rf, ev.cell)
		}
	case choice:
		r.Kind = recorded.Choice
	}
	switch {
	case r.First && set.Long:
		r.Before = x.directlyBefore(e)
	case r.First:
		set.Each(&x.ghb.Rows[e], func(n int32) { r.Before = append(r.Before, n) })
	}
	return r
}

// directlyBefore returns nodes that are before an event in happens-before, as many as are needed for the others to be before one of them. All would take memory that grows with the square of the number of events.
func (x *builder) directlyBefore(e int32) (nodes []int32) {
	rest := x.ghb.Rows[e]
	add := func(n int32) {
		nodes = append(nodes, n)
		set.Remove(&rest, n)
		set.Subtract(&rest, &x.ghb.Rows[n])
	}
	if p := x.ev[e].prev.last; p >= 0 && set.Has(&rest, x.ev[p].node) {
		add(x.ev[p].node)
	}
	for !set.IsEmpty(&rest) {
		add(set.Last(&rest))
	}
	return nodes
}

// stampOf returns the place of an event in the insertion order: of its read, if it has one.
func stampOf(ev *record) int32 {
	if ev.reads || ev.stampW == 0 {
		return ev.stampR
	}
	return ev.stampW
}
