package bench

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// TestRC11 compares the C11 programs under the models of their table that gomc
// has.
func TestRC11(t *testing.T) {
	f, err := os.Open(filepath.Join(testdata, "rc11", "expect.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := RC11(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		name, _, _ := strings.Cut(row.File, ".")
		if want := instance(name, row.Defines); row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		t.Run(row.File, func(t *testing.T) {
			t.Parallel()
			prog := compiled(t, filepath.Join("rc11", row.File))
			for _, want := range row.Expect {
				if slices.Contains(explore.Models(), want.Model) {
					checkModel(t, prog, "optimal", want)
				}
			}
		})
	}
	if len(rows) < 150 {
		t.Errorf("only %d rows", len(rows))
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
