package bench

import "io"

// Symbolic reads the table testdata/symbolic/expect.tsv: verdicts of programs with inputs of which any value is possible. Rows have no counts.
func Symbolic(r io.Reader) ([]Row, error) {
	var rows []Row
	err := table(r, 5, func(f []string) error {
		row := Row{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Verdict: f[3]}
		if f[4] != "-" {
			row.Error = f[4]
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
