package bench

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// maxEstimated is up to which number of executions programs of the table are counted here.
const maxEstimated = 100_000

// TestEstimates counts the executions of the programs of the paper on estimation, as far as they are few.
func TestEstimates(t *testing.T) {
	f, err := os.Open(filepath.Join(testdata, "estimate", "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := Estimates(f)
	if err != nil || len(rows) < 15 {
		t.Fatal(len(rows), err)
	}
	counted := 0
	for _, row := range rows {
		name, _, _ := strings.Cut(row.File, ".")
		if want := instance(name, row.Defines); !strings.HasPrefix(row.File, "../") && row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		if row.Executions > maxEstimated {
			continue
		}
		counted++
		t.Run(row.File, func(t *testing.T) {
			t.Parallel()
			res, err := explore.Run(context.Background(), compiled(t, filepath.Join("estimate", row.File)), explore.Options{Engine: "trust"})
			if err != nil || res.Verdict != explore.Safe || res.Counts.Executions != row.Executions {
				t.Errorf("%s: %+v, %v; want %d executions", row.File, res, err, row.Executions)
			}
		})
	}
	if counted < 6 {
		t.Errorf("%d programs only", counted)
	}
}

func TestConverged(t *testing.T) {
	right := slices.Repeat([]float64{100}, Window+10)
	late := append([]float64{200, 100}, right...)
	for _, c := range []struct {
		trials []float64
		n      int
		ok     bool
	}{{right, 1, true}, {late, 5, true}, {right[:Window-1], 0, false}, {slices.Repeat([]float64{130}, 2000), 0, false}} {
		if n, ok := Converged(c.trials, 100); n != c.n || ok != c.ok {
			t.Errorf("%v...: %d, %v; want %d, %v", c.trials[:2], n, ok, c.n, c.ok)
		}
	}
}
