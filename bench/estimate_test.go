package bench

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// maxEstimated is up to which number of executions programs of the table are counted here.
const maxEstimated = 100_000

// TestEstimates counts the executions of the programs of the paper on estimation, as far as they are few, by graphs and by interleavings.
func TestEstimates(t *testing.T) {
	rows := rowsOf(t, Read, "estimate", "expect.tsv")
	counted := 0
	for _, row := range rows {
		name, _, _ := strings.Cut(row.File, ".")
		if want := instance(name, row.Defines); !strings.HasPrefix(row.File, "../") && row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		if row.Count > maxEstimated {
			continue
		}
		counted++
		t.Run(row.File, func(t *testing.T) {
			t.Parallel()
			prog := compiled(t, filepath.Join("estimate", row.File))
			for _, engine := range []string{"trust", "optimal"} {
				res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine})
				if err != nil || res.Verdict != explore.Safe || res.Counts.Executions != row.Count {
					t.Errorf("%s with %s: %+v, %v; want %d executions", row.File, engine, res, err, row.Count)
				}
			}
		})
	}
	if len(rows) < 21 || counted < 8 {
		t.Errorf("%d programs, of which %d were counted", len(rows), counted)
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
