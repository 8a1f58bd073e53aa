package bench

import (
	"fmt"
	"io"
	"math"
	"strconv"
)

// EstimateRow is a program of the paper "State Space Estimation for DPOR-based Model Checkers"; see testdata/estimate/expect.tsv.
type EstimateRow struct {
	File       string   // LLVM IR
	Defines    []string // macros of this instance
	Paper      string   // name and workload in the paper
	Executions uint64   // complete executions under SC
	Source     string   // how the number is known
}

// Estimates reads the table of these programs.
func Estimates(r io.Reader) ([]EstimateRow, error) {
	var rows []EstimateRow
	err := table(r, 5, func(f []string) error {
		n, err := strconv.ParseUint(f[3], 10, 64)
		if err != nil {
			return fmt.Errorf("a number of executions: %w", err)
		}
		rows = append(rows, EstimateRow{File: f[0], Defines: list(f[1]), Paper: f[2], Executions: n, Source: f[4]})
		return nil
	})
	return rows, err
}

// An estimate has converged when its running mean has come within Band of the truth, as a share of that, and stays there for Window
// trials. The band is the paper's; of its window, our copy of the text has lost the length.
const (
	Band   = 0.2
	Window = 200
)

// Converged returns the number of trials after which the running mean has converged, counted to where it came into the band; ok is
// false if it has not.
func Converged(trials []float64, truth float64) (n int, ok bool) {
	sum, within := 0.0, 0
	for i, x := range trials {
		sum += x
		if math.Abs(sum/float64(i+1)-truth) > Band*truth {
			within = 0
			continue
		}
		if within++; within == Window {
			return i + 2 - Window, true
		}
	}
	return 0, false
}
