package main

import (
	"bytes"
	"cmp"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// maxCauses is how many reasons of undecided tasks are printed.
const maxCauses = 25

// print prints the results for people: what is wrong first, then counts, then why tasks were not decided.
func (b *benchmark) print() error {
	var w bytes.Buffer
	verdict, line := b.headline()
	w.WriteString(paint(colourful(b.stdout), verdict, line) + "\n\n")
	b.printWrong(&w)
	if b.outputs.list {
		b.printList(&w)
	}
	if b.robust {
		b.printRobust(&w)
	} else {
		b.printSummaries(&w)
		b.printAgainst(&w)
	}
	b.printCauses(&w)
	b.printComparison(&w)
	for _, l := range b.unfitLines() {
		w.WriteString(report.Printable(l) + "\n")
	}
	w.WriteString(report.Printable(b.run.Header.String()) + "\n")
	_, err := b.stdout.Write(w.Bytes())
	return err
}

func (b *benchmark) headline() (explore.Verdict, string) {
	solved, wrong := 0, 0
	for _, r := range b.run.Results {
		if r.Class.Solved() {
			solved++
		}
		if r.Class.Wrong() {
			wrong++
		}
	}
	line := fmt.Sprintf("gomc: %s, %d decided, %d wrong", plural(len(b.run.Results), "result", "results"), solved, wrong)
	if b.left > 0 {
		line += fmt.Sprintf("; %d left", b.left)
		if b.store != "" {
			line += ": repeat the command to go on"
		}
	}
	switch {
	case wrong > 0, b.comparison != nil && b.stopped == nil && b.comparison.Failed():
		return explore.Violation, line
	case b.left > 0:
		return explore.Unknown, line
	}
	return explore.Safe, line
}

// table prints lines of columns, all but the first aligned to the right.
func table(w *bytes.Buffer, rows [][]string) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	width := 0
	for _, r := range rows {
		width = max(width, len([]rune(r[0])))
	}
	for _, r := range rows {
		fmt.Fprintf(t, "%s%s\t%s\t\n", r[0], strings.Repeat(" ", width-len([]rune(r[0]))), strings.Join(r[1:], "\t"))
	}
	t.Flush()
	w.WriteByte('\n')
}

func (b *benchmark) printWrong(w *bytes.Buffer) {
	wrong := false
	for _, r := range b.run.Results {
		if r.Class.Wrong() {
			fmt.Fprintln(w, report.Printable(fmt.Sprintf("WRONG  %s  %s  %s: expected %s, got %s", r.Task, r.Config(), r.Class, cmp.Or(string(r.Expected), "another number of executions"), said(r))))
			wrong = true
		}
	}
	if wrong {
		w.WriteByte('\n')
	}
}

// said is what a tool said, in a few words.
func said(r *result.Result) string {
	switch {
	case r.Class == result.Miscount:
		return fmt.Sprintf("%d executions", r.Executions)
	case r.Verdict == "violation":
		return strings.TrimSpace(r.Verdict + " " + r.Kind + ": " + r.Message)
	case r.Reason != "":
		return r.Verdict + ": " + r.Reason
	}
	return r.Verdict
}

func (b *benchmark) printList(w *bytes.Buffer) {
	rows := [][]string{{"task", "tool", "class", "verdict", "executions", "blocked", "CPU s", "wall s", "exec/CPU s", "instr/exec", "MB"}}
	for _, r := range b.run.Results {
		row := []string{report.Printable(r.Task), r.Config(), string(r.Class), r.Verdict, fmt.Sprint(r.Executions), fmt.Sprint(r.Blocked),
			fmt.Sprintf("%.2f", r.CPU), fmt.Sprintf("%.2f", r.Wall), "-", "-", fmt.Sprintf("%.0f", float64(r.Peak)/1e6)}
		if r.Executions > 0 {
			row[8] = fmt.Sprintf("%.0f", r.Rate())
		}
		if r.Executions > 0 && r.Instructions > 0 {
			row[9] = fmt.Sprintf("%.2f", float64(r.Instructions)/float64(r.Executions))
		}
		rows = append(rows, row)
	}
	table(w, rows)
}

