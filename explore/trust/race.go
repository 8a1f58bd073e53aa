package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// This file finds data races: two accesses of different threads to the same bytes,
// at least one of which writes and at least one of which is not atomic, that C11's
// happens-before does not order (C17 standard, 5.1.2.4). Under every model a graph shows a
// race whichever access comes first, so that no schedule has to be found
// in which they meet. SV-COMP's no-data-race means the same.

// raceWith returns the oldest event that an event, which has just got its place in
// the graph, races with, none if there is none.
func (x *search[S]) raceWith(e int32) int32 {
	ev := &x.ev[e]
	if ev.kind != access || ev.cell < 0 || !ev.label.Accesses() || !x.cells[ev.cell].plain {
		return none
	}
	found := none
	others := x.cells[ev.cell].events
	subtract(&others, &ev.hb)
	each(&others, func(y int32) {
		if yv := &x.ev[y]; x.conflict(ev, yv) && (found == none || yv.stampR+yv.stampW < x.ev[found].stampR+x.ev[found].stampW) {
			found = y
		}
	})
	return found
}

// conflict reports whether two events that access the same cell race if happens-before does
// not order them.
func (x *search[S]) conflict(ev, yv *record[S]) bool {
	if yv.thread == ev.thread || yv.kind != access || !yv.label.Accesses() {
		return false
	}
	writes := func(ev *record[S]) bool { return ev.label.Kind == event.Store || ev.writes || ev.exclus }
	return (writes(ev) || writes(yv)) && (x.order(ev) == event.NotAtomic || x.order(yv) == event.NotAtomic)
}

// newRaces returns those pairs among the latest found that are races of the graph as it is now:
// a revisit may have come in between.
func (x *search[S]) newRaces() [][2]int32 {
	raced := x.raced
	x.raced = x.raced[len(x.raced):]
	return slices.DeleteFunc(raced, func(p [2]int32) bool {
		a, b := &x.ev[p[0]], &x.ev[p[1]]
		return !has(&x.alive, p[0]) || !has(&x.alive, p[1]) || a.cell != b.cell || a.kind != access || a.cell < 0 ||
			has(&a.hb, p[1]) || has(&b.hb, p[0]) || !a.label.Accesses() || !x.conflict(b, a)
	})
}

// Race is a data race between two accesses.
type Race struct {
	Labels  [2]*event.Label
	Threads [2]event.ThreadID
}

// checkRaces looks for races of an event with the graph.
func (x *search[S]) checkRaces(e int32) {
	if y := x.raceWith(e); y >= 0 {
		x.raced = append(x.raced, [2]int32{y, e})
		x.anyRace = true
	}
}

// vainRaces reports whether an operation that waits is to be looked at with all that it may
// read in vain: its loop accesses memory in every round, and a round that reads
// what was overwritten later may race where the last one does not.
func (x *search[S]) vainRaces(l *event.Label) bool { return x.races && l.Sync == event.SyncNone }

// onlyRace reports whether an event, which reads in vain what was overwritten, races with
// another one. If it does not, it is of no interest, and its read is taken back.
func (x *search[S]) onlyRace(e int32) bool {
	if x.raceWith(e) >= 0 {
		return true
	}
	x.unread(e)
	return false
}

// unoffered returns a thread that waits although it may read any write, none if there is none. What
// it reads in vain is looked at for data races.
func (x *search[S]) unoffered() int32 {
	for b := x.ready.blocking; b != 0 && x.races; b &= b - 1 {
		t := x.sched[trailing(b)]
		if x.vainRaces(x.threads[t].label) {
			return t
		}
	}
	return none
}

// racing returns two events of the graph that race; ok is false if there are none.
func (x *search[S]) racing() (pair [2]int32, ok bool) {
	if x.anyRace {
		each(&x.alive, func(e int32) {
			if y := x.raceWith(e); !ok && y >= 0 && !has(&x.ev[y].hb, e) {
				pair, ok = [2]int32{y, e}, true
			}
		})
	}
	return pair, ok
}
