package bench

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
)

// TestDeep looks for the errors of the programs of testdata/deep with random schedules. What is found is replayed, and is the same whatever the number of jobs is.
func TestDeep(t *testing.T) {
	for _, row := range rowsOf(t, Read, "deep", "expect.tsv") {
		prog := corpus.Load(t, filepath.Join("deep", row.File))
		var first uint64
		for jobs := 1; jobs <= 2; jobs++ {
			res, err := explore.Test(context.Background(), prog, explore.Options{Model: row.Models[0]}, explore.Sampling{Seed: 1, Executions: 20_000, Jobs: jobs})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != explore.Violation || !slices.Contains(row.Kinds(), string(res.Error.Kind)) {
				t.Fatalf("%s: %s %+v, want %s", row.File, res.Verdict, res.Error, row.Error)
			}
			if found, _, err := explore.Reproduce(prog, explore.Simplify(prog, res.Error)); err != nil || !res.Error.Same(found) {
				t.Errorf("%s: %s is replayed as %+v, %v", row.File, res.Error.Message, found, err)
			}
			if jobs > 1 && res.First != first {
				t.Errorf("%s: execution %d with one job, %d with two", row.File, first, res.First)
			}
			first = res.First
		}
		if first == 0 {
			t.Errorf("%s: no execution", row.File)
		}
	}
}

// TestDeepAuto has auto look for an error that lies deep: random executions meet it first, where auto begins with trust and where it begins with states.
func TestDeepAuto(t *testing.T) {
	prog := corpus.Load(t, filepath.Join("deep", "table.N8.ll"))
	for _, checks := range [][]event.ErrorKind{{event.DeadlockError}, {event.DeadlockError, event.LeakError}} {
		for _, jobs := range []int{1, 2} {
			res, err := explore.Run(context.Background(), prog, explore.Options{Checks: checks, Jobs: jobs, Beside: true})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != explore.Violation || res.Error.Kind != event.DeadlockError || jobs == 1 && (res.Engine != "random" || res.Jobs != 1) {
				t.Errorf("%v, %d jobs: %s by %s with %d jobs", checks, jobs, res.Verdict, res.Engine, res.Jobs)
			}
		}
	}
}
