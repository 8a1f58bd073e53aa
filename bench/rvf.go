package bench

import (
	"fmt"
	"io"
	"strconv"
)

// RVFRow is what a program of testdata/rvf does under SC, and its numbers of
// classes under three equivalences; see expect.tsv there.
type RVFRow struct {
	File    string   // LLVM IR
	Defines []string // macros of this instance
	Flags   []string // flags of gomc verify
	Verdict string
	Error   string // kind of the first error, "" for none
	// Numbers of executions, 0 where they are not known.
	RVF, ReadsFrom, Mazurkiewicz uint64
	Source                       string // how the numbers are known
}

// RVF reads the table of programs of the RVF-SMC paper.
func RVF(r io.Reader) ([]RVFRow, error) {
	var rows []RVFRow
	err := table(r, 9, func(f []string) error {
		row := RVFRow{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Verdict: f[3], Source: f[8]}
		if f[4] != "-" {
			row.Error = f[4]
		}
		for i, to := range []*uint64{&row.RVF, &row.ReadsFrom, &row.Mazurkiewicz} {
			column := f[5+i]
			if column == "?" {
				continue
			}
			n, err := strconv.ParseUint(column, 10, 64)
			if err != nil {
				return fmt.Errorf("a number of executions: %w", err)
			}
			*to = n
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
