package bench

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// TestVisitedSets compares searches whose visited sets are hashes with exact ones on the programs of testdata/states, as far as they have
// no more than some thousand states: the same violations but for those that take the graph of states, the same numbers of states, and nothing is safe.
func TestVisitedSets(t *testing.T) {
	counted, violated := 0, 0
	for _, row := range rowsOf(t, Read, "states", "expect.tsv") {
		if row.Flags != nil {
			continue
		}
		prog := compiled(t, filepath.Join("states", row.File))
		for _, model := range row.Models {
			exact, complete := upTo(t, prog, explore.Options{Engine: "states", Model: model}, 800)
			if !complete {
				continue
			}
			var whole *explore.Result
			if model == "sc" {
				whole, _ = upTo(t, prog, explore.Options{Engine: "states", NoReduction: true}, 800)
			}
			for _, set := range explore.VisitedSets()[1:] {
				opts := explore.Options{Engine: "states", Model: model, Visited: set}
				if set == "bits" {
					opts.BitBytes = 1 << 20
				}
				got, _ := upTo(t, prog, opts, 100_000)
				e := exact.Error
				if e == nil || e.Kind == event.LivelockError || e.Stranded != nil {
					if got.Verdict != explore.Unknown || got.Reason == "" || got.Complete {
						t.Errorf("%s, %s, %s: %+v, exact: %+v", row.File, model, set, got, exact)
					}
				} else {
					violated++
					if got.Verdict != explore.Violation || !slices.Contains(row.Kinds(), string(got.Error.Kind)) {
						t.Errorf("%s, %s, %s: %+v, exact: %+v", row.File, model, set, got, exact)
					} else if found, _, err := explore.Reproduce(prog, got.Error); err != nil || !got.Error.Same(found) {
						t.Errorf("%s, %s, %s: %s is replayed as %+v, %v", row.File, model, set, got.Error.Message, found, err)
					}
				}
				if model != "sc" || whole.Verdict != explore.Safe {
					continue
				}
				counted++
				opts.NoReduction = true
				all, _ := upTo(t, prog, opts, 100_000)
				a, b := whole.Counts.Reachable, all.Counts.Reachable
				if a.States != b.States || a.Transitions != b.Transitions || a.Ends != b.Ends {
					t.Errorf("%s, %s, %s: %+v, exact: %+v", row.File, model, set, b, a)
				}
			}
		}
	}
	if counted < 30 || violated < 50 {
		t.Errorf("%d searches were counted, %d had a violation", counted, violated)
	}
}

// upTo explores a program with at most so many states, and reports whether it came to an end.
func upTo(t *testing.T, prog event.Program, opts explore.Options, most uint64) (res *explore.Result, ended bool) {
	t.Helper()
	ctx, stop := context.WithCancelCause(context.Background())
	defer stop(nil)
	opts.Progress = func(c explore.Counts) {
		if c.Reachable.States > most {
			stop(errTooLarge)
		}
	}
	res, err := explore.Run(ctx, prog, opts)
	if err != nil {
		t.Fatalf("%+v: %v", opts, err)
	}
	return res, context.Cause(ctx) != errTooLarge
}
