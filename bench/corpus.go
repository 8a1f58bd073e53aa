package bench

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Row is what gomc must say about a program of testdata; see expect.tsv there.
type Row struct {
	File    string   // LLVM IR, in testdata
	Defines []string // macros of this instance
	Flags   []string // flags of gomc verify
	Verdict string
	Error   string // kind of the first error, "" for none
	// Executions is the number of complete executions under SC, if Counted.
	Executions uint64
	Counted    bool
	Source     string // how the number is known
}

// Corpus reads a table of expectations.
func Corpus(r io.Reader) ([]Row, error) {
	var rows []Row
	err := table(r, 7, func(f []string) error {
		row := Row{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Verdict: f[3], Source: f[6]}
		if f[4] != "-" {
			row.Error = f[4]
		}
		if f[5] != "?" {
			k, err := strconv.ParseUint(f[5], 10, 64)
			if err != nil {
				return fmt.Errorf("the number of executions: %w", err)
			}
			row.Executions, row.Counted = k, true
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}

// table calls row with the columns of each line that is no comment.
func table(r io.Reader, columns int, row func([]string) error) error {
	s := bufio.NewScanner(r)
	for n := 1; s.Scan(); n++ {
		line := s.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != columns {
			return fmt.Errorf("line %d: %d columns, want %d", n, len(f), columns)
		}
		if err := row(f); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return s.Err()
}

// list splits a column, "-" standing for nothing.
func list(column string) []string {
	if column == "-" {
		return nil
	}
	return strings.Fields(column)
}
