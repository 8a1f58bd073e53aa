package explore

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/term"
	"github.com/gomc/gomc/symbolic/unroll"
)

// What the solver finds becomes a schedule, and only what its replay shows is a violation.

// confirm replays a model with an order of its steps. Wanted is the error that it has, nil for a deadlock or a hang.
func (x *symbolic) confirm(m *encode.Model, steps []int32, wanted *unroll.Error) {
	want := &Error{Model: x.model}
	if wanted != nil {
		want.Kind, want.Message, want.Thread, want.Site = wanted.Kind, wanted.Message, wanted.Thread, x.run.prog.Site(wanted.Site)
	}
	over := func(...*unroll.Event) bool { return false }
	if wanted != nil {
		over = x.reached(m, wanted)
	}
	moves, err := x.schedule(m, steps, over)
	if err == nil {
		var found *Error
		want.Schedule = moves
		found, _, err = replay(x.run.prog, want)
		if err == nil && found != nil && x.checked[found.Kind] {
			if wanted != nil && (found.Kind != want.Kind || found.Thread != want.Thread || found.Site != want.Site) {
				x.figures.Unconfirmed++ // it is another one
			}
			x.violation(found)
			return
		}
	}
	what := "a deadlock or a hang"
	if wanted != nil {
		what = fmt.Sprintf("%s at %s", wanted.Message, want.Site)
	}
	reason := "the schedule does not lead to it"
	if err != nil {
		reason = err.Error()
	}
	x.figures.Unconfirmed++
	x.doubt = cmp.Or(x.doubt, fmt.Sprintf("engine %s has found %s, but replay does not confirm it: %s", x.opts.Engine, what, reason))
}

// confirmRace replays a model in which two accesses are both next: one after the other.
func (x *symbolic) confirmRace(m *encode.Model, steps []int32, met *encode.Meeting) {
	moves, err := x.schedule(m, steps, func(happened ...*unroll.Event) bool { return slices.Contains(happened, met.Taken) }, met.Next, met.Taken)
	if err == nil {
		machine := memmodel.NewMachine(x.run.prog, x.model)
		err = machine.Follow(append(moves, memmodel.Move{Thread: met.Next.Thread}), true)
		if found := race.Of(machine); err == nil && len(found) > 0 {
			r := found[len(found)-1]
			x.violation(raceError(x.run.prog, x.model, r.Threads, r.Labels, machine.Moves()))
			return
		}
	}
	reason := "the schedule does not lead to it"
	if err != nil {
		reason = err.Error()
	}
	x.figures.Unconfirmed++
	x.doubt = cmp.Or(x.doubt, fmt.Sprintf("engine %s has found a data race at %s, but replay does not confirm it: %s", x.opts.Engine, x.run.prog.Site(met.Next.Site), reason))
}

// schedule returns the moves of a model, until the events of one of them are the last. upTo is as in [encode.Model.Steps];
// if there are any, the last move may be an await that reads in vain.
func (x *symbolic) schedule(m *encode.Model, steps []int32, over func(happened ...*unroll.Event) bool, upTo ...*unroll.Event) ([]memmodel.Move, error) {
	machine := memmodel.NewMachine(x.run.prog, x.model)
	var moves []memmodel.Move
	if over() {
		return nil, nil
	}
	var cores []int64                   // of the threads before their moves
	taken := map[event.ThreadID]int32{} // by thread: its moves
	store := map[int]int32{}            // by step of a store: which of the moves it is
	for _, step := range m.Steps(steps, upTo...) {
		events := step.Events
		mv := memmodel.Move{Thread: events[0].Thread}
		if int(mv.Thread) >= machine.Threads() {
			return nil, fmt.Errorf("step %d: there is no thread %d", len(moves)+1, mv.Thread)
		}
		completes := !step.Leaves && machine.Completes(mv.Thread) // a round of a loop, which is left out below
		if !step.Leaves && !completes && machine.Blocked(mv.Thread) == event.BlockAwait {
			// A round of a loop around this operation, which changes nothing: a machine waits instead.
			if over(events...) {
				if len(upTo) > 0 {
					moves = append(moves, mv) // in vain: the last that its thread does
				}
				break
			}
			continue
		}
		if step.Leaves {
			mv.Store = store[events[0].Step]
		} else {
			taken[mv.Thread]++
			store[events[0].Step] = taken[mv.Thread]
		}
		p, err := machine.CanMake(mv, completes)
		if err != nil {
			return nil, fmt.Errorf("step %d: %w", len(moves)+1, err)
		}
		if !step.Leaves {
			mv.Choice = x.choice(m, machine, events)
		}
		if _, err := machine.CanMake(mv, completes); err != nil {
			return nil, fmt.Errorf("step %d: %w", len(moves)+1, err)
		}
		cores = append(cores, machine.State(mv.Thread).Fresh().Core())
		machine.Exec(p, mv.Choice)
		moves = append(moves, mv)
		if !step.Leaves && over(events...) {
			if completes && len(upTo) == 0 {
				moves, _ = shortcut(machine, moves, cores)
			}
			break
		}
		if !machine.Runnable(mv.Thread) && machine.Blocked(mv.Thread) == event.BlockAwait {
			n := len(moves)
			moves, cores = shortcut(machine, moves, cores)
			taken[mv.Thread] -= int32(n - len(moves))
			if machine, err = x.after(moves); err != nil {
				return nil, err
			}
		}
	}
	return moves, nil
}

