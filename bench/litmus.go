package bench

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// litmusModels are the memory models in the order of columns.
var litmusModels = []string{"sc", "tso", "pso"}

// LitmusRow is what gomc must say about a program of testdata/litmus; see
// expect.tsv there.
type LitmusRow struct {
	File    string // LLVM IR
	Observe []string
	Weak    string   // the state that the test is about
	Allowed []string // models under which Weak is reachable
	Source  string   // who says so
	Models  []LitmusModel
}

// LitmusModel is the part of a row about one memory model.
type LitmusModel struct {
	Model  string
	Traces uint64   // number of Shasha-Snir traces
	States []string // reachable states, sorted
}

// litmusColumns are those of testdata/litmus/expect.tsv, which says what they mean.
var litmusColumns = []string{"file", "defines", "observe", "weak", "allowed", "source", "traces", "sc", "tso", "pso", "how"}

// Litmus reads the table of litmus tests.
func Litmus(r io.Reader) ([]LitmusRow, error) {
	var rows []LitmusRow
	err := table(r, litmusColumns, func(f []string) error {
		row := LitmusRow{File: f[0], Observe: list(f[2]), Weak: f[3], Allowed: list(f[4]), Source: f[5]}
		traces := strings.Split(f[6], "/")
		if len(traces) != len(litmusModels) {
			return fmt.Errorf("traces %q", f[6])
		}
		var states []string
		for i, model := range litmusModels {
			n, err := strconv.ParseUint(traces[i], 10, 64)
			if err != nil {
				return fmt.Errorf("traces: %w", err)
			}
			states = append(slices.Clone(states), list(f[7+i])...)
			slices.Sort(states)
			row.Models = append(row.Models, LitmusModel{model, n, states})
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
