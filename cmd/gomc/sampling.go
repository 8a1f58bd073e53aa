package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// sampling is what gomc test adds to a verification.
type sampling struct {
	how      explore.Sampling
	tested   *explore.Tested
	estimate *estimate.Summary // of the executions that the program has; nil if it is not known
	together *batching         // nil without --cluster
}

// defaultTime is how long gomc test takes executions if nobody says.
const defaultTime = time.Minute

func (t *tool) testCommand() *cli.Command {
	return &cli.Command{
		Name:      "test",
		Usage:     "execute a program under random schedules, where verify would take too long",
		ArgsUsage: "FILE...",
		Description: inputHelp + `Executions are drawn until one violates a property, which is reported as gomc verify does it, or until --time or --trials is
over. Then the verdict is unknown: random schedules prove nothing. Strategies, which take turns if several are given:

  pct    probabilistic concurrency testing: threads have priorities, which change --depth minus 1 times
  pos    partial order sampling: steps have priorities, drawn anew where they race
  surw   selectively uniform random walk: the accesses to one location come in any order, another location each time
  urw    uniform random walk: schedules are equally likely as far as threads do not wait for each other
  walk   any thread takes the next step

Under ra and rc11 there are no schedules: executions are graphs, and a read takes one of the writes that the model allows. Strategies:

  pctwm  probabilistic concurrency testing for weak memory: --depth operations see what others do, and read one of the --history newest
         writes; all others see what their threads know already
  walk   any thread takes the next step, reads any write that the model allows, and writes at any such place in coherence order

An execution depends on the seed and its number alone: the same seed finds the same violation, whatever --jobs.

exit codes:    1 violation, 2 usage, 3 unsupported, 4 no violation was found, or a limit was hit, 70 bug in gomc`,
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "strategy", Usage: "draw schedules by the strategies of `LIST`: " + strings.Join(explore.Strategies(), ", "), DefaultText: "all that the model has, in turns"},
			&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "make the random choices from `N`"},
			&cli.IntFlag{Name: "depth", Usage: "strategies pct and pctwm: look for errors of depth `N`", DefaultText: depthText()},
			&cli.IntFlag{Name: "history", Value: explore.DefaultHistory, Usage: "strategy pctwm: who sees what others do reads one of the `N` newest writes"},
			&cli.Uint64Flag{Name: "trials", Usage: "take `N` executions", DefaultText: "as many as --time allows"},
			&cli.StringFlag{Name: "time", Usage: "take executions for `TIME`: 90 (seconds), 90s or 1h30m", DefaultText: "1m, or no limit with --trials"},
			&cli.IntFlag{Name: "jobs", Value: 1, Usage: "take `N` executions at the same time; 0 stands for as many as there are cores"},
			&cli.StringFlag{Name: "model", Value: explore.Models()[0], Usage: "memory `MODEL`: " + strings.Join(explore.Models(), ", ")},
			&cli.StringFlag{Name: "check", Usage: "check `LIST`: " + kindList(availableChecks()) + ", or all; -KIND excludes one", DefaultText: "as gomc verify"},
			&cli.BoolFlag{Name: "keep-going", DisableDefaultText: true, Usage: "take all executions although a violation was found, and count those that violate a property"},
			&cli.StringFlag{Name: "trace-out", Usage: "write the counterexample to `FILE`, for gomc replay"},
			contextFlag(),
			&cli.StringFlag{Name: "svg", Usage: "draw the event graph of the counterexample to `FILE`, as SVG"},
			&cli.StringFlag{Name: "dot", Usage: "write the event graph of the counterexample to `FILE`, for Graphviz"},
			&cli.StringFlag{Name: "html", Usage: "write the result, with the counterexample as a timeline beside the source, to `FILE` as one page"},
			&cli.StringFlag{Name: "sarif", Usage: "write the result to `FILE` in the format SARIF, for code hosts"},
			progressFlag(),
		}, batchFlags("take executions, too, if that takes more than a second"), withoutEngine(exploreFlags(nil, "")), buildFlags()),
		Action: func(c *cli.Context) error {
			v, err := t.newTest(c)
			if err != nil {
				return err
			}
			return v.run(c.Context)
		},
	}
}

