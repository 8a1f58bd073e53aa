package main

import (
	"io"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/robust"
)

// jsonRobustness is what gomc robust --json prints; see docs/json.md.
type jsonRobustness struct {
	Schema      int             `json:"schema"`
	Version     string          `json:"version"`
	Verdict     string          `json:"verdict"`
	ExitCode    int             `json:"exit_code"`
	Reason      string          `json:"reason"`
	Restricted  []string        `json:"restricted"`
	Inputs      []string        `json:"inputs"`
	Engine      string          `json:"engine"`
	Options     *report.Options `json:"options"`
	Models      []jsonModel     `json:"models"`
	CPUSeconds  float64         `json:"cpu_seconds"`
	WallSeconds float64         `json:"wall_seconds"`
	PeakRSS     int64           `json:"peak_rss_bytes"`
}

// jsonModel is the result under one model.
type jsonModel struct {
	Model      string            `json:"model"`
	Verdict    string            `json:"verdict"`
	Reason     string            `json:"reason"`
	Complete   bool              `json:"complete"`
	Bounded    bool              `json:"bounded"`
	Executions uint64            `json:"executions"`
	Blocked    map[string]uint64 `json:"blocked"`
	Events     uint64            `json:"events"`
	Equal      bool              `json:"equal"`
	Cycles     []jsonCycle       `json:"cycles"`
	Repair     *jsonRepair       `json:"repair"`
}

// jsonCycle is a happens-before cycle and an execution that has it.
type jsonCycle struct {
	Threads []report.Thread    `json:"threads"`
	Events  []report.CycleStep `json:"events"`
	Trace   []report.Step      `json:"trace"`
}

// jsonRepair is a set of fences.
type jsonRepair struct {
	Fences       []jsonFence `json:"fences"`
	Verified     bool        `json:"verified"`
	Minimal      bool        `json:"minimal"`
	Explorations int         `json:"explorations"`
	Reason       string      `json:"reason"`
}

// jsonFence is a fence after a place.
type jsonFence struct {
	Order    string `json:"order"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Function string `json:"function"`
	Source   string `json:"source"`
}

func (r *robustness) jsonReport() *jsonRobustness {
	cpu, peak := resources()
	o := &jsonRobustness{Schema: jsonSchema, Version: versionText(), Verdict: r.verdict(), ExitCode: r.exitCode(), Reason: r.reason,
		Restricted: r.restrictions(r.bounded()), Inputs: r.build.inputs, Engine: r.opts.Engine, Options: &r.build.options,
		Models: []jsonModel{}, CPUSeconds: cpu.Seconds(), WallSeconds: time.Since(r.start).Seconds(), PeakRSS: peak}
	nonNil(&o.Restricted)
	if r.sc != nil {
		sc := &modelResult{Result: &robust.Result{Model: explore.OperationalModels()[0], Run: r.sc}}
		o.Models = append(o.Models, r.jsonModel(sc))
	}
	for _, m := range r.found {
		o.Models = append(o.Models, r.jsonModel(m))
	}
	return o
}

func (r *robustness) jsonModel(m *modelResult) jsonModel {
	o := jsonModel{Model: m.Model, Verdict: m.status(), Reason: m.Run.Reason, Complete: m.Run.Complete, Bounded: m.Run.Bounded,
		Executions: m.Run.Counts.Executions, Blocked: blockedByName(m.Run), Events: m.Run.Counts.Events,
		Equal: robust.Equal(r.sc, m.Run), Cycles: []jsonCycle{}}
	for _, c := range m.examples {
		o.Cycles = append(o.Cycles, jsonCycle{c.Threads, c.Cycle(), c.Steps})
	}
	if m.repair == nil {
		return o
	}
	o.Repair = &jsonRepair{Fences: []jsonFence{}, Verified: m.repair.Verified != nil, Minimal: m.repair.Minimal,
		Explorations: m.repair.Explorations, Reason: m.repair.Reason}
	sources := r.style(r.build.inputs).Sources
	for _, f := range m.repair.Fences {
		o.Repair.Fences = append(o.Repair.Fences, jsonFence{orderName(f), f.File, f.Line, f.Column, f.Function, sources.Line(f.File, f.Line)})
	}
	return o
}

func (o *jsonRobustness) write(w io.Writer) error { return writeJSON(w, o) }
