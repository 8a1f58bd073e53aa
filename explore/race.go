package explore

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/memmodel"
)

// raceError describes a data race between two accesses.
func raceError(prog event.Program, model memmodel.Model, threads [2]event.ThreadID, labels [2]*event.Label, moves []memmodel.Move) *Error {
	if threads[0] > threads[1] {
		slices.Reverse(threads[:])
		slices.Reverse(labels[:])
	}
	var what [2]string
	for i, l := range labels {
		what[i] = fmt.Sprintf("%s %s by %s at %s", accessVerb(l), prog.Describe(l), prog.ThreadName(threads[i]), prog.Site(l.Site))
	}
	return &Error{Kind: event.RaceError, Thread: threads[1], Site: prog.Site(labels[1].Site), Model: model, Schedule: moves,
		Message: fmt.Sprintf("data race: %s and %s are not ordered", what[0], what[1])}
}

func accessVerb(l *event.Label) string {
	if l.Order != event.NotAtomic {
		return "atomic " + memmodel.AccessWord(l)
	}
	return memmodel.AccessWord(l)
}

// sameRace returns the data race of an execution that is the same as one that was
// found, nil if there is none.
func sameRace(m *memmodel.Machine, want *Error) *Error {
	for _, r := range race.Of(m) {
		if e := raceError(m.Program(), m.Model(), r.Threads, r.Labels, m.Moves()); e.Same(want) {
			e.Racing = []int{int(r.Steps[0]), int(r.Steps[1])}
			return e
		}
	}
	return nil
}

// Races returns the data races of an execution under C11's happens-before; see package race.
func Races(m *memmodel.Machine) []*Error {
	var all []*Error
	for _, r := range race.Of(m) {
		all = append(all, raceError(m.Program(), m.Model(), r.Threads, r.Labels, m.Schedule()))
	}
	return all
}
