package robust

import (
	"context"
	"slices"

	"github.com/gomc/gomc/cycle"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// Options configure the functions of this package.
type Options struct {
	// Explore are the options of each exploration. Model, Checks, KeepGoing and
	// Found are set by the functions of this package.
	Explore explore.Options
	// All explores all executions although a cycle was found, and collects the
	// distinct cycles.
	All bool
}

// Result is what [Check] found under one model.
type Result struct {
	Model string
	// Run is the exploration. Its verdict is Safe if the program is robust, and
	// Violation if it is not.
	Run *explore.Result
	// Errors are violations of robustness whose cycles are distinct: no two visit
	// the same places in the source.
	Errors []*explore.Error
}

// Check explores a program under a model and looks for a happens-before cycle in
// each execution, complete or blocked. Errors of the program count as ends of
// executions here, and as nothing else. Under SC every program is robust.
func Check(ctx context.Context, prog event.Program, model string, opts Options) (*Result, error) {
	res := &Result{Model: model}
	seen := map[string]bool{}
	o := opts.Explore
	o.Model, o.KeepGoing = model, opts.All
	o.Checks = []event.ErrorKind{event.RobustnessError}
	o.Found = func(e *explore.Error) {
		if key := places(prog, e.Cycle); !seen[key] {
			seen[key] = true
			res.Errors = append(res.Errors, e)
		}
	}
	var err error
	res.Run, err = explore.Run(ctx, prog, o)
	return res, err
}

// places names the set of places that a cycle visits.
func places(prog event.Program, c *cycle.Cycle) string {
	var all []string
	for i := range c.Events {
		all = append(all, placeOf(prog, c.Events[i].Label.Site).String())
	}
	slices.Sort(all)
	key := ""
	for _, p := range slices.Compact(all) {
		key += p + "\n"
	}
	return key
}

// Counts explores a program under several models, to the end, and returns the
// results in the same order. equal reports whether all models have as many
// executions, complete and blocked for each reason; for complete explorations
// that is the case if and only if the program is robust.
func Counts(ctx context.Context, prog event.Program, models []string, opts Options) (results []*explore.Result, equal bool, err error) {
	equal = true
	for _, model := range models {
		o := opts.Explore
		o.Model, o.KeepGoing, o.Checks = model, true, []event.ErrorKind{}
		r, err := explore.Run(ctx, prog, o)
		if err != nil {
			return nil, false, err
		}
		results = append(results, r)
		equal = equal && Equal(results[0], r)
	}
	return results, equal, nil
}

// Equal reports whether two complete explorations have the same numbers of
// executions, complete and blocked. Executions that engine source takes in vain
// do not count.
func Equal(a, b *explore.Result) bool {
	if !a.Complete || !b.Complete || a.Counts.Executions != b.Counts.Executions {
		return false
	}
	for r := event.NotBlocked; r < event.BlockSleep; r++ {
		if a.Counts.Blocked[r] != b.Counts.Blocked[r] {
			return false
		}
	}
	return true
}
