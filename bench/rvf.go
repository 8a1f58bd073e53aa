package bench

import (
	"io"
	"slices"
)

// RVFRow is what a program of testdata/rvf does under SC, and its numbers of
// classes under three equivalences.
type RVFRow struct {
	Row
	// Numbers of executions, 0 where they are not known.
	RVF, ReadsFrom, Mazurkiewicz uint64
}

// RVF reads the table of programs of the RVF-SMC paper, and puts together what it says about each.
func RVF(r io.Reader) ([]RVFRow, error) {
	rows, err := Read(r)
	var all []RVFRow
	for _, row := range rows {
		k := slices.IndexFunc(all, func(p RVFRow) bool { return p.File == row.File && slices.Equal(p.Flags, row.Flags) })
		if k < 0 {
			k = len(all)
			all = append(all, RVFRow{Row: row})
		}
		switch row.Equivalence {
		case Values:
			all[k].RVF = row.Count
		case ReadsFrom:
			all[k].ReadsFrom = row.Count
		case Traces:
			all[k].Mazurkiewicz = row.Count
		}
	}
	return all, err
}
