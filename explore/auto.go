package explore

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"time"

	"golang.org/x/sync/semaphore"

	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
)

// Auto in Options.Engine, or nothing, leaves the choice of the engine to [Run].
//
// The rule: where only one engine does what is asked for, that one; for several
// jobs and checkpoints, trust. Otherwise trust takes turns with bmc, states, and what tells reads-from apart, rvf under sequential consistency and trust-rf
// under the other models, as far as they do what is asked for, until one has come to its end; see turns. Random executions take turns with them, too, and end nothing but by a violation; see challengeRandom. With Options.Beside, after trust's first turn half of the jobs are for the others as long
// as they need them; see sideBySide. What is
// beyond the limits of trust, states, bmc and optimal explore, as far as they do what is asked for; see handOver. So it is for what is left of the heap, at which trust does not look: states begins. It searches breadth first: docs/states.md says why.
const Auto = "auto"

// Turns are counted in work, not in time, so that the same engine comes to its end whenever the program is explored. Each engine counts its own, in what takes about as
// long in all programs. The first turns are short, for what another explores in a few milliseconds, and each is twice as long as the one before until they are as long as
// the constants say. All but random executions have equal shares of the time at first, so that auto takes as many times as long as the best of them as there are engines, at most; see evenTurns for later.
const (
	firstTurn     = 40_000    // of trust, before the others begin
	trustTurn     = 56_000    // search.Options.Turn, of about 250 ns
	rvfTurn       = 75_000    // rvf.Tally.Work, of about 190 ns
	readsFromTurn = 1_400_000 // search.Tally.Work, of about 10 ns
	statesTurn    = 10_000    // states.Counts.Work, of about 1.4 µs
	bmcTurn       = 100_000   // symbolic.work, of about 130 ns
	optimalTurn   = 50_000    // steps of optimal, of about 280 ns; where trust hands over
	randomTurn    = 10_000    // steps of random executions, of about 350 ns: a quarter of the time that the others have
	// beforeRandom is how many turns each of the others has before: until then they may find a violation that takes fewer steps.
	beforeRandom = 6
	// randomGraph is how much longer a step takes where executions are graphs.
	randomGraph = 10
	// aloneTurns is how many turns trust has between those of random executions if nobody else is left, and aloneRandom how many random executions have at most side by side with trust if nobody else is left.
	aloneTurns, aloneRandom = 4, 20
	// randomSteps bounds the steps of a random execution: of executions without an end there are not to be few.
	randomSteps = 1_000
	// mostRandom bounds the steps of random executions, and so their time to some two seconds.
	mostRandom = 600 * randomTurn
	// shortTurns is how many turns of each of the others are shorter: the first by a factor of 2 to the power of shortTurns.
	shortTurns = 2
	// evenTurns is how many turns of each of the others are as long as what trust has in the meantime. From then on, after about two seconds, trust has as much as all others together: in the corpus, what takes
	// that long is mostly over first with trust.
	evenTurns = 32
	// patience bounds the steps of one search for a witness, in calls of vsc's
	// Options.Stop. rvf gives up then.
	patience = 10_000
	// turnStates bounds the states that are kept while another engine may come to its end first, together with the stores in all contents of store buffers, which take about as much memory each.
	turnStates = 5_000_000
	// fewTransitions bounds the work that states does before trust, with larger graphs, and optimal begin with what is beyond trust.
	fewTransitions = 2_000_000
	// lastTurns is how many turns each of the others has to find a violation where trust has come to what is not supported.
	lastTurns = 3
	// lastRandom bounds the steps of random executions where trust has come to what is not supported: that may be more threads than there can be, and few of them may do something wrong.
	lastRandom = 20 * randomTurn
	// turnEvents bounds the events of the unrolled program while another engine may come to its end first.
	turnEvents = 20_000
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
		turns = (opts.Jobs <= 1 || opts.Beside) && opts.Checkpoint == nil && opts.Resume == nil && !opts.watched()
	}
	return turns
}

