// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"slices"

	"github.com/gomc/gomc/event"
	set "github.com/gomc/gomc/explore/set/tries"
)

// This file finds data races: two accesses of different threads to the same bytes,
// at least one of which writes and at least one of which is not atomic, that C11's
// happens-before does not order (C17 standard, 5.1.2.4). Under every model a graph shows a
// race whichever access comes first, so that no schedule has to be found
// in which they meet. SV-COMP's no-data-race means the same.

// raceWith returns the oldest event that an event, which has just got its place in
// the graph, races with, none if there is none.
func (x *builder) raceWith(e int32) int32 {
	ev := &x.ev[e]
	if ev.cell < 0 || !x.cells[ev.cell].plain || ev.kind != access || !ev.label.Accesses() {
		return none
	}
	found := none
	others := x.cells[ev.cell].events
	set.Subtract(&others, &ev.causes.hb)
	set.Each(&others, func(y int32) {
		if yv := &x.ev[y]; x.conflict(ev, yv) && (found == none || yv.stampR+yv.stampW < x.ev[found].stampR+x.ev[found].stampW) {
			found = y
		}
	})
	return found
}

// conflict reports whether two events that access the same cell race if happens-before does
// not order them.
func (x *builder) conflict(ev, yv *record) bool {
	if yv.thread == ev.thread || yv.kind != access || !yv.label.Accesses() {
		return false
	}
	writes := func(ev *record) bool { return ev.label.Kind == event.Store || ev.writes || ev.exclus }
	return (ev.plain || yv.plain) && (writes(ev) || writes(yv))
}

// newRaces returns the races found by the latest step that are still there: the step may have found one, and then made a
// revisit that deletes one of its events, or makes it read something else.
func (x *builder) newRaces() [][2]int32 {
	raced := x.raced
	x.raced = x.raced[len(x.raced):]
	return slices.DeleteFunc(raced, func(p [2]int32) bool {
		a, b := &x.ev[p[0]], &x.ev[p[1]]
		return !set.Has(&x.alive, p[0]) || !set.Has(&x.alive, p[1]) || a.cell != b.cell || a.kind != access || a.cell < 0 ||
			set.Has(&a.causes.hb, p[1]) || set.Has(&b.causes.hb, p[0]) || !a.label.Accesses() || !x.conflict(b, a)
	})
}

// checkRaces looks for races of an event with the graph.
func (x *builder) checkRaces(e int32) {
	if y := x.raceWith(e); y >= 0 {
		x.raced = append(x.raced, [2]int32{y, e})
		x.anyRace = true
	}
}

// vainRaces reports whether ev, an await, has to be added with each write that does not let it pass, not only with the newest. For an await is a loop that
// reads in every round: an early round may race, with a write that is overwritten later, although the last round does not.
func (x *builder) vainRaces(ev *record) bool {
	return x.races && x.cells[ev.cell].plain && ev.label.Sync == event.SyncNone
}

// accessedPlainly reports whether some event of the graph is a plain access to a cell.
func (x *builder) accessedPlainly(c int32) (plain bool) {
	set.Each(&x.cells[c].events, func(e int32) { plain = plain || x.ev[e].plain })
	return plain
}

// onlyRace is called when e has read in vain from a write that is not the newest of its cell. No execution ends like that, so the graph is of use only if e is part
// of a data race. If it is, onlyRace returns true; if not, it takes the read back and returns false.
func (x *builder) onlyRace(e int32) bool {
	if x.raceWith(e) >= 0 {
		return true
	}
	x.unread(e)
	return false
}

// unoffered returns a thread at an operation that waits and that no write lets pass (see offered), but that has to be added all the same: what it reads in
// vain may race. It returns none if there is no such thread.
func (x *builder) unoffered() int32 {
	for b := x.ready.is[blocking]; !b.IsEmpty() && x.races; b = b.Rest() {
		if t := x.roster.Sched[b.First()]; x.mayRaceInVain(t) {
			return t
		}
	}
	return none
}

// mayRaceInVain reports whether what a thread that waits reads in vain may be part of a race.
func (x *builder) mayRaceInVain(t int32) bool {
	l := x.threads[t].label
	return l.Sync == event.SyncNone && (l.Order == event.NotAtomic || slices.ContainsFunc(x.operation(l).Cells, x.accessedPlainly))
}

// racing returns two events of the graph that race; ok is false if there are none.
func (x *builder) racing() (pair [2]int32, ok bool) {
	if x.anyRace {
		set.Each(&x.alive, func(e int32) {
			if y := x.raceWith(e); !ok && y >= 0 && !set.Has(&x.ev[y].causes.hb, e) {
				pair, ok = [2]int32{y, e}, true
			}
		})
	}
	return pair, ok
}
