package main

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// printResult prints the result for people: the verdict first, then the
// counterexample, then figures.
func (v *verification) printResult() error {
	var b bytes.Buffer
	colour := colourful(v.stdout)
	b.WriteString(paint(colour, v.result.Verdict, v.verdictLine()) + "\n")
	if v.quiet {
		_, err := v.stdout.Write(b.Bytes())
		return err
	}
	if v.example != nil {
		b.WriteByte('\n')
		style := v.style(v.build.inputs)
		style.Context = v.context
		if err := v.example.WriteText(&b, style); err != nil {
			return err
		}
		b.WriteByte('\n')
		if v.result.Error.Cycle != nil {
			b.WriteString("happens-before cycle:\n\n")
			if err := v.example.WriteCycle(&b, v.style(v.build.inputs)); err != nil {
				return err
			}
			b.WriteByte('\n')
		}
	}
	v.figures(&b)
	_, err := v.stdout.Write(b.Bytes())
	return err
}

// style says how to print counterexamples. Sources are looked for as they are
// named, and beside the inputs.
func (t *tool) style(inputs []string) report.Style {
	s := report.Style{Colour: colourful(t.stdout), Sources: &report.Sources{}}
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil {
		s.Width = min(max(n, 60), 200)
	}
	for _, name := range inputs {
		s.Sources.Dirs = append(s.Sources.Dirs, filepath.Dir(name))
	}
	return s
}

// paint makes the line of a verdict ready to be printed.
func paint(colour bool, verdict explore.Verdict, line string) string {
	line = report.Printable(line)
	if !colour {
		return line
	}
	escape := "\x1b[1;33m"
	switch verdict {
	case explore.Safe:
		escape = "\x1b[1;32m"
	case explore.Violation:
		escape = "\x1b[1;31m"
	}
	return escape + line + "\x1b[0m"
}

func (v *verification) verdictLine() string {
	r := v.result
	restricted := ""
	all := v.limits()
	if v.deepens {
		all = append(all, v.deepened())
	}
	if len(all) > 0 {
		restricted = "; " + strings.Join(all, "; ")
	}
	switch r.Verdict {
	case explore.Safe:
		return fmt.Sprintf("gomc: no error found: %s explored, complete%s", explored(r.Counts), restricted)
	case explore.Violation:
		line := "gomc: VIOLATION " + headline(r.Error)
		if v.deepens {
			line += "; " + v.deepened()
		}
		return line
	case explore.Unsupported:
		line := "gomc: UNSUPPORTED " + r.Reason
		if r.Site.File != "" || r.Site.Function != "" {
			line += " at " + r.Site.String()
		}
		if v.deepens {
			line += "; " + v.deepened()
		}
		return line
	}
	if v.sampling != nil {
		return v.untested(restricted)
	}
	if r.Complete && r.Bounded {
		return fmt.Sprintf("gomc: UNKNOWN: no error found in %s%s", explored(r.Counts), restricted)
	}
	return fmt.Sprintf("gomc: UNKNOWN: %s; no error found in %s%s", r.Reason, explored(r.Counts), restricted)
}

// limits lists what the verdict is limited to. A program that is safe because none of its executions
// reaches its end is safe in a way that hardly anybody means.
func (v *verification) limits() []string {
	r := v.result
	all := v.restrictions(r.Bounded)
	reachable := r.Counts.Reachable
	switch {
	case r.Verdict != explore.Safe || r.Counts.Executions > 0 || r.Counts.Symbolic != nil || reachable != nil && reachable.Ends+reachable.Exits > 0:
		return all
	case reachable != nil && len(r.Counts.Blocked) == 0:
		return append(all, "no execution reaches its end: the program runs for ever")
	}
	var by []string
	for _, k := range blockedKinds {
		if r.Counts.Blocked[k.reason] > 0 && k.stops != "" {
			by = append(by, k.stops)
		}
	}
	who := "every one is"
	if reachable != nil {
		who = "those that do not run for ever are"
	}
	return append(all, "no execution reaches its end: "+who+" stopped by "+strings.Join(by, " or "))
}

