package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
)

// verification is one run of gomc verify.
type verification struct {
	*tool
	build    build
	opts     explore.Options
	timeout  time.Duration
	memory   int64
	json     bool
	quiet    bool
	traceOut string
	dotOut   string
	start    time.Time

	prog    *program
	result  *explore.Result
	example *report.Counterexample // of the violation, if there is one
	written []string               // notes on files that were written, or not
}

func buildFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "clang", Usage: "compile C with `CLANG`, a name on PATH or a path", DefaultText: "clang, else the newest clang-N"},
		&cli.StringSliceFlag{Name: "cflags", Usage: "more `FLAGS` for clang, such as '-DN=3 -O1'; may be repeated"},
	}
}

func (t *tool) verifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "verify",
		Usage:     "explore all executions of a program and report violations",
		ArgsUsage: "FILE...",
		Description: `FILE is LLVM assembly (.ll), bitcode (.bc, needs llvm-dis on PATH) or C (.c, .i, needs
clang on PATH); - is standard input. Several files are linked (needs llvm-link).

` + description(),
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "model", Value: explore.Models()[0], Usage: "memory `MODEL`: " + strings.Join(explore.Models(), ", ")},
			&cli.StringFlag{Name: "engine", Value: explore.Engines()[0], Usage: "search `ENGINE`: " + strings.Join(explore.Engines(), ", ")},
			&cli.IntFlag{Name: "unroll", Usage: "cut each loop after `N` iterations; the verdict is unknown if that happens", DefaultText: "no bound"},
			&cli.StringFlag{Name: "check", Usage: "check `LIST`: " + kindList(availableChecks()) + ", or all; -KIND excludes one", DefaultText: "all,-abort"},
			&cli.StringFlag{Name: "nondet", Usage: "nondeterministic integers take the values `LO..HI`"},
			&cli.BoolFlag{Name: "no-await", DisableDefaultText: true, Usage: "explore every iteration of spin loops"},
			&cli.BoolFlag{Name: "keep-going", DisableDefaultText: true, Usage: "explore all executions although a violation was found"},
			&cli.StringFlag{Name: "timeout", Usage: "stop after `TIME`: 90 (seconds), 90s or 1h30m", DefaultText: "no limit"},
			&cli.StringFlag{Name: "max-memory", Usage: "stop when more memory than `SIZE` is in use: 4GB, 512MiB", DefaultText: "no limit"},
			&cli.IntFlag{Name: "max-steps", Usage: "stop when an execution has more than `N` steps", Value: explore.DefaultMaxSteps},
			&cli.IntFlag{Name: "cache", Usage: "keep at most `N` states of threads in memory", DefaultText: "4194304"},
			&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/json.md"},
			&cli.BoolFlag{Name: "quiet", DisableDefaultText: true, Usage: "print the verdict only"},
			&cli.StringFlag{Name: "trace-out", Usage: "write the counterexample to `FILE`, for gomc replay"},
			&cli.StringFlag{Name: "dot", Usage: "write the event graph of the counterexample to `FILE`, for Graphviz"},
		}, buildFlags()...),
		Action: func(c *cli.Context) error {
			v, err := t.newVerification(c)
			if err != nil {
				return err
			}
			return v.run(c.Context)
		},
	}
}

// newVerification checks the flags.
func (t *tool) newVerification(c *cli.Context) (*verification, error) {
	v := &verification{tool: t, json: c.Bool("json"), quiet: c.Bool("quiet"),
		traceOut: c.String("trace-out"), dotOut: c.String("dot"), start: time.Now()}
	v.opts = explore.Options{Engine: c.String("engine"), Model: c.String("model"),
		KeepGoing: c.Bool("keep-going"), MaxSteps: c.Int("max-steps"), ProgressInterval: 200 * time.Millisecond}
	if err := oneOf("engine", v.opts.Engine, explore.Engines()); err != nil {
		return nil, err
	}
	if err := oneOf("model", v.opts.Model, explore.Models()); err != nil {
		return nil, err
	}
	for _, name := range []string{"unroll", "max-steps", "cache"} {
		if c.IsSet(name) && c.Int(name) <= 0 {
			return nil, usagef("--%s=%d: want a number of at least 1", name, c.Int(name))
		}
	}
	for _, name := range []string{"check", "nondet", "timeout", "max-memory", "trace-out", "dot"} {
		if c.IsSet(name) && c.String(name) == "" {
			return nil, usagef("--%s is empty", name)
		}
	}
	if v.json && v.quiet {
		return nil, usagef("--quiet and --json exclude each other")
	}
	var err error
	if v.build, err = t.newBuild(c, c.Args().Slice()); err != nil {
		return nil, err
	}
	v.build.maxStates = c.Int("cache")
	v.build.options = report.Options{Unroll: c.Int("unroll"), NoAwait: c.Bool("no-await")}
	if v.opts.Checks, err = parseChecks(c.String("check")); err != nil {
		return nil, err
	}
	v.build.options.Checks = v.opts.Checks
	if v.build.options.Nondet, err = parseRange(c.String("nondet")); err != nil {
		return nil, err
	}
	if v.timeout, err = parseDuration(c.String("timeout")); err != nil {
		return nil, err
	}
	v.memory, err = parseSize(c.String("max-memory"))
	return v, err
}

