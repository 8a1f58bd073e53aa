package programs

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"sync/atomic"
	"time"

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

// Executions is the kind of a batch whose items are blocks of executions under random schedules; what they have to know is a [Sampling], and their outputs are of the type explore.Block.
const Executions = "executions"

// Sampling says how executions are taken. Model and checks are those of the job's search.
type Sampling struct {
	explore.Sampling           // From is that of the first item, Executions bounds those of all items together, 0 for no bound
	Size             uint64    // of a block
	Until            time.Time // when workers give up, as who waits for the executions must have died; zero for never
}

// block is the part of an item.
func (s Sampling) block(number int) explore.Sampling {
	how := s.Sampling
	before := uint64(number) * s.Size
	how.From, how.Executions, how.Time, how.Jobs = s.From+before, s.Size, 0, 1
	if s.Executions > 0 {
		how.Executions = min(s.Size, s.Executions-before)
	}
	return how
}

// Items is how many blocks there are; so many that nobody comes to the end of them if there is no bound.
func (s Sampling) Items() int {
	if s.Executions == 0 {
		return math.MaxInt32
	}
	return int(min((s.Executions+s.Size-1)/s.Size, math.MaxInt32))
}

// item does an item of a batch; enough says that what came of it is to be known at once. Its errors are tree.ErrAnother, an *explore.Refusal, or a reason to do it again.
type item func(number int) (output any, enough bool, err error)

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
		known := false
		f, err = job.Batch.Do(at, func() bool { return known || interrupted.Load() }, split, func(number int) (json.RawMessage, error) {
			output, enough, err := do(number)
			if err != nil {
				return nil, err
			}
			known = enough
			return json.Marshal(output)
		})
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
	switch job.Batch.Kind {
	case Trials:
		return p.trials(l, job)
	case Executions:
		return p.executions(l, job)
	}
	return nil, nil, fmt.Errorf("a batch of %q", job.Batch.Kind)
}

// executions returns what takes blocks of executions.
func (p *Programs) executions(l *loaded, job *cluster.Job) (item, learner, error) {
	var how Sampling
	if err := json.Unmarshal(job.Batch.What, &how); err != nil {
		return nil, nil, err
	}
	if how.Size == 0 || how.Items() < job.Batch.Items {
		return nil, nil, errors.New("blocks of no executions")
	}
	s := &job.Search
	opts := explore.Options{Model: s.Model, Checks: s.Checks, MaxSteps: s.MaxSteps, KeepGoing: s.KeepGoing}
	return func(number int) (any, bool, error) {
		if !how.Until.IsZero() && time.Now().After(how.Until) {
			return nil, false, &explore.Refusal{Verdict: explore.Unknown, Reason: "the time for executions is over"}
		}
		b, err := explore.TestBlock(p.ctx, l.prog.Program, opts, how.block(number))
		if err != nil {
			return nil, false, errors.Join(cluster.ErrRefused, err)
		}
		return b, b.Tally.Verdict != "" || b.First > 0 && !s.KeepGoing, nil
	}, nil, nil
}

// trials returns what takes trials.
func (p *Programs) trials(l *loaded, job *cluster.Job) (item, learner, error) {
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
	return func(number int) (any, bool, error) {
		t, err := sampler.Take(how.Seed, number)
		return trialOf(t, a.Violated()), false, err
	}, a, nil
}
