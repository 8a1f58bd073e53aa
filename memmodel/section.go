package memmodel

import "github.com/gomc/gomc/event"

// Section follows the operations of an atomic section that was executed, of which a step tells the accesses only.
type Section struct {
	state   event.State // before the latest operation
	choices Choices     // that are not yet made
}

// InSection returns the operations of a step that is an atomic section.
func InSection(s *Step) *Section { return &Section{state: s.Before, choices: Choices(s.Choice)} }

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
			x.choices.Take(l.Alternatives(old.Value))
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
			value = x.choices.Take(l.Alternatives(0))
		}
		x.state = x.state.Next(value)
	}
}

// Choices are those of a step's operations that are not yet made, as one number: what [Machine.Exec] was called with. The first
// operation has the remainder by the number of its alternatives, the next one that of the quotient, and so on.
type Choices uint64

// Take makes the next choice: one of n alternatives, from 0, or any value if n is 0.
func (c *Choices) Take(n int) uint64 {
	switch n {
	case 0:
		choice := *c
		*c = 0
		return uint64(choice)
	case 1:
		return 0
	}
	choice := uint64(*c) % uint64(n)
	*c /= Choices(n)
	return choice
}
