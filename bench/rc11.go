package bench

import (
	"io"
	"strconv"
)

// rc11Models are the memory models in the order of columns of rc11/expect.tsv.
var rc11Models = []string{"rc11", "ra", "sc"}

// RC11Row is what a C11 program of testdata/rc11 does under RC11, RA and SC; see
// expect.tsv there.
type RC11Row struct {
	File    string        // LLVM IR
	Defines []string      // macros of this instance
	Expect  []Expectation // one for each model
	Errors  []string      // kinds of errors under RC11, data races included
	Source  string        // how the numbers are known
}

// RC11 reads the table of C11 programs.
func RC11(r io.Reader) ([]RC11Row, error) {
	var rows []RC11Row
	err := table(r, 7, func(f []string) error {
		row := RC11Row{File: f[0], Defines: list(f[1]), Source: f[6]}
		if f[5] != "safe" {
			row.Errors = list(f[5])
		}
		for i, model := range rc11Models {
			e := Expectation{Model: model}
			n, err := strconv.ParseUint(f[2+i], 10, 64)
			if err != nil {
				e.Error = f[2+i]
			}
			e.Traces = n
			row.Expect = append(row.Expect, e)
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
