package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/svcomp"
)

// verification is one run of gomc verify.
type verification struct {
	*session
	traceOut   string
	dotOut     string
	svgOut     string
	context    int         // --context
	cross      bool        // --cross-check
	stats      bool        // print what each iteration of refinement took
	second     *jsonSecond // what its engine says; nil for nothing
	sarifOut   string
	htmlOut    string
	witnessOut string
	drawTo     string           // --dot-states
	property   *svcomp.Property // --property; nil for none

	result  *explore.Result
	example *report.Counterexample // of the violation, if there is one
	notes   []string               // what else there is to say, on files for example

	jobsNamed   bool // --jobs was given
	checkpoints checkpoints
	deepening   deepening
	sampling    *sampling // gomc test; nil for gomc verify
}

func (t *tool) verifyCommand() *cli.Command {
	return &cli.Command{
		Name:        "verify",
		Usage:       "explore all executions of a program and report violations",
		ArgsUsage:   "FILE...",
		Description: inputHelp + exitCodes + "\n\ndocs/reference.md lists these flags with what else there is to say of them.",
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "model", Value: explore.Models()[0], Usage: "memory `MODEL`: " + strings.Join(explore.Models(), ", ")},
			&cli.StringFlag{Name: "check", Usage: "check `LIST`: " + kindList(availableChecks()) + ", or all; -KIND excludes one", DefaultText: "all but abort, overflow, robustness, starvation, leak and unfreed; race under ra and rc11 only"},
			&cli.StringFlag{Name: "property", Usage: "check the property of SV-COMP in `FILE` (.prp), and nothing else"},
			&cli.BoolFlag{Name: "robust", DisableDefaultText: true, Usage: "check robustness, too: is there an execution that sc does not have?"},
			&cli.BoolFlag{Name: "keep-going", DisableDefaultText: true, Usage: "explore all executions although a violation was found"},
			&cli.StringFlag{Name: "trace-out", Usage: "write the counterexample to `FILE`, for gomc replay"},
			contextFlag(),
			progressFlag(),
			&cli.BoolFlag{Name: "dry-run", DisableDefaultText: true, Usage: "do not verify: estimate how long that would take, for each engine that fits; see gomc estimate"},
			&cli.StringFlag{Name: "dot", Usage: "write the event graph of the counterexample to `FILE`, for Graphviz"},
			&cli.StringFlag{Name: "svg", Usage: "draw the event graph of the counterexample to `FILE`, as SVG"},
			&cli.StringFlag{Name: "html", Usage: "write the result, with the counterexample as a timeline beside the source, to `FILE` as one page"},
			&cli.StringFlag{Name: "sarif", Usage: "write the result to `FILE` in the format SARIF, for code hosts"},
			&cli.StringFlag{Name: "witness", Usage: "write a witness of SV-COMP to `FILE`: in format 2 (YAML), or format 1 if its name ends in .graphml"},
			&cli.StringFlag{Name: "scheduling", Usage: "engines refine and bmc: `HOW` the order of steps is encoded: " + schedulingsHelp(), DefaultText: "the first one"},
			&cli.StringFlag{Name: "validate", Usage: "engine refine: `HOW` counterexamples are validated that event order graphs do not decide: " + strings.Join(explore.Validations(), " or "), DefaultText: explore.Validations()[0]},
			&cli.BoolFlag{Name: "stats", DisableDefaultText: true, Usage: "engine refine: print what each iteration took; in JSON, too"},
			&cli.BoolFlag{Name: "cross-check", DisableDefaultText: true, Usage: "verify once more, with an engine of another kind (bmc, or those of auto), and fail if the verdicts differ"},
			&cli.StringFlag{Name: "solver", Usage: "engine refine, and bmc with --scheduling=monolithic: `SOLVER` of formulas: " + strings.Join(explore.Solvers(), ", ") + ", which has to be on PATH", DefaultText: explore.Solvers()[0]},
		}, statesFlags(), jobFlags(), clusterFlags(), exploreFlags(verifyEngines(), explore.Auto), buildFlags()),
		Action: func(c *cli.Context) error {
			if done, err := t.withJob(c); done {
				return err
			}
			v, err := t.newVerification(c)
			if err != nil {
				return err
			}
			if c.IsSet("cluster") {
				if err := v.useCluster(c); err != nil {
					return err
				}
			}
			if c.Bool("dry-run") {
				return v.dryRun(c.Context)
			}
			if !c.IsSet("cluster") {
				v.useTerms()
			}
			return v.run(c.Context)
		},
	}
}

