package bench

import (
	"context"
	"errors"
	"maps"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// naiveEvents bounds what the naive engine may do on a program of testdata.
const naiveEvents = 100_000

var errTooLarge = errors.New("too large for the naive engine")

// TestCorpusNaively compares the engines optimal and trust with naive on each
// program of testdata, under each model under which naive gets to the end of it.
func TestCorpusNaively(t *testing.T) {
	rows := rowsOf(t, Read, "expect.tsv")
	compared := map[string]int{}
	for _, row := range rows {
		prog := compiled(t, row.File, row.Flags...)
		for _, model := range explore.OperationalModels() {
			naive := bounded(t, prog, "naive", model)
			if !naive.Complete {
				break
			}
			compared[model]++
			for _, engine := range []string{"optimal", "trust"} {
				res := bounded(t, prog, engine, model)
				delete(res.Counts.Blocked, event.BlockSleep) // what an engine began in vain
				a, b := naive.Counts, res.Counts
				if naive.Verdict != res.Verdict || a.Executions != b.Executions || a.Erroneous != b.Erroneous || !maps.Equal(a.Blocked, b.Blocked) {
					t.Errorf("%s, %s: naive %s %+v, %s %s %+v", row.File, model, naive.Verdict, a, engine, res.Verdict, b)
				}
			}
		}
	}
	t.Logf("programs compared: %v of %d", compared, len(rows))
	if compared["sc"] < 60 || compared["pso"] < 30 {
		t.Errorf("too few programs are small enough for the naive engine: %v", compared)
	}
}

// bounded explores all executions of a program with an engine, unless there are
// too many events.
func bounded(t *testing.T, prog event.Program, engine, model string) *explore.Result {
	t.Helper()
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	res, err := explore.Run(ctx, prog, explore.Options{Engine: engine, Model: model, KeepGoing: true, Progress: func(c explore.Counts) {
		if engine == "naive" && c.Events > naiveEvents {
			stop(errTooLarge)
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return res
}
