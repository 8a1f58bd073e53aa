package states

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/memmodel"
)

// This file finds data races under sequential consistency: two accesses of different threads that conflict, not both
// atomic, and that are next to each other in some execution, that is, both can be next in some state.
//
// Claim: what is found is a data race of C11. In an execution that takes one after the other nothing comes in between, and
// the later one does not acquire what the earlier one has released, as one of them is not atomic.
//
// An atomic access is strong if it acquires when it reads and releases when it writes, as functions of pthreads do, atomic
// sections and seq_cst operations. Two accesses are loose if they conflict, happens-before does not order them, and they are not both strong. So data races are
// loose accesses.
//
// Claim: if there are loose accesses in some execution, then some are next to each other in one, or in doubt. Let b be the first access of an execution that
// is loose with an earlier one, and let a be that: the write that b reads from, if b is loose with it. Of the steps before b keep those that happen
// before a or b, in their order. They are an execution: each read comes after the write that it reads from, which happens before it (they are not loose, as b is the
// first that is, and if both are strong, one releases and the other acquires). After it, a and b are next in their threads. b still reads what it did. What a reads may have
// been overwritten by an atomic access: then a may access something else, if it is a section; access it otherwise, if it is a read-modify-write
// that only reads now; or wait, if it is an operation of pthreads. These are the doubts. An await reads also if it does not pass.
//
// Claim: partial-order reduction keeps these states. Let r be a visited state that was reduced to the step of process p, and let
// a_1 ... a_n lead from r to a state in which x and y are next and race. What p does conflicts with nothing that others may still do,
// x and y included: they are in the footprints of their threads, executed or not. If p takes one of a_1 ... a_n, its step can be taken first, and
// the others lead to the same state. If it does not, then neither x nor y is the step of p, since it would conflict with the other. Its step can be
// taken first, and then a_1 ... a_n, after which x and y are still next: nothing that they access has changed. By induction as in reduce.go.
//
// If the search meets loose accesses that are no data race, of two atomic operations, or what is in doubt, then there may be races that it does not see; see
// Counts.Unordered.

// meeting is what races have in common of which one is reported.
type meeting struct {
	threads [2]event.ThreadID
	sites   [2]event.SiteID
	kinds   [2]event.Kind
	loc     event.Loc
}

// doubt is an access that is not strong to something that an atomic section, in another state, may access.
type doubt struct {
	config uint32 // of the thread before its section
	touch
}

// races looks for data races between the next operations of threads.
func (w *worker) races(id uint32) {
	m := w.pos.m
	loose := false
	w.ready, w.sections = w.ready[:0], w.sections[:0]
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) || !m.Runnable(t) {
			continue
		}
		switch l := m.Label(t); {
		case l.Kind == event.AtomicBegin:
			w.sections = append(w.sections, t)
		case l.Accesses() && (l.Object == event.NoObj || m.Alive(l.Object)):
			loose = loose || !strong(l)
			w.ready = append(w.ready, t)
		}
	}
	if !loose {
		return
	}
	for i, t := range w.ready {
		for _, u := range w.ready[i+1:] {
			w.pair(id, t, u)
		}
		if !strong(m.Label(t)) {
			for _, u := range w.sections {
				w.section(id, t, u)
			}
		}
	}
}

func isPlain(l *event.Label) bool { return l.Order == event.NotAtomic && l.Sync == event.SyncNone }

// pair looks at two operations.
func (w *worker) pair(id uint32, t, u event.ThreadID) {
	m := w.pos.m
	a, b := m.Label(t), m.Label(u)
	if !isPlain(a) && (isPlain(b) || strong(a)) {
		t, u, a, b = u, t, b, a
	}
	if strong(a) || !memmodel.Conflict(a, b) {
		return
	}
	if !isPlain(a) {
		w.unordered(a)
		return
	}
	waits := b.Sync != event.SyncNone && !m.Enabled(m.Proc(u))
	if waits || a.Kind == event.Load && b.Kind == event.RMW && !writes(b, m.Word(b.Loc)) {
		w.unordered(b)
		return
	}
	w.race(id, t, u, a, b, 0)
}

