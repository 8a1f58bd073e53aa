package explore

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/memmodel"
)

// Auto in Options.Engine, or nothing, leaves the choice of the engine to [Run].
//
// The rule: where only one engine does what is asked for, that one; for several
// jobs and checkpoints, trust. Under sequential consistency trust and rvf take turns until one has come
// to its end; see turns. Under the other models trust explores, and optimal what is
// beyond the limits of trust.
const Auto = "auto"

// Turns are counted in events, not in time, so that the same engine comes to its end
// whenever the program is explored. Most programs are over within the first turn. An event of rvf takes about
// the time of ten of trust's: so trust has three quarters of the time,
// and after the first turn auto needs about a third more than trust would, or four times
// what rvf would need.
const (
	firstTurn = 300_000 // events of trust before rvf begins
	trustTurn = 150_000
	rvfTurn   = 5_000
	// patience bounds the steps of one search for a witness, in calls of vsc's
	// Options.Stop. rvf gives up then.
	patience = 10_000
)

// choose resolves Auto to an engine; turns says that rvf may take turns with it.
func choose(opts *Options) (turns bool) {
	fit := EnginesFor(opts.Model, opts.Checks)
	switch {
	case len(fit) == 0:
		opts.Engine = engines[0].name
	case !slices.Contains(fit, "trust"):
		opts.Engine = fit[0]
	default:
		opts.Engine = "trust"
		opts.fallback = slices.Contains(fit, engines[0].name) && opts.Checkpoint == nil && opts.Resume == nil
		turns = opts.Jobs <= 1 && opts.Checkpoint == nil && opts.Resume == nil && slices.Contains(fit, "rvf") &&
			!opts.KeepGoing && opts.Leaf == nil && opts.Found == nil
	}
	return turns
}

// turns lets trust and rvf explore in turns, and returns the run of the one that has
// come to its end.
func (r *run) turns() *run {
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	other := r.challenge(&interrupted)
	defer other.leave()
	g := &graphs{layout: trust.NewLayout()}
	for turn := uint64(firstTurn); ; turn = trustTurn {
		w := g.turnWalker(r, turn)
		for w.Run(&interrupted) == tree.Interrupted && r.ctx.Err() == nil {
			if other.turn() {
				return other.run
			}
			r.progress()
			w.Turn(trustTurn)
		}
		switch {
		case r.ctx.Err() != nil:
			r.stop(Unknown, context.Cause(r.ctx).Error())
			return r
		case r.sequel != startOver:
			return r
		}
		r.forget()
	}
}

// progress tells of the progress, if it is time.
func (r *run) progress() {
	if r.opts.Progress != nil && !time.Now().Before(r.progressAt) {
		r.progressAt = time.Now().Add(r.opts.ProgressInterval)
		r.opts.Progress(r.counts())
	}
}

// challenger is rvf, in a goroutine that waits for its turns.
type challenger struct {
	run     *run
	begin   func()
	begun   bool
	resume  chan bool // false to give up
	yield   chan bool // true at the end
	failure any       // of a panic
	over    bool
}

// challenge prepares rvf. It does not begin before its first turn.
func (r *run) challenge(interrupted *atomic.Bool) *challenger {
	opts := r.opts
	opts.Engine, opts.Progress = "rvf", nil
	c := &challenger{run: newRun(r.ctx, r.prog, memmodel.SC, opts), resume: make(chan bool), yield: make(chan bool)}
	c.begin = func() {
		defer func() {
			c.failure = recover()
			c.yield <- true
		}()
		events := uint64(rvfTurn)
		c.run.explore(rvf.Options{Patience: patience, Pause: func(t *rvf.Tally) (stop bool) {
			if t.Events < events {
				return false
			}
			events = t.Events + rvfTurn
			c.yield <- false
			return !<-c.resume
		}}, interrupted)
	}
	return c
}

// turn lets rvf go on. It reports whether it has come to the end, with a result.
func (c *challenger) turn() bool {
	switch {
	case c.over:
		return false
	case c.begun:
		c.resume <- true
	default:
		c.begun = true
		go c.begin()
	}
	if c.over = <-c.yield; !c.over {
		return false
	}
	if c.failure != nil {
		panic(c.failure)
	}
	return !c.run.over() || c.run.verdict == Violation
}

// leave makes rvf give up.
func (c *challenger) leave() {
	if c.begun && !c.over {
		c.resume <- false
		c.over = <-c.yield
	}
}
