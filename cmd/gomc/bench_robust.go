package main

import (
	"cmp"
	"fmt"

	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// robustRows are the rows of a table of programs: executions and time under each model, and whether the models make a difference. Ratios are of
// CPU time to that under sequential consistency.
func robustRows(results []*result.Result) [][]string {
	models := explore.OperationalModels()
	head := []string{"program"}
	for _, m := range models {
		head = append(head, m, m+" CPU s")
	}
	for _, m := range models[1:] {
		head = append(head, m+"/"+models[0]+" time", m+" verdict")
	}
	rows := [][]string{head}
	for _, p := range result.Robustnesses(results) {
		row := []string{report.Printable(p.Task)}
		sc := p.Counts[models[0]]
		for _, m := range models {
			row = append(row, executionsText(p.Counts[m]), secondsText(p.Counts[m]))
		}
		for _, m := range models[1:] {
			ratio := "-"
			if r := p.Counts[m]; complete(sc) && complete(r) && sc.CPU > 0 {
				ratio = fmt.Sprintf("%.2f", r.CPU/sc.CPU)
			}
			row = append(row, ratio, cmp.Or(p.Verdicts[m], "-"))
		}
		rows = append(rows, row)
	}
	return rows
}

func complete(r *result.Result) bool { return r != nil && r.Complete }

// executionsText is a number of executions, with a + where there may be more.
func executionsText(r *result.Result) string {
	switch {
	case r == nil || r.Verdict == "error" || r.Verdict == "unsupported":
		return "-"
	case !r.Complete:
		return fmt.Sprintf("%d+", r.Executions)
	}
	return fmt.Sprint(r.Executions)
}

func secondsText(r *result.Result) string {
	if r == nil {
		return "-"
	}
	return fmt.Sprintf("%.2f", r.CPU)
}
