package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/svcomp"
)

// session is what the commands that explore a program share.
type session struct {
	*tool
	budget
	build    build
	opts     explore.Options
	json     bool
	quiet    bool
	progress string // one of progressModes
	start    time.Time
	prog     *program
	deepens  bool              // --unroll=auto
	leftOut  []event.ErrorKind // kinds of violations that are not looked for, although all or the default stands for them
}

// exploreFlags are the flags of the commands that explore a program, with one of some engines.
func exploreFlags(engines []string, byDefault string) []cli.Flag {
	return slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "engine", Usage: "search `ENGINE`: " + strings.Join(engines, ", "), DefaultText: byDefault},
		&cli.StringFlag{Name: "unroll", Usage: "cut each loop after `N` iterations; the verdict is unknown if that happens. gomc verify takes auto, too: 1, 2, 4 and so on, until there is a verdict", DefaultText: fmt.Sprintf("no bound; %d with engines %s", explore.DefaultUnroll, strings.Join(explore.SymbolicEngines(), " and "))},
		&cli.StringFlag{Name: "nondet", Usage: "nondeterministic integers take the values `LO..HI`"},
		&cli.StringFlag{Name: "undefined", Usage: "`HOW` functions are treated that are declared and that nobody defines: " + undefinedStop + " says that they are unsupported, " + undefinedNondet + " lets them return any value", DefaultText: undefinedStop},
		&cli.BoolFlag{Name: "no-await", DisableDefaultText: true, Usage: "explore every iteration of spin loops"},
		&cli.IntFlag{Name: "max-steps", Usage: "stop when an execution has more than `N` steps", Value: explore.DefaultMaxSteps},
		&cli.IntFlag{Name: "max-instructions", Usage: "cut a thread that executes more than `N` instructions without a visible operation", DefaultText: strconv.Itoa(interp.DefaultMaxInstructions)},
		&cli.IntFlag{Name: "max-depth", Usage: "let a thread be in at most `N` calls", DefaultText: strconv.Itoa(interp.DefaultMaxDepth)},
		&cli.IntFlag{Name: "cache", Usage: "keep at most `N` states of threads in memory", DefaultText: "4194304"},
		&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/json.md"},
		&cli.BoolFlag{Name: "quiet", DisableDefaultText: true, Usage: "print the verdict only"},
	}, environmentFlags(), budgetFlags())
}

func buildFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "clang", Usage: "compile C with `CLANG`, a name on PATH or a path", DefaultText: "clang, else the newest clang-N"},
		&cli.StringFlag{Name: "data-model", Usage: "compile C for `MODEL`: " + strings.Join(svcomp.DataModels(), ", "), DefaultText: "that of clang"},
		&cli.StringSliceFlag{Name: "cflags", Usage: "more `FLAGS` for clang, such as '-DN=3 -O1'; may be repeated"},
	}
}

// What --undefined takes.
const (
	undefinedStop   = "stop"
	undefinedNondet = "nondet"
)

// newSession checks the flags of exploreFlags and buildFlags. engines are those that the command uses.
func (t *tool) newSession(c *cli.Context, engines []string) (*session, error) {
	s := &session{tool: t, json: c.Bool("json"), quiet: c.Bool("quiet"), start: time.Now()}
	s.opts = explore.Options{Engine: c.String("engine"), MaxSteps: c.Int("max-steps"), ProgressInterval: 200 * time.Millisecond}
	if c.IsSet("engine") {
		if err := oneOf("engine", s.opts.Engine, append(explore.Engines(), explore.Auto)); err != nil {
			return nil, err
		}
		if !slices.Contains(engines, s.opts.Engine) {
			return nil, usagef("gomc %s does not use engine %s; use --engine=%s", c.Command.Name, s.opts.Engine, strings.Join(engines, " or --engine="))
		}
		if s.opts.Engine == explore.Auto {
			s.opts.Engine = ""
		}
	}
	if s.progress = c.String("progress"); s.progress != "" {
		if err := oneOf("progress", s.progress, progressModes); err != nil {
			return nil, err
		}
	}
	for _, name := range []string{"max-steps", "max-instructions", "max-depth", "cache"} {
		if c.IsSet(name) && c.Int(name) <= 0 {
			return nil, usagef("--%s=%d: want a number of at least 1", name, c.Int(name))
		}
	}
	if err := notEmpty(c, "nondet"); err != nil {
		return nil, err
	}
	if s.json && s.quiet {
		return nil, usagef("--quiet and --json exclude each other")
	}
	var err error
	inputs := c.Args().Slice()
	if t.inputs != nil {
		inputs = t.inputs
	}
	if s.build, err = t.newBuild(c, inputs); err != nil {
		return nil, err
	}
	s.build.maxStates = c.Int("cache")
	if u := c.String("undefined"); c.IsSet("undefined") {
		if err := oneOf("undefined", u, []string{undefinedStop, undefinedNondet}); err != nil {
			return nil, err
		}
	}
	s.build.options = report.Options{NoAwait: c.Bool("no-await"), UndefinedNondet: c.String("undefined") == undefinedNondet,
		MaxInstructions: c.Int("max-instructions"), MaxDepth: c.Int("max-depth")}
	if err := parseEnvironment(c, &s.build.options); err != nil {
		return nil, err
	}
	if err := s.parseUnroll(c); err != nil {
		return nil, err
	}
	if s.build.options.Nondet, err = parseRange(c.String("nondet")); err != nil {
		return nil, err
	}
	if err := s.parseSymbolic(c); err != nil {
		return nil, err
	}
	s.budget, err = t.newBudget(c)
	s.opts.MaxMemory = s.budget.memory
	return s, err
}

