package bench

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// compiled loads a program of testdata.
func compiled(tb testing.TB, file string, flags ...string) *interp.Program {
	tb.Helper()
	opts := interp.Options{NoAwait: slices.Contains(flags, "--no-await")}
	if slices.Contains(flags, "--nondet=0..1") {
		opts.Nondet = &interp.Range{Low: 0, High: 1}
	}
	if slices.Contains(flags, "--check=overflow") {
		opts.Checks = []event.ErrorKind{event.OverflowError}
	}
	return corpus.Compile(tb, file, opts)
}

// outcomes explores a program and returns its number of traces and the values
// that variables have at the ends of executions.
func outcomes(t *testing.T, prog *interp.Program, model, engine string, observe []string) (traces uint64, states []string) {
	t.Helper()
	seen := map[string]bool{}
	res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine, Model: model, Leaf: func(l explore.Leaf) {
		if l.Blocked != event.NotBlocked {
			return
		}
		var values []string
		for _, name := range observe {
			v, ok := prog.Global(name, l.Machine.Word)
			if !ok {
				t.Fatalf("no variable %s", name)
			}
			values = append(values, fmt.Sprintf("%x", v))
		}
		seen[strings.Join(values, ",")] = true
	}})
	if err != nil {
		t.Fatal(err)
	}
	if res.Verdict != explore.Safe || !res.Complete {
		t.Fatalf("%s, %s: %s %s", model, engine, res.Verdict, res.Reason)
	}
	if n := res.Counts.Blocked[event.BlockSleep]; engine == "optimal" && n != 0 {
		t.Errorf("%s: optimal has %d executions blocked by sleep sets", model, n)
	}
	for s := range seen {
		states = append(states, s)
	}
	slices.Sort(states)
	return res.Counts.Executions, states
}

// TestLitmus compares the litmus tests, under all models and with all engines,
// with what their table says.
func TestLitmus(t *testing.T) {
	rows := rowsOf(t, Litmus, "litmus", "expect.tsv")
	for _, row := range rows {
		t.Run(row.File, func(t *testing.T) {
			prog := compiled(t, filepath.Join("litmus", row.File))
			for _, want := range row.Models {
				for _, engine := range []string{"naive", "optimal", "source", "trust"} {
					traces, states := outcomes(t, prog, want.Model, engine, row.Observe)
					if traces != want.Traces || !slices.Equal(states, want.States) {
						t.Errorf("%s, %s: %d traces, states %v, want %d and %v", want.Model, engine, traces, states, want.Traces, want.States)
					}
					if slices.Contains(states, row.Weak) != slices.Contains(row.Allowed, want.Model) {
						t.Errorf("%s, %s: outcome %s, allowed under %v (%s)", want.Model, engine, row.Weak, row.Allowed, row.Source)
					}
				}
			}
		})
	}
	if len(rows) < 60 {
		t.Errorf("only %d rows", len(rows))
	}
}

// TestModels compares programs under all models, and with all engines, with what
// their table says.
func TestModels(t *testing.T) {
	rows := rowsOf(t, Models, "models.tsv")
	for _, row := range rows {
		t.Run(row.File, func(t *testing.T) {
			prog := compiled(t, row.File, row.Flags...)
			for _, want := range row.Expect {
				naive := sync.OnceValue(func() *explore.Result { return exploredWith(t, prog, "naive", want.Model) })
				for _, engine := range explore.EnginesFor(want.Model, nil) {
					switch {
					case slices.Contains(explore.SymbolicEngines(), engine): // cmd/gomc tries them on the programs that are not hard for them
					case engine == "source" && want.Traces > 5000: // it shares all but its wakeup trees with optimal
					case engine == "trust-rf":
						if want.Traces <= 300 && (row.File != "pthreads/pipe_jobs.ll" || want.Model != "pso") { // it is slow
							checkReadsFrom(t, prog, want, naive)
						}
					case engine == "rvf":
						if want.Traces <= 3000 { // it is slow
							checkReadsValueFrom(t, prog, want, naive)
						}
					case engine == "states":
						checkReachable(t, prog, want)
					case engine == "naive":
						if want.Naive {
							checkResult(t, naive(), engine, want)
						}
					default:
						checkModel(t, prog, engine, want)
					}
				}
			}
		})
	}
	if len(rows) < 100 {
		t.Errorf("only %d rows", len(rows))
	}
}

