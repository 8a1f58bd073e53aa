package bench

import (
	"context"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
)

// TestRC11 compares the C11 programs under the models of their table that gomc
// has.
func TestRC11(t *testing.T) {
	rows := rowsOf(t, RC11, "rc11", "expect.tsv")
	for _, row := range rows {
		name, _, _ := strings.Cut(row.File, ".")
		if want := instance(name, row.Defines); row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		t.Run(row.File, func(t *testing.T) {
			t.Parallel()
			prog := compiled(t, filepath.Join("rc11", row.File))
			for _, want := range row.Expect {
				checkModel(t, prog, "trust", want)
				if slices.Contains(explore.OperationalModels(), want.Model) {
					checkModel(t, prog, "optimal", want)
				}
			}
			checkErrors(t, prog, row.Errors)
		})
	}
	if len(rows) < 150 {
		t.Errorf("only %d rows", len(rows))
	}
}

// checkErrors compares the kinds of errors under RC11, data races included.
func checkErrors(t *testing.T, prog *interp.Program, want []string) {
	t.Helper()
	kinds := map[string]bool{}
	_, err := explore.Run(context.Background(), prog, explore.Options{Engine: "trust", Model: "rc11", KeepGoing: true,
		Checks: slices.DeleteFunc(event.ErrorKinds(), func(k event.ErrorKind) bool { return k == event.RobustnessError || k.Named() }),
		Found:  func(e *explore.Error) { kinds[string(e.Kind)] = true }})
	if err != nil {
		t.Fatal(err)
	}
	got := slices.Sorted(maps.Keys(kinds))
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("errors %v, want %v", got, want)
	}
}

// instance is the name of the LLVM IR of a program with macros.
func instance(program string, defines []string) string {
	if len(defines) == 0 {
		return program + ".ll"
	}
	sorted := slices.Sorted(slices.Values(defines))
	return program + "." + strings.ReplaceAll(strings.Join(sorted, "_"), "=", "") + ".ll"
}