// headline is a violation in one line.
func headline(e *explore.Error) string {
	line := withKind(e)
	if place := e.Site.String(); !strings.Contains(line, " at "+place) {
		line += " at " + place
	}
	return line
}

func withKind(e *explore.Error) string {
	if strings.HasPrefix(e.Message, string(e.Kind)+":") {
		return e.Message
	}
	return string(e.Kind) + ": " + e.Message
}

// explored says how much was explored.
func explored(c explore.Counts) string {
	if c.Reachable != nil {
		return states(c.Reachable.States)
	}
	if c.Symbolic != nil {
		return plural(c.Symbolic.Events, "unrolled event", "unrolled events")
	}
	return executions(c.Executions)
}

func states(n uint64) string {
	if n == 1 {
		return "1 state"
	}
	return thousands(n) + " states"
}

func executions(n uint64) string {
	if n == 1 {
		return "1 execution"
	}
	return thousands(n) + " executions"
}

// figures prints the counts and what else there is to say.
func (v *verification) figures(b *bytes.Buffer) {
	r := v.result
	row := func(name, format string, args ...any) {
		fmt.Fprintf(b, "%-12s%s\n", name, report.Printable(fmt.Sprintf(format, args...)))
	}
	v.counts(row)
	if r.Verdict == explore.Violation {
		for _, text := range v.restrictions(r.Bounded) {
			row("restricted", "%s", text)
		}
	}
	cpu, peak := resources()
	if r.Counts.Reachable == nil && r.Counts.Symbolic == nil {
		row("events", "%s", thousands(r.Counts.Events))
	}
	jobs, earlier := "", ""
	if v.opts.Jobs > 0 {
		jobs = ", " + plural(cmp.Or(r.Jobs, v.opts.Jobs), "job", "jobs")
	}
	if s := v.checkpoints.earlier; s > 0 {
		earlier = fmt.Sprintf(", and %.2f s before it was resumed", s)
	}
	engine := "engine"
	if v.sampling != nil {
		engine = "strategy"
	}
	row(engine, "%s, model %s%s", r.Engine, r.Model, jobs)
	row("time", "%.2f s, CPU %.2f s%s", time.Since(v.start).Seconds(), cpu.Seconds(), earlier)
	row("memory", "%.0f MB at peak", float64(peak)/1e6)
	if v.traceOut != "" {
		row("replay", "%s", v.replayCommand())
	}
	if v.dotOut != "" {
		row("graph", "%s", v.dotOut)
	}
	if v.svgOut != "" {
		row("drawing", "%s", v.svgOut)
	}
	if v.htmlOut != "" {
		row("page", "%s", v.htmlOut)
	}
	if v.witnessOut != "" {
		row("witness", "%s", v.witnessOut)
	}
	if v.sarifOut != "" {
		row("sarif", "%s", v.sarifOut)
	}
	if v.drawTo != "" {
		row("drawing", "%s", v.drawTo)
	}
	if file, _ := v.checkpointFile(); file != "" {
		row("checkpoint", "%s; %s", file, v.checkpointNote())
	}
	for _, h := range v.hints() {
		row("note", "%s", h.Message)
	}
	notes := v.notes
	if v.prog != nil {
		notes = append(slices.Clone(v.prog.notes), notes...)
	}
	for _, note := range notes {
		row("note", "%s", note)
	}
}

