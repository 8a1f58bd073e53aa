package main

import (
	"io"
	"time"

	"github.com/gomc/gomc/vsc"
	"github.com/gomc/gomc/vsc/history"
)

// jsonConsistency is what gomc vsc --json prints; see docs/json.md.
type jsonConsistency struct {
	Schema      int             `json:"schema"`
	Version     string          `json:"version"`
	Verdict     string          `json:"verdict"`
	ExitCode    int             `json:"exit_code"`
	Reason      string          `json:"reason"`
	Inputs      []string        `json:"inputs"`
	Sessions    []string        `json:"sessions"`
	Operations  int             `json:"operations"`
	Witness     []jsonOp        `json:"witness"`
	Core        []jsonOp        `json:"core"`
	Minimal     bool            `json:"minimal"`
	Conflict    string          `json:"conflict"`
	Cycle       []jsonCycleEdge `json:"cycle"`
	States      int             `json:"states"`
	CPUSeconds  float64         `json:"cpu_seconds"`
	WallSeconds float64         `json:"wall_seconds"`
	PeakRSS     int64           `json:"peak_rss_bytes"`
}

// jsonOp is an operation of a history.
type jsonOp struct {
	Session string         `json:"session"`
	Place   int            `json:"place"`
	Op      string         `json:"op"`
	Var     string         `json:"var"`
	Read    *history.Value `json:"read,omitempty"`
	Written *history.Value `json:"written,omitempty"`
	ID      string         `json:"id,omitempty"`
	Line    int            `json:"line"`
	Column  int            `json:"column"`
}

// jsonCycleEdge is an operation on a cycle.
type jsonCycleEdge struct {
	jsonOp
	Relation string  `json:"relation"`
	Because  *jsonOp `json:"because,omitempty"`
}

func (v *consistency) jsonReport() *jsonConsistency {
	cpu, peak := resources()
	o := &jsonConsistency{Schema: jsonSchema, Version: versionText(), Verdict: v.verdict.String(), ExitCode: v.code, Reason: v.reason,
		Inputs: []string{v.input}, Sessions: v.history.Sessions, Operations: len(v.history.Ops),
		Witness: v.jsonOps(v.witness), Core: v.jsonOps(v.core), Minimal: v.minimal, Cycle: []jsonCycleEdge{},
		States: v.stats.States, CPUSeconds: cpu.Seconds(), WallSeconds: time.Since(v.start).Seconds(), PeakRSS: peak}
	nonNil(&o.Sessions)
	if v.verdict != vsc.Inconsistent {
		return o
	}
	if o.Conflict = v.blame(); o.Conflict != "cycle" {
		return o
	}
	for _, e := range v.conflict.Cycle {
		c := jsonCycleEdge{jsonOp: v.jsonOp(e.From), Relation: e.Relation.String()}
		if e.Read >= 0 {
			because := v.jsonOp(e.Read)
			c.Because = &because
		}
		o.Cycle = append(o.Cycle, c)
	}
	return o
}

func (v *consistency) jsonOps(ops []int32) []jsonOp {
	all := []jsonOp{}
	for _, i := range ops {
		all = append(all, v.jsonOp(i))
	}
	return all
}

func (v *consistency) jsonOp(i int32) jsonOp {
	o := &v.history.Ops[i]
	j := jsonOp{Session: v.history.Sessions[o.Session], Place: o.Place, Op: o.Kind.String(), Var: o.Var, ID: o.Name, Line: o.Line, Column: o.Column}
	if o.Kind.Reads() {
		j.Read = &o.Read
	}
	if o.Kind.Writes() {
		j.Written = &o.Written
	}
	return j
}

func (o *jsonConsistency) write(w io.Writer) error { return writeJSON(w, o) }
