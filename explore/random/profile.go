package random

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Profile is what executions have shown of a program. The zero value knows nothing.
type Profile struct {
	Processes int // the most that have taken steps in one execution
	Steps     int // the most that one execution had
	// Communications are the most operations of an execution that communicate, see [Next]. Only executions without a machine are looked at for that.
	Communications int
	// lives are the longest ones of the threads, by thread.
	lives map[event.ThreadID]life
	// shared are the locations that several threads access, at least one of them to write, in an order that depends on lives alone.
	shared []event.Loc
}

// life is what a thread has done in an execution.
type life struct {
	deeds     []deed
	execution uint64 // its number
}

// deed is a step of a thread.
type deed struct {
	kind   event.Kind
	loc    event.Loc      // accessed
	thread event.ThreadID // created
	writes bool
	later  bool // it stores to a buffer
}

// Measured is what some executions add to a [Profile].
type Measured struct {
	Profile
}

// Longest takes note of how many threads, steps and operations that communicate an execution without a machine has.
func (x *Measured) Longest(threads, steps, communications int) {
	x.Processes, x.Steps, x.Communications = max(x.Processes, threads), max(x.Steps, steps), max(x.Communications, communications)
}

// Measure takes note of how many threads and steps the execution has that the machine of a walker is at the end of.
func (x *Measured) Measure(w *Walker) {
	m := w.m
	processes := 0
	for p := range m.Procs() {
		if m.Last(p) >= 0 {
			processes++
		}
	}
	x.Processes, x.Steps = max(x.Processes, processes), max(x.Steps, len(m.Steps()))
}

// Follow takes note of the lives of threads in that execution that are longer than in a profile. Numbers tell executions apart.
func (x *Measured) Follow(w *Walker, known *Profile, number uint64) {
	m := w.m
	for _, t := range w.threads {
		last := m.Last(m.Proc(t))
		if last < 0 {
			continue
		}
		n := int(m.Steps()[last].Pos)
		if n <= len(known.lives[t].deeds) || n <= len(x.lives[t].deeds) {
			continue
		}
		if x.lives == nil {
			x.lives = map[event.ThreadID]life{}
		}
		x.lives[t] = life{deedsOf(m, last, n), number}
	}
}

// deedsOf returns the steps of a thread, n of them up to the last one.
func deedsOf(m *memmodel.Machine, last int32, n int) []deed {
	all := make([]deed, n)
	for i := last; i >= 0; i = m.Steps()[i].PrevOwn {
		l := m.Steps()[i].Label
		n--
		all[n] = deed{kind: l.Kind, loc: event.NoLoc}
		if l.Accesses() {
			all[n].loc, all[n].writes = l.Loc, memmodel.MayWrite(l)
		}
		if l.Kind == event.Create {
			all[n].thread = l.Thread
		}
		all[n].later = process{label: l}.private(m) && l.Kind == event.Store
	}
	return all
}

// Promises reports whether what pct, or pctwm, promises of executions that were drawn knowing p is what it promises with the numbers of q: errors are drawn
// from as many threads and steps, or operations that communicate.
func (p *Profile) Promises(q *Profile) bool {
	if q.Communications > 0 {
		return p.Communications == q.Communications
	}
	return p.Processes == q.Processes && p.Steps == q.Steps
}

// Merge returns the profile with what was measured. The order does not matter.
func (p *Profile) Merge(all ...*Measured) *Profile {
	q := &Profile{Processes: p.Processes, Steps: p.Steps, Communications: p.Communications, lives: map[event.ThreadID]life{}, shared: p.shared}
	for t, l := range p.lives {
		q.lives[t] = l
	}
	changed := false
	for _, x := range all {
		q.Processes, q.Steps, q.Communications = max(q.Processes, x.Processes), max(q.Steps, x.Steps), max(q.Communications, x.Communications)
		for t, l := range x.lives {
			was := q.lives[t]
			if len(l.deeds) > len(was.deeds) || len(l.deeds) == len(was.deeds) && l.execution < was.execution {
				q.lives[t], changed = l, true
			}
		}
	}
	if changed {
		q.shared = q.findShared()
	}
	return q
}

// findShared returns the locations that several threads access, at least one of them to write, in the order in which the main thread accesses
// them, then the threads that it creates, and so on.
func (p *Profile) findShared() []event.Loc {
	type use struct {
		first         event.ThreadID
		many, written bool
	}
	uses := map[event.Loc]*use{}
	var order []event.Loc
	seen := map[event.ThreadID]bool{}
	for todo := []event.ThreadID{0}; len(todo) > 0; todo = todo[1:] {
		t := todo[0]
		if seen[t] {
			continue
		}
		seen[t] = true
		for _, d := range p.lives[t].deeds {
			if d.kind == event.Create {
				todo = append(todo, d.thread)
			}
			if d.loc == event.NoLoc {
				continue
			}
			u := uses[d.loc]
			if u == nil {
				u = &use{first: t}
				uses[d.loc] = u
				order = append(order, d.loc)
			}
			u.many, u.written = u.many || u.first != t, u.written || d.writes
		}
	}
	return slices.DeleteFunc(order, func(l event.Loc) bool { return !uses[l].many || !uses[l].written })
}
