package explore

import (
	"context"
	"math"
	"slices"
	"sync/atomic"
	"time"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/rvf"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

// Auto in Options.Engine, or nothing, leaves the choice of the engine to [Run].
//
// The rule: where only one engine does what is asked for, that one; for several
// jobs and checkpoints, trust. Under sequential consistency trust takes turns with bmc, rvf and states until one has come
// to its end; see turns. Under the other models trust explores. What is
// beyond the limits of trust, states explores if it has few states, and optimal otherwise; where executions have no
// end, and for data races, states alone. So it is for what is left of the heap, which trust does not look at. It searches breadth first: docs/states.md says why.
const Auto = "auto"

// Turns are counted in work, not in time, so that the same engine comes to its end whenever the program is explored. Each engine counts its own, in what takes about as
// long in all programs; one of the others has a turn after each of trust's. The constants are such that trust has three quarters of the time: after the first turn, in which most programs
// are over, auto takes about a third longer than trust would, or twelve times what another would.
const (
	firstTurn  = 300_000 // events of trust before the others begin
	trustTurn  = 150_000 // of about 280 ns
	rvfTurn    = 350_000 // rvf.Tally.Work, of about 40 ns
	statesTurn = 10_000  // states.Counts.Work, of about 1.4 µs
	bmcTurn    = 140_000 // symbolic.work, of about 100 ns
	bmcFirst   = 500_000 // the first turn of bmc, long enough for many programs with millions of executions and few loops
	// patience bounds the steps of one search for a witness, in calls of vsc's
	// Options.Stop. rvf gives up then.
	patience = 10_000
	// turnStates bounds the states that are kept while another engine may come to its end first.
	turnStates = 5_000_000
	// turnEvents bounds the events of the unrolled program while another engine may come to its end first.
	turnEvents = 20_000
	// fewTransitions bounds the work that states does before optimal begins with what is beyond trust.
	fewTransitions = 2_000_000
)

// choose resolves Auto to an engine; turns says that others may take turns with it.
func choose(opts *Options) (turns bool) {
	fit := EnginesFor(opts.Model, opts.Checks)
	switch {
	case len(fit) == 0:
		opts.Engine = engines[0].name
	case !slices.Contains(fit, "trust"):
		opts.Engine = fit[0]
		opts.fallback = slices.Contains(fit, "states") // as where trust hands over
	default:
		opts.Engine = "trust"
		opts.fallback = (slices.Contains(fit, engines[0].name) || slices.Contains(fit, "states")) && opts.Checkpoint == nil && opts.Resume == nil
		turns = opts.Model == memmodel.SC.String() && opts.Jobs <= 1 && opts.Checkpoint == nil && opts.Resume == nil && !opts.watched()
	}
	return turns
}

// watched reports whether somebody wants to see every execution, which engines differ in.
func (o *Options) watched() bool { return o.KeepGoing || o.Leaf != nil || o.Found != nil }

// turns lets trust and other engines explore in turns, and returns the result of the one that has
// come to its end.
func (r *run) turns() *Result {
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	var others []*challenger
	if c := r.challengeBMC(); c != nil {
		others = append(others, c)
	}
	fit := EnginesFor(r.opts.Model, r.opts.Checks)
	if slices.Contains(fit, "rvf") {
		others = append(others, r.challengeRVF(&interrupted))
	}
	states := r.challengeStates()
	if states != nil {
		others = append(others, states)
	}
	defer func() {
		for _, c := range others {
			c.leave()
		}
	}()
	g := &graphs{layout: cells.NewLayout()}
	next := 0
	for turn := uint64(firstTurn); ; turn = trustTurn {
		w := g.turnWalker(r, turn)
		for w.Run(&interrupted) == tree.Interrupted && r.ctx.Err() == nil {
			if len(others) > 0 {
				next++
				if c := others[next%len(others)]; c.turn() {
					return c.run.result()
				}
			}
			r.progressAfter(g, w)
			w.Turn(trustTurn)
		}
		switch {
		case r.ctx.Err() != nil:
			r.stop(Unknown, context.Cause(r.ctx).Error())
			return r.result()
		case r.sequel == otherEngine:
			return r.handOver(states)
		case r.sequel != startOver:
			return r.result()
		}
		r.forget()
	}
}

// progress tells of the progress, if it is time.
func (r *run) progress() { r.progressAfter(nil, nil) }

// progressAfter does the same for trust, which knows its position.
func (r *run) progressAfter(g *graphs, w *graphWalker) {
	if r.opts.Progress == nil || time.Now().Before(r.progressAt) {
		return
	}
	r.progressAt = time.Now().Add(r.opts.ProgressInterval)
	if r.opts.Position != nil && w != nil {
		if learned, err := g.learned(); err == nil {
			at := tree.State[Tally]{Pending: []tree.Position{w.Position()}, Tally: Tally{Counts: r.counts()}}
			r.opts.Position(State{at, learned})
		}
	}
	r.opts.Progress(r.counts())
}

// challenger is another engine, in a goroutine that waits for its turns.
type challenger struct {
	run     *run
	begin   func(pause func(turn uint64) (stop bool))
	budget  uint64 // until the end of this turn, in what the engine counts
	unit    uint64 // budget of a turn
	begun   bool
	resume  chan bool // false to give up
	yield   chan bool // true at the end
	failure any       // of a panic
	over    bool
}

// challenge prepares an engine. It does not begin before its first turn. While it explores, it calls pause with how much it has done.
func (r *run) challenge(engine string, unit uint64, begin func(by *run, pause func(done uint64) (stop bool))) *challenger {
	opts := r.opts
	opts.Engine, opts.Progress, opts.Position = engine, nil, nil
	c := &challenger{run: newRun(r.ctx, r.prog, r.model, opts), unit: unit, resume: make(chan bool), yield: make(chan bool)}
	c.begin = func(pause func(uint64) bool) { begin(c.run, pause) }
	return c
}

// explore runs the engine, in its goroutine.
func (c *challenger) explore() {
	defer func() {
		c.failure = recover()
		c.yield <- true
	}()
	c.begin(func(done uint64) (stop bool) {
		if done < c.budget {
			return false
		}
		c.yield <- false
		return !<-c.resume
	})
}

// challengeRVF prepares rvf.
func (r *run) challengeRVF(interrupted *atomic.Bool) *challenger {
	return r.challenge("rvf", rvfTurn, func(by *run, pause func(uint64) bool) {
		by.explore(rvf.Options{Patience: patience, Pause: func(t *rvf.Tally) (stop bool) { return pause(t.Work) }}, interrupted)
	})
}

// challengeStates prepares states, if it does what is asked for.
func (r *run) challengeStates() *challenger {
	if !r.opts.fallback || r.opts.watched() || !slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), "states") {
		return nil
	}
	var c *challenger
	c = r.challenge("states", statesTurn, func(by *run, pause func(uint64) bool) {
		by.reach(func(n Reachable, work uint64) (stop bool) {
			return n.States > turnStates && c.budget < math.MaxUint64 || pause(work)
		})
	})
	return c
}

