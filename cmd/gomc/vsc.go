package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/files"
	"github.com/gomc/gomc/vsc"
	"github.com/gomc/gomc/vsc/history"
)

// coreBudget limits the search for a smaller core: it is about a second for each candidate.
const coreBudget = 256

// consistency is one run of gomc vsc.
type consistency struct {
	*tool
	budget
	input string
	json  bool
	quiet bool
	start time.Time

	history *history.History
	problem *vsc.Problem
	verdict vsc.Verdict
	stats   vsc.Stats // of the whole history
	witness []int32
	reason  string // why the verdict is unknown

	// If there is no witness:
	core     []int32
	minimal  bool
	conflict *vsc.Conflict // nil if the core takes a search, or if it may not be minimal
}

func (t *tool) vscCommand() *cli.Command {
	return &cli.Command{
		Name:      "vsc",
		Usage:     "tell whether a history of reads and writes is sequentially consistent",
		ArgsUsage: "HISTORY",
		Description: `HISTORY is a JSON file, - for standard input, with the operations of sessions and the values that
they read and wrote; see docs/history.md. If it is sequentially consistent, an order of all operations is
printed in which each read returns the latest write; if not, a minimal set of reads that no order explains.

exit codes:    0 consistent, 1 not consistent, 2 usage or bad input, 4 unknown, 70 bug in gomc`,
		Flags: append(budgetFlags(),
			&cli.BoolFlag{Name: "json", DisableDefaultText: true, Usage: "print one JSON object; see docs/json.md"},
			&cli.BoolFlag{Name: "quiet", DisableDefaultText: true, Usage: "print the verdict only"},
		),
		Action: func(c *cli.Context) (err error) {
			v := &consistency{tool: t, json: c.Bool("json"), quiet: c.Bool("quiet"), start: time.Now()}
			if v.json && v.quiet {
				return usagef("--quiet and --json exclude each other")
			}
			if v.budget, err = t.newBudget(c); err != nil {
				return err
			}
			if c.Args().Len() != 1 {
				return usagef("want one history; try: gomc vsc history.json")
			}
			v.input = c.Args().First()
			return v.run(c.Context)
		},
	}
}

// inputError is an error at a place in an input.
type inputError struct {
	file string
	err  *history.Error
}

func (e *inputError) Error() string { return e.file + ":" + e.err.Error() }

// read reads the history.
func (v *consistency) read() error {
	var data []byte
	var err error
	if v.input == "-" {
		if data, err = files.ReadAll(v.stdin); err != nil {
			err = fmt.Errorf("standard input: %w", err)
		}
	} else {
		data, err = files.Read(v.input)
	}
	if err != nil {
		return err
	}
	if v.history, err = history.Parse(data); err != nil {
		var at *history.Error
		if errors.As(err, &at) {
			err = &inputError{v.input, at}
		}
		return err
	}
	v.problem = v.history.Problem()
	if err := v.problem.Validate(); err != nil {
		return usagef("%s: %v", v.input, err)
	}
	return nil
}

// run decides and reports.
func (v *consistency) run(ctx context.Context) error {
	ctx, stop := v.begin(ctx)
	defer stop()
	done, ended, err := attempt(v.late, func() (*consistency, error) {
		w := *v
		return &w, w.decide(ctx)
	})
	switch {
	case err != nil:
		return err
	case ended:
		*v = *done
	default:
		v.history, v.verdict, v.reason = &history.History{}, vsc.Unknown, context.Cause(ctx).Error()
	}
	switch v.verdict {
	case vsc.Inconsistent:
		v.code = exitViolation
	case vsc.Unknown:
		v.code = exitUnknown
	}
	if v.json {
		return v.jsonReport().write(v.stdout)
	}
	return v.print()
}

// decide reads the history and looks for a witness, or for a core.
func (v *consistency) decide(ctx context.Context) error {
	if err := v.read(); err != nil {
		return err
	}
	solver := &vsc.Solver{Options: vsc.Options{Stop: func() bool { return ctx.Err() != nil }}}
	v.witness, v.verdict = solver.Solve(v.problem, nil)
	v.stats = solver.Stats
	switch v.verdict {
	case vsc.Consistent:
		if err := v.problem.Check(v.witness); err != nil {
			return &bug{what: fmt.Sprintf("the order of the operations is wrong: %v", err)}
		}
	case vsc.Inconsistent:
		v.explain(solver)
	default:
		v.reason = context.Cause(ctx).Error()
	}
	return nil
}

// explain looks for a core. A read whose value nobody writes is one.
func (v *consistency) explain(solver *vsc.Solver) {
	for i, e := range v.problem.Events {
		if e.Kind.Reads() && len(v.problem.Good[e.Good]) == 0 {
			v.core, v.minimal, v.conflict = []int32{int32(i)}, true, &vsc.Conflict{Blind: int32(i)}
			return
		}
	}
	if v.quiet {
		return
	}
	v.core, v.minimal = solver.Core(v.problem, coreBudget)
	v.conflict = solver.Conflict()
}

// unwritten reports whether nobody writes what an operation reads.
func (v *consistency) unwritten(op int32) bool {
	return len(v.problem.Good[v.problem.Events[op].Good]) == 0
}

// blame classifies why the core is one, for JSON. It is empty where nobody has
// looked, or where the look was cut short.
func (v *consistency) blame() string {
	switch c := v.conflict; {
	case c == nil && !v.minimal:
		return ""
	case c == nil:
		return "search"
	case c.Cycle != nil:
		return "cycle"
	case v.unwritten(c.Blind):
		return "unwritten"
	}
	return "hidden"
}
