package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// verification is one run of gomc verify.
type verification struct {
	*session
	traceOut string
	dotOut   string

	result  *explore.Result
	example *report.Counterexample // of the violation, if there is one
	written []string               // notes on files that were written, or not

	checkpoints checkpoints
}

func (t *tool) verifyCommand() *cli.Command {
	return &cli.Command{
		Name:        "verify",
		Usage:       "explore all executions of a program and report violations",
		ArgsUsage:   "FILE...",
		Description: inputHelp + description(),
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "model", Value: explore.Models()[0], Usage: "memory `MODEL`: " + strings.Join(explore.Models(), ", ")},
			&cli.StringFlag{Name: "check", Usage: "check `LIST`: " + kindList(availableChecks()) + ", or all; -KIND excludes one", DefaultText: "all,-abort,-robustness; race under ra and rc11 only"},
			&cli.BoolFlag{Name: "robust", DisableDefaultText: true, Usage: "check robustness, too: is there an execution that sc does not have?"},
			&cli.BoolFlag{Name: "keep-going", DisableDefaultText: true, Usage: "explore all executions although a violation was found"},
			&cli.StringFlag{Name: "trace-out", Usage: "write the counterexample to `FILE`, for gomc replay"},
			&cli.StringFlag{Name: "dot", Usage: "write the event graph of the counterexample to `FILE`, for Graphviz"},
		}, jobFlags(), exploreFlags(), buildFlags()),
		Action: func(c *cli.Context) error {
			v, err := t.newVerification(c)
			if err != nil {
				return err
			}
			return v.run(c.Context)
		},
	}
}

// inputHelp says what inputs are.
const inputHelp = `FILE is LLVM assembly (.ll), bitcode (.bc, needs llvm-dis on PATH) or C (.c, .i, needs
clang on PATH); - is standard input. Several files are linked (needs llvm-link).

`

// newVerification checks the flags.
func (t *tool) newVerification(c *cli.Context) (*verification, error) {
	s, err := t.newSession(c)
	if err != nil {
		return nil, err
	}
	v := &verification{session: s, traceOut: c.String("trace-out"), dotOut: c.String("dot")}
	v.opts.Model, v.opts.KeepGoing = c.String("model"), c.Bool("keep-going")
	if err := oneOf("model", v.opts.Model, explore.Models()); err != nil {
		return nil, err
	}
	if err := notEmpty(c, "check", "trace-out", "dot"); err != nil {
		return nil, err
	}
	var more []event.ErrorKind
	if c.Bool("robust") {
		if v.opts.Model == explore.Models()[0] {
			return nil, usagef("--robust compares another model with %s; want --model=%s", v.opts.Model, strings.Join(explore.OperationalModels()[1:], " or "))
		}
		more = append(more, event.RobustnessError)
	}
	checks, err := parseChecks(c.String("check"), v.opts.Model, v.opts.Engine, more...)
	if err != nil {
		return nil, err
	}
	v.opts.Checks, v.leftOut = checks.kinds, checks.leftOut
	v.build.options.Checks = v.opts.Checks
	if err := v.chooseEngine(c); err != nil {
		return nil, err
	}
	return v, v.parseJobs(c)
}

// chooseEngine chooses an engine if none is named, and checks that it does what is
// asked for.
func (v *verification) chooseEngine(c *cli.Context) error {
	fit := explore.EnginesFor(v.opts.Model, v.opts.Checks)
	if v.opts.Engine == "" {
		v.opts.Engine = explore.Auto
		if c.IsSet("checkpoint") || c.IsSet("resume") { // has to be the same when it is resumed
			if k := slices.IndexFunc(fit, func(e string) bool { return slices.Contains(v.parallel, e) }); k >= 0 {
				v.opts.Engine = fit[k]
			}
		}
	}
	if err := explore.Fits(v.opts); err != nil {
		return usagef("%v", err)
	}
	return nil
}

// run verifies and reports.
func (v *verification) run(ctx context.Context) (err error) {
	ctx, stop := limits(ctx, v.timeout, v.memory)
	defer stop()
	v.prog, err = v.load(ctx, v.build)
	switch {
	case err != nil && ctx.Err() != nil:
		v.result = v.cut(explore.Counts{}, context.Cause(ctx))
	case err != nil:
		return err
	default:
		if err := v.startCheckpoints(); err != nil {
			return err
		}
		if v.result, err = v.search(ctx); err != nil {
			return err
		}
	}
	if v.result.Error != nil {
		if err := v.explain(); err != nil {
			return err
		}
	}
	if err := v.writeFiles(); err != nil {
		return err
	}
	if _, err := v.checkpointFile(); err != nil {
		fmt.Fprintf(v.stderr, "gomc: the latest checkpoint was not written: %v\n", err)
	}
	v.code = exitCode(v.result.Verdict)
	if v.json {
		return v.jsonReport().write(v.stdout)
	}
	return v.printResult()
}

func exitCode(verdict explore.Verdict) int {
	switch verdict {
	case explore.Safe:
		return exitSafe
	case explore.Violation:
		return exitViolation
	case explore.Unsupported:
		return exitUnsupported
	}
	return exitUnknown
}

// search runs the engine.
func (v *verification) search(ctx context.Context) (*explore.Result, error) {
	result, ended, counts, err := supervise(ctx, v.session, func(opts explore.Options) (*explore.Result, error) {
		return v.explore(ctx, v.prog, opts)
	})
	if err == nil && !ended {
		return v.cut(counts, context.Cause(ctx)), nil
	}
	return result, err
}

// cut is the result of a run that ended before its exploration did.
func (v *verification) cut(counts explore.Counts, cause error) *explore.Result {
	return &explore.Result{Engine: v.opts.Engine, Model: v.opts.Model, Verdict: explore.Unknown,
		Counts: counts, Reason: cause.Error()}
}

// explain makes the counterexample readable.
func (v *verification) explain() (err error) {
	v.result.Error = explore.Simplify(v.prog, v.result.Error)
	if v.example, err = report.Explain(v.prog, v.result.Error); err != nil {
		return &bug{what: fmt.Sprintf("the violation %q does not replay: %v", v.result.Error.Message, err)}
	}
	return nil
}

// writeFiles writes what --trace-out and --dot ask for.
func (v *verification) writeFiles() error {
	for _, out := range []struct {
		flag, name string
		write      func(*os.File) error
	}{
		{"--trace-out", v.traceOut, func(f *os.File) error { return v.trace().Write(f) }},
		{"--dot", v.dotOut, func(f *os.File) error { return v.example.Graph().WriteDOT(f) }},
	} {
		switch {
		case out.name == "":
		case v.example == nil:
			v.written = append(v.written, fmt.Sprintf("%s: there is no counterexample, so that %s was not written", out.flag, out.name))
		default:
			if err := writeFile(out.name, out.write); err != nil {
				return fmt.Errorf("%s: %w", out.flag, err)
			}
		}
	}
	return nil
}

func writeFile(name string, write func(*os.File) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}

// trace describes the violation for a trace file.
func (v *verification) trace() *report.Trace {
	return &report.Trace{
		Version: report.TraceVersion, Tool: versionText(), Program: v.prog.identity, Inputs: v.build.inputs,
		Engine: v.result.Engine, Model: v.result.Model, Options: v.build.options,
		Error: report.NewFailure(v.prog, v.result.Error), Threads: v.prog.threads(), Schedule: v.result.Error.Schedule, Graph: v.result.Error.Graph,
	}
}
