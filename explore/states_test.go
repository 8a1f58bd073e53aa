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
		if (e.Kind == event.DeadlockError || e.Kind == event.HangError) && groups != nil {
			what = groups.message(e.Message) // which of the threads is blamed depends on their order
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
		return slices.Contains([]event.ErrorKind{event.LivelockError, event.StarvationError, event.RaceError, event.RobustnessError, event.LeakError, event.UnfreedError}, k)
	})
}

// searches are options of engine states that must not make a difference to what is found.
type searches struct{ plain, jobs, reduced, reducedJobs, deep, reducedDeep, apart bool }

var everySearch = searches{true, true, true, true, true, true, true}

// someSearches returns all searches for one seed of three, and for each of the others two; over many seeds each of them meets all shapes.
func someSearches(seed uint64) searches {
	switch seed / uint64(len(statesShapes())) % 3 {
	case 1:
		return searches{plain: true, reduced: true}
	case 2:
		return searches{reduced: true, reducedDeep: true}
	}
	return everySearch
}

// statesDisagreement compares states, with and without reductions, with naive, and replays what it finds.
func statesDisagreement(t testing.TB, p *litmus.Program, model string, how searches) (problem string) {
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
	// search explores once more. It returns nil if it is not among the searches.
	search := func(do bool, opts Options) *Reachable {
		if !do || problem != "" {
			return nil
		}
		opts.Engine, opts.Model, opts.Checks = "states", model, executionChecks()
		got, res, found := reachedBy(t, prog, opts, like)
		if d := cmp.Diff(want, got); d != "" {
			problem = fmt.Sprintf("states, reduced: %v, symmetry: %v, with %d jobs, depth first: %v (+) against naive (-):\n%s",
				!opts.NoReduction, !opts.NoSymmetry, opts.Jobs, opts.DepthFirst, d)
			return nil
		}
		for _, e := range found {
			if err := replays(prog, e); err != nil {
				problem = err.Error()
				return nil
			}
		}
		res.Counts.Reachable.Bytes = 0 // depends on chance
		return res.Counts.Reachable
	}
	plain := search(how.plain, Options{NoReduction: true})
	reduced := search(how.reduced, Options{})
	same := func(what string, a, b *Reachable) {
		if a != nil && b != nil && *a != *b {
			problem = fmt.Sprintf("%+v, and %s %+v", a, what, b)
		}
	}
	fewer := func(what string, a, b *Reachable) {
		if a != nil && b != nil && a.States > b.States {
			problem = fmt.Sprintf("%d states, and %s %d", b.States, what, a.States)
		}
	}
	same("with three jobs", plain, search(how.jobs, Options{NoReduction: true, Jobs: 3}))
	same("with three jobs, reduced", reduced, search(how.reducedJobs, Options{Jobs: 3}))
	same("depth first", plain, search(how.deep, Options{NoReduction: true, DepthFirst: true}))
	fewer("with reductions", reduced, plain)
	fewer("with reductions, depth first", search(how.reducedDeep, Options{DepthFirst: true}), plain)
	fewer("with symmetry", plain, search(how.apart && len(like) > 0, Options{NoReduction: true, NoSymmetry: true}))
	return problem
}

func statesShapes() []litmus.Shape {
	return slices.Concat(oracleShapes(), nestingShapes(), hangShapes(), alikeShapes(), alikeShapes())
}

// TestStates compares states with naive on generated programs.
func TestStates(t *testing.T) {
	shapes := statesShapes()
	for seed := *statesFirst; seed < *statesFirst+*statesSeeds; seed++ {
		shape, how := shapes[seed%uint64(len(shapes))], someSearches(seed)
		p := litmus.Random(seed, shape)
		for _, model := range OperationalModels() {
			if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return statesDisagreement(t, q, model, how) }); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
}
