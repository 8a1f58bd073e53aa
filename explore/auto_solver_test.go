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

// TestAutoSolverRefuses asks bmc for a program whose loops do not wait, which it would explore as if they did: auto and it must not be of different minds.
func TestAutoSolverRefuses(t *testing.T) {
	prog := corpus.Compile(t, "symbolic/observers.ll", interp.Options{NoAwait: true})
	res, err := explore.Run(t.Context(), prog, explore.Options{Engine: "bmc"})
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict != explore.Unsupported {
		t.Errorf("%s by %s: %s", res.Verdict, res.Engine, res.Reason)
	}
}

// TestAutoSolverCuts explores programs whose loops are cut where they are executed: bmc cuts them where it unrolls, and says safe only where nothing was cut.
func TestAutoSolverCuts(t *testing.T) {
	for _, c := range []struct {
		file   string
		unroll int
		want   explore.Verdict
	}{
		{"symbolic/observers.N10_SHARED.ll", 12, explore.Safe},
		{"symbolic/observers.N10_SHARED.ll", 3, explore.Unknown},
		{"locks/peterson_broken.ll", 3, explore.Violation},
		{"rvf/reorder_5.ll", 9, explore.Violation},
	} {
		prog := corpus.Compile(t, c.file, interp.Options{Unroll: c.unroll})
		for _, engine := range []string{"bmc", explore.Auto} {
			res, err := explore.Run(t.Context(), prog, explore.Options{Engine: engine, Unroll: c.unroll, Jobs: 1})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != c.want {
				t.Errorf("%s, loops cut at %d: %s by %s: %s, want %s", c.file, c.unroll, res.Verdict, res.Engine, res.Reason, c.want)
			}
		}
	}
}

// TestHandOver explores a program that is beyond trust, whose thread goes on for ever, states, which knows no locks that are waited for in atomic sections, and optimal, whose first execution has no end. bmc, which took turns
// with trust, finds what a few rounds do wrong.
func TestHandOver(t *testing.T) {
	prog := corpus.Load(t, "symbolic/pump.ll")
	for _, opts := range []explore.Options{{}, {Jobs: 2, Beside: true}, {Jobs: 3, Beside: true}} {
		res, err := explore.Run(t.Context(), prog, opts)
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Violation || res.Error.Kind != event.AssertionError {
			t.Errorf("%d jobs: %s by %s: %s", opts.Jobs, res.Verdict, res.Engine, res.Reason)
		}
	}
}

// TestAutoQuestions explores a program whose executions ask hard questions about inputs. While they do, bmc, which asks none, has turns before others that would ask the same: few questions are asked until it has come to its end.
func TestAutoQuestions(t *testing.T) {
	prog := corpus.Compile(t, "symbolic/log_times.ll", interp.Options{Symbolic: true})
	res, err := explore.Run(t.Context(), prog, explore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict != explore.Safe || res.Engine != "bmc" {
		t.Errorf("%s by %s: %s", res.Verdict, res.Engine, res.Reason)
	}
	if work := prog.SolverWork(); work == 0 || work > 3_000_000 { // 1.2 million, and 5.2 if each of the others has its turn
		t.Errorf("questions took %d until bmc had come to its end", work)
	}
}

// TestAutoUnsupported explores a program in whose first execution threads are created as often as an input says, which no engine supports. states finds the race of two of them in its next turns.
func TestAutoUnsupported(t *testing.T) {
	prog := corpus.Compile(t, "symbolic/crew.ll", interp.Options{Symbolic: true})
	opts := explore.Options{Checks: []event.ErrorKind{event.RaceError}}
	for _, opts.Jobs = range []int{1, 2} {
		opts.Beside = opts.Jobs > 1
		res, err := explore.Run(t.Context(), prog, opts)
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != explore.Violation || res.Error.Kind != event.RaceError {
			t.Errorf("%d jobs: %s by %s: %s", opts.Jobs, res.Verdict, res.Engine, res.Reason)
		}
	}
}
