package trust

import (
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
	plain := x.order(ev) == event.NotAtomic
	write := ev.label.Kind == event.Store || ev.writes || ev.exclus
	found := none
	others := x.cells[ev.cell].events
	subtract(&others, &ev.hb)
	each(&others, func(y int32) {
		yv := &x.ev[y]
		if yv.thread == ev.thread || yv.kind != access || !yv.label.Accesses() {
			return
		}
		if !write && !yv.writes && !yv.exclus {
			return
		}
		if !plain && x.order(yv) != event.NotAtomic {
			return
		}
		if found == none || yv.stampR+yv.stampW < x.ev[found].stampR+x.ev[found].stampW {
			found = y
		}
	})
	return found
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