// withoutEngine leaves out the flag that names an engine.
func withoutEngine(flags []cli.Flag) []cli.Flag {
	return slices.DeleteFunc(flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), "engine") })
}

// newTest checks the flags.
func (t *tool) newTest(c *cli.Context) (*verification, error) {
	s, err := t.newSession(c, nil)
	if err != nil {
		return nil, err
	}
	v := &verification{session: s, traceOut: c.String("trace-out"), dotOut: c.String("dot"), svgOut: c.String("svg"), sarifOut: c.String("sarif"), htmlOut: c.String("html")}
	v.opts.Model, v.opts.KeepGoing = c.String("model"), c.Bool("keep-going")
	if v.context = c.Int("context"); v.context < 0 {
		return nil, usagef("--context=%d: want a number of lines", v.context)
	}
	if v.deepens {
		return nil, usagef("--unroll=auto is for gomc verify; gomc test takes a number")
	}
	if err := oneOf("model", v.opts.Model, explore.Models()); err != nil {
		return nil, err
	}
	if err := notEmpty(c, "check", "trace-out", "dot", "svg", "sarif", "html", "strategy", "time"); err != nil {
		return nil, err
	}
	if v.sampling, err = newSampling(c, v.opts.Model); err != nil {
		return nil, err
	}
	v.opts.Jobs = v.sampling.how.Jobs
	like := "naive" // an engine that executes steps, as this does
	if !slices.Contains(explore.OperationalModels(), v.opts.Model) {
		like = "trust" // one that builds graphs
	}
	checks, err := parseChecks(c.String("check"), v.opts.Model, like)
	if err != nil {
		return nil, err
	}
	v.opts.Checks, v.leftOut = checks.kinds, checks.leftOut
	v.build.options.Checks = v.opts.Checks
	if v.sampling.together, err = newBatching(c); err != nil {
		return nil, err
	}
	v.build.keep = v.sampling.together != nil
	return v, v.keepInputs()
}

// depthText says which depth of errors is looked for if nobody says.
func depthText() string {
	return fmt.Sprintf("%d, or %d under ra and rc11", explore.DepthFor("sc"), explore.DepthFor("rc11"))
}

// newSampling checks the flags that say how executions are drawn.
func newSampling(c *cli.Context, model string) (*sampling, error) {
	all := explore.StrategiesFor(model)
	s := &sampling{how: explore.Sampling{Seed: c.Uint64("seed"), Depth: explore.DepthFor(model), History: c.Int("history"), Executions: c.Uint64("trials"), Jobs: c.Int("jobs"), Strategies: all}}
	if c.IsSet("depth") {
		s.how.Depth = c.Int("depth")
	}
	if c.IsSet("strategy") {
		s.how.Strategies = strings.Split(c.String("strategy"), ",")
		for i, name := range s.how.Strategies {
			name = strings.TrimSpace(name)
			s.how.Strategies[i] = name
			if err := oneOf("strategy", name, explore.Strategies()); err != nil {
				return nil, err
			}
			if !slices.Contains(all, name) {
				return nil, usagef("--strategy=%s is not for --model=%s, which has: %s", name, model, strings.Join(all, ", "))
			}
		}
	}
	pctwm := slices.Contains(s.how.Strategies, "pctwm")
	switch {
	case s.how.Depth < 1:
		return nil, usagef("--depth=%d: want a number of at least 1", s.how.Depth)
	case s.how.History < 1:
		return nil, usagef("--history=%d: want a number of at least 1", s.how.History)
	case c.IsSet("depth") && !pctwm && !slices.Contains(s.how.Strategies, "pct"):
		return nil, usagef("--depth is for --strategy=pct and pctwm")
	case c.IsSet("history") && !pctwm:
		return nil, usagef("--history is for --strategy=pctwm")
	case c.IsSet("trials") && s.how.Executions == 0:
		return nil, usagef("--trials=0: want a number of at least 1")
	case s.how.Jobs < 0:
		return nil, usagef("--jobs=%d: want a number of at least 1, or 0 for all cores", s.how.Jobs)
	case s.how.Jobs == 0:
		s.how.Jobs = runtime.GOMAXPROCS(0)
	}
	var err error
	if s.how.Time, err = parseTime("time", c.String("time")); err != nil {
		return nil, err
	}
	if s.how.Time == 0 && s.how.Executions == 0 {
		s.how.Time = defaultTime
	}
	return s, nil
}

