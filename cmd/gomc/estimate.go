package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
)

// estimation is one run of gomc estimate.
type estimation struct {
	*session
	name     string // of the algorithm
	budget   int    // of Algorithm S
	trials   estimate.Options
	plotFile string
	together *batching // nil without --cluster

	algorithm *estimate.Algorithm
	result    *estimate.Result
	refused   *explore.Refusal // why there is no result
	limit     string           // which limit was reached, "" if none was
	rate      float64          // events a second of a search with as many jobs, 0 if unknown
	exact     *explore.Result  // of a search that came to its end meanwhile, nil if none did
	notes     []string
}

func (t *tool) estimateCommand() *cli.Command {
	return &cli.Command{
		Name:      "estimate",
		Usage:     "tell about how many executions a program has, and how long gomc verify would take",
		ArgsUsage: "FILE...",
		Description: inputHelp + `Random walks through the search of engine trust or trust-rf estimate how many executions it
would count with --keep-going, without exploring them. Algorithms, with the names of the paper
"State Space Estimation for DPOR-based Model Checkers":

  S      stochastic enumeration: a trial keeps up to --budget graphs at a time; the default
  SC     S with levels of equally many choices instead of equally many events: try both
  T      Knuth's walks on the tree of TruSt; often far off
  P      Pitt's walks on the schedules, under sc; hardly ever close
  K      Knuth's walks on the schedules, under sc: biased, each execution counts once for each schedule
  genmc  the estimator of GenMC, with engine trust: biased

S, SC, T and P are unbiased: on average over all seeds a fixed number of trials gives the exact number. How
far the number may be off is said by the confidence interval, unless a note says that it is not to
be trusted.

exit codes:    0 estimated, 2 usage, 3 unsupported, 4 a limit was reached, 70 bug in gomc`,
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "algorithm", Value: estimate.Names()[0], Usage: "`ALGORITHM`: " + strings.Join(estimate.Names(), ", ")},
			&cli.IntFlag{Name: "budget", Value: estimate.DefaultBudget, Usage: "algorithms SC and S: keep up to `N` graphs at a time"},
			&cli.IntFlag{Name: "trials", Value: estimate.DefaultTrials, Usage: "take `N` trials"},
			&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "make the random choices from `N`; the same seed gives the same estimate"},
			&cli.Float64Flag{Name: "relative-error", Usage: "stop when the confidence interval is within this `SHARE` of the mean, such as 0.05; slightly biased", DefaultText: "take all trials"},
			&cli.StringFlag{Name: "model", Value: explore.Models()[0], Usage: "memory `MODEL`: " + strings.Join(explore.Models(), ", ")},
			&cli.StringFlag{Name: "check", Usage: "which errors end executions, see gomc verify: `LIST`", DefaultText: "as gomc verify"},
			&cli.IntFlag{Name: "jobs", Usage: "take `N` trials at the same time, and estimate the time of a search with N jobs; 0 stands for as many as there are cores"},
			&cli.StringFlag{Name: "plot", Usage: "write the running mean to `FILE`, as SVG"},
		}, batchFlags("take trials, too, if that takes more than a second"), exploreFlags(explore.SampledEngines(), explore.SampledEngines()[0]), buildFlags()),
		Action: func(c *cli.Context) error {
			e, err := t.newEstimation(c)
			if err != nil {
				return err
			}
			return e.run(c.Context)
		},
	}
}

