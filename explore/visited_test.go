package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/litmus"
)

var visitedSeeds = flag.Uint64("visited.seeds", 35, "number of generated programs on which visited sets are compared")

// TestVisitedSets compares searches whose visited sets are hashes with exact ones on generated programs: what they find and, as these programs have few states,
// how many they visit.
func TestVisitedSets(t *testing.T) {
	shapes := slices.Concat(oracleShapes(), nestingShapes(), hangShapes(), alikeShapes(), alikeShapes(), endings())
	for seed := range *visitedSeeds {
		p := litmus.Random(7_000_000+seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return visitedDisagreement(t, q, model) }); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
}

func visitedDisagreement(t *testing.T, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog, like := p.Compile(), alikeIn(p)
	for _, opts := range []Options{{}, {NoReduction: true}, {NoReduction: true, NoSymmetry: true}, {NoSymmetry: true}} {
		opts.Engine, opts.Model, opts.Checks = "states", model, executionChecks()
		if model == "sc" {
			opts.Checks = append(opts.Checks, "race")
		}
		want, exact, _ := reachedBy(t, prog, opts, like)
		if exact.Verdict == Unsupported {
			return ""
		}
		for _, set := range VisitedSets()[1:] {
			opts.Visited, opts.BitBytes = set, 0
			if set == "bits" {
				opts.BitBytes = 1 << 20 // of 10,000 states, hardly one is omitted
			}
			got, res, found := reachedBy(t, prog, opts, like)
			if want.Verdict != Violation {
				want.Verdict = Unknown
			}
			if d := cmp.Diff(want, got); d != "" {
				return fmt.Sprintf("%s (+) against exact (-), %+v:\n%s", set, opts, d)
			}
			for _, e := range found {
				if err := replays(prog, e); err != nil {
					return err.Error()
				}
			}
			a, b := exact.Counts.Reachable, res.Counts.Reachable
			if opts.NoReduction && (a.States != b.States || a.Transitions != b.Transitions) || a.Ends != b.Ends || b.States > a.States+a.States/4+8 {
				return fmt.Sprintf("%s: %+v, exact: %+v, %+v", set, b, a, opts)
			}
			if res.Complete || res.Verdict == Unknown && res.Reason == "" {
				return fmt.Sprintf("%s: %+v", set, res)
			}
		}
	}
	return ""
}

// TestVisitedOptions rejects what does not go together.
func TestVisitedOptions(t *testing.T) {
	prog := litmus.Random(1, oracleShapes()[0]).Compile()
	for _, opts := range []Options{
		{Engine: "states", Visited: "some"}, {Engine: "trust", Visited: "hash"}, {Visited: "hash"}, {Engine: "optimal", Visited: "bits"},
		{Engine: "states", Visited: "hash", Jobs: 2}, {Engine: "states", Visited: "bits", DepthFirst: true}, {Engine: "states", Visited: "bits", MaxDrawing: 1},
		{Engine: "states", Visited: "hash", BitBytes: 1}, {Engine: "states", Visited: "bits", BitBytes: -1}, {Engine: "states", BitBytes: 1},
	} {
		if res, err := Run(context.Background(), prog, opts); err == nil {
			t.Errorf("%+v: %+v", opts, res)
		}
	}
}

// TestVisitedInstead ends searches for want of memory: they say what needs less.
func TestVisitedInstead(t *testing.T) {
	prog := litmus.Random(1, oracleShapes()[0]).Compile()
	for set, want := range map[string]bool{"": true, "hash": true, "bits": false} {
		for _, cause := range []error{ErrMemory, ErrTimeout} {
			ctx, stop := context.WithCancelCause(context.Background())
			stop(cause)
			res, err := Run(ctx, prog, Options{Engine: "states", Visited: set})
			if err != nil || res.Verdict != Unknown || strings.Contains(res.Reason, "--visited=bits") != (want && cause == ErrMemory) {
				t.Errorf("%q, %v: %v, %+v", set, cause, err, res)
			}
		}
	}
}

// TestFewBits searches with arrays so small that states are omitted: no verdict is safe, and what is found is true.
func TestFewBits(t *testing.T) {
	omitted, missed := 0, 0
	for seed := range uint64(60) {
		p := litmus.Random(8_000_000+seed, oracleShapes()[seed%uint64(len(oracleShapes()))])
		prog := p.Compile()
		opts := Options{Engine: "states", Model: "tso", Checks: executionChecks()}
		want, exact, _ := reachedBy(t, prog, opts)
		opts.Visited, opts.BitBytes = "bits", 8
		got, res, found := reachedBy(t, prog, opts)
		if got.Verdict == Safe || got.Verdict == Violation && want.Verdict != Violation || res.Complete {
			t.Fatalf("seed %d: %s, exact: %s, %+v", seed, got.Verdict, want.Verdict, res)
		}
		for _, e := range found {
			if err := replays(prog, e); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		if exact.Verdict != Unsupported && res.Counts.Reachable.States < exact.Counts.Reachable.States {
			omitted++
		}
		if want.Verdict == Violation && got.Verdict == Unknown {
			missed++
		}
	}
	if omitted < 10 || missed == 0 {
		t.Errorf("states were omitted of %d programs, violations of %d", omitted, missed)
	}
}

// TestVisitedByHand looks at an error beside a section that never ends, which conflicts with nothing, and at one that comes after a choice.
func TestVisitedByHand(t *testing.T) {
	load, failed := litmus.Stmt{Kind: litmus.Load, Var: 1}, litmus.Stmt{Kind: litmus.Assert, Reg: 2}
	for name, threads := range map[string][][]litmus.Stmt{
		"section": {{{Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Load}, {Kind: litmus.Assume, Reg: 2, C: 1}}}}, {load, load, failed}},
		"choice":  {{{Kind: litmus.Choose, C: 3}, {Kind: litmus.Store, C: 1}, {Kind: litmus.Load, Var: 1, Reg: 1}, {Kind: litmus.If, C: 2, Body: []litmus.Stmt{failed}}}, {{Kind: litmus.Store, C: 2}}},
	} {
		p := &litmus.Program{Vars: 2, Threads: threads}
		for _, model := range OperationalModels() {
			if problem := visitedDisagreement(t, p, model); problem != "" {
				t.Errorf("%s, %s: %s", name, model, problem)
			}
		}
		res, err := Run(context.Background(), p.Compile(), Options{Engine: "states", Visited: "hash"})
		if err != nil || res.Verdict != Violation {
			t.Errorf("%s: %v, %+v", name, err, res)
		}
	}
}
