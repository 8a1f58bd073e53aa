package vsc

import "slices"

// Core returns readers of an inconsistent problem whose good writes alone leave no
// witness, ascending. Other readers of it may read anything. It is minimal if
// without the constraint of any one of them there is a witness. For a problem that
// is hard it may not be: a smaller one is passed over if its solution takes longer
// than the budget, which is a number of times that Stop is asked, or is stopped.
// Stats and [Solver.Conflict] are afterwards those of the core.
//
// It is algorithm QuickXplain of Junker, "Preferred explanations and relaxations for
// over-constrained problems", AAAI 2004.
func (s *Solver) Core(p *Problem, budget int) (core []int32, minimal bool) {
	q := *p
	q.Known = nil // it follows from constraints that are left out
	x := &explainer{solver: s, problem: &q, all: p.Events, minimal: true}
	q.Events = slices.Clone(p.Events)
	for i := range q.Events {
		if e := &q.Events[i]; e.Kind.Reads() && e.Good != Any {
			core = append(core, int32(i))
			e.Good = Any
		}
	}
	stop := s.Options.Stop
	s.Options.Stop = func() bool {
		x.ended = x.ended || stop != nil && stop()
		x.asked++
		return x.ended || x.asked > budget
	}
	core = x.shrink(true, core)
	x.constrain(core)
	s.Options.Stop = stop
	s.Solve(&q, nil)
	return core, x.minimal
}

// explainer looks for a core.
type explainer struct {
	solver  *Solver
	problem *Problem // with the constraints that are assumed
	all     []Event  // with all constraints
	minimal bool
	asked   int  // how often Stop was, for one problem
	ended   bool // the caller wants no more
}

func (x *explainer) constrain(readers []int32) {
	for _, r := range readers {
		x.problem.Events[r].Good = x.all[r].Good
	}
}

func (x *explainer) release(readers []int32) {
	for _, r := range readers {
		x.problem.Events[r].Good = Any
	}
}

// inconsistent reports whether what is assumed leaves no witness.
func (x *explainer) inconsistent() bool {
	x.asked = 0
	if x.solver.Options.Stop() {
		x.minimal = false
		return false
	}
	_, v := x.solver.Solve(x.problem, nil)
	x.minimal = x.minimal && v != Unknown
	return v == Inconsistent
}

// shrink returns a minimal part of the readers that is inconsistent with what is
// assumed. If more has been assumed since that was last looked at, fresh, it may be
// empty.
func (x *explainer) shrink(fresh bool, readers []int32) []int32 {
	if fresh && x.inconsistent() || len(readers) == 0 {
		return nil
	}
	if len(readers) == 1 || x.ended {
		return readers
	}
	left, right := readers[:len(readers)/2], readers[len(readers)/2:]
	x.constrain(left)
	right = x.shrink(true, right)
	x.release(left)
	x.constrain(right)
	left = x.shrink(len(right) > 0, left)
	x.release(right)
	return slices.Concat(left, right)
}
