package main

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/report"
)

func (t *tool) replayCommand() *cli.Command {
	return &cli.Command{
		Name:      "replay",
		Usage:     "execute a counterexample again",
		ArgsUsage: "TRACE FILE...",
		Description: `TRACE was written by gomc verify --trace-out; FILE... are the inputs that it was given.
The exit code is 1 if the same violation occurs again, and 2 if it does not.`,
		Flags: append([]cli.Flag{
			&cli.BoolFlag{Name: "all", DisableDefaultText: true, Usage: "print all steps, also those that other threads cannot see, and long runs of a thread in full"},
			&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/json.md"},
			contextFlag(),
			&cli.BoolFlag{Name: "step", DisableDefaultText: true, Usage: "show one step at a time, with the source around it, as commands on standard input ask for: next, previous, next of this thread, what variables hold"},
		}, slices.Concat(budgetFlags(), buildFlags())...),
		Action: func(c *cli.Context) error {
			if c.Bool("json") && c.Bool("all") {
				return usagef("--all and --json exclude each other: JSON has all steps")
			}
			if c.Bool("json") && c.Bool("step") {
				return usagef("--step and --json exclude each other")
			}
			start := time.Now()
			r, err := t.replay(c)
			if err != nil {
				return err
			}
			t.code = exitViolation
			if c.Bool("json") {
				return r.jsonReport(start).write(t.stdout)
			}
			if c.Bool("step") {
				return r.step(t, c.Bool("all"))
			}
			return r.print(t, c.Bool("all"))
		},
	}
}

// contextFlag is how much of the source a counterexample shows.
func contextFlag() cli.Flag {
	return &cli.IntFlag{Name: "context", Usage: "show `N` source lines before and after that of each step, below it"}
}

// replayed is a counterexample that was executed again.
type replayed struct {
	name    string // of the trace file
	trace   *report.Trace
	build   build
	prog    *program
	example *report.Counterexample
	context int // source lines around each step
}

// replay reads the trace and the program that the arguments name, and executes
// the one on the other.
func (t *tool) replay(c *cli.Context) (*replayed, error) {
	args := c.Args().Slice()
	if len(args) < 2 {
		return nil, usagef("want a trace and the program it belongs to; try: gomc %s trace.json prog.ll", c.Command.Name)
	}
	limit, err := t.newBudget(c)
	if err != nil {
		return nil, err
	}
	r := &replayed{name: args[0], context: c.Int("context")}
	if r.context < 0 {
		return nil, usagef("--context=%d: want a number of lines", r.context)
	}
	if r.build, err = t.newBuild(c, args[1:]); err != nil {
		return nil, err
	}
	ctx, stop := limit.begin(c.Context)
	defer stop()
	trace, ended, err := attempt(ctx, func() (*report.Trace, error) { return readTrace(r.name) })
	if err != nil {
		return nil, err
	}
	if !ended {
		return nil, context.Cause(ctx)
	}
	r.trace, r.build.options = trace, trace.Options
	if err := oneOf("model", trace.Model, explore.Models()); err != nil {
		return nil, fmt.Errorf("%s: %w", r.name, err)
	}
	if r.prog, err = t.loaded(ctx, &limit, r.build); err != nil {
		return nil, err
	}
	if r.example, ended, err = attempt(limit.soon, r.execute); err == nil && !ended {
		err = context.Cause(ctx)
	}
	return r, err
}

// execute executes the trace on the program.
func (r *replayed) execute() (*report.Counterexample, error) {
	trace := r.trace
	if id := r.prog.identity; id != trace.Program {
		return nil, usagef("%s does not belong to this program: it was made of %s (%s), not of %s (%s)",
			r.name, commandLine(trace.Inputs), short(trace.Program), commandLine(r.build.inputs), short(id))
	}
	if err := r.prog.number(trace.Threads); err != nil {
		return nil, usagef("%s: %v", r.name, err)
	}
	want := trace.Violation()
	want.Model, _ = memmodel.ParseModel(trace.Model)
	found, _, err := explore.Reproduce(r.prog, want)
	switch {
	case err != nil:
		return nil, usagef("%s does not reproduce: %v", r.name, err)
	case found == nil:
		return nil, usagef("%s does not reproduce: no violation occurs; want %s", r.name, headline(want))
	case report.NewFailure(r.prog, found) != trace.Error:
		return nil, usagef("%s does not reproduce: got %s; want %s", r.name, headline(found), headline(want))
	}
	example, err := report.Explain(r.prog, found)
	if err != nil {
		return nil, &bug{what: err}
	}
	return example, nil
}

func readTrace(name string) (*report.Trace, error) {
	data, err := files.Read(name)
	if err != nil {
		return nil, err
	}
	trace, err := report.ReadTrace(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return trace, nil
}

// short shortens a hash.
func short(id string) string { return id[:min(len(id), 19)] }

func (r *replayed) print(t *tool, all bool) error {
	var b bytes.Buffer
	e := r.example.Error
	fmt.Fprintf(&b, "%s\n\n", paint(colourful(t.stdout), explore.Violation, "gomc: VIOLATION "+headline(e)))
	style := t.style(r.build.inputs)
	style.All, style.Context = all, r.context
	if err := r.example.WriteText(&b, style); err != nil {
		return err
	}
	_, err := t.stdout.Write(b.Bytes())
	return err
}

func (r *replayed) jsonReport(start time.Time) *jsonReport {
	cpu, peak := resources()
	o := &jsonReport{Verdict: string(explore.Violation), ExitCode: exitViolation, Inputs: r.build.inputs,
		Engine: r.trace.Engine, Model: r.trace.Model, Options: &r.trace.Options, Restricted: r.prog.restrictions(r.trace.Options.Nondet),
		Executions: 1, Erroneous: 1, Events: uint64(len(r.trace.Schedule) + len(r.trace.Graph)),
		CPUSeconds: cpu.Seconds(), WallSeconds: time.Since(start).Seconds(), PeakRSS: peak}
	o.setViolation(r.prog, r.example.Error, r.example)
	return o
}
