package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/explore"
)

// statesEngine is the engine that visits states.
const statesEngine = "states"

// statesFlags are the flags that have a meaning with engine states alone.
func statesFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "visited", Value: explore.VisitedSets()[0], Usage: "engine states: keep visited states as `SET`: exact; hash, a hash of each; bits, a few bits of each in an array that does not grow. Never safe but with exact"},
		&cli.IntFlag{Name: "preemptions", DefaultText: "any number", Usage: "explore only schedules with at most `N` preemptions, with engine states: steps of a thread although the one before could go on. Never safe where that leaves schedules out"},
		&cli.StringFlag{Name: "dot-states", Usage: fmt.Sprintf("engine states: write the states that were visited to `FILE`, for Graphviz, if they are at most %d", maxDrawing)},
		&cli.BoolFlag{Name: "no-symmetry", DisableDefaultText: true, Usage: "engine states: tell apart states in which threads that are alike have exchanged their places"},
		&cli.BoolFlag{Name: "no-reduction", DisableDefaultText: true, Usage: "engine states: visit every state, also where one order of steps stands for others"},
		&cli.StringFlag{Name: "reductions", Usage: "engine states: use the reductions of `LIST` alone, of " + strings.Join(explore.StateReductions(), ", ") + "; none for none (default: all)"},
		&cli.StringFlag{Name: "search", Value: "breadth", Usage: "engine states: `ORDER` of the search: breadth, for short counterexamples; depth, which finds what lies deep earlier, with one job"},
	}
}

// parseStates checks the flags of statesFlags, and that there is none that engine states ignores.
func (v *verification) parseStates(c *cli.Context) error {
	if c.IsSet("preemptions") {
		if err := v.parsePreemptions(c); err != nil {
			return err
		}
	}
	if v.opts.Engine != statesEngine {
		for _, f := range statesFlags() {
			if name := f.Names()[0]; c.IsSet(name) {
				return usagef("--%s is for --engine=%s", name, statesEngine)
			}
		}
	} else if c.IsSet("max-steps") {
		return usagef("--max-steps is not for --engine=%s, which comes to an end where executions have none", statesEngine)
	}
	v.opts.NoReduction, v.opts.NoSymmetry = c.Bool("no-reduction"), c.Bool("no-symmetry")
	if c.IsSet("reductions") {
		if err := v.parseReductions(c.String("reductions")); err != nil {
			return err
		}
	}
	if err := oneOf("search", c.String("search"), []string{"breadth", "depth"}); err != nil {
		return err
	}
	v.opts.DepthFirst = c.String("search") == "depth"
	if v.drawTo = c.String("dot-states"); v.drawTo != "" {
		v.opts.MaxDrawing = maxDrawing
	}
	return v.parseVisited(c)
}

// parsePreemptions takes the bound on preemptions, which chooses the engine.
func (v *verification) parsePreemptions(c *cli.Context) error {
	if v.opts.Engine == "" || v.opts.Engine == explore.Auto {
		v.opts.Engine = statesEngine
	}
	if v.opts.Engine != statesEngine {
		return usagef("--preemptions is for --engine=%s", statesEngine)
	}
	n := c.Int("preemptions")
	if n < 0 || n > explore.MaxPreemptions {
		return usagef("--preemptions=%d: it can be 0 to %d", n, explore.MaxPreemptions)
	}
	for _, other := range []string{"dot-states", "reductions"} {
		if c.IsSet(other) {
			return usagef("--preemptions and --%s exclude each other", other)
		}
	}
	v.opts.Preemptions = &n
	return nil
}

// parseReductions takes the reductions that engine states is to use.
func (v *verification) parseReductions(list string) error {
	v.opts.Without = explore.StateReductions()
	if list == "none" {
		return nil
	}
	for name := range strings.SplitSeq(list, ",") {
		if err := oneOf("reduction", name, explore.StateReductions()); err != nil {
			return err
		}
		v.opts.Without = slices.DeleteFunc(v.opts.Without, func(w string) bool { return w == name })
	}
	return nil
}

// parseVisited checks how visited states are kept. With bits, half of the memory that may be used is for their array.
func (v *verification) parseVisited(c *cli.Context) error {
	v.opts.Visited = c.String("visited")
	if err := oneOf("visited", v.opts.Visited, explore.VisitedSets()); err != nil {
		return err
	}
	if v.opts.Visited == explore.VisitedSets()[0] {
		return nil
	}
	if v.opts.DepthFirst || v.drawTo != "" || c.Int("jobs") > 1 {
		return usagef("--visited=%s searches breadth first, with one job, and draws no states: it excludes --search=depth, --jobs and --dot-states", v.opts.Visited)
	}
	if v.opts.Visited == "bits" {
		v.opts.BitBytes = v.budget.memory / 2
	}
	return nil
}