// parseSymbolic checks what is different with engines that encode the program as a formula: loops are cut by the engine, and what it
// finds is executed without a bound; integers may have any value.
func (s *session) parseSymbolic(c *cli.Context) error {
	if how := c.String("scheduling"); c.IsSet("scheduling") && !slices.Contains(explore.Schedulings(s.opts.Engine), how) {
		var names []string
		for _, e := range explore.SymbolicEngines() {
			names = append(names, fmt.Sprintf("--engine=%s: %s", e, strings.Join(explore.Schedulings(e), ", ")))
		}
		return usagef("--scheduling=%s is not for this engine; there are, with %s", how, strings.Join(names, "; with "))
	}
	if how := c.String("validate"); c.IsSet("validate") {
		if err := oneOf("validate", how, explore.Validations()); err != nil {
			return err
		}
		if s.opts.Engine != "refine" {
			return usagef("--validate is for --engine=refine")
		}
		s.opts.Validation = how
	}
	if err := s.parseSolver(c); err != nil {
		return err
	}
	if !slices.Contains(explore.SymbolicEngines(), s.opts.Engine) {
		return nil
	}
	if s.build.options.NoAwait {
		return usagef("--no-await is not for --engine=%s", s.opts.Engine)
	}
	s.opts.Scheduling = c.String("scheduling")
	s.useSymbolic(s.opts.Engine)
	return nil
}

// parseSolver checks --solver.
func (s *session) parseSolver(c *cli.Context) error {
	name := c.String("solver")
	if !c.IsSet("solver") {
		return nil
	}
	if err := oneOf("solver", name, explore.Solvers()); err != nil {
		return err
	}
	if name == explore.Solvers()[0] {
		return nil
	}
	if !explore.OtherSolvers(s.opts.Engine, c.String("scheduling")) {
		return usagef("--solver=%s is for --engine=refine, and for --engine=bmc --scheduling=monolithic: it has no ordering theory", name)
	}
	if _, err := exec.LookPath(name); err != nil {
		return usagef("--solver=%s: there is no %s on PATH", name, name)
	}
	s.opts.Solver = name
	return nil
}

// useSymbolic makes an engine that encodes the program as a formula explore it.
func (s *session) useSymbolic(engine string) {
	s.opts.Engine = engine
	s.opts.Unroll, s.build.options.Unroll = s.build.options.Unroll, 0
	s.build.options.AnyInput = s.build.options.Nondet == nil
	s.build.terms = false
}

// setUnroll bounds the loops.
func (s *session) setUnroll(bound int) {
	if slices.Contains(explore.SymbolicEngines(), s.opts.Engine) {
		s.opts.Unroll = bound
	} else {
		s.build.options.Unroll = bound
	}
}

// notEmpty checks that flags of texts are not given empty.
func notEmpty(c *cli.Context, names ...string) error {
	for _, name := range names {
		if c.IsSet(name) && c.String(name) == "" {
			return usagef("--%s is empty", name)
		}
	}
	return nil
}

