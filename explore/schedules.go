package explore

import (
	"context"
	"errors"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/dpor"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

// Schedules is the transition system of a program's execution graphs under sequential consistency: LTS(P) in
// section 2.2 of "State Space Estimation for DPOR-based Model Checkers". An edge adds the next event of a
// thread. Nodes are Mazurkiewicz traces, so that several paths lead to one. Creating and joining threads
// is no event: it is done as soon as it can be.
type Schedules struct {
	run   *run
	m     *memmodel.Machine
	trace *dpor.Trace
	edges []edge
	stale bool // edges are those of another node
	worth [Quantities]uint64
}

// edge is a step that can be taken.
type edge struct {
	proc   memmodel.Proc
	choice uint64
}

// NewSchedules returns the transition system of a program. It heeds the options that [NewTree] does.
func NewSchedules(ctx context.Context, prog event.Program, opts Options) (*Schedules, error) {
	opts.Engine = engines[0].name
	r, err := newSampled(ctx, prog, opts)
	if err != nil {
		return nil, err
	}
	if r.model != memmodel.SC {
		return nil, errors.New("the schedules are those of sequential consistency only: the number of edges that lead to an execution graph is known there; use algorithm T or S")
	}
	return &Schedules{run: r}, nil
}

// Sample calls trial with the transition system, at its root. It returns a [*Refusal] if there is something in the program that it
// does not do.
func (s *Schedules) Sample(trial func(root tree.DAG)) error {
	if s.m == nil {
		s.m = memmodel.NewMachineWith(s.run.prog, s.run.model, s.run.mixed)
		s.trace = dpor.NewTrace(s.m)
	}
	for len(s.m.Steps()) > 0 {
		s.undo()
	}
	s.run.verdict = ""
	s.run.faultOf(s.m, 0)
	s.settle()
	trial(s)
	switch r := s.run; {
	case r.verdict == Unknown || r.verdict == Unsupported:
		return &Refusal{r.verdict, r.reason, r.site}
	case r.mixed.Discovered():
		return &Refusal{Verdict: Unknown, Reason: "a thread waits for a value that several writes make up, whose schedules are another transition system; use algorithm T or S"}
	}
	return nil
}

// silent reports whether the next step of a thread is no event.
func silent(l *event.Label) bool {
	return l.Kind == event.Create || l.Kind == event.Join || l.Kind == event.Fence
}

// settle takes all steps that are no events.
func (s *Schedules) settle() {
	s.stale = true
	for again := true; again; {
		again = false
		for t := range s.m.Threads() {
			id := event.ThreadID(t)
			for s.m.Started(id) && s.m.Enabled(s.m.Proc(id)) && silent(s.m.Label(id)) {
				s.exec(edge{proc: s.m.Proc(id)})
				again = true
			}
		}
	}
}

func (s *Schedules) exec(e edge) *memmodel.Step {
	if len(s.m.Steps()) >= s.run.opts.MaxSteps {
		s.run.stop(Unknown, tooLong)
	}
	step := s.m.Exec(e.proc, e.choice)
	s.trace.Push()
	s.run.faulty(s.m, step.Thread)
	return step
}

func (s *Schedules) undo() {
	s.trace.Pop()
	s.m.Undo()
}

// Children returns how many steps can be taken, with all their alternatives.
func (s *Schedules) Children() int {
	if s.stale {
		s.look()
	}
	return len(s.edges)
}

func (s *Schedules) look() {
	s.stale, s.edges = false, s.edges[:0]
	s.worth = [Quantities]uint64{Graphs: 1, Sizes: uint64(len(s.m.Steps()))}
	if s.run.verdict != "" {
		return
	}
	for p := memmodel.Proc(0); p < s.m.Procs(); p++ {
		if !s.m.Enabled(p) {
			continue
		}
		for choice := int64(0); choice >= 0; {
			s.edges = append(s.edges, edge{p, uint64(choice)})
			choice = s.m.Exec(p, uint64(choice)).Next
			s.m.Undo()
		}
	}
	if len(s.edges) > 0 {
		s.worth[Events] = 1
		return
	}
	switch reason, errs := s.run.ending(s.m); {
	case errs:
		s.worth[Executions], s.worth[Erroneous] = 1, 1
	case reason == event.NotBlocked:
		s.worth[Executions] = 1
	default:
		s.worth[Blocked+int(reason)] = 1
	}
}

// Worth returns what is counted at the node.
func (s *Schedules) Worth() []uint64 {
	s.Children()
	return s.worth[:]
}

// Take takes a step.
func (s *Schedules) Take(k int) {
	s.Children()
	s.exec(s.edges[k])
	s.settle()
}

// Parents returns how many of the events are sequentially maximal: each of them may have been the last
// (Proposition 3.6). It returns 1 where there is no event.
func (s *Schedules) Parents() int {
	steps := s.m.Steps()
	n := 0
	for i := range steps {
		if silent(steps[i].Label) {
			continue
		}
		last := true
		for j := i + 1; j < len(steps) && last; j++ {
			last = silent(steps[j].Label) || !s.trace.Before(int32(i), int32(j))
		}
		if last {
			n++
		}
	}
	return max(n, 1)
}