// writes reports whether a read-modify-write writes.
func writes(l *event.Label, word event.Bits) bool {
	old := l.Read(word)
	for choice := range max(l.Alternatives(old.Value), 1) {
		if _, written := l.Store(old, choice); written {
			return true
		}
	}
	return false
}

// section looks at an access of a thread that is not strong and an atomic section of another one, be that stuck or not.
func (w *worker) section(id uint32, t, u event.ThreadID) {
	a := w.pos.m.Label(t)
	mine := touch{a.Loc, a.Mask, memmodel.MayWrite(a)}
	met := false
	before := w.pos.thread(u)
	w.attempts(agent{w.pos.m.Proc(u), u, -1}, func(s *memmodel.Step, _ uint64) {
		inside := memmodel.InSection(s)
		for _, x := range w.pos.m.Accesses(w.pos.newest()) {
			if x.Loc < 0 {
				continue
			}
			b := inside.Next(x)
			if b == nil {
				break
			}
			if mine.conflicts(touch{x.Loc, x.Mask, x.Write}) {
				choice := s.Choice
				met = true
				w.found = append(w.found, inner{b, choice})
				break
			}
		}
	})
	for _, x := range w.found {
		if isPlain(a) {
			w.race(id, t, u, a, x.label, x.choice)
		} else {
			w.unordered(a)
		}
	}
	w.found = w.found[:0]
	if !met {
		if w.doubts == nil {
			w.doubts = map[doubt]bool{}
		}
		w.doubts[doubt{before, mine}] = true
	}
}

// inner is an access in an atomic section, and the alternative of the section that makes it.
type inner struct {
	label  *event.Label
	choice uint64
}

// race reports that a plain access of thread t races with one of u: what that does follows, as an atomic section may
// never end.
func (w *worker) race(id uint32, t, u event.ThreadID, a, b *event.Label, choice uint64) {
	same := meeting{[2]event.ThreadID{t, u}, [2]event.SiteID{a.Site, b.Site}, [2]event.Kind{a.Kind, b.Kind}, a.Loc}
	w.s.report(func() bool {
		if w.s.raced[same] {
			return false
		}
		w.s.raced[same] = true
		pos := w.s.routes.positionAt(id)
		t := w.s.standIn(pos, t, w.pos.thread(t), -1)
		u := w.s.standIn(pos, u, w.pos.thread(u), t)
		return w.s.opts.Race(race.Race{Threads: [2]event.ThreadID{t, u}, Labels: [2]*event.Label{a, b}}, func() []Move {
			moves, _ := movesOf(pos.m, -1)
			return append(moves, Move{Thread: t}, Move{Thread: u, Choice: choice})
		})
	})
}

// unordered notes that what is done at a place may race in a way that the search does not see.
func (w *worker) unordered(l *event.Label) {
	if w.unsure == nil {
		w.unsure = map[event.SiteID]bool{}
	}
	w.unsure[l.Site] = true
}

// findUnordered returns the places where operations are by whose order races were not looked for.
func (s *search) findUnordered() (sites []event.SiteID) {
	all := map[event.SiteID]bool{}
	for _, w := range s.workers {
		for site := range w.unsure {
			all[site] = true
		}
		for d := range w.doubts {
			f := s.prints
			if int(d.config) < len(f.configs) && !f.configs[d.config].touches.each(func(item uint32) bool { return !f.touches[item].conflicts(d.touch) }) {
				all[s.parts.threads.list()[d.config-1].State.Label().Site] = true
			}
		}
	}
	for site := range all {
		sites = append(sites, site)
	}
	return sites
}

// strong reports whether an operation acquires if it reads, and releases if it writes.
func strong(l *event.Label) bool {
	switch {
	case l.Sync != event.SyncNone:
		return true
	case l.Kind == event.Load:
		return memmodel.Acquires(l.Order)
	case l.Kind == event.Store:
		return memmodel.Releases(l.Order)
	}
	return memmodel.Acquires(l.Order) && memmodel.Releases(l.Order) && (l.Op != event.OpCmpXchg || memmodel.Acquires(l.Fail))
}