// schedulingsHelp lists how engines can encode the order of steps.
func schedulingsHelp() string {
	var all []string
	for _, e := range explore.SymbolicEngines() {
		all = append(all, strings.Join(explore.Schedulings(e), " or ")+" with "+e)
	}
	return strings.Join(all, "; ")
}

// verifyEngines are the engines of gomc verify.
func verifyEngines() []string { return append(explore.Engines(), explore.Auto) }

// inputHelp says what inputs are.
const inputHelp = `FILE is LLVM assembly (.ll), bitcode (.bc, needs llvm-dis on PATH), C (.c, .i), C++ (.cpp, .cc,
.cxx, .ii; both need clang on PATH) or Rust (.rs, needs rustc); - is standard input. Several files are linked (needs llvm-link).

`

// newVerification checks the flags.
func (t *tool) newVerification(c *cli.Context) (*verification, error) {
	s, err := t.newSession(c, verifyEngines())
	if err != nil {
		return nil, err
	}
	v := &verification{session: s, traceOut: c.String("trace-out"), dotOut: c.String("dot"), svgOut: c.String("svg"), sarifOut: c.String("sarif"), htmlOut: c.String("html"), witnessOut: c.String("witness"), cross: c.Bool("cross-check"), stats: c.Bool("stats")}
	v.opts.Model, v.opts.KeepGoing = c.String("model"), c.Bool("keep-going")
	if err := oneOf("model", v.opts.Model, explore.Models()); err != nil {
		return nil, err
	}
	if err := v.checkReuse(); err != nil {
		return nil, err
	}
	if v.context = c.Int("context"); v.context < 0 {
		return nil, usagef("--context=%d: want a number of lines", v.context)
	}
	if err := notEmpty(c, "check", "property", "trace-out", "dot", "svg", "dot-states", "sarif", "html", "witness"); err != nil {
		return nil, err
	}
	if err := v.parseStates(c); err != nil {
		return nil, err
	}
	if err := v.fitsDeepening(c); err != nil {
		return nil, err
	}
	if c.Bool("dry-run") && c.IsSet("resume") {
		return nil, usagef("--dry-run and --resume exclude each other: the estimate is of a whole search")
	}
	var more []event.ErrorKind
	if c.Bool("robust") {
		if v.opts.Model == explore.Models()[0] {
			return nil, usagef("--robust compares another model with %s; want --model=%s", v.opts.Model, strings.Join(explore.OperationalModels()[1:], " or "))
		}
		more = append(more, event.RobustnessError)
	}
	list, err := v.parseProperty(c)
	if err != nil {
		return nil, err
	}
	checks, err := parseChecks(list, v.opts.Model, v.opts.Engine, more...)
	if err != nil {
		return nil, err
	}
	v.opts.Checks, v.leftOut = checks.kinds, checks.leftOut
	v.build.options.Checks = v.opts.Checks
	if err := v.chooseEngine(c); err != nil {
		return nil, err
	}
	if err := v.parseJobs(c); err != nil {
		return nil, err
	}
	return v, v.keepInputs()
}

