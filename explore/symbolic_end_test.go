package explore

import (
	"context"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/pace/pacetest"
)

// TestSymbolicEnds lets the context end at every place where the symbolic engines look, or at some of very many: what they say is then what they say without an end, or that there is
// no answer. Nothing that was half built is taken for the program.
func TestSymbolicEnds(t *testing.T) {
	defer func(n int) { pace.Interval = n }(pace.Interval)
	pace.Interval = 1
	arms := []Options{
		{Engine: "bmc"}, {Engine: "bmc", Scheduling: "monolithic"}, {Engine: "refine"},
		{Engine: "refine", Scheduling: "constraints"}, {Engine: "refine", Scheduling: "constraints", Validation: "vsc"},
	}
	verdicts, early := map[Verdict]int{}, 0
	for name, draw := range unrollable() {
		for seed := range uint64(3) {
			prog := draw(seed).Compile()
			for i, opts := range arms {
				opts.Model = []string{"sc", "tso", "pso"}[(int(seed)+i)%3]
				opts.Checks = []event.ErrorKind{event.AssertionError, event.DeadlockError, event.HangError, event.MutexError}
				whole := pacetest.New(0)
				want := mustRun(t, whole, prog, opts)
				verdicts[want.Verdict]++
				for k := 1; k <= whole.Asked+1; k += 1 + whole.Asked/40 {
					ctx := pacetest.New(k)
					got := mustRun(t, ctx, prog, opts)
					switch {
					case got.Verdict == want.Verdict:
					case got.Verdict == Unknown && got.Reason == context.Canceled.Error():
						early++
					default:
						t.Fatalf("%s, seed %d, %+v: %s %q where the context ends at question %d of %d, %s without", name, seed, opts, got.Verdict, got.Reason, k, whole.Asked, want.Verdict)
					}
				}
			}
		}
	}
	t.Logf("%v, %d of the runs ended early", verdicts, early)
	if verdicts[Safe] == 0 || verdicts[Violation] == 0 || early < 1000 {
		t.Error("too little was compared")
	}
}

func mustRun(t *testing.T, ctx context.Context, prog event.Program, opts Options) *Result {
	t.Helper()
	res, err := Run(ctx, prog, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res
}
