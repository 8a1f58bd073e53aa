package bench

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
)

// models are the memory models in the order of columns.
var models = []string{"sc", "tso", "pso"}

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

// Litmus reads the table of litmus tests.
func Litmus(r io.Reader) ([]LitmusRow, error) {
	var rows []LitmusRow
	err := table(r, 11, func(f []string) error {
		row := LitmusRow{File: f[0], Observe: list(f[2]), Weak: f[3], Allowed: list(f[4]), Source: f[5]}
		traces := strings.Split(f[6], "/")
		if len(traces) != len(models) {
			return fmt.Errorf("traces %q", f[6])
		}
		var states []string
		for i, model := range models {
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

// ModelsRow is what gomc must say about a program of testdata under each memory
// model; see models.tsv there.
type ModelsRow struct {
	File    string   // LLVM IR, in testdata
	Defines []string // macros of this instance
	Flags   []string // flags of gomc verify
	Expect  []Expectation
	Note    string // where the expectations come from
}

// Expectation is what is said about a program under one memory model.
type Expectation struct {
	Model  string
	Error  string // kind of the first error, "" for none; with a slash between them if either may be first
	Traces uint64 // number of Shasha-Snir traces, if there is no error
	Naive  bool   // the engine naive says so in reasonable time
}

// Allows reports whether an error of some kind may be the first one.
func (e *Expectation) Allows(kind event.ErrorKind) bool {
	return slices.Contains(strings.Split(e.Error, "/"), string(kind))
}

// Models reads the table of expectations under memory models.
func Models(r io.Reader) ([]ModelsRow, error) {
	var rows []ModelsRow
	err := table(r, 8, func(f []string) error {
		row := ModelsRow{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Note: f[7]}
		naive := list(f[6])
		for i, model := range models {
			e := Expectation{Model: model, Naive: slices.Contains(naive, model)}
			n, err := strconv.ParseUint(f[3+i], 10, 64)
			if err != nil {
				e.Error = f[3+i]
			}
			e.Traces = n
			row.Expect = append(row.Expect, e)
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}

// C11 reads the table of programs with C11 orders, c11.tsv: verdicts under RA and
// RC11. It has no numbers of traces.
func C11(r io.Reader) ([]ModelsRow, error) {
	var rows []ModelsRow
	err := table(r, 6, func(f []string) error {
		row := ModelsRow{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Note: f[5]}
		for i, model := range []string{"ra", "rc11"} {
			e := Expectation{Model: model}
			if f[3+i] != "safe" {
				e.Error = f[3+i]
			}
			row.Expect = append(row.Expect, e)
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
