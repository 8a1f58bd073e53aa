package bench

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// TestVisitedSets compares searches whose visited sets are hashes with exact ones on the programs of testdata/states, as far as they have
// no more than some thousand states: the same violations but for those that take the graph of states, the same numbers of states, and nothing is safe.
func TestVisitedSets(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(testdata, "states", "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	counted, violated := 0, 0
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if strings.HasPrefix(line, "#") || len(f) < 7 || f[2] != "-" {
			continue
		}
		prog := compiled(t, filepath.Join("states", f[0]))
		for _, model := range strings.Fields(f[3]) {
			exact, complete := upTo(t, prog, explore.Options{Engine: "states", Model: model}, 2000)
			if !complete {
				continue
			}
			var whole *explore.Result
			if model == "sc" {
				whole, _ = upTo(t, prog, explore.Options{Engine: "states", NoReduction: true}, 2000)
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
						t.Errorf("%s, %s, %s: %+v, exact: %+v", f[0], model, set, got, exact)
					}
				} else {
					violated++
					if got.Verdict != explore.Violation || !slices.Contains(strings.Split(f[5], "/"), string(got.Error.Kind)) {
						t.Errorf("%s, %s, %s: %+v, exact: %+v", f[0], model, set, got, exact)
					} else if found, _, err := explore.Reproduce(prog, got.Error); err != nil || !got.Error.Same(found) {
						t.Errorf("%s, %s, %s: %s is replayed as %+v, %v", f[0], model, set, got.Error.Message, found, err)
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
					t.Errorf("%s, %s, %s: %+v, exact: %+v", f[0], model, set, b, a)
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
