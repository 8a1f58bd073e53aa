package main

import (
	"bytes"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/robust"
)

// print prints the result for people: the verdict, counts side by side, then for
// each model its cycles and the fences.
func (r *robustness) print() error {
	var b bytes.Buffer
	b.WriteString(paint(colourful(r.stdout), r.colour(), r.verdictLine()) + "\n")
	if !r.quiet {
		if err := r.details(&b); err != nil {
			return err
		}
	}
	_, err := r.stdout.Write(b.Bytes())
	return err
}

// colour is the verdict of an exploration that is painted alike.
func (r *robustness) colour() explore.Verdict {
	switch r.verdict() {
	case "robust":
		return explore.Safe
	case "not_robust":
		return explore.Violation
	}
	return explore.Unknown
}

var statusWords = map[string]string{"robust": "robust", "not_robust": "NOT ROBUST", "unsupported": "UNSUPPORTED", "unknown": "UNKNOWN"}

// verdictLine names the verdict under each model.
func (r *robustness) verdictLine() string {
	var parts []string
	for _, m := range r.found {
		part := statusWords[m.status()] + " under " + m.Model
		if m.Run.Reason != "" {
			part += " (" + m.Run.Reason + ")"
		}
		parts = append(parts, part)
	}
	if r.reason != "" || len(parts) == 0 {
		parts = append(parts, "UNKNOWN: "+r.reason)
	}
	line := "gomc: " + strings.Join(parts, ", ")
	for _, text := range r.restrictions(r.bounded()) {
		line += "; " + text
	}
	return line
}

func (r *robustness) details(b *bytes.Buffer) error {
	b.WriteByte('\n')
	r.table(b)
	style := r.style(r.build.inputs)
	for _, m := range r.found {
		for _, c := range m.examples {
			fmt.Fprintf(b, "\nhappens-before cycle under %s:\n\n", m.Model)
			if err := c.WriteCycle(b, style); err != nil {
				return err
			}
		}
		if m.repair != nil {
			fmt.Fprintf(b, "\n%s\n", report.Printable(repairLine(m.repair, m.Model)))
			for _, f := range m.repair.Fences {
				fmt.Fprintf(b, "  %s\n", report.Printable(fenceLine(f, style.Sources)))
			}
		}
	}
	cpu, _ := resources()
	fmt.Fprintf(b, "\nengine %s, time %.2f s, CPU %.2f s\n", r.opts.Engine, time.Since(r.start).Seconds(), cpu.Seconds())
	return nil
}

// table prints the counts under each model.
func (r *robustness) table(b *bytes.Buffer) {
	if r.sc == nil {
		return
	}
	w := tabwriter.NewWriter(b, 0, 8, 3, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "model\texecutions\tblocked\t\n")
	row := func(model string, res *explore.Result, status string) {
		more := ""
		if !res.Complete {
			more = "+"
		}
		fmt.Fprintf(w, "%s\t%s%s\t%s%s\t   %s\n", model, thousands(res.Counts.Executions), more, thousands(blockedTotal(res)), more, status)
	}
	row(explore.OperationalModels()[0], r.sc, "")
	for _, m := range r.found {
		status := strings.ReplaceAll(m.status(), "_", " ")
		switch {
		case robust.Equal(r.sc, m.Run):
			status += ": as many as under sc"
		case len(m.Errors) > 0 && !m.Run.Complete && !r.all:
			status += "; stopped at the first cycle, --all explores all"
		case !m.Run.Complete:
			status += "; not complete"
		}
		row(m.Model, m.Run, status)
	}
	w.Flush()
}

// blockedTotal counts the executions that did not complete. Those that engine
// source takes in vain are none.
func blockedTotal(res *explore.Result) uint64 {
	n := uint64(0)
	for reason, k := range res.Counts.Blocked {
		if reason != event.BlockSleep {
			n += k
		}
	}
	return n
}

// repairLine introduces a list of fences.
func repairLine(p *robust.Repair, model string) string {
	n := plural(p.Explorations, "exploration", "explorations")
	switch {
	case p.Verified == nil:
		return fmt.Sprintf("no fences found that make it robust under %s: %s", model, p.Reason)
	case p.Minimal:
		return fmt.Sprintf("robust under %s with (verified: %s; none can be missed; %s)", model, executions(p.Verified.Counts.Executions), n)
	}
	return fmt.Sprintf("robust under %s with (verified: %s; not known to be minimal: %s)", model, executions(p.Verified.Counts.Executions), p.Reason)
}

// fenceLine says how to insert a fence.
func fenceLine(f robust.Fence, sources *report.Sources) string {
	line := fmt.Sprintf("insert atomic_thread_fence(memory_order_%s) after %s", orderName(f), f.Site)
	if text := sources.Line(f.File, f.Line); text != "" {
		line += "   " + text
	}
	return line
}

// orderName is the memory order of a fence in C.
func orderName(f robust.Fence) string {
	if f.Order == event.Release {
		return "release"
	}
	return "seq_cst"
}
