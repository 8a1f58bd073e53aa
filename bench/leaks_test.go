package bench

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// TestLeaks checks what all engines that look at the heap say about the programs of testdata/leaks, that they count the same, and that
// what they find is replayed.
func TestLeaks(t *testing.T) {
	verdicts := map[string]int{}
	for _, row := range rowsOf(t, Read, "leaks", "expect.tsv") {
		kind := event.ErrorKind(strings.TrimPrefix(row.Flags[0], "--check="))
		if !kind.AtEnd() || len(row.Flags) != 1 {
			t.Fatalf("%s: flags %v", row.File, row.Flags)
		}
		prog := corpus.Compile(t, filepath.Join("leaks", row.File), interp.Options{Checks: []event.ErrorKind{kind}})
		for _, model := range row.Models {
			counts := map[string]uint64{}
			for _, engine := range []string{"naive", "source", "optimal", "states", explore.Auto} {
				res, err := explore.Run(context.Background(), prog, explore.Options{Engine: engine, Model: model, Checks: []event.ErrorKind{kind}})
				if err != nil {
					t.Fatalf("%s, %s: %v", row.File, engine, err)
				}
				if string(res.Verdict) != row.Verdict || res.Error != nil && !slices.Contains(row.Kinds(), string(res.Error.Kind)) {
					t.Errorf("%s, %s, %s, %s: %s %s %+v, want %s %s", row.File, kind, model, engine, res.Verdict, res.Reason, res.Error, row.Verdict, row.Error)
					continue
				}
				verdicts[row.Verdict]++
				if res.Error == nil {
					counts[engine] = res.Counts.Executions
				} else if found, _, err := explore.Reproduce(prog, explore.Simplify(prog, res.Error)); err != nil || !res.Error.Same(found) {
					t.Errorf("%s, %s, %s, %s: %s is replayed as %+v, %v", row.File, kind, model, engine, res.Error.Message, found, err)
				}
			}
			if counts["naive"] < counts["optimal"] || counts["optimal"] != counts["source"] {
				t.Errorf("%s, %s, %s: executions %v", row.File, kind, model, counts)
			}
		}
	}
	for _, v := range []string{"safe", "violation", "unknown"} {
		if verdicts[v] == 0 {
			t.Errorf("nothing is %s", v)
		}
	}
	t.Log(verdicts)
}

// TestLeaksRefused asks engines for what is left of the heap that do not see all memory that there is at the end of executions.
func TestLeaksRefused(t *testing.T) {
	for _, kind := range []event.ErrorKind{event.LeakError, event.UnfreedError} {
		for _, engine := range []string{"trust", "trust-rf", "rvf", "refine", "bmc"} {
			if err := explore.Fits(explore.Options{Engine: engine, Model: "sc", Checks: []event.ErrorKind{kind}}); err == nil || !strings.Contains(err.Error(), "check for "+string(kind)) {
				t.Errorf("%s, %s: %v", engine, kind, err)
			}
		}
		if err := explore.Fits(explore.Options{Model: "rc11", Checks: []event.ErrorKind{kind}}); err == nil {
			t.Errorf("%s under rc11 is not refused", kind)
		}
	}
}
