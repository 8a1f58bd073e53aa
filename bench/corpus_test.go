package bench

import (
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// naiveEvents bounds what the naive engine may do on a program of testdata.
const naiveEvents = 150_000

var errTooLarge = errors.New("too large for the naive engine")

// TestCorpusNaively compares the engine optimal with naive on each program of
// testdata that naive gets to the end of.
func TestCorpusNaively(t *testing.T) {
	f, err := os.Open(filepath.Join(testdata, "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := Corpus(f)
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, row := range rows {
		mod, err := llvmir.Load(context.Background(), []string{filepath.Join(testdata, row.File)}, llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		prog, err := interp.Compile(mod, interp.Options{NoAwait: slices.Contains(row.Flags, "--no-await")})
		if err != nil {
			t.Fatal(err)
		}
		naive := bounded(t, prog, "naive")
		if !naive.Complete {
			continue
		}
		compared++
		optimal := bounded(t, prog, "optimal")
		a, b := naive.Counts, optimal.Counts
		if naive.Verdict != optimal.Verdict || a.Executions != b.Executions || a.Erroneous != b.Erroneous || !maps.Equal(a.Blocked, b.Blocked) {
			t.Errorf("%s: naive %s %+v, optimal %s %+v", row.File, naive.Verdict, a, optimal.Verdict, b)
		}
	}
	t.Logf("%d of %d programs compared", compared, len(rows))
	if compared < 60 {
		t.Errorf("only %d programs are small enough for the naive engine", compared)
	}
}

// bounded explores all executions of a program with an engine, unless there are
// too many events.
func bounded(t *testing.T, prog event.Program, engine string) *explore.Result {
	t.Helper()
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	res, err := explore.Run(ctx, prog, explore.Options{Engine: engine, KeepGoing: true, Progress: func(c explore.Counts) {
		if engine == "naive" && c.Events > naiveEvents {
			stop(errTooLarge)
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return res
}
