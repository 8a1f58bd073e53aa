package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gomc/gomc/explore"
)

// errBeaten ends the search of engines that were not first.
var errBeaten = errors.New("another engine was first")

// finisher is a search that has ended.
type finisher struct {
	*session
	result *explore.Result
	err    error
}

// answers reports whether a result decides.
func answers(r *explore.Result) bool {
	return r != nil && (r.Verdict == explore.Safe || r.Verdict == explore.Violation)
}

// besides reports whether engines that explore and the one that asks a solver are to run side by side: where several jobs were asked for, no engine was
// named, and both kinds can do the same. Where no number of jobs was asked for, explore does so itself.
func (v *verification) besides() bool {
	return v.jobsNamed && v.opts.Jobs > 1 && v.opts.Engine == explore.Auto && slices.Contains(explore.EnginesFor(v.opts.Model, v.opts.Checks), inputEngine) &&
		!v.deepens && !v.build.options.NoAwait && !v.opts.KeepGoing && v.drawTo == "" &&
		v.checkpoints.to == "" && v.checkpoints.from == ""
}

// searchBeside lets engines of both kinds explore the program. The one that asks a solver has one of the jobs; the first
// that decides has the result, and if none does, it is that of the engines that explore, unless they do not support the program.
func (v *verification) searchBeside(ctx context.Context) (*explore.Result, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(errBeaten)
	explores, asks := *v.session, *v.session
	explores.opts.Jobs--
	asks.opts.Jobs, asks.progress = 1, progressModes[2]
	asks.useSymbolic(inputEngine)
	ended := make(chan finisher, 2)
	go func() {
		result, err := (&verification{session: &explores}).search(ctx)
		ended <- finisher{&explores, result, err}
	}()
	go func() {
		prog, err := asks.loaded(ctx, &asks.budget, asks.build)
		var result *explore.Result
		if err == nil {
			asks.prog = prog
			result, err = (&verification{session: &asks}).search(ctx)
		}
		ended <- finisher{&asks, result, err}
	}()
	best := <-ended
	if best.session == &asks && isLimit(best.err) {
		best = <-ended // which has more to say
	} else if best.err == nil && !answers(best.result) {
		if other := <-ended; other.err != nil || other.better(best, &explores) {
			best = other
		}
	}
	if best.err != nil && !isLimit(best.err) {
		return nil, best.err
	}
	if best.err != nil {
		return v.cut(explore.Counts{}, best.err), nil
	}
	*v.session = *best.session
	if answers(best.result) {
		v.notes = append(v.notes, fmt.Sprintf("engines that explore and %s ran side by side; %s was first", inputEngine, best.result.Engine))
	}
	return best.result, nil
}

// better reports whether a search that has ended second has more to say than the first, which does not decide. Of two that do not decide, those that explore
// have: who asks a solver does so up to a bound.
func (f finisher) better(first finisher, explores *session) bool {
	unsupported := f.result.Verdict == explore.Unsupported
	switch {
	case answers(f.result):
		return true
	case unsupported != (first.result.Verdict == explore.Unsupported):
		return !unsupported
	}
	return f.session == explores
}
