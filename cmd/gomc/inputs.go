package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/report"
)

// inputEngine explores programs with inputs of any value.
const inputEngine = "bmc"

// asksForDomain reports whether the engines that auto has chosen would have to try all values of an input one by one.
func (v *verification) asksForDomain() bool {
	return v.opts.Engine == explore.Auto && v.result.Verdict == explore.Unsupported && strings.HasSuffix(v.result.Reason, interp.NeedsDomain)
}

// takesInputs reports whether there is an engine that need not, and does what is asked for.
func (v *verification) takesInputs() bool {
	return slices.Contains(explore.EnginesFor(v.opts.Model, v.opts.Checks), inputEngine) && !v.build.options.NoAwait
}

// searchInputs explores the program again with inputs of any value: the engine that asks a solver, if it is to be asked, and those that explore, with inputs as terms,
// take turns. Where neither has an answer, the result is that of the first one, if it supports the program, or stays.
func (v *verification) searchInputs(ctx context.Context, asks bool) error {
	explores := *v.session
	terms := !explores.build.terms && !v.deepens && explores.build.options.Unroll == 0 // else those have had their turn, or bounds matter more
	cut := false
	if asks {
		turn := time.Duration(0)
		if terms {
			turn = min(solverTurn, v.turn())
		}
		var err error
		if cut, err = v.askSolver(ctx, explores, turn); err != nil || answers(v.result) {
			return err
		}
	}
	if terms {
		if err := v.searchTerms(ctx, explores); err != nil || answers(v.result) {
			return err
		}
	}
	if cut && ctx.Err() == nil {
		_, err := v.askSolver(ctx, explores, 0)
		return err
	}
	return nil
}

// solverTurn is how long the engine that asks a solver may take at first. What it does not decide soon it mostly does not decide in the rest of a turn either.
const solverTurn = 2 * time.Second

// turn is how long a search may take before another one is tried: domainTime, or a third of the limit.
func (v *verification) turn() time.Duration {
	if v.timeout > 0 {
		return min(domainTime, v.timeout/3)
	}
	return domainTime
}

// askSolver explores the program with the engine that asks a solver, for some time, 0 being no limit. It tells whether that was too short. Where that engine does not
// support the program, the result stays.
func (v *verification) askSolver(ctx context.Context, s session, turn time.Duration) (cut bool, err error) {
	s.opts.Jobs = 1
	s.useSymbolic(inputEngine)
	s.timeout, s.memory = turn, 0 // the limits of the whole are watched already
	result, err := s.searchFor(ctx)
	if isLimit(err) || err == nil && result.Verdict == explore.Unsupported {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	s.budget = v.budget
	*v.session, v.result = s, result
	return turn > 0 && !answers(result) && !result.Complete, nil
}

// useTerms lets engines that explore take inputs of any value, as terms: the one that the user names, or all where the one that asks a solver does not do what is asked
// for. A search that is resumed, by another process, does without: what a solver does not decide may differ there.
func (v *verification) useTerms() {
	explores := !slices.Contains(explore.SymbolicEngines(), v.opts.Engine)
	v.build.terms = explores && v.build.options.Nondet == nil && v.checkpoints.to == "" && v.checkpoints.from == "" &&
		(v.opts.Engine != explore.Auto || !v.takesInputs())
}

// searchTerms explores the program again with inputs that are terms, for a turn. Without an answer the result stays.
func (v *verification) searchTerms(ctx context.Context, s session) error {
	s.build.terms = true
	s.timeout, s.memory = v.turn(), 0 // the limit of memory is watched already
	result, err := s.searchFor(ctx)
	if err != nil && !isLimit(err) {
		return err
	}
	if err == nil && answers(result) {
		s.budget = v.budget
		*v.session, v.result = s, result
	}
	return nil
}

// useNumbers goes on with the program whose inputs are numbers, if inputs of any value were terms: a violation is one of it.
func (v *verification) useNumbers() {
	if v.build.terms && v.prog != nil && v.prog.concrete != nil && v.result.Error != nil {
		v.prog.concrete.notes = v.prog.notes
		v.prog = v.prog.concrete
		v.build.options.AnyInput, v.build.terms = true, false
	}
}

// Symbolic, Whole, Inputs, Splits and Concrete make the program an event.Symbolic, and Asks an event.Concrete.
func (p *program) Symbolic() bool                        { return p.terms != nil && p.terms.Symbolic() }
func (p *program) Whole() event.Program                  { return p.terms.Whole() }
func (p *program) Inputs(s event.State) ([]uint64, bool) { return p.terms.Inputs(s) }
func (p *program) Splits(s event.State) bool             { return p.terms.Splits(s) }
func (p *program) Asks(s event.State) bool               { return p.Program.(event.Concrete).Asks(s) }

// Concrete returns the program whose inputs are choices.
func (p *program) Concrete() (event.Concrete, error) {
	p.once.Do(func() { p.concrete, p.broken = p.compileConcrete() })
	return p.concrete, p.broken
}

// Where no engine takes inputs of any value, these few are tried, all of them together for domainTime at most.
var smallDomains = []report.Range{{Low: 0, High: 1}, {Low: -1, High: 3}}

const domainTime = 10 * time.Second

// searchDomains explores the program with inputs of few values. A violation that it finds is one; what it does not find may be there with other
// values, so that the verdict is unknown then.
func (v *verification) searchDomains(ctx context.Context) error {
	asked := v.result
	until := time.Now().Add(domainTime)
	tried, complete := []string{}, true
	for _, domain := range smallDomains {
		s := *v.session
		s.build.options.Nondet, s.build.terms = &domain, false
		s.timeout, s.memory = time.Until(until), 0 // the limit of memory is watched already
		if s.timeout <= 0 || ctx.Err() != nil {
			break
		}
		result, err := s.searchFor(ctx)
		switch {
		case err != nil && !isLimit(err):
			return err
		case err != nil:
			continue
		case result.Verdict == explore.Violation:
			s.budget = v.budget
			*v.session, v.result = s, result
			v.notes = append(v.notes, fmt.Sprintf("found with --nondet=%s: no engine takes inputs of any value here (%s)", domainFlag(domain), asked.Reason))
			return nil
		case result.Verdict == explore.Unsupported:
			v.result = result
			return nil
		}
		complete = complete && result.Verdict == explore.Safe
		tried = append(tried, domainFlag(domain))
		v.result = result
	}
	if len(tried) == 0 {
		v.result = asked
		return nil
	}
	how := "finds no violation"
	if !complete {
		how = fmt.Sprintf("finds no violation within %v", domainTime)
	}
	v.result.Verdict, v.result.Complete = explore.Unknown, false
	v.result.Reason = fmt.Sprintf("no engine takes inputs of any value here; --nondet=%s %s; %s", strings.Join(tried, " or "), how, asked.Reason)
	v.result.Site = asked.Site
	return nil
}

// searchFor loads the program once more, and explores it within the limits of the session.
func (s *session) searchFor(ctx context.Context) (*explore.Result, error) {
	ctx, stop := s.begin(ctx)
	defer stop()
	prog, err := s.loaded(ctx, &s.budget, s.build)
	if err != nil {
		return nil, err
	}
	s.prog = prog
	return (&verification{session: s}).search(ctx)
}

func domainFlag(r report.Range) string { return fmt.Sprintf("%d..%d", r.Low, r.High) }