// newBuild checks the inputs and the flags of buildFlags.
func (t *tool) newBuild(c *cli.Context, inputs []string) (b build, err error) {
	if len(inputs) == 0 {
		return b, usagef("no input file; try: gomc %s prog.c", c.Command.Name)
	}
	b = build{inputs: inputs, clang: c.String("clang"), stdin: t.stdin}
	for _, name := range []string{"clang", "cflags"} {
		if c.IsSet(name) && !needsClang(inputs) {
			return b, usagef("--%s is given, but no input is C", name)
		}
	}
	for _, flags := range c.StringSlice("cflags") {
		more, err := words(flags)
		if err != nil {
			return b, err
		}
		b.cflags = append(b.cflags, more...)
	}
	return b, nil
}

func oneOf(flag, value string, values []string) error {
	for _, v := range values {
		if v == value {
			return nil
		}
	}
	return usagef("no %s %q; there are: %s", flag, value, strings.Join(values, ", "))
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
		if v.result, err = v.explore(ctx); err != nil {
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

// grace is how long an exploration may take to notice that it has to end: it
// looks between steps only, and a step may interpret many instructions.
const grace = 3 * time.Second

// explore runs the engine, and gives up on it if it does not end in time.
func (v *verification) explore(ctx context.Context) (*explore.Result, error) {
	p := &progress{start: v.start}
	if isTerminal(v.stderr) && !v.quiet {
		p.w = v.stderr
	}
	v.opts.Progress = p.show
	type outcome struct {
		result *explore.Result
		err    error
	}
	done := make(chan outcome, 1)
	go func() {
		defer func() {
			if r := recover(); r != nil {
				done <- outcome{err: &bug{what: r, stack: debug.Stack()}}
			}
		}()
		result, err := explore.Run(ctx, v.prog, v.opts)
		if err != nil {
			err = &bug{what: err} // the options were checked before
		}
		done <- outcome{result, err}
	}()
	defer p.end()
	select {
	case o := <-done:
		return o.result, o.err
	case <-ctx.Done():
	}
	select {
	case o := <-done:
		return o.result, o.err
	case <-time.After(grace):
		return v.cut(p.end(), context.Cause(ctx)), nil
	}
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
		Version: report.TraceVersion, Tool: versionText(), Program: v.prog.identity(), Inputs: v.build.inputs,
		Engine: v.result.Engine, Model: v.result.Model, Options: v.build.options,
		Error: report.NewFailure(v.prog, v.result.Error), Schedule: v.result.Error.Schedule,
	}
}

// restrictions lists what the verdict is limited to.
func (v *verification) restrictions() []string {
	var all []string
	if v.result.Bounded {
		what := "a thread computes for too long without a visible operation"
		if n := v.build.options.Unroll; n > 0 {
			what = "loops cut at " + plural(n, "iteration", "iterations")
		}
		all = append(all, "bounded: "+what)
	}
	if v.prog != nil {
		all = append(all, v.prog.restrictions(v.build.options.Nondet)...)
	}
	return all
}

// blockedKinds are the reasons for which executions are counted apart.
var blockedKinds = []struct {
	reason event.Reason
	name   string
}{
	{event.BlockAssume, "assume"}, {event.BlockAwait, "await"}, {event.BlockBound, "bound"},
	{event.BlockDeadlock, "deadlock"}, {event.BlockSleep, "sleep_set"},
}
