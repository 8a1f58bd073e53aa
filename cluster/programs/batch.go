package programs

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"sync/atomic"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

// Trials is the kind of a batch whose items are trials of an estimate; what they have to know is an [Estimation], and their outputs are of the type [Trial].
const Trials = "trials"

// Estimation says how trials are taken. Engine, model and checks are those of the job's search.
type Estimation struct {
	Algorithm string `json:"algorithm"`
	Budget    int    `json:"budget"`
	Seed      uint64 `json:"seed"`
}

// Trial is what came of one.
type Trial struct {
	Bits    []uint64 `json:"estimates"` // of the estimates: JSON knows no infinity
	Added   float64  `json:"added"`
	Partial bool     `json:"partial,omitempty"`
	// Violated says that this trial, or one before it in the same piece, has met a violation.
	Violated bool `json:"violated,omitempty"`
}

func trialOf(t estimate.Trial, violated bool) Trial {
	out := Trial{Added: t.Added, Partial: t.Partial, Violated: violated}
	for _, x := range t.Estimates {
		out.Bits = append(out.Bits, math.Float64bits(x))
	}
	return out
}

// Trial is the trial as its sampler has returned it.
func (t Trial) Trial() estimate.Trial {
	out := estimate.Trial{Added: t.Added, Partial: t.Partial}
	for _, bits := range t.Bits {
		out.Estimates = append(out.Estimates, math.Float64frombits(bits))
	}
	return out
}

// item does an item of a batch. Its errors are tree.ErrAnother, an *explore.Refusal, or a reason to do it again.
type item func(number int) (json.RawMessage, error)

// learner is who does items, and learns from them.
type learner interface {
	Learned() (json.RawMessage, error)
}

// items does items of a batch for a slice.
func (p *Programs) items(l *loaded, id string, job *cluster.Job, at tree.Position) (f *cluster.Found, err error) {
	do, who, err := p.doer(l, job)
	if err != nil {
		return nil, errors.Join(cluster.ErrRefused, err)
	}
	p.opts.Slices.Run(id, func(interrupted *atomic.Bool, split func() int) {
		defer func() {
			if r := recover(); r != nil {
				err = &tree.Panic{Value: r, Stack: debug.Stack()}
			}
		}()
		f, err = job.Batch.Do(at, interrupted.Load, split, do)
	})
	var refused *explore.Refusal
	switch {
	case p.ctx.Err() != nil:
		return nil, p.ctx.Err() // the interpreter may have cut computations
	case errors.Is(err, tree.ErrAnother):
		f = &cluster.Found{Tally: explore.StartOver()}
		f.Learned, err = who.Learned()
	case errors.As(err, &refused):
		f, err = &cluster.Found{Tally: explore.Tally{Verdict: refused.Verdict, Reason: refused.Reason, Site: refused.Site}, Rest: []tree.Position{at}}, nil
	}
	return f, err
}

// doer returns what does the items of a batch.
func (p *Programs) doer(l *loaded, job *cluster.Job) (item, learner, error) {
	if job.Batch.Kind != Trials {
		return nil, nil, fmt.Errorf("a batch of %q", job.Batch.Kind)
	}
	var how Estimation
	if err := json.Unmarshal(job.Batch.What, &how); err != nil {
		return nil, nil, err
	}
	s := &job.Search
	a, err := estimate.New(p.ctx, how.Algorithm, how.Budget, l.prog.Program, explore.Options{Engine: s.Engine, Model: s.Model, Checks: s.Checks, MaxSteps: s.MaxSteps, KeepGoing: true})
	if err != nil {
		return nil, nil, err
	}
	if err := a.Learn(job.Learned); err != nil {
		return nil, nil, err
	}
	sampler := a.Sampler()
	return func(number int) (json.RawMessage, error) {
		t, err := sampler.Take(how.Seed, number)
		if err != nil {
			return nil, err
		}
		return json.Marshal(trialOf(t, a.Violated()))
	}, a, nil
}
