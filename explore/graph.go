package explore

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// ReplayGraph executes an execution graph and returns the violation that it leads to,
// nil if it leads to none, and the execution. It returns an error if the graph is not
// one of the program, or not one that the model, which is not operational, allows.
//
// The violation is chosen as [Replay] does.
func ReplayGraph(prog event.Program, model memmodel.Model, g witness.Graph) (*Error, *witness.Execution, error) {
	x, err := witness.Execute(prog, g)
	if err != nil {
		return nil, nil, err
	}
	if !x.Consistent(model) {
		return nil, nil, fmt.Errorf("the model %v does not allow the graph", model)
	}
	var found *Error
	last := false
	for _, f := range x.Faults {
		site := prog.Site(x.Label(f.Thread).Site)
		if f.Kind == "" {
			return nil, nil, fmt.Errorf("unsupported: %s at %s", f.Message, site)
		}
		found, last = &Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: f.Thread}, f.Step == len(g)-1
	}
	if !last && stands(x) {
		found = describeDeadlock(x)
	}
	if found != nil {
		found.Model, found.Graph = model, g
	}
	return found, x, nil
}

// stands reports whether no thread can continue and some wait in vain.
func stands(x *witness.Execution) bool {
	if x.Exited() || len(x.Faults) > 0 {
		return false
	}
	reason := event.NotBlocked
	for i := range x.Threads() {
		t := event.ThreadID(i)
		if !x.Started(t) {
			continue
		}
		if x.Enabled(t) {
			return false
		}
		if b := x.Blocked(t); b != event.NotBlocked {
			reason = event.Worse(reason, b)
		}
	}
	return reason == event.BlockDeadlock
}

// graphViolation notes a violation that is a graph, or what is not supported.
func (r *run) graphViolation(v *trust.Violation) {
	var e *Error
	if v.Fault != nil {
		e = &Error{Kind: v.Fault.Kind, Message: v.Fault.Message, Site: r.prog.Site(v.Label.Site), Thread: v.Thread}
		if e.Kind == "" {
			if r.verdict == "" {
				r.site = e.Site
			}
			r.stop(Unsupported, e.Message)
			return
		}
	} else {
		x, err := witness.Execute(r.prog, v.Graph)
		if err != nil {
			panic(fmt.Sprintf("a graph that is no execution: %v", err))
		}
		e = describeDeadlock(x)
	}
	e.Model, e.Graph = r.model, v.Graph
	r.violation(e)
}

// simplifyGraph puts the steps of a violation's graph into an order with few context
// switches.
func simplifyGraph(prog event.Program, e *Error) *Error {
	x, err := witness.Execute(prog, e.Graph)
	if err != nil {
		return e
	}
	steps := make([][]int, x.Threads()) // of each thread, by index
	total := make([]int32, x.Threads())
	for i, s := range x.Steps {
		steps[s.Thread] = append(steps[s.Thread], i)
		total[s.Thread]++
	}
	order := arrange(total, func(done []int32, t int, pos int32) bool {
		for _, d := range x.Before(steps[t][pos-1]) {
			if done[d.Thread] < int32(d.Step) {
				return false
			}
		}
		return true
	})
	simple := *e
	simple.Graph = nil
	done := make([]int, x.Threads())
	for _, t := range order {
		simple.Graph = append(simple.Graph, e.Graph[steps[t][done[t]]])
		done[t]++
	}
	if found, _, err := ReplayGraph(prog, e.Model, simple.Graph); err != nil || !e.Same(found) {
		return e
	}
	return &simple
}
