package explore

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// ending is the end of an execution: a Machine, or an executed graph.
type ending interface {
	Spinner
	Threads() int
	Started(event.ThreadID) bool
	Label(event.ThreadID) *event.Label
	Blocked(event.ThreadID) event.Reason
	Word(event.Loc) event.Bits
	Exited() bool
	Settled() bool
}

// Spinner is the end of an execution in which threads may spin for ever.
type Spinner interface {
	Program() event.Program
	Spins(event.ThreadID) (reads []memmodel.Spun, ok bool)
}

// standstill returns the violation that the end of an execution is if nothing in it will ever change: a
// deadlock or a hang. It returns nil if it is none. Atomic sections in which threads wait do not take place; see [memmodel.Machine.Apart].
func standstill(m *memmodel.Machine) *Error {
	m = m.Apart()
	e := standsStill(m)
	if e != nil {
		e.Model, e.Schedule = m.Model(), m.Schedule()
	}
	return e
}

// StandsStill returns the deadlock or hang that a state of a machine is, without a schedule; nil if it is none.
func StandsStill(m *memmodel.Machine) *Error { return standsStill(m) }

// standsStill is standstill without the schedule. If all threads that have not ended wait for an object of
// pthreads or for another thread, it is a deadlock. If some spin for ever, see [memmodel.Spins], and
// all others wait, it is a hang.
func standsStill(m ending) *Error {
	if m.Exited() || !m.Settled() {
		return nil
	}
	var waiting, spinning []event.ThreadID
	for i := range m.Threads() {
		t := event.ThreadID(i)
		switch {
		case !m.Started(t) || m.Label(t).Kind == event.Exit:
		case m.Blocked(t) == event.BlockDeadlock:
			waiting = append(waiting, t)
		default:
			if _, ok := m.Spins(t); !ok {
				return nil
			}
			spinning = append(spinning, t)
		}
	}
	switch {
	case len(spinning) > 0:
		return hang(m, spinning, waiting)
	case len(waiting) > 0:
		return deadlock(m, waiting)
	}
	return nil
}

// goesOn reports whether some thread of a machine goes on: then [standsStill] returns nil. known is false if that is not known after so many operations of a thread.
func goesOn(m *memmodel.Machine, most uint64) (goesOn, known bool) {
	known = true
	if m.Exited() {
		return false, true
	}
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) || m.Label(t).Kind == event.Exit || m.Blocked(t) == event.BlockDeadlock {
			continue
		}
		switch goesOn, enough := m.GoesOn(t, most); {
		case goesOn:
			return true, true
		case !enough:
			known = false
		}
	}
	return false, known
}

// hang describes a hang.
func hang(m ending, spinning, waiting []event.ThreadID) *Error {
	e := &Error{Kind: event.HangError, Thread: spinning[0]}
	var what []string
	for i, t := range spinning {
		site, text := rounds(m, t)
		if i == 0 {
			e.Site = site
		}
		what = append(what, text)
	}
	for _, t := range waiting {
		what = append(what, waits(m, t))
	}
	e.Message = "hang: " + strings.Join(what, "; ")
	return e
}

// deadlock describes a deadlock. Threads that wait for others to end are not the ones to blame.
func deadlock(m ending, waiting []event.ThreadID) *Error {
	e := &Error{Kind: event.DeadlockError, Thread: -1}
	var what []string
	for _, t := range waiting {
		if l := m.Label(t); l.Kind != event.Join || e.Thread < 0 {
			e.Thread, e.Site = t, m.Program().Site(l.Site)
		}
		what = append(what, waits(m, t))
	}
	e.Message = "deadlock: " + strings.Join(what, "; ")
	return e
}

// waits says what a thread that can never continue waits for, and where.
func waits(m ending, t event.ThreadID) string {
	l, prog := m.Label(t), m.Program()
	return fmt.Sprintf("%s waits %s at %s", prog.ThreadName(t), waitsFor(m, l), prog.Site(l.Site))
}

func waitsFor(m ending, l *event.Label) string {
	prog := m.Program()
	if l.Kind == event.Join {
		return "for the end of " + prog.ThreadName(l.Thread)
	}
	name := prog.Describe(l)
	switch l.Sync {
	case event.SyncMutex:
		if owner, ok := l.Owner(l.Extract(m.Word(l.Loc).Value)); ok && m.Started(owner) {
			return fmt.Sprintf("for mutex %s, held by %s,", name, prog.ThreadName(owner))
		}
		return "for mutex " + name
	case event.SyncCond:
		return "for a signal on " + name
	case event.SyncRWLock:
		return "for lock " + name
	case event.SyncSemaphore:
		return "for semaphore " + name
	case event.SyncBarrier:
		return "at barrier " + name
	case event.SyncChannel:
		return "for something to read in " + prog.Describe(&event.Label{Kind: event.Alloc, Object: l.Object, Loc: event.NoLoc})
	}
	return "on " + name
}

// rounds says what a thread that spins for ever reads, in the order of the source, and the first place.
func rounds(m ending, t event.ThreadID) (event.Site, string) {
	prog := m.Program()
	reads := Rounds(m, t)
	name := prog.ThreadName(t)
	if len(reads) == 0 {
		site := prog.Site(m.Label(t).Site)
		return site, fmt.Sprintf("%s spins for ever at %s", name, site)
	}
	var what []string
	for _, r := range reads {
		value := ""
		if r.Label.Sync == event.SyncNone {
			value = fmt.Sprintf(" = %d", r.Value.Value)
		}
		what = append(what, fmt.Sprintf("%s%s at %s", prog.Describe(r.Label), value, prog.Site(r.Label.Site)))
	}
	return prog.Site(reads[0].Label.Site), name + " spins for ever, reading " + strings.Join(what, " and ")
}

// Rounds returns what a thread that spins for ever reads, in the order of the source, each place once; nil if it does not.
func Rounds(m Spinner, t event.ThreadID) []memmodel.Spun {
	reads, ok := m.Spins(t)
	if !ok {
		return nil
	}
	prog := m.Program()
	slices.SortStableFunc(reads, func(a, b memmodel.Spun) int {
		s, u := prog.Site(a.Label.Site), prog.Site(b.Label.Site)
		return cmp.Or(cmp.Compare(s.File, u.File), s.Line-u.Line, s.Column-u.Column, cmp.Compare(prog.Describe(a.Label), prog.Describe(b.Label)))
	})
	return slices.CompactFunc(reads, func(a, b memmodel.Spun) bool {
		return a.Value == b.Value && prog.Site(a.Label.Site) == prog.Site(b.Label.Site) && prog.Describe(a.Label) == prog.Describe(b.Label)
	})
}