func (b *benchmark) printSummaries(w *bytes.Buffer) {
	summaries := result.Summarise(b.run.Results)
	var classes []result.Class
	for _, c := range result.Classes() {
		for _, s := range summaries {
			if s.Classes[c] > 0 {
				classes = append(classes, c)
				break
			}
		}
	}
	head := []string{"", "tasks"}
	for _, c := range classes {
		head = append(head, strings.ReplaceAll(string(c), "_", " "))
	}
	rows := [][]string{append(head, "score", "CPU s", "wall s")}
	for _, s := range summaries {
		row := []string{s.Config, fmt.Sprint(s.Tasks)}
		for _, c := range classes {
			row = append(row, fmt.Sprint(s.Classes[c]))
		}
		rows = append(rows, append(row, fmt.Sprint(s.Score), fmt.Sprintf("%.1f", s.CPU), fmt.Sprintf("%.1f", s.Wall)))
	}
	table(w, rows)
}

func (b *benchmark) printAgainst(w *bytes.Buffer) {
	ratios := result.Against(b.run.Results)
	if len(ratios) == 0 {
		return
	}
	rows := [][]string{{ratios[0].A + " against", "both decide", "only it", "only the other", "CPU time, mean", "median", "exec/s, mean"}}
	for _, q := range ratios {
		times := func(x float64) string {
			if x == 0 {
				return "-"
			}
			return fmt.Sprintf("%.2f times", x)
		}
		rows = append(rows, []string{q.B, fmt.Sprint(q.Both), fmt.Sprint(q.OnlyA), fmt.Sprint(q.OnlyB), times(q.Time), times(q.Median), times(q.Rate)})
	}
	table(w, rows)
}

func (b *benchmark) printCauses(w *bytes.Buffer) {
	causes := result.Causes(b.run.Results)
	for i, c := range causes {
		if i == maxCauses {
			fmt.Fprintf(w, "... and %s\n", plural(len(causes)-i, "more reason", "more reasons"))
			break
		}
		reason := c.Reason
		if reason == "" {
			reason = string(c.Class)
		}
		fmt.Fprintf(w, "%6d  %-11s  %s  (%s)\n", c.Tasks, c.Class, report.Printable(reason), report.Printable(c.First))
	}
	if len(causes) > 0 {
		w.WriteByte('\n')
	}
}

func (b *benchmark) printComparison(w *bytes.Buffer) {
	c := b.comparison
	if c == nil {
		return
	}
	line := func(mark string, r *result.Result, text string) {
		fmt.Fprintln(w, report.Printable(fmt.Sprintf("%-8s%s  %s: %s", mark, r.Task, r.Config(), text)))
	}
	for _, d := range c.Changes {
		mark := "changed"
		if d.Lost() {
			mark = "LOST"
		}
		line(mark, d.New, fmt.Sprintf("%s (%s), was %s (%s)", d.New.Class, said(d.New), d.Old.Class, said(d.Old)))
	}
	if b.stopped == nil {
		for _, r := range c.Absent {
			mark := "absent"
			if r.Class.Solved() {
				mark = "LOST"
			}
			line(mark, r, "not run, was "+string(r.Class))
		}
	}
	fmt.Fprintf(w, "compared with %s: %s, %d new, %d not run", b.outputs.compare, plural(len(c.Changes), "change", "changes"), len(c.Added), len(c.Absent))
	if c.Both > 0 {
		fmt.Fprintf(w, "; %.2f times the CPU time on %d that both decide", c.Time, c.Both)
	}
	w.WriteString("\n\n")
}

// printRobust prints counts, ratios and verdicts, program by program.
func (b *benchmark) printRobust(w *bytes.Buffer) {
	table(w, robustRows(b.run.Results))
}
