package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
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
// this object as events; see [Layout].

// birth is an allocation in the past of a thread.
type birth struct {
	object   event.Obj
	event    int32 // none if it is no event
	pos      int32 // how many events the thread had before it
	children int32 // and how many threads it had created
	older    int32 // the one before it in its thread
}

// births numbers births, from 1; 0 stands for none. The same history of a thread has the same number whenever
// the search comes to it, so that there are not more of them than histories.
type births struct {
	all     []birth
	numbers map[birth]int32
}

// at returns a birth, nil for none.
func (s *births) at(k int32) *birth {
	if k == 0 {
		return nil
	}
	return &s.all[k-1]
}

// number returns the number of a birth.
func (s *births) number(b birth) int32 {
	k := s.numbers[b]
	if k == 0 {
		if s.numbers == nil {
			s.numbers = map[birth]int32{}
		}
		s.all = append(s.all, b)
		k = int32(len(s.all))
		s.numbers[b] = k
	}
	return k
}

// bear notes that a thread has allocated an object, by an event or, with none, without one.
func (x *search[S]) bear(t int32, l *event.Label, e int32) {
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
	b := birth{l.Object, e, c.pos, c.children, c.births}
	if e >= 0 {
		b.pos--
	}
	n := len(x.births.all)
	if c.births = x.births.number(b); len(x.births.all) > n {
		x.rename()
	}
}

// marked reports whether the allocations of an object are events in any case.
func (x *search[S]) marked(l *event.Label) bool { return x.ordered && x.layout.Allocated[l.Addr] }

// early reports whether the object that the next operation of a thread accesses is not known to be
// allocated before it, whatever the operation reads.
func (x *search[S]) early(t int32) bool {
	return x.ordered && x.threads[t].label.Object != event.NoObj && !x.allocatedBefore(t)
}

// allocatedBefore reports whether the object that the next operation of a thread accesses is known to be
// allocated before it.
func (x *search[S]) allocatedBefore(t int32) bool {
	c := &x.threads[t]
	o := c.label.Object
	return int(o) < len(x.makers) && x.makers[o] == t || x.allocated(t, c.label, &c.porf, &c.hb)
}

// allocated reports whether the latest allocation of an object among those that porf
// has is before what hb happens before, in a thread t.
func (x *search[S]) allocated(t int32, l *event.Label, porf, hb *S) bool {
	if int(l.Object) >= len(x.makers) || x.makers[l.Object] < 0 {
		return false
	}
	maker := x.makers[l.Object]
	m := &x.threads[maker]
	b := x.births.at(m.births)
	for b != nil && (b.object != l.Object || b.event >= 0 && !has(porf, b.event)) {
		b = x.births.at(b.older)
	}
	if b == nil {
		return false
	}
	for e := m.last; e >= 0 && x.ev[e].pos > b.pos; e = x.ev[e].prev.last {
		if has(hb, e) {
			return true
		}
	}
	switch {
	case b.event >= 0:
		return false
	case x.createdAfter(t, maker, b.children):
		return true
	}
	learned := NewLayout()
	learned.Allocated[x.bases[l.Object]] = true
	panic(learned)
}

// createdAfter reports whether a thread descends from one that maker has created after its first children.
func (x *search[S]) createdAfter(t, maker, children int32) bool {
	key, of := x.keys[t], x.keys[maker]
	return len(key) > len(of) && slices.Equal(key[:len(of)], of) && key[len(of)] > children
}

// refuse adds an event for a thread whose next operation fails, whatever it would read: a store to an object that is not
// allocated before it, or an end of a lifetime that not all accesses are before. Nothing is written.
func (x *search[S]) refuse(t int32, f *event.Fault) bool {
	e := x.begin(t, marker, none)
	ev := &x.ev[e]
	x.insert(e, 0)
	x.precede(e)
	ev.porf = ev.prev.porf
	ev.early = true
	x.broken(e, f)
	return true
}

// readsEarly reports whether e, of which early holds, is not ordered with the allocation by what it learns from w
// either.
func (x *search[S]) readsEarly(ev *record[S], w int32) bool {
	if w < 0 {
		return true
	}
	ev.exclus = false
	if l := ev.label; l.Kind == event.RMW {
		_, ev.exclus = l.Store(l.Read(x.value(w, ev.cell)), 0)
	}
	o := x.order(ev)
	ev.exclus = false
	if !acquires(o) {
		return true
	}
	porf, hb := ev.prev.porf, ev.prev.hb
	union(&porf, &x.ev[w].porf)
	add(&porf, w)
	union(&hb, &x.ev[w].rel)
	return !x.allocated(ev.thread, ev.label, &porf, &hb)
}

// readEarly makes e read from w, and its thread fail.
func (x *search[S]) readEarly(e, w int32) result {
	ev := &x.ev[e]
	ev.exclus = false
	if !x.attach(e, w) {
		return dead
	}
	ev.silent = true
	x.broken(e, memmodel.Unallocated(x.prog, ev.label))
	return done
}
