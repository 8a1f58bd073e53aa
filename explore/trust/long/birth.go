// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file finds accesses to objects whose allocation does not happen before them, under RA and RC11: the pointer
// was passed on without synchronisation. Under the other models, memory is allocated for all
// threads at once.
//
// An allocation is no event. So that nothing has to be known of it but where it stands in its thread, an access is ordered
// with it if a later event of its thread happens before the access, or if the thread of the
// access was created, perhaps by others in turn, after it. Where neither holds the access may be ordered all the same, as by a join of
// the allocating thread. Then the search starts over, with the allocations of
// this object as events; see cells.Layout.

// bear notes that a thread has allocated an object, by an event or, with none, without one.
func (x *builder) bear(t int32, l *event.Label, e int32) {
	if !x.ordered {
		return
	}
	for int(l.Object) >= len(x.makers) {
		x.makers = append(x.makers, none)
	}
	if x.makers[l.Object] != t {
		x.makers[l.Object] = t
		x.rename()
	}
	c := &x.threads[t]
	b := cells.Birth{Object: l.Object, Event: e, Pos: c.pos, Children: c.children, Older: c.births}
	if e >= 0 {
		b.Pos--
	}
	var news bool
	if c.births, news = x.births.Number(b); news {
		x.rename()
	}
}

// marked reports whether the allocations of an object are events in any case.
func (x *builder) marked(l *event.Label) bool { return x.ordered && x.layout.Allocated[l.Addr] }

// early reports whether the next operation of a thread is an early access: nothing that happens before the operation shows that its object is
// allocated. What the operation reads may still show it; see readsEarly.
func (x *builder) early(t int32) bool {
	return x.ordered && x.threads[t].label.Object != event.NoObj && !x.allocatedBefore(t) && !x.prog.AliveAtStart(x.threads[t].label.Object)
}

// allocatedBefore reports whether the object that the next operation of a thread accesses is known to be
// allocated before it.
func (x *builder) allocatedBefore(t int32) bool {
	c := &x.threads[t]
	o := c.label.Object
	return int(o) < len(x.makers) && x.makers[o] == t || x.allocated(t, c.label, &c.porf, &c.hb)
}

// allocated reports whether the allocation of the object of l happens before an event of thread t, given what comes before that event in porf
// and in happens-before. Of several allocations, the latest in porf counts.
func (x *builder) allocated(t int32, l *event.Label, porf, hb *set.Row) bool {
	if int(l.Object) >= len(x.makers) || x.makers[l.Object] < 0 {
		return false
	}
	maker := x.makers[l.Object]
	m := &x.threads[maker]
	b := x.births.Latest(m.births, l.Object, func(b *cells.Birth) bool { return b.Event < 0 || set.Has(porf, b.Event) })
	if b == nil {
		return false
	}
	for e := m.last; e >= 0 && x.ev[e].pos > b.Pos; e = x.ev[e].prev.last {
		if set.Has(hb, e) {
			return true
		}
	}
	switch {
	case b.Event >= 0:
		return false
	case b.Precedes(x.roster.Keys[maker], x.roster.Keys[t]):
		return true
	}
	search.Relearn(x.memory.Allocated(l.Object))
	return false
}

// readsEarly reports whether e, an early access, would be an error if it read from w: the allocation of its object does not happen before it
// even then, although reading from w may synchronise e with the thread of w.
func (x *builder) readsEarly(ev *record, w int32) bool {
	if w < 0 {
		return true
	}
	ev.exclus = false
	if l := ev.label; l.Kind == event.RMW {
		_, ev.exclus = l.Store(l.Read(x.value(w, ev.cell)), 0)
	}
	o := x.order(ev)
	ev.exclus = false
	if !memmodel.Acquires(o) {
		return true
	}
	porf, hb := ev.prev.porf, ev.prev.hb
	set.Union(&porf, &x.ev[w].porf)
	set.Add(&porf, w)
	set.Union(&hb, &x.ev[w].causes.rel)
	return !x.allocated(ev.thread, ev.label, &porf, &hb)
}
