package main

import (
	"cmp"
	"encoding/json"
	"io"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/svcomp"
)

// jsonSchema is the version of the schema of docs/json.md. It grows by one
// when a field changes its meaning or goes away, not when one is added.
const jsonSchema = 1

// jsonReport is what --json prints. docs/json.md describes every field.
type jsonReport struct {
	Schema      int               `json:"schema"`
	Version     string            `json:"version"`
	Verdict     string            `json:"verdict"`
	ExitCode    int               `json:"exit_code"`
	Error       *jsonError        `json:"error"`
	Reason      string            `json:"reason"`
	Answer      svcomp.Answer     `json:"answer"`
	AnswerWhy   string            `json:"answer_reason"`
	Property    string            `json:"property"`
	Complete    bool              `json:"complete"`
	Bounded     bool              `json:"bounded"`
	Restricted  []string          `json:"restricted"`
	CrossCheck  *jsonSecond       `json:"cross_check"`
	UnrollBound int               `json:"unroll_bound"`
	UnrollDone  int               `json:"unroll_done"`
	Hints       []hint            `json:"hints"`
	Inputs      []string          `json:"inputs"`
	Engine      string            `json:"engine"`
	Model       string            `json:"model"`
	Options     *report.Options   `json:"options"`
	Executions  uint64            `json:"executions"`
	Erroneous   uint64            `json:"erroneous"`
	Blocked     map[string]uint64 `json:"blocked"`
	Events      uint64            `json:"events"`
	States      uint64            `json:"states"`
	Transitions uint64            `json:"transitions"`
	StateBytes  uint64            `json:"state_bytes"`
	Visited     string            `json:"visited"`
	Omission    float64           `json:"omission"`
	HashFactor  float64           `json:"hash_factor"`
	Symbolic    *explore.Symbolic `json:"symbolic"`
	CPUSeconds  float64           `json:"cpu_seconds"`
	WallSeconds float64           `json:"wall_seconds"`
	PeakRSS     int64             `json:"peak_rss_bytes"`
	Interpreter jsonInterpreter   `json:"interpreter"`
	Threads     []report.Thread   `json:"threads"`
	Trace       []report.Step     `json:"trace"`
	TraceFile   string            `json:"trace_file"`
	DotFile     string            `json:"dot_file"`
	SVGFile     string            `json:"svg_file"`
	StatesFile  string            `json:"states_file"`
	HTMLFile    string            `json:"html_file"`
	SarifFile   string            `json:"sarif_file"`
	WitnessFile string            `json:"witness_file"`
	Jobs        int               `json:"jobs"`
	Checkpoint  string            `json:"checkpoint_file"`
	Earlier     float64           `json:"earlier_seconds"`
	Sampling    *jsonSampling     `json:"sampling"`
}

// jsonError is a violation, or what else is wrong.
type jsonError struct {
	Kind       string `json:"kind"`
	Message    string `json:"message"`
	File       string `json:"file"`
	Line       int    `json:"line"`
	Column     int    `json:"column"`
	Function   string `json:"function"`
	Thread     int    `json:"thread"`
	ThreadName string `json:"thread_name"`
}

// jsonInterpreter holds the counters of the interpreter.
type jsonInterpreter struct {
	Instructions uint64 `json:"instructions"`
	States       uint64 `json:"states"`
	Transitions  uint64 `json:"transitions"`
	Drops        uint64 `json:"drops"`
}

// jsonReport collects what there is to say about a verification.
func (v *verification) jsonReport() *jsonReport {
	r := v.result
	cpu, peak := resources()
	o := &jsonReport{
		Verdict: string(r.Verdict), ExitCode: exitCode(r.Verdict), Reason: r.Reason,
		Complete: r.Complete, Bounded: r.Bounded, Restricted: v.limits(), Hints: v.hints(), Inputs: v.build.inputs,
		Engine: r.Engine, Model: r.Model, Options: &v.build.options,
		Executions: r.Counts.Executions, Erroneous: r.Counts.Erroneous, Events: r.Counts.Events,
		Blocked:    blockedByName(r),
		CPUSeconds: cpu.Seconds(), WallSeconds: time.Since(v.start).Seconds(), PeakRSS: peak,
		Jobs: max(cmp.Or(r.Jobs, v.opts.Jobs), 1), Earlier: v.checkpoints.earlier, StatesFile: v.drawTo, HTMLFile: v.htmlOut, SarifFile: v.sarifOut, WitnessFile: v.witnessOut,
		CrossCheck: v.second, UnrollBound: v.deepening.bound, UnrollDone: v.deepening.done,
	}
	if c := r.Counts.Reachable; c != nil {
		o.States, o.Transitions, o.StateBytes = c.States, c.Transitions, c.Bytes
		o.Visited, o.Omission, o.HashFactor = v.opts.Visited, c.Omission, c.HashFactor
	}
	if c := r.Counts.Symbolic; c != nil {
		figures := *c
		if !v.stats {
			figures.Rounds = nil
		}
		o.Symbolic = &figures
	}
	o.Sampling = v.sampling.json()
	o.Answer, o.AnswerWhy = v.outcome().Answer()
	if v.property != nil {
		o.Property = v.property.Name
	}
	o.Checkpoint, _ = v.checkpointFile()
	if v.prog != nil {
		s := v.prog.Stats()
		o.Interpreter = jsonInterpreter{s.Instructions, s.States, s.Transitions, s.Drops}
	}
	switch {
	case r.Error != nil:
		o.setViolation(v.prog, r.Error, v.example)
		o.TraceFile, o.DotFile, o.SVGFile = v.traceOut, v.dotOut, v.svgOut
	case r.Verdict == explore.Unsupported:
		o.Error = &jsonError{Kind: "unsupported", Message: r.Reason, File: r.Site.File, Line: r.Site.Line,
			Column: r.Site.Column, Function: r.Site.Function, Thread: -1}
	}
	return o
}

// blockedByName counts the executions that did not complete.
func blockedByName(r *explore.Result) map[string]uint64 {
	blocked := map[string]uint64{}
	for _, k := range blockedKinds {
		blocked[k.name] = r.Counts.Blocked[k.reason]
	}
	return blocked
}

// setViolation describes a violation and its counterexample.
func (o *jsonReport) setViolation(prog *program, e *explore.Error, example *report.Counterexample) {
	f := report.NewFailure(prog, e)
	o.Error = &jsonError{string(f.Kind), f.Message, f.File, f.Line, f.Column, f.Function, int(f.Thread), f.ThreadName}
	if example != nil {
		o.Threads, o.Trace = example.Threads, example.Steps
	}
}

// write prints the object. Lists are never null.
func (o *jsonReport) write(w io.Writer) error {
	o.Schema, o.Version = jsonSchema, versionText()
	if o.Error != nil && o.Error.ThreadName == "" {
		o.Error.Thread = -1
	}
	if o.Answer == "" {
		o.Answer, o.AnswerWhy = svcomp.Unknown, o.Reason
	}
	if o.Blocked == nil {
		o.Blocked = map[string]uint64{}
	}
	nonNil(&o.Restricted)
	nonNil(&o.Hints)
	nonNil(&o.Inputs)
	nonNil(&o.Threads)
	nonNil(&o.Trace)
	return writeJSON(w, o)
}

func nonNil[T any](list *[]T) {
	if *list == nil {
		*list = []T{}
	}
}

// writeJSON prints one JSON object.
func writeJSON(w io.Writer, o any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(o)
}
