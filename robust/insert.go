package robust

import (
	"fmt"
	"sync"

	"github.com/gomc/gomc/event"
)

// Place is a place in the source after which a fence may stand.
type Place struct {
	event.Site
	id event.SiteID // where the line is unknown, else 0
}

// placeOf returns the place of a site.
func placeOf(prog event.Program, id event.SiteID) Place {
	p := Place{Site: prog.Site(id)}
	if p.Line == 0 {
		p.id = id
	}
	return p
}

// String names the place, with the column.
func (p Place) String() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s, operation %d", p.Site, p.id)
	}
	return fmt.Sprintf("%s:%d", p.Site, p.Column)
}

// Fence is a fence after the stores of a place.
type Fence struct {
	Place
	// Order is SeqCst for a full fence and Release for a store-store fence.
	Order event.Order
}

// Insert returns a program that executes fences after the stores of some places.
func Insert(prog event.Program, fences []Fence) event.Program {
	f := &fenced{Program: prog, orders: map[Place]event.Order{}, states: map[key]*state{}, labels: map[event.SiteID]*event.Label{}}
	for _, x := range fences {
		f.orders[x.Place] = x.Order
	}
	return f
}

// maxStates bounds the table of states. Like that of the interpreter it is
// dropped when it is full, see [event.State].
const maxStates = 1 << 20

// fenced is a program with fences.
type fenced struct {
	event.Program
	orders map[Place]event.Order

	mu     sync.Mutex
	states map[key]*state
	labels map[event.SiteID]*event.Label // of the fences, nil where there is none
}

// key identifies a state: one of the program, or the fence before it.
type key struct {
	event.State
	fence *event.Label // nil for a state of the program
}

// state wraps a state of the program.
type state struct {
	key
	prog *fenced
}

func (f *fenced) Main() event.State { return f.intern(key{State: f.Program.Main()}) }

// Output tells what the program prints; a fence prints nothing.
func (f *fenced) Output(s event.State, value event.Bits) string {
	if s := s.(*state); s.fence == nil {
		return f.Program.Output(s.State, value)
	}
	return ""
}

// intern returns the one state with a key.
func (f *fenced) intern(k key) *state {
	f.mu.Lock()
	defer f.mu.Unlock()
	s := f.states[k]
	if s == nil {
		if len(f.states) >= maxStates {
			clear(f.states)
		}
		s = &state{k, f}
		f.states[k] = s
	}
	return s
}

// fence returns the label of the fence after an operation, nil if there is none.
func (f *fenced) fence(l *event.Label) *event.Label {
	if l.Kind != event.Store {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	fence, ok := f.labels[l.Site]
	if !ok {
		if order, ok := f.orders[placeOf(f.Program, l.Site)]; ok {
			fence = &event.Label{Kind: event.Fence, Order: order, Loc: event.NoLoc, Site: l.Site}
		}
		f.labels[l.Site] = fence
	}
	return fence
}

func (s *state) Label() *event.Label {
	if s.fence != nil {
		return s.fence
	}
	return s.State.Label()
}

func (s *state) Next(value uint64) event.State {
	if s.fence != nil {
		return s.prog.intern(key{State: s.State})
	}
	return s.prog.intern(key{s.State.Next(value), s.prog.fence(s.State.Label())})
}

func (s *state) Fresh() event.State { return s.prog.intern(key{s.State.Fresh(), s.fence}) }

func (s *state) NextUndefined(value event.Bits) event.State {
	return s.prog.intern(key{s.State.NextUndefined(value), s.prog.fence(s.State.Label())})
}

func (s *state) Child() event.State { return s.prog.intern(key{State: s.State.Child()}) }

// Loops is false before a fence: the state after it is on the same loop.
func (s *state) Loops() bool { return s.fence == nil && s.State.Loops() }

// Core numbers fences apart from the states that follow them.
func (s *state) Core() int64 {
	if s.fence != nil {
		return ^s.State.Core()
	}
	return s.State.Core()
}