// sample loads the program and takes executions.
func (v *verification) sample(ctx context.Context) error {
	prog, err := v.loaded(ctx, &v.budget, v.build)
	if isLimit(err) {
		v.sampling.tested = &explore.Tested{Result: v.cut(explore.Counts{}, err)}
		v.result = v.sampling.tested.Result
		return nil
	}
	if err != nil {
		return err
	}
	v.prog = prog
	tested, ended, counts, err := supervise(ctx, v.session, func(opts explore.Options) (*explore.Tested, error) {
		if v.sampling.together != nil {
			return v.sampleTogether(ctx, opts)
		}
		return explore.Test(ctx, v.prog, opts, v.sampling.how)
	})
	if err != nil {
		return err
	}
	if !ended {
		tested = &explore.Tested{Result: v.cut(counts, context.Cause(ctx))}
	}
	v.sampling.tested, v.result = tested, tested.Result
	if ended && tested.First == 0 && tested.Verdict == explore.Unknown && ctx.Err() == nil {
		return v.estimateTotal(ctx)
	}
	return nil
}

// estimating is how long the number of all executions is estimated.
const estimating = 500 * time.Millisecond

// estimateTotal estimates how many executions the program has, if that is cheap.
func (v *verification) estimateTotal(ctx context.Context) error {
	opts := explore.Options{Engine: "trust", Model: v.opts.Model, Checks: slices.DeleteFunc(slices.Clone(v.opts.Checks), func(k event.ErrorKind) bool {
		return !slices.Contains(explore.EnginesFor(v.opts.Model, []event.ErrorKind{k}), "trust")
	}), MaxSteps: v.opts.MaxSteps}
	short, cancel := context.WithTimeoutCause(ctx, estimating, explore.ErrTimeout)
	defer cancel()
	v.prog.until(short)
	defer v.prog.until(nil)
	algorithm, err := estimate.New(short, estimate.NameSC, estimate.DefaultBudget, v.prog, opts)
	if err != nil {
		return nil // nobody has asked for it
	}
	r, ended, err := attempt(after(short, v.budget.grace/2), func() (*estimate.Result, error) {
		r, err := estimate.Run(short, algorithm, estimate.Options{Trials: 64, Seed: 1})
		if r == nil || isLimit(err) {
			err = nil
		}
		return r, err
	})
	var asBug *bug
	switch {
	case errors.As(err, &asBug):
		return err
	case err != nil || !ended || r == nil || len(r.Trials) == 0:
		return nil
	}
	s := r.Summary(explore.Executions)
	v.sampling.estimate = &s
	return nil
}

// untested is the line of a verdict that no violation was found.
func (v *verification) untested(restricted string) string {
	t := v.sampling.tested
	if why := t.Reason; t.Taken == 0 || !strings.Contains(why, "seed") {
		return fmt.Sprintf("gomc: UNKNOWN: %s; no violation in %s (seed %d)%s", why, executions(t.Taken), v.sampling.how.Seed, restricted)
	}
	return fmt.Sprintf("gomc: UNKNOWN: no violation in %s (seed %d), which proves nothing%s", executions(t.Taken), v.sampling.how.Seed, restricted)
}

