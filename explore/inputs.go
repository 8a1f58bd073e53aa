package explore

import (
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// symbolicInputs returns the program if its inputs are terms.
func symbolicInputs(prog event.Program) event.Symbolic {
	if s, ok := prog.(event.Symbolic); ok && s.Symbolic() {
		return s
	}
	return nil
}

// runSymbolic explores a program whose inputs are terms. Nobody is told of a violation that is not one of the concrete program.
func runSymbolic(prog event.Symbolic, opts Options, run func(Options) (*Result, error)) (*Result, error) {
	var confirmed atomic.Pointer[Error] // the first that somebody was told of
	tell := func(to func(*Error)) func(*Error) {
		if to == nil {
			return nil
		}
		return func(e *Error) {
			if c, err := concrete(prog, e); err == nil {
				confirmed.CompareAndSwap(nil, c)
				to(c)
			}
		}
	}
	opts.Found, opts.First = tell(opts.Found), tell(opts.First)
	result, err := run(opts)
	if err != nil || result.Error == nil {
		return result, err
	}
	what := result.Error
	result.Error, err = concrete(prog, what)
	if err != nil {
		result.Error = confirmed.Load()
	}
	if result.Error == nil {
		result.Verdict, result.Complete = Unknown, false
		result.Reason = fmt.Sprintf("%s at %s was found, but no values of the inputs that show it: %v", what.Message, what.Site, err)
	}
	return result, nil
}

// concrete returns a violation of the concrete program for one of a program whose inputs are terms, or an error that says why there is none.
func concrete(prog event.Symbolic, e *Error) (*Error, error) {
	if e.Numbers {
		return e, nil
	}
	c, err := prog.Concrete()
	if err != nil {
		return nil, err
	}
	d := &double{Symbolic: prog, concrete: c, inputs: map[event.ThreadID][]uint64{}}
	if err := d.solve(e); err != nil {
		return nil, err
	}
	want, err := d.translate(e)
	if err != nil {
		return nil, err
	}
	found, _, err := Reproduce(c, want)
	switch {
	case err != nil:
		return nil, err
	case found == nil || found.Kind != e.Kind || found.Site != e.Site || found.Thread != want.Thread:
		return nil, errors.New("numbers in place of terms do not lead to it")
	}
	found.Numbers = true
	return found, nil
}

// last returns the States of the threads of a program at the end of an execution.
func last(prog event.Program, e *Error) (states map[event.ThreadID]event.State, err error) {
	states = map[event.ThreadID]event.State{}
	if !e.Model.Operational() {
		x, err := witness.Execute(prog, e.Graph)
		if err != nil {
			return nil, err
		}
		for t := range event.ThreadID(x.Threads()) {
			if x.Started(t) {
				states[t] = x.State(t)
			}
		}
		return states, nil
	}
	m := machineFor(prog, e)
	if err := m.Follow(e.Schedule, true); err != nil {
		return nil, err
	}
	for t := range event.ThreadID(m.Threads()) {
		if m.Started(t) {
			states[t] = m.State(t)
		}
	}
	return states, nil
}

// machineFor returns a machine for the schedule of a violation.
func machineFor(prog event.Program, e *Error) *memmodel.Machine {
	if e.Kind == event.LivelockError || e.Loop > 0 {
		return memmodel.NewStateMachine(prog, e.Model) // others stop threads that go round
	}
	return memmodel.NewMachine(prog, e.Model)
}

// double is a program whose States follow the symbolic and the concrete program at the same time.
type double struct {
	event.Symbolic
	concrete event.Concrete
	inputs   map[event.ThreadID][]uint64
}

// solve finds values of the inputs.
func (d *double) solve(e *Error) error {
	states, err := last(d.Whole(), e)
	if err != nil {
		return err
	}
	for t, s := range states {
		values, ok := d.Inputs(s)
		if !ok {
			return fmt.Errorf("the solver finds none for %s", d.ThreadName(t))
		}
		d.inputs[t] = values
	}
	return nil
}

// deed is what a thread of the concrete program has done, the latest first.
type deed struct {
	before *deed
	ask    bool   // it asks for an input
	value  uint64 // of the input, as a choice, or what the operation returned
	split  int    // if not 0, the thread chose among so many cases, which it does not do in the concrete program
	vain   bool   // it has read what it waits with, and is where it was
	own    *event.Label
	label  *event.Label // of the symbolic program
}

// both is a State of both programs. The thread of the concrete one has asked for all that it asks for there.
type both struct {
	d        *double
	thread   event.ThreadID
	symbolic event.State
	concrete event.State
	asked    int
	done     *deed
}

var _ event.State = (*both)(nil)

// Main returns the first State of the main thread.
func (d *double) Main() event.State { return d.start(0, d.Whole().Main(), d.concrete.Main()) }

func (d *double) start(t event.ThreadID, symbolic, concrete event.State) *both {
	return (&both{d: d, thread: t, symbolic: symbolic, concrete: concrete}).ask()
}

// ask answers what the concrete thread asks for.
func (b *both) ask() *both {
	values := b.d.inputs[b.thread]
	for b.d.concrete.Asks(b.concrete) {
		v := uint64(0)
		if b.asked < len(values) {
			v = values[b.asked]
		}
		b.asked++
		l := b.concrete.Label()
		choice := v - l.Exp // Exp is the first value
		if l.Val != 0 {
			choice &= l.Val - 1 // their number is a power of two
		}
		b.done = &deed{before: b.done, ask: true, value: choice, own: l}
		b.concrete = b.concrete.Next(choice)
	}
	return b
}

func (b *both) Label() *event.Label       { return b.symbolic.Label() }
func (b *both) Next(v uint64) event.State { return b.NextUndefined(event.Defined(v)) }
func (b *both) Loops() bool               { return b.symbolic.Loops() }
func (b *both) Core() int64               { return b.symbolic.Core() }
func (b *both) Fresh() event.State        { return b }
func (b *both) Child() event.State {
	return b.d.start(b.Label().Thread, b.symbolic.Child(), b.concrete.Child())
}

func (b *both) NextUndefined(v event.Bits) event.State {
	next := event.Next(b.symbolic, v)
	if next == b.symbolic {
		return b
	}
	c := *b
	c.symbolic = next
	if b.d.Splits(b.symbolic) {
		c.done = &deed{before: b.done, split: int(b.Label().Val), label: b.Label()}
		return c.ask()
	}
	c.concrete = event.Next(b.concrete, v)
	c.done = &deed{before: b.done, value: v.Value, own: b.concrete.Label(), label: b.Label()}
	if l := b.concrete.Label(); l.Kind == event.Load && l.Blocks && c.concrete == b.concrete {
		c.done.vain = true // it knows more of its inputs than before, of which numbers tell nothing
	}
	return c.ask()
}
