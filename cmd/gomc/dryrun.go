package main

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// dryRun is what gomc verify --dry-run does: estimates in place of the search, for each engine that fits.
type dryRun struct {
	*session
	estimations []*estimation
	others      []string // engines that fit, and whose search cannot be sampled
	limit       string
}

// dryTrials is how many trials are taken of each engine: those of trust-rf take long.
const dryTrials = 200

// dryRun estimates in place of a verification.
func (v *verification) dryRun(ctx context.Context) (err error) {
	ctx, stop := v.begin(ctx)
	defer stop()
	d := &dryRun{session: v.session}
	v.prog, err = v.loaded(ctx, &v.budget, v.build)
	switch {
	case isLimit(err):
		d.limit = err.Error()
	case err != nil:
		return err
	default:
		if err := d.estimate(ctx); err != nil {
			return err
		}
	}
	v.code = d.exitCode()
	if v.json {
		return writeJSON(v.stdout, d.jsonReport())
	}
	return d.print()
}

// estimate takes samples of the search of each engine.
func (d *dryRun) estimate(ctx context.Context) error {
	engines := []string{d.opts.Engine}
	if d.opts.Engine == explore.Auto {
		engines = explore.EnginesFor(d.opts.Model, d.opts.Checks)
	}
	for _, engine := range engines {
		if !slices.Contains(explore.SampledEngines(), engine) {
			d.others = append(d.others, engine)
			continue
		}
		s := *d.session
		e := &estimation{session: &s, name: estimate.NameS, budget: estimate.DefaultBudget,
			trials: estimate.Options{Trials: dryTrials, Seed: 1, Jobs: max(d.opts.Jobs, 1)}}
		e.opts.Engine, e.opts.KeepGoing = engine, true
		if err := e.estimate(ctx); err != nil {
			return err
		}
		d.estimations = append(d.estimations, e)
		if e.limit != "" {
			d.limit = e.limit
			break
		}
	}
	return nil
}

// cheapest returns the engine that is expected to need the least time, nil if there is nothing to compare. What is not to be
// trusted does not count as cheap.
func (d *dryRun) cheapest() (best *estimation) {
	least := math.Inf(1)
	for _, e := range d.estimations {
		s, ok := e.seconds()
		switch {
		case e.exact != nil:
			s.Mean = float64(e.exact.Counts.Events) / e.rate
		case !ok || s.Doubt != "":
			continue
		}
		if s.Mean < least {
			best, least = e, s.Mean
		}
	}
	return best
}

func (d *dryRun) exitCode() int {
	code := exitUnknown
	for _, e := range d.estimations {
		if c := e.exitCode(); c < code {
			code = c
		}
	}
	if d.limit != "" {
		code = exitUnknown
	}
	return code
}

func (d *dryRun) print() error {
	var b bytes.Buffer
	line := "gomc: nothing was verified"
	if best := d.cheapest(); best != nil {
		line = "gomc: dry run, nothing was verified; expected to be cheapest of those estimated: --engine=" + best.opts.Engine
	}
	if d.limit != "" {
		line += "; " + d.limit
	}
	b.WriteString(report.Printable(line) + "\n")
	for _, e := range d.estimations {
		fmt.Fprintf(&b, "%-12s%s\n", e.opts.Engine, report.Printable(strings.TrimPrefix(e.headline(), "gomc: ")))
		if e.result != nil {
			e.doubts(func(text string) { fmt.Fprintf(&b, "%-12s%s\n", "", report.Printable(text)) })
		}
	}
	if len(d.others) > 0 {
		fmt.Fprintf(&b, "%-12s%s: their searches cannot be sampled\n", "no estimate", strings.Join(d.others, ", "))
	}
	if !d.quiet {
		fmt.Fprintf(&b, "%-12s%.2f s\n", "time", time.Since(d.start).Seconds())
	}
	_, err := d.stdout.Write(b.Bytes())
	return err
}

// jsonDryRun is what gomc verify --dry-run --json prints; see docs/json.md.
type jsonDryRun struct {
	Schema       int             `json:"schema"`
	Version      string          `json:"version"`
	Verdict      string          `json:"verdict"`
	ExitCode     int             `json:"exit_code"`
	Reason       string          `json:"reason"`
	Cheapest     string          `json:"cheapest"`
	Estimates    []*jsonEstimate `json:"estimates"`
	NotEstimated []string        `json:"not_estimated"`
}

func (d *dryRun) jsonReport() *jsonDryRun {
	o := &jsonDryRun{Schema: jsonSchema, Version: versionText(), Verdict: "estimate", ExitCode: d.exitCode(), Reason: d.limit, Estimates: []*jsonEstimate{}, NotEstimated: d.others}
	nonNil(&o.NotEstimated)
	if o.ExitCode != exitSafe {
		o.Verdict = string(explore.Unknown)
	}
	if best := d.cheapest(); best != nil {
		o.Cheapest = best.opts.Engine
	}
	for _, e := range d.estimations {
		j := e.jsonReport()
		j.Schema, j.Version = jsonSchema, versionText()
		o.Estimates = append(o.Estimates, j)
	}
	return o
}
