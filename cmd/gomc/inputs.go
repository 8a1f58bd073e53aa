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

// lacksInputs reports whether the engines that auto has chosen have no answer about a program that asks for inputs: they would have to try all values of one, or, with
// inputs as terms, have come to some limit.
func (v *verification) lacksInputs(ctx context.Context) bool {
	switch {
	case v.opts.Engine != explore.Auto:
		return false
	case v.result.Verdict == explore.Unknown:
		return v.build.terms && v.prog.asked() && ctx.Err() == nil
	}
	return v.result.Verdict == explore.Unsupported && strings.HasSuffix(v.result.Reason, interp.NeedsDomain)
}

// takesInputs reports whether there is an engine that need not, and does what is asked for.
func (v *verification) takesInputs() bool {
	return slices.Contains(explore.EnginesFor(v.opts.Model, v.opts.Checks), inputEngine) && !v.build.options.NoAwait
}

// searchInputs explores the program again with inputs of any value: by the engines that explore, with inputs as terms, if they have not, and by the engine that
// asks a solver, if it is to be asked, with few values in between. The result is that of the last one that supports the program.
func (v *verification) searchInputs(ctx context.Context, asks bool) error {
	if !v.build.terms && v.termsFit() {
		if err := v.searchTerms(ctx, *v.session); err != nil || answers(v.result) {
			return err
		}
	}
	if !asks {
		return nil
	}
	session, result := *v.session, v.result
	for _, try := range []func(context.Context) error{v.askSolver, v.searchDomains} {
		if err := briefly(ctx, try); err != nil || answers(v.result) || ctx.Err() != nil {
			return err
		}
		*v.session, v.result = session, result
	}
	return v.askSolver(ctx)
}

// briefTime is for how long few values are tried, and a solver is asked before, until it is asked for as long as there is time: what a few values do wrong is often found at once where a solver takes long.
const briefTime = time.Second

// briefly searches for briefTime at most.
func briefly(ctx context.Context, try func(context.Context) error) error {
	ctx, stop := context.WithTimeoutCause(ctx, briefTime, explore.ErrTimeout)
	defer stop()
	return try(ctx)
}

// termsFit reports whether bounds of loops do not matter more than inputs of any value.
func (v *verification) termsFit() bool { return !v.deepens && v.build.options.Unroll == 0 }

// askSolver explores the program with the engine that asks a solver. Where that engine does not support the program, the result stays.
func (v *verification) askSolver(ctx context.Context) error {
	s := *v.session
	s.opts.Jobs = 1
	s.useSymbolic(inputEngine)
	s.timeout, s.memory = 0, 0 // the limits of the whole are watched already
	result, err := s.searchFor(ctx)
	if isLimit(err) || err == nil && result.Verdict == explore.Unsupported {
		return nil
	}
	if err != nil {
		return err
	}
	s.budget = v.budget
	*v.session, v.result = s, result
	return nil
}

// useTerms lets engines that explore take inputs of any value, as terms. A search that is resumed, by another process, does without: what a solver does not decide may
// differ there.
func (v *verification) useTerms() {
	explores := !slices.Contains(explore.SymbolicEngines(), v.opts.Engine)
	v.build.terms = explores && v.build.options.Nondet == nil && v.checkpoints.to == "" && v.checkpoints.from == "" &&
		(v.opts.Engine != explore.Auto || !v.takesInputs() || v.termsFit())
}

// searchTerms explores the program again with inputs that are terms. Without an answer the result stays.
func (v *verification) searchTerms(ctx context.Context, s session) error {
	s.build.terms = true
	s.timeout, s.memory = 0, 0 // the limits of the whole are watched already
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

// Symbolic, Whole, Inputs, Splits, SolverWork and Concrete make the program an event.Symbolic, and Asks an event.Concrete.
func (p *program) Symbolic() bool                        { return p.terms != nil && p.terms.Symbolic() }
func (p *program) Whole() event.Program                  { return p.terms.Whole() }
func (p *program) Inputs(s event.State) ([]uint64, bool) { return p.terms.Inputs(s) }
func (p *program) Splits(s event.State) bool             { return p.terms.Splits(s) }
func (p *program) SolverWork() uint64                    { return p.terms.SolverWork() }
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
