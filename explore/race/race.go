// Package race finds the data races of executions that a [memmodel.Machine] has taken.
//
// Two accesses to the same bytes by different threads race if one of them writes, one of them is not atomic, and neither
// happens before the other. Happens-before is that of C11: program order, creation and end of threads, and an acquire
// operation that reads from the release sequence of a release operation; fences release and acquire for the
// atomic accesses beside them. It is followed along the execution with a vector clock for each thread. Package trust computes
// the same relation on execution graphs.
package race

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Race is a data race: two accesses that conflict, not both atomic, and not ordered by
// C11's happens-before.
type Race struct {
	Threads [2]event.ThreadID
	Labels  [2]*event.Label
	Steps   [2]int32
}

// clock says by thread how many of its steps happen before something.
type clock []int32

func (c *clock) join(d clock) {
	for t, n := range d {
		c.tick(event.ThreadID(t), n)
	}
}

func (c *clock) tick(t event.ThreadID, n int32) {
	for int(t) >= len(*c) {
		*c = append(*c, 0)
	}
	(*c)[t] = max((*c)[t], n)
}

func (c clock) has(t event.ThreadID, pos int32) bool { return int(t) < len(c) && c[t] >= pos }

// touched is an access of an execution.
type touched struct {
	thread event.ThreadID
	step   int32
	pos    int32
	label  *event.Label
	loc    event.Loc
	mask   uint8
	write  bool
	plain  bool
}

// racer follows happens-before along an execution.
type racer struct {
	m        *memmodel.Machine
	now      []clock         // by thread
	acquired []clock         // by thread: what an acquire fence would learn
	fenced   []clock         // by thread: what a release fence has told
	released map[int32]clock // by step: what an acquire that reads from it learns
	all      []touched
	found    []Race
}

// Of returns the data races of an execution.
func Of(m *memmodel.Machine) []Race {
	n := m.Threads()
	r := &racer{m: m, now: make([]clock, n), acquired: make([]clock, n), fenced: make([]clock, n), released: map[int32]clock{}}
	for i := range m.Steps() {
		if s := &m.Steps()[i]; !s.Update && !m.AfterCut(int32(i)) {
			r.step(int32(i), s)
		}
	}
	return r.found
}

func (r *racer) step(i int32, s *memmodel.Step) {
	t, l := s.Thread, s.Label
	if c := r.m.Creator(t); s.Pos == 1 && c >= 0 {
		r.now[t].join(r.released[c])
	}
	switch l.Kind {
	case event.Create:
		r.now[t].tick(t, s.Pos)
		r.released[i] = slices.Clone(r.now[t])
	case event.Join:
		r.now[t].join(r.now[l.Thread])
	case event.Fence:
		if memmodel.Acquires(l.Order) {
			r.now[t].join(r.acquired[t])
		}
		if memmodel.Releases(l.Order) {
			r.fenced[t] = slices.Clone(r.now[t])
		}
	}
	r.now[t].tick(t, s.Pos)
	switch {
	case l.Kind == event.AtomicBegin:
		r.section(i, s)
	case l.Accesses():
		r.single(i, s)
	}
}

// single takes the access of a step that is one. A store, or a load of what its own thread has stored, may
// have touched a buffer only; an access to memory that is gone, nothing.
func (r *racer) single(i int32, s *memmodel.Step) {
	l, write := s.Label, s.Label.Kind == event.Store
	var sources []int32 // but for stores of the thread's own, which it knows of
	for _, a := range r.m.Accesses(int(i)) {
		if a.Loc == l.Loc {
			sources, write = append(sources, r.sources(a)...), write || a.Write
		}
	}
	r.access(i, s, l, l.Loc, l.Mask, l.Reads(), write, sources, false)
}

// section takes the accesses of an atomic section.
func (r *racer) section(i int32, s *memmodel.Step) {
	inside := memmodel.InSection(s)
	for _, a := range r.m.Accesses(int(i)) {
		if a.Loc < 0 {
			continue
		}
		l := inside.Next(a)
		if l == nil {
			return
		}
		r.access(i, s, l, a.Loc, a.Mask, a.Read, a.Write, r.sources(a), true)
	}
	if tells := r.released[i]; tells != nil { // all of the section has taken place
		tells.join(r.now[s.Thread])
		r.released[i] = tells
	}
}

// sources returns the steps whose stores an access has met: the newest one of each of its bytes.
func (r *racer) sources(a memmodel.Access) (all []int32) {
	rest := a.Mask
	for k := a.PrevWrite; k >= 0 && rest != 0; {
		b := r.m.Access(k)
		if b.Mask&rest != 0 {
			source := b.Step
			if w := &r.m.Steps()[source]; w.Update {
				source = w.Store
			}
			all = append(all, source)
			rest &^= b.Mask
		}
		k = b.PrevWrite
	}
	return all
}

// access takes one access of step i. A read-modify-write continues the release sequences of all that it reads, whatever the sizes of the accesses are.
func (r *racer) access(i int32, s *memmodel.Step, l *event.Label, loc event.Loc, mask uint8, read, write bool, sources []int32, section bool) {
	t, order := s.Thread, memmodel.OrderOf(l, write, section)
	var told clock
	for _, source := range sources {
		told.join(r.released[source])
	}
	if read && order != event.NotAtomic {
		r.acquired[t].join(told)
		if memmodel.Acquires(order) {
			r.now[t].join(told)
		}
	}
	now := touched{t, i, s.Pos, l, loc, mask, write, order == event.NotAtomic}
	for _, a := range r.all {
		if a.loc == loc && a.mask&mask != 0 && a.thread != t && (a.write || write) && (a.plain || now.plain) && !r.now[t].has(a.thread, a.pos) {
			r.found = append(r.found, Race{[2]event.ThreadID{a.thread, t}, [2]*event.Label{a.label, l}, [2]int32{a.step, i}})
		}
	}
	r.all = append(r.all, now)
	if !write || order == event.NotAtomic {
		return
	}
	tells := slices.Clone(r.fenced[t])
	if memmodel.Releases(order) {
		tells = slices.Clone(r.now[t])
	}
	if read {
		tells.join(told)
	}
	r.released[i] = tells
}
