package bench

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// PeersRow is a program that gomc and its peers are compared on; see peers.tsv
// in testdata.
type PeersRow struct {
	File    string   // LLVM IR, in testdata
	Source  string   // C, in testdata
	Defines []string // macros of this instance
	Flags   []string // flags of gomc verify
	GenMC   []string // memory models that GenMC is run under
	Nidhugg []string // algorithms of Nidhugg that are run under sc
	counts  map[string]uint64
}

// Executions is the number of executions under a memory model.
func (r PeersRow) Executions(model string) uint64 {
	if n, ok := r.counts[model]; ok {
		return n
	}
	return r.counts["sc"]
}

// Peers reads the table of comparisons.
func Peers(r io.Reader) ([]PeersRow, error) {
	var rows []PeersRow
	err := table(r, 6, func(f []string) error {
		name, _, _ := strings.Cut(f[0], ".")
		row := PeersRow{File: f[0], Source: name + ".c", Defines: list(f[1]), Flags: list(f[2]), GenMC: list(f[3]), Nidhugg: list(f[4])}
		row.counts = map[string]uint64{}
		for _, s := range list(f[5]) {
			model, number, ok := strings.Cut(s, ":")
			if !ok {
				model, number = "sc", s
			}
			n, err := strconv.ParseUint(number, 10, 64)
			if err != nil {
				return fmt.Errorf("the number of executions: %w", err)
			}
			row.counts[model] = n
		}
		if _, ok := row.counts["sc"]; !ok {
			return fmt.Errorf("no number of executions under sc")
		}
		rows = append(rows, row)
		return nil
	})
	return rows, err
}
