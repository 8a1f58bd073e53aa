// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is a shortcut past the last choice of most executions. If the last event of a full graph
// is a load or a store after which its thread ends, then nothing follows that its other options could change: a load may read
// any write with which its thread comes to the same State, and a store that is not the newest may stand at any older place in
// coherence order. Each of these options is an execution of its own, which is counted without being built.

// countSameEnds counts those of the next options of the latest choice that would lead to the same end as the current graph, in
// which all threads have ended, and takes them. The search goes on with the first that would not.
func (x *builder) countSameEnds(base int) uint64 {
	if len(x.frames) <= base || x.learned {
		return 0
	}
	f := &x.frames[len(x.frames)-1]
	ev := &x.ev[f.event]
	if int(f.mark) != len(x.ord) || ev.continues || ev.early || ev.kind != access || !x.exits(ev) || x.races && x.cells[ev.cell].plain {
		return 0
	}
	switch {
	case f.kind == fRead && !memmodel.Writes(ev.label):
		return x.sameEndReads(f, ev)
	case f.kind == fWrite && f.target < 0 && !ev.reads && ev.coNext >= 0 && ev.label.Kind == event.Store && !x.fragile(ev):
		return x.sameEndWrites(f)
	}
	return 0
}

// exits reports whether the operation of an event was all that its thread had left to do.
func (x *builder) exits(ev *record) bool {
	c := &x.threads[ev.thread]
	if c.status != memmodel.Ended || c.last < 0 || &x.ev[c.last] != ev || ev.prev.sub != 0 {
		return false
	}
	return ev.label.Kind == event.Store && ev.prev.state.Next(0) == c.state || ev.after != nil && ev.after == c.state
}

// fragile reports whether an event may be inconsistent where it is not added maximally.
func (x *builder) fragile(ev *record) bool { return x.scFences || ev.sc }

func (x *builder) sameEndReads(f *frame, ev *record) (n uint64) {
	l, fragile := ev.label, x.fragile(ev)
	for w := f.at; ; {
		if w = x.older(ev, w); w == none {
			return n
		}
		if x.inside(w) {
			continue
		}
		old := l.Read(x.value(w, ev.cell))
		if memmodel.EffectOf(l, old, 0).Writes || event.Next(ev.prev.state, old) != ev.after || l.Alternatives(old.Value) > 1 {
			return n
		}
		f.at = w
		if fragile {
			x.unread(f.event)
			x.readEdges(f.event, w, false)
			if !x.consistent(f.event) {
				continue
			}
		}
		f.opt++
		n++
	}
}

func (x *builder) sameEndWrites(f *frame) (n uint64) {
	for {
		p := x.position(f.at, f.event, none)
		if p == none {
			return n
		}
		f.at = p
		f.opt++
		n++
	}
}