// chooseEngine chooses an engine if none is named, and checks that it does what is
// asked for.
func (v *verification) chooseEngine(c *cli.Context) error {
	fit := explore.EnginesFor(v.opts.Model, v.opts.Checks)
	if v.opts.Engine == "" {
		v.opts.Engine = explore.Auto
		if c.IsSet("checkpoint") || c.IsSet("resume") { // has to be the same when it is resumed
			if k := slices.IndexFunc(fit, func(e string) bool { return slices.Contains(v.resumable, e) }); k >= 0 {
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
	ctx, stop := v.begin(ctx)
	defer stop()
	search := v.searchAll
	if v.sampling != nil {
		search = v.sample
	}
	if err := search(ctx); err != nil {
		return err
	}
	v.notPart()
	v.useNumbers()
	if v.cross {
		if err := v.crossCheck(ctx); err != nil {
			return err
		}
	}
	if v.result.Error != nil {
		if err := v.explain(); err != nil {
			return err
		}
	}
	v.code = exitCode(v.result.Verdict)
	v.writeOutputs()
	if _, err := v.checkpointFile(); err != nil {
		v.complain(fmt.Sprintf("the latest checkpoint was not written: %v", err))
	}
	if v.json {
		return v.jsonReport().write(v.stdout)
	}
	return v.printResult()
}

// searchProgram loads the program and explores it.
func (v *verification) searchProgram(ctx context.Context) error {
	prog, err := v.loaded(ctx, &v.budget, v.build)
	if isLimit(err) {
		v.result = v.cut(explore.Counts{}, err)
		return nil
	}
	if err != nil {
		return err
	}
	v.prog = prog
	if err := v.startCheckpoints(); err != nil {
		return err
	}
	asked := v.besides()
	if asked {
		v.result, err = v.searchBeside(ctx)
	} else {
		v.result, err = v.search(ctx)
	}
	if err != nil || !v.lacksInputs(ctx) {
		return err
	}
	if err := v.searchInputs(ctx, !asked && v.takesInputs()); err != nil || v.result.Verdict != explore.Unsupported {
		return err
	}
	return v.searchDomains(ctx)
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
	var first atomic.Pointer[explore.Error] // in case that the search is given up
	result, ended, counts, err := supervise(ctx, v.session, func(opts explore.Options) (*explore.Result, error) {
		opts.First = func(e *explore.Error) { first.CompareAndSwap(nil, e) }
		if opts.Engine == explore.Auto {
			opts.Unroll = v.build.options.Unroll // for bmc, if it takes turns
		}
		return v.explore(ctx, v.prog, opts)
	})
	if err != nil || ended {
		return result, err
	}
	result = v.cut(counts, context.Cause(ctx))
	if result.Error = first.Load(); result.Error != nil {
		result.Verdict = explore.Violation
	}
	return result, nil
}

// cut is the result of a run that ended before its exploration did.
func (s *session) cut(counts explore.Counts, cause error) *explore.Result {
	return &explore.Result{Engine: s.opts.Engine, Model: s.opts.Model, Verdict: explore.Unknown,
		Counts: counts, Reason: cause.Error()}
}

// explain makes the violation readable, as far as there is time.
func (v *verification) explain() error {
	example, simple, err := v.explained(v.result.Error)
	v.example, v.result.Error = example, simple
	if err == nil && example == nil {
		v.notes = append(v.notes, "a limit was reached before the counterexample was worked out")
	}
	return err
}

// explained returns the counterexample of a violation, and the violation with a schedule that is
// easier to read. There is no counterexample if a limit was reached before.
func (s *session) explained(e *explore.Error) (*report.Counterexample, *explore.Error, error) {
	simple, ended, err := attempt(s.soon, func() (*explore.Error, error) { return explore.Simplify(s.prog, e), nil })
	if err != nil {
		return nil, e, err
	}
	if !ended {
		simple = e
	}
	example, _, err := attempt(s.late, func() (*report.Counterexample, error) { return report.Explain(s.prog, simple) })
	var asBug *bug
	if err != nil && !errors.As(err, &asBug) {
		err = &bug{what: fmt.Sprintf("the violation %q does not replay: %v", e.Message, err)}
	}
	return example, simple, err
}
