package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/gomc/gomc/explore"
)

// crossCheck is what --cross-check does: engines that explore and an engine that asks a solver verify the program, each to its end. If one says
// safe and the other has found a violation, one of them is wrong, and that is a bug in gomc.
func (v *verification) crossCheck(ctx context.Context) error {
	first := v.result
	if first.Verdict != explore.Safe && first.Verdict != explore.Violation {
		v.notes = append(v.notes, "--cross-check: there is no verdict to compare")
		return nil
	}
	second, err := v.otherResult(ctx, first.Engine)
	if err != nil {
		return err
	}
	if second != nil {
		v.second = &jsonSecond{second.Engine, string(second.Verdict), second.Reason}
	}
	switch {
	case second == nil:
		v.notes = append(v.notes, fmt.Sprintf("--cross-check: no engine of another kind than %s does what is asked for", first.Engine))
	case second.Verdict == first.Verdict:
		v.notes = append(v.notes, fmt.Sprintf("--cross-check: %s says %s, too", second.Engine, second.Verdict))
	case second.Verdict != explore.Safe && second.Verdict != explore.Violation:
		v.notes = append(v.notes, fmt.Sprintf("--cross-check: %s has no verdict: %s", second.Engine, second.Reason))
	default:
		return &bug{what: fmt.Sprintf("engine %s says %s, engine %s says %s", first.Engine, first.Verdict, second.Engine, second.Verdict)}
	}
	return nil
}

// jsonSecond is what the second engine says.
type jsonSecond struct {
	Engine  string `json:"engine"`
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
}

// otherResult verifies the program with an engine of another kind; nil if none fits.
func (v *verification) otherResult(ctx context.Context, engine string) (*explore.Result, error) {
	s := *v.session
	s.opts.Jobs, s.opts.Solver, s.opts.Scheduling, s.opts.Validation = 1, "", "", ""
	fit := explore.EnginesFor(s.opts.Model, s.opts.Checks)
	switch {
	case slices.Contains(explore.SymbolicEngines(), engine):
		if s.opts.Unroll > 0 { // that engine was named; else it had the bound from auto
			s.build.options.Unroll, s.opts.Unroll = s.opts.Unroll, 0
		}
		s.build.options.AnyInput, s.build.terms = false, s.build.options.Nondet == nil
		s.opts.Engine, s.opts.NoSymbolic = explore.Auto, true
	case slices.Contains(fit, inputEngine) && !s.build.options.NoAwait:
		s.useSymbolic(inputEngine)
	default:
		return nil, nil
	}
	prog, err := s.loaded(ctx, &s.budget, s.build)
	if isLimit(err) {
		return v.cut(explore.Counts{}, err), nil
	}
	if err != nil {
		return nil, err
	}
	s.prog = prog
	other := &verification{session: &s}
	return other.search(ctx)
}