// samples writes how many executions were taken, and what they have shown.
func (v *verification) samples(row func(name, format string, args ...any)) {
	t, r := v.sampling.tested, v.result
	text := thousands(t.Taken)
	if t.First > 0 {
		text += fmt.Sprintf("; the first that violates a property is number %s", thousands(t.First))
	}
	if v.opts.KeepGoing {
		var by []string
		for _, turns := range t.Turns {
			by = append(by, fmt.Sprintf("%s %s of %s", turns.Strategy, thousands(turns.Erroneous), thousands(turns.Taken)))
		}
		text += "; with a violation: " + strings.Join(by, ", ")
	}
	row("executions", "%s (seed %d)", text, v.sampling.how.Seed)
	if t.Long > 0 {
		row("", "%s were cut at %s steps (--max-steps)", thousands(t.Long), thousands(uint64(v.opts.MaxSteps)))
	}
	if t.Distinct > 0 {
		about := ""
		if !t.Exact {
			about = "about "
		}
		row("distinct", "%s%s, %s%s of them new in the last %s", about, executions(t.Distinct), about, thousands(t.Late), thousands(t.Tail))
	}
	if s := v.sampling.estimate; s != nil && s.Mean > 0 {
		doubt := ""
		if s.Doubt != "" {
			doubt = ", which may be far off"
		}
		row("in all", "about %s executions, as gomc estimate has it%s", rounded(s.Mean, s.High-s.Mean), doubt)
	}
	if t.Pairs > 0 {
		row("reads-from", "%s pairs of a place that writes and a place that reads it", thousands(uint64(t.Pairs)))
	}
	buffers := ""
	if v.opts.Model != "sc" && slices.Contains(explore.OperationalModels(), v.opts.Model) {
		buffers = " and their buffers"
	}
	row("longest", "%s steps, %s", thousands(uint64(t.Steps)), plural(t.Processes, "thread", "threads"+buffers))
	if t.Bound > 0 && r.Verdict != explore.Unsupported {
		row("bound", "%s", v.bound())
	}
}

// bound says what strategy pct, or pctwm, promises.
func (v *verification) bound() string {
	t, how := v.sampling.tested, v.sampling.how
	all := fmt.Sprintf("1/%s in one execution", thousands(uint64(math.Round(min(1/t.Bound, 1e18)))))
	if n := t.Promised; n > 0 {
		all += fmt.Sprintf(", %.3g in the %s that were drawn knowing these numbers", -math.Expm1(float64(n)*math.Log1p(-min(t.Bound, 1))), thousands(n))
	}
	switch v.opts.Model {
	case explore.Models()[0]:
		return fmt.Sprintf("pct meets an error of depth %d with a probability of at least 1/(%d * %d^%d) = %s", how.Depth, t.Processes, t.Steps, how.Depth-1, all)
	case "tso", "pso":
		return fmt.Sprintf("pct meets an error of depth %d with a probability of at least 1/(%d * %d^%d) = %s; that is for %s", how.Depth, t.Processes, t.Steps, how.Depth-1, all, explore.Models()[0])
	}
	return fmt.Sprintf("pctwm meets an error of depth %d and history %d with a probability of at least %s, if no execution has more than %s", how.Depth, how.History, all,
		plural(t.Communications, "operation that communicates", "operations that communicate"))
}

// jsonSampling is what --json says of random schedules.
type jsonSampling struct {
	Seed          uint64          `json:"seed"`
	Strategies    []explore.Turns `json:"strategies"`
	Depth         int             `json:"depth"`
	History       int             `json:"history"`
	Executions    uint64          `json:"executions"`
	First         uint64          `json:"first_violation"`
	Cut           uint64          `json:"cut"`
	Distinct      uint64          `json:"distinct"`
	Exact         bool            `json:"distinct_exact"`
	Late          uint64          `json:"distinct_late"`
	Tail          uint64          `json:"late_executions"`
	Pairs         int             `json:"reads_from_pairs"`
	Threads       int             `json:"threads"`
	Steps         int             `json:"steps"`
	Communicating int             `json:"communicating_operations"`
	Bound         float64         `json:"pct_bound"`
	Promised      uint64          `json:"pct_promised_executions"`
	Estimate      *float64        `json:"estimated_executions"`
}

func (s *sampling) json() *jsonSampling {
	if s == nil {
		return nil
	}
	t := s.tested
	j := &jsonSampling{Seed: s.how.Seed, Strategies: t.Turns, Depth: s.how.Depth, History: s.how.History, Executions: t.Taken, First: t.First, Cut: t.Long,
		Distinct: t.Distinct, Exact: t.Exact, Late: t.Late, Tail: t.Tail, Pairs: t.Pairs, Threads: t.Processes, Steps: t.Steps, Communicating: t.Communications, Bound: t.Bound, Promised: t.Promised}
	nonNil(&j.Strategies)
	if s.estimate != nil {
		j.Estimate = &s.estimate.Mean
	}
	return j
}
