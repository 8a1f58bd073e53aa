package memmodel

import "github.com/gomc/gomc/event"

// Section follows the operations of an atomic section that was executed, of which a step tells the accesses only.
type Section struct {
	state   event.State // before the latest operation
	choices uint64      // that are not yet made; see Step
}

// InSection returns the operations of a step that is an atomic section.
func InSection(s *Step) *Section { return &Section{state: s.Before, choices: s.Choice} }

// Next returns the label of an access, nil if the section does something else there. It is to be called with the accesses to
// memory of the step, one after the other.
func (x *Section) Next(a Access) *event.Label {
	for {
		l := x.state.Label()
		switch {
		case l.Ends() || l.Kind == event.AtomicEnd || l.Kind == event.Alloc || l.Kind == event.Free:
			return nil
		case l.Accesses():
			old := l.Read(a.Old)
			x.pick(l.Alternatives(old.Value))
			if l.Kind == event.Store {
				old = event.Bits{}
			}
			x.state = event.Next(x.state, old)
			if l.Loc != a.Loc {
				return nil
			}
			return l
		}
		value := uint64(0)
		if l.Kind == event.Choice {
			value = x.pick(l.Alternatives(0))
		}
		x.state = x.state.Next(value)
	}
}

// pick consumes one choice among n, or for 0, any value.
func (x *Section) pick(n int) uint64 {
	switch n {
	case 0:
		c := x.choices
		x.choices = 0
		return c
	case 1:
		return 0
	}
	c := x.choices % uint64(n)
	x.choices /= uint64(n)
	return c
}