// newEstimation checks the flags.
func (t *tool) newEstimation(c *cli.Context) (*estimation, error) {
	s, err := t.newSession(c, explore.SampledEngines())
	if err != nil {
		return nil, err
	}
	e := &estimation{session: s, name: c.String("algorithm"), budget: c.Int("budget"), plotFile: c.String("plot")}
	e.opts.Model, e.opts.KeepGoing = c.String("model"), true
	e.trials = estimate.Options{Trials: c.Int("trials"), Seed: c.Uint64("seed"), RelativeError: c.Float64("relative-error"), Jobs: c.Int("jobs")}
	if err := errors.Join(oneOf("algorithm", e.name, estimate.Names()), oneOf("model", e.opts.Model, explore.Models()), notEmpty(c, "check", "plot")); err != nil {
		return nil, firstOf(err)
	}
	if err := e.checkReuse(); err != nil {
		return nil, err
	}
	for _, name := range []string{"budget", "trials"} {
		if c.Int(name) < 1 {
			return nil, usagef("--%s=%d: want a number of at least 1", name, c.Int(name))
		}
	}
	if c.IsSet("budget") && !e.budgeted() {
		return nil, usagef("--budget is for --algorithm=%s or %s", estimate.NameSC, estimate.NameS)
	}
	if c.IsSet("engine") && e.schedules() {
		return nil, usagef("--engine is not for --algorithm=%s, which walks the schedules, not the search of an engine", e.name)
	}
	if r := e.trials.RelativeError; c.IsSet("relative-error") && !(r > 0 && r < 1) {
		return nil, usagef("--relative-error=%v: want a share between 0 and 1, such as 0.05", r)
	}
	if e.trials.Jobs < 0 {
		return nil, usagef("--jobs=%d: want a number of at least 1, or 0 for all cores", e.trials.Jobs)
	}
	if e.trials.Jobs == 0 {
		e.trials.Jobs = runtime.GOMAXPROCS(0)
	}
	checks, err := parseChecks(c.String("check"), e.opts.Model, e.opts.Engine)
	if err != nil {
		return nil, err
	}
	e.opts.Checks, e.leftOut = checks.kinds, checks.leftOut
	e.build.options.Checks = e.opts.Checks
	if e.together, err = newBatching(c); err != nil {
		return nil, err
	}
	e.build.keep = e.together != nil
	return e, e.fit()
}

// firstOf returns the first of some errors that were joined.
func firstOf(err error) error { return err.(interface{ Unwrap() []error }).Unwrap()[0] }

// fit checks that engine and algorithm do what is asked for.
func (e *estimation) fit() error {
	e.opts.Engine = cmp.Or(e.opts.Engine, explore.SampledEngines()[0])
	if err := explore.Fits(e.opts); err != nil {
		return usagef("%v", err)
	}
	if e.schedules() && e.opts.Model != explore.Models()[0] {
		return usagef("--algorithm=%s is for --model=%s; use --algorithm=S, SC or T", e.name, explore.Models()[0])
	}
	if e.name == estimate.NameGenMC && e.opts.Engine != explore.SampledEngines()[0] {
		return usagef("--algorithm=%s is for --engine=%s", e.name, explore.SampledEngines()[0])
	}
	for _, name := range e.build.inputs {
		if e.plotFile != "" && name != "-" && files.Same(e.plotFile, name) {
			return usagef("--plot=%s would overwrite the input %s", e.plotFile, name)
		}
	}
	return nil
}

// budgeted reports whether the algorithm has a budget.
func (e *estimation) budgeted() bool { return e.name == estimate.NameS || e.name == estimate.NameSC }

// schedules reports whether the algorithm walks schedules, whose cost is not that of a search of graphs.
func (e *estimation) schedules() bool {
	return e.name == estimate.NameK || e.name == estimate.NameP
}

// run estimates and reports.
func (e *estimation) run(ctx context.Context) (err error) {
	ctx, stop := e.begin(ctx)
	defer stop()
	e.prog, err = e.loaded(ctx, &e.session.budget, e.build)
	switch {
	case isLimit(err):
		e.limit = err.Error()
	case err != nil:
		return err
	default:
		if err := e.estimate(ctx); err != nil {
			return err
		}
	}
	e.writePlot()
	e.code = e.exitCode()
	if e.json {
		return e.jsonReport().write(e.stdout)
	}
	return e.print()
}

