package main

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"

	"github.com/gomc/gomc/bench"
)

// report measures the tools, gomc first, on the rows, and prints a table: the
// executions, and for each tool the executions per second of CPU time, how many
// times as many gomc explores, and the peak memory. It tells whether a tool
// failed, other than by lack of time, or disagreed with the table.
func report(out, log io.Writer, tools []tool, rows []bench.PeersRow, measure func(tool, bench.PeersRow) outcome, model string) (failed bool) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	head := "program\t" + model + " executions\t"
	for i, t := range tools {
		head += t.name + " exec/s\tMB\t"
		if i > 0 {
			head += "gomc/" + t.name + "\t"
		}
	}
	fmt.Fprintln(w, head)
	ratios := make([][]float64, len(tools))
	for _, row := range rows {
		want := row.Executions(model)
		line := fmt.Sprintf("%s\t%d\t", strings.TrimSuffix(row.File, ".ll"), want)
		var ours float64
		for i, t := range tools {
			rate, peak, ratio := "-", "-", "-"
			if t.runs(row) {
				o := measure(t, row)
				if o.failure != "" {
					fmt.Fprintf(log, "peers: %s: %s: %s\n", t.name, row.File, o.failure)
				}
				switch {
				case o.failure == timeout || strings.HasPrefix(o.failure, "unknown:"):
					rate = timeout
				case o.failure != "":
					rate, failed = "failed", true
				default:
					peak = fmt.Sprintf("%.0f", float64(o.peak)/1e6)
					speed := float64(o.executions) / max(o.cpu.Seconds(), 1e-9)
					rate = fmt.Sprintf("%.0f", speed)
					if o.executions != want {
						rate, failed = rate+"!", true
						fmt.Fprintf(log, "peers: %s: %s: %d executions, the table says %d\n", t.name, row.File, o.executions, want)
					}
					if i == 0 {
						ours = speed
					} else if ours > 0 && speed > 0 {
						ratio = fmt.Sprintf("%.1f", ours/speed)
						ratios[i] = append(ratios[i], ours/speed)
					}
				}
			}
			line += rate + "\t" + peak + "\t"
			if i > 0 {
				line += ratio + "\t"
			}
		}
		fmt.Fprintln(w, line)
	}
	if len(tools) > 1 {
		line := "geometric mean\t\t"
		for i := range tools {
			line += "\t\t"
			if i > 0 {
				line += mean(ratios[i]) + "\t"
			}
		}
		fmt.Fprintln(w, line)
	}
	w.Flush()
	return failed
}

// mean is the geometric mean of ratios.
func mean(ratios []float64) string {
	if len(ratios) == 0 {
		return "-"
	}
	var sum float64
	for _, r := range ratios {
		sum += math.Log(r)
	}
	return fmt.Sprintf("%.1f", math.Exp(sum/float64(len(ratios))))
}