// checkReadsFrom checks the verdict of engine trust-rf, on programs that it
// supports, and where naive can tell the number of executions.
func checkReadsFrom(t *testing.T, prog *interp.Program, want Expectation, naive func() *explore.Result) {
	t.Helper()
	res := exploredWith(t, prog, "trust-rf", want.Model)
	switch res.Verdict {
	case explore.Violation:
		if !want.Allows(res.Error.Kind) {
			t.Errorf("%s, trust-rf: %s, want %q", want.Model, res.Error.Kind, want.Error)
		}
	case explore.Safe:
		if want.Error != "" || res.Counts.Executions > want.Traces {
			t.Errorf("%s, trust-rf: safe with %d executions, want %+v", want.Model, res.Counts.Executions, want)
		}
		if want.Naive {
			if naive := naive(); naive.Counts.ReadsFrom != res.Counts.Executions {
				t.Errorf("%s: %d executions with trust-rf, %d with naive", want.Model, res.Counts.Executions, naive.Counts.ReadsFrom)
			}
		}
	default:
		t.Logf("%s, trust-rf: %s", want.Model, res.Reason)
	}
}

// checkReadsValueFrom checks the verdict of engine rvf, on programs that it supports.
func checkReadsValueFrom(t *testing.T, prog *interp.Program, want Expectation, naive func() *explore.Result) {
	t.Helper()
	res := exploredWith(t, prog, "rvf", want.Model)
	switch {
	case res.Verdict == explore.Unsupported:
		t.Logf("rvf: %s", res.Reason)
	case res.Verdict == explore.Violation && !want.Allows(res.Error.Kind):
		t.Errorf("rvf: %s, want %q", res.Error.Kind, want.Error)
	case (res.Verdict == explore.Violation) != (want.Error != ""), res.Verdict == explore.Safe && res.Counts.Executions > want.Traces:
		t.Errorf("rvf: %s with %d executions, want %+v", res.Verdict, res.Counts.Executions, want)
	case res.Verdict == explore.Safe && want.Naive:
		if classes := naive().Counts.ReadsFrom; res.Counts.Executions > classes {
			t.Errorf("rvf: %d executions of %d reads-from classes", res.Counts.Executions, classes)
		}
	}
}

func checkModel(t *testing.T, prog *interp.Program, engine string, want Expectation) {
	t.Helper()
	checkResult(t, exploredWith(t, prog, engine, want.Model), engine, want)
}

// exploredWith explores a program with an engine.
func exploredWith(t *testing.T, prog *interp.Program, engine, model string) *explore.Result {
	t.Helper()
	res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine, Model: model})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// checkResult checks the verdict and the number of executions that an engine has found.
func checkResult(t *testing.T, res *explore.Result, engine string, want Expectation) {
	t.Helper()
	got := Expectation{Model: want.Model, Naive: want.Naive}
	switch res.Verdict {
	case explore.Violation:
		if got.Error = string(res.Error.Kind); want.Allows(res.Error.Kind) {
			got.Error = want.Error
		}
	case explore.Safe:
		got.Traces = res.Counts.Executions
	default:
		t.Fatalf("%s, %s: %s %s", want.Model, engine, res.Verdict, res.Reason)
	}
	if got != want {
		t.Errorf("%s: %+v, want %+v", engine, got, want)
	}
	if n := res.Counts.Blocked[event.BlockSleep]; engine == "optimal" && n != 0 {
		t.Errorf("%s: optimal has %d executions blocked by sleep sets", want.Model, n)
	}
}

// maxStates bounds the states that are visited for one row.
const maxStates = 100_000

// checkReachable checks the verdict of engine states, on programs that do not have too many states.
func checkReachable(t *testing.T, prog *interp.Program, want Expectation) {
	t.Helper()
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	res, err := explore.Run(ctx, prog, explore.Options{Engine: "states", Model: want.Model, Progress: func(c explore.Counts) {
		if c.Reachable.States > maxStates {
			stop(errTooLarge)
		}
	}})
	switch {
	case err != nil:
		t.Fatal(err)
	case res.Verdict == explore.Unknown && context.Cause(ctx) == errTooLarge:
		t.Logf("%s: over %d states", want.Model, maxStates)
	case res.Verdict == explore.Violation && !want.Allows(res.Error.Kind):
		t.Errorf("%s, states: %s, want %q", want.Model, res.Error.Kind, want.Error)
	case (res.Verdict == explore.Violation) != (want.Error != "") || res.Verdict != explore.Violation && res.Verdict != explore.Safe:
		t.Errorf("%s, states: %s %s, want %+v", want.Model, res.Verdict, res.Reason, want)
	case res.Verdict == explore.Violation:
		if found, _, err := explore.Reproduce(prog, res.Error); err != nil || !res.Error.Same(found) {
			t.Errorf("%s, states: %s is replayed as %+v, %v", want.Model, res.Error.Message, found, err)
		}
	}
}