// after is a machine that has made some moves.
func (x *symbolic) after(moves []memmodel.Move) (*memmodel.Machine, error) {
	machine := memmodel.NewMachine(x.run.prog, x.model)
	for i, mv := range moves {
		p, err := machine.CanMake(mv, false)
		if err != nil {
			return nil, fmt.Errorf("step %d, without rounds of loops that change nothing: %w", i+1, err)
		}
		machine.Exec(p, mv.Choice)
	}
	return machine, nil
}

// shortcut leaves out the rounds of a loop after which the thread of the last move is where it was before them. A machine does not go on there, as nothing
// has changed. cores tell where the threads were before their moves.
func shortcut(machine *memmodel.Machine, moves []memmodel.Move, cores []int64) ([]memmodel.Move, []int64) {
	t := moves[len(moves)-1].Thread
	now := machine.State(t).Fresh().Core()
	mine := func(k int) bool { return moves[k].Thread == t && moves[k].Store == 0 }
	for k := len(moves) - 1; k >= 0; k-- {
		if !mine(k) || cores[k] != now {
			continue
		}
		n := k
		for i := k; i < len(moves); i++ {
			if !mine(i) {
				moves[n], cores[n] = moves[i], cores[i]
				n++
			}
		}
		return moves[:n], cores[:n]
	}
	return moves, cores
}

// reached returns a function that is told which events happen, and says when an error's thread has come to it.
func (x *symbolic) reached(m *encode.Model, until *unroll.Error) func(happened ...*unroll.Event) bool {
	awaited := map[int]bool{}
	for id := until.After; id >= 0 && len(awaited) == 0; id-- {
		if e := x.prog.Events[id]; e.Thread == until.Thread && m.Executed(e) {
			awaited[id] = true
		}
	}
	started := len(awaited) == 0 && until.Thread == 0
	if len(awaited) == 0 {
		for _, t := range x.prog.Threads {
			if t.ID == until.Thread {
				for _, c := range t.Creates {
					awaited[c] = true
				}
			}
		}
	}
	return func(happened ...*unroll.Event) bool {
		for _, e := range happened {
			started = started || awaited[e.ID]
		}
		return started
	}
}

// choice is the alternative that a step takes.
func (x *symbolic) choice(m *encode.Model, machine *memmodel.Machine, events []*unroll.Event) uint64 {
	chosen := func(e *unroll.Event) (c uint64, ok bool) {
		in := x.inputs[e.ID]
		if in == nil {
			return 0, false
		}
		return (m.Value(in.Value) - in.Low) & term.Mask(in.Value.Width), true
	}
	if events[0].Label == events[len(events)-1].Label {
		for _, e := range events {
			if c, ok := chosen(e); ok {
				return c
			}
		}
		return 0
	}
	return sectionChoice(m, machine.State(events[0].Thread), events, chosen)
}

// sectionChoice combines the choices within an atomic section, as its execution takes them apart; see memmodel.Section.
func sectionChoice(m *encode.Model, s event.State, events []*unroll.Event, chosen func(*unroll.Event) (uint64, bool)) uint64 {
	total, scale := uint64(0), uint64(1)
	for i := 0; i < len(events); {
		l := s.Label()
		if l.Ends() {
			break
		}
		value, choice := event.Bits{}, uint64(0)
		if l.Kind == event.Free {
			value.Value = 1
		}
		for label := events[i].Label; i < len(events) && events[i].Label == label; i++ {
			e := events[i]
			if e.Read != nil && !e.Life {
				value.Value = m.Value(e.Read)
				if e.ReadUndef != nil {
					value.Undef = m.Value(e.ReadUndef)
				}
			}
			if c, ok := chosen(e); ok {
				choice = c
			}
		}
		n := uint64(max(1, l.Alternatives(value.Value)))
		total += choice * scale
		scale *= n
		if l.Kind == event.Choice {
			value.Value = choice
		}
		s = event.Next(s, value)
	}
	return total
}
