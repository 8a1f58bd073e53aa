package bench

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// violationsPerProgram bounds the violations of a program that are replayed.
const violationsPerProgram = 20

// TestGraphsReplay replays violations of the C11 programs under RA and RC11, data
// races included.
func TestGraphsReplay(t *testing.T) {
	rows := rowsOf(t, RC11, "rc11", "expect.tsv")
	checks := slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return k == event.RobustnessError || k.Named() })
	replayed := map[event.ErrorKind]int{}
	for _, row := range rows {
		prog := compiled(t, filepath.Join("rc11", row.File))
		for _, model := range []string{"ra", "rc11"} {
			var found []*explore.Error
			ctx, cancel := context.WithCancel(t.Context())
			_, err := explore.Run(ctx, prog, explore.Options{Engine: "trust", Model: model, KeepGoing: true, Checks: checks, Found: func(e *explore.Error) {
				if found = append(found, e); len(found) == violationsPerProgram {
					cancel()
				}
			}})
			cancel()
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range found[:min(len(found), violationsPerProgram)] {
				replayed[e.Kind]++
				if _, err := report.Explain(prog, explore.Simplify(prog, e)); err != nil {
					t.Errorf("%s under %s: %q: %v", row.File, model, e.Message, err)
				}
			}
		}
	}
	if replayed[event.AssertionError] < 100 || replayed[event.RaceError] < 100 {
		t.Errorf("too few violations: %v", replayed)
	}
	t.Log(replayed)
}
