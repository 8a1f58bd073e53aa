package report

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
)

// Value is what a location holds after a step of a counterexample, as far as steps have shown it.
type Value struct {
	Location string
	Text     string         // the value, as steps show it
	Step     int            // the step that wrote it, an index of [Counterexample.Steps], or that read it first
	Thread   event.ThreadID // of that step
	Buffered bool           // it is in the store buffer of the thread, and not in memory yet
	Read     bool           // the step has read it: it was there before
}

// Values returns what locations hold after a step, by their names. Under a model that has graphs for executions it is what was written last, which other threads need not read.
// Objects of pthreads, whose contents mean nothing to the reader, are left out.
func (c *Counterexample) Values(step int) []Value {
	memory, buffered := map[string]Value{}, map[int]Value{}
	bytes := map[string]bytesOf{} // where locations lie
	for i := range c.Steps[:step+1] {
		s := &c.Steps[i]
		if s.Location == "" || s.Waits || s.Spins || s.synchronises() || s.Internal {
			continue
		}
		v := Value{Location: s.Location, Step: i, Thread: s.Thread}
		switch {
		case s.Operation == opUpdate && s.Written != nil:
			delete(buffered, s.store)
			v.Step, v.Text = s.store, s.written()
			forget(memory, bytes, s)
			memory[v.Location] = v
		case s.Written != nil && s.Buffered:
			v.Text, v.Buffered = s.written(), true
			buffered[i] = v
		case s.Written != nil:
			v.Text = s.written()
			forget(memory, bytes, s)
			memory[v.Location] = v
		case s.Read != nil && !s.Buffered:
			if old, ok := memory[v.Location]; !ok || old.Text != s.read() && !s.Weak {
				v.Text, v.Read = s.read(), true
				bytes[v.Location] = bytesOf{s.label.Loc, s.label.Mask}
				memory[v.Location] = v
			}
		}
	}
	var all []Value
	for _, v := range memory {
		all = append(all, v)
	}
	for _, v := range buffered {
		all = append(all, v)
	}
	slices.SortFunc(all, func(a, b Value) int {
		return cmp.Or(cmp.Compare(a.Location, b.Location), cmp.Compare(btoi(a.Buffered), btoi(b.Buffered)), cmp.Compare(a.Step, b.Step))
	})
	return all
}

// bytesOf are bytes of a word.
type bytesOf struct {
	word event.Loc
	mask uint8
}

// forget leaves out what a write changes in part, such as several members at once, and notes where it has written.
func forget(memory map[string]Value, bytes map[string]bytesOf, s *Step) {
	for location, b := range bytes {
		if location != s.Location && b.word == s.label.Loc && b.mask&s.label.Mask != 0 {
			delete(memory, location)
			delete(bytes, location)
		}
	}
	bytes[s.Location] = bytesOf{s.label.Loc, s.label.Mask}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