// newBuild checks the inputs and the flags of buildFlags.
func (t *tool) newBuild(c *cli.Context, inputs []string) (b build, err error) {
	if len(inputs) == 0 {
		return b, usagef("no input file; try: gomc %s prog.c", c.Command.Name)
	}
	b = build{inputs: inputs, clang: c.String("clang"), stdin: &standardInput{from: t.stdin}}
	for _, name := range []string{"clang", "cflags", "data-model"} {
		if c.IsSet(name) && !needsClang(inputs) {
			return b, usagef("--%s is given, but no input is C", name)
		}
	}
	if c.IsSet("data-model") {
		flag, err := svcomp.ModelFlag(c.String("data-model"))
		if err != nil {
			return b, usagef("--data-model: %v", err)
		}
		b.cflags = append(b.cflags, flag)
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

// supervise explores with options that show the progress. If the exploration does not
// notice that ctx has ended, it is given up; then ended is false, and counts are the latest ones.
func supervise[T any](ctx context.Context, s *session, do func(explore.Options) (T, error)) (result T, ended bool, counts explore.Counts, err error) {
	p := s.newProgress()
	opts := s.opts
	opts.Progress, opts.Position = p.show, p.position
	s.prog.until(ctx)
	defer s.prog.until(nil)
	result, ended, err = attempt(s.soon, func() (T, error) { return do(opts) })
	var asBug *bug
	var asUsage *usageError // of a cluster, say
	if err != nil && !errors.As(err, &asBug) && !errors.As(err, &asUsage) {
		err = &bug{what: err} // the options were checked before
	}
	return result, ended, p.end(), err
}

// restrictions lists what a verdict is limited to.
func (s *session) restrictions(bounded bool) []string {
	var all []string
	if bounded {
		all = s.cuts()
	}
	if len(s.leftOut) > 0 {
		all = append(all, "not looked for: "+kindList(s.leftOut))
	}
	if s.prog != nil {
		all = append(all, s.prog.restrictions(s.build.options.Nondet)...)
	}
	if s.build.options.UndefinedNondet {
		all = append(all, "functions that nobody defines are taken to return any value, and to do nothing else")
	}
	if slices.Contains(s.build.options.Environment, event.SpuriousWakeup) {
		all = append(all, "a thread does not wake up twice in a row from one condition variable without a signal")
	}
	if slices.Contains(s.build.options.Environment, event.ReusedAddress) {
		all = append(all, "memory is handed out again only to allocations of exactly its size, and orders what happens before it is freed with what happens after")
	}
	return all
}

// cuts says at which bounds executions were cut.
func (s *session) cuts() (all []string) {
	n, what := s.build.options.Unroll, "loops"
	if slices.Contains(explore.SymbolicEngines(), s.opts.Engine) {
		n, what = cmp.Or(s.opts.Unroll, explore.DefaultUnroll), "loops, recursions and threads that create such with their own routine"
	}
	if n > 0 {
		all = append(all, fmt.Sprintf("bounded: %s cut at %s", what, plural(n, "iteration", "iterations")))
	}
	site, endless, ok := s.prog.tooLong()
	switch n := cmp.Or(s.build.options.MaxInstructions, interp.DefaultMaxInstructions); {
	case ok && endless:
		all = append(all, fmt.Sprintf("bounded: a thread computes for ever at %s", site))
	case ok:
		all = append(all, fmt.Sprintf("bounded: a thread executes more than %d instructions without a visible operation, until %s (--max-instructions)", n, site))
	}
	if site, ok := s.prog.undecided(); ok {
		all = append(all, fmt.Sprintf("bounded: what a thread does at %s depends on inputs in a way that the solver did not decide", site))
	}
	if len(all) == 0 { // the limit of time was reached meanwhile, or the process whose search was resumed knows
		all = append(all, "bounded: a thread that computes was cut")
	}
	return all
}

// blockedKinds are the reasons for which executions are counted apart.
var blockedKinds = []struct {
	reason event.Reason
	name   string
	stops  string // what stops executions of this kind, if nothing is wrong with them as far as is checked
}{
	{event.BlockAssume, "assume", "an assumption"}, {event.BlockAwait, "await", "a spin loop that never ends, which is not checked"},
	{event.BlockBound, "bound", ""}, {event.BlockDeadlock, "deadlock", "a deadlock, which is not checked"}, {event.BlockError, "error", ""}, {event.BlockSleep, "sleep_set", ""},
}
