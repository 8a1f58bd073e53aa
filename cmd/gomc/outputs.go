package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/report/page"
)

// keepInputs refuses to write to a file that is read, or to one file twice.
func (v *verification) keepInputs() error {
	type file struct{ what, name string }
	var read []file
	for _, name := range v.build.inputs {
		if name != "-" {
			read = append(read, file{"the input " + name, name})
		}
	}
	written := []file{{"--trace-out", v.traceOut}, {"--dot", v.dotOut}, {"--svg", v.svgOut}, {"--dot-states", v.drawTo}, {"--sarif", v.sarifOut}, {"--html", v.htmlOut}, {"--witness", v.witnessOut}, {"--checkpoint", v.checkpoints.to}}
	for _, w := range written {
		if w.name == "" {
			continue
		}
		for _, r := range read {
			if files.Same(w.name, r.name) {
				return usagef("%s=%s would overwrite %s", w.what, w.name, r.what)
			}
		}
		read = append(read, file{w.what + "=" + w.name, w.name})
		if from := v.checkpoints.from; from != "" && w.what != "--checkpoint" && files.Same(w.name, from) {
			return usagef("%s=%s would overwrite --resume=%s", w.what, w.name, from)
		}
	}
	return nil
}

// maxDrawing bounds the states that --dot-states draws: with more, Graphviz needs minutes, and nobody sees anything.
const maxDrawing = 2000

// writeOutputs writes what --trace-out, --dot and --dot-states ask for. It forgets the names of files
// that cannot be written: the result is reported nevertheless.
func (v *verification) writeOutputs() {
	for _, out := range []struct {
		flag  string
		name  *string
		ready bool
		why   string // it may not be ready
		write func(io.Writer) error
	}{
		{"--trace-out", &v.traceOut, v.result.Error != nil, noExample, func(w io.Writer) error { return v.trace().Write(w) }},
		{"--dot", &v.dotOut, v.example != nil, noExample, func(w io.Writer) error { return v.example.Graph().WriteDOT(w) }},
		{"--svg", &v.svgOut, v.example != nil, noExample, func(w io.Writer) error { return v.example.Graph().WriteSVG(w) }},
		{"--dot-states", &v.drawTo, v.result.Drawing != nil, v.undrawn(), func(w io.Writer) error { return report.WriteStates(w, v.prog, v.result.Drawing) }},
		{"--html", &v.htmlOut, true, "", func(w io.Writer) error { return page.Write(w, v.page()) }},
		{"--witness", &v.witnessOut, v.unwitnessed() == "", v.unwitnessed(), v.writeWitness},
		{"--sarif", &v.sarifOut, true, "", func(w io.Writer) error { return v.log().WriteSARIF(w) }},
	} {
		name := *out.name
		switch {
		case name == "":
			continue
		case !out.ready:
			v.notes = append(v.notes, fmt.Sprintf("%s: %s, so that %s was not written", out.flag, out.why, name))
		default:
			err := files.Write(name, out.write)
			if err == nil {
				continue
			}
			v.complain(fmt.Sprintf("%s: %v", out.flag, err))
		}
		*out.name = ""
	}
	v.annotate()
}

// annotate marks the line of a violation in the log of a workflow of GitHub's.
func (v *verification) annotate() {
	if e := v.result.Error; e != nil && os.Getenv("GITHUB_ACTIONS") == "true" {
		fmt.Fprintln(v.stderr, report.Annotation(e.Kind, e.Message, e.Site))
	}
}

const noExample = "there is no counterexample"

// undrawn says why there is no drawing of the states that were visited.
func (v *verification) undrawn() string {
	if c := v.result.Counts.Reachable; c != nil && c.States > maxDrawing {
		return fmt.Sprintf("%s were visited, and at most %s are drawn; leave out threads, rounds or values, or --no-reduction and --keep-going", states(c.States), thousands(maxDrawing))
	}
	return "a limit was reached before"
}

// log is what a SARIF file says.
func (v *verification) log() *report.Log {
	l := &report.Log{Tool: versionText(), Error: v.result.Error, Example: v.example, Sources: v.style(v.build.inputs).Sources}
	if r := v.result; r.Verdict != explore.Safe && r.Verdict != explore.Violation {
		l.Undecided = fmt.Sprintf("%s: %s", r.Verdict, r.Reason)
	}
	return l
}

// page is what --html draws.
func (v *verification) page() *page.Result {
	r := v.result
	p := &page.Result{Title: "gomc: " + strings.Join(v.build.inputs, " "), Headline: report.Printable(v.verdictLine()), Verdict: string(r.Verdict),
		Example: v.example, Sources: v.style(v.build.inputs).Sources}
	if r.Verdict == explore.Violation && v.traceOut != "" {
		p.Replay = v.replayCommand()
	}
	row := func(name, format string, args ...any) {
		p.Figures = append(p.Figures, page.Figure{Name: name, Value: report.Printable(fmt.Sprintf(format, args...))})
	}
	row("program", "%s", strings.Join(v.build.inputs, " "))
	v.counts(row)
	row("engine", "%s, model %s", r.Engine, r.Model)
	row("time", "%.2f s", time.Since(v.start).Seconds())
	row("gomc", "%s", versionText())
	return p
}

// trace describes the violation for a trace file.
func (v *verification) trace() *report.Trace {
	return &report.Trace{
		Version: report.TraceVersion, Tool: versionText(), Program: v.prog.identity, Inputs: v.build.inputs,
		Engine: v.result.Engine, Model: v.result.Model, Options: v.build.options,
		Error: report.NewFailure(v.prog, v.result.Error), Threads: v.prog.threads(), Schedule: v.result.Error.Schedule, Loop: v.result.Error.Loop, Graph: v.result.Error.Graph,
	}
}
