package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

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

// searchInputs explores the program again with inputs of any value. Where that engine does not support the program either, the result stays.
func (v *verification) searchInputs(ctx context.Context) error {
	before := *v.session
	v.opts.Jobs = 1
	v.useSymbolic(inputEngine)
	prog, err := v.loaded(ctx, &v.budget, v.build)
	if err == nil {
		v.prog = prog
		var result *explore.Result
		if result, err = v.search(ctx); err == nil && result.Verdict != explore.Unsupported {
			v.result = result
			return nil
		}
	}
	*v.session = before
	if isLimit(err) {
		return nil
	}
	return err
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
		s.build.options.Nondet = &domain
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