// counts writes how much was explored, and whether that is all.
func (v *verification) counts(row func(name, format string, args ...any)) {
	r := v.result
	state := "complete"
	switch {
	case r.Complete && r.Bounded:
		state = "complete up to the bound"
	case r.Complete:
	case r.Verdict == explore.Violation && !v.opts.KeepGoing:
		state = "stopped at the first violation; --keep-going explores all"
	default:
		state = "not complete"
	}
	erroneous := ""
	if r.Counts.Erroneous > 0 {
		erroneous = fmt.Sprintf(", %s with an error", thousands(r.Counts.Erroneous))
	}
	if v.sampling != nil {
		v.samples(row)
	} else if c := r.Counts.Reachable; c != nil {
		row("states", "%s (%s), %s transitions", thousands(c.States), state, thousands(c.Transitions))
	} else if c := r.Counts.Symbolic; c != nil {
		row("unrolled", "%s events in %s steps (%s)", thousands(uint64(c.Events)), thousands(uint64(c.Steps)), state)
		v.formula(row, c)
	} else if r.Verdict == explore.Violation && r.Counts.Executions == 0 && !v.opts.KeepGoing {
		row("executions", "stopped in the first one; --keep-going explores all")
	} else {
		row("executions", "%s%s (%s)", thousands(r.Counts.Executions), erroneous, state)
	}
	var blocked []string
	for _, k := range blockedKinds {
		if n := r.Counts.Blocked[k.reason]; n > 0 {
			blocked = append(blocked, thousands(n)+" "+strings.ReplaceAll(k.name, "_", " "))
		}
	}
	if len(blocked) > 0 {
		row("blocked", "%s", strings.Join(blocked, ", "))
	}
}

// formula prints what the solver had to do.
func (v *verification) formula(row func(name, format string, args ...any), c *explore.Symbolic) {
	number := func(n int) string { return thousands(uint64(n)) }
	row("formula", "%s variables, %s clauses, %s conflicts", number(c.Variables), number(c.Clauses), thousands(uint64(c.Conflicts)))
	mean := func(literals, clauses int) float64 { return float64(literals) / float64(max(clauses, 1)) }
	switch {
	case c.Iterations > 0:
		defer v.rounds(row, c)
		row("refinement", "%s counterexamples, %s clauses of %.1f literals; solver %.2f s, graphs %.2f s", number(c.Iterations), number(c.Kernels),
			mean(c.KernelLiterals, c.Kernels), c.SolverSeconds, c.GraphSeconds)
	case c.Ordering > 0:
		row("ordering", "%s of the clauses", number(c.Ordering))
	case c.Cycles > 0 || c.Implied > 0:
		row("ordering", "%s cycles of %.1f literals, %s literals implied, %s pairs", number(c.Cycles), mean(c.CycleLiterals, c.Cycles), number(c.Implied), number(c.Pairs))
	}
}

// shownRounds bounds the iterations of refinement that are printed.
const shownRounds = 40

// rounds prints what each iteration of refinement led to, if that is asked for.
func (v *verification) rounds(row func(name, format string, args ...any), c *explore.Symbolic) {
	if !v.stats {
		return
	}
	row("added", "%s clauses to %s of the abstraction, %.1f%%; graphs left %s counterexamples open, of which %s have no order", thousands(uint64(c.Kernels)), thousands(uint64(c.Clauses)),
		100*float64(c.Kernels)/float64(max(c.Clauses, 1)), thousands(uint64(c.Validated)), thousands(uint64(c.Refuted)))
	row("iteration", "%8s  %7s  %8s", "reasons", "mean", "literals")
	for i, r := range c.Rounds {
		if i == shownRounds {
			row("", "%s more; --json has all", thousands(uint64(len(c.Rounds)-i)))
			break
		}
		if r.Kernels == 0 {
			row(fmt.Sprint(i+1), "%8s", "none")
			continue
		}
		row(fmt.Sprint(i+1), "%8d  %7.1f  %8s", r.Kernels, float64(r.Literals)/float64(r.Kernels), fmt.Sprintf("%d..%d", r.Shortest, r.Longest))
	}
}

// replayCommand is the command that meets the violation again.
func (v *verification) replayCommand() string {
	args := append([]string{v.traceOut}, v.build.inputs...)
	if v.build.clang != "" {
		args = append(args, "--clang="+v.build.clang)
	}
	if len(v.build.cflags) > 0 {
		args = append(args, "--cflags="+commandLine(v.build.cflags))
	}
	if slices.ContainsFunc(v.build.inputs, dashed) || dashed(v.traceOut) { // flags first
		n := 1 + len(v.build.inputs)
		args = slices.Concat(args[n:], []string{"--"}, args[:n])
	}
	return commandLine(append([]string{"gomc", "replay"}, args...))
}

// dashed reports whether the name of a file would be taken for a flag.
func dashed(name string) bool { return name != "-" && strings.HasPrefix(name, "-") }

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
