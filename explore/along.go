package explore

import (
	"context"
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/guided"
	"github.com/gomc/gomc/explore/race"
	"github.com/gomc/gomc/memmodel"
)

// Way is what [Along] has found.
type Way struct {
	*Result
	Passed int  // the most places that were passed
	Open   bool // an input was met that may have any value
}

// Along looks for a violation at the end of an execution that passes some places. The verdict is Violation, Unsupported, or Unknown: if there is no such execution, others
// may violate the property. Of opts, Model, Checks, MaxSteps and Progress count. Data races are looked for under sc only, between accesses that are next to each other; hangs and
// livelocks are not found. inputs are the values to try for inputs that may have any value.
func Along(ctx context.Context, prog event.Program, opts Options, places []guided.Place, inputs []uint64) (*Way, error) {
	model, ok := memmodel.ParseModel(opts.Model)
	if !ok || !model.Operational() {
		return nil, fmt.Errorf("no model %q that a guided search knows", opts.Model)
	}
	if opts.MaxSteps == 0 {
		opts.MaxSteps = DefaultMaxSteps
	}
	opts.Engine = "guided"
	r := newRun(ctx, prog, model, opts)
	m := memmodel.NewStateMachine(prog, model)
	out := guided.Search(m, guided.Options{Guide: places, Inputs: inputs, MaxSteps: opts.MaxSteps, Bad: r.atViolation,
		Stopped: func() bool { r.events++; return r.stopped() }})
	switch {
	case out.Found:
		e, _, err := Reproduce(prog, r.err)
		if err != nil || !r.err.Same(e) {
			return nil, fmt.Errorf("the schedule of a violation does not lead there: %w", err)
		}
	case out.Open:
		r.stop(Unknown, "no execution that passes these places, with the inputs that were tried, violates the property")
	case !out.Complete:
		r.stop(Unknown, tooLong)
	default:
		r.stop(Unknown, "no execution that passes these places violates the property")
	}
	return &Way{r.result(), out.Passed, out.Open}, nil
}

// atViolation reports whether a machine is at a violation, and keeps it. If that is a data race it takes both accesses.
func (r *run) atViolation(m *memmodel.Machine) bool {
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if m.Started(t) && r.faultOf(m, t) && r.err != nil {
			return true
		}
	}
	if r.checked[event.DeadlockError] {
		if e := standstill(m); e != nil && e.Kind == event.DeadlockError {
			r.violation(e)
			return true
		}
	}
	return r.checked[event.RaceError] && r.model == memmodel.SC && r.atRace(m)
}

// atRace reports whether the next operations of two threads are a data race, and takes them.
func (r *run) atRace(m *memmodel.Machine) bool {
	for i := range m.Threads() {
		for j := range m.Threads() {
			t, u := event.ThreadID(i), event.ThreadID(j)
			if t == u || !r.meets(m, t, u) {
				continue
			}
			m.Exec(m.Proc(t), 0)
			if m.Enabled(m.Proc(u)) {
				m.Exec(m.Proc(u), 0)
				if k := int32(len(m.Steps())); r.keepRace(m, k-2, k-1) {
					return true
				}
				m.Undo()
			}
			m.Undo()
		}
	}
	return false
}

// meets reports whether two threads come next to the same memory, at least one of them to write, and not both atomically.
func (r *run) meets(m *memmodel.Machine, t, u event.ThreadID) bool {
	if !m.Started(t) || !m.Started(u) || !m.Enabled(m.Proc(t)) || !m.Enabled(m.Proc(u)) {
		return false
	}
	k, l := m.Label(t), m.Label(u)
	return k.Accesses() && l.Accesses() && memmodel.Conflict(k, l) && (k.Order == event.NotAtomic || l.Order == event.NotAtomic)
}

// keepRace keeps the data race between two steps of a machine as the violation, if they are one.
func (r *run) keepRace(m *memmodel.Machine, first, second int32) bool {
	for _, found := range race.Of(m) {
		if found.Steps == [2]int32{first, second} || found.Steps == [2]int32{second, first} {
			r.violation(raceError(r.prog, r.model, found.Threads, found.Labels, m.Moves()))
			return true
		}
	}
	return false
}

// lookAhead bounds the states that Glance visits.
const lookAhead = 20_000

// Glimpse is what some executions of a program contain.
type Glimpse struct {
	Sites []event.Site            // of the operations that are visible to other threads
	Named map[string]*event.Label // an access to each variable, by its name
}

// Glance looks at some executions of a program under sc: as many as it takes to visit 20,000 states.
func Glance(ctx context.Context, prog event.Program) Glimpse {
	g := Glimpse{Named: map[string]*event.Label{}}
	seen := map[*event.Label]bool{}
	states := 0
	look := func(m *memmodel.Machine) bool {
		for i := range m.Threads() {
			t := event.ThreadID(i)
			if !m.Started(t) || seen[m.Label(t)] {
				continue
			}
			l := m.Label(t)
			seen[l] = true
			g.Sites = append(g.Sites, prog.Site(l.Site))
			if l.Accesses() && l.Loc != event.NoLoc {
				g.Named[prog.Describe(l)] = l
			}
		}
		return false
	}
	guided.Search(memmodel.NewStateMachine(prog, memmodel.SC), guided.Options{Inputs: []uint64{0, 1}, MaxSteps: DefaultMaxSteps, Bad: look,
		Stopped: func() bool { states++; return states > lookAhead || ctx.Err() != nil }})
	return g
}
