package report

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/svcomp/witness"
)

// Segments returns what a violation witness of SV-COMP says of the counterexample: where threads are created, what nondeterministic functions return, which
// thread goes on whenever that is another one, and where the property is violated. in says where the lines of the sources are in the file that the witness is
// about.
func (c *Counterexample) Segments(in func(file string, line int) (string, int)) []witness.Segment {
	w := waypoints{in: in, numbers: map[event.ThreadID]int{0: 0}, last: 0}
	var racing []witness.Waypoint
	for i := range c.Steps {
		s := &c.Steps[i]
		if s.Waits || s.Operation == opUpdate || s.Line == 0 && !s.Offending {
			continue
		}
		target := s.Offending
		if c.Error.Racing != nil {
			target = slices.Contains(c.Error.Racing, s.Move)
		}
		switch {
		case target && c.Error.Racing != nil:
			racing = append(racing, w.at(s, witness.Target))
		case target:
			w.add(w.at(s, witness.Target))
			return w.all
		default:
			w.step(s)
		}
	}
	if racing == nil {
		racing = []witness.Waypoint{w.violation(c)}
	}
	return append(w.all, witness.Segment{Follow: racing})
}

// waypoints are those of the steps so far.
type waypoints struct {
	in      func(file string, line int) (string, int)
	numbers map[event.ThreadID]int // of threads, in the order of their creation
	last    event.ThreadID         // that was mentioned last
	all     []witness.Segment
}

func (w *waypoints) add(p witness.Waypoint) {
	w.all = append(w.all, witness.Segment{Follow: []witness.Waypoint{p}})
}

// at is a waypoint where a step is.
func (w *waypoints) at(s *Step, kind witness.Type) witness.Waypoint {
	p := witness.Waypoint{Type: kind, Function: s.Function, Thread: w.numbers[s.Thread]}
	p.File, p.Line = w.in(s.File, s.Line)
	return p
}

// step adds a waypoint for a step if it needs one.
func (w *waypoints) step(s *Step) {
	switch {
	case s.label != nil && s.label.Kind == event.Create:
		w.numbers[s.label.Thread] = len(w.numbers)
		w.add(w.at(s, witness.FunctionEnter))
	case s.Value != nil && s.label.Mishap == event.AllocationFails && *s.Value == 1:
		p := w.at(s, witness.FunctionReturn)
		p.Value, p.Format = witness.Result{Operator: "==", Value: 0}.String(), "acsl_expression"
		w.add(p)
	case s.Value != nil && s.Event == "":
		p := w.at(s, witness.FunctionReturn)
		p.Value, p.Format = witness.Result{Operator: "==", Value: *s.Value}.String(), "acsl_expression"
		w.add(p)
	case s.Thread != w.last:
		p := w.at(s, witness.Assumption)
		p.Value, p.Format = "1", "c_expression"
		w.add(p)
	}
	w.last = s.Thread
}

// violation is the target of a violation that is not a step, such as a deadlock: its place.
func (w *waypoints) violation(c *Counterexample) witness.Waypoint {
	e := c.Error
	p := witness.Waypoint{Type: witness.Target, Function: e.Site.Function, Thread: w.numbers[e.Thread]}
	p.File, p.Line = w.in(e.Site.File, e.Site.Line)
	return p
}
