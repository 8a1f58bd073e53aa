package main

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/robust"
)

// robustness is one run of gomc robust.
type robustness struct {
	*session
	models   []string
	all      bool
	noFences bool

	sc     *explore.Result
	found  []*modelResult
	reason string // why the run ended early
}

// modelResult is what was found under one model.
type modelResult struct {
	*robust.Result
	examples []*report.Counterexample // of Errors
	repair   *robust.Repair           // nil if none was looked for
}

// status describes the verdict under the model.
func (r *modelResult) status() string {
	switch {
	case len(r.Errors) > 0:
		return "not_robust"
	case r.Run.Verdict == explore.Safe:
		return "robust"
	case r.Run.Verdict == explore.Unsupported:
		return "unsupported"
	}
	return "unknown"
}

func (t *tool) robustCommand() *cli.Command {
	weak := explore.OperationalModels()[1:]
	engines := explore.EnginesFor(weak[0], []event.ErrorKind{event.RobustnessError})
	return &cli.Command{
		Name:      "robust",
		Usage:     "tell whether weaker memory models make a difference, and which fences prevent it",
		ArgsUsage: "FILE...",
		Description: inputHelp + `A program is robust under a memory model if each of its executions is possible under sequential
consistency (sc): if there is no happens-before cycle. Executions are counted under each model; for a
robust program the numbers are equal. For other programs a cycle is shown, and a minimal set of fences
that makes the program robust. Errors of the program end its executions silently; gomc verify finds them.

exit codes:    0 robust, 1 not robust, 2 usage, 3 unsupported, 4 unknown, 70 bug in gomc`,
		Flags: slices.Concat([]cli.Flag{
			&cli.StringFlag{Name: "model", Usage: "compare sc with `MODEL` only: " + strings.Join(weak, ", "), DefaultText: "all"},
			&cli.BoolFlag{Name: "all", DisableDefaultText: true, Usage: "explore all executions although a cycle was found: show each distinct cycle, and exact counts"},
			progressFlag(),
			&cli.BoolFlag{Name: "no-fences", DisableDefaultText: true, Usage: "do not look for fences"},
		}, exploreFlags(engines, engines[0]), buildFlags()),
		Action: func(c *cli.Context) error {
			s, err := t.newSession(c, engines)
			if err != nil {
				return err
			}
			s.opts.Engine = cmp.Or(s.opts.Engine, engines[0])
			s.build.options.Checks = []event.ErrorKind{event.RobustnessError}
			r := &robustness{session: s, models: weak, all: c.Bool("all"), noFences: c.Bool("no-fences")}
			if model := c.String("model"); c.IsSet("model") {
				if err := oneOf("model to compare with sc", model, weak); err != nil {
					return err
				}
				r.models = []string{model}
			}
			return r.run(c.Context)
		},
	}
}

// run checks and reports.
func (r *robustness) run(ctx context.Context) (err error) {
	ctx, stop := r.begin(ctx)
	defer stop()
	r.prog, err = r.loaded(ctx, &r.budget, r.build)
	switch {
	case isLimit(err):
		r.reason = err.Error()
	case err != nil:
		return err
	default:
		if err := r.check(ctx); err != nil {
			return err
		}
	}
	r.code = r.exitCode()
	if r.json {
		return r.jsonReport().write(r.stdout)
	}
	return r.print()
}

// check explores the program under all models. Where a limit ends it, reason is
// set.
func (r *robustness) check(ctx context.Context) error {
	counts, err := stage(ctx, r, func(o explore.Options) ([]*explore.Result, error) {
		counts, _, err := robust.Counts(ctx, r.prog, explore.OperationalModels()[:1], robust.Options{Explore: o})
		return counts, err
	})
	if err != nil || counts == nil {
		return err
	}
	r.sc = counts[0]
	for _, model := range r.models {
		res, err := stage(ctx, r, func(o explore.Options) (*robust.Result, error) {
			return robust.Check(ctx, r.prog, model, robust.Options{Explore: o, All: r.all})
		})
		if err != nil || res == nil {
			return err
		}
		m := &modelResult{Result: res}
		r.found = append(r.found, m)
		if err := r.explain(ctx, m); err != nil {
			return err
		}
		if len(m.Errors) == 0 || r.noFences {
			continue
		}
		m.repair, err = stage(ctx, r, func(o explore.Options) (*robust.Repair, error) {
			return robust.Fences(ctx, r.prog, res, robust.Options{Explore: o})
		})
		if err != nil || m.repair == nil {
			return err
		}
	}
	return nil
}

// stage runs one exploration; the result is the zero value if a limit ended it.
func stage[T any](ctx context.Context, r *robustness, do func(explore.Options) (T, error)) (result T, err error) {
	result, ended, _, err := supervise(ctx, r.session, do)
	if !ended {
		r.reason = context.Cause(ctx).Error()
	}
	return result, err
}

// explain makes the counterexamples readable, as far as there is time.
func (r *robustness) explain(ctx context.Context, m *modelResult) error {
	for _, e := range m.Errors {
		example, _, err := r.explained(e)
		if err != nil {
			return err
		}
		if example == nil {
			r.reason = context.Cause(ctx).Error()
			break
		}
		m.examples = append(m.examples, example)
	}
	return nil
}

// verdict is the worst of the models.
func (r *robustness) verdict() string {
	has := func(status string) bool {
		return slices.ContainsFunc(r.found, func(m *modelResult) bool { return m.status() == status })
	}
	switch {
	case has("not_robust"):
		return "not_robust"
	case has("unsupported") || r.sc != nil && r.sc.Verdict == explore.Unsupported:
		return "unsupported"
	case has("unknown") || len(r.found) < len(r.models):
		return "unknown"
	}
	return "robust"
}

func (r *robustness) exitCode() int {
	switch r.verdict() {
	case "robust":
		return exitSafe
	case "not_robust":
		return exitViolation
	case "unsupported":
		return exitUnsupported
	}
	return exitUnknown
}

// bounded reports whether a loop was cut under any model.
func (r *robustness) bounded() bool {
	return r.sc != nil && r.sc.Bounded || slices.ContainsFunc(r.found, func(m *modelResult) bool { return m.Run.Bounded })
}
