package bench

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/interp"
)

// The engines do not count what the table has larger numbers for.
const (
	maxMazurkiewicz = 50_000
	maxReadsFrom    = 2_000
	maxRVF          = 10_000
)

// TestRVF compares the programs of the RVF-SMC paper that are small enough with
// their table.
func TestRVF(t *testing.T) {
	rows := rowsOf(t, RVF, "rvf", "expect.tsv")
	byMazurkiewicz, byReadsFrom, byValue := 0, 0, 0
	for _, row := range rows {
		name, _, _ := strings.Cut(row.File, ".")
		if want := instance(name, row.Defines); row.File != want {
			t.Errorf("%s is not named %s", row.File, want)
		}
		if (row.Verdict == "safe") != (row.Error == "") {
			t.Errorf("%s: %s with error %q", row.File, row.Verdict, row.Error)
		}
		if !refines(row.Mazurkiewicz, row.ReadsFrom) || !refines(row.ReadsFrom, row.RVF) || !refines(row.Mazurkiewicz, row.RVF) {
			t.Errorf("%s: %d, %d and %d classes from coarse to fine", row.File, row.RVF, row.ReadsFrom, row.Mazurkiewicz)
		}
		readsValue := row.RVF != 0 && row.RVF <= maxRVF
		mazurkiewicz := row.Error != "" || row.Mazurkiewicz != 0 && row.Mazurkiewicz <= maxMazurkiewicz
		readsFrom := row.ReadsFrom != 0 && row.ReadsFrom <= maxReadsFrom
		var prog *interp.Program
		if mazurkiewicz || readsFrom || readsValue {
			prog = compiled(t, filepath.Join("rvf", row.File), row.Flags...)
		}
		if mazurkiewicz {
			byMazurkiewicz++
			t.Run(row.File, func(t *testing.T) {
				t.Parallel()
				for _, engine := range []string{"optimal", "trust"} {
					checkModel(t, prog, engine, Expectation{Model: "sc", Traces: row.Mazurkiewicz, Error: row.Error})
				}
			})
		}
		if readsValue {
			byValue++
			t.Run(row.File+"/rvf", func(t *testing.T) {
				t.Parallel()
				checkModel(t, prog, "rvf", Expectation{Model: "sc", Traces: row.RVF, Error: row.Error})
			})
		}
		if readsFrom {
			byReadsFrom++
			t.Run(row.File+"/reads-from", func(t *testing.T) {
				t.Parallel()
				checkModel(t, prog, "trust-rf", Expectation{Model: "sc", Traces: row.ReadsFrom, Error: row.Error})
			})
		}
	}
	if byMazurkiewicz < 20 || byReadsFrom < 15 || byValue < 20 {
		t.Errorf("only %d, %d and %d rows are small enough", byMazurkiewicz, byReadsFrom, byValue)
	}
}

// refines says whether an equivalence with so many classes can be finer than
// another one; 0 stands for an unknown number.
func refines(fine, coarse uint64) bool {
	return fine == 0 || coarse == 0 || fine >= coarse
}