// watched reports whether somebody wants to see every execution, which engines differ in.
func (o *Options) watched() bool { return o.KeepGoing || o.Leaf != nil || o.Found != nil }

// turns lets trust and other engines explore in turns, and returns the result of the one that has
// come to its end.
func (r *run) turns() (*Result, error) {
	jobs := r.opts.Jobs
	r.opts.Jobs = 1
	var interrupted atomic.Bool
	defer context.AfterFunc(r.ctx, func() { interrupted.Store(true) })()
	others := r.challengers(&interrupted)
	defer others.leave()
	g := &graphs{layout: cells.NewLayout()}
	for turn := uint64(firstTurn); ; turn = others.between() {
		w := g.turnWalker(r, turn)
		asked := r.questions()
		for w.Run(&interrupted) == tree.Interrupted && r.ctx.Err() == nil {
			owed := r.questions() - asked
			if jobs > 1 && owed <= turn {
				return r.sideBySide(g, w, others, jobs)
			}
			if r.executions == 0 {
				others.statesFirst()
			}
			for ; ; owed -= turn {
				if owed > turn {
					others.first(others.bmc) // which asks no questions, as all others do
				}
				if c := others.turn(); c != nil {
					return c.run.result(), nil
				}
				if turn = others.between(); owed <= turn || r.ctx.Err() != nil {
					break
				}
			}
			r.progressAfter(g, w)
			w.Turn(turn)
			asked = r.questions()
		}
		if r.ctx.Err() == nil && r.sequel == startOver {
			r.forget()
			continue
		}
		return r.afterTurns(others, jobs), nil
	}
}

// questions is how much work went into questions about inputs until now, in the unit of trust's turns. A single question can take as long as many turns, which the others have then.
func (r *run) questions() uint64 {
	if s := symbolicInputs(r.prog); s != nil {
		return s.SolverWork() * trustTurn / bmcTurn
	}
	return 0
}

// afterTurns is the result where trust is the first to end. What is beyond it, others explore, and what it does not support does not end the search for violations that others find soon.
func (r *run) afterTurns(others *challengers, jobs int) *Result {
	switch {
	case r.ctx.Err() != nil:
		r.stop(Unknown, context.Cause(r.ctx).Error())
	case r.verdict == Unsupported:
		for range lastTurns * len(others.queue) {
			if c := others.turn(); c != nil && c.run.verdict == Violation {
				return c.run.result()
			}
		}
		if c := others.random; c != nil && c.upTo(lastRandom) {
			return c.run.result()
		}
	case r.sequel == otherEngine:
		r.opts.Jobs = jobs
		if jobs > 1 && others.states != nil && !others.states.over {
			others.renew(r.challengeStates()) // with all jobs
		}
		return r.handOver(others)
	}
	return r.result()
}

// sideBySide lets trust go on from where a walker is, and the others beside it, which have half of the jobs as long as they need them. It returns the result of the one that
// is the first to come to its end.
func (r *run) sideBySide(g *graphs, w *graphWalker, others *challengers, jobs int) (*Result, error) {
	learned, err := g.learned()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancelCause(r.ctx)
	defer cancel(nil)
	opts := r.opts
	opts.Jobs = jobs
	opts.Resume = &State{tree.State[Tally]{Pending: []tree.Position{w.Position()}, Tally: r.tally()}, learned}
	by := newRun(ctx, r.prog, r.model, opts)
	slots := min(len(others.all), jobs/2)
	by.cores = semaphore.NewWeighted(int64(jobs))
	if err := by.cores.Acquire(ctx, int64(slots)); err != nil {
		return nil, err
	}
	var ended atomic.Bool
	result := make(chan error, 1)
	go func() {
		err := by.walk(newGraphs(by))
		ended.Store(true)
		result <- err
	}()
	winner := others.race(&ended, slots, by.cores)
	if winner != nil {
		cancel(errors.New(beaten))
	}
	if err := <-result; err != nil && winner == nil {
		return nil, err
	}
	if winner != nil {
		return winner.run.result(), nil
	}
	by.ctx = r.ctx
	return by.afterTurns(others, jobs), nil
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
