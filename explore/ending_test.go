package explore

import (
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

// endings are shapes in which atomic sections end with an error or with the process, or wait.
func endings() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 4, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Exit, litmus.If, litmus.Assert}},
		{Threads: 2, Stmts: 5, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.Atomic, litmus.Atomic, litmus.Exit, litmus.If, litmus.Assert, litmus.Assume, litmus.Choose}},
		{Threads: 3, Stmts: 3, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Await, litmus.Assert, litmus.Exit, litmus.If}},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Vars, s.Values, s.Mutexes, s.Main = 2, 2, 1, 2
	}
	return shapes
}

// met collects the errors that threads meet in any interleaving, by definition: nobody takes a step
// after an atomic section that never ends. left says that there are too many interleavings.
func met(m *memmodel.Machine, errors map[string]bool, budget *int) (left bool) {
	if *budget--; *budget < 0 {
		return true
	}
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) && m.Fault(t) != nil {
			errors[fmt.Sprintf("thread %d, %s", t, m.Program().Site(m.Label(t).Site))] = true
		}
	}
	if k := len(m.Steps()); k > 0 && m.Steps()[k-1].Cut {
		return false
	}
	for p := range m.Procs() {
		for next := int64(0); next >= 0 && m.Enabled(p); {
			s := m.Exec(p, uint64(next))
			next = s.Next
			left = met(m, errors, budget) || left
			m.Undo()
		}
	}
	return left
}

// TestEndings compares, on programs with sections that never end, the errors that engines find with
// those of all interleavings, the counts of engines with each other, and replays what was found.
func TestEndings(t *testing.T) {
	erroneous, left := 0, 0
	for seed := range uint64(900) {
		p := litmus.Random(seed, endings()[seed%3])
		for _, model := range OperationalModels() {
			problem, errors, large := endingProblem(t, p, model)
			if problem != "" {
				p = litmus.Shrink(p, func(q *litmus.Program) bool { d, _, _ := endingProblem(t, q, model); return d != "" })
				problem, _, _ = endingProblem(t, p, model)
				t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, problem)
			}
			if errors > 0 {
				erroneous++
			}
			if large {
				left++
			}
		}
	}
	if erroneous < 500 {
		t.Errorf("only %d explorations with errors", erroneous)
	}
	t.Logf("%d explorations with errors, %d left out", erroneous, left)
}

func endingProblem(t testing.TB, p *litmus.Program, model string) (problem string, errors int, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	m, _ := memmodel.ParseModel(model)
	want, budget := map[string]bool{}, 20_000
	if met(memmodel.NewMachine(prog, m), want, &budget) {
		return "", 0, true
	}
	if d := disagreement(t, p, model); d != "" {
		return d, len(want), false
	}
	for _, engine := range explicitEngines(model, nil) {
		got := map[string]bool{}
		res, err := Run(t.Context(), prog, Options{Engine: engine, Model: model, KeepGoing: true,
			Checks: []event.ErrorKind{event.AssertionError}, Found: func(e *Error) {
				got[fmt.Sprintf("thread %d, %s", e.Thread, e.Site)] = true
				if err := replays(prog, e); err != nil {
					problem = err.Error()
				}
			}})
		switch d := cmp.Diff(want, got); {
		case err != nil:
			return err.Error(), len(want), false
		case problem != "":
			return engine + ": " + problem, len(want), false
		case d != "" && !(engine == "rvf" && res.Verdict != Safe):
			return engine + ": errors by definition (-) and found (+):\n" + d, len(want), false
		case (res.Counts.Erroneous > 0) != (len(want) > 0) && engine != "rvf" && engine != "states":
			return fmt.Sprintf("%s: %d erroneous executions, but %v", engine, res.Counts.Erroneous, want), len(want), false
		}
	}
	return "", len(want), false
}

// TestEndingsByHand looks at what others could see of sections that never end.
func TestEndingsByHand(t *testing.T) {
	load := func(r, v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Reg: r, Var: v} }
	store := func(v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: event.SeqCst}
	}
	when := func(r int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: r, C: c, Body: body}
	}
	section := func(body ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: body} }
	failed := litmus.Stmt{Kind: litmus.Assert, Reg: 2}
	exit := litmus.Stmt{Kind: litmus.Exit}
	never := litmus.Stmt{Kind: litmus.Assume, Reg: 2, C: 1}
	reader := []litmus.Stmt{load(0, 1), when(0, 1, failed)}
	type bodies = [][]litmus.Stmt
	for name, c := range map[string]struct {
		threads bodies
		errors  int
	}{
		"exit after a write":             {bodies{{section(store(1), exit)}, reader}, 0},
		"an assumption after a write":    {bodies{{section(store(1), never)}, reader}, 0},
		"an error after a write":         {bodies{{section(store(1), failed)}, reader}, 1},
		"a write that is also another's": {bodies{{section(store(1), exit)}, reader, {store(1)}}, 1},
		"exit if the other is late":      {bodies{{section(load(0, 0), when(0, 0, store(1), exit))}, {store(0), load(0, 1), when(0, 1, failed)}}, 0},
		"an error if the other is late":  {bodies{{section(load(0, 0), when(0, 0, failed))}, {store(0)}}, 1},
		"by way of a third":              {bodies{{section(store(1), exit)}, {load(0, 1), when(0, 1, store(0))}, {load(0, 0), when(0, 1, failed)}}, 0},
		"exit behind the section":        {bodies{{section(store(1)), exit}, reader}, 1},
	} {
		for _, model := range OperationalModels() {
			p := &litmus.Program{Vars: 2, Threads: c.threads}
			if problem, errors, left := endingProblem(t, p, model); problem != "" || left || errors != c.errors {
				t.Errorf("%s, %s: %d errors, want %d: %s", name, model, errors, c.errors, problem)
			}
		}
	}
}

// TestEndedProcess joins a thread that has ended the process, under all models with all engines.
func TestEndedProcess(t *testing.T) {
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Load}, {Kind: litmus.Exit}}}, Main: []litmus.Stmt{fail}}
	for _, model := range memmodel.AllModels() {
		for _, engine := range explicitEngines(model, nil) {
			res, err := Run(t.Context(), p.Compile(), Options{Engine: engine, Model: model})
			if err != nil || res.Verdict != Safe || res.Counts.Executions != 1 && (res.Counts.Reachable == nil || res.Counts.Reachable.Ends != 1) {
				t.Errorf("%s under %s: %+v, %v", engine, model, res, err)
			}
		}
	}
}

// TestManyWays compares the engines on atomic sections with many choices in a row, the last of which leads to an error. The
// alternatives of a section are numbered; what has too many of them is not supported.
func TestManyWays(t *testing.T) {
	for depth, want := range map[int]Verdict{60: Violation, 62: Violation, 63: Unsupported, 70: Unsupported} {
		body := []litmus.Stmt{{Kind: litmus.Assert, C: 1}}
		for range depth {
			body = []litmus.Stmt{{Kind: litmus.Choose, C: 2}, {Kind: litmus.If, C: 1, Body: body}}
		}
		p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Atomic, Body: body}}}}
		for _, engine := range explicitEngines("sc", nil) {
			res, err := Run(t.Context(), p.Compile(), Options{Engine: engine})
			if err != nil || res.Verdict != want {
				t.Errorf("%d choices, %s: %v %v, not %v", depth, engine, res.Verdict, err, want)
			}
		}
	}
}
