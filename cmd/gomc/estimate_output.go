package main

import (
	"bytes"
	"fmt"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// print prints the estimate for people.
func (e *estimation) print() error {
	var b bytes.Buffer
	b.WriteString(report.Printable(e.headline()) + "\n")
	if !e.quiet {
		e.figures(&b)
	}
	_, err := e.stdout.Write(b.Bytes())
	return err
}

func (e *estimation) headline() string {
	switch {
	case e.refused != nil && e.refused.Verdict == explore.Unsupported:
		return "gomc: UNSUPPORTED " + e.refused.Error()
	case e.refused != nil:
		return "gomc: UNKNOWN: " + e.refused.Error()
	case e.result == nil:
		return "gomc: UNKNOWN: " + e.limit + "; no estimate"
	}
	s := e.result.Summary(explore.Executions)
	line := "gomc: about " + interval(s, "execution", "executions")
	if s, ok := e.seconds(); ok {
		line += fmt.Sprintf(", about %s with %s", duration(s.Mean), plural(e.trials.Jobs, "job", "jobs"))
	}
	if s.Doubt != "" {
		line += ", not to be trusted"
	}
	if e.limit != "" {
		line = fmt.Sprintf("%s; %s after %s", line, e.limit, plural(len(e.result.Trials), "trial", "trials"))
	}
	return line
}

// interval writes an estimate with its confidence interval.
func interval(s estimate.Summary, one, many string) string {
	n := rounded(s.Mean, s.Error)
	if n == "1" {
		many = one
	}
	if s.Variance == 0 {
		return fmt.Sprintf("%s %s (all %s agree)", n, many, plural(s.Trials, "trial", "trials"))
	}
	return fmt.Sprintf("%s %s (95%%: %s to %s)", n, many, rounded(s.Low, s.Error), rounded(s.High, s.Error))
}

// duration writes seconds as people do.
func duration(seconds float64) string {
	const day = 24 * 3600
	switch {
	case seconds >= 1000*365*day:
		return fmt.Sprintf("%.2g years", seconds/(365*day))
	case seconds >= 730*day:
		return fmt.Sprintf("%.0f years", seconds/(365*day))
	case seconds >= 2*day:
		return fmt.Sprintf("%.0f days", seconds/day)
	case seconds >= 60:
		return (time.Duration(seconds) * time.Second).String()
	}
	return fmt.Sprintf("%.2g s", seconds)
}

// figures prints what else there is to say.
func (e *estimation) figures(b *bytes.Buffer) {
	row := func(name, format string, args ...any) {
		fmt.Fprintf(b, "%-12s%s\n", name, report.Printable(fmt.Sprintf(format, args...)))
	}
	if r := e.result; r != nil {
		e.estimates(row)
		s := r.Summary(explore.Executions)
		row("trials", "%d of algorithm %s, seed %d; worth %.0f, the largest %.1f%% of the sum", len(r.Trials), e.described(), e.trials.Seed, s.Effective, 100*s.Largest)
		row("speed", "%s a second", plural(int(float64(len(r.Trials))/max(r.Time.Seconds(), 1e-6)), "trial", "trials"))
		e.doubts(func(text string) { row("note", "%s", text) })
	}
	for _, note := range e.notes {
		row("note", "%s", note)
	}
	if e.plotFile != "" {
		row("plot", "%s", e.plotFile)
	}
	cpu, peak := resources()
	row("engine", "%s, model %s, %s", e.opts.Engine, e.opts.Model, plural(e.trials.Jobs, "job", "jobs"))
	row("time", "%.2f s, CPU %.2f s", time.Since(e.start).Seconds(), cpu.Seconds())
	row("memory", "%.0f MB at peak", float64(peak)/1e6)
}

// estimates prints the estimates beside that of executions.
func (e *estimation) estimates(row func(name, format string, args ...any)) {
	r := e.result
	if s := r.Summary(explore.Erroneous); s.Mean > 0 {
		row("erroneous", "%s", interval(s, "execution with an error", "executions with an error"))
	}
	for _, k := range blockedKinds {
		if s := r.Summary(explore.Blocked + int(k.reason)); s.Mean > 0 {
			row("blocked", "%s", interval(s, k.name, k.name))
		}
	}
	if e.schedules() || e.name == estimate.NameGenMC {
		return
	}
	row("graphs", "%s", interval(r.Summary(explore.Graphs), "graph", "graphs"))
	row("events", "%s added", interval(r.Summary(explore.Events), "event", "events"))
	if s, ok := e.seconds(); ok {
		row("search", "%s to %s, at %s events a second", duration(s.Low), duration(s.High), rounded(e.rate, e.rate/100))
	}
}

// doubts says why the estimate may be wrong.
func (e *estimation) doubts(say func(string)) {
	r := e.result
	if e.algorithm.Biased != "" {
		say("algorithm " + e.name + " is biased: " + e.algorithm.Biased)
	}
	if s := r.Summary(explore.Executions); s.Doubt != "" {
		say("not to be trusted: " + s.Doubt + "; more --trials, or a larger --budget, may help")
	} else if s.Variance == 0 && r.Partial && e.algorithm.Biased == "" {
		say(fmt.Sprintf("all trials agree, but each has left out parts of the search at random: what fewer than one in %d of them meets may be missing, however large it is", max(len(r.Trials)/3, 1)))
	} else if s := r.Summary(explore.Events); s.Doubt != "" && e.rate > 0 {
		say("the time is not to be trusted: " + s.Doubt)
	}
	if !r.Partial && e.algorithm.Biased == "" && len(r.Trials) > 0 {
		say("no trial has left out anything: the numbers are exact")
	}
	if r.Stopped {
		say("the trials were ended by --relative-error, which makes the mean slightly biased")
	}
	if r.Violated {
		say("some trial has met a violation: without --keep-going, gomc verify stops at the first")
	}
	if e.exact != nil {
		say(fmt.Sprintf("the search came to its end while its speed was measured: exactly %s", executions(e.exact.Counts.Executions)))
	}
}
