// Package solo follows a thread through its States while no other thread takes a step: does it come to its end, or does it spin for ever? What it does is then a
// function of its State and of the values that it finds in memory, so that answers are remembered; see [Recall].
package solo

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
)

// Memory is what a thread finds.
type Memory interface {
	// Operation returns the cells that a load, store or read-modify-write accesses.
	Operation(l *event.Label) *cells.Op
	// Newest returns what the newest write of a cell has left there, and Bits the bits of a word that are the cell's.
	Newest(c int32) event.Bits
	Bits(c int32) uint64
	// Lifetime returns the cell of the lifetime of an object.
	Lifetime(o event.Obj) int32
	// Ended reports whether an object was freed.
	Ended(o event.Obj) bool
	// Fresh reports whether an object that is being allocated has not lived before.
	Fresh(l *event.Label) bool
	// Result returns what a thread has returned; ok is false if it has not, or not yet.
	Result(t event.ThreadID) (result event.Bits, ok bool)
}

// Ends follows threads to their ends.
type Ends struct {
	known, knownFreed Recall // for memory of which nothing was freed, and for other
	thread            thread
}

// thread is a thread that is followed, and what it has changed of memory.
type thread struct {
	Memory
	cells  []int32
	values []event.Bits
	freed  []event.Obj
	recall *Recall // takes note of what was read
}

// Recall returns what is known of threads that go on from memory of which something was freed, or nothing.
func (e *Ends) Recall(freed bool) *Recall {
	if freed {
		return &e.knownFreed
	}
	return &e.known
}

// Forget forgets what is known.
func (e *Ends) Forget() {
	e.known.Forget()
	e.knownFreed.Forget()
}

// Reaches reports whether a thread that goes on from State s comes to its end in at most so many operations, without one that only the search itself can
// perform: a choice, an error, a wait, a thread that is created. freed says that objects of the memory were freed.
func (e *Ends) Reaches(s event.State, m Memory, freed bool, most int) bool {
	th, from, function := &e.thread, s, true // function: what the thread does depends on its State and on the values that it reads, and on nothing else
	*th = thread{m, th.cells[:0], th.values[:0], th.freed[:0], e.Recall(freed)}
	th.recall.read = th.recall.read[:0]
	for range most {
		l := s.Label()
		if l.Kind == event.Exit {
			if function {
				th.recall.remember(from, Yes)
			}
			return true
		}
		function = function && l.Kind != event.Join && l.Kind != event.Alloc && (l.Object == event.NoObj || !freed)
		if s = th.step(s, l); s == nil {
			return false
		}
	}
	return false
}

// step returns the State after an operation, nil if only the search can perform it.
func (th *thread) step(s event.State, l *event.Label) event.State {
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		return th.access(s, l)
	case event.Fence:
		if !l.Process {
			return s.Next(0)
		}
	case event.Alloc:
		if th.Fresh(l) && !slices.Contains(th.freed, l.Object) {
			return s.Next(0)
		}
	case event.Free:
		if !th.gone(l.Object) {
			th.freed = append(th.freed, l.Object)
			return event.Next(s, memmodel.Freed(true))
		}
	case event.Join:
		if v, ok := th.Result(l.Thread); ok {
			return event.Next(s, v)
		}
	}
	return nil
}

// gone reports whether an object was freed, by this thread or before.
func (th *thread) gone(o event.Obj) bool { return th.Ended(o) || slices.Contains(th.freed, o) }

func (th *thread) access(s event.State, l *event.Label) event.State {
	if l.Object != event.NoObj && th.gone(l.Object) {
		return nil
	}
	o := th.Operation(l)
	if o.Life {
		return nil
	}
	if l.Kind == event.Store {
		th.write(o, memmodel.Stored(l))
		return s.Next(0)
	}
	var word event.Bits
	for _, c := range o.Cells {
		if k := slices.Index(th.cells, c); k >= 0 {
			word = word.Or(th.values[k])
			continue
		}
		v := th.Newest(c)
		word = word.Or(v)
		th.recall.note(c, v)
	}
	old := l.Read(word)
	if l.Alternatives(old.Value) > 1 {
		return nil
	}
	does, after, waits := memmodel.Obtain(s, l, old, 0, nil)
	if waits {
		return nil
	}
	if does.Writes {
		th.write(o, l.Write(word, does.Stored))
	}
	return after
}

// write writes a word to the memory that the thread sees.
func (th *thread) write(o *cells.Op, word event.Bits) {
	for _, c := range o.Cells {
		k := slices.Index(th.cells, c)
		if k < 0 {
			k = len(th.cells)
			th.cells, th.values = append(th.cells, c), append(th.values, event.Bits{})
		}
		th.values[k] = word.And(th.Bits(c))
	}
}

// Spins reports whether a thread that goes on from a State spins for ever, see [memmodel.Spins], and remembers the answer.
func (r *Recall) Spins(s event.State, m Memory) bool {
	r.read = r.read[:0]
	note := func(c int32) event.Bits {
		v := m.Newest(c)
		r.note(c, v)
		return v
	}
	answer := No
	if memmodel.Spins(s, func(l *event.Label) (word event.Bits, ok bool) {
		if l.Object != event.NoObj && note(m.Lifetime(l.Object)).Value != cells.Living {
			return word, false
		}
		for _, c := range m.Operation(l).Cells {
			word = word.Or(note(c))
		}
		return word, true
	}) {
		answer = Yes
	}
	r.remember(s, answer)
	return answer == Yes
}
