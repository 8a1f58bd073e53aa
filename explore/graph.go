package explore

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/witness"
)

// ReproduceGraph executes the graph of a violation under a model that is not
// operational. It returns the violation that the graph leads to, nil if it leads to
// none, and the execution. It returns an error if the graph is not one of the program,
// or not one that the model allows.
//
// The violation is chosen as [Replay] does. For a data race it looks among all
// accesses, and for no other violation.
func ReproduceGraph(prog event.Program, want *Error) (*Error, *witness.Execution, error) {
	found, x, err := executeGraph(prog, want)
	if err == nil && !x.Consistent(want.Model) {
		err = fmt.Errorf("the model %v does not allow the graph", want.Model)
	}
	if err != nil {
		return nil, nil, err
	}
	return found, x, nil
}

// executeGraph is ReproduceGraph without the axioms of the model.
func executeGraph(prog event.Program, want *Error) (*Error, *witness.Execution, error) {
	x, err := witness.Execute(prog, want.Graph)
	if err != nil {
		return nil, nil, err
	}
	var found *Error
	if want.Kind == event.RaceError {
		found = dataRace(x, want)
	} else if found, err = faultOrDeadlock(x, want); err != nil {
		return nil, nil, err
	}
	if found != nil {
		found.Model, found.Graph = want.Model, want.Graph
	}
	return found, x, nil
}

// faultOrDeadlock returns the wanted violation if some thread has met it, else that of the
// thread that failed last, else a deadlock.
func faultOrDeadlock(x *witness.Execution, want *Error) (*Error, error) {
	var found *Error
	for _, f := range x.Faults {
		site := x.Program().Site(x.Label(f.Thread).Site)
		if f.Kind == "" {
			return nil, fmt.Errorf("unsupported: %s at %s", f.Message, site)
		}
		if found = (&Error{Kind: f.Kind, Message: f.Message, Site: site, Thread: f.Thread}); found.Same(want) {
			return found, nil
		}
	}
	if found == nil {
		found = standsStill(x)
	}
	return found, nil
}

// dataRace returns a data race, the wanted one if it is there, or nil.
func dataRace(x *witness.Execution, want *Error) *Error {
	var found *Error
	for _, pair := range x.Races() {
		a, b := &x.Steps[pair[0]], &x.Steps[pair[1]]
		e := raceError(x.Program(), want.Model, [2]event.ThreadID{a.Thread, b.Thread}, [2]*event.Label{a.Label, b.Label}, nil)
		e.Racing = []int{pair[0], pair[1]}
		if e.Same(want) {
			return e
		}
		found = e
	}
	return found
}

// graphViolation notes a violation that is a graph, or what is not supported.
func (r *run) graphViolation(v *search.Violation) {
	var e *Error
	switch {
	case v.Race != nil:
		e = raceError(r.prog, r.model, v.Race.Threads, v.Race.Labels, nil)
	case v.Fault == nil:
		x, err := witness.Execute(r.prog, v.Graph)
		if err != nil {
			panic(fmt.Sprintf("a graph that is no execution: %v", err))
		}
		if e = standsStill(x); e == nil {
			panic("a graph whose threads can go on")
		}
	case v.Fault.Kind == "":
		if !r.over() {
			r.site = r.prog.Site(v.Label.Site)
		}
		r.stop(Unsupported, v.Fault.Message)
		return
	default:
		e = &Error{Kind: v.Fault.Kind, Message: v.Fault.Message, Site: r.prog.Site(v.Label.Site), Thread: v.Thread}
	}
	e.Model, e.Graph = r.model, v.Graph
	r.violation(e)
}

// simplifyGraph puts the steps of a violation's graph into an order with few context
// switches, among those that look sequentially consistent as far as the graph is. The
// graph stays the same.
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
	before := x.Order()
	order := arrange(total, func(done []int32, t int, pos int32) bool {
		return !slices.ContainsFunc(before[steps[t][pos-1]], func(i int) bool {
			s := &x.Steps[i]
			return s.Step > int(done[s.Thread]) && int(s.Thread) != t
		})
	})
	simple := *e
	simple.Graph = nil
	done := make([]int, x.Threads())
	for _, t := range order {
		simple.Graph = append(simple.Graph, e.Graph[steps[t][done[t]]])
		done[t]++
	}
	if found, _, err := executeGraph(prog, &simple); err != nil || !e.Same(found) {
		return e
	}
	return &simple
}
