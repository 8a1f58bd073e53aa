package estimate

import (
	"cmp"
	"encoding/json"
)

// Trial is what one trial has found.
type Trial struct {
	Estimates []float64 // by quantity; see the constants of package explore
	Added     float64   // events that it has added, or steps that it has taken
	Partial   bool      // it has left out, at random, a part of the tree
}

// take takes a trial.
func (s sampler) take(seed uint64, number int) (Trial, error) {
	levels, err := s(func() Chooser { return newRandom(seed, number) })
	return Trial{Estimate(levels), spent(levels), leavesOut(levels)}, err
}

func (r *Result) add(t Trial) {
	r.Trials = append(r.Trials, t.Estimates)
	r.Partial = r.Partial || t.Partial
	r.Added += t.Added
}

// Learned is what the algorithm knows of the tree beside the program, for Learn of the same algorithm in another process; nil if that is nothing.
func (a *Algorithm) Learned() (json.RawMessage, error) {
	if a.tree == nil {
		return nil, nil
	}
	return a.tree.Learned()
}

// Learn takes over what another process has learned.
func (a *Algorithm) Learn(data json.RawMessage) error {
	if a.tree == nil || data == nil {
		return nil
	}
	return a.tree.Learn(data)
}

// Violated reports whether some trial has met a violation.
func (a *Algorithm) Violated() bool { return a.tree != nil && a.tree.Violated() }

// Sampler takes single trials, as [Run] takes them: for who divides them among processes. Each goroutine has one of its own.
type Sampler struct{ sampler }

// Sampler returns a sampler for what the algorithm has learned until now.
func (a *Algorithm) Sampler() *Sampler { return &Sampler{a.sampler()} }

// Take takes the trial with a number. An error that is tree.ErrAnother makes all trials void that were taken before the algorithm has learned why.
func (s *Sampler) Take(seed uint64, number int) (Trial, error) { return s.take(seed, number) }

// Add adds the trial with the next number, and reports whether [Run] with these options would stop here.
func (r *Result) Add(t Trial, opts Options) (enough bool) {
	r.add(t)
	n := len(r.Trials)
	last := n == cmp.Or(opts.Trials, DefaultTrials)
	if opts.RelativeError > 0 && (n%batch == 0 || last) {
		r.Stopped = r.precise(opts.RelativeError)
	}
	return r.Stopped || last
}
