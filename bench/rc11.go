package bench

import (
	"io"
	"slices"
)

// RC11Row is what a C11 program of testdata/rc11 does under RC11, RA and SC.
type RC11Row struct {
	ModelsRow
	Errors []string // kinds of errors under RC11, data races included
}

// RC11 reads the table of C11 programs. Its rows with --check=all say which kinds of errors there are, data races included.
func RC11(r io.Reader) ([]RC11Row, error) {
	rows, err := Read(r)
	programs := map[string]*RC11Row{}
	var all []*RC11Row
	for _, row := range rows {
		p := programs[row.File]
		if p == nil {
			p = &RC11Row{ModelsRow: ModelsRow{File: row.File, Defines: row.Defines}}
			programs[row.File], all = p, append(all, p)
		}
		if slices.Contains(row.Flags, "--check=all") {
			p.Errors = row.Kinds()
			continue
		}
		for _, model := range row.Models {
			p.Expect = append(p.Expect, Expectation{Model: model, Error: row.Error, Traces: row.Count})
		}
	}
	list := make([]RC11Row, len(all))
	for i, p := range all {
		list[i] = *p
	}
	return list, err
}
