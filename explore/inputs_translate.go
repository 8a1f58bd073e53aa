package explore

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// translation makes the steps of the concrete program from those of the program whose inputs are terms: it leaves out choices among cases, and adds choices of inputs.
type translation struct {
	d       *double
	moves   []memmodel.Move
	graph   witness.Graph
	done    map[event.ThreadID]*deed          // what was translated
	threads map[event.ThreadID]event.ThreadID // their numbers in the concrete program
	steps   map[event.ThreadID]int            // of the symbolic thread
	own     map[event.ThreadID]int            // of the concrete one
	places  map[event.ThreadID]map[int]int    // from the one to the other, from 1
}

// translate returns what is to be a violation of the concrete program.
func (d *double) translate(e *Error) (*Error, error) {
	x := &translation{d: d, done: map[event.ThreadID]*deed{}, threads: map[event.ThreadID]event.ThreadID{0: 0},
		steps: map[event.ThreadID]int{}, own: map[event.ThreadID]int{}, places: map[event.ThreadID]map[int]int{}}
	want := *e
	want.Racing, want.Stranded, want.Cycle = nil, nil, nil
	var err error
	if e.Model.Operational() {
		err = x.schedule(e, &want)
	} else {
		err = x.steer(e)
	}
	want.Schedule, want.Graph = x.moves, x.graph
	thread, ok := x.threads[e.Thread]
	if err == nil && !ok {
		err = errors.New("its thread was not created")
	}
	want.Thread = thread
	return &want, err
}

// schedule translates a schedule.
func (x *translation) schedule(e, want *Error) error {
	m := machineFor(x.d, e)
	x.begin(0, m.State(0))
	for i, mv := range e.Schedule {
		if e.Loop > 0 && i == e.Loop {
			want.Loop = len(x.moves)
		}
		p, err := m.CanMake(mv, true)
		if err != nil {
			return fmt.Errorf("step %d of the schedule: %w", i+1, err)
		}
		if mv.Store > 0 {
			m.Exec(p, mv.Choice)
			place := x.places[mv.Thread][int(mv.Store)]
			x.moves = append(x.moves, memmodel.Move{Thread: x.threads[mv.Thread], Store: int32(place)})
			continue
		}
		l := m.Label(mv.Thread)
		m.Exec(p, mv.Choice)
		x.flush(mv.Thread, m.State(mv.Thread), mv.Choice, nil)
		if l.Kind == event.Create {
			x.begin(l.Thread, m.State(l.Thread))
		}
	}
	x.graph = nil
	return nil
}

// steer translates a graph.
func (x *translation) steer(e *Error) error {
	run, err := witness.Execute(x.d, e.Graph)
	if err != nil {
		return err
	}
	after := map[event.ThreadID][]*both{} // each step of a thread
	first := map[event.ThreadID]*both{}
	for i := range run.Steps {
		s := &run.Steps[i]
		b := s.State.(*both)
		if s.Step == 1 {
			first[s.Thread] = b
		} else {
			after[s.Thread] = append(after[s.Thread], b)
		}
	}
	for t := range event.ThreadID(run.Threads()) {
		if run.Started(t) {
			b := run.State(t).(*both)
			after[t] = append(after[t], b)
			if first[t] == nil {
				first[t] = b
			}
		}
	}
	x.begin(0, first[0])
	for i := range run.Steps {
		s := &run.Steps[i]
		x.flush(s.Thread, after[s.Thread][s.Step-1], s.Choice, &e.Graph[i])
		if s.Label.Kind == event.Create && first[s.Label.Thread] != nil {
			x.begin(s.Label.Thread, first[s.Label.Thread])
		}
	}
	x.moves = nil
	return nil
}

// begin adds what a thread asks for at first.
func (x *translation) begin(t event.ThreadID, s event.State) {
	for _, d := range x.deeds(t, s) {
		x.add(t, d.value, nil)
	}
}

// deeds returns what a thread has done since they were asked for.
func (x *translation) deeds(t event.ThreadID, s event.State) (deeds []*deed) {
	b := s.(*both)
	for d := b.done; d != x.done[t]; d = d.before {
		deeds = append(deeds, d)
	}
	slices.Reverse(deeds)
	x.done[t] = b.done
	return deeds
}

// flush translates a step of a thread, after which it is in a State; step is that of a graph, nil for moves. An operation that leaves the State what it is
// has no deed.
func (x *translation) flush(t event.ThreadID, s event.State, choice uint64, step *witness.Step) {
	deeds := x.deeds(t, s)
	if len(deeds) == 0 {
		x.operation(t, choice, step) // it failed, or waits where it is
	}
	for len(deeds) > 0 {
		switch d := deeds[0]; {
		case d.ask:
			x.add(t, d.value, nil)
			deeds = deeds[1:]
		case d.split > 0 || d.vain:
			x.steps[t]++
			deeds = deeds[1:]
		case d.label.Kind == event.AtomicBegin:
			n := slices.IndexFunc(deeds, func(d *deed) bool { return d.label != nil && d.label.Kind == event.AtomicEnd })
			if n < 0 {
				n = len(deeds) - 1 // it ends early
			}
			x.operation(t, section(deeds[:n+1], memmodel.Choices(choice)), nil)
			deeds = deeds[n+1:]
		default:
			if d.label.Kind == event.Create {
				x.threads[d.label.Thread] = d.own.Thread
			}
			x.operation(t, choice, step)
			deeds = deeds[1:]
		}
	}
}

// operation adds a step that both threads take.
func (x *translation) operation(t event.ThreadID, choice uint64, step *witness.Step) {
	x.add(t, choice, step)
	x.steps[t]++
	if x.places[t] == nil {
		x.places[t] = map[int]int{}
	}
	x.places[t][x.steps[t]] = x.own[t]
}

// add adds a step of the concrete thread.
func (x *translation) add(t event.ThreadID, choice uint64, step *witness.Step) {
	x.own[t]++
	x.moves = append(x.moves, memmodel.Move{Thread: x.threads[t], Choice: choice})
	s := witness.Step{Thread: x.threads[t], Choice: choice}
	if step != nil {
		s.Early = step.Early
		for _, c := range step.Cells {
			if c.From != nil {
				c.From = &witness.Name{Thread: x.threads[c.From.Thread], Step: x.places[c.From.Thread][c.From.Step]}
			}
			s.Cells = append(s.Cells, c)
		}
	}
	x.graph = append(x.graph, s)
}

// section combines the choices of a concrete thread within an atomic section; those of the symbolic one are choices. See [memmodel.Choices].
func section(deeds []*deed, choices memmodel.Choices) uint64 {
	total, scale := uint64(0), uint64(1)
	put := func(choice uint64, n int) {
		total += choice * scale
		if n != 0 {
			scale *= uint64(n)
		}
	}
	for _, d := range deeds {
		switch {
		case d.ask:
			put(d.value, d.own.Alternatives(0))
		case d.split > 0:
			choices.Take(d.split)
		case d.label.Kind == event.Choice:
			n := d.label.Alternatives(0)
			put(choices.Take(n), n)
		default:
			if n := d.label.Alternatives(d.value); n > 1 {
				put(choices.Take(n), n)
			}
		}
	}
	return total
}
