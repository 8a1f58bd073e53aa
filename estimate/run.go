package estimate

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Options configure [Run].
type Options struct {
	// Trials is how many trials are taken; 0 means DefaultTrials.
	Trials int
	// Seed makes the choices. With the same seed a trial is the same whatever the number of jobs.
	Seed uint64
	// Jobs is how many trials are taken at the same time; 0 means 1.
	Jobs int
	// RelativeError, if not 0, ends the trials when half the width of the confidence interval of the number of executions, or of
	// graphs if there seem to be none, is less than this share of the mean. That makes the mean biased, if only slightly: it
	// stops more readily where it is too small.
	RelativeError float64
}

// DefaultTrials is how many trials are taken if nobody says.
const DefaultTrials = 1000

// batch is how many trials are taken between two looks at their mean.
const batch = 16

// Result is what some trials have found.
type Result struct {
	Algorithm *Algorithm
	// Trials are the estimates, by trial and quantity; see the constants of package explore.
	Trials [][]float64
	// Partial says that some trial has left out, at random, a part of the tree. If none has, the estimates are exact.
	Partial bool
	// Stopped says that RelativeError has ended the trials.
	Stopped bool
	// Violated says that some trial has met a violation: a search without keep-going ends at the first one.
	Violated bool
	Time     time.Duration // that the trials took
	Added    float64       // events that the trials have added, or steps that they have taken
}

// Run takes trials. It returns an error if ctx ends before there is a batch of them, or an *explore.Refusal if the program is beyond
// the engine. If ctx ends later, the Result has the trials until then, together with the cause.
func Run(ctx context.Context, a *Algorithm, opts Options) (*Result, error) {
	if opts.Trials == 0 {
		opts.Trials = DefaultTrials
	}
	start := time.Now()
	r := &Result{Algorithm: a}
	samplers := make([]sampler, max(opts.Jobs, 1))
	for again := true; again; {
		again = false
		r.Trials, r.Added, r.Partial = nil, 0, false
		for i := range samplers {
			samplers[i] = a.sampler()
		}
		for len(r.Trials) < opts.Trials && !r.Stopped && !again {
			err := r.more(ctx, samplers, opts)
			switch {
			case errors.Is(err, tree.ErrAnother):
				again = true
			case err != nil:
				r.finish(start)
				return r, err
			}
			r.Stopped = !again && opts.RelativeError > 0 && r.precise(opts.RelativeError)
		}
	}
	r.finish(start)
	return r, nil
}

func (r *Result) finish(start time.Time) {
	r.Time = time.Since(start)
	r.Violated = r.Algorithm.Violated()
}

// more takes a batch of trials. All of them come to their end, also if one fails because the tree is another one: what
// is learned must not depend on the number of jobs.
func (r *Result) more(ctx context.Context, samplers []sampler, opts Options) error {
	first := len(r.Trials)
	n := min(batch, opts.Trials-first)
	trials, errs := make([]Trial, n), make([]error, n)
	var group sync.WaitGroup
	next := make(chan int)
	for _, sample := range samplers {
		group.Go(func() {
			for i := range next {
				trials[i], errs[i] = sample.take(opts.Seed, first+i)
			}
		})
	}
	for i := range n {
		if ctx.Err() == nil {
			next <- i
		} else {
			errs[i] = context.Cause(ctx)
		}
	}
	close(next)
	group.Wait()
	if err := worst(errs); err != nil {
		return err
	}
	for _, t := range trials {
		r.add(t)
	}
	return nil
}

// spent returns how many events a trial has added.
func spent(trial []Level) (n float64) {
	for _, l := range trial {
		n += float64(l.Added)
	}
	return n
}

// leavesOut reports whether a trial has chosen among nodes.
func leavesOut(trial []Level) bool {
	for i := 1; i < len(trial); i++ {
		if trial[i].Nodes < trial[i-1].Children {
			return true
		}
	}
	return false
}

// worst returns the first error, one that is final if there is one.
func worst(errs []error) (found error) {
	for _, err := range errs {
		if err != nil && (found == nil || errors.Is(found, tree.ErrAnother)) {
			found = err
		}
	}
	return found
}

// leastTrials is how many trials there have to be before RelativeError may end them.
const leastTrials = 4 * batch

// precise reports whether a relative error is reached. That trials agree which have left something out says nothing about that.
func (r *Result) precise(relative float64) bool {
	if len(r.Trials) < leastTrials {
		return false
	}
	s := r.Summary(explore.Executions)
	if s.Mean == 0 {
		s = r.Summary(explore.Graphs)
	}
	return s.High-s.Mean <= relative*s.Mean && s.Doubt == "" && !(r.Partial && s.Variance == 0)
}

// Summary sums up the trials of a quantity.
func (r *Result) Summary(quantity int) Summary {
	x := make([]float64, len(r.Trials))
	for i, t := range r.Trials {
		x[i] = t[quantity]
	}
	s := Summarise(x)
	if s.Mean == 0 && r.Partial {
		s.Doubt = "no trial has met any, which need not mean that there are none"
	}
	return s
}