// challengeBMC prepares bmc, if it does what is asked for. What it says counts if no loop goes on beyond its bound.
func (r *run) challengeBMC() *challenger {
	if _, ok := r.prog.(Unroller); !ok || r.opts.watched() || !slices.Contains(EnginesFor(r.opts.Model, r.opts.Checks), "bmc") {
		return nil
	}
	c := r.challenge("bmc", bmcTurn, func(by *run, pause func(uint64) bool) {
		by.unroll(turnEvents, pause)
		if res := by.result(); res.Verdict != Safe {
			by.stop(Unknown, res.Reason)
		}
	})
	c.budget = bmcFirst - bmcTurn
	return c
}

// turn lets the engine go on. It reports whether it has come to the end, with a result.
func (c *challenger) turn() bool {
	c.budget += c.unit
	return c.goOn()
}

// goOn lets the engine go on until it has used up its budget.
func (c *challenger) goOn() bool {
	switch {
	case c.over:
		return false
	case c.begun:
		c.resume <- true
	default:
		c.begun = true
		go c.explore()
	}
	if c.over = <-c.yield; !c.over {
		return false
	}
	if c.failure != nil {
		panic(c.failure)
	}
	return !c.run.over() && c.run.unsure == "" || c.run.verdict == Violation
}

// upTo lets the engine go on until it has done n in all.
func (c *challenger) upTo(n uint64) bool {
	c.budget = max(c.budget, n)
	return c.goOn()
}

// leave makes the engine give up.
func (c *challenger) leave() {
	if c.begun && !c.over {
		c.resume <- false
		c.over = <-c.yield
	}
}
