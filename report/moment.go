package report

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Moment is a point of a counterexample: what memory holds after some of its steps, as a thread sees it. Under a model that has graphs for executions a location holds what was
// written last in the order of the steps, which other threads need not read.
type Moment struct {
	c     *Counterexample
	words map[event.Loc]event.Bits
	ended map[event.Obj]bool
}

// After returns what a thread sees after a step, its own store buffer included.
func (c *Counterexample) After(step int, thread event.ThreadID) *Moment {
	m := &Moment{c: c, words: map[event.Loc]event.Bits{}, ended: map[event.Obj]bool{}}
	waiting := map[event.ThreadID][]int{} // steps that are in the buffers of threads, and not in memory
	for i := range c.Steps[:step+1] {
		s := &c.Steps[i]
		switch {
		case s.Waits || s.Spins:
		case s.Operation == opUpdate:
			m.apply(s)
			waiting[s.Thread] = slices.DeleteFunc(waiting[s.Thread], func(k int) bool { return k == s.store })
		case s.label.Kind == event.Store && s.Buffered, s.label.Kind == event.Alloc && len(waiting[s.Thread]) > 0:
			waiting[s.Thread] = append(waiting[s.Thread], i)
		case s.label.Kind == event.Free && s.state != nil:
			m.ended[s.label.Object] = true
		default:
			m.apply(s)
		}
		if s.label.Kind == event.Alloc {
			delete(m.ended, s.label.Object)
		}
	}
	for _, k := range waiting[thread] {
		m.apply(&c.Steps[k])
	}
	return m
}

// apply does to memory what a step does. The memory of an object whose lifetime begins has forgotten what it held before.
func (m *Moment) apply(s *Step) {
	switch l := s.label; {
	case l.Kind == event.Alloc:
		for _, loc := range m.c.prog.Words(l.Object) {
			delete(m.words, loc)
		}
	case s.Written != nil:
		w := m.Word(l.Loc)
		m.words[l.Loc] = event.Bits{Value: l.Insert(w.Value, *s.Written), Undef: l.Insert(w.Undef, s.WrittenUndefined)}
	}
}

// Word returns what a location holds.
func (m *Moment) Word(l event.Loc) event.Bits {
	if w, ok := m.words[l]; ok {
		return w
	}
	return m.c.prog.Word(l)
}

// Ended reports whether the lifetime of an object is over.
func (m *Moment) Ended(o event.Obj) bool { return m.ended[o] }

// Past is what a thread has done up to a step of a counterexample.
type Past struct {
	// Creator is the State from which the thread was started, nil for the main thread.
	Creator event.State
	// Taken are its operations, one after the other.
	Taken []event.Taken
	// Last tells that the last of them is the step.
	Last bool
}

// Past returns what a thread has done up to a step; false if it has not begun.
func (c *Counterexample) Past(step int, thread event.ThreadID) (p Past, begun bool) {
	begun = thread == 0
	for i := range c.Steps[:step+1] {
		s := &c.Steps[i]
		switch {
		case s.state == nil:
		case s.Thread == thread:
			p.Taken = append(p.Taken, event.Taken{State: s.state, Value: s.value})
			p.Last = i == step
		case s.label.Kind == event.Create && s.label.Thread == thread:
			p.Creator, begun = s.state, true
		}
	}
	return p, begun
}

// Next says what a thread does next, after a step; empty if it has ended or not begun.
func (c *Counterexample) Next(step int, thread event.ThreadID) string {
	past, begun := c.Past(step, thread)
	if !begun {
		return ""
	}
	var state event.State
	switch n := len(past.Taken); {
	case n > 0:
		state = event.Next(past.Taken[n-1].State, past.Taken[n-1].Value)
	case thread == 0:
		state = c.prog.Main()
	default:
		state = past.Creator.Child()
	}
	l := state.Label()
	switch l.Kind {
	case event.Exit:
		return ""
	case event.Error, event.Unsupported:
		return l.Fault.Message
	case event.Block:
		return "nothing any more"
	case event.Create, event.Join:
		return operationName(l) + " " + c.prog.ThreadName(l.Thread)
	}
	if name := c.prog.Describe(l); name != "" {
		return operationName(l) + " " + name
	}
	return operationName(l)
}