// estimate takes the trials.
func (e *estimation) estimate(ctx context.Context) (err error) {
	e.prog.until(ctx)
	defer e.prog.until(nil)
	if e.algorithm, err = estimate.New(ctx, e.name, e.budget, e.prog, e.opts); err != nil {
		return &bug{what: err} // the options were checked before
	}
	type outcome struct {
		result *estimate.Result
		err    error
	}
	o, ended, err := attempt(e.soon, func() (outcome, error) {
		take := estimate.Run
		if e.together != nil {
			take = e.runTogether
		}
		r, err := take(ctx, e.algorithm, e.trials)
		return outcome{r, err}, nil
	})
	switch {
	case err != nil:
		return err
	case !ended:
		e.limit = context.Cause(ctx).Error()
		return nil
	}
	if len(o.result.Trials) > 0 {
		e.result = o.result
	}
	var asUsage *usageError // of a cluster
	switch {
	case errors.As(o.err, &asUsage):
		return o.err
	case errors.As(o.err, &e.refused):
		e.result = nil
		return nil
	case isLimit(o.err):
		e.limit = o.err.Error()
		return nil
	case o.err != nil:
		return &bug{what: o.err}
	case e.schedules() || e.name == estimate.NameGenMC:
		return nil
	}
	return e.measure(ctx)
}

// measuring is how long a search is observed for its speed.
const measuring = 400 * time.Millisecond

// measure explores for a moment, to know how fast that is.
func (e *estimation) measure(ctx context.Context) error {
	moment, cancel := context.WithTimeoutCause(ctx, measuring, explore.ErrTimeout)
	defer cancel()
	opts := e.opts
	opts.Jobs = e.trials.Jobs
	start := time.Now()
	res, ended, err := attempt(e.soon, func() (*explore.Result, error) { return e.explore(moment, e.prog, opts) })
	if err != nil || !ended {
		return err
	}
	e.rate = float64(res.Counts.Events) / time.Since(start).Seconds()
	if res.Complete {
		e.exact = res
	}
	return nil
}

// seconds returns how long a search would take.
func (e *estimation) seconds() (s estimate.Summary, ok bool) {
	if e.rate == 0 || e.result == nil {
		return s, false
	}
	s = e.result.Summary(explore.Events)
	s.Mean, s.Low, s.High, s.Error = s.Mean/e.rate, s.Low/e.rate, s.High/e.rate, s.Error/e.rate
	return s, true
}

func (e *estimation) exitCode() int {
	switch {
	case e.refused != nil && e.refused.Verdict == explore.Unsupported:
		return exitUnsupported
	case e.refused != nil || e.limit != "" || e.result == nil:
		return exitUnknown
	}
	return exitSafe
}

func (e *estimation) writePlot() {
	if e.plotFile == "" {
		return
	}
	if e.result == nil {
		e.notes = append(e.notes, fmt.Sprintf("--plot: there is no estimate, so that %s was not written", e.plotFile))
		e.plotFile = ""
		return
	}
	title := fmt.Sprintf("%s: executions, algorithm %s, running mean and 95%% confidence interval", strings.Join(e.build.inputs, " "), e.described())
	err := files.Write(e.plotFile, func(w io.Writer) error { return e.result.WritePlot(w, explore.Executions, title) })
	if err != nil {
		e.complain(fmt.Sprintf("--plot: %v", err))
		e.plotFile = ""
	}
}

// described is the algorithm with its budget.
func (e *estimation) described() string {
	if e.budgeted() {
		return fmt.Sprintf("%s with a budget of %d", e.name, e.budget)
	}
	return e.name
}

// rounded writes a number as precisely as it is known.
func rounded(v, err float64) string {
	if v < 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return fmt.Sprint(v)
	}
	if v >= 1e15 {
		return fmt.Sprintf("%.3g", v)
	}
	step := 1.0
	for err > 0 && step*100 <= err {
		step *= 10
	}
	return thousands(uint64(math.Round(v/step) * step))
}
