package explore_test

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// TestAutoSolver explores what has too many executions, classes and states for the engines that visit them one by one.
func TestAutoSolver(t *testing.T) {
	prog := corpus.Load(t, "symbolic/observers.N16.ll")
	racing := []event.ErrorKind{event.AssertionError, event.DeadlockError, event.RaceError}
	for _, checks := range [][]event.ErrorKind{nil, {event.AssertionError}, racing} {
		res, err := explore.Run(t.Context(), prog, explore.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Safe || res.Engine != "bmc" || !res.Complete {
			t.Errorf("checking %v: %s by %s: %s", checks, res.Verdict, res.Engine, res.Reason)
		}
	}
}

// TestAutoSolverYields explores programs that bmc has turns with and does not decide: one has a loop beyond its bound, the other takes it longer than trust.
func TestAutoSolverYields(t *testing.T) {
	for _, name := range []string{"symbolic/observers.N10_SHARED.ll", "rc11/treiber_stack.POPPERS3_PUSHERS3.ll"} {
		res, err := explore.Run(t.Context(), corpus.Load(t, name), explore.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Safe || res.Engine != "trust" {
			t.Errorf("%s: %s by %s: %s", name, res.Verdict, res.Engine, res.Reason)
		}
	}
}

// TestAutoSolverRefuses asks bmc for programs whose loops were cut or do not wait, which it would explore as if they were not: auto and it must not be of different minds.
func TestAutoSolverRefuses(t *testing.T) {
	for _, o := range []interp.Options{{Unroll: 2}, {NoAwait: true}} {
		prog := corpus.Compile(t, "symbolic/observers.ll", o)
		res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "bmc"})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Unsupported {
			t.Errorf("%v: %s by %s: %s", o, res.Verdict, res.Engine, res.Reason)
		}
	}
}
