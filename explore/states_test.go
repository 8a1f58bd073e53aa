package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	statesSeeds = flag.Uint64("states.seeds", 400, "number of generated programs on which states is compared with naive")
	statesFirst = flag.Uint64("states.first", 0, "first seed of these")
)

// outlook is what a search over states and an enumeration of executions have to agree on.
type outlook struct {
	Verdict    Verdict
	Violations []string // kind, place and message
	Ends       []string // of complete executions
}

// reachedBy explores a program to its end.
func reachedBy(t testing.TB, prog event.Program, opts Options, like ...alikes) (outlook, *Result, []*Error) {
	t.Helper()
	var groups alikes
	if len(like) > 0 {
		groups = like[0]
	}
	violations, ends := map[string]bool{}, map[string]bool{}
	var found []*Error
	opts.KeepGoing = true
	opts.Found = func(e *Error) {
		what := fmt.Sprintf("%s %s %v %d", e.Kind, groups.message(e.Message), e.Site, groups.first(e.Thread))
		if e.Kind == event.DeadlockError && groups != nil {
			what = groups.message(e.Message) // which of the threads is blamed depends on their order
		}
		if e.Kind == event.HangError {
			what = string(e.Kind) // a thread may be anywhere in its loop
		}
		if !violations[what] {
			violations[what] = true
			found = append(found, e)
		}
	}
	opts.Leaf = func(l Leaf) {
		if ended(l.Machine) {
			ends[groups.final(l.Machine)] = true
		}
	}
	res, err := Run(context.Background(), prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	return outlook{res.Verdict, sorted(violations), sorted(ends)}, res, found
}

// ended reports whether all threads have ended, and each atomic section.
func ended(m *memmodel.Machine) bool {
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) && m.Label(t).Kind != event.Exit {
			return false
		}
	}
	return !slices.ContainsFunc(m.Steps(), func(s memmodel.Step) bool { return s.Cut })
}

// executionChecks are the kinds of violations that engines of executions look for by default.
func executionChecks() []event.ErrorKind {
	return slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool {
		return slices.Contains([]event.ErrorKind{event.LivelockError, event.RaceError, event.RobustnessError}, k)
	})
}

// statesDisagreement compares states, with and without reductions, with naive, and replays what it finds.
func statesDisagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	like := alikeIn(p)
	want, res, _ := reachedBy(t, prog, Options{Engine: "naive", Model: model}, like)
	if res.Verdict == Unsupported {
		return ""
	}
	var sizes []*Reachable
	all := []Options{{NoReduction: true}, {NoReduction: true, Jobs: 3}, {}, {Jobs: 3}, {NoReduction: true, DepthFirst: true}, {DepthFirst: true}}
	if len(like) > 0 {
		all = append(all, Options{NoReduction: true, NoSymmetry: true})
	}
	for _, opts := range all {
		opts.Engine, opts.Model, opts.Checks = "states", model, executionChecks()
		got, res, found := reachedBy(t, prog, opts, like)
		if d := cmp.Diff(want, got); d != "" {
			return fmt.Sprintf("states, reduced: %v, symmetry: %v, with %d jobs, depth first: %v (+) against naive (-):\n%s",
				!opts.NoReduction, !opts.NoSymmetry, opts.Jobs, opts.DepthFirst, d)
		}
		for _, e := range found {
			if err := replays(prog, e); err != nil {
				return err.Error()
			}
		}
		res.Counts.Reachable.Bytes = 0 // depends on chance
		sizes = append(sizes, res.Counts.Reachable)
	}
	if *sizes[4] != *sizes[0] {
		return fmt.Sprintf("%+v breadth first, %+v depth first", sizes[0], sizes[4])
	}
	for _, k := range []int{0, 2} {
		if *sizes[k] != *sizes[k+1] {
			return fmt.Sprintf("%d states and %d transitions with one job, %d and %d with three",
				sizes[k].States, sizes[k].Transitions, sizes[k+1].States, sizes[k+1].Transitions)
		}
	}
	if n := max(sizes[2].States, sizes[5].States); n > sizes[0].States {
		return fmt.Sprintf("%d states, and with reductions %d", sizes[0].States, n)
	}
	if n := sizes[len(sizes)-1].States; len(like) > 0 && sizes[0].States > n {
		return fmt.Sprintf("%d states, and with symmetry %d", n, sizes[0].States)
	}
	return ""
}

// TestStates compares states with naive on generated programs.
func TestStates(t *testing.T) {
	shapes := slices.Concat(oracleShapes(), nestingShapes(), hangShapes(), alikeShapes(), alikeShapes())
	for seed := *statesFirst; seed < *statesFirst+*statesSeeds; seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		p := litmus.Random(seed, shape)
		for _, model := range OperationalModels() {
			if statesDisagreement(t, p, model) == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { return statesDisagreement(t, q, model) != "" })
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, statesDisagreement(t, p, model))
		}
	}
}
