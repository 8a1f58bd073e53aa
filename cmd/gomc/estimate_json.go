package main

import (
	"io"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// jsonEstimate is what gomc estimate --json prints; see docs/json.md.
type jsonEstimate struct {
	Schema      int                    `json:"schema"`
	Version     string                 `json:"version"`
	Verdict     string                 `json:"verdict"`
	ExitCode    int                    `json:"exit_code"`
	Reason      string                 `json:"reason"`
	Inputs      []string               `json:"inputs"`
	Engine      string                 `json:"engine"`
	Model       string                 `json:"model"`
	Options     *report.Options        `json:"options"`
	Jobs        int                    `json:"jobs"`
	Algorithm   string                 `json:"algorithm"`
	Budget      int                    `json:"budget"`
	Biased      string                 `json:"biased"`
	Seed        uint64                 `json:"seed"`
	Trials      int                    `json:"trials"`
	Partial     bool                   `json:"partial"`
	Stopped     bool                   `json:"stopped"`
	Violated    bool                   `json:"violated"`
	Executions  *jsonSummary           `json:"executions"`
	Erroneous   *jsonSummary           `json:"erroneous"`
	Blocked     map[string]jsonSummary `json:"blocked"`
	Graphs      *jsonSummary           `json:"graphs"`
	Sizes       *jsonSummary           `json:"sizes"`
	Measured    *jsonSummary           `json:"measured_seconds"`
	Events      *jsonSummary           `json:"events"`
	Seconds     *jsonSummary           `json:"seconds"`
	Rate        float64                `json:"events_per_second"`
	Exact       *uint64                `json:"exact_executions"`
	TrialTime   float64                `json:"trial_seconds"`
	PlotFile    string                 `json:"plot_file"`
	CPUSeconds  float64                `json:"cpu_seconds"`
	WallSeconds float64                `json:"wall_seconds"`
	PeakRSS     int64                  `json:"peak_rss_bytes"`
}

// jsonSummary is an estimate.
type jsonSummary struct {
	Mean      float64 `json:"mean"`
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	Error     float64 `json:"standard_error"`
	Effective float64 `json:"effective_trials"`
	Largest   float64 `json:"largest_share"`
	Skewness  float64 `json:"skewness"`
	Doubt     string  `json:"doubt"`
}

func summaryOf(s estimate.Summary) *jsonSummary {
	return &jsonSummary{s.Mean, s.Low, s.High, s.Error, s.Effective, s.Largest, s.Skewness, s.Doubt}
}

func (e *estimation) jsonReport() *jsonEstimate {
	cpu, peak := resources()
	o := &jsonEstimate{
		Verdict: "estimate", ExitCode: e.exitCode(), Reason: e.limit, Inputs: e.build.inputs, Engine: e.opts.Engine, Model: e.opts.Model,
		Options: &e.build.options, Jobs: e.trials.Jobs, Algorithm: e.name, Seed: e.trials.Seed, Blocked: map[string]jsonSummary{},
		Rate: e.rate, PlotFile: e.plotFile, CPUSeconds: cpu.Seconds(), WallSeconds: time.Since(e.start).Seconds(), PeakRSS: peak,
	}
	switch {
	case e.refused != nil:
		o.Verdict, o.Reason = string(e.refused.Verdict), e.refused.Error()
	case e.limit != "":
		o.Verdict = string(explore.Unknown)
	}
	if e.budgeted() {
		o.Budget = e.budget
	}
	if e.exact != nil {
		o.Exact = &e.exact.Counts.Executions
	}
	if e.result != nil {
		o.setResult(e)
	}
	return o
}

func (o *jsonEstimate) setResult(e *estimation) {
	r := e.result
	of := func(quantity int) *jsonSummary { return summaryOf(r.Summary(quantity)) }
	o.Biased, o.Trials, o.Partial, o.Stopped, o.Violated, o.TrialTime = e.algorithm.Biased, len(r.Trials), r.Partial, r.Stopped, r.Violated, r.Time.Seconds()
	o.Executions, o.Erroneous = of(explore.Executions), of(explore.Erroneous)
	for _, k := range blockedKinds {
		o.Blocked[k.name] = *of(explore.Blocked + int(k.reason))
	}
	if e.schedules() || e.name == estimate.NameGenMC {
		return
	}
	o.Graphs, o.Sizes, o.Events = of(explore.Graphs), of(explore.Sizes), of(explore.Events)
	m := r.Summary(explore.Nanoseconds)
	m.Mean, m.Low, m.High, m.Error = m.Mean/1e9, m.Low/1e9, m.High/1e9, m.Error/1e9
	o.Measured = summaryOf(m)
	if s, ok := e.seconds(); ok {
		o.Seconds = summaryOf(s)
	}
}

func (o *jsonEstimate) write(w io.Writer) error {
	o.Schema, o.Version = jsonSchema, versionText()
	return writeJSON(w, o)
}
